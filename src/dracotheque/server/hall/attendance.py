"""Attendance: who is connected to this server, and what the others say of theirs."""

from collections.abc import Iterable
from typing import Final

from dracotheque.server.domain.hall import NO_PRESENCE, Presence
from dracotheque.server.store import Store
from dracotheque.server.store import hall as rows
from dracotheque.server.wire.hall import Visitor
from dracotheque.tables.domain.ids import new_id
from dracotheque.tables.domain.people import Person
from dracotheque.tables.moments import now_ms

MOST_SHOWN: Final = 100
SILENT: Final = 60_000
"""Milliseconds after which a server that says nothing is taken for gone."""
SAY_EVERY: Final = 20_000


class Attendance:
    """Everybody who has a connection, however many."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._server = new_id()
        self._connections: dict[str, int] = {}
        self._people: dict[str, Person] = {}
        self._elsewhere: tuple[Presence, ...] = ()
        self._strangers: dict[str, Visitor] = {}
        """Those who are in the hall of another server."""
        self._said, self._said_at = NO_PRESENCE, 0

    def come(self, person: Person) -> None:
        self._people[person.id] = person
        self._connections[person.id] = self._connections.get(person.id, 0) + 1

    def go(self, person: Person) -> None:
        left = self._connections.get(person.id, 0) - 1
        if left > 0:
            self._connections[person.id] = left
        else:
            self._connections.pop(person.id, None)
            self._people.pop(person.id, None)

    def rename(self, person: Person) -> None:
        """Somebody goes by another name from now on."""
        if person.id in self._people:
            self._people[person.id] = person

    def is_here(self, person: str) -> bool:
        """Whether somebody is connected to any server."""
        return person in self._connections or any(
            person in presence.hall or person in presence.tables for presence in self._elsewhere
        )

    @property
    def number(self) -> int:
        """Everybody who is connected anywhere."""
        others = {person for presence in self._elsewhere for person in (*presence.hall, *presence.tables)}
        return len(others.union(self._connections))

    def visitors(self, here: Iterable[str]) -> dict[str, Visitor]:
        """Those who are in the hall of any server; of ours, these."""
        own = {
            name: Visitor(person.id, person.name, person.guest)
            for name in here
            if (person := self._people.get(name)) is not None
        }
        found = sorted((self._strangers | own).values(), key=lambda each: (each.guest, each.name, each.id))
        return {visitor.id: visitor for visitor in found[:MOST_SHOWN]}

    def watchers(self, own: dict[str, int]) -> dict[str, int]:
        """How many watch each table, at all servers together."""
        total = dict(own)
        for presence in self._elsewhere:
            for table, number in presence.watchers.items():
                total[table] = total.get(table, 0) + number
        return total

    async def tell(self, hall: frozenset[str], watchers: dict[str, int]) -> bool:
        """Let other servers know who is here; whether there was something to say."""
        tables = tuple(sorted(set(self._connections) - hall))
        presence, now = Presence(tuple(sorted(hall)), tables, watchers), now_ms()
        if presence == self._said and now - self._said_at < SAY_EVERY:
            return False
        self._said, self._said_at = presence, now
        await self._store.write(rows.note_presence(self._server, presence, now, now - SILENT))
        return True

    async def hear(self) -> None:
        """Read who is connected to the other servers."""
        self._elsewhere = await self._store.read(rows.presences_besides(self._server, now_ms() - SILENT))
        persons = [person for presence in self._elsewhere for person in presence.hall]
        names = await self._store.read(rows.names_of(persons)) if persons else {}
        self._strangers = {person: Visitor(person, *about) for person, about in names.items()}

    async def close(self) -> None:
        await self._store.write(rows.forget_server(self._server))
