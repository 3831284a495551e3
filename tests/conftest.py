import gc
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

import pytest

SERVER = Path(__file__).parent / "server"
NEW_OBJECTS = 50_000
"""Allocations after which the young are searched for garbage: the usual 700 are a twentieth of all time."""


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """What would leave a core without work at the end begins first, in every process.

    That is whatever is given more time than the others, for which one process would wait; and whatever waits for clocks
    and other processes, as tests of the server do: while other parts of the suite run, a core that waits is theirs.
    """
    items.sort(key=lambda item: (item.get_closest_marker("timeout") is None, not item.path.is_relative_to(SERVER)))
    processes = getattr(config, "workerinput", {}).get("workercount", 1)
    items[:] = dealt_out(items, processes)


def dealt_out(items: list[pytest.Item], processes: int) -> list[pytest.Item]:
    """Their files dealt out, as each of these processes is given as many of the list: together, as they share much."""
    hands: list[list[pytest.Item]] = [[] for _ in range(processes)]
    for _, file in groupby(items, lambda item: item.path):
        min(hands, key=len).extend(file)
    return [item for hand in hands for item in hand]


def pytest_collection_finish() -> None:
    """What was read to collect the tests stays to the end: whoever looks for garbage need not look there."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(NEW_OBJECTS)


@pytest.fixture(autouse=True, scope="session")
def terminal_that_names_no_language() -> Iterator[None]:
    """What a program says in a test does not depend on the language of whoever runs it."""
    with pytest.MonkeyPatch.context() as patch:
        for name in ("DRACO_LANG", "LC_ALL"):
            patch.delenv(name, raising=False)
        patch.setenv("LC_MESSAGES", "C")
        yield
