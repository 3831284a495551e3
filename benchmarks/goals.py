"""Goals: what is wanted of each of our games, always as ratios in the same run or as costs of one call."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple

from benchmarks import ours
from benchmarks.engines import Cost
from benchmarks.peers import catanatron, openspiel
from benchmarks.rows import COSTS, Row, find, ratio

Sense = Literal["at least", "at most"]


class Wanted(NamedTuple):
    """How many times faster than its peers a game must be; None where the ratio is shown without a goal."""

    catanatron: float | None = None
    openspiel_python: float | None = None
    hearts: float | None = None


WANTED = {
    "jeu_des_dragons": Wanted(7.5, 5.0, 1.0),
    "pierres_du_dragon": Wanted(7.5, 5.0, 1.0),
    "or_des_dragons": Wanted(5.0),
    "drakon": Wanted(3.0),
    "dragons_du_mekong": Wanted(3.0),
}

WANTED_COSTS: dict[Cost, float] = {"clone": 5, "imagine": 12, "save": 40, "load": 60}
WANTED_REPLAY = 150_000


@dataclass(frozen=True, slots=True)
class Goal:
    """One thing wanted of one game, and what was found."""

    game: str
    quantity: str
    unit: str
    sense: Sense
    wanted: float | None
    measured: float | None

    @property
    def met(self) -> bool | None:
        """Yes, no, or None where nothing is wanted or nothing was measured."""
        if self.wanted is None or self.measured is None:
            return None
        return self.measured >= self.wanted if self.sense == "at least" else self.measured <= self.wanted


def goals(rows: Sequence[Row]) -> list[Goal]:
    """The goals of each of our games that was measured."""
    return [goal for row in rows if row.family == ours.FAMILY and row.speeds for goal in _goals_of(row, rows)]


def _goals_of(row: Row, rows: Sequence[Row]) -> list[Goal]:
    wanted = WANTED.get(row.game, Wanted())
    peers = (
        (
            "Catanatron",
            wanted.catanatron,
            find(rows, catanatron.CATANATRON.family, catanatron.CATANATRON.game),
        ),
        ("OpenSpiel Python median", wanted.openspiel_python, find(rows, openspiel.PYTHON_MEDIAN)),
        ("OpenSpiel C++ hearts", wanted.hearts, find(rows, openspiel.CPP, "hearts")),
    )
    return [
        *(Goal(row.game, f"speed vs {name}", "×", "at least", want, ratio(row, peer)) for name, want, peer in peers),
        *(
            Goal(row.game, COSTS[cost], " µs", "at most", want, row.costs.get(cost))
            for cost, want in WANTED_COSTS.items()
        ),
        Goal(row.game, "replay", " decisions/s", "at least", WANTED_REPLAY, row.replay_speed),
    ]
