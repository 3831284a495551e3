"""What strangers do: each attack runs in a process of its own, over loopback, for so many seconds and no longer."""

import asyncio
import os
import time
from base64 import b64encode
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, Final

PING: Final = b"\x89\x80\x00\x00\x00\x00"
"""An empty ping, under a mask of zeros."""
HEADER: Final = b"a: b\r\n" * 10_000
IDLE: Final = 5000
EACH: Final = 200
"""Of one address."""
SLOW: Final = 200
STRANGER: Final = "127.0.0.2"
"""No trusted proxy, as 127.0.0.1 would be: whatever is limited by address is limited for this one."""
AGAIN: Final = 0.05
"""Seconds after which one who was thrown out comes back."""
Attack = Callable[[str, int, str, float], Coroutine[Any, Any, None]]


async def connect(host: str, port: int, source: str = STRANGER) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    return await asyncio.open_connection(host, port, local_addr=(source, 0))


async def flood(host: str, port: int, first: bytes, data: bytes, rate: float | None, until: float) -> None:
    """Send the same over and over, so many bytes a second or as fast as it goes; come back when thrown out."""
    while time.monotonic() < until:
        with suppress(OSError, TimeoutError):
            reader, writer = await connect(host, port)
            writer.write(first)
            sent, began = 0, time.monotonic()
            while time.monotonic() < until and not reader.at_eof():
                writer.write(data)
                await asyncio.wait_for(writer.drain(), 5)
                sent += len(data)
                pause = sent / rate - (time.monotonic() - began) if rate is not None else 0.0
                await asyncio.sleep(max(0.0, pause))
            writer.close()
        await asyncio.sleep(AGAIN)


def handshake(path: str) -> bytes:
    key = b64encode(os.urandom(16)).decode()
    lines = (f"GET {path} HTTP/1.1", "Host: 127.0.0.1", "Upgrade: websocket", "Connection: Upgrade")
    return "\r\n".join([*lines, f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", "", ""]).encode()


async def pings(host: str, port: int, path: str, until: float) -> None:
    """A spectator says nothing but empty pings, a megabyte a second."""
    await flood(host, port, handshake(path), PING * 1000, 1e6, until)


async def unread_pings(host: str, port: int, path: str, until: float) -> None:
    """Full pings as fast as they go, of which no answer is read."""
    await flood(host, port, handshake(path), (b"\x89\xfd\x00\x00\x00\x00" + b"x" * 125) * 500, None, until)


async def headers(host: str, port: int, path: str, until: float) -> None:
    """A request whose small headers never end."""
    await flood(host, port, b"GET / HTTP/1.1\r\n", HEADER, None, until)


async def requests(host: str, port: int, path: str, until: float) -> None:
    """Requests, each sent before the last is answered."""
    await flood(host, port, b"", b"GET /api/shelf HTTP/1.1\r\nHost: a\r\n\r\n" * 10, None, until)


async def slow_bodies(host: str, port: int, path: str, until: float) -> None:
    """Many bodies, each a byte at a time."""
    head = b"POST /api/guest HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n"
    await asyncio.gather(*(flood(host, port, head, b" ", 2.0, until) for _ in range(SLOW)))


async def idle_sockets(host: str, port: int, path: str, until: float) -> None:
    """Thousands of connections from many addresses that say nothing, opened again when they are closed."""

    async def sit(number: int) -> None:
        await asyncio.sleep(number / IDLE)
        while time.monotonic() < until:
            with suppress(OSError, TimeoutError):
                reader, writer = await connect(host, port, f"127.0.1.{number // EACH + 1}")
                await asyncio.wait_for(reader.read(1), max(0.1, until - time.monotonic()))
                writer.close()
            await asyncio.sleep(1.0)

    await asyncio.gather(*map(sit, range(IDLE)))


ATTACKS: Final[dict[str, Attack]] = {
    "empty pings, 1 MB/s": pings,
    "full pings, answers unread": unread_pings,
    "endless headers": headers,
    "requests without waiting": requests,
    f"{SLOW} slow bodies": slow_bodies,
    f"{IDLE:,} idle sockets": idle_sockets,
}


def run(name: str, host: str, port: int, path: str, seconds: float) -> None:
    """What happens in the process of the attacker."""
    asyncio.run(ATTACKS[name](host, port, path, time.monotonic() + seconds))
