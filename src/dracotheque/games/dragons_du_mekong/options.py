"""What a table may agree on before the game. (6)"""

from collections.abc import Mapping
from typing import Annotated, ClassVar, Literal

from msgspec import Meta

from dracotheque.core.errors import BadTable
from dracotheque.core.options import AbsentPlay, Options

Seconds = Annotated[int, Meta(ge=5, le=604800)]
SHORTEST_LIMIT = 10


class MekongOptions(Options, frozen=True, kw_only=True):
    """How lengths are judged, when a game without an arrival ends, and who decides for whom."""

    plank_fit: Literal["by_eye", "gentle", "assisted"] = "by_eye"
    assisted_seat: Literal[0, 1, 2, 3, 4, 5] | None = None
    """A single player who is offered only what fits, with everybody's consent."""
    round_limit: Annotated[int, Meta(ge=0, le=100)] = 40
    """0 is no limit."""
    colours: Literal["random", "chosen"] = "random"
    first_statuette: Literal["random", "chosen"] = "random"
    program_time: Seconds | None = None
    """The server watches it, the engine only hears TimeUp."""
    decision_time: Seconds | None = None
    standing_orders: bool = False
    absent_play: AbsentPlay = "auto"

    slow: ClassVar[Mapping[str, object]] = {"standing_orders": True}
    """Orders may be left. (9.4)"""

    @property
    def endless(self) -> bool:
        return self.round_limit == 0

    @property
    def programmes_tick(self) -> bool:
        """Time may run out on a programme: an expired `program_time` is always acted upon. (6)"""
        return self.program_time is not None

    @property
    def decisions_tick(self) -> bool:
        return self.decision_time is not None


def check_options(options: MekongOptions, players: int) -> None:
    """Refuse what depends on the number of players or on another option, and limits too short for anybody to arrive."""
    check_numbers(options, players)
    if options.waits and options.decision_time is not None:
        raise BadTable("error-decision-time", value=options.decision_time)


def check_numbers(options: MekongOptions, players: int) -> None:
    if options.assisted_seat is not None and options.assisted_seat >= players:
        raise BadTable("error-assisted-seat", value=options.assisted_seat, high=players - 1)
    if 0 < options.round_limit < SHORTEST_LIMIT:
        raise BadTable("error-round-limit", value=options.round_limit, low=SHORTEST_LIMIT, high=100)


def presets(players: int) -> dict[str, dict[str, object]]:
    """Option sets worth offering: every way to judge a length, every pace, every choice of the table. (6)"""
    return {
        "gentle": {"plank_fit": "gentle", "round_limit": 20},
        "assisted": {"plank_fit": "assisted", "round_limit": 20},
        "helping_hand": {"assisted_seat": 0, "round_limit": 20},
        "live": {"program_time": 120, "decision_time": 45, "round_limit": 20},
        "slow": {"standing_orders": True, "round_limit": 20},
        "patient": {"absent_play": "wait", "round_limit": 20},
        "free_choice": {"colours": "chosen", "first_statuette": "chosen", "round_limit": 20},
        "ten_rounds": {"round_limit": 10},
    }
