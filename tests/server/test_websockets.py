"""Lines: sent at once, kept for the slow, ended with a reason, and asked when they fall silent."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from websockets.frames import Close, Frame, Opcode
from websockets.protocol import OPEN
from websockets.server import ServerProtocol

from dracotheque.server.connections.frames import text_head
from dracotheque.server.connections.heartbeat import QUICK_SPOKES, SPOKES, Heartbeat
from dracotheque.server.connections.websocket import (
    AT_ONCE,
    LAST_WORDS,
    NOT_TEXT,
    WAITING,
    WAITING_BYTES,
    WebSocket,
)
from dracotheque.tables.live.ports import GOING_DOWN, TOO_MUCH
from dracotheque.tables.rate_limiter import RateLimiter

pytestmark = pytest.mark.anyio
TEXT, BINARY, CLOSE, PING, PONG = Opcode.TEXT, Opcode.BINARY, Opcode.CLOSE, Opcode.PING, Opcode.PONG
TOO_LONG = 1009
BURST = 100


def frame(kind: Opcode, payload: bytes) -> bytes:
    """As a server sends it."""
    return bytes(Frame(kind, payload).serialize(mask=False))


def said(kind: Opcode, payload: bytes, *, last: bool = True) -> bytes:
    """As a client sends it."""
    return bytes(Frame(kind, payload, fin=last).serialize(mask=True))


def closing(code: int, reason: str = "") -> bytes:
    return frame(CLOSE, Close(code, reason).serialize())


class Wire(asyncio.Transport):
    """The other side of a connection."""

    def __init__(self) -> None:
        super().__init__()
        self.sent: list[bytes] = []
        self.ended: str | None = None
        self.reading = True

    def write(self, data: Any) -> None:
        self.sent.append(bytes(data))

    def is_closing(self) -> bool:
        return self.ended is not None

    def close(self) -> None:
        self.ended = self.ended or "closed"

    def abort(self) -> None:
        self.ended = "aborted"

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True


class Ear:
    """Somebody who listens."""

    def __init__(self) -> None:
        self.heard: list[str | None] = []
        self.losses = 0

    def hear(self, text: str | None) -> None:
        self.heard.append(text)

    def lose(self) -> None:
        self.losses += 1


class Call:
    """A websocket between two."""

    def __init__(self, burst: float = BURST) -> None:
        self.wire, self.ear = Wire(), Ear()
        self.open_sockets: set[Any] = set()
        protocol = ServerProtocol(max_size=1000, state=OPEN)
        self.websocket = WebSocket(self.wire, protocol, self.ear, RateLimiter(burst, 0.0), self.open_sockets, set())

    def say(self, kind: Opcode, data: bytes) -> None:
        self.websocket.data_received(said(kind, data))


async def test_what_is_sent_goes_out_at_once_and_in_order() -> None:
    call = Call()
    call.websocket.send(b"one")
    call.websocket.send(b"two")
    assert call.wire.sent == [frame(TEXT, b"one"), frame(TEXT, b"two")]


async def test_what_is_sent_soon_goes_out_with_what_follows_or_when_nothing_does() -> None:
    call = Call()
    call.websocket.send_soon(b"one")
    assert call.wire.sent == []
    call.websocket.send(b"two")
    assert call.wire.sent == [frame(TEXT, b"one") + frame(TEXT, b"two")]
    call.websocket.send_soon(b"three")
    call.websocket.let_go()
    assert call.wire.sent[1:] == [frame(TEXT, b"three")]
    call.websocket.send_soon(b"four")
    call.websocket.close(GOING_DOWN)
    assert call.wire.sent[2:] == [frame(TEXT, b"four") + closing(GOING_DOWN)]


async def test_what_is_sent_soon_comes_before_what_a_slow_connection_waits_for() -> None:
    call = Call()
    call.websocket.send_soon(b"one")
    call.websocket.pause_writing()
    call.websocket.send_soon(b"two")
    call.websocket.send(b"three")
    call.websocket.resume_writing()
    assert b"".join(call.wire.sent) == b"".join(frame(TEXT, word) for word in (b"one", b"two", b"three"))


async def test_a_slow_connection_gets_everything_later_and_in_order() -> None:
    call = Call()
    call.websocket.pause_writing()
    for word in (b"one", b"two", b"three"):
        call.websocket.send(word)
    assert call.wire.sent == []
    call.websocket.resume_writing()
    call.websocket.send(b"four")
    assert call.wire.sent == [frame(TEXT, word) for word in (b"one", b"two", b"three", b"four")]


async def test_a_connection_that_never_reads_is_closed_once() -> None:
    call = Call()
    call.websocket.pause_writing()
    for _ in range(WAITING + 5):
        call.websocket.send(b"news")
    assert (call.wire.sent, call.ear.losses) == ([closing(TOO_MUCH)], 0)
    await asyncio.sleep(0)
    assert call.ear.losses == 1


async def test_what_is_said_is_heard_and_a_ping_answered() -> None:
    call = Call()
    call.say(TEXT, "é".encode())
    call.say(BINARY, b"\x00")
    call.say(PING, b"there?")
    assert call.ear.heard == ["é", None]
    assert call.wire.sent == [frame(PONG, b"there?")]


async def test_whoever_hangs_up_is_answered_and_lost() -> None:
    call = Call()
    call.say(CLOSE, (1001).to_bytes(2, "big"))
    call.websocket.connection_lost(None)
    await asyncio.sleep(0)
    assert call.wire.sent == [closing(1001)]
    assert (call.wire.ended, call.ear.losses, call.open_sockets) == ("closed", 1, set())


async def test_after_we_hang_up_nothing_is_heard_but_the_farewell() -> None:
    call = Call()
    call.websocket.close(4403)
    call.websocket.close(4429)
    call.websocket.send(b"too late")
    call.say(TEXT, b"too late as well")
    await asyncio.sleep(0)
    assert call.wire.sent == [closing(4403)]
    assert (call.ear.heard, call.ear.losses, call.wire.ended) == ([], 1, None)
    call.say(CLOSE, (4403).to_bytes(2, "big"))
    assert (call.wire.sent, call.wire.ended) == ([closing(4403)], "closed")


@pytest.mark.parametrize(("data", "code"), [(b"\xff", NOT_TEXT), (b"x" * 1001, TOO_LONG)])
async def test_what_cannot_be_read_ends_the_connection(data: bytes, code: int) -> None:
    call = Call()
    call.say(TEXT, data)
    await asyncio.sleep(0)
    assert len(call.wire.sent) == 1
    assert call.wire.sent[0][2:4] == code.to_bytes(2, "big")
    assert (call.wire.ended, call.ear.losses) == ("closed", 1)


async def test_when_the_server_stops_it_says_so() -> None:
    call = Call()
    call.websocket.shutdown()
    await asyncio.sleep(0)
    assert (call.wire.sent, call.wire.ended, call.ear.losses) == ([closing(GOING_DOWN)], "closed", 1)


async def test_the_silent_are_asked_and_those_who_do_not_answer_given_up() -> None:
    heartbeat, dead, alive = Heartbeat(period=0.0), Call(), Call()
    for call in (dead, alive):
        heartbeat.add(call.websocket)
    for _ in range(4 * SPOKES):
        await asyncio.sleep(0)
        if alive.wire.sent:
            alive.wire.sent.clear()
            alive.say(PONG, b"")
    heartbeat.close()
    assert (dead.wire.sent, dead.wire.ended, dead.ear.losses) == ([frame(PING, b"")], "aborted", 1)
    assert (alive.wire.ended, alive.ear.losses) == (None, 0)


async def turned(heartbeat: Heartbeat, looks: int, says: Callable[[], None] = lambda: None) -> None:
    """The quick wheel has turned so many times; before each look, something is said or not."""
    for _ in range(looks):
        says()
        for _ in range(QUICK_SPOKES):
            await asyncio.sleep(0)


async def test_a_page_that_says_it_is_there_and_falls_silent_is_missed_at_the_third_look() -> None:
    heartbeat, page = Heartbeat(period=1000.0, quick=0.0), Call()
    heartbeat.add(page.websocket)
    await asyncio.sleep(0)
    heartbeat.attend(page.websocket)
    await turned(heartbeat, 5, lambda: page.say(TEXT, b"ping"))
    assert page.wire.sent == []
    await turned(heartbeat, 3)
    heartbeat.close()
    assert (page.wire.sent, page.wire.ended, page.ear.losses) == ([frame(PING, b"")], "aborted", 1)


async def test_a_page_that_nobody_looks_at_any_more_is_asked_once_and_left_in_peace() -> None:
    heartbeat, page = Heartbeat(period=1000.0, quick=0.0), Call()
    heartbeat.add(page.websocket)
    await asyncio.sleep(0)
    heartbeat.attend(page.websocket)

    def answer() -> None:
        if page.wire.sent and not page.ear.heard:
            page.ear.heard.append("answered")
            page.say(PONG, b"")

    await turned(heartbeat, 12, answer)
    heartbeat.close()
    assert page.wire.sent == [frame(PING, b"")]
    assert page.wire.ended is None


@pytest.mark.parametrize("length", [0, 125, 126, 65_535, 65_536])
def test_what_we_send_is_what_websockets_would_send(length: int) -> None:
    data = b"x" * length
    assert text_head(len(data)) + data == frame(TEXT, data)


async def test_valid_frames_before_a_broken_one_are_heard() -> None:
    call = Call()
    call.websocket.data_received(said(TEXT, b"one") + said(TEXT, b"two") + b"\x83\x80" + said(TEXT, b"three"))
    assert call.ear.heard == ["one", "two"]
    assert call.wire.sent[0][2:4] == (1002).to_bytes(2, "big")
    assert call.wire.ended == "closed"


async def test_a_message_in_parts_is_put_together_around_a_ping() -> None:
    call = Call()
    for data in (said(TEXT, b"dra", last=False), said(PING, b"?"), said(Opcode.CONT, b"", last=False)):
        call.websocket.data_received(data)
    assert call.ear.heard == []
    call.websocket.data_received(said(Opcode.CONT, b"gon") + said(TEXT, b"again"))
    assert call.ear.heard == ["dragon", "again"]
    assert call.wire.sent == [frame(PONG, b"?")]


@pytest.mark.parametrize(
    "flood",
    [said(PING, b""), said(PONG, b""), said(Opcode.CONT, b"", last=False), said(TEXT, b"")],
    ids=["pings", "pongs", "empty parts", "empty messages"],
)
async def test_every_frame_is_counted_and_a_flood_is_cut_short(flood: bytes) -> None:
    call = Call()
    if flood[0] == 0:
        call.websocket.data_received(said(TEXT, b"", last=False))
    call.websocket.data_received(flood * 40_000)
    sent = b"".join(call.wire.sent)
    assert closing(TOO_MUCH) in sent
    assert len(sent) < AT_ONCE
    assert not call.wire.reading
    call.websocket.data_received(flood * 40_000)  # what had been read before
    assert b"".join(call.wire.sent) == sent
    assert len(call.ear.heard) <= BURST


async def test_every_read_and_every_byte_is_counted() -> None:
    call = Call()
    for byte in said(TEXT, b"x" * 900) * 3:  # one byte at a time
        call.websocket.data_received(bytes((byte,)))
    assert call.wire.sent == [closing(TOO_MUCH)]
    call = Call(burst=10)
    call.websocket.data_received(said(TEXT, b"x" * 900) * 100)
    assert call.wire.sent == [closing(TOO_MUCH)]
    assert call.ear.heard == []


async def test_whoever_goes_on_talking_after_we_hung_up_is_cut_off() -> None:
    call = Call()
    call.websocket.close(GOING_DOWN)
    while call.wire.ended is None:
        call.websocket.data_received(said(PING, b"") * 1000)
        assert len(b"".join(call.wire.sent)) < LAST_WORDS
    assert call.wire.ended == "aborted"


async def test_nothing_is_read_from_one_who_does_not_read() -> None:
    call = Call()
    call.websocket.pause_writing()
    assert not call.wire.reading
    call.websocket.pause_hearing()
    call.websocket.resume_writing()
    assert not call.wire.reading
    call.websocket.resume_hearing()
    assert call.wire.reading


async def test_what_waits_for_a_slow_connection_is_bounded_in_bytes_too() -> None:
    call = Call()
    call.websocket.pause_writing()
    for _ in range(3):
        call.websocket.send(b"x" * (WAITING_BYTES // 2))
    assert call.wire.sent == [closing(TOO_MUCH)]
