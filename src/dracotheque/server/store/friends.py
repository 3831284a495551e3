"""Friends, and whom somebody does not want to meet."""

from collections.abc import Sequence
from typing import Literal, NamedTuple

from sqlalchemy import ColumnElement, Connection, and_, delete, insert, or_, select, update

from dracotheque.server.store.people import mute
from dracotheque.server.store.schema import people
from dracotheque.server.store.social import friendships, shuns
from dracotheque.server.store.writer import Work

Tie = Literal["none", "self", "friend", "asked", "asks", "shunned"]
"""What somebody is to oneself: `asked` by oneself, or `asks` to be a friend."""


class Known(NamedTuple):
    """Somebody whom one has to do with."""

    person: str
    name: str
    tie: Tie


def _between(one: str, other: str) -> ColumnElement[bool]:
    pair = friendships.c.person, friendships.c.friend
    return or_(and_(pair[0] == one, pair[1] == other), and_(pair[0] == other, pair[1] == one))


def tie(person: str, other: str) -> Work[Tie]:
    """What somebody else is to this person."""

    def work(connection: Connection) -> Tie:
        if person == other:
            return "self"
        if connection.execute(select(shuns.c.at).where(shuns.c.person == person, shuns.c.shunned == other)).first():
            return "shunned"
        row = connection.execute(select(friendships).where(_between(person, other))).first()
        if row is None:
            return "none"
        if row.accepted is not None:
            return "friend"
        return "asked" if row.person == person else "asks"

    return work


def befriend(person: str, other: str, at: int) -> Work[None]:
    """Ask somebody, or say yes to one who has asked."""

    def work(connection: Connection) -> None:
        row = connection.execute(select(friendships).where(_between(person, other))).first()
        if row is None:
            connection.execute(insert(friendships).values(person=person, friend=other, at=at))
        elif row.accepted is None and row.friend == person:
            connection.execute(update(friendships).where(_between(person, other)).values(accepted=at))

    return work


def part(person: str, other: str) -> Work[None]:
    """Friends no more; or no, to one who has asked; or never mind."""

    def work(connection: Connection) -> None:
        connection.execute(delete(friendships).where(_between(person, other)))

    return work


def shun(person: str, other: str, shunned: bool, at: int) -> Work[None]:
    """Meet and hear somebody no more, or again."""

    def work(connection: Connection) -> None:
        connection.execute(delete(shuns).where(shuns.c.person == person, shuns.c.shunned == other))
        if shunned:
            part(person, other)(connection)
            connection.execute(insert(shuns).values(person=person, shunned=other, at=at))
        mute(person, other, shunned)(connection)

    return work


def do_not_meet(person: str, others: Sequence[str]) -> Work[bool]:
    """Whether this person shuns one of these, or is shunned by one."""
    query = select(shuns.c.at).where(
        or_(
            and_(shuns.c.person == person, shuns.c.shunned.in_(others)),
            and_(shuns.c.shunned == person, shuns.c.person.in_(others)),
        )
    )
    return lambda connection: connection.execute(query.limit(1)).first() is not None


def all_of(person: str) -> Work[tuple[Known, ...]]:
    """Friends, those who ask, those who were asked, those who are shunned; by name."""

    def work(connection: Connection) -> tuple[Known, ...]:
        found = []
        mine = or_(friendships.c.person == person, friendships.c.friend == person)
        for row in connection.execute(select(friendships).where(mine)):
            other = row.friend if row.person == person else row.person
            waiting: Tie = "asked" if row.person == person else "asks"
            found.append((other, "friend" if row.accepted is not None else waiting))
        hidden = connection.execute(select(shuns.c.shunned).where(shuns.c.person == person)).scalars()
        found += [(other, "shunned") for other in hidden]
        query = select(people.c.id, people.c.name).where(people.c.id.in_([other for other, _ in found]))
        names = {row.id: row.name for row in connection.execute(query)}
        return tuple(sorted((Known(other, names[other], each) for other, each in found), key=lambda known: known.name))

    return work
