"""Limits: token buckets that fill slowly and empty fast."""

import time
from typing import Final

from dracotheque.server.refusals import Denied
from dracotheque.server.settings import Settings

MOST_BUCKETS: Final = 50_000


class Bucket:
    """So many at once, and so many a second in the long run."""

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

    @property
    def is_full(self) -> bool:
        return self._level + (time.monotonic() - self._when) * self._rate >= self._size


class Buckets:
    """One bucket for everybody who comes by, forgotten when it is full again."""

    def __init__(self, size: float, rate: float) -> None:
        self._size = size
        self._rate = rate
        self._buckets: dict[str, Bucket] = {}

    def take(self, whose: str) -> None:
        """Count one more, or refuse."""
        if len(self._buckets) >= MOST_BUCKETS:
            self._buckets = {name: bucket for name, bucket in self._buckets.items() if not bucket.is_full}
        bucket = self._buckets.get(whose)
        if bucket is None:
            bucket = self._buckets[whose] = Bucket(self._size, self._rate)
        if not bucket.take():
            raise Denied(429, "server-too-often")


class Limits:
    """How much one address or one person may ask for."""

    def __init__(self, settings: Settings) -> None:
        self._sockets: dict[str, int] = {}
        self.follow(settings)

    def follow(self, settings: Settings) -> None:
        """Begin to count anew, under these settings."""
        self.requests = Buckets(settings.requests_per_minute, settings.requests_per_minute / 60)
        self.guests = Buckets(settings.guests_per_hour, settings.guests_per_hour / 3600)
        self.sign_ins = Buckets(settings.sign_ins_per_hour, settings.sign_ins_per_hour / 3600)
        self.resets = Buckets(settings.resets_per_hour, settings.resets_per_hour / 3600)
        self.letters = Buckets(settings.letters_per_hour, settings.letters_per_hour / 3600)
        self._most_of_address = settings.sockets_per_address
        self._most_of_person = settings.sockets_per_person

    def count_letter(self, whose: str) -> None:
        """Count one more letter to somebody, or refuse."""
        self.letters.take(whose)

    def open_socket(self, address: str, person: str | None) -> bool:
        """Count one more connection; False where there are too many already."""
        wanted = [(f"address {address}", self._most_of_address)]
        if person is not None:
            wanted.append((f"person {person}", self._most_of_person))
        if any(self._sockets.get(name, 0) >= most for name, most in wanted):
            return False
        for name, _ in wanted:
            self._sockets[name] = self._sockets.get(name, 0) + 1
        return True

    def close_socket(self, address: str, person: str | None) -> None:
        for name in (f"address {address}", f"person {person}"):
            left = self._sockets.get(name, 0) - 1
            if left > 0:
                self._sockets[name] = left
            else:
                self._sockets.pop(name, None)
