"""Seats: who may sit on a chair, and what follows from who sits there."""

from collections.abc import Sequence
from typing import Any, Literal, NamedTuple

from msgspec.structs import replace

from dracotheque import bots
from dracotheque.core.options import Meeting
from dracotheque.server.domain.people import Person
from dracotheque.server.domain.speeds import Free, Slow, Speed
from dracotheque.server.domain.tables import Chair, TableRecord


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


def free_chair(seat: int) -> Chair:
    return Chair(seat=seat, kind="open")


def seated_again(chair: Chair, person: Person, *, shared: bool) -> Chair:
    """Who sits here in the rematch this person asks for: bots, and all who share the device, under their names."""
    if chair.kind == "bot" or (shared and chair.person == person.id):
        return replace(chair, away=False)
    return person_chair(chair.seat, person) if chair.person == person.id else free_chair(chair.seat)


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
    return person is not None and (person == row.host or any(chair.person == person for chair in chairs))
