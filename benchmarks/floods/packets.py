"""What one packet of a flood costs the event loop, in processor time: so long at most do the others wait for it."""

import asyncio
import time
from collections.abc import Callable, Iterator
from typing import Final

from websockets.protocol import OPEN
from websockets.server import ServerProtocol

from benchmarks.floods.attacks import HEADER, PING
from dracotheque.server.connections.websocket import WebSocket
from dracotheque.server.settings import Settings
from dracotheque.tables.rate_limiter import RateLimiter
from tests.server.test_connections import Street
from tests.server.test_websockets import Ear, Wire

PACKET: Final = 1 << 18
"""Bytes that the loop reads at once."""
TIMES: Final = 30
Case = tuple[str, Callable[[], Callable[[bytes], None]], bytes]


def websocket() -> Callable[[bytes], None]:
    settings = Settings()
    allowance = RateLimiter(settings.message_burst, settings.messages_per_second)
    protocol = ServerProtocol(max_size=settings.largest_message, state=OPEN)
    return WebSocket(Wire(), protocol, Ear(), allowance, set(), set()).data_received


def connection() -> Callable[[bytes], None]:
    return Street().come().say


def filled(part: bytes, first: bytes = b"") -> bytes:
    return (first + part * (PACKET // len(part) + 1))[:PACKET]


CASES: Final[tuple[Case, ...]] = (
    ("empty pings", websocket, filled(PING)),
    ("full pings", websocket, filled(b"\x89\xfd\x00\x00\x00\x00" + b"x" * 125)),
    ("empty parts of a message", websocket, filled(b"\x00\x80\x00\x00\x00\x00", b"\x01\x80\x00\x00\x00\x00")),
    ("small headers", connection, filled(HEADER, b"GET / HTTP/1.1\r\n")),
    ("requests", connection, filled(b"GET / HTTP/1.1\r\n\r\n")),
    (
        "a body in chunks of a byte",
        connection,
        filled(b"1\r\nx\r\n", b"POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n"),
    ),
)


async def costs() -> Iterator[tuple[str, float]]:
    """Each packet and the milliseconds it takes, the median of many."""
    found = []
    for name, begin, packet in CASES:
        spent = []
        for _ in range(TIMES):
            receive = begin()
            began = time.process_time()
            receive(packet)
            spent.append(1000 * (time.process_time() - began))
            await asyncio.sleep(0)
        found.append((name, sorted(spent)[TIMES // 2]))
    return iter(found)
