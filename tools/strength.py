"""`python -m tools.strength play|page [--games A,B] [--times 10,30] [--size N] [--workers W]`: what time is worth.

The master with so many milliseconds of the processor against an expert with fifty, every seed with every seating. A
measurement goes on where an earlier one stopped. `page` writes what was played into docs/bots.md, and draws it.
"""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

from dracotheque import games
from dracotheque.arena import Standing
from tools import matches
from tools.curves import Point, curves
from tools.matches import RESULTS, Measured, at_the_smallest_table, ledger, play_on, wishes
from tools.pages import DOCS, put

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


def play(game: str, time: int, size: int, workers: int, folder: Path) -> Standing:
    """Let a master think for so long, as far as so many games; what came out of it."""
    plan = at_the_smallest_table(game, SEED, (MASTER.format(time=time), RIVAL))
    return play_on(plan, size, workers, ledger(folder, game, mark(time))).bots[0]


def mark(time: int) -> str:
    return f"{time}cpu"


def measured(folder: Path) -> Measured[int]:
    """How the masters did."""
    return matches.measured(folder, {time: mark(time) for time in TIMES})


def figures(found: Measured[int]) -> Iterator[str]:
    yield "Written by `python -m tools.strength page`. Do not edit; measure again.\n"
    yield from matches.figures(found, {time: f"{time} ms" for time in TIMES})


def drawn(found: Measured[int]) -> str:
    panels = {games.get(game).title: points(each) for game, each in found.items()}
    return curves("Strength against time to think", panels, TIMES, "ms")


def points(each: Mapping[int, Standing]) -> Sequence[Point]:
    return [(time, one.low, one.share, one.high) for time, one in sorted(each.items())]


if __name__ == "__main__":
    main()
