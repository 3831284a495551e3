"""Rate limits and quotas, by address and by person."""

from typing import Final

from dracotheque.server.settings import Settings
from dracotheque.tables.rate_limiter import RateLimiters
from dracotheque.tables.refusals import Denied

WORDS_AT_ONCE: Final = 20


class Refusing:
    """Rate limiters by name, that raise a refusal."""

    def __init__(self, size: float, rate: float) -> None:
        self._limiters = RateLimiters(size, rate)

    def take(self, whose: str) -> None:
        """Count one more, or refuse."""
        if not self._limiters.take(whose):
            raise Denied(429, "server-too-often")

    def forget(self, whose: str) -> None:
        """Begin to count anew."""
        self._limiters.forget(whose)


class Limits:
    """All rate limits and quotas of one server."""

    def __init__(self, settings: Settings) -> None:
        self._sockets: dict[str, int] = {}
        self.follow(settings)

    def follow(self, settings: Settings) -> None:
        """Begin to count anew, under these settings."""
        self.requests = Refusing(settings.requests_per_minute, settings.requests_per_minute / 60)
        self.words = Refusing(WORDS_AT_ONCE, settings.words_per_minute / 60)
        self.files = Refusing(settings.files_per_minute, settings.files_per_minute / 60)
        self.pictures = Refusing(settings.pictures_per_minute, settings.pictures_per_minute / 60)
        self.guests = Refusing(settings.guests_per_hour, settings.guests_per_hour / 3600)
        self.sign_ins = Refusing(settings.sign_ins_per_hour, settings.sign_ins_per_hour / 3600)
        self.resets = Refusing(settings.resets_per_hour, settings.resets_per_hour / 3600)
        self.asked = Refusing(settings.asks_per_hour, settings.asks_per_hour / 3600)
        self.analyses = Refusing(settings.analyses_per_hour, settings.analyses_per_hour / 3600)
        self.reports = Refusing(settings.reports_per_hour, settings.reports_per_hour / 3600)
        self.codes = Refusing(settings.codes_per_hour, settings.codes_per_hour / 3600)
        self.letters = Refusing(settings.letters_per_hour, settings.letters_per_hour / 3600)
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
