"""Play many histories: `python -m tests.server.faults --histories 2000 --first 0`."""

import argparse
import asyncio
import sys

from tests.server.faults.history import live_through
from tests.server.own_time import OwnTimeLoop


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--histories", type=int, default=200)
    parser.add_argument("--first", type=int, default=0, help="the seed of the first")
    wishes = parser.parse_args()
    wrong = 0
    for seed in range(wishes.first, wishes.first + wishes.histories):
        with asyncio.Runner(loop_factory=OwnTimeLoop) as runner:
            found = runner.run(live_through(seed))
        for fault in found:
            print(f"history {seed}: {fault}")
        wrong += bool(found)
    print(f"{wishes.histories} histories, {wrong} wrong")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
