"""Everything a request needs, opened in order and closed in reverse."""

from pathlib import Path
from typing import Final, NamedTuple

from dracotheque.server import metrics
from dracotheque.server.analysis.studies import Studies
from dracotheque.server.bots.pool import BotPool
from dracotheque.server.bus import open_bus
from dracotheque.server.checkup import Checkup
from dracotheque.server.club import Club, close_club, open_club
from dracotheque.server.connections.heartbeat import Heartbeat
from dracotheque.server.connections.limits import Limits
from dracotheque.server.connections.websocket import WebSocket
from dracotheque.server.hall.hall import Hall
from dracotheque.server.hall.match import Match
from dracotheque.server.hub import Hub
from dracotheque.server.notices.settings import from_environment
from dracotheque.server.people.people import People
from dracotheque.server.pictures.pictures import Pictures
from dracotheque.server.settings import Settings
from dracotheque.server.starting import check_bus, open_store
from dracotheque.server.store import Store
from dracotheque.server.store.lock import StoreLock
from dracotheque.tables.keeper import Keeper
from dracotheque.tables.live.ports import Socket
from dracotheque.tables.rate_limiter import RateLimiter
from dracotheque.tables.seating import Seating
from dracotheque.tables.streams.broadcast import Broadcast

STATIC: Final = Path(__file__).parent / "static"
"""Where the web app is built."""


class Services(NamedTuple):
    """The open server."""

    settings: Settings
    store: Store
    people: People
    hub: Hub
    seating: Seating
    limits: Limits
    club: Club
    hall: Hall
    match: Match
    heartbeat: Heartbeat
    pictures: Pictures
    studies: Studies
    checkup: Checkup
    lock: StoreLock | None

    # As whoever comes to a table or to the hall knows it.

    @property
    def keeper(self) -> Keeper:
        return self.hub

    def allowance(self) -> RateLimiter:
        return RateLimiter(self.settings.message_burst, self.settings.messages_per_second)

    def take_words(self, person: str) -> None:
        self.limits.words.take(person)

    def come(self, socket: Socket) -> None:
        self.heartbeat.add(_own(socket))

    def attend(self, socket: Socket) -> None:
        self.heartbeat.attend(_own(socket))

    def go(self, socket: Socket) -> None:
        self.heartbeat.discard(_own(socket))

    def count_move(self, game: str, seconds: float) -> None:
        metrics.moves.count(game, seconds)

    def count_refusal(self, code: str) -> None:
        metrics.refusals.labels(code).inc()


def _own(socket: Socket) -> WebSocket:
    assert isinstance(socket, WebSocket)
    return socket


async def open_services(settings: Settings) -> Services:
    notices = from_environment()
    check_bus(settings)
    store, lock = open_store(settings)
    people = await People.open(store, settings.session_seconds)
    pool = BotPool(settings.bot_workers, settings.bot_patience)
    hub = Hub(store, open_bus(settings.bus), pool, settings, Broadcast)
    limits = Limits(settings)
    hall, seating = Hall(hub), Seating(hub)
    club = await open_club(settings, notices, store, people, hub, limits, hall)
    match = Match(hub, seating, hall.attendance)
    pictures = Pictures(STATIC / "pictures")
    studies = Studies(hub)
    await hub.open()
    await hall.open()
    studies.open()
    return Services(
        settings,
        store,
        people,
        hub,
        seating,
        limits,
        club,
        hall,
        match,
        Heartbeat(),
        pictures,
        studies,
        Checkup(store),
        lock,
    )


async def close_services(services: Services) -> None:
    services.heartbeat.close()
    await services.studies.close()
    await services.pictures.close()
    await services.checkup.close()
    await services.match.close()
    await services.hall.close()
    await close_club(services.club)
    await services.hub.close()
    services.hub.pool.close()
    services.store.close()
    if services.lock is not None:
        services.lock.release()
