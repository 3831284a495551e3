"""Rows: what was measured of one engine and game, and how two rows compare."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from statistics import median

from benchmarks.engines import Cost

COSTS: dict[Cost, str] = {
    "clone": "clone",
    "imagine": "clone + imagine",
    "view": "view",
    "save": "save",
    "load": "load",
}
"""What each cost is called in the tables."""


@dataclass(frozen=True, slots=True)
class Row:
    """A line of the tables; where something could not be measured, `note` says why."""

    family: str
    game: str
    players: int | None
    speeds: Sequence[float] = ()
    """Decisions per second, round by round."""
    decisions_per_game: float | None = None
    costs: Mapping[Cost, float] = field(default_factory=dict)
    """Microseconds, medians over the positions."""
    save_bytes: float | None = None
    replay_speed: float | None = None
    """Decisions per second."""
    note: str = ""

    @property
    def label(self) -> str:
        """The name of the line."""
        return f"{self.family}: {self.game}" if self.game else self.family

    @property
    def decisions_per_second(self) -> float | None:
        """The median of the rounds."""
        return median(self.speeds) if self.speeds else None

    @property
    def games_per_second(self) -> float | None:
        """How many whole games that makes."""
        if not self.speeds or not self.decisions_per_game:
            return None
        return median(self.speeds) / self.decisions_per_game


def ratio(row: Row | None, other: Row | None) -> float | None:
    """How many times faster a row is than another: the median of the rounds, each compared with its own."""
    if row is None or other is None or not row.speeds or not other.speeds:
        return None
    return median(mine / theirs for mine, theirs in zip(row.speeds, other.speeds, strict=True))


def median_row(name: str, rows: Sequence[Row]) -> Row:
    """The middle of a family of rows; the length of a game means nothing there."""
    measured = [row for row in rows if row.speeds]
    if not measured:
        return Row(name, "", None, note=rows[0].note)
    sizes = [row.save_bytes for row in measured if row.save_bytes is not None]
    return Row(
        name,
        "",
        None,
        speeds=[median(speeds) for speeds in zip(*(row.speeds for row in measured), strict=True)],
        costs={
            cost: median(known)
            for cost in COSTS
            if (known := [row.costs[cost] for row in measured if cost in row.costs])
        },
        save_bytes=median(sizes) if sizes else None,
    )


def find(rows: Sequence[Row], family: str, game: str = "") -> Row | None:
    """The row of that name."""
    return next((row for row in rows if (row.family, row.game) == (family, game)), None)
