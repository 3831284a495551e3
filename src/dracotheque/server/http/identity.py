"""Coming in, going out, and whom one does not want to hear."""

from starlette.responses import Response

from dracotheque.server.http.dispatch import as_json
from dracotheque.server.http.guard import COOKIE, address, token_of
from dracotheque.server.http.operations import Call, Operation
from dracotheque.server.store import people as rows
from dracotheque.tables.names import checked_name
from dracotheque.tables.refusals import Denied
from dracotheque.tables.wire.encoding import about_oneself
from dracotheque.tables.wire.requests import Done, Entered, GuestWish, Mutes, MuteWish, WhoAmI


async def who_am_i(call: Call) -> WhoAmI:
    return WhoAmI(None if call.stranger is None else about_oneself(call.stranger))


async def enter_as_guest(call: Call) -> Response:
    wish: GuestWish = call.body
    name = checked_name(wish.name)
    people = call.services.people
    token, _ = token_of(call.request)
    if call.stranger is None or call.stranger.guest:
        await call.services.club.check_name_is_free(name)
    else:
        name = call.stranger.name  # an account changes its name elsewhere
    if call.stranger is not None and token is not None:
        await people.check_neighbours(call.stranger, name)
        person, touched = await people.rename(call.stranger, name, wish.language)
        call.services.hub.spread(touched)
        call.services.hall.rename(person)
    else:
        call.services.limits.guests.take(address(call.request))
        await call.services.club.check_room()
        person, token = await people.enter(name, wish.language)
    response = as_json(Entered(about_oneself(person), token), 201)
    set_cookie(call, response, token)
    return response


def set_cookie(call: Call, response: Response, token: str) -> None:
    """Let the browser be known again; over HTTPS the cookie stays there."""
    response.set_cookie(
        COOKIE,
        token,
        max_age=call.services.settings.session_seconds,
        httponly=True,
        samesite="lax",
        secure=is_secure(call),
    )


def is_secure(call: Call) -> bool:
    """Whether browsers come over HTTPS."""
    origin = call.services.settings.origin or ""
    return origin.startswith("https:") or call.request.url.scheme == "https"


async def leave_session(call: Call) -> Response:
    token, _ = token_of(call.request)
    if token is not None:
        await call.services.people.leave(token)
        await call.services.club.watch.spread()
    response = as_json(Done())
    response.delete_cookie(COOKIE)
    return response


async def mute_person(call: Call) -> Done:
    wish: MuteWish = call.body
    person = call.person
    if wish.person == person.id or await call.services.store.read(rows.by_id(wish.person)) is None:
        raise Denied(404, "server-no-such-person")
    await call.services.store.write(rows.mute(person.id, wish.person, wish.muted))
    muted = await call.services.store.read(rows.muted_by(person.id))
    for table in call.services.hub.tables:
        for subscriber in table.audience.subscribers_of(person.id):
            subscriber.muted = muted
    for visitor in call.services.hall.subscribers_of(person.id):
        visitor.muted = muted
    return Done()


async def list_mutes(call: Call) -> Mutes:
    return Mutes(tuple(sorted(await call.services.store.read(rows.muted_by(call.person.id)))))


OPERATIONS = (
    Operation("GET", "/api/me/mutes", list_mutes, "Whom one does not hear", answer=Mutes, refusals=(401,)),
    Operation("GET", "/api/me", who_am_i, "Who one is", answer=WhoAmI),
    Operation("POST", "/api/guest", enter_as_guest, "Come in as a guest", GuestWish, Entered, (409, 422), created=True),
    Operation("DELETE", "/api/session", leave_session, "Go out", answer=Done),
    Operation("POST", "/api/me/mutes", mute_person, "Hear somebody no more, or again", MuteWish, Done, (401, 404)),
)
