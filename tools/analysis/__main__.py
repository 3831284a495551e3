"""`python -m tools.analysis calibrate|planted|repeat|page [--games A,B] [--size N] [--bot NAME]`.

Every measurement goes on where an earlier one of the same kind was interrupted, and `page` writes the figures into
docs/analysis.md. What was measured lies in build/analysis.
"""

import argparse

import msgspec

from dracotheque import games
from tools.analysis import calibration, page, trials
from tools.analysis.ledgers import FOLDER


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.analysis", description=__doc__)
    parser.add_argument("what", choices=["calibrate", "planted", "repeat", "page"])
    parser.add_argument("--games", default=",".join(games.ids()), help="Names of games, with commas between them.")
    parser.add_argument("--size", type=int, default=0, help="Positions, or games.")
    parser.add_argument("--bot", default="", help="Who plays.")
    wish = parser.parse_args()
    if wish.what == "page":
        page.write()
        return
    for id in wish.games.split(","):
        row: msgspec.Struct
        if wish.what == "calibrate":
            row = calibration.calibrate(id, wish.bot or "regular", wish.size or 5000)
        else:
            row = trials.TRIALS[wish.what](id, wish.bot, wish.size)
        (FOLDER / f"{wish.what}-{id}.json").write_bytes(msgspec.json.encode(row))
        print(id, msgspec.json.encode(row).decode(), flush=True)


if __name__ == "__main__":
    main()
