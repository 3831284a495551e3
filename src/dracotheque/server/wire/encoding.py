"""What the server knows, as it travels: values of the domain become messages here, and nowhere else."""

import msgspec

from dracotheque.core.chance import commitment
from dracotheque.server.domain.clocks import Times
from dracotheque.server.domain.people import Person
from dracotheque.server.domain.tables import Chair, ChatLine, Result, TableRecord, Trouble
from dracotheque.server.wire.common import Clocks, Me, Origin, SeatClock, SeatInfo, TableInfo, Timer, UndoAsked
from dracotheque.server.wire.outgoing import Said


def about_oneself(person: Person) -> Me:
    return Me(person.id, person.name, person.guest, person.language)


def clocks_of(times: Times) -> Clocks:
    """The clocks of a moment."""
    timer = None if times.timer is None else Timer(*times.timer)
    return Clocks(times.now, tuple([SeatClock(*time) for time in times.seats]), timer)


def describe(
    row: TableRecord,
    chairs: tuple[Chair, ...],
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


def seat_info(chair: Chair, here: frozenset[str]) -> SeatInfo:
    return SeatInfo(chair.seat, chair.kind, chair.name, chair.person, chair.bot, chair.person in here, chair.away)


def said(line: ChatLine) -> Said:
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
