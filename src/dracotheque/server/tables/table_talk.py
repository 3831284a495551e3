"""What is said at a table beside the game: chat, and whether a move may be taken back."""

from typing import Final

from msgspec.structs import replace

from dracotheque.server.people.people import clean_name, now_ms
from dracotheque.server.refusals import not_now
from dracotheque.server.store import Conflict, Store
from dracotheque.server.store import tables as rows
from dracotheque.server.store.rows import ChatRow, PersonRow
from dracotheque.server.tables.table import Table
from dracotheque.server.tables.undo import is_free, last_move_of
from dracotheque.server.wire.common import UndoAsked

ADVISER: Final = "master"
"""Who gives hints."""


async def say(store: Store, table: Table, person: PersonRow, seat: int | None, text: str) -> None:
    """Keep a sentence, then let everybody hear it."""
    shown = clean_name(text)
    if not shown:
        raise not_now("server-nothing-said")
    number = table.chat_number = table.chat_number + 1
    shared = seat is not None and len(table.seats_of(person.id)) > 1
    name = table.chairs[seat].name if seat is not None and shared else person.name
    line = ChatRow(table_id=table.id, number=number, person=person.id, name=name, seat=seat, text=shown, at=now_ms())
    try:
        await store.write(rows.say(line))
    except Conflict:
        await table.refresh()
        raise not_now("server-store-down") from None
    table.tell_chat(line)
    table.changed()


async def ask_undo(table: Table, seat: int, client: str) -> None:
    """Take one's last move back, or ask the others whether one may."""
    history = table.history_now
    if (seat, client) in history.clients:
        return
    kept = last_move_of(history, seat)
    if kept is None:
        raise not_now("server-nothing-to-undo")
    own = table.chairs[seat].person  # whoever shares a device with this seat agrees by word of mouth
    waiting = tuple(other.seat for other in table.chairs if other.person != own and table.is_manned(other.seat))
    if not waiting or is_free(history, kept):
        await table.take_back(kept, seat, client)
        return
    table.undo = UndoAsked(seat, waiting)
    table.tell_table()


async def answer_undo(table: Table, seat: int, agree: bool) -> None:
    """One "no" ends the request; the last "yes" grants it."""
    asked = table.undo
    if asked is None or seat not in asked.waiting:
        raise not_now("server-nobody-asks-undo")
    waiting = tuple(other for other in asked.waiting if other != seat)
    if agree and not waiting:
        kept = last_move_of(table.history_now, asked.seat)
        table.undo = None
        if kept is not None:
            await table.take_back(kept, asked.seat, None)
    else:
        table.undo = replace(asked, waiting=waiting) if agree else None
    table.tell_table()
