"""Everything a request needs, opened in order and closed in reverse."""

from pathlib import Path
from typing import Final, NamedTuple

from dracotheque.server.analysis.studies import Studies
from dracotheque.server.bots.pool import BotPool
from dracotheque.server.bus import open_bus
from dracotheque.server.checkup import Checkup
from dracotheque.server.club import Club, close_club, open_club
from dracotheque.server.connections.heartbeat import Heartbeat
from dracotheque.server.connections.limits import Limits
from dracotheque.server.hall.hall import Hall
from dracotheque.server.hall.match import Match
from dracotheque.server.notices.settings import from_environment
from dracotheque.server.people.people import People
from dracotheque.server.pictures.pictures import Pictures
from dracotheque.server.settings import Settings
from dracotheque.server.starting import check_bus, open_store
from dracotheque.server.store import Store
from dracotheque.server.store.lock import StoreLock
from dracotheque.server.streams.broadcast import Broadcast
from dracotheque.server.tables.hub import Hub
from dracotheque.server.tables.seating import Seating

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
