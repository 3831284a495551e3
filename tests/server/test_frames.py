"""Frames from anybody, in any pieces: ours hears what another implementation would hear.

`DRACO_FUZZ=100000 pytest tests/server/test_frames.py` tries many more.
"""

import os
import random
from typing import NamedTuple

import pytest
from websockets.frames import Frame, Opcode
from websockets.protocol import OPEN
from websockets.server import ServerProtocol
from wsproto.connection import Connection, ConnectionType
from wsproto.events import BytesMessage, CloseConnection, Ping, TextMessage

from dracotheque.server.connections.websocket import WebSocket
from dracotheque.tables.rate_limiter import RateLimiter
from tests.server.test_websockets import Ear, Wire

pytestmark = pytest.mark.anyio
STREAMS = int(os.environ.get("DRACO_FUZZ", "400"))
LARGEST = 70_000
LENGTHS = (0, 1, 2, 3, 4, 5, 8, 60, 124, 125, 126, 127, 300, 65_535, 65_536)
CODES = (0, 999, 1000, 1001, 1004, 1005, 1006, 1007, 1011, 1012, 1014, 1015, 2999, 3000, 4403, 4999, 5000, 65_535)
LIMIT = 1009
"""Only ours has a largest message."""
BROKEN = 1002
BAD_GATEWAY = 1014
"""A code for a goodbye that the other does not know."""
NOT_TEXT = 1007
"""Ours looks at a text when it is complete, the other while it comes."""


class Told(NamedTuple):
    """What came of a stream."""

    heard: list[str | None]
    pongs: list[bytes]
    code: int | None


def sent(rng: random.Random) -> list[bytes]:
    """A few frames of a client, most of them as they should be."""
    frames: list[bytes] = []
    inside = False
    for _ in range(rng.randrange(1, 8)):
        kind = rng.choices(
            (Opcode.TEXT, Opcode.BINARY, Opcode.CONT, Opcode.PING, Opcode.PONG, Opcode.CLOSE), (6, 1, 4, 3, 1, 0.6)
        )[0]
        last = rng.random() < 0.7
        if kind in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT) and rng.random() < 0.95:
            kind = Opcode.CONT if inside else kind if kind is not Opcode.CONT else Opcode.TEXT
        if kind in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT):
            inside = not last
        frames.append(one(rng, kind, last))
    if rng.random() < 0.25:
        broken = rng.randrange(len(frames))
        place = rng.randrange(rng.choice((2, len(frames[broken]))))
        frame = bytearray(frames[broken])
        frame[place] ^= 1 << rng.randrange(8)
        frames[broken] = bytes(frame)
    return frames


def one(rng: random.Random, kind: Opcode, last: bool) -> bytes:
    if kind in (Opcode.PING, Opcode.PONG):
        return bytes(Frame(kind, rng.randbytes(rng.choice((0, 1, 125)))).serialize(mask=True))
    if kind is Opcode.CLOSE:
        code = rng.choice(CODES).to_bytes(2, "big")
        reason = rng.choice((b"", "à bientôt".encode(), b"\xff"))
        return bytes(Frame(kind, rng.choice((b"", b"\x03", code + reason, code))).serialize(mask=True))
    length = rng.choice(LENGTHS[:-2] if rng.random() < 0.95 else LENGTHS)
    data = (
        rng.randbytes(length)
        if rng.random() < 0.1
        else ("é" * length).encode()[: length // 2 * 2] + b"x" * (length % 2)
    )
    return bytes(Frame(kind, data, fin=last).serialize(mask=True))


def pieces(rng: random.Random, frames: list[bytes]) -> list[bytes]:
    """One by one, as most come; or cut anywhere."""
    if rng.random() < 0.4:
        return frames
    stream = b"".join(frames)
    cut: list[bytes] = []
    while stream:
        size = rng.choice((1, 2, 7, 50, 3000, len(stream)))
        cut.append(stream[:size])
        stream = stream[size:]
    return cut


def told_by_ours(parts: list[bytes]) -> Told:
    wire, ear = Wire(), Ear()
    protocol = ServerProtocol(max_size=LARGEST, state=OPEN)
    websocket = WebSocket(wire, protocol, ear, RateLimiter(1e9, 0.0), set(), set())
    for part in parts:
        if wire.ended is None:
            websocket.data_received(part)
    pongs, code = answers(b"".join(wire.sent))
    return Told(ear.heard, pongs, code)


def answers(data: bytes) -> tuple[list[bytes], int | None]:
    """The pongs in what a server has sent, and the code with which it hung up."""
    pongs: list[bytes] = []
    while data:
        length = data[1]
        assert length < 126
        payload, kind, data = data[2 : 2 + length], data[0] & 0x0F, data[2 + length :]
        if kind == Opcode.PONG:
            pongs.append(payload)
        else:
            assert kind == Opcode.CLOSE
            return pongs, int.from_bytes(payload[:2], "big") if payload else 1005
    return pongs, None


def told_by_another(parts: list[bytes]) -> Told:
    other = Connection(ConnectionType.SERVER)
    heard: list[str | None] = []
    pongs: list[bytes] = []
    text = ""
    for part in parts:
        other.receive_data(part)
        for event in other.events():
            match event:
                case TextMessage():
                    text += event.data
                    if event.message_finished:
                        heard.append(text)
                        text = ""
                case BytesMessage() if event.message_finished:
                    heard.append(None)
                case Ping():
                    pongs.append(bytes(event.payload))
                case CloseConnection():
                    return Told(heard, pongs, int(event.code))
    return Told(heard, pongs, None)


@pytest.mark.parametrize("start", range(4))
async def test_a_line_hears_what_another_implementation_hears(start: int) -> None:
    for seed in range(start, STREAMS, 4):
        rng = random.Random(seed)
        parts = pieces(rng, sent(rng))
        ours, theirs = told_by_ours(parts), told_by_another(parts)
        compare(seed, ours, theirs)


def compare(seed: int, ours: Told, theirs: Told) -> None:
    shorter, longer = sorted((ours.heard, theirs.heard), key=len)
    assert longer[: len(shorter)] == shorter, seed
    if ours.code is None and theirs.code is None:
        assert ours == theirs, seed
    else:
        assert ours.code == theirs.code or is_explained(ours.code, theirs.code), seed


def is_explained(ours: int | None, theirs: int | None) -> bool:
    """Where the two may differ: one finds a fault while a frame is still coming, or is stricter."""
    if NOT_TEXT in (ours, theirs) or ours == LIMIT:
        return True
    if theirs == BROKEN:
        return ours in (None, BAD_GATEWAY)
    return ours == BROKEN and theirs is not None  # a goodbye in the middle of a message


def test_the_comparison_would_see_a_difference() -> None:
    told = Told(["a"], [], None)
    for ours in (Told(["b"], [], None), Told(["a"], [b""], None), Told(["a", "b"], [], None), Told(["a"], [], BROKEN)):
        with pytest.raises(AssertionError):
            compare(0, ours, told)
    with pytest.raises(AssertionError):
        compare(0, Told([], [], 1000), Told([], [], 1001))
