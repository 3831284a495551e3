"""The club: what a server offers beyond tables to those who come back, opened and closed as one."""

from collections.abc import Callable
from typing import NamedTuple

from dracotheque.server.accounts.accounts import Accounts
from dracotheque.server.accounts.passwords import Passwords
from dracotheque.server.accounts.recovery import Recovery
from dracotheque.server.admin.limits import under
from dracotheque.server.admin.watch import Watch
from dracotheque.server.connections.limits import Limits
from dracotheque.server.hall.hall import Hall
from dracotheque.server.hub import Hub
from dracotheque.server.notices.letters import Letters
from dracotheque.server.notices.notifier import Notifier
from dracotheque.server.notices.post import Post
from dracotheque.server.notices.settings import NoticeSettings
from dracotheque.server.notices.webhooks import Webhooks
from dracotheque.server.people.links import Links
from dracotheque.server.people.looks import is_of_a_bot
from dracotheque.server.people.people import People
from dracotheque.server.records.worker import RecordsWorker
from dracotheque.server.retention import Retention
from dracotheque.server.settings import Settings
from dracotheque.server.store import Store, admin, keys
from dracotheque.server.store.notices import OPENED, TURN
from dracotheque.tables.domain.notices import Ended, Notice, Opened, Turn
from dracotheque.tables.domain.speeds import Slow
from dracotheque.tables.refusals import not_now


class Club(NamedTuple):
    """Accounts, records and notices of an open server."""

    accounts: Accounts
    recovery: Recovery
    links: Links
    passwords: Passwords
    post: Post | None
    webhooks: Webhooks
    records_worker: RecordsWorker
    notifier: Notifier
    watch: Watch
    retention: Retention
    hub: Hub

    @property
    def settings(self) -> Settings:
        """The settings under the limits that hold now."""
        return self.hub.settings

    async def check_room(self) -> None:
        """Refuse another person where the server knows as many as it may."""
        most = self.settings.most_people
        if await self.hub.store.read(admin.count_people()) < most:
            return
        await self.retention.make_room()
        if await self.hub.store.read(admin.count_people()) >= most:
            raise not_now("server-full", most=most)

    async def check_name_is_free(self, name: str) -> None:
        """Refuse a guest the name of an account, or of a bot."""
        if is_of_a_bot(name):
            raise not_now("server-name-of-bot")
        if await self.accounts.is_taken(name):
            raise not_now("server-name-taken")


async def open_club(
    settings: Settings, notices: NoticeSettings, store: Store, people: People, hub: Hub, limits: Limits, hall: Hall
) -> Club:
    links = Links(await store.write(keys.key("links")))
    origin = settings.origin or f"http://{settings.host}:{settings.port}"
    post = None if notices.mail is None else Post(notices.mail)
    letters = None if post is None else Letters(post, links, origin)
    webhooks = Webhooks(await store.write(keys.key("webhooks")), origin, notices.private_webhooks)
    passwords = Passwords()
    accounts = Accounts(store, people, passwords)
    await accounts.learn_looks()
    records_worker = RecordsWorker(store)
    notifier = Notifier(store, letters, webhooks, notices.delay)
    watch = Watch(
        store,
        {"table": hub.wake, "person": _expel(people, hub, hall), "hall": hall.show_talk_again},
        _follow_limits(settings, hub, limits),
        hub.tell_orders,
    )
    hub.on_orders = watch.wake
    hub.listeners.append(_listen(records_worker, notifier))
    await watch.open()
    records_worker.open()
    notifier.open()
    recovery = Recovery(store, accounts, links, letters, limits.count_letter)
    retention = Retention(store, accounts, lambda: hub.settings)
    retention.open()
    return Club(accounts, recovery, links, passwords, post, webhooks, records_worker, notifier, watch, retention, hub)


async def close_club(club: Club) -> None:
    for worker in (club.retention, club.watch, club.recovery, club.notifier, club.records_worker):
        await worker.close()
    for threads in (club.passwords, club.webhooks, club.post):
        if threads is not None:
            threads.close()


def _listen(records_worker: RecordsWorker, notifier: Notifier) -> Callable[[Notice], None]:
    def listen(notice: Notice) -> None:
        if isinstance(notice, Ended):
            records_worker.tell()
        elif isinstance(notice.table.speed, Slow) and isinstance(notice, Turn | Opened):
            notifier.tell(TURN if isinstance(notice, Turn) else OPENED, notice.table.id, notice.chair.seat)

    return listen


def _expel(people: People, hub: Hub, hall: Hall) -> Callable[[str], None]:
    """Somebody's sessions were closed: ask the store who they are, and let their connections come again."""

    def expel(person: str) -> None:
        people.forget(person)
        for table in hub.tables:
            for subscriber in table.audience.subscribers_of(person):
                subscriber.hang_up()
        for visitor in hall.subscribers_of(person):
            visitor.hang_up()

    return expel


def _follow_limits(settings: Settings, hub: Hub, limits: Limits) -> Callable[[dict[str, int]], None]:
    def follow(stored: dict[str, int]) -> None:
        hub.settings = under(settings, stored)
        limits.follow(hub.settings)

    return follow
