"""What a table says of itself to one who may know its invitation, or may not."""

import msgspec

from dracotheque.core.chance import commitment
from dracotheque.server.store.rows import ChatRow, SeatRow, TableRow
from dracotheque.server.wire.common import Origin, Result, SeatInfo, TableInfo, Trouble, UndoAsked
from dracotheque.server.wire.outgoing import Said


def describe(
    row: TableRow,
    chairs: tuple[SeatRow, ...],
    *,
    trusted: bool,
    here: frozenset[str] = frozenset(),
    undo: UndoAsked | None = None,
    kicks: dict[int, tuple[int, ...]] | None = None,
    trouble: Trouble | None = None,
) -> TableInfo:
    """The table as it travels; the seed only once nothing is left to hide."""
    started = row.started is not None
    return TableInfo(
        id=row.id,
        game=row.game,
        rules=row.rules,
        players=row.players,
        options=row.options,
        seats=tuple(seat_info(chair, here) for chair in chairs),
        host=row.host,
        status=row.status,
        speed=row.speed,
        public=row.public,
        rated=row.rated,
        invite=row.invite if trusted else None,
        commitment=commitment(row.game, row.rules, int(row.seed)) if started else None,
        seed=row.seed if row.status == "over" else None,
        created=row.created,
        started=row.started,
        ended=row.ended,
        result=None if row.result is None else msgspec.convert(row.result, Result),
        rematch=row.rematch,
        origin=None if row.origin is None else Origin(row.origin, row.origin_moves or 0),
        shared=row.shared,
        undo=undo,
        kicks=kicks or {},
        trouble=trouble,
    )


def seat_info(chair: SeatRow, here: frozenset[str]) -> SeatInfo:
    return SeatInfo(chair.seat, chair.kind, chair.name, chair.person, chair.bot, chair.person in here, chair.away)


def is_trusted(row: TableRow, chairs: tuple[SeatRow, ...], person: str | None) -> bool:
    """Whether this person may hand out the invitation."""
    return person is not None and (person == row.host or any(chair.person == person for chair in chairs))


def said(line: ChatRow) -> Said:
    """A sentence of the chat, or a gesture, as it travels."""
    return Said(
        number=line.number,
        person=line.person,
        name=line.name,
        seat=line.seat,
        text="" if line.hidden else line.text,
        at=line.at,
        gesture=line.gesture,
        hidden=line.hidden,
    )
