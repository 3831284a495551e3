"""Coming in as a guest, being known again, leaving."""

import time
from typing import Final

from msgspec.structs import replace

from dracotheque.server.people.looks import are_alike
from dracotheque.server.people.tokens import Tokens
from dracotheque.server.store import Store, keys
from dracotheque.server.store import people as rows
from dracotheque.tables.domain.ids import new_id
from dracotheque.tables.domain.people import Person
from dracotheque.tables.moments import now_ms
from dracotheque.tables.refusals import not_now

MOST_KNOWN: Final = 10_000
SEEN_EVERY: Final = 86_400_000
KNOWN_FOR: Final = 60.0
"""Seconds for which the answer of the store is remembered."""


class People:
    """Everybody the store knows, found by token."""

    def __init__(self, store: Store, tokens: Tokens, session_seconds: int) -> None:
        self._store = store
        self._tokens = tokens
        self._session_ms = session_seconds * 1000
        self._known: dict[str, tuple[float, Person]] = {}
        self._seen: dict[str, int] = {}
        self._forgotten = 0
        """Grows when somebody is forgotten: what was read before that is not remembered."""

    @classmethod
    async def open(cls, store: Store, session_seconds: int) -> "People":
        return cls(store, Tokens(await store.write(keys.key("session"))), session_seconds)

    async def known(self, token: str | None) -> Person | None:
        """The person with this token."""
        fingerprint = None if token is None else self._tokens.fingerprint(token)
        if fingerprint is None:
            return None
        remembered = self._known.get(fingerprint)
        if remembered is not None and remembered[0] > time.monotonic():
            return remembered[1]
        forgotten = self._forgotten
        person = await self._store.read(rows.by_token(fingerprint, now_ms()))
        if person is not None and forgotten == self._forgotten:
            if len(self._known) >= MOST_KNOWN:
                self._known.clear()
            self._note_seen(person.id)
            self._known[fingerprint] = (time.monotonic() + KNOWN_FOR, person)
        return person

    def _note_seen(self, person: str) -> None:
        """Once a day; nobody waits for it."""
        today = now_ms() // SEEN_EVERY
        if self._seen.get(person) != today:
            if len(self._seen) >= MOST_KNOWN:
                self._seen.clear()
            self._seen[person] = today
            noted = self._store.write(rows.note_seen(person, now_ms(), SEEN_EVERY))
            noted.add_done_callback(lambda future: future.cancelled() or future.exception())

    async def enter(self, name: str, language: str) -> tuple[Person, str]:
        """A new guest, and the token by which they are known again."""
        now = now_ms()
        person = Person(id=new_id(), name=name, guest=True, language=language, created=now)
        await self._store.write(rows.add(person))
        return person, await self.open_session(person)

    async def open_session(self, person: Person) -> str:
        """A new token for somebody known."""
        token = self._tokens.new()
        fingerprint = self._tokens.fingerprint(token)
        assert fingerprint is not None
        now = now_ms()
        await self._store.write(rows.open_session(person.id, fingerprint, now, now + self._session_ms))
        return token

    async def rename(self, person: Person, name: str, language: str) -> tuple[Person, tuple[str, ...]]:
        """Somebody under another name, and the tables where that shows."""
        touched = await self._store.write(rows.rename(person, name, language))
        self.forget(person.id)
        return replace(person, name=name, language=language), touched

    async def check_neighbours(self, person: Person, name: str) -> None:
        """Nobody takes a name by which somebody goes at the same table."""
        for other in () if name == person.name else await self._store.read(rows.neighbours(person.id)):
            if are_alike(name, other):
                raise not_now("server-name-at-table", name=other)

    def fingerprint(self, token: str) -> str | None:
        """What the store knows a token by."""
        return self._tokens.fingerprint(token)

    async def leave(self, token: str) -> None:
        """Make this token worthless."""
        fingerprint = self._tokens.fingerprint(token)
        if fingerprint is not None:
            self._known.pop(fingerprint, None)
            self._forgotten += 1
            await self._store.write(rows.close_session(fingerprint, now_ms()))

    def forget(self, person: str) -> None:
        """Ask the store again the next time this person shows a token."""
        self._forgotten += 1
        self._known = {token: entry for token, entry in self._known.items() if entry[1].id != person}
