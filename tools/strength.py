"""`python -m tools.strength play|page [--games A,B] [--times 10,30] [--size N] [--workers W]`: what time is worth.

The master with so many milliseconds of the processor against an expert with fifty, every seed with every seating. A
measurement goes on where an earlier one stopped. `page` writes what was played into docs/bots.md, and draws it.
"""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

from dracotheque import games
from dracotheque.arena import Standing
from dracotheque.core.game import Game
from tools.curves import Point, curves
from tools.matches import RESULTS, at_the_smallest_table, cell, kept, ledger, play_on, wishes
from tools.pages import DOCS, put, table

FOLDER: Final = RESULTS / "strength"
PICTURE: Final = DOCS / "pictures" / "strength.svg"
MASTER: Final = "master@{time}cpu"
RIVAL: Final = "expert@50cpu"
TIMES: Final = (10, 30, 100, 300, 1000)
"""Milliseconds."""
SEED: Final = 950_000
USUAL: Final = 60


def main() -> None:
    parser = wishes("strength", __doc__, USUAL)
    parser.add_argument("--times", default=",".join(map(str, TIMES)), help="Milliseconds, with commas between them.")
    wish = parser.parse_args()
    if wish.what == "page":
        found = measured(FOLDER)
        put(DOCS / "bots.md", "strength", figures(found))
        PICTURE.write_text(drawn(found), "utf-8")
        return
    for game in wish.games.split(","):
        for time in map(int, wish.times.split(",")):
            master = play(game, time, wish.size, wish.workers, FOLDER)
            print(game, time, f"{master.share:.1%} of {master.games}", flush=True)


def file_of(folder: Path, game: str, time: int) -> Path:
    return ledger(folder, game, f"{time}cpu")


def play(game: str, time: int, size: int, workers: int, folder: Path) -> Standing:
    """Let a master think for so long, as far as so many games; what came out of it."""
    plan = at_the_smallest_table(game, SEED, (MASTER.format(time=time), RIVAL))
    return play_on(plan, size, workers, file_of(folder, game, time)).bots[0]


Measured = Mapping[str, Mapping[int, Standing]]
"""The master's results, by game and time."""


def measured(folder: Path) -> Measured:
    """What lies in the folder."""
    found: dict[str, dict[int, Standing]] = {}
    for game in games.ids():
        for time in TIMES:
            if match := kept(file_of(folder, game, time)):
                found.setdefault(game, {})[time] = match.bots[0]
    return found


def figures(found: Measured) -> Iterator[str]:
    yield "Written by `python -m tools.strength page`. Do not edit; measure again.\n"
    heads = [f"{time} ms" for time in TIMES]
    rows = [row(games.get(game), [cell(each.get(time)) for time in TIMES]) for game, each in found.items()]
    yield from table(f"| game, players | {' | '.join(heads)} |", rows)


def row(game: Game, cells: Sequence[str]) -> str:
    return f"| {game.title}, {game.players[0]} | {' | '.join(cells)} |"


def drawn(found: Measured) -> str:
    panels = {games.get(game).title: points(each) for game, each in found.items()}
    return curves("Strength against time to think", panels, TIMES, "ms")


def points(each: Mapping[int, Standing]) -> Sequence[Point]:
    return [(time, one.low, one.share, one.high) for time, one in sorted(each.items())]


if __name__ == "__main__":
    main()
