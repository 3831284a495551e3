"""Goals: what is wanted of each of our games, always as ratios in the same run or as costs of one call."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple

from benchmarks import adapters, compiled, ours
from benchmarks.engines import Cost
from benchmarks.peers import catanatron, openspiel, pettingzoo
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
WANTED_COMPILED_COSTS: dict[Cost, float] = {"clone": 1.5, "imagine": 4}
WANTED_COMPILED_HEARTS = 1.0
WANTED_REPLAY = 150_000
WANTED_IN_A_LIBRARY = 3.5
"""How many times as fast as the library's own games ours must be."""
WANTED_CLONE_IN_OPENSPIEL = 8
WANTED_OBSERVATION = 6
WANTED_COMPILED_OBSERVATION = 2


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

    @property
    def shown(self) -> str:
        """What was found, with its unit."""
        if self.measured is None:
            return "–"
        places = 0 if self.measured >= 1000 else 1 if self.measured >= 100 else 2
        return f"{self.measured:,.{places}f}{self.unit}"


def goals(rows: Sequence[Row]) -> list[Goal]:
    """The goals of each of our games that was measured."""
    by_family = {
        ours.FAMILY: _goals_of,
        adapters.FOR_OPENSPIEL: _goals_in_openspiel,
        adapters.FOR_PETTINGZOO: _goals_in_pettingzoo,
        compiled.FAMILY: _goals_of_compiled,
        compiled.FOR_OPENSPIEL: _goals_in_openspiel,
        compiled.FOR_PETTINGZOO: _goals_in_pettingzoo,
    }
    return [goal for row in rows if row.speeds and row.family in by_family for goal in by_family[row.family](row, rows)]


def _goals_of_compiled(row: Row, rows: Sequence[Row]) -> list[Goal]:
    hearts = ratio(row, find(rows, openspiel.CPP, "hearts"))
    pure = ratio(row, find(rows, ours.FAMILY, row.game))
    return [
        Goal(row.game, "compiled, speed vs OpenSpiel C++ hearts", "×", "at least", WANTED_COMPILED_HEARTS, hearts),
        Goal(row.game, "compiled, speed vs pure Python", "×", "at least", None, pure),
        *(
            Goal(row.game, f"compiled, {COSTS[cost]}", " µs", "at most", want, row.costs.get(cost))
            for cost, want in WANTED_COMPILED_COSTS.items()
        ),
    ]


def _goals_in_openspiel(row: Row, rows: Sequence[Row]) -> list[Goal]:
    which = "compiled, " if row.family == compiled.FOR_OPENSPIEL else ""
    return [
        Goal(
            row.game,
            f"{which}in OpenSpiel, vs its Python median",
            "×",
            "at least",
            WANTED_IN_A_LIBRARY,
            ratio(row, find(rows, openspiel.PYTHON_MEDIAN)),
        ),
        Goal(
            row.game,
            f"{which}in OpenSpiel, clone",
            " µs",
            "at most",
            WANTED_CLONE_IN_OPENSPIEL,
            row.costs.get("clone"),
        ),
    ]


def _goals_in_pettingzoo(row: Row, rows: Sequence[Row]) -> list[Goal]:
    is_compiled = row.family == compiled.FOR_PETTINGZOO
    which = "compiled, " if is_compiled else ""
    observation = WANTED_COMPILED_OBSERVATION if is_compiled else WANTED_OBSERVATION
    return [
        Goal(
            row.game,
            f"{which}in PettingZoo, vs Texas hold'em",
            "×",
            "at least",
            WANTED_IN_A_LIBRARY,
            ratio(row, find(rows, pettingzoo.FAMILY, pettingzoo.TEXAS)),
        ),
        Goal(row.game, f"{which}in PettingZoo, observation", " µs", "at most", observation, row.costs.get("view")),
    ]


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
