"""Questions out of turn: what time running out does, and what nobody learns from them."""

from typing import Any

import pytest

from dracotheque.games.drakon.moves import Accept, Guard, MoveTo, StandingOrder
from dracotheque.server.people.people import now_ms
from dracotheque.server.settings import Settings
from dracotheque.server.store.rows import Entry
from dracotheque.server.tables.keeper import Keeper
from dracotheque.server.tables.table import Table
from dracotheque.server.wire.common import Live, Speed
from tests.games.drakon.table import position
from tests.server.in_memory import table_of

pytestmark = pytest.mark.anyio
P1, P2 = range(2)


def keeper_of(table: Table) -> Keeper:
    pool: Any = None  # nobody thinks here
    return Keeper(table, table._store, pool, Settings(bot_pace=0), lambda _: None)


def entries(table: Table) -> list[Entry]:
    store: Any = table._store
    kept: list[Entry] = store.entries
    return kept


async def robbed(speed: Speed) -> Table:
    """P1 has just stolen from P2, who is the Knight and is asked."""
    table = table_of("drakon", 2, {"powers": True}, speed)
    table.history_now.journal.state = position(
        """
        Rooms: (0,0) start NESW; (1,0) steal_left E.
        Pawns: P1 (0,0), P2 (0,0). Coins: P1 1, P2 2; Start 0; treasury 25.
        Hands: P1 rotation:2s; P2 gold:2c. Pile: –. To act: P1.""",
        options={"powers": True},
        adventurers=["thief", "knight"],
    )
    table.clocks.restart(table.history_now.state, now_ms())
    await table.play(P1, MoveTo(1, 0))
    return table


@pytest.mark.parametrize(("order", "late"), [(None, "guard"), (StandingOrder("never"), "accept")])
async def test_the_knights_time_is_up_after_twenty_seconds_and_the_order_or_his_shield_answers(
    order: StandingOrder | None, late: str
) -> None:
    table = await robbed(Live(seconds=45, reserve=300))
    if order is not None:
        await table.play(P2, order)
    table.clocks.misses[P2] = 2
    keeper = keeper_of(table)
    asked = table.clocks._asked[P2]
    assert keeper.next_deadline(table.history_now) == asked + 20_000
    await keeper.tick()
    assert entries(table)[-1].author == "person"
    table.clocks._asked[P2] = now_ms() - 20_001
    await keeper.tick()
    last = entries(table)[-1]
    assert (last.seat, last.author, last.content) == (P2, "clock", f'{{"type":"{late}"}}')
    assert isinstance(table.history_now.journal.moves[-1][1], Guard | Accept)
    assert table.clocks.misses[P2] == 2
    keeper.close()
