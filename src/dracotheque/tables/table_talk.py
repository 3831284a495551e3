"""What is said at a table beside the game: chat, gestures, and whether a move may be taken back."""

from typing import Final

from msgspec.structs import replace

from dracotheque.tables.domain.history import History
from dracotheque.tables.domain.motions import Motion, undo_wish
from dracotheque.tables.domain.people import Person
from dracotheque.tables.domain.tables import Chair, ChatLine, Deed, Gesture
from dracotheque.tables.domain.undo import is_last, last_move_of, revealing
from dracotheque.tables.fairness import give_help
from dracotheque.tables.faults import Conflict
from dracotheque.tables.moments import now_ms
from dracotheque.tables.names import shown
from dracotheque.tables.refusals import Denied, not_now
from dracotheque.tables.replaying import in_slices
from dracotheque.tables.table import Table

ADVISER: Final = "master"
"""Who gives hints."""


async def say(table: Table, person: Person, seat: int | None, text: str) -> None:
    """Keep a sentence, then let everybody hear it."""
    words = shown(text)
    if not words:
        raise not_now("server-nothing-said")
    if table.row.status == "running" and table.history is not None and table.history.state.hushed:
        raise not_now("server-hushed")
    await _tell(table, person, seat, words)


async def gesture(table: Table, person: Person, seat: int, made: Gesture) -> None:
    """Keep a gesture of somebody at the table, then let everybody see it."""
    await _tell(table, person, seat, "", made)


async def _tell(table: Table, person: Person, seat: int | None, text: str, made: Gesture | None = None) -> None:
    if await table.store.is_silenced(person.id, now_ms()):
        raise Denied(403, "server-silenced")
    name = person.name if seat is None else table.chairs[seat].name
    line = ChatLine(
        table_id=table.id,
        number=_next_number(table),
        person=person.id,
        name=name,
        seat=seat,
        text=text,
        at=now_ms(),
        gesture=made,
    )
    try:
        await table.store.say(line)
    except Conflict:
        await table.refresh()
        raise not_now("server-store-down") from None
    table.tell_chat(line)
    table.changed()


def _next_number(table: Table) -> int:
    number = table.chat_number = table.chat_number + 1
    return number


async def note(table: Table, deed: Deed, to: Chair, doer: str, reason: str = "") -> None:
    """Keep what was done to somebody at the table, or answered them, and let everybody hear it."""
    line = ChatLine(
        table_id=table.id,
        number=_next_number(table),
        person=to.person or "",
        name=to.name,
        seat=to.seat,
        text=reason,
        at=now_ms(),
        deed=deed,
        doer=doer,
    )
    try:
        await table.store.say(line)
    except Conflict:  # somebody has spoken at another server at the same moment
        await table.refresh()
        line = replace(line, number=_next_number(table))
        await table.store.say(line)
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
    if await is_free(table, history, kept):
        await table.take_back(kept, seat, client)
        return
    if not all(map(table.is_manned, table.people_besides(seat))):
        await give_help(table)
    if not table.people_besides(seat):
        await table.take_back(kept, seat, client)
        return
    wish = undo_wish(table.motions)
    if wish is None or (wish.seat, wish.kept) != (seat, kept):
        await table.agree(table.store.ask(table.id, "undo", seat, kept))


async def is_free(table: Table, history: History, kept: int) -> bool:
    """Whether the last move can be taken back without asking: nobody has acted since, and nothing was revealed."""
    if not is_last(history, kept):
        return False
    seq, (seat, move) = history.seq, history.journal.moves[kept]
    before = await in_slices(history.rewinding(kept))
    reveals = await in_slices(revealing(before.journal.state, seat, move))
    return table.history is history and history.seq == seq and not reveals


async def answer_undo(table: Table, seat: int, agree: bool, asker: int | None = None) -> None:
    """One "no" ends the request; after the last "yes" whoever looks after the table grants it.

    With an asker only theirs: somebody else may have asked in the moment of the answer.
    """
    wish = undo_wish(table.motions)
    if wish is None or table.undo is None or seat not in table.undo.waiting or asker not in (None, wish.seat):
        raise not_now("server-nobody-asks-undo")
    if not agree:
        await table.agree(table.store.drop(table.id, "undo"))
        await note(table, "undo-refused", table.chairs[wish.seat], table.chairs[seat].name)
        return
    await table.agree(table.store.vote(table.id, Motion("undo", wish.seat, seat, wish.kept)))


async def grant_undo(table: Table) -> None:
    """Take back what was asked for, if everybody who could say no has said yes."""
    wish = undo_wish(table.motions)
    if wish is not None and table.undo is not None and not table.undo.waiting:
        await table.take_back(wish.kept, wish.seat, None)
