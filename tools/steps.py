"""`python -m tools.steps play|page [--games A,B] [--levels A,B] [--size N] [--workers W]`: steps of the ladder.

Each level plays the one below at the speed of tables, but in milliseconds of the processor, every seed with every
seating. A measurement goes on where an earlier one stopped. `page` writes what was played into docs/bots.md.
"""

from collections.abc import Iterator, Mapping
from itertools import pairwise
from pathlib import Path
from typing import Final

from dracotheque.arena import Standing
from dracotheque.bots.characters import LEVELS
from tools import matches
from tools.matches import RESULTS, Measured, at_the_smallest_table, ledger, levels, play_on, wishes
from tools.pages import DOCS, put

FOLDER: Final = RESULTS / "steps"
BELOW: Final[Mapping[str, str]] = {upper: lower for lower, upper in pairwise(LEVELS)}
SEED: Final = 910_000
USUAL: Final = 1_000


def main() -> None:
    parser = wishes("steps", __doc__, USUAL)
    parser.add_argument("--levels", default=",".join(BELOW), help="The upper ones, with commas between them.")
    wish = parser.parse_args()
    if wish.what == "page":
        put(DOCS / "bots.md", "steps", figures(measured(FOLDER)))
        return
    uppers = wish.levels.split(",")
    if unknown := [level for level in uppers if level not in BELOW]:
        parser.error(f"no steps lead to {', '.join(unknown)}, but to {', '.join(BELOW)}")
    for game in wish.games.split(","):
        for level in uppers:
            upper = play(game, level, wish.size, wish.workers, FOLDER)
            print(game, level, f"{upper.share:.1%} of {upper.games}", flush=True)


def play(game: str, level: str, size: int, workers: int, folder: Path) -> Standing:
    """Let a level play the one below, as far as so many games; how it did."""
    players = levels(game)
    plan = at_the_smallest_table(game, SEED, (players[level], players[BELOW[level]]))
    return play_on(plan, size, workers, ledger(folder, game, level)).bots[0]


def measured(folder: Path) -> Measured[str]:
    """How the upper levels did."""
    return matches.measured(folder, {level: level for level in BELOW})


def figures(found: Measured[str]) -> Iterator[str]:
    yield "Written by `python -m tools.steps page`. Do not edit; play on.\n"
    yield from matches.figures(found, {upper: f"`{upper}` > `{lower}`" for upper, lower in BELOW.items()})


if __name__ == "__main__":
    main()
