"""Play many histories: `python -m tests.server.faults --histories 2000 [--store memory|sqlite|postgres] [--first 0]`.

`--planted hasty` and `--planted ahead` put a bug back that acknowledges what no log has: then faults must be found.
In memory time costs nothing, and a seed gives the same history again. On a real database several histories are lived
through at once, in real time.
"""

import argparse
import asyncio
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from secrets import token_hex
from tempfile import TemporaryDirectory

from tests.server.faults.history import live_through
from tests.server.faults.planted import NAMES, planted
from tests.server.faults.real import live_through_at, new_file
from tests.server.own_time import OwnTimeLoop
from tests.server.postgres import new_database, postgres

AT_ONCE = 10


def in_memory(first: int, histories: int) -> Iterator[str]:
    for seed in range(first, first + histories):
        with asyncio.Runner(loop_factory=OwnTimeLoop) as runner:
            for fault in runner.run(live_through(seed)):
                yield f"history {seed}: {fault}"


def on_a_database(store: str, first: int, histories: int) -> Iterator[str]:
    with _database(store) as url:
        for seed in range(first, first + histories // AT_ONCE):
            yield from asyncio.run(live_through_at(url, seed, AT_ONCE))


@contextmanager
def _database(store: str) -> Iterator[str]:
    if store == "sqlite":
        with TemporaryDirectory() as folder:
            yield new_file(Path(folder))
    else:
        with postgres() as url:
            yield new_database(url, f"faults_{token_hex(4)}")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--histories", type=int, default=200)
    parser.add_argument("--first", type=int, default=0, help="the seed of the first")
    parser.add_argument("--store", choices=("memory", "sqlite", "postgres"), default="memory")
    parser.add_argument("--planted", choices=NAMES, help="put this bug back, which must be found")
    wishes = parser.parse_args()
    if wishes.store == "memory":
        found = in_memory(wishes.first, wishes.histories)
    else:
        found = on_a_database(wishes.store, wishes.first, wishes.histories)
    wrong = 0
    with planted(wishes.planted):
        for fault in found:
            wrong += 1
            print(fault, flush=True)
    print(f"{wishes.histories} histories on {wishes.store}, {wrong} faults")
    return int(bool(wrong) != (wishes.planted is not None))


if __name__ == "__main__":
    sys.exit(main())
