"""Signing up, in and out, changing what one is known by, and going for good."""

from typing import Final

from msgspec import UNSET, UnsetType
from msgspec.structs import replace
from sqlalchemy import Connection

from dracotheque.server.accounts.passwords import Passwords
from dracotheque.server.accounts.trivial import is_trivial
from dracotheque.server.people.addresses import checked_email
from dracotheque.server.people.looks import looks, name_key
from dracotheque.server.people.people import People
from dracotheque.server.store import Store, admin, merging
from dracotheque.server.store import accounts as rows
from dracotheque.server.store import people as people_rows
from dracotheque.server.store.accounts import AccountRow
from dracotheque.server.store.writer import Work
from dracotheque.tables.domain.ids import new_id
from dracotheque.tables.domain.people import Person
from dracotheque.tables.moments import now_ms
from dracotheque.tables.names import checked_name
from dracotheque.tables.refusals import Denied, not_now
from dracotheque.texts import texts_for

SESSION_LETTERS: Final = 16
"""So much of a fingerprint names a session to its owner."""


def bad_password() -> Denied:
    return Denied(403, "server-wrong-password")


def _check_password(password: str, *about: str | None) -> None:
    if is_trivial(password, *about):
        raise Denied(422, "server-weak-password")


class Accounts:
    """Everybody who wanted to be known for longer than a cookie lasts."""

    def __init__(self, store: Store, people: People, passwords: Passwords) -> None:
        self._store = store
        self._people = people
        self._passwords = passwords

    async def find(self, person: str) -> AccountRow:
        """The account of somebody."""
        account = await self._store.read(rows.of_person(person))
        if account is None:
            raise Denied(403, "server-no-account")
        return account

    async def is_taken(self, name: str) -> bool:
        """Whether this is the name of an account, or looks like one."""
        return await self._store.read(rows.is_taken(name_key(name), looks(name)))

    async def learn_looks(self) -> None:
        """Note what the names look like of accounts that are older than this register."""
        for person, name in await self._store.read(rows.without_looks()):
            await self._store.write(rows.note_looks(person, looks(name)))

    async def sign_up(self, guest: Person | None, name: str, password: str, email: str | None, language: str) -> Person:
        """A new account; a guest becomes it and keeps every game."""
        shown = checked_name(name)
        address = None if email is None else checked_email(email)
        if guest is not None and not guest.guest:
            raise not_now("server-has-account")
        _check_password(password, shown, address)
        now = now_ms()
        if guest is None:
            person = Person(id=new_id(), name=shown, guest=False, language=language, created=now)
        else:
            person = replace(guest, name=shown, guest=False, language=language)
        account = AccountRow(
            person=person.id,
            name_key=name_key(shown),
            password=await self._passwords.hash(password),
            email=address,
            email_confirmed=False,
            admin=False,
            created=now,
        )
        if not await self._store.write(rows.add(person, account, looks(shown))):
            raise not_now("server-name-taken")
        await self.close_sessions(person.id)
        return person

    async def sign_in(self, name: str, password: str) -> Person:
        """Somebody known by name and password; an unknown name and a wrong password are told apart by nothing."""
        account = await self._store.read(rows.by_name(name_key(name)))
        fits = await self._passwords.fits(password, None if account is None else account.password)
        if account is None or not fits:
            raise Denied(403, "server-wrong-sign-in")
        person = await self._store.read(people_rows.by_id(account.person))
        if person is None or await self._store.read(admin.is_blocked(account.person)):
            raise Denied(403, "server-blocked")
        if self._passwords.is_dated(account.password):
            renewed = await self._passwords.hash(password)
            await self._store.write(rows.change_password(account.person, account.password, renewed))
        return person

    async def adopt(self, guest: Person, person: Person, first: Work[None]) -> tuple[str, ...]:
        """What this guest played becomes somebody's own, all or nothing, after `first`. The tables where that shows."""
        at = now_ms()

        def work(connection: Connection) -> tuple[str, ...]:
            first(connection)
            return merging.adopt(guest.id, person.id, at)(connection)

        touched = await self._store.write(work)
        self._people.forget(guest.id)
        return touched

    async def change(
        self,
        person: Person,
        current: str,
        *,
        name: str | None = None,
        password: str | None = None,
        email: str | UnsetType | None = UNSET,
        but: str | None = None,
    ) -> AccountRow:
        """Another name, password or e-mail address, for one who knows the password; `but` is the session to keep."""
        account = await self.find(person.id)
        if not await self._passwords.fits(current, account.password):
            raise bad_password()
        shown = person.name if name is None else checked_name(name)
        address = account.email if isinstance(email, UnsetType) else None if email is None else checked_email(email)
        if password is not None:
            _check_password(password, shown, address)
        if name is not None and not await self._store.write(
            rows.rename(person.id, shown, name_key(shown), looks(shown))
        ):
            raise not_now("server-name-taken")
        if address != account.email:
            await self._store.write(rows.change(person.id, email=address, email_confirmed=False))
        if password is not None:
            await self._set_password(account, password, but)
        self._people.forget(person.id)
        return await self.find(person.id)

    async def set_password(self, account: AccountRow, password: str) -> None:
        """A new password for one who has lost the old one."""
        person = await self._store.read(people_rows.by_id(account.person))
        _check_password(password, None if person is None else person.name, account.email)
        await self._set_password(account, password, None)

    async def _set_password(self, account: AccountRow, password: str, but: str | None) -> None:
        """Whoever had come in with the old one has to come in again."""
        hashed = await self._passwords.hash(password)
        if not await self._store.write(rows.change_password(account.person, account.password, hashed)):
            raise bad_password()
        await self.close_sessions(account.person, but)

    async def confirm_email(self, account: AccountRow) -> None:
        await self._store.write(rows.change(account.person, email_confirmed=True))

    async def close_sessions(self, person: str, but: str | None = None, begins: str | None = None) -> int:
        """Close the sessions of somebody, here and on every other server."""
        closed = await self._store.write(rows.close_sessions(person, but, begins))
        await self._store.write(admin.order("person", person, now_ms()))
        self._people.forget(person)
        return closed

    async def sessions(self, person: str) -> tuple[rows.SessionRow, ...]:
        return await self._store.read(rows.sessions_of(person, now_ms()))

    async def label_session(self, fingerprint: str | None, label: str) -> None:
        if fingerprint is not None and label:
            await self._store.write(rows.label_session(fingerprint, label))

    async def unfinished_tables(self, person: str) -> tuple[str, ...]:
        """Where somebody sits or waits for others."""
        return await self._store.read(rows.unfinished_tables(person))

    async def check_password(self, person: str, password: str) -> None:
        account = await self.find(person)
        if not await self._passwords.fits(password, account.password):
            raise bad_password()

    async def erase(self, person: Person) -> tuple[str, ...]:
        """Forget somebody. The tables where their name stood, for whoever shows them to reload."""
        neutral = texts_for(person.language, "dracotheque.server").say("server-somebody-gone")
        touched = await self._store.write(rows.erase(person.id, new_id(), neutral))
        now = now_ms()
        await self._store.write(admin.order("person", person.id, now))
        for table in touched:
            await self._store.write(admin.order("table", table, now))
        self._people.forget(person.id)
        return touched
