"""Frames of the kind that nearly all are, a text in one piece: read and written without asking the library.

Every move passes here, and everybody who is told of it. Whatever looks otherwise in the least is left to the library.
"""

from struct import Struct
from typing import Final

SHORT: Final = 512
"""Bytes of a frame that is read here: more than a move has, less than any server's largest message."""
_TEXT: Final = 0x81
_MASKED: Final = 0x80
_medium: Final = Struct("!BBH").pack
_long: Final = Struct("!BBQ").pack


def text_head(length: int) -> bytes:
    """What goes before a whole message of so many bytes, as a server sends it."""
    if length < 126:
        return bytes((_TEXT, length))
    if length < 1 << 16:
        return _medium(_TEXT, 126, length)
    return _long(_TEXT, 127, length)


def lone_mask(data: bytes) -> int:
    """Where the mask begins of a short frame that is all there is in these bytes; 0 where there is more, or less."""
    size = len(data)
    if not 6 <= size <= SHORT or data[1] < _MASKED:
        return 0
    length = data[1] - _MASKED
    if length < 126:
        return 2 if size == length + 6 else 0
    return 4 if length == 126 and size == (data[2] << 8 | data[3]) + 8 else 0


def lone_text(data: bytes, mask: int) -> bytes | None:
    """What a short frame says, whose mask begins there; None where it is no text in one piece."""
    if data[0] != _TEXT:
        return None
    key, masked = data[mask : mask + 4], data[mask + 4 :]
    size = len(masked)
    keys = (key * (size // 4 + 1))[:size]
    return (int.from_bytes(masked, "big") ^ int.from_bytes(keys, "big")).to_bytes(size, "big")
