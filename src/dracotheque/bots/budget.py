"""Budget: how long a bot may think."""

import re
from time import perf_counter

import msgspec


class Budget(msgspec.Struct, frozen=True):
    """So many milliseconds on the clock, or so many iterations: with these alone equal dice give equal moves."""

    milliseconds: float | None = None
    iterations: int | None = None

    @classmethod
    def read(cls, text: str) -> "Budget | None":
        """`200ms` or `50it`; None where it is neither."""
        found = re.fullmatch(r"([1-9][0-9]{0,5})(ms|it)", text)
        if found is None:
            return None
        number = int(found[1])
        return cls(milliseconds=number) if found[2] == "ms" else cls(iterations=number)

    def start(self) -> "Allowance":
        return Allowance(self)


class Allowance:
    """What is left of a budget once somebody has begun to think."""

    __slots__ = ("began", "iterations", "seconds")

    def __init__(self, budget: Budget) -> None:
        self.iterations = budget.iterations
        self.began = perf_counter()
        self.seconds = None if budget.milliseconds is None else budget.milliseconds / 1000.0

    def trimmed(self, done: int, wished: int) -> int:
        """As many of the wished iterations as there are left after so many; at least one.

        On the clock, those that at the pace so far take half the time left: one cannot be sure of a pace.
        """
        if self.iterations is not None:
            wished = min(wished, self.iterations - done)
        if self.seconds is not None:
            spent = perf_counter() - self.began
            wished = min(wished, int((self.seconds - spent) / spent * done / 2)) if done else 1
        return max(wished, 1)

    def covers(self, done: int, part: float = 1.0) -> bool:
        """Whether there is time for another iteration after so many, within this part of the budget."""
        if self.iterations is not None and done >= part * self.iterations:
            return False
        return self.seconds is None or perf_counter() - self.began < part * self.seconds
