"""Matches between bots that are played on from day to day: each has a file of its own, and is told by whole seeds."""

import argparse
from collections.abc import Iterator, Mapping
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Final, TypeVar

from dracotheque import games
from dracotheque.arena import Standing, Tournament, plan_of, played_so_far, tournament
from dracotheque.arena.executors import processes
from dracotheque.arena.fixtures import Plan
from dracotheque.bots.characters import CHARACTERS, LEVELS
from dracotheque.bots.network import FILE
from dracotheque.bots.player import CharacterBot
from dracotheque.core.game import Game
from tools.pages import share, table

RESULTS: Final = Path(__file__).parents[1] / "benchmarks" / "results"
MARK: Final = 12
"""So many letters tell a file from every other."""

Column = TypeVar("Column")
Measured = Mapping[str, Mapping[Column, Standing]]
"""How the first bot of each match did, by game and by what the matches of a game differ in."""


def wishes(program: str, description: str | None, size: int) -> argparse.ArgumentParser:
    """What can be asked of whoever plays such matches, or writes them into a page."""
    parser = argparse.ArgumentParser(prog=f"python -m tools.{program}", description=description)
    parser.add_argument("what", choices=["play", "page"])
    parser.add_argument("--games", default=",".join(games.ids()), help="Names of games, with commas between them.")
    parser.add_argument("--size", type=int, default=size, help="Games of each, rounded up to whole seeds.")
    parser.add_argument("--workers", type=int, default=1, help="How many processes.")
    return parser


def levels(game: str) -> Mapping[str, str]:
    """Who plays at each level, from the lowest up: at the speed of tables, but in milliseconds of the processor."""
    times = {level: CharacterBot(CHARACTERS[level]).thinking_time(games.get(game)) for level in LEVELS}
    return {level: f"{level}@{time.milliseconds:.0f}cpu" if time else level for level, time in times.items()}


def at_the_smallest_table(game: str, seed: int, bots: tuple[str, ...]) -> Plan:
    box = games.get(game)
    return plan_of(box, box.players[0], None, seed, bots)


def ledger(folder: Path, game: str, *marks: str) -> Path:
    """Where a match of a game is kept; other rules are another game."""
    return folder / f"{'-'.join((game, f'v{games.get(game).rules_version}', *marks))}.jsonl"


def play_on(plan: Plan, size: int, workers: int, file: Path) -> Tournament:
    """Play as far as so many games; what came out of all of them."""
    file.parent.mkdir(parents=True, exist_ok=True)
    with processes(workers) as executor:
        return tournament(plan, size, executor=executor, resume=file)


def kept(file: Path) -> Tournament | None:
    """What was played, of an interrupted match the seeds that were played with every seating."""
    return played_so_far(file) if file.exists() else None


def measured(folder: Path, marks: Mapping[Column, str]) -> Measured[Column]:
    """What lies in the folder, where each column of the table has files of its own mark."""
    found: dict[str, dict[Column, Standing]] = {}
    for game in games.ids():
        for column, name in marks.items():
            if match := kept(ledger(folder, game, name)):
                found.setdefault(game, {})[column] = match.bots[0]
    return found


def figures(found: Measured[Column], heads: Mapping[Column, str]) -> Iterator[str]:
    """A row for each game that was measured."""
    rows = []
    for id, each in found.items():
        game = games.get(id)
        cells = [cell(each.get(column)) for column in heads]
        rows.append(f"| {game.title}, {game.players[0]} | {' | '.join(cells)} |")
    yield from table(f"| game, players | {' | '.join(heads.values())} |", rows)


def cell(standing: Standing | None) -> str:
    return f"{share(standing)}, {standing.games:,}" if standing else "–"


def mark(game: Game) -> str:
    """The beginning of the SHA-256 of a game's network; nothing where there is none."""
    place = files(f"{game.package}.insight") / FILE
    return sha256(place.read_bytes()).hexdigest()[:MARK] if place.is_file() else ""
