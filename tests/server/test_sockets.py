"""A connection that does not read is ended before it misses something without knowing."""

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from dracotheque.server.settings import Settings
from dracotheque.server.wire.sockets import QUEUE, TOO_MUCH, Socket

pytestmark = pytest.mark.anyio


class Deaf:
    """The other side of a connection whose transport is full for ever."""

    def __init__(self) -> None:
        self.codes: list[int] = []
        self.sent: list[Any] = []
        self.full = True

    async def send(self, message: Any) -> None:
        if self.full:
            await asyncio.Event().wait()
        self.sent.append(message["text"])

    async def close(self, code: int) -> None:
        self.codes.append(code)


def socket_to(other: Deaf) -> Socket:
    services: Any = SimpleNamespace(settings=Settings())
    return Socket(other, other.send, services, None)  # type: ignore[arg-type]  # as much of a connection as it needs


async def test_what_the_transport_takes_is_sent_at_once_and_in_order() -> None:
    other = Deaf()
    other.full = False
    socket = socket_to(other)
    socket.send(b"one")
    socket.send(b"two")
    assert other.sent == ["one", "two"]


async def test_a_connection_that_never_reads_is_closed_once() -> None:
    other = Deaf()
    socket = socket_to(other)
    for _ in range(QUEUE + 5):
        socket.send(b"news")
    await asyncio.sleep(0)
    assert other.sent == []
    assert other.codes == [TOO_MUCH]
