"""What the server knows, as it travels: values of the domain become messages here, and nowhere else."""

from typing import Final

import msgspec

from dracotheque.core.chance import commitment
from dracotheque.tables.domain.clocks import Times
from dracotheque.tables.domain.news import Snapshot, Summary
from dracotheque.tables.domain.people import Person
from dracotheque.tables.domain.seats import choice_at, is_trusted, kept_until, left_alone, options_of
from dracotheque.tables.domain.sight import Sight, encode_events
from dracotheque.tables.domain.tables import Chair, ChatLine, Result, TableRecord
from dracotheque.tables.wire.common import (
    Choice,
    Clocks,
    ClosingAsked,
    Me,
    Origin,
    SeatClock,
    SeatInfo,
    TableInfo,
    Timer,
    UndoAsked,
)
from dracotheque.tables.wire.outgoing import UNNUMBERED, Fresh, Said

_encode: Final = msgspec.json.Encoder().encode


def about_oneself(person: Person) -> Me:
    return Me(person.id, person.name, person.guest, person.language)


def clocks_of(times: Times) -> Clocks:
    """The clocks of a moment."""
    timer = None if times.timer is None else Timer(*times.timer)
    return Clocks(times.now, tuple([SeatClock(*time) for time in times.seats]), timer)


def describe(summary: Summary, *, trusted: bool) -> TableInfo:
    """A table; its invitation for whom it trusts, the seed only once nothing is left to hide."""
    record = summary.record
    return TableInfo(
        id=record.id,
        game=record.game,
        rules=record.rules,
        players=record.players,
        options=record.options,
        seats=tuple([seat_info(chair, summary.here, kept_until(record, chair)) for chair in summary.chairs]),
        choice=choice_info(record),
        host=record.host,
        status=record.status,
        speed=record.speed,
        public=record.public,
        rated=record.rated,
        invite=record.invite if trusted else None,
        code=record.code if trusted else None,
        commitment=None if record.started is None else commitment(record.game, record.rules, int(record.seed)),
        seed=record.seed if record.status == "over" else None,
        created=record.created,
        started=record.started,
        ended=record.ended,
        result=None if record.result is None else msgspec.convert(record.result, Result),
        rematch=record.rematch,
        follows=record.follows,
        origin=None if record.origin is None else Origin(record.origin, record.origin_moves or 0),
        shared=record.shared,
        fills=record.fills if record.status == "open" else None,
        undo=None if summary.undo is None else UndoAsked(*summary.undo),
        closing=None if summary.closing is None else ClosingAsked(*summary.closing),
        kicks={seat: vote.voters for seat, vote in summary.kicks.items()},
        kick_reasons={seat: vote.reason for seat, vote in summary.kicks.items() if vote.reason},
        left_alone=left_alone(summary.host_left) if record.status == "open" else None,
        trouble=summary.trouble,
    )


def choice_info(record: TableRecord) -> Choice | None:
    """What there is to choose at a table before its game begins."""
    choice = choice_at(record)
    if choice is None:
        return None
    return Choice(choice.name, tuple(choice.moves), choice.is_explained(options_of(record)))


def describe_to(person: str | None, summary: Summary) -> TableInfo:
    """A table as this person may know it."""
    return describe(summary, trusted=is_trusted(summary.record, summary.chairs, person))


def seat_info(chair: Chair, here: frozenset[str], kept: int | None) -> SeatInfo:
    if kept is not None:
        return SeatInfo(chair.seat, "open", chair.name, choice=chair.choice, kept_for=chair.person, kept_until=kept)
    here_now = chair.person in here
    return SeatInfo(
        chair.seat,
        chair.kind,
        chair.name,
        chair.person,
        chair.bot,
        here_now,
        chair.away,
        chair.choice,
        ready=chair.ready,
    )


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
        deed=line.deed,
        doer=line.doer,
    )


def fresh(stream: str, snapshot: Snapshot, muted: frozenset[str]) -> Fresh:
    """Everything this viewer may know, without what was said by those whom somebody has muted."""
    sight = snapshot.sight
    return Fresh(
        n=UNNUMBERED,
        stream=stream,
        table=describe(snapshot.summary, trusted=snapshot.viewer is not None),
        seat=snapshot.viewer,
        view=msgspec.Raw(sight.view),
        decision=msgspec.Raw(sight.decision),
        prompt=msgspec.Raw(sight.prompt),
        clocks=clocks_of(snapshot.times),
        log=msgspec.Raw(encode_events(snapshot.log)),  # type: ignore[arg-type]  # encoded already
        missed=snapshot.missed,
        chat=tuple([said(line) for line in snapshot.chat if line.deed is not None or line.person not in muted]),
    )


def encode_clocks(times: Times) -> bytes:
    """The clocks of a moment, encoded."""
    if times.timer is None and not times.seats:
        return b'{"now":%d,"seats":[],"timer":null}' % times.now  # as at every table that nobody hurries
    return _encode(clocks_of(times))


_NEWS: Final = b'{"type":"news","n":%d,"events":%b,"view":%b,"decision":%b,"prompt":%b,"clocks":%b%b}'


def encode_news(n: int, events: bytes, sight: Sight, clocks: bytes, stills: bytes = b"") -> bytes:
    """What the encoder would make of `News`, from parts that are encoded already."""
    last = b',"stills":' + stills if stills else b""
    return _NEWS % (n, events, sight.view, sight.decision, sight.prompt, clocks, last)
