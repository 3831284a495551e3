"""Seats: who may sit on a chair, and what follows from who sits there."""

from collections.abc import Sequence
from typing import Any, Final, Literal, NamedTuple

from msgspec.structs import replace

from dracotheque import bots, games
from dracotheque.core.choices import SeatChoice
from dracotheque.core.options import Meeting, Options
from dracotheque.tables.domain.clocks import DAY
from dracotheque.tables.domain.people import Person
from dracotheque.tables.domain.speeds import Free, Slow, Speed
from dracotheque.tables.domain.tables import Chair, TableRecord

KEPT: Final = 60_000
"""Milliseconds for which the chair of somebody who is asked to play again stays theirs."""
ALONE: Final = 60_000
"""Milliseconds after which those whose host has gone may start without."""


CALLED: Final = 14 * DAY
"""The same for somebody whom the host has called by name; the host may let it go before."""


class SeatPlan(NamedTuple):
    """Who is to sit somewhere: oneself, anybody, a bot, or by `name` somebody who shares one's device."""

    kind: Literal["me", "open", "bot", "here"]
    bot: str | None = None
    name: str | None = None


class TablePlan(NamedTuple):
    """A table as its host wants it; without seats, oneself and open chairs."""

    game: str
    players: int
    options: dict[str, Any]
    seats: tuple[SeatPlan, ...] | None = None
    speed: Speed = Free()
    public: bool = False
    rated: bool = True


def default_bot() -> str:
    """Whom one meets who has named nobody."""
    return "regular" if "regular" in bots.names() else "heuristic"


def bot_chair(seat: int, bot: str) -> Chair:
    """A chair with a bot that we know."""
    bots.get(bot)
    return Chair(seat=seat, kind="bot", bot=bot, name=bot)


def person_chair(seat: int, person: Person) -> Chair:
    return Chair(seat=seat, kind="person", person=person.id, name=person.name)


def taken_chair(chair: Chair, person: Person) -> Chair:
    """Somebody sits down; on a chair that was kept for them, they are who they were."""
    choice = chair.choice if chair.person == person.id else None
    return replace(person_chair(chair.seat, person), choice=choice)


def free_chair(seat: int) -> Chair:
    return Chair(seat=seat, kind="open")


def seated_again(chairs: Sequence[Chair], person: Person, *, turned: bool) -> list[Chair]:
    """Who sits where in the rematch this person asks for: bots agree, the chairs of the others are kept for them.

    `turned`: everybody moves on by one chair, and who was second begins.
    """
    shared = sum(chair.seats(person.id) for chair in chairs) > 1
    order = [*chairs[1:], chairs[0]] if turned else chairs
    return [replace(_again(chair, person, shared=shared), seat=seat) for seat, chair in enumerate(order)]


def seated_as_they_were(chairs: Sequence[Chair], own: int, person: Person) -> list[Chair]:
    """Oneself on this chair; bots where they sat, and the chairs of the others kept for them."""
    return [
        person_chair(chair.seat, person)
        if chair.seat == own
        else _again(chair, person, shared=False)
        if chair.kind == "bot" or chair.person not in (None, person.id)
        else bot_chair(chair.seat, default_bot())
        for chair in chairs
    ]


def seated_here(chairs: Sequence[Chair], own: int, person: Person) -> list[Chair]:
    """Everybody around this person's device, under the names they had; bots where they sat."""
    return [
        person_chair(chair.seat, person)
        if chair.seat == own
        else replace(chair, away=False)
        if chair.kind == "bot"
        else replace(person_chair(chair.seat, person), name=chair.name)
        for chair in chairs
    ]


def _again(chair: Chair, person: Person, *, shared: bool) -> Chair:
    """All who share a device sit down under their names."""
    if chair.kind == "bot" or (shared and chair.person == person.id):
        return replace(chair, away=False)
    if chair.person == person.id:
        return replace(person_chair(chair.seat, person), choice=chair.choice)
    return Chair(seat=chair.seat, kind="open", person=chair.person, name=chair.name, choice=chair.choice)


def are_taken(chairs: Sequence[Chair]) -> bool:
    """Whether somebody sits on every chair."""
    return all(chair.kind != "open" for chair in chairs)


def left_alone(since: int | None) -> int | None:
    """From when on those whose host has been gone since then may start without."""
    return None if since is None else since + ALONE


def kept_until(record: TableRecord, chair: Chair) -> int | None:
    """How long nobody else may sit there."""
    if not chair.is_kept:
        return None
    if record.follows is None:
        return record.created + CALLED
    return record.created + (record.speed.days * DAY if isinstance(record.speed, Slow) else KEPT)


def meeting_of(chairs: Sequence[Chair], speed: Speed) -> Meeting:
    """On one device where several people sit whom one of them has brought, and nobody else is to come."""
    people = [chair.person for chair in chairs if chair.kind != "bot"]
    if len(people) > 1 and None not in people and len(set(people)) == 1:
        return "one_device"
    if isinstance(speed, Slow):
        return "slow"
    return "live" if len(people) > 1 else "alone"


def is_trusted(row: TableRecord, chairs: tuple[Chair, ...], person: str | None) -> bool:
    """Whether this person may hand out the invitation."""
    return person is not None and (person in (row.host, row.opener) or any(chair.person == person for chair in chairs))


def choice_at(row: TableRecord) -> SeatChoice | None:
    """What each seat of this table may choose before the game begins, if anything."""
    chooses = row.status == "open" and row.origin is None  # where a game is played on, it was chosen then
    choice = games.get(row.game, row.rules).seat_choice if chooses else None
    return choice if choice is not None and choice.is_offered(options_of(row)) else None


def options_of(row: TableRecord) -> Options:
    return games.get(row.game, row.rules).options(row.options, row.players)
