"""Around a table before, beside and after playing: the same wherever tables are kept."""

from typing import Any, Final, Protocol

from dracotheque.tables import consent
from dracotheque.tables.domain.levels import fitting, records
from dracotheque.tables.domain.people import Person
from dracotheque.tables.domain.seats import SeatPlan, TablePlan
from dracotheque.tables.seating import Seating, usual_players
from dracotheque.tables.table import Table
from dracotheque.tables.wire.common import TableInfo
from dracotheque.tables.wire.encoding import describe_to
from dracotheque.tables.wire.requests import (
    ChoiceWish,
    CloseAnswer,
    LevelRecord,
    Levels,
    PlayNow,
    PlayOn,
    ReadyWish,
    RematchWish,
    SitBot,
    TableWish,
)

PATH: Final = "/api/tables/{table}"
"""Where whatever is asked of a table is asked, of a server and of a house alike."""


class Asking(Protocol):
    """Somebody asks something, perhaps of a table."""

    @property
    def person(self) -> Person:
        """Who asks; refused where nobody knows."""
        ...

    @property
    def seating(self) -> Seating: ...

    @property
    def body(self) -> Any:  # Any: the structure that was asked for
        ...

    async def table(self) -> Table: ...

    async def table_to_see(self) -> Table:
        """A table that whoever asks may look at."""
        ...


def told(call: Asking, table: Table) -> TableInfo:
    return describe_to(call.person.id, table.summary)


def plan_of(wish: TableWish) -> TablePlan:
    seats = None if wish.seats is None else tuple(SeatPlan(seat.kind, seat.bot, seat.name) for seat in wish.seats)
    return TablePlan(wish.game, wish.players, wish.options, seats, wish.speed, wish.public, wish.rated)


async def play_now(call: Asking) -> TableInfo:
    wish: PlayNow = call.body
    return told(call, await call.seating.play_now(wish.game, wish.players, wish.options, wish.bot, call.person))


async def levels_of(call: Asking, game: str) -> Levels:
    """What one's own results say about whom to meet."""
    played = await call.seating.met(game, call.person)
    own = tuple(LevelRecord(*record) for record in records(played))
    return Levels(game, fitting(played, usual_players(game)), own)


async def leave_table(call: Asking) -> TableInfo:
    person, table = call.person, await call.table()
    await call.seating.leave(table, person)
    return told(call, table)


async def seat_bot(call: Asking) -> TableInfo:
    wish: SitBot = call.body
    person, table = call.person, await call.table()
    await call.seating.seat_bot(table, person, wish.seat, wish.bot)
    return told(call, table)


async def choose(call: Asking) -> TableInfo:
    wish: ChoiceWish = call.body
    person, table = call.person, await call.table()
    await call.seating.choose(table, person, wish.seat, wish.choice)
    return told(call, table)


async def start_table(call: Asking) -> TableInfo:
    person, table = call.person, await call.table()
    await call.seating.start(table, person)
    return told(call, table)


async def be_ready(call: Asking) -> TableInfo:
    wish: ReadyWish = call.body
    person, table = call.person, await call.table()
    await call.seating.be_ready(table, person, wish.ready)
    return told(call, table)


async def close_table(call: Asking) -> TableInfo:
    person, table = call.person, await call.table()
    await consent.close(table, person)
    return told(call, table)


async def answer_closing(call: Asking) -> TableInfo:
    wish: CloseAnswer = call.body
    person, table = call.person, await call.table()
    await consent.answer_closing(table, person, wish.agree)
    return told(call, table)


async def rematch(call: Asking) -> TableInfo:
    wish: RematchWish = call.body
    person, table = call.person, await call.table()
    return told(call, await call.seating.play_again(table, person, turned=wish.turned))


async def play_on(call: Asking) -> TableInfo:
    wish: PlayOn = call.body
    person, table = call.person, await call.table_to_see()
    return told(call, await call.seating.play_on(table, wish.moment, wish.seat, wish.bot, person, wish.others))
