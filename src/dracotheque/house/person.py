"""Who sits at this device: one guest, who may change their name."""

import msgspec
from msgspec.structs import replace

from dracotheque.house.keeping import KeptTables
from dracotheque.house.ports import Storage, surely
from dracotheque.tables.domain.ids import new_id
from dracotheque.tables.domain.people import Person
from dracotheque.tables.keeper import Keeper
from dracotheque.tables.moments import now_ms
from dracotheque.tables.names import checked_name
from dracotheque.tables.refusals import Denied

KEY = "house/person"


class AtHome:
    """The person of this device, once there is one."""

    def __init__(self, storage: Storage, tables: KeptTables, keeper: Keeper) -> None:
        self._storage = storage
        self._tables = tables
        self._keeper = keeper
        self.stranger: Person | None = None

    async def open(self) -> None:
        """Read who it was; `StoreDown` where that cannot be known: nobody must become a stranger by that."""
        content = await surely(self._storage.get(KEY))
        self.stranger = None if content is None else msgspec.json.decode(content, type=Person)

    @property
    def person(self) -> Person:
        if self.stranger is None:
            raise Denied(401, "server-who-are-you")
        return self.stranger

    async def enter(self, name: str, language: str) -> Person:
        """Be known by this name, at the tables that are not over, too."""
        name, before = checked_name(name), self.stranger
        if before is None:
            after = Person(id=new_id(), name=name, guest=True, language=language, created=now_ms())
        else:
            after = replace(before, name=name, language=language)
        await surely(self._storage.put(KEY, msgspec.json.encode(after)))
        self.stranger = after
        if before is not None and before.name != name:
            await self._rename(after.id, before.name, name)
        return after

    async def _rename(self, person: str, before: str, after: str) -> None:
        for listed in await self._tables.listed():
            table = self._keeper.in_memory(listed.row.id)
            if listed.row.status in ("open", "running"):
                renamed = await self._tables.rename(listed.row.id, person, before, after)
                if renamed and table is not None:
                    await table.refresh()
