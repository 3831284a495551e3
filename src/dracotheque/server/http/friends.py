"""Friends over HTTP: asking, accepting, seeing who is here, calling somebody to a table, and whom one avoids."""

from dracotheque.server.http.lobby import AT_A_TABLE
from dracotheque.server.http.operations import Call, Operation
from dracotheque.server.http.pages import account_named
from dracotheque.server.store import friends
from dracotheque.tables.answers.lobby import PATH
from dracotheque.tables.domain.people import Person
from dracotheque.tables.moments import now_ms
from dracotheque.tables.refusals import Denied, not_now
from dracotheque.tables.wire.common import TableInfo
from dracotheque.tables.wire.encoding import describe_to
from dracotheque.tables.wire.records import Friends, FriendWish, KnownPerson, ShunWish
from dracotheque.tables.wire.requests import CallWish


async def _other(call: Call, name: str) -> tuple[Person, Person]:
    """Oneself and somebody else, both with an account."""
    person, other = call.person, await account_named(call.services.store, name)
    if person.guest:
        raise Denied(403, "server-only-accounts")
    if person.id == other.id:
        raise not_now("server-not-oneself")
    return person, other


async def _check_may_meet(call: Call, person: Person, other: Person) -> None:
    if await call.services.store.read(friends.do_not_meet(person.id, [other.id])):
        raise not_now("server-not-welcome", name=other.name)


async def list_friends(call: Call) -> Friends:
    found = await call.services.store.read(friends.all_of(call.person.id))
    is_here = call.services.hall.attendance.is_here
    return Friends(
        tuple(KnownPerson(known.name, known.tie, known.tie == "friend" and is_here(known.person)) for known in found)
    )


async def befriend(call: Call) -> Friends:
    wish: FriendWish = call.body
    person, other = await _other(call, call.request.path_params["name"])
    if wish.friend:
        await _check_may_meet(call, person, other)
        call.services.limits.asked.take(person.id)
        await call.services.store.write(friends.befriend(person.id, other.id, now_ms()))
    else:
        await call.services.store.write(friends.part(person.id, other.id))
    return await list_friends(call)


async def shun(call: Call) -> Friends:
    wish: ShunWish = call.body
    person, other = await _other(call, call.request.path_params["name"])
    await call.services.store.write(friends.shun(person.id, other.id, wish.shunned, now_ms()))
    return await list_friends(call)


async def call_to_table(call: Call) -> TableInfo:
    wish: CallWish = call.body
    person, table = call.person, await call.table()
    if wish.name is None:
        await call.services.seating.keep_no_longer(table, person, wish.seat)
    else:
        other = await account_named(call.services.store, wish.name)
        await _check_may_meet(call, person, other)
        call.services.limits.asked.take(person.id)
        await call.services.seating.keep_for(table, person, other, wish.seat)
    return describe_to(person.id, table.summary)


OPERATIONS = (
    Operation("GET", "/api/me/friends", list_friends, "One's friends", answer=Friends, refusals=(401,)),
    Operation(
        "POST",
        "/api/people/{name}/friend",
        befriend,
        "Ask to be friends, agree, or part",
        FriendWish,
        Friends,
        (401, 403, 404, 409),
    ),
    Operation(
        "POST", "/api/people/{name}/shun", shun, "Avoid somebody, or not", ShunWish, Friends, (401, 403, 404, 409)
    ),
    Operation("POST", f"{PATH}/call", call_to_table, "Keep a chair for somebody", CallWish, TableInfo, AT_A_TABLE),
)
