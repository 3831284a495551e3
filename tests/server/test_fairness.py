"""Games that count: no hints, and nothing is taken back behind somebody's back."""

import pytest

from dracotheque.tables import table_talk
from dracotheque.tables.fairness import give_help
from dracotheque.tables.refusals import Denied
from dracotheque.tables.table import Table
from tests.server.visitors import House, Visitor, open_house

pytestmark = pytest.mark.anyio
Where = dict[str, str]
Patch = pytest.MonkeyPatch


async def _two(house: House, *, accounts: bool, rated: bool = True) -> tuple[list[Visitor], Table]:
    """Two who play, after two moves that have told each other something."""
    visitors = [house.visitor(), house.visitor()]
    for number, visitor in enumerate(visitors):
        await (visitor.sign_up(f"Player {number}") if accounts else visitor.enter(f"Player {number}"))
    made = await visitors[0].post("/api/tables", {"game": "drakon", "players": 2, "rated": rated}, 201)
    await visitors[1].post(f"/api/tables/{made['id']}/join", {"invite": made["invite"]})
    await visitors[0].post(f"/api/tables/{made['id']}/start")
    table = await house.services.hub.get(made["id"])
    while len(table.history_now.strokes) < 4:
        state = table.history_now.state
        (seat,) = state.actors
        await table.play(seat, state.decision(seat).moves[0])
    return visitors, table


async def _alone(visitors: list[Visitor], table: Table) -> None:
    await visitors[1].post(f"/api/tables/{table.id}/leave")
    assert table.chairs[1].away


async def test_nobody_takes_a_move_back_alone_where_it_counts(monkeypatch: Patch, store_settings: Where) -> None:
    async with open_house(monkeypatch, store_settings) as house:
        visitors, table = await _two(house, accounts=True)
        await _alone(visitors, table)
        with pytest.raises(Denied, match="server-rated-game"):
            await table_talk.ask_undo(table, 0, "u1")
        assert len(table.history_now.strokes) >= 4


async def test_a_request_is_not_granted_because_the_other_leaves(monkeypatch: Patch, store_settings: Where) -> None:
    async with open_house(monkeypatch, store_settings) as house:
        visitors, table = await _two(house, accounts=True)
        await table_talk.ask_undo(table, 0, "u1")
        await _alone(visitors, table)
        assert table.undo is not None
        assert table.undo.waiting == (1,)


async def test_hints_are_refused_where_it_counts(monkeypatch: Patch, store_settings: Where) -> None:
    async with open_house(monkeypatch, store_settings) as house:
        _, table = await _two(house, accounts=True)
        with pytest.raises(Denied, match="server-rated-game"):
            await give_help(table)
        assert table.row.rated


async def test_a_game_among_guests_that_gets_help_counts_no_more(monkeypatch: Patch, store_settings: Where) -> None:
    async with open_house(monkeypatch, store_settings) as house:
        visitors, table = await _two(house, accounts=False)
        await _alone(visitors, table)
        await table_talk.ask_undo(table, 0, "u1")
        assert not (await visitors[0].get(f"/api/tables/{table.id}"))["rated"]
        assert (await house.services.hub.get(table.id)).history_now.seq > 4


async def test_a_friendly_game_has_hints(monkeypatch: Patch, store_settings: Where) -> None:
    async with open_house(monkeypatch, store_settings) as house:
        _, table = await _two(house, accounts=True, rated=False)
        await give_help(table)
