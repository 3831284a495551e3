"""Frames: read as websockets writes them, in any pieces, and refused where they break the rules."""

import random

import pytest
from websockets.frames import Frame, Opcode

from dracotheque.server.wire.frames import (
    BROKEN,
    CLOSE,
    NOT_TEXT,
    NOTHING_SAID,
    PING,
    TEXT,
    TOO_LONG,
    BadFrame,
    FrameReader,
    Received,
    close_code,
    closing,
    frame,
)

LARGEST = 70_000


def sent(kind: int, data: bytes, *, last: bool = True) -> bytes:
    return bytes(Frame(Opcode(kind), data, fin=last).serialize(mask=True))


def refusal(data: bytes, largest: int = LARGEST) -> int:
    with pytest.raises(BadFrame) as bad:
        FrameReader(largest).feed(data)
    return bad.value.code


@pytest.mark.parametrize("length", [0, 1, 3, 4, 125, 126, 65_535, 65_536])
def test_a_message_of_any_length_is_read(length: int) -> None:
    data = random.Random(length).randbytes(length)
    assert FrameReader(LARGEST).feed(sent(TEXT, data)) == [Received(TEXT, data)]


def test_messages_are_read_in_whatever_pieces_they_come() -> None:
    rng = random.Random(5)
    expected = [Received(TEXT, rng.randbytes(rng.randrange(300))) for _ in range(200)]
    stream = b"".join(sent(*message) for message in expected)
    reader, received = FrameReader(LARGEST), []
    while stream:
        cut = rng.randrange(1, 100)
        received += reader.feed(stream[:cut])
        stream = stream[cut:]
    assert received == expected


def test_parts_are_put_together_around_a_ping() -> None:
    reader = FrameReader(LARGEST)
    assert reader.feed(sent(TEXT, b"dra", last=False)) == []
    assert reader.feed(sent(PING, b"?")) == [Received(PING, b"?")]
    assert reader.feed(sent(0, b"gon")) == [Received(TEXT, b"dragon")]
    assert reader.feed(sent(TEXT, b"again")) == [Received(TEXT, b"again")]


@pytest.mark.parametrize(
    "data",
    [
        frame(TEXT, b"without a mask"),
        b"\xc1" + sent(TEXT, b"reserved")[1:],
        b"\x83" + sent(TEXT, b"no such kind")[1:],
        sent(0, b"part of nothing"),
        sent(TEXT, b"one", last=False) + sent(TEXT, b"another inside"),
        b"\x09" + sent(PING, b"in parts")[1:],
        b"\x89\xfe\x00\x7e" + bytes(4 + 126),
    ],
    ids=["unmasked", "reserved", "no such kind", "part of nothing", "one inside another", "ping in parts", "long ping"],
)
def test_what_breaks_the_rules_is_refused(data: bytes) -> None:
    assert refusal(data) == BROKEN


def test_a_message_that_is_too_long_is_refused_before_it_has_come() -> None:
    assert refusal(sent(TEXT, b"x" * 101)[:14], largest=100) == TOO_LONG
    assert refusal(sent(TEXT, b"x" * 60, last=False) + sent(0, b"x" * 60), largest=100) == TOO_LONG
    assert FrameReader(100).feed(sent(TEXT, b"x" * 100))


@pytest.mark.parametrize("length", [0, 125, 126, 65_535, 65_536])
def test_what_we_send_is_what_websockets_would_send(length: int) -> None:
    data = b"x" * length
    assert frame(TEXT, data) == Frame(Opcode.TEXT, data).serialize(mask=False)


def test_the_code_of_a_close_frame() -> None:
    assert close_code(b"") == NOTHING_SAID
    assert close_code((4000).to_bytes(2, "big") + "à bientôt".encode()) == 4000
    assert closing(NOTHING_SAID) == frame(CLOSE, b"")
    for code in (0, 999, 1004, 1005, 1006, 1015, 2999, 5000):
        with pytest.raises(BadFrame):
            close_code(code.to_bytes(2, "big"))
    with pytest.raises(BadFrame):
        close_code(b"\x03")
    with pytest.raises(BadFrame) as bad:
        close_code((1000).to_bytes(2, "big") + b"\xff")
    assert bad.value.code == NOT_TEXT
