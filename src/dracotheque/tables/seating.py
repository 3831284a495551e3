"""Who sits where: opening tables, sitting down, getting up, starting, playing again."""

from typing import Any, Final

from msgspec.structs import replace

from dracotheque import games
from dracotheque.tables.access import check_host, check_invited
from dracotheque.tables.chairs import chair_at, change_chair, change_chairs, free_chair_at, kept_for
from dracotheque.tables.choosing import beginning, check_free, checked_choice
from dracotheque.tables.consent import close_now
from dracotheque.tables.domain.levels import LOOKED_AT, Met, fitting, met
from dracotheque.tables.domain.people import Person
from dracotheque.tables.domain.seats import (
    SeatPlan,
    TablePlan,
    are_taken,
    bot_chair,
    default_bot,
    free_chair,
    left_alone,
    person_chair,
    seated_again,
    seated_as_they_were,
    seated_here,
    taken_chair,
)
from dracotheque.tables.domain.tables import Chair, Others
from dracotheque.tables.finished import continuation, recorded
from dracotheque.tables.keeper import Keeper
from dracotheque.tables.moments import now_ms, steady_ms
from dracotheque.tables.opening import Opening, planned_chairs
from dracotheque.tables.refusals import Denied, not_now, not_yours
from dracotheque.tables.table import Table

OPEN: Final = SeatPlan("open")
TRIES: Final = 3
USUAL: Final = 3
"""How many play where nobody says how many."""


def usual_players(game: str) -> int:
    """At a table about which nothing was said."""
    taking = games.get(game).players
    return min(max(USUAL, taking[0]), taking[-1])


