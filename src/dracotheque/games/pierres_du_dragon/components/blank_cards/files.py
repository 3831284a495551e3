"""Characters as small JSON texts, to be kept, sent and published. (6.2-card)"""

from typing import Any, Final

import msgspec

from dracotheque.core.errors import BadTable

LARGEST: Final = 16_384
"""Bytes; sixteen steps need far less."""


def read_card(text: str | bytes) -> dict[str, Any]:
    """The card in this text, not yet checked."""
    data = text.encode(errors="replace") if isinstance(text, str) else text
    try:
        if len(data) > LARGEST:
            raise ValueError
        return msgspec.json.decode(data, type=dict[str, Any])
    except (msgspec.DecodeError, ValueError, RecursionError):
        raise not_a_card() from None


def not_a_card() -> BadTable:
    return BadTable("error-card-text", limit=LARGEST)


def write_card(script: dict[str, Any]) -> bytes:
    """The card as text, one key to a line."""
    return msgspec.json.format(msgspec.json.encode(script), indent=2) + b"\n"
