"""Accounts over HTTP: signing up and in, sessions, what one is known by, going for good."""

import re
from typing import Final

import msgspec
from msgspec import UNSET
from msgspec.structs import replace
from starlette.responses import Response

from dracotheque.server.accounts.accounts import SESSION_LETTERS
from dracotheque.server.http.dispatch import as_json
from dracotheque.server.http.guard import COOKIE, address, token_of
from dracotheque.server.http.identity import is_secure, set_cookie
from dracotheque.server.http.operations import Call, Operation
from dracotheque.server.people.looks import name_key
from dracotheque.server.records.puzzling import adopted
from dracotheque.server.store import accounts as account_rows
from dracotheque.server.store import export
from dracotheque.server.store.accounts import AccountRow
from dracotheque.server.wire.accounts import (
    AccountChange,
    AccountInfo,
    Farewell,
    LostPassword,
    PasswordReset,
    SessionInfo,
    Sessions,
    SignIn,
    SignUp,
    TokenOnly,
)
from dracotheque.tables import consent
from dracotheque.tables.domain.people import Person
from dracotheque.tables.names import checked_name, shown
from dracotheque.tables.refusals import Denied
from dracotheque.tables.wire.encoding import about_oneself
from dracotheque.tables.wire.requests import Done, Entered

LONGEST_LABEL: Final = 80
SIGN_IN: Final = "/api/session"
DEVICE: Final = "draco-device"
"""The cookie of a browser that has signed in before."""


async def sign_up(call: Call) -> Response:
    wish: SignUp = call.body
    club = call.services.club
    call.services.limits.guests.take(address(call.request))
    if call.stranger is None:
        await club.check_room()
    person = await club.accounts.sign_up(call.stranger, wish.name, wish.password, wish.email, wish.language)
    if call.stranger is not None:
        await _spread_name(call, call.stranger, person)
    club.recovery.ask_confirmation(person.id)
    return await _welcome(call, person)


async def sign_in(call: Call) -> Response:
    wish: SignIn = call.body
    _slow_down(call, await _trying(call, wish.name))
    accounts = call.services.club.accounts
    person = await accounts.sign_in(wish.name, wish.password)
    if call.stranger is not None and call.stranger.guest:
        await _show(call, await accounts.adopt(call.stranger, person, adopted(call.stranger.id, person.id)))
    return await _welcome(call, person)


async def _show(call: Call, touched: tuple[str, ...]) -> None:
    """Somebody is no more who they were: their connections end, and these tables are told who sits there now."""
    services = call.services
    await services.club.watch.spread()
    for table in services.hub.tables:
        if table.id in touched:
            await table.refresh()


def _slow_down(call: Call, whose: str) -> None:
    """Nobody tries many passwords: neither from one address, nor for one name."""
    for each in (f"address {address(call.request)}", whose):
        call.services.limits.sign_ins.take(each)


async def _trying(call: Call, name: str) -> str:
    """Who tries passwords for a name: anybody, or a browser that has signed in under it before.

    Strangers who use up what a name may try do not shut its owner out.
    """
    device = call.request.cookies.get(DEVICE)
    if device is not None:
        person = call.services.club.links.person("device", device)
        account = await call.services.store.read(account_rows.by_name(name_key(name)))
        if account is not None and account.person == person:
            return f"device {device}"
    return f"name {name_key(name)}"


async def _welcome(call: Call, person: Person) -> Response:
    """A session of their own for whoever came in, in place of the one they came with."""
    people = call.services.people
    before, _ = token_of(call.request)
    if before is not None:
        await people.leave(before)
    label = shown(call.request.headers.get("user-agent", ""))[:LONGEST_LABEL]
    token = await people.open_session(person)
    await call.services.club.accounts.label_session(people.fingerprint(token), label)
    await call.services.club.watch.spread()
    response = as_json(Entered(about_oneself(person), token), 201)
    set_cookie(call, response, token)
    response.set_cookie(
        DEVICE,
        call.services.club.links.make("device", person.id),
        max_age=call.services.settings.session_seconds,
        path=SIGN_IN,
        httponly=True,
        samesite="strict",
        secure=is_secure(call),
    )
    return response


async def show_account(call: Call) -> AccountInfo:
    return _described(call, call.person.name, await call.services.club.accounts.find(call.person.id))


async def change_account(call: Call) -> AccountInfo:
    wish: AccountChange = call.body
    club, person = call.services.club, call.person
    _slow_down(call, f"person {person.id}")
    name = person.name if wish.name is None else checked_name(wish.name)
    await call.services.people.check_neighbours(person, name)
    account = await club.accounts.change(
        person,
        wish.current,
        name=wish.name,
        password=wish.password,
        email=UNSET if wish.email is None else wish.email or None,
        but=_own_session(call),
    )
    await club.watch.spread()
    if wish.email:
        club.recovery.ask_confirmation(person.id)
    await _spread_name(call, person, replace(person, name=name))
    return _described(call, name, account)


