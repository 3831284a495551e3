"""The command: `python -m benchmarks [--quick] [--only NAME,…] [--players N] [--json FILE] [--page FILE] …`."""

import json
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from datetime import date
from pathlib import Path

from rich.console import Console

from benchmarks import adapters, compiled, ours, peers, report
from benchmarks.engines import Entry
from benchmarks.goals import goals
from benchmarks.growth import growth
from benchmarks.measure import FULL, QUICK
from benchmarks.page import page
from benchmarks.peers import openspiel
from benchmarks.rows import Row, find, median_row
from benchmarks.toy import TOY
from benchmarks.trials import run

PLAYERS = 4
LATEST = Path(__file__).parent / "results" / "latest.json"


def main() -> int:
    """Measure, print, write; 1 where one of our own games could not be measured."""
    arguments = _parser().parse_args()
    effort = QUICK if arguments.quick else FULL
    entries = _chosen(arguments)
    if not entries:
        print(f"benchmarks: nothing is called {arguments.only}", file=sys.stderr)
        return 2
    process = compiled.Process(arguments.compiled)
    rows = _with_median(run(entries, effort, _say, compiled.trials(process)))
    process.close()
    toy = find(rows, TOY.family, TOY.game)
    found = goals(rows)
    grown = growth(effort, _say, _names(arguments))
    sheets = report.sheets(rows, toy, found, grown)
    if arguments.markdown:
        print(report.markdown(sheets))
    else:
        console = Console()
        report.print_tables(console if console.is_terminal else Console(width=report.PIPE_WIDTH), sheets)
    if path := _json_path(arguments):
        _write(path, report.as_json(rows, toy, found, grown, effort, arguments.date))
    if arguments.page:
        arguments.page.write_text(page(report.machine(arguments.date), found, sheets), encoding="utf-8")
    return int(any(row.note for row in rows if row.family == ours.FAMILY))


def _parser() -> ArgumentParser:
    parser = ArgumentParser("python -m benchmarks", description="Measure the engine next to its peers.")
    parser.add_argument("--quick", action="store_true", help="one round of 0.2 s instead of three of 1 s")
    parser.add_argument("--only", metavar="NAME,…", default="", help="rows whose name contains one of these")
    parser.add_argument("--players", metavar="N", type=int, default=PLAYERS, help="players of our games (4)")
    parser.add_argument(
        "--compiled", metavar="FOLDER", type=Path, default=compiled.FOLDER, help=f"the engines ({compiled.FOLDER})"
    )
    parser.add_argument("--markdown", action="store_true", help="print Markdown instead of tables")
    parser.add_argument(
        "--json", metavar="FILE", type=Path, help=f"where to write the figures ({LATEST.name}, if whole)"
    )
    parser.add_argument("--page", metavar="FILE", type=Path, help="where to write the page of the manual")
    parser.add_argument("--date", metavar="DAY", type=date.fromisoformat, default=date.today(), help="of the run")
    return parser


def _chosen(arguments: Namespace) -> list[Entry]:
    """The entries asked for, and always the toy."""
    names = _names(arguments)
    players = arguments.players
    own = (*ours.entries(players), *adapters.entries(players), *compiled.entries(players))
    entries = (TOY, *peers.entries(), *own)
    chosen = [entry for entry in entries if any(name in entry.label.casefold() for name in names)]
    return chosen if not chosen or TOY in chosen else [TOY, *chosen]


def _json_path(arguments: Namespace) -> Path | None:
    """Where the figures go: of a part of the rows, or of a quick look, nowhere unless somebody says where."""
    is_whole = not arguments.only and not arguments.quick and arguments.players == PLAYERS
    return arguments.json or (LATEST if is_whole else None)


def _names(arguments: Namespace) -> list[str]:
    return [name.strip().casefold() for name in arguments.only.split(",")]


def _with_median(rows: Sequence[Row]) -> list[Row]:
    """Put the middle of OpenSpiel's Python games after the last of them."""
    family = [row for row in rows if row.family == openspiel.PYTHON]
    if not family:
        return list(rows)
    after = rows.index(family[-1]) + 1
    return [*rows[:after], median_row(openspiel.PYTHON_MEDIAN, family), *rows[after:]]


def _say(words: str) -> None:
    print(words, file=sys.stderr)


def _write(path: Path, figures: dict[str, object]) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(figures, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
