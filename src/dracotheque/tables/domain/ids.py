"""Names for things of ours."""

from secrets import choice
from typing import Final

_LETTERS: Final = "abcdefghijkmnpqrstuvwxyz23456789"
"""Letters and digits that cannot be mistaken for each other."""


def new_id(length: int = 12) -> str:
    """A name for something of ours that nobody can guess."""
    return "".join(choice(_LETTERS) for _ in range(length))
