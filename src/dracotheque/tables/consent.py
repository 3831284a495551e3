"""What needs the others: sending somebody away, closing a table; everybody is told what came of it, and why."""

from typing import Final

from msgspec.structs import replace

from dracotheque.tables.access import check_host
from dracotheque.tables.chairs import chair_at, change_chair
from dracotheque.tables.domain.motions import NO_SEAT, Motion, close_wish, keepers, kick_votes
from dracotheque.tables.domain.people import Person
from dracotheque.tables.domain.seats import bot_chair, default_bot, free_chair
from dracotheque.tables.domain.tables import Chair
from dracotheque.tables.moments import now_ms
from dracotheque.tables.names import shown
from dracotheque.tables.refusals import not_now, not_yours
from dracotheque.tables.table import Table
from dracotheque.tables.table_talk import note

LONGEST_REASON: Final = 200


async def kick(table: Table, person: Person, seat: int, agree: bool, reason: str = "", whom: str | None = None) -> None:
    """Vote somebody out: more than half of the other people decide, before the start the host alone.

    Where two play, one cannot send the other away who is here. `whom`: nobody else, should they have changed places.
    """
    chair = chair_at(table, seat)
    if chair.kind != "person" or table.row.status not in ("open", "running"):
        raise not_now("server-nobody-to-kick")
    if whom not in (None, chair.person):
        raise not_now("server-somebody-else-sits", name=chair.name)
    if await table.store.is_silenced(person.id, now_ms()):
        reason = ""
    words = shown(reason)[:LONGEST_REASON]
    if table.row.status == "open":
        check_host(table, person)
        if chair.person != person.id and await change_chair(table, chair, free_chair(seat)):
            await note(table, "removed", chair, person.name, words)
        return
    own = set(table.seats_of(person.id)) - {seat}
    if not own:
        raise not_yours("server-not-seated")
    others = {other.seat for other in table.chairs if other.kind == "person" and other.seat != seat}
    if agree and others == own and chair.person in table.here:
        raise not_now("server-still-here", name=chair.name)
    await _vote(table, chair, own, person.name, agree=agree, reason=words)
    await _count_votes(table, chair, others, person.name)


async def _vote(table: Table, chair: Chair, own: set[int], voter: str, *, agree: bool, reason: str) -> None:
    """Want somebody to leave, or not any more; whoever has not wanted it wants them to stay."""
    before = kick_votes(table.motions).get(chair.seat)
    is_asked = before is not None
    for seat in own:
        if agree:
            await table.agree(table.store.drop(table.id, "keep", chair.seat, seat))
            await table.agree(table.store.vote(table.id, Motion("kick", chair.seat, seat, reason=reason)))
        elif before is not None and seat in before.voters:
            await table.agree(table.store.drop(table.id, "kick", chair.seat, seat))
        elif is_asked:
            await table.agree(table.store.vote(table.id, Motion("keep", chair.seat, seat)))
    if agree and not is_asked:
        await note(table, "away-asked", chair, voter, reason)


async def _count_votes(table: Table, chair: Chair, others: set[int], last: str) -> None:
    seat = chair.seat
    vote = kick_votes(table.motions).get(seat)
    if vote is not None and 2 * len(others.intersection(vote.voters)) > len(others):
        if await change_chair(table, chair, bot_chair(seat, default_bot())):
            await note(table, "sent-away", chair, _names(table, vote.voters), vote.reason)
        await table.agree(table.store.settle_kick(table.id, seat))
    elif vote is None or 2 * len(others - keepers(table.motions, seat)) <= len(others):
        if vote is not None:
            await note(table, "away-refused", chair, last)
        await table.agree(table.store.settle_kick(table.id, seat))


def _names(table: Table, seats: tuple[int, ...]) -> str:
    return ", ".join(table.chairs[seat].name for seat in seats)[:40]


async def close(table: Table, person: Person) -> None:
    """The host closes a table that is not over; where others play, when all of them have agreed."""
    check_host(table, person)
    if table.row.status not in ("open", "running"):
        raise not_now("server-not-running")
    seat = table.seat_of(table.row.host)
    own = NO_SEAT if seat is None else seat
    if table.row.status == "running" and table.people_besides(own):
        await table.agree(table.store.ask(table.id, "close", own))
    else:
        await close_now(table)


async def answer_closing(table: Table, person: Person, agree: bool) -> None:
    """Agree that the table is closed, or not: one "no" ends it, as does the host's own."""
    wish, asked = close_wish(table.motions), table.closing
    own = set(table.seats_of(person.id))
    if wish is None or asked is None:
        raise not_now("server-nobody-closes")
    is_host = person.id == table.row.host
    if not is_host and not own.intersection(asked.waiting):
        raise not_yours("server-not-seated")
    if not agree:
        await table.agree(table.store.drop(table.id, "close"))
        if not is_host:
            host = Chair(seat=NO_SEAT, kind="person", person=table.row.host)
            await note(table, "close-refused", host if wish.seat == NO_SEAT else table.chairs[wish.seat], person.name)
        return
    for seat in own.intersection(asked.waiting):
        await table.agree(table.store.vote(table.id, Motion("close", wish.seat, seat)))
    await grant_closing(table)


async def grant_closing(table: Table) -> None:
    """Close the table, if everybody who could say no has said yes."""
    asked = table.closing
    if asked is not None and not asked.waiting:
        await close_now(table)


async def close_now(table: Table) -> None:
    status = table.row.status
    await table.settled()
    if await table.store.change(table.id, status, status="closed", ended=now_ms()):
        table.row = replace(table.row, status="closed", ended=now_ms())
        table.audience.tell_table()
        table.changed()
