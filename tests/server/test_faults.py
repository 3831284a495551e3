"""Seeded histories full of faults: nothing acknowledged is missing, nothing shown never was, and no table is stuck.

Six short ones of every set of circumstances are played here; `python -m tests.server.faults --histories 2000` plays as
many long ones as one likes.
"""

import asyncio
from collections import Counter, defaultdict
from collections.abc import Iterable
from typing import Final

import pytest

from tests.server.faults.history import GAMES, HOUR, circumstances, live_through
from tests.server.faults.planted import NAMES, planted
from tests.server.own_time import OwnTimeLoop

TRIED: Final = 800
"""Among so many seeds every set of circumstances turns up six times."""
EACH: Final = 6
TOGETHER: Final = 12
PLANTED: Final = 3
"""Histories that are enough to find a bug that was put back."""


def play(seeds: Iterable[int]) -> list[str]:
    """What is wrong with these histories."""
    found = []
    for seed in seeds:
        with asyncio.Runner(loop_factory=OwnTimeLoop) as runner:
            found += [f"history {seed}: {fault}" for fault in runner.run(live_through(seed, HOUR))]
    return found


def chosen() -> list[int]:
    """The first seeds of every set of circumstances."""
    found: defaultdict[tuple[object, ...], list[int]] = defaultdict(list)
    for seed in range(TRIED):
        found[circumstances(seed)].append(seed)
    return sorted(seed for seeds in found.values() for seed in seeds[:EACH])


CHOSEN: Final = chosen()


@pytest.mark.slow
@pytest.mark.parametrize("first", range(0, len(CHOSEN), TOGETHER))
def test_whatever_fails_the_log_and_the_players_agree(first: int) -> None:
    assert play(CHOSEN[first : first + TOGETHER]) == []


def test_every_game_meets_every_kind_of_trouble_on_one_server_and_on_two() -> None:
    met = Counter(map(circumstances, CHOSEN))
    assert len(met) == len(GAMES) * 3 * 3 * 2
    assert {*met.values()} == {EACH}


@pytest.mark.parametrize("bug", NAMES)
def test_a_server_that_answers_before_the_log_has_it_is_found_out(bug: str) -> None:
    with planted(bug):
        found = play(range(PLANTED))
    assert any("was acknowledged, and is in no log" in fault for fault in found)
