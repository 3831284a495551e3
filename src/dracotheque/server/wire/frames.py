"""WebSocket frames (RFC 6455): what a client sends is put together and checked, what it is sent gets a head."""

from struct import Struct
from typing import Final, NamedTuple

CONTINUATION: Final = 0x0
TEXT: Final = 0x1
BINARY: Final = 0x2
CLOSE: Final = 0x8
PING: Final = 0x9
PONG: Final = 0xA
KINDS: Final = frozenset((CONTINUATION, TEXT, BINARY, CLOSE, PING, PONG))
BROKEN: Final = 1002
NOT_TEXT: Final = 1007
TOO_LONG: Final = 1009
NOTHING_SAID: Final = 1005
"""Stands for a close frame without a code, and is never sent."""
_medium: Final = Struct("!BBH").pack
_LONG: Final = 1 << 16
_LAST: Final = 0x80
_MASKED: Final = 0x80
_SHORTEST: Final = 6
"""Two bytes of head, and the mask."""
_LONGEST_CONTROL: Final = 125


class BadFrame(Exception):
    """The other side does not keep to the rules of WebSocket; the code says how."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Received(NamedTuple):
    """A whole message, or a control frame."""

    kind: int
    data: bytes


class FrameReader:
    """Puts the frames of one client together."""

    __slots__ = ("_buffer", "_kind", "_largest", "_parts")

    def __init__(self, largest: int) -> None:
        self._largest = largest
        self._buffer = b""
        self._kind = CONTINUATION
        """What the parts belong to; CONTINUATION between two messages."""
        self._parts = b""

    def feed(self, data: bytes) -> list[Received]:
        """What is complete now; `BadFrame` as soon as something is wrong."""
        if self._buffer:
            data = self._buffer + data
        received: list[Received] = []
        place = 0
        while len(data) - place >= _SHORTEST:
            start, end = self._measure(data, place)
            if end > len(data):
                break
            whole = self._take(data[place], unmask(data[start - 4 : start], data[start:end]))
            if whole is not None:
                received.append(whole)
            place = end
        self._buffer = data[place:] if place else data
        return received

    def _measure(self, data: bytes, place: int) -> tuple[int, int]:
        """Where the payload of the frame at this place begins and ends; past the data where it is not all there."""
        head, length = data[place], data[place + 1]
        kind = head & 0x0F
        if head & 0x70 or kind not in KINDS or not length & _MASKED:
            raise BadFrame(BROKEN)
        length &= 0x7F
        start = place + _SHORTEST
        if kind >= CLOSE:
            if length > _LONGEST_CONTROL or not head & _LAST:
                raise BadFrame(BROKEN)
        elif length > _LONGEST_CONTROL:
            extra = 2 if length == 126 else 8
            start += extra
            if start > len(data):
                return start, start
            length = int.from_bytes(data[place + 2 : place + 2 + extra], "big")
        if length + len(self._parts) > self._largest:
            raise BadFrame(TOO_LONG)
        return start, start + length

    def _take(self, head: int, payload: bytes) -> Received | None:
        kind = head & 0x0F
        if kind >= CLOSE:
            return Received(kind, payload)
        if (kind == CONTINUATION) != (self._kind != CONTINUATION):
            raise BadFrame(BROKEN)  # a part of nothing, or a new message inside another
        if kind == CONTINUATION:
            kind, payload = self._kind, self._parts + payload
        if not head & _LAST:
            self._kind, self._parts = kind, payload
            return None
        self._kind, self._parts = CONTINUATION, b""
        return Received(kind, payload)


def unmask(mask: bytes, payload: bytes) -> bytes:
    """A client hides what it sends under a mask of four bytes."""
    length = len(payload)
    if not length:
        return b""
    repeated = (mask * ((length + 3) // 4))[:length]
    return (int.from_bytes(payload, "big") ^ int.from_bytes(repeated, "big")).to_bytes(length, "big")


def frame(kind: int, payload: bytes) -> bytes:
    """A whole frame, as a server sends it."""
    length = len(payload)
    if length < 126:
        return bytes((_LAST | kind, length)) + payload
    if length < _LONG:
        return _medium(_LAST | kind, 126, length) + payload
    return bytes((_LAST | kind, 127)) + length.to_bytes(8, "big") + payload


def closing(code: int) -> bytes:
    return frame(CLOSE, b"" if code == NOTHING_SAID else code.to_bytes(2, "big"))


def close_code(payload: bytes) -> int:
    """The code of a close frame, to be sent back; `BadFrame` where there can be no such frame."""
    if not payload:
        return NOTHING_SAID
    code = int.from_bytes(payload[:2], "big")
    if len(payload) < 2 or not (1000 <= code < 1004 or 1007 <= code < 1015 or 3000 <= code < 5000):
        raise BadFrame(BROKEN)
    try:
        payload[2:].decode()
    except UnicodeDecodeError:
        raise BadFrame(NOT_TEXT) from None
    return code
