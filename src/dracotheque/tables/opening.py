"""A new table, as somebody wants it: what the game or the house does not take is refused before anything is kept."""

from collections.abc import Sequence
from secrets import randbits
from typing import Final

from msgspec.structs import replace

from dracotheque import games
from dracotheque.tables.domain.cards import fingerprint, own_cards
from dracotheque.tables.domain.history import plain_options
from dracotheque.tables.domain.ids import new_id
from dracotheque.tables.domain.people import Person
from dracotheque.tables.domain.seats import (
    SeatPlan,
    TablePlan,
    bot_chair,
    default_bot,
    free_chair,
    meeting_of,
    person_chair,
)
from dracotheque.tables.domain.tables import Chair, TableRecord
from dracotheque.tables.keeper import Keeper
from dracotheque.tables.moments import now_ms
from dracotheque.tables.names import checked_name
from dracotheque.tables.refusals import Denied, not_now
from dracotheque.tables.table import Table

SEED_BITS: Final = 256
CODE_LETTERS: Final = 6


def planned_chairs(plans: Sequence[SeatPlan], person: Person) -> list[Chair]:
    """The chairs of a new table, for one who has planned who sits where."""
    chairs = []
    for seat, plan in enumerate(plans):
        if plan.kind == "bot":
            chairs.append(bot_chair(seat, plan.bot or default_bot()))
        elif plan.kind == "here":
            chairs.append(replace(person_chair(seat, person), name=checked_name(plan.name or "")))
        else:
            chairs.append(person_chair(seat, person) if plan.kind == "me" else free_chair(seat))
    return chairs


class Opening:
    """Opens tables."""

    def __init__(self, keeper: Keeper) -> None:
        self._keeper = keeper
        self._store = keeper.store

    async def open(
        self,
        plan: TablePlan,
        chairs: Sequence[Chair],
        host: str,
        follows: TableRecord | None = None,
        fills: int | None = None,
    ) -> Table:
        """A new table; one that follows another has its invitation, so that its guests find the way."""
        box = games.get(plan.game)
        chance = self._keeper.customs.chance
        seed = randbits(SEED_BITS) if chance is None else chance.getrandbits(SEED_BITS)
        box.table(plan.players, plan.options, seed=seed, events=False)  # refuses what the game does not take
        cards = [fingerprint(card) for card in own_cards(box.id, plan.options)]
        if cards:
            hidden = await self._store.any_hidden(cards)
            if hidden:
                raise Denied(422, "server-card-hidden")
        row = TableRecord(
            id=new_id(),
            game=box.id,
            rules=box.rules_version,
            players=plan.players,
            options=plain_options(box, plan.options, plan.players, meeting_of(chairs, plan.speed)),
            seed=str(seed),
            host=host,
            opener=host,
            status="open",
            speed=plan.speed,
            public=plan.public,
            rated=plan.rated,
            invite=new_id() if follows is None else follows.invite,
            created=now_ms(),
            follows=None if follows is None else follows.id,
            code=await self._new_code(),
            fills=fills,
        )
        await self._store.add(row, chairs)
        table = await self._keeper.get(row.id)
        table.changed()
        return table

    async def _new_code(self) -> str:
        """A few letters that lead to no other table."""
        code = new_id(CODE_LETTERS)
        while await self._store.is_code_taken(code):
            code = new_id(CODE_LETTERS)
        return code

    async def check_number(self, person: Person) -> None:
        """At most so many tables each."""
        most = self._keeper.customs.most_tables_each
        if await self._store.count_hosted(person.id) >= most:
            raise not_now("server-too-many-tables", most=most)
