"""Floods against a real server: whatever a stranger sends, its memory stays where it was, and the others are served."""

import asyncio
from contextlib import suppress
from pathlib import Path
from typing import Final

import pytest

from benchmarks.floods.attacks import HEADER, PING, handshake
from dracotheque.server.connections.requests import LARGEST_HEAD
from tests.server.client import Person, Seat, door
from tests.server.databases import ready_sqlite
from tests.server.process import ServerProcess

pytestmark = [pytest.mark.anyio, pytest.mark.slow]
MUCH: Final = 40_000_000
"""Bytes a stranger would like to send."""
LITTLE: Final = 12_000_000
"""Bytes that leave a stranger before they are stopped: almost all of them lie in buffers of the system."""


async def push(port: int, first: bytes, data: bytes) -> int:
    """Send the same over and over without ever reading; how much the other side took before it hung up or stalled."""
    _, writer = await asyncio.open_connection("127.0.0.1", port)
    sent = 0
    with suppress(OSError, TimeoutError):
        writer.write(first)
        while sent < MUCH:
            writer.write(data)
            async with asyncio.timeout(1):
                await writer.drain()
            sent += len(data)
    writer.transport.abort()
    return sent


async def test_nothing_without_end_is_read_to_its_end(tmp_path: Path) -> None:
    server = ServerProcess(data=ready_sqlite(tmp_path), messages_per_second=20, message_burst=60)
    port = int(server.url.rpartition(":")[2])
    async with door(server.url) as http:
        person = await Person.enter(http, "Alix")
        table = await person.post("/api/play-now", {"game": "drakon"})
        hello = handshake(f"/api/tables/{table['id']}/live")
        body = b"POST /api/guest HTTP/1.1\r\nContent-Type: application/json\r\nContent-Length: 99999999\r\n\r\n"
        for first, data in (
            (b"GET / HTTP/1.1\r\n", HEADER),
            (b"GET /", b"x" * LARGEST_HEAD),
            (body, b" " * 65_536),
            (b"", b"GET /api/shelf HTTP/1.1\r\n\r\n" * 2000),
            (hello, PING * 10_000),
            (hello, (b"\x89\xfd\x00\x00\x00\x00" + b"x" * 125) * 500),
            (hello, b"\x01\x80\x00\x00\x00\x00" + b"\x00\x80\x00\x00\x00\x00" * 10_000),
        ):
            assert await push(port, first, data) < LITTLE, (first, data[:20])
        seat = Seat(server.url, table["id"], person.token)
        await seat.connect()
        await seat.hear("view")
        await seat.drop()
    assert server.stop() == ""


async def test_more_idle_sockets_than_there_is_room_for_shut_nobody_out(tmp_path: Path) -> None:
    server = ServerProcess(data=ready_sqlite(tmp_path), most_connections=20)
    port = int(server.url.rpartition(":")[2])
    idle = [await asyncio.open_connection("127.0.0.1", port) for _ in range(60)]
    async with door(server.url) as http:
        person = await Person.enter(http, "Alix")
        table = await person.post("/api/play-now", {"game": "drakon"})
    seat = Seat(server.url, table["id"], person.token)
    await seat.connect()
    more = [await asyncio.open_connection("127.0.0.1", port) for _ in range(60)]
    await seat.hear("view")
    await seat.send({"type": "ping"})
    await seat.hear("pong")
    await seat.drop()
    for _, writer in (*idle, *more):
        writer.transport.abort()
    assert server.stop() == ""