async def _spread_name(call: Call, before: Person, now: Person) -> None:
    """Who sits somewhere is called by the new name there, too."""
    if now.name != before.name:
        _, touched = await call.services.people.rename(before, now.name, now.language)
        call.services.hub.spread(touched)


def _described(call: Call, name: str, account: AccountRow) -> AccountInfo:
    can_mail = call.services.club.post is not None
    return AccountInfo(name, account.email, account.email_confirmed, account.admin, account.created, can_mail)


async def export_data(call: Call) -> Response:
    """All that is kept about oneself, as a file."""
    person = call.person
    found = await call.services.store.read(export.about(person.id))
    headers = {"Content-Disposition": 'attachment; filename="dracotheque.json"', "Cache-Control": "no-store"}
    return Response(msgspec.json.format(msgspec.json.encode(found)), 200, headers, "application/json")


async def delete_account(call: Call) -> Response:
    """Leave every table, then be forgotten; a guest needs no password."""
    wish: Farewell = call.body
    services, person = call.services, call.person
    _slow_down(call, f"person {person.id}")
    if not person.guest:
        await services.club.accounts.check_password(person.id, wish.password)
    for name in await services.club.accounts.unfinished_tables(person.id):
        table = await services.hub.get(name)
        if table.row.host == person.id and table.row.status == "open":
            await consent.close(table, person)
        elif table.seat_of(person.id) is not None:
            await services.seating.leave(table, person)
    await _show(call, await services.club.accounts.erase(person))
    response = as_json(Done())
    response.delete_cookie(COOKIE)
    return response


def _own_session(call: Call) -> str | None:
    token, _ = token_of(call.request)
    return None if token is None else call.services.people.fingerprint(token)


async def list_sessions(call: Call) -> Sessions:
    own = _own_session(call)
    found = await call.services.club.accounts.sessions(call.person.id)
    return Sessions(
        tuple(
            SessionInfo(row.token_hash[:SESSION_LETTERS], row.label, row.created, row.expires, row.token_hash == own)
            for row in found
        )
    )


async def close_session(call: Call) -> Done:
    begins: str = call.request.path_params["session"]
    person = call.person
    known = re.fullmatch(rf"[0-9a-f]{{{SESSION_LETTERS}}}", begins)
    if known is None or not await call.services.club.accounts.close_sessions(person.id, begins=begins):
        raise Denied(404, "server-no-such-session")
    await call.services.club.watch.spread()
    return Done()


async def close_other_sessions(call: Call) -> Done:
    await call.services.club.accounts.close_sessions(call.person.id, but=_own_session(call))
    await call.services.club.watch.spread()
    return Done()


async def ask_password_reset(call: Call) -> Done:
    wish: LostPassword = call.body
    call.services.limits.resets.take(f"address {address(call.request)}")
    call.services.club.recovery.ask_reset(wish.who)
    return Done()


async def reset_password(call: Call) -> Done:
    wish: PasswordReset = call.body
    call.services.limits.resets.take(f"address {address(call.request)}")
    await call.services.club.recovery.reset(wish.token, wish.password)
    await call.services.club.watch.spread()
    return Done()


async def confirm_email(call: Call) -> Done:
    wish: TokenOnly = call.body
    await call.services.club.recovery.confirm(wish.token)
    return Done()


ACCOUNT: Final = "/api/me/account"
OPERATIONS = (
    Operation(
        "POST",
        "/api/account",
        sign_up,
        "Make an account; a guest becomes it",
        SignUp,
        Entered,
        (409, 422),
        created=True,
    ),
    Operation("POST", SIGN_IN, sign_in, "Sign in", SignIn, Entered, created=True),
    Operation("GET", ACCOUNT, show_account, "One's own account", answer=AccountInfo, refusals=(401, 403)),
    Operation(
        "PATCH",
        ACCOUNT,
        change_account,
        "Another name, password or address",
        AccountChange,
        AccountInfo,
        (401, 409, 422),
    ),
    Operation("POST", f"{ACCOUNT}/delete", delete_account, "Go for good", Farewell, Done, (401,)),
    Operation("GET", "/api/me/export", export_data, "All that is kept about oneself, as a file", refusals=(401,)),
    Operation("GET", "/api/me/sessions", list_sessions, "One's open sessions", answer=Sessions, refusals=(401,)),
    Operation("DELETE", "/api/me/sessions", close_other_sessions, "Close all other sessions", None, Done, (401,)),
    Operation("DELETE", "/api/me/sessions/{session}", close_session, "Close a session", None, Done, (401, 404)),
    Operation("POST", "/api/password/lost", ask_password_reset, "Ask for a link by e-mail", LostPassword, Done),
    Operation("POST", "/api/password/reset", reset_password, "Choose a new password", PasswordReset, Done),
    Operation("POST", "/api/email/confirm", confirm_email, "Confirm an e-mail address", TokenOnly, Done),
)
