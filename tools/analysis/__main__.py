"""`python -m tools.analysis calibrate|unlearned|planted|repeat|page [--games A,B] [--size N] [--bot NAME]`.

Every measurement goes on where an earlier one of the same kind was interrupted (build/analysis; remove it after a
change of the engines or their insight), and `page` writes the figures, which are kept in tools/analysis/results, into
docs/analysis.md.
"""

import argparse
from collections.abc import Callable
from functools import partial
from typing import Final

import msgspec

from dracotheque import games
from tools.analysis import calibration, page, planting, repeating
from tools.analysis.ledgers import RESULTS

MEASUREMENTS: Final[dict[str, tuple[Callable[[str, str, int], msgspec.Struct], str, int]]] = {
    "calibrate": (calibration.calibrate, "regular", 5000),
    "unlearned": (partial(calibration.calibrate, unlearned=True), "regular", 5000),
    "planted": (planting.planted, planting.PLAYER, 200),
    "repeat": (repeating.repeated, "regular", 20),
}
"""Each with who plays and how much of it there should be; `unlearned` is for the games with a network, without it."""


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.analysis", description=__doc__)
    parser.add_argument("what", choices=[*MEASUREMENTS, "page"])
    parser.add_argument("--games", default=",".join(games.ids()), help="Names of games, with commas between them.")
    parser.add_argument("--size", type=int, default=0, help="Positions, or games.")
    parser.add_argument("--bot", default="", help="Who plays.")
    wish = parser.parse_args()
    if wish.what == "page":
        page.write()
        return
    measure, bot, size = MEASUREMENTS[wish.what]
    for id in wish.games.split(","):
        row = measure(id, wish.bot or bot, wish.size or size)
        RESULTS.mkdir(exist_ok=True)
        (RESULTS / f"{wish.what}-{id}.json").write_bytes(msgspec.json.encode(row) + b"\n")
        print(id, msgspec.json.encode(row).decode(), flush=True)


if __name__ == "__main__":
    main()
