"""How fast a table plays: nobody is hurried, seconds for each decision, or days."""

from typing import Annotated

import msgspec
from msgspec import Meta


class Free(msgspec.Struct, frozen=True, tag_field="kind", tag="free", forbid_unknown_fields=True):
    """Nobody is hurried."""


class Live(msgspec.Struct, frozen=True, tag_field="kind", tag="live", forbid_unknown_fields=True):
    """Seconds for each decision; what is needed beyond comes from a reserve for the whole game."""

    seconds: Annotated[int, Meta(ge=5, le=3600)] = 45
    reserve: Annotated[int, Meta(ge=0, le=36000)] = 300


class Slow(msgspec.Struct, frozen=True, tag_field="kind", tag="slow", forbid_unknown_fields=True):
    """Days for each decision."""

    days: Annotated[int, Meta(ge=1, le=14)] = 1


Speed = Free | Live | Slow
