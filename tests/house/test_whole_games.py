"""A whole game of each of the five in the local house, kept entry by entry, and gone on with after it was cut off."""

import random

import pytest

from dracotheque import games
from dracotheque.core.replays import decode, follow
from dracotheque.house import MemoryStorage
from dracotheque.tables.domain.ledger import audit
from dracotheque.tables.domain.tables import Entry
from dracotheque.tables.store import Loaded
from tests.house.at_home import GAMES, at_home

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("game", GAMES)
async def test_a_game_against_bots_is_played_to_its_end_seen_again_and_proven(game: str) -> None:
    async with at_home() as alix:
        made = await alix.post("/api/play-now", {"game": game, "bot": "heuristic"}, 201)
        table = await alix.sit(made["id"])
        moves = await table.play(random.Random(game))
        over = await alix.get(f"/api/tables/{made['id']}")
        assert moves > 0
        assert over["status"] == "over"
        assert over["seed"] is not None
        _, file = await alix.house.request("GET", f"/api/tables/{made['id']}/file")
        kept = decode(file.encode())
        assert [*follow(games.get(game), kept)][-1].state.over
        assert kept.commitment == made["commitment"]
        replay = await alix.get(f"/api/tables/{made['id']}/replay?viewer=0")
        assert len(replay["steps"]) == len(kept.moves) + 1
        figures = await alix.get(f"/api/tables/{made['id']}/statistics")
        assert sum(figures["decisions"]) == sum(seat >= 0 for seat, _ in kept.moves)


@pytest.mark.parametrize("game", GAMES)
async def test_nothing_acknowledged_is_lost_when_the_house_is_cut_off_in_the_middle(game: str) -> None:
    storage, rng = MemoryStorage(), random.Random(game)
    async with at_home(storage) as alix:
        made = await alix.post("/api/play-now", {"game": game, "bot": "heuristic"}, 201)
        table = await alix.sit(made["id"])
        acknowledged = await table.play(rng, most=5)
        cut_off = MemoryStorage(dict(storage.content))  # whatever comes later is not on that device
    async with at_home(cut_off) as again:
        (mine,) = (await again.get("/api/me/tables"))["tables"]
        assert mine["table"]["id"] == made["id"]
        loaded = await again.house.tables.load(made["id"])
        assert sum(entry.author == "person" for entry in entries(loaded)) == acknowledged
        table = await again.sit(made["id"])
        await table.play(rng)
        assert table.is_over
        loaded = await again.house.tables.load(made["id"])
        assert loaded is not None
        assert audit(loaded.row, loaded.entries) == len(loaded.entries)


def entries(loaded: Loaded | None) -> list[Entry]:
    assert loaded is not None
    return list(loaded.entries)
