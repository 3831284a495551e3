"""What people choose for their seats before the game begins, and how the game begins with it."""

from random import Random, SystemRandom
from typing import Final

from msgspec.structs import replace

from dracotheque.core.choices import SeatChoice
from dracotheque.tables.domain.history import History
from dracotheque.tables.domain.people import Person
from dracotheque.tables.domain.seats import choice_at
from dracotheque.tables.domain.tables import Author, Chair, Entry, TableRecord
from dracotheque.tables.refusals import Denied, not_now, not_yours
from dracotheque.tables.table import Table

_lot: Final = SystemRandom()


def checked_choice(table: Table, person: Person, seat: int | None, value: str | None) -> Chair:
    """The chair as it would be: one chooses for oneself and for those at one's device, the host for bots, too."""
    if table.row.status != "open":
        raise not_now("server-already-started")
    own = table.seats_of(person.id)
    seat = seat if seat is not None or not own else own[0]
    bots = [chair.seat for chair in table.chairs if chair.kind == "bot" and person.id == table.row.host]
    if seat is None or seat not in (*own, *bots):
        raise not_yours("server-not-your-choice")
    choice = choice_at(table.row)
    if choice is None:
        raise not_now("server-nothing-to-choose")
    if value is not None and value not in choice.moves:
        raise Denied(422, "server-no-such-choice", value=value, known=list(choice.moves))
    return replace(table.chairs[seat], choice=value)


def check_free(table: Table, wished: Chair) -> None:
    """Whoever comes second is told who was first."""
    for chair in table.chairs:
        if chair.seat != wished.seat and chair.choice is not None and chair.choice == wished.choice:
            raise not_now("server-choice-taken", name=chair.name)


def beginning(table: Table, at: int, lot: Random | None = None) -> tuple[TableRecord, list[Entry]]:
    """The table as it runs from now on, and its first moves: what was chosen, and for the others what is left."""
    row = replace(table.row, status="running", started=at)
    chosen = [chair.choice for chair in table.chairs]
    choice = choice_at(table.row)
    if choice is None or not any(chosen):
        return row, []
    row = replace(row, options={**row.options, **choice.agreed})
    return row, _first_moves(row, table.chairs, choice, at, lot or _lot)


def _first_moves(row: TableRecord, chairs: tuple[Chair, ...], choice: SeatChoice, at: int, lot: Random) -> list[Entry]:
    history = History(row)
    entries = []
    for chair, value in zip(chairs, choice.completed([chair.choice for chair in chairs], lot), strict=True):
        if chair.seat not in history.state.actors:
            continue  # there was nothing left to choose, and the game knows it
        author: Author = "bot" if chair.kind == "bot" else "order"
        draft = history.draft(chair.seat, choice.moves[value], author, None, at)
        history.commit(draft)
        entries.append(draft.entry)
    return entries
