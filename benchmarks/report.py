"""Report: the same figures as tables for people, as Markdown for the manual, and as one JSON object."""

import os
import platform
from collections.abc import Sequence
from dataclasses import asdict
from datetime import date
from importlib.metadata import PackageNotFoundError, version
from typing import NamedTuple

from rich.console import Console
from rich.table import Table

from benchmarks.goals import Goal
from benchmarks.growth import PARTS, Growth
from benchmarks.measure import Effort
from benchmarks.rows import COSTS, Row, ratio

NOTHING = "–"
VERDICTS = {True: "yes", False: "no", None: NOTHING}
LIBRARIES = ("dracotheque", "open_spiel", "pettingzoo", "catanatron", "rlcard", "numpy")
PIPE_WIDTH = 120


class Sheet(NamedTuple):
    """A table of words; its first columns are names, the others figures."""

    title: str
    names: int
    headers: Sequence[str]
    lines: Sequence[Sequence[str]]


def sheets(rows: Sequence[Row], toy: Row | None, goals: Sequence[Goal], grown: Sequence[Growth]) -> list[Sheet]:
    """Everything that was measured; a sheet without lines is left out."""
    every = (_speeds(rows, toy), _costs(rows), _missing(rows), _goals(goals), _growth(grown))
    return [sheet for sheet in every if sheet.lines]


def print_tables(console: Console, sheets: Sequence[Sheet]) -> None:
    """Print for people."""
    for sheet in sheets:
        table = Table(title=sheet.title, title_justify="left")
        for column, header in enumerate(sheet.headers):
            is_name = column < sheet.names
            table.add_column(header, justify="left" if is_name else "right", no_wrap=is_name)
        for line in sheet.lines:
            table.add_row(*line)
        console.print(table)


def markdown(sheets: Sequence[Sheet]) -> str:
    """Print for the documentation."""
    return "\n\n".join(_markdown(sheet) for sheet in sheets)


def machine(day: date) -> dict[str, object]:
    """Where and when it was measured."""
    return {
        "python": platform.python_version(),
        "implementation": platform.python_implementation(),
        "platform": f"{platform.system()} {platform.machine()}",
        "cpus": os.cpu_count(),
        "date": day.isoformat(),
        "versions": {name: found for name in LIBRARIES if (found := _version(name))},
    }


def as_json(
    rows: Sequence[Row], toy: Row | None, goals: Sequence[Goal], grown: Sequence[Growth], effort: Effort, day: date
) -> dict[str, object]:
    """The whole run as one object."""
    return {
        "machine": machine(day),
        "effort": {"rounds": effort.rounds, "seconds": effort.slices * effort.slice_seconds},
        "rows": [
            {
                "family": row.family,
                "game": row.game,
                "players": row.players,
                "decisions_per_second": row.decisions_per_second,
                "rounds": list(row.speeds),
                "games_per_second": row.games_per_second,
                "decisions_per_game": row.decisions_per_game,
                "vs_toy": ratio(row, toy),
                **{f"{cost}_us": row.costs.get(cost) for cost in COSTS},
                "save_bytes": row.save_bytes,
                "replay_decisions_per_second": row.replay_speed,
                "note": row.note,
            }
            for row in rows
        ],
        "goals": [
            {
                "game": goal.game,
                "quantity": goal.quantity,
                "unit": goal.unit.strip(),
                "sense": goal.sense,
                "wanted": goal.wanted,
                "measured": goal.measured,
                "met": goal.met,
            }
            for goal in goals
        ],
        "growth": [asdict(each) for each in grown],
    }


def _speeds(rows: Sequence[Row], toy: Row | None) -> Sheet:
    headers = ("random play", "players", "decisions/s", "games/s", "dec./game", "vs toy")
    lines = [
        (
            row.label,
            str(row.players or NOTHING),
            _number(row.decisions_per_second),
            _number(row.games_per_second),
            _number(row.decisions_per_game),
            _number(ratio(row, toy), places=4),
        )
        for row in rows
        if row.speeds
    ]
    return Sheet("Speed", 1, headers, lines)


def _costs(rows: Sequence[Row]) -> Sheet:
    headers = (
        "middle of a game",
        *(f"{name} µs" for name in COSTS.values()),
        "save bytes",
        "replay dec./s",
    )
    lines = [
        (
            row.label,
            *(_number(row.costs.get(cost)) for cost in COSTS),
            _number(row.save_bytes, places=0),
            _number(row.replay_speed),
        )
        for row in rows
        if row.costs
    ]
    return Sheet("Costs", 1, headers, lines)


def _missing(rows: Sequence[Row]) -> Sheet:
    return Sheet("Not measured", 2, ("engine", "why"), [(row.label, row.note) for row in rows if row.note])


def _goals(goals: Sequence[Goal]) -> Sheet:
    headers = ("game", "goal", "wanted", "measured", "met")
    lines = [
        (
            goal.game,
            goal.quantity,
            NOTHING if goal.wanted is None else f"{goal.sense} {goal.wanted:,g}{goal.unit}",
            goal.shown,
            VERDICTS[goal.met],
        )
        for goal in goals
    ]
    return Sheet("Goals", 2, headers, lines)


def _growth(grown: Sequence[Growth]) -> Sheet:
    quarters = range(1, PARTS + 1)
    headers = (
        "game",
        "players",
        "dec./game",
        *(f"µs/dec. Q{quarter}" for quarter in quarters),
        *(f"options Q{quarter}" for quarter in quarters),
        "clone µs",
        "save bytes",
    )
    lines = [
        (
            each.game,
            str(each.players),
            _number(each.length, places=0),
            *(_number(figure, places=1) for figure in each.microseconds),
            *(_number(figure, places=1) for figure in each.options),
            _number(each.clone_us),
            _number(each.save_bytes, places=0),
        )
        for each in grown
    ]
    return Sheet("Growth", 1, headers, lines)


def _markdown(sheet: Sheet) -> str:
    rule = ["---" if column < sheet.names else "---:" for column in range(len(sheet.headers))]
    lines = "\n".join(f"| {' | '.join(line)} |" for line in (sheet.headers, rule, *sheet.lines))
    return f"**{sheet.title}**\n\n{lines}"


def _number(figure: float | None, places: int | None = None) -> str:
    if figure is None:
        return NOTHING
    if places is None:
        places = 0 if figure >= 1000 else 1 if figure >= 100 else 2
    return f"{figure:,.{places}f}"


def _version(library: str) -> str | None:
    try:
        return version(library)
    except PackageNotFoundError:
        return None
