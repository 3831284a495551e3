"""What a table may agree on before the game. (6)"""

from collections.abc import Mapping
from typing import Annotated, ClassVar, Final, Literal, Self

from msgspec import Meta
from msgspec.structs import replace

from dracotheque.core.options import AbsentPlay, Meeting, Options

HOUR: Final = 3600
LIVE_WINDOWS: Final = {
    "placed": 2.5,
    "exact_kill": 2.5,
    "before_sharing": 6.0,
    "agreement": 4.0,
    "theft_declared": 4.0,
    "after_sharing": 3.0,
    "between_turns": 3.0,
}
"""How long a window stays open live, in seconds, whoever holds what. (9.4)"""
SLOW_WINDOW: Final = 3 * HOUR


class GoldOptions(Options, frozen=True, kw_only=True):
    """Which rules, which sand, and what the table keeps in mind for its players."""

    ruleset: Literal["basic", "advanced"] = "basic"
    sand: Literal["grains", "live", "slow"] = "grains"
    """Grain by grain without a clock; with one, live or slow. (9.0)"""
    sand_seconds: Literal[30, 60, 90, 120] = 60
    """The server watches it, the engine only hears SandOut. (OD-55)"""
    slow_sand_hours: Literal[12, 24, 48] = 24
    slow_parchments: Annotated[int, Meta(ge=3, le=10)] = 5
    grain_rounds: Annotated[int, Meta(ge=1, le=6)] = 3
    fair_rounds: Annotated[int, Meta(ge=1, le=4)] = 2
    talk: Literal["free", "phrases", "off"] = "free"
    public_ledger: bool = False
    bag_aid: bool = False
    theft_reveal: Literal["private", "public"] = "private"
    fair_whispers: bool = False
    invisible_hand: Literal["in", "out"] = "in"
    pinching: Literal["asked", "planned"] = "asked"
    """Grain by grain: asked at every occasion, or planned on one's own turn, so that nobody waits for it. (9.6)"""
    absent_play: AbsentPlay = "auto"

    unsaved: ClassVar[Mapping[str, object]] = {"absent_play": "auto", "pinching": "asked"}

    def sand_time(self) -> int:
        """How many seconds a sharing or a Fair lasts at most. (9.1, OD-55)"""
        return self.sand_seconds if self.sand == "live" else self.slow_sand_hours * HOUR

    def window_time(self, name: str) -> float:
        """How many seconds a window stays open at most. (9.4)"""
        return LIVE_WINDOWS[name] if self.sand == "live" else SLOW_WINDOW

    def among_people(self, meeting: Meeting) -> Self:
        """Where people bargain with one another the sand runs, at the pace of the table. (9.0)

        No clock waits for a device that goes from hand to hand, and it goes to nobody for a pinch. One player among
        bots may do without; not with magic objects, for grain by grain only those are asked who can do something, and a
        pause would tell of them.
        """
        if meeting == "one_device":
            return replace(self, sand="grains", pinching="planned")
        if meeting == "slow":
            return replace(self, sand="slow")
        waits = self.sand == "grains" and (meeting == "live" or self.ruleset == "advanced")
        return replace(self, sand="live") if waits else self


def presets(players: int) -> dict[str, dict[str, object]]:
    """Option sets worth offering: both rules, every pace, every aid."""
    return {
        "advanced": {"ruleset": "advanced"},
        "open_book": {"ruleset": "advanced", "public_ledger": True, "bag_aid": True, "theft_reveal": "public"},
        "whispers": {
            "ruleset": "advanced",
            "fair_whispers": True,
            "invisible_hand": "out",
            "grain_rounds": 2,
            "fair_rounds": 3,
        },
        "live": {"ruleset": "advanced", "sand": "live"},
        "slow": {"ruleset": "advanced", "sand": "slow"},
    }
