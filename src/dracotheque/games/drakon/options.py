"""What a table may agree on before the game. (6)"""

from collections.abc import Mapping
from typing import Annotated, ClassVar, Literal

from msgspec import Meta

from dracotheque.core.options import AbsentPlay, Options


class DrakonOptions(Options, frozen=True, kw_only=True):
    """Powers, the way to win, the Start, and how long a game may last; all combine (DK-46)."""

    powers: bool = False
    escape: bool = False
    start_exits: Literal[4, 3] = 4
    round_limit: Annotated[int, Meta(ge=20, le=500)] = 100
    adventurers: Literal["given", "chosen"] = "given"
    """By seat, or by lot where they have powers; or chosen by their players (DK-32)."""
    absent_play: AbsentPlay = "auto"

    unsaved: ClassVar[Mapping[str, object]] = {"adventurers": "given", "absent_play": "auto"}


def presets(players: int) -> dict[str, dict[str, object]]:
    """Option sets worth offering, every option and variant at least once."""
    return {
        "powers": {"powers": True},
        "escape": {"escape": True},
        "powers_and_escape": {"powers": True, "escape": True},
        "open_start": {"start_exits": 3},
        "short": {"round_limit": 20},
        "heroes": {"adventurers": "chosen"},
    }
