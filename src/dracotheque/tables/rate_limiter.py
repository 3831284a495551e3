"""Rate limiters: token buckets with a burst size and a refill rate."""

import time
from collections import OrderedDict
from typing import Final

MOST_NAMES: Final = 50_000


class RateLimiter:
    """Burst size and refill rate (a second)."""

    __slots__ = ("_level", "_rate", "_size", "_when")

    def __init__(self, size: float, rate: float) -> None:
        self._size = size
        self._rate = rate
        self._level = size
        self._when = time.monotonic()

    def take(self, amount: float = 1.0) -> bool:
        """Whether there is that much left; if so it is taken."""
        now = time.monotonic()
        self._level = min(self._size, self._level + (now - self._when) * self._rate)
        self._when = now
        if self._level < amount:
            return False
        self._level -= amount
        return True


class RateLimiters:
    """A limiter for each name; the least recently used are evicted."""

    def __init__(self, size: float, rate: float, most: int = MOST_NAMES) -> None:
        self._size = size
        self._rate = rate
        self._most = most
        self._limiters: OrderedDict[str, RateLimiter] = OrderedDict()

    def take(self, whose: str, amount: float = 1.0) -> bool:
        """Whether one more is allowed, or so many; if so it is counted."""
        limiter = self._limiters.get(whose)
        if limiter is None:
            if len(self._limiters) >= self._most:
                self._limiters.popitem(last=False)
            limiter = self._limiters[whose] = RateLimiter(self._size, self._rate)
        else:
            self._limiters.move_to_end(whose)
        return limiter.take(amount)

    def forget(self, whose: str) -> None:
        """Reset the limiter of this name."""
        self._limiters.pop(whose, None)

    def __len__(self) -> int:
        return len(self._limiters)
