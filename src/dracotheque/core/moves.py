"""Moves: what a player asks for. One small immutable type per verb of a game."""

import re
from typing import ClassVar, Final

import msgspec

CLOCK: Final = -1
"""The pseudo-player through whom time enters a game: `state.play(CLOCK, TimeUp())`."""


def kebab(name: str) -> str:
    """`CardPlayed` is `card-played` on the wire and in the message files."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


class Move(msgspec.Struct, frozen=True, gc=False, tag_field="type", tag=kebab):
    """What a player asks for; its JSON form is its fields and its `type`."""

    silent: ClassVar[bool] = False
    """Others may see what this move did, but nobody tells them that it was made."""
