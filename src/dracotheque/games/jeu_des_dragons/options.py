"""What a table may agree on before the game. (6)"""

from collections.abc import Mapping
from typing import Annotated, ClassVar

from msgspec import Meta

from dracotheque.core.errors import BadTable
from dracotheque.core.options import AbsentPlay, Options, bad_value

Minutes = Annotated[int, Meta(ge=1, le=10080)]
Moment = Annotated[
    str,
    Meta(
        pattern=r"^\d{4}-[01]\d-[0-3]\dT[0-2]\d:[0-5]\d(:[0-5]\d)?(Z|[+-][0-2]\d:[0-5]\d)$",
        description="2027-01-31T20:30Z",
    ),
]


class DragonOptions(Options, frozen=True, kw_only=True):
    """When the game ends, and with how much gold it begins."""

    end_eliminations: Annotated[int, Meta(ge=1, le=5)] = 1
    target_hoard: Annotated[int, Meta(ge=11, le=1200)] | None = None
    time_limit: Minutes | Moment | None = None
    """The server watches it, the engine only hears TimeUp (JD-46)."""
    starting_hoard: Annotated[int, Meta(ge=10, le=200)] = 50
    max_gambits: Annotated[int, Meta(ge=1, le=50)] | None = None
    campaign_abilities: bool = False
    """Everybody has an ability of their own (JD-52)."""
    absent_play: AbsentPlay = "auto"

    unsaved: ClassVar[Mapping[str, object]] = {"campaign_abilities": False, "absent_play": "auto"}


def check_options(options: DragonOptions, players: int) -> None:
    """Refuse what depends on the number of players or on another option."""
    if options.end_eliminations > players - 1:
        raise BadTable("error-too-many-eliminations", value=options.end_eliminations, high=players - 1)
    if isinstance(options.time_limit, str) and not _exists(options.time_limit):
        raise bad_value(DragonOptions, "time_limit", options.time_limit)
    total = options.starting_hoard * players
    if options.target_hoard is not None and not options.starting_hoard < options.target_hoard <= total:
        raise BadTable("error-target-hoard", value=options.target_hoard, low=options.starting_hoard + 1, high=total)


def _exists(moment: str) -> bool:
    """Whether there is such a day and such an hour, here and where the clock is set to this offset."""
    year, month, day, hour = int(moment[:4]), int(moment[5:7]), int(moment[8:10]), int(moment[11:13])
    if not (year and 1 <= month <= 12 and day and hour < 24):
        return False
    leap = year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
    offset = 0 if moment.endswith("Z") else int(moment[-5:-3])
    return offset < 24 and day <= (31, 29 if leap else 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)[month - 1]


def presets(players: int) -> dict[str, dict[str, object]]:
    """Option sets worth offering: every way a game can end, the rulebook's quick game, one move a day. (6, 9.3)"""
    return {
        "quick": {"starting_hoard": 30},
        "slow": {"starting_hoard": 20 if players == 2 else 30, "max_gambits": 5},
        "five_gambits": {"max_gambits": 5},
        "last_standing": {"end_eliminations": players - 1, "starting_hoard": 30, "max_gambits": 50},
        "treasure": {"target_hoard": 60, "starting_hoard": 40},
        "evening": {"time_limit": 30},
        "campaign": {"campaign_abilities": True, "starting_hoard": 30},
    }
