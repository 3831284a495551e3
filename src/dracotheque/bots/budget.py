"""Budget: how long a bot may think."""

import re
from time import perf_counter, process_time
from typing import Final

import msgspec

SPENT: Final = 0.96
"""The part of the time that is thought for; in the rest the question is read, and the answer told."""
TICK: Final = 1e-4
"""Clocks of browsers may stand still for a while, in seconds."""


class Budget(msgspec.Struct, frozen=True):
    """So many milliseconds, or so many iterations: with these alone equal dice give equal moves."""

    milliseconds: float | None = None
    iterations: int | None = None
    on_processor: bool = False
    """The milliseconds are the processor's, so that on a busy machine, too, bots think as long as each other."""

    @classmethod
    def read(cls, text: str) -> "Budget | None":
        """`200ms`, `200cpu` or `50it`; None where it is none of them."""
        found = re.fullmatch(r"([1-9][0-9]{0,5})(ms|cpu|it)", text)
        if found is None:
            return None
        number, unit = int(found[1]), found[2]
        return cls(iterations=number) if unit == "it" else cls(milliseconds=number, on_processor=unit == "cpu")

    def start(self) -> "Allowance":
        return Allowance(self)


class Allowance:
    """What is left of a budget once somebody has begun to think; what comes before the first iteration counts too."""

    __slots__ = ("began", "clock", "iterations", "seconds", "set_out")

    def __init__(self, budget: Budget) -> None:
        self.iterations = budget.iterations
        self.clock = process_time if budget.on_processor else perf_counter
        self.began = self.set_out = self.clock()
        """When the thought began, and the first iteration of it."""
        self.seconds = None if budget.milliseconds is None else SPENT * budget.milliseconds / 1000.0

    def trimmed(self, done: int, wished: int) -> int:
        """As many of the wished iterations as there are left after so many; at least one.

        On the clock, those that at the pace so far take half the time left: one cannot be sure of a pace.
        """
        if self.iterations is not None:
            wished = min(wished, self.iterations - done)
        if self.seconds is not None:
            now = self.clock()
            left = self.began + self.seconds - now
            spent = max(now - self.set_out, TICK)
            wished = min(wished, int(left / spent * done / 2)) if done else 1
        return max(wished, 1)

    def covers(self, done: int, part: float = 1.0) -> bool:
        """Whether there is time for another iteration after so many, within this part of the budget.

        On the clock, for one at the pace so far, and for the first in any case.
        """
        if self.iterations is not None and done >= part * self.iterations:
            return False
        if self.seconds is None:
            return True
        now = self.clock()
        if not done:
            self.set_out = now
            return True
        spent = now - self.set_out
        return spent + spent / done < part * (self.began + self.seconds - self.set_out)
