"""Admission: limits on open connections, in all and by address; idle ones are dropped first."""

from typing import Final, Protocol

from dracotheque.server import metrics
from dracotheque.server.connections.addresses import Proxies, subscriber
from dracotheque.server.settings import Settings
from dracotheque.tables.rate_limiter import RateLimiters

OTHER_FILES: Final = 256
"""Files that are no connections: the database, bots, the web app's files while they are sent."""
FEWEST: Final = 64


class Silent(Protocol):
    """A connection without a request so far."""

    def give_up(self) -> None:
        """Abort it."""
        ...


class Admission:
    """Counts every connection from its first moment to its last, and what is asked on it.

    A proxy has many clients, who are counted by the application under their own addresses: for itself it has no limit.
    """

    def __init__(self, settings: Settings, proxies: Proxies, most: int) -> None:
        self._proxies = proxies
        self._most = most
        self._most_each = settings.connections_per_address
        self._open = 0
        self._each: dict[str, int] = {}
        self._silent: dict[Silent, None] = {}
        """Ordered by when they became idle."""
        asked = settings.requests_per_minute + settings.files_per_minute
        self._asked = RateLimiters(asked, asked / 60)

    def admit(self, host: str | None) -> bool:
        """Count one more connection; False where there are too many already."""
        if self._open >= self._most and not self._make_room():
            metrics.turned_away.labels("full").inc()
            return False
        if host is not None and host not in self._proxies:
            whose = subscriber(host)
            if self._each.get(whose, 0) >= self._most_each:
                metrics.turned_away.labels("address").inc()
                return False
            self._each[whose] = self._each.get(whose, 0) + 1
        self._open += 1
        metrics.connections.set(self._open)
        return True

    def _make_room(self) -> bool:
        longest = next(iter(self._silent), None)
        if longest is None:
            return False
        self.hears(longest)
        longest.give_up()
        metrics.turned_away.labels("silent").inc()
        return True

    def leave(self, host: str | None) -> None:
        """An admitted connection has closed."""
        self._open -= 1
        metrics.connections.set(self._open)
        if host is not None and host not in self._proxies:
            whose = subscriber(host)
            left = self._each[whose] - 1
            if left:
                self._each[whose] = left
            else:
                del self._each[whose]

    def waits_for(self, connection: Silent) -> None:
        """This connection is idle."""
        self._silent[connection] = None

    def hears(self, connection: Silent) -> None:
        """This connection has a request, or has closed."""
        self._silent.pop(connection, None)

    def answers(self, host: str | None, requests: int) -> bool:
        """Count more requests; False where this address is over its rate limit."""
        return host is None or host in self._proxies or self._asked.take(subscriber(host), requests)


def most_connections(settings: Settings) -> int:
    """As many as are wanted, or as this process may have open files for."""
    try:
        import resource  # noqa: PLC0415  # Windows has none, and no such limit
    except ImportError:
        return settings.most_connections
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = settings.most_connections + OTHER_FILES
    if soft != resource.RLIM_INFINITY and soft < wanted:
        soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
        return max(FEWEST, soft - OTHER_FILES)
    return settings.most_connections
