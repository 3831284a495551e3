"""Chairs of a table, and how one of them changes hands."""

from collections.abc import Awaitable

from dracotheque.tables.domain.people import Person
from dracotheque.tables.domain.seats import kept_until
from dracotheque.tables.domain.tables import Chair
from dracotheque.tables.moments import now_ms
from dracotheque.tables.refusals import not_now
from dracotheque.tables.table import Table


def chair_at(table: Table, seat: int) -> Chair:
    if seat >= len(table.chairs):
        raise not_now("server-nobody-to-kick")
    return table.chairs[seat]


def kept_for(table: Table, person: Person) -> list[Chair]:
    """Several for one who shares a device with others."""
    return [chair for chair in table.chairs if chair.is_kept and chair.person == person.id]


def free_chair_at(table: Table, seat: int | None) -> Chair:
    """A chair on which anybody may sit down: this one, or any."""
    free = [chair for chair in table.chairs if chair.kind == "open" and seat in (None, chair.seat)]
    for chair in free:
        if (kept_until(table.row, chair) or 0) <= now_ms():
            return chair
    if free:
        raise not_now("server-seat-kept", name=free[0].name)
    raise not_now("server-seat-taken")


async def change_chair(table: Table, before: Chair, after: Chair) -> bool:
    """Let somebody else sit there, unless somebody was faster; everybody sees it."""
    return await change_chairs(table, table.store.take_seat(table.id, before, after), after)


async def change_chairs(table: Table, change: Awaitable[bool], *changed: Chair) -> bool:
    if not await change:
        await table.refresh()
        return False
    chairs = list(table.chairs)
    for chair in changed:
        chairs[chair.seat] = chair
    table.chairs = tuple(chairs)
    table.audience.reseat()
    table.changed()
    return True