class Seating:
    """What people do around a table before and beside playing."""

    def __init__(self, keeper: Keeper) -> None:
        self._keeper = keeper
        self._store = keeper.store
        self._opening = Opening(keeper)

    # Opening.

    async def open_table(self, plan: TablePlan, person: Person, fills: int | None = None) -> Table:
        """A new table; at most one chair for oneself, at most so many tables each.

        `fills`: when bots take the chairs that are still free.
        """
        seats = plan.seats or (SeatPlan("me"), *(OPEN,) * (plan.players - 1))
        if len(seats) != plan.players or sum(each.kind == "me" for each in seats) > 1:
            raise Denied(422, "server-bad-seats", players=plan.players)
        await self._opening.check_number(person)
        return await self._opening.open(plan, planned_chairs(seats, person), person.id, fills=fills)

    async def play_now(
        self, game: str, players: int | None, options: dict[str, Any], bot: str | None, person: Person
    ) -> Table:
        """A table of oneself and bots, started at once; who names no bot meets such as suit them."""
        players = players or usual_players(game)
        bot = bot or fitting(await self.met(game, person), players)
        chairs = [person_chair(0, person), *(bot_chair(seat, bot) for seat in range(1, players))]
        await self._opening.check_number(person)
        table = await self._opening.open(TablePlan(game, players, options, rated=False), chairs, person.id)
        await self.start(table, person)
        return table

    async def met(self, game: str, person: Person) -> list[Met]:
        """How this person's games against bots went, the latest first."""
        return met(await self._store.finished_games(person.id, game, LOOKED_AT), person.id)

    async def play_on(
        self, table: Table, moment: int, own: int, bot: str | None, person: Person, others: Others = "bots"
    ) -> Table:
        """A table that begins with the first moves of a finished game.

        Whoever played there may have the others back: it starts when all of them have sat down again.
        """
        row, played = continuation(table, moment, person)
        if own >= row.players:
            raise Denied(422, "server-no-such-viewer")
        if others == "own":
            if own not in table.seats_of(person.id):
                raise not_yours("server-not-seated")
            chairs = seated_as_they_were(table.chairs, own, person)
        elif others == "here":
            chairs = seated_here(table.chairs, own, person)
        else:
            bot = bot or default_bot()
            every = range(row.players)
            chairs = [person_chair(seat, person) if seat == own else bot_chair(seat, bot) for seat in every]
        if not are_taken(chairs):
            row, played = replace(row, status="open", started=None), []
        await self._opening.check_number(person)
        await self._store.add(row, chairs, played)
        again = await self._keeper.get(row.id)
        if not played:
            again.changed()
        return again

    # Sitting down and getting up.

    async def join(self, table: Table, person: Person, seat: int | None, invite: str | None) -> None:
        """Sit down on a free chair; one who sits here already comes back to their own, or moves before the start."""
        own = table.seats_of(person.id)
        if own:
            if table.row.status == "open" and seat is not None and seat not in own:
                await self._move(table, own, seat)
            await self.come_back(table, person)
            return
        check_invited(table, person, invite)
        await self._sit_down(table, person, seat)

    async def _sit_down(self, table: Table, person: Person, seat: int | None) -> None:
        """On the chairs that are kept for this person, else on a free one.

        Where people play again, the game starts with the last one.
        """
        if table.row.status != "open":
            raise not_now("server-already-started")
        for chair in table.chairs:
            if chair.kind == "person" and self._keeper.customs.are_alike(chair.name, person.name):
                raise not_now("server-name-at-table", name=chair.name)
        kept = kept_for(table, person)
        chairs = kept or [free_chair_at(table, seat)]
        if person.id == table.row.opener != table.row.host:
            await self._hand_over(table, person.id)
        for chair in chairs:
            taken = taken_chair(chair, person)
            if len(kept) > 1:
                taken = replace(taken, name=chair.name)
            if not await change_chair(table, chair, taken):
                raise not_now("server-seat-taken")
        row = table.row
        if (row.follows is not None or row.fills is not None or row.origin is not None) and are_taken(table.chairs):
            await self._start(table)

    async def _move(self, table: Table, own: tuple[int, ...], seat: int) -> None:
        """Another place at the table, with whatever one has chosen; those who share a device stay where they are."""
        if len(own) > 1:
            raise not_now("server-seat-taken")
        target, left = free_chair_at(table, seat), table.chairs[own[0]]
        taken, free = replace(left, seat=seat), free_chair(left.seat)
        if not await change_chairs(table, self._store.change_place(table.id, left, target), free, taken):
            raise not_now("server-seat-taken")

    async def come_back(self, table: Table, person: Person) -> None:
        """Take one's seats back from the bot that kept them."""
        for seat in table.seats_of(person.id):
            if table.chairs[seat].away:
                table.clocks.grant(seat, steady_ms())
                await self._keeper.supervisor(table).set_away(table.chairs[seat], False)

    async def leave(self, table: Table, person: Person) -> None:
        """Get up, with all who share one's device: before the start the chair is free again, later a bot keeps it.

        Whoever does not want to play again frees the chair that is kept for them.
        """
        own = table.seats_of(person.id)
        kept = kept_for(table, person)
        if not own and not kept:
            raise not_now("server-not-seated")
        for chair in kept:
            await change_chair(table, chair, free_chair(chair.seat))
        if table.row.status == "open":
            await self._pass_on(table, person)
        for seat in own:
            chair = table.chairs[seat]
            if table.row.status == "open":
                await change_chair(table, chair, free_chair(seat))
            elif table.row.status == "running" and not chair.away:
                await self._keeper.supervisor(table).set_away(chair, True)

    async def _pass_on(self, table: Table, person: Person) -> None:
        """A host who gets up leaves the table to the next person who sits there, so that somebody can start it."""
        others = (chair.person for chair in table.chairs if chair.kind == "person")
        heir = next((other for other in others if other != person.id), None)
        if heir is not None and person.id == table.row.host:
            await self._hand_over(table, heir)

    async def _hand_over(self, table: Table, host: str) -> None:
        if await self._store.change(table.id, "open", host=host):
            table.row = replace(table.row, host=host)

    async def seat_bot(self, table: Table, person: Person, seat: int, bot: str | None) -> None:
        """The host puts a bot on a chair, or takes it away again."""
        check_host(table, person)
        chair = chair_at(table, seat)
        if table.row.status != "open" or chair.kind == "person":
            raise not_now("server-seat-taken")
        if chair.kind == "open":
            free_chair_at(table, seat)
        if not await change_chair(table, chair, free_chair(seat) if bot is None else bot_chair(seat, bot)):
            raise not_now("server-seat-taken")
        if any(each.ready for each in table.chairs):
            await self._start_if_ready(table)

    async def keep_for(self, table: Table, person: Person, called: Person, seat: int | None) -> None:
        """The host keeps a free chair for somebody, who may see the table from then on."""
        check_host(table, person)
        if table.row.status != "open":
            raise not_now("server-already-started")
        if any(chair.person == called.id for chair in table.chairs):
            raise not_now("server-called-already", name=called.name)
        chair = free_chair_at(table, seat)
        kept = Chair(seat=chair.seat, kind="open", person=called.id, name=called.name)
        if not await change_chair(table, chair, kept):
            raise not_now("server-seat-taken")

    async def keep_no_longer(self, table: Table, person: Person, seat: int | None) -> None:
        """The host lets anybody sit on a chair that was kept for somebody."""
        check_host(table, person)
        for chair in table.chairs:
            if chair.is_kept and seat in (None, chair.seat):
                await change_chair(table, chair, free_chair(chair.seat))

    async def choose(self, table: Table, person: Person, seat: int | None, value: str | None) -> None:
        """Choose who one is in the game before it begins, or let it go again; the first who chooses has it."""
        wished = checked_choice(table, person, seat, value)
        check_free(table, wished)
        if not await change_chair(table, table.chairs[wished.seat], wished):
            check_free(table, wished)
            raise not_now("server-already-started")

    async def be_ready(self, table: Table, person: Person, ready: bool) -> None:
        """Say that one would begin now; the game starts when everybody says so and no chair is free."""
        own = table.seats_of(person.id)
        if not own:
            raise not_yours("server-not-seated")
        if table.row.status != "open":
            raise not_now("server-already-started")
        for seat in own:
            chair = table.chairs[seat]
            if chair.ready != ready and not await change_chair(table, chair, replace(chair, ready=ready)):
                raise not_now("server-already-started")
        await table.refresh()  # the last who is ready hears everybody, at other servers, too
        await self._start_if_ready(table)

    async def _start_if_ready(self, table: Table) -> None:
        if table.row.status == "open" and all(chair.kind == "bot" or chair.ready for chair in table.chairs):
            await self._start(table)

    # Starting, and playing again.

    async def start(self, table: Table, person: Person) -> None:
        """The host starts the game when every chair is taken; anybody who sits there where the host is not here."""
        alone = left_alone(table.audience.absent_since(table.row.host))
        if table.seat_of(person.id) is None or alone is None or now_ms() < alone:
            check_host(table, person)
        await self._start(table)

    async def fill(self, table: Table) -> None:
        """Nobody else has come: bots take the free chairs, and the game starts."""
        for chair in table.chairs:
            if chair.kind == "open":
                await change_chair(table, chair, bot_chair(chair.seat, default_bot()))
        await self._start(table)

    async def _start(self, table: Table) -> None:
        if not are_taken(table.chairs):
            raise not_now("server-seats-open")
        if not any(chair.kind == "person" for chair in table.chairs):
            raise not_now("server-nobody-plays")
        for _ in range(TRIES):
            row, played = beginning(table, steady_ms(), self._keeper.customs.chance)
            if row.origin is not None:
                played = recorded(row, await self._keeper.get(row.origin), steady_ms())
            if await self._store.begin(row, [chair.choice for chair in table.chairs], played):
                break
            await table.refresh()  # somebody has chosen meanwhile, or was faster
        else:
            raise not_now("server-already-started")
        await table.catch_up()
        table.changed()

    async def play_again(self, table: Table, person: Person, *, turned: bool) -> Table:
        """The same game again: the first who asks offers it, whoever asks after that agrees and sits down."""
        if table.seat_of(person.id) is None:
            raise not_yours("server-not-seated")
        if table.row.status != "over":
            raise not_now("server-not-over")
        again = None if table.row.rematch is None else await self._keeper.get(table.row.rematch)
        if again is None or again.row.status == "closed":
            again = await self._offer(table, person, turned=turned)
        if again.row.status == "open" and again.seat_of(person.id) is None:
            await self._sit_down(again, person, None)
        return again

    async def _offer(self, table: Table, person: Person, *, turned: bool) -> Table:
        """A table at which bots have agreed and every chair is kept for who sat there; of two offers one holds."""
        row, chairs = table.row, seated_again(table.chairs, person, turned=turned)
        plan = TablePlan(row.game, row.players, row.options, None, row.speed, row.public, row.rated)
        again = await self._opening.open(plan, chairs, person.id, follows=row)
        named = await self._store.claim_rematch(row.id, again.id)
        table.row = replace(table.row, rematch=named)
        if named != again.id:
            await close_now(again)
            return await self._keeper.get(named)
        if are_taken(chairs):
            await self._start(again)
        table.audience.tell_table()
        table.changed()
        return again
