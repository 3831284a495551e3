"""`python -m tests.adapters.simulate [--simulations N] [--minutes M]`: OpenSpiel's random simulations at every table.

Every game at every number of players, then every option singly; the tables take turns until each has had so many
simulations, or the time is over.
"""

import sys
from argparse import ArgumentParser
from collections import Counter
from time import monotonic

import pyspiel

from dracotheque import games
from dracotheque.adapters import openspiel
from tests.adapters.options import QUICK, TABLES, Wishes

SEEDS = 128
"""Each of them is tried in every simulation: that is why they are few."""
BATCH = 5
"""Simulations of a table before the next one has its turn."""


def tables() -> list[tuple[str, int, Wishes]]:
    usual = [(game.id, players, dict(QUICK.get(game.id, {}))) for game in games.all() for players in game.players]
    return usual + TABLES


def main() -> int:
    """Simulate; 1 where a test fails, with the table at which it did."""
    parser = ArgumentParser("python -m tests.adapters.simulate", description=__doc__)
    parser.add_argument("--simulations", metavar="N", type=int, default=100)
    parser.add_argument("--minutes", metavar="M", type=float, default=60)
    arguments = parser.parse_args()
    until = monotonic() + 60 * arguments.minutes
    done: Counter[int] = Counter()
    chosen = tables()
    while monotonic() < until and any(done[number] < arguments.simulations for number in range(len(chosen))):
        for number, (game, players, wishes) in enumerate(chosen):
            count = min(BATCH, arguments.simulations - done[number])
            if count and monotonic() < until:
                try:
                    loaded = openspiel.load(game, players, wishes, seeds=SEEDS)
                    pyspiel.random_sim_test(loaded, num_sims=count, serialize=True, verbose=False)
                except Exception as error:  # the edge of a job: whatever it is, the table must be named
                    print(f"{game}, {players} players, {wishes}: {type(error).__name__}: {error}", file=sys.stderr)
                    return 1
                done[number] += count
    for game in games.ids():
        counts = [done[number] for number, table in enumerate(chosen) if table[0] == game]
        print(f"{game}: {sum(counts)} simulations at {len(counts)} tables, {min(counts)} to {max(counts)} at each")
    return 0


if __name__ == "__main__":
    sys.exit(main())
