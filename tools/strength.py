"""`python -m tools.strength play|page [--games A,B] [--times 10,30] [--size N] [--workers W]`: what time is worth.

The master with so many milliseconds of the processor against an expert with fifty, every seed with every seating. A
measurement goes on where an earlier one stopped. `page` writes what was played into docs/bots.md, and draws it.
"""

import argparse
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

from dracotheque import games
from dracotheque.arena import Standing, plan_of, played_so_far, tournament
from dracotheque.arena.executors import processes
from dracotheque.arena.fixtures import Plan
from dracotheque.core.game import Game
from tools.curves import Point, curves
from tools.pages import DOCS, put, share, table

FOLDER: Final = Path(__file__).parents[1] / "benchmarks" / "results" / "strength"
PICTURE: Final = DOCS / "pictures" / "strength.svg"
MASTER: Final = "master@{time}cpu"
RIVAL: Final = "expert@50cpu"
TIMES: Final = (10, 30, 100, 300, 1000)
"""Milliseconds."""
SEED: Final = 950_000
USUAL: Final = 60


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.strength", description=__doc__)
    parser.add_argument("what", choices=["play", "page"])
    parser.add_argument("--games", default=",".join(games.ids()), help="Names of games, with commas between them.")
    parser.add_argument("--times", default=",".join(map(str, TIMES)), help="Milliseconds, with commas between them.")
    parser.add_argument("--size", type=int, default=USUAL, help="Games of each, rounded up to whole seeds.")
    parser.add_argument("--workers", type=int, default=1, help="How many processes.")
    wish = parser.parse_args()
    if wish.what == "page":
        found = measured(FOLDER)
        put(DOCS / "bots.md", "strength", figures(found))
        PICTURE.write_text(drawn(found), "utf-8")
        return
    FOLDER.mkdir(parents=True, exist_ok=True)
    for game in wish.games.split(","):
        for time in map(int, wish.times.split(",")):
            master = play(game, time, wish.size, wish.workers, FOLDER)
            print(game, time, f"{master.share:.1%} of {master.games}", flush=True)


def plan(game: str, time: int) -> Plan:
    box = games.get(game)
    return plan_of(box, box.players[0], None, SEED, (MASTER.format(time=time), RIVAL))


def ledger(folder: Path, game: str, time: int) -> Path:
    return folder / f"{game}-v{games.get(game).rules_version}-{time}cpu.jsonl"


def play(game: str, time: int, size: int, workers: int, folder: Path) -> Standing:
    """Let a master think for so long, as far as so many games; what came out of it."""
    with processes(workers) as executor:
        result = tournament(plan(game, time), size, executor=executor, resume=ledger(folder, game, time))
    return result.bots[0]


Measured = Mapping[str, Mapping[int, Standing]]
"""The master's results, by game and time."""


def measured(folder: Path) -> Measured:
    """What lies in the folder; of an interrupted match, the seeds that were played with every seating."""
    found: dict[str, dict[int, Standing]] = {}
    for game in games.ids():
        for time in TIMES:
            file = ledger(folder, game, time)
            if file.exists() and (result := played_so_far(file)):
                found.setdefault(game, {})[time] = result.bots[0]
    return found


def figures(found: Measured) -> Iterator[str]:
    yield "Written by `python -m tools.strength page`. Do not edit; measure again.\n"
    heads = [f"{time} ms" for time in TIMES]
    rows = [row(games.get(game), [cell(each.get(time)) for time in TIMES]) for game, each in found.items()]
    yield from table(f"| game, players | {' | '.join(heads)} |", rows)


def row(game: Game, cells: Sequence[str]) -> str:
    return f"| {game.title}, {game.players[0]} | {' | '.join(cells)} |"


def cell(standing: Standing | None) -> str:
    return f"{share(standing)}, {standing.games}" if standing else "–"


def drawn(found: Measured) -> str:
    panels = {games.get(game).title: points(each) for game, each in found.items()}
    return curves("Strength against time to think", panels, TIMES, "ms")


def points(each: Mapping[int, Standing]) -> Sequence[Point]:
    return [(time, one.low, one.share, one.high) for time, one in sorted(each.items())]


if __name__ == "__main__":
    main()
