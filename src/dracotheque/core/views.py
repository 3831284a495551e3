"""Views: what one viewer may know, built up from nothing by each game."""

import msgspec

from dracotheque.core.decisions import Prompt


class View(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """The part of a view that every game has."""

    viewer: int | None
    players: int
    prompt: Prompt | None
    over: bool
    ending: str
    winners: tuple[int, ...]
