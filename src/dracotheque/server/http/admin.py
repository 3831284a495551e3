"""The admin page's side of HTTP: only for people with the admin flag; nothing hidden of any game is shown."""

from collections.abc import Awaitable, Callable, Mapping
from functools import wraps
from typing import Final, TypeVar

import msgspec

from dracotheque import __version__
from dracotheque.server.admin.desk import SILENCE
from dracotheque.server.admin.limits import all_limits, checked
from dracotheque.server.http.operations import Call, Operation
from dracotheque.server.http.records import SKIP, skipped
from dracotheque.server.settings import Settings
from dracotheque.server.store import admin, moderation
from dracotheque.server.store import people as people_rows
from dracotheque.server.store.audit import Deed, audited
from dracotheque.server.wire.admin import (
    AdminPeople,
    AdminPerson,
    AdminTable,
    AdminTables,
    AdminWish,
    BlockWish,
    LimitInfo,
    Limits,
    LimitWish,
    Overview,
)
from dracotheque.server.wire.moderation import SilenceWish
from dracotheque.tables.domain.people import Person
from dracotheque.tables.moments import now_ms
from dracotheque.tables.names import shown
from dracotheque.tables.refusals import Denied
from dracotheque.tables.wire.requests import Done

T = TypeVar("T")
A_PAGE: Final = 100
LONGEST_NAME: Final = 40


def for_admins(handler: Callable[[Call], Awaitable[T]]) -> Callable[[Call], Awaitable[T]]:
    """Let nobody through who is not an administrator at this moment."""

    @wraps(handler)
    async def guarded(call: Call) -> T:
        account = await call.services.club.accounts.find(call.person.id)
        if not account.admin:
            raise Denied(403, "server-not-admin")
        return await handler(call)

    return guarded


def audit(call: Call, what: str, target: str, detail: str = "") -> Deed:
    """What an administrator is about to do, for the log."""
    return Deed(call.person.id, call.person.name, now_ms(), what, target, detail)


def _limits(settings: Settings, stored: Mapping[str, int]) -> tuple[LimitInfo, ...]:
    return tuple(LimitInfo(*limit) for limit in all_limits(settings, stored))


@for_admins
async def admin_overview(call: Call) -> Overview:
    store, club = call.services.store, call.services.club
    counts = await store.read(admin.counts())
    limits = _limits(call.services.settings, await store.read(admin.all_limits()))
    return Overview(counts, limits, club.post is not None, __version__)


@for_admins
async def admin_tables(call: Call) -> AdminTables:
    wanted = call.request.query_params.get("status")
    status = admin.STATUSES.get(wanted or "")
    if wanted is not None and status is None:
        raise Denied(400, "server-bad-request")
    lines = await call.services.store.read(admin.list_tables(status, A_PAGE, skipped(call)))
    return AdminTables(tuple(AdminTable(*line) for line in lines))


@for_admins
async def admin_close_table(call: Call) -> Done:
    table = await call.table()
    await table.settled()
    deed = audit(call, "close-table", table.id)
    if not await call.services.store.write(audited(deed, admin.close_table(table.id, now_ms()))):
        raise Denied(409, "server-not-running")
    await call.services.club.watch.spread()
    return Done()


@for_admins
async def admin_reopen_table(call: Call) -> Done:
    table = await call.table()
    deed = audit(call, "reopen-table", table.id)
    if not await call.services.store.write(audited(deed, admin.reopen_table(table.id, now_ms()))):
        raise Denied(409, "server-not-paused")
    await call.services.club.watch.spread()
    return Done()


@for_admins
async def admin_people(call: Call) -> AdminPeople:
    part = shown(call.request.query_params.get("name", ""))[:LONGEST_NAME]
    lines = await call.services.store.read(admin.list_people(part, A_PAGE, skipped(call)))
    return AdminPeople(tuple(AdminPerson(*line) for line in lines))


async def _target(call: Call) -> Person:
    name: str = call.request.path_params["person"]
    person = await call.services.store.read(people_rows.by_id(name)) if name.isalnum() else None
    if person is None:
        raise Denied(404, "server-no-such-person")
    if person.id == call.person.id:
        raise Denied(409, "server-not-oneself")
    return person


@for_admins
async def admin_block(call: Call) -> Done:
    wish: BlockWish = call.body
    person = await _target(call)
    deed = audit(call, "ban" if wish.blocked else "unban", person.name, person.id)
    await call.services.store.write(audited(deed, admin.block(person.id, wish.blocked, now_ms())))
    await call.services.club.watch.spread()
    return Done()


@for_admins
async def admin_silence(call: Call) -> Done:
    wish: SilenceWish = call.body
    person = await _target(call)
    deed = audit(call, "silence" if wish.silenced else "unsilence", person.name, person.id)
    until = now_ms() + SILENCE if wish.silenced else None
    await call.services.store.write(audited(deed, moderation.silence(person.id, until)))
    return Done()


@for_admins
async def admin_make_admin(call: Call) -> Done:
    wish: AdminWish = call.body
    person = await _target(call)
    deed = audit(call, "promote" if wish.admin else "demote", person.name, person.id)
    if not await call.services.store.write(audited(deed, admin.make_admin(person.id, wish.admin))):
        raise Denied(409, "server-no-account")
    return Done()


@for_admins
async def admin_limits(call: Call) -> Limits:
    stored = await call.services.store.read(admin.all_limits())
    return Limits(_limits(call.services.settings, stored))


@for_admins
async def admin_set_limit(call: Call) -> Limits:
    wish: LimitWish = call.body
    value = checked(wish.name, wish.value)
    deed = audit(call, "limit", wish.name, "none" if value is None else str(value))
    await call.services.store.write(audited(deed, admin.put_limit(wish.name, value)))
    await call.services.club.watch.spread()
    return Limits(_limits(call.services.settings, await call.services.store.read(admin.all_limits())))


def operation(
    method: str,
    path: str,
    handler: Callable[[Call], Awaitable[msgspec.Struct]],
    summary: str,
    body: type[msgspec.Struct] | None,
    answer: type[msgspec.Struct],
    *refusals: int,
    **query: dict[str, object],
) -> Operation:
    return Operation(method, f"/api/admin{path}", handler, summary, body, answer, (401, 403, *refusals), query)


STATUS: Final[dict[str, object]] = {"type": "string", "enum": list(admin.STATUSES)}
NAME: Final[dict[str, object]] = {"type": "string", "maxLength": LONGEST_NAME}
OPERATIONS = (
    operation("GET", "", admin_overview, "How much of everything there is", None, Overview),
    operation("GET", "/tables", admin_tables, "All tables", None, AdminTables, 400, status=STATUS, skip=SKIP),
    operation("POST", "/tables/{table}/close", admin_close_table, "Close a table", None, Done, 404, 409),
    operation("POST", "/tables/{table}/reopen", admin_reopen_table, "Let it go on", None, Done, 404, 409),
    operation("GET", "/people", admin_people, "All people", None, AdminPeople, 400, name=NAME, skip=SKIP),
    operation("POST", "/people/{person}/block", admin_block, "Keep somebody out", BlockWish, Done, 404, 409),
    operation("POST", "/people/{person}/admin", admin_make_admin, "Make an admin", AdminWish, Done, 404, 409),
    operation(
        "POST", "/people/{person}/silence", admin_silence, "Let somebody say nothing", SilenceWish, Done, 404, 409
    ),
    operation("GET", "/limits", admin_limits, "All limits", None, Limits),
    operation("PUT", "/limits", admin_set_limit, "Set a limit", LimitWish, Limits, 422),
)
