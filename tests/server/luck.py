"""The chance of a server, in the hands of a test.

`python -m tests.server.luck NAME serve …` is `draco serve …`, where this name decides what is dealt.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from dracotheque.cli.app import run
from dracotheque.server.bots import pool
from dracotheque.tables import choosing, opening


class LuckOfTheTest(Random):
    """The chance of a server that serves many tests: begins anew whenever the file holds the name of another one."""

    def __init__(self, file: Path) -> None:
        super().__init__()
        self._file = file
        self._test = ""

    def random(self) -> float:
        self._look()
        return super().random()

    def getrandbits(self, k: int, /) -> int:
        self._look()
        return super().getrandbits(k)

    def _look(self) -> None:
        test = self._file.read_text()
        if test != self._test:
            self._test = test
            self.seed(test)


def dealt_test_by_test(file: Path) -> Iterator[tuple[Any, str, object]]:
    """The same for a server of many tests; how fast its bots think changes no deal."""
    yield opening, "randbits", LuckOfTheTest(file).getrandbits
    yield choosing, "_lot", LuckOfTheTest(file)
    bots = LuckOfTheTest(file)
    yield pool, "SystemRandom", lambda: bots


def dealt_by(name: str) -> Iterator[tuple[Any, str, object]]:
    """Where a server takes its chance from, and what to put there so that this name decides."""
    luck = Random(name)
    yield opening, "randbits", luck.getrandbits
    yield choosing, "_lot", luck
    yield pool, "SystemRandom", lambda: luck


if __name__ == "__main__":
    for place, name, chance in dealt_by(sys.argv[1]):
        setattr(place, name, chance)
    sys.exit(run(sys.argv[2:]))
