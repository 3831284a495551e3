"""What the storage has not kept has not happened, and whoever wanted it is told; what it has kept is never lost."""

import random
from typing import Any

import pytest

from dracotheque.house import MemoryStorage, StorageFailed
from dracotheque.tables.domain.ledger import audit
from tests.house.at_home import EPOCH, Guest, Table, at_home

pytestmark = pytest.mark.anyio


class FailingStorage(MemoryStorage):
    """Fails as often as it is told to, before or after it has kept something."""

    def __init__(self, seed: int = 0, often: float = 0.0) -> None:
        super().__init__()
        self._rng = random.Random(seed)
        self.often = often
        self.keeps_nothing = False

    def _stumble(self, often: float) -> None:
        if self._rng.random() < often:
            raise StorageFailed

    async def get(self, key: str) -> bytes | None:
        self._stumble(self.often / 20)  # there are many more
        return await super().get(key)

    async def put(self, key: str, value: bytes) -> None:
        if self.keeps_nothing:
            raise StorageFailed
        self._stumble(self.often)
        await super().put(key, value)
        self._stumble(self.often)

    async def keys(self, prefix: str) -> list[str]:
        self._stumble(self.often)
        return await super().keys(prefix)


async def open_game(alix: Guest, game: str = "jeu_des_dragons") -> Table:
    made = await alix.post("/api/play-now", {"game": game, "bot": "heuristic"}, 201)
    return await alix.sit(made["id"])


async def log_of(alix: Guest) -> Any:
    (listed,) = await alix.house.tables.listed()
    loaded = await alix.house.tables.load(listed.row.id)
    assert loaded is not None
    return loaded


@pytest.mark.parametrize("seed", range(6))
async def test_every_acknowledged_move_is_kept_once_however_the_storage_stumbles(seed: int) -> None:
    storage = FailingStorage(seed)
    async with at_home(storage, seed) as alix:
        table = await open_game(alix)
        storage.often = 0.1
        await table.play(random.Random(seed))
        storage.often = 0.0
        loaded = await log_of(alix)
        assert table.is_over
        assert audit(loaded.row, loaded.entries) == len(loaded.entries)
        acknowledged = [message["id"] for message in table.heard if message["type"] == "ack"]
        kept = [entry.client for entry in loaded.entries if entry.author == "person"]
        assert [client for client in kept if client not in unsure(table)] == acknowledged
        assert len(set(kept)) == len(kept)


def unsure(table: Table) -> set[str]:
    """What the page was told may have been kept or not: the table shows it."""
    refused = [message for message in table.heard if message["type"] == "refused"]
    return {message["id"] for message in refused if message["error"]["code"] == "server-unsure"}


async def test_a_move_that_cannot_be_kept_is_refused_and_nobody_has_seen_it() -> None:
    storage = FailingStorage()
    async with at_home(storage) as alix:
        table = await open_game(alix)
        decision = await table.until_asked()
        storage.keeps_nothing = True
        before = len(table.heard)
        refused = await table.do("move", move=decision["moves"][0], number=decision["number"])
        assert refused["error"]["code"] == "server-unsure"
        assert not [message for message in table.heard[before:] if message["type"] == "news"]
        storage.keeps_nothing = False
        done = await table.do("move", move=decision["moves"][0], number=decision["number"])
        assert done["type"] == "ack"
        assert table.latest["type"] == "news"


async def test_a_table_that_cannot_be_kept_is_not_opened() -> None:
    storage = FailingStorage()
    async with at_home(storage) as alix:
        storage.keeps_nothing = True
        wish = {"game": "drakon", "bot": "heuristic"}
        assert await alix.refused("POST", "/api/play-now", wish) == (503, "server-store-down")
        assert await alix.refused("POST", "/api/guest", {"name": "Basile"}) == (503, "server-store-down")
        storage.keeps_nothing = False
        assert (await alix.get("/api/me"))["person"]["name"] == "Alix"
        assert (await alix.get("/api/me/tables"))["tables"] == []


async def test_a_start_that_was_half_kept_begins_anew() -> None:
    storage = FailingStorage()
    async with at_home(storage) as alix:
        wish = {"game": "drakon", "players": 2, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "heuristic"}]}
        made = await alix.post("/api/tables", wish, 201)
        choice = made["choice"]["values"][0] if made["choice"] else None
        await alix.post(f"/api/tables/{made['id']}/choose", {"choice": choice})
        kept_before = {key: value for key, value in storage.content.items() if key.endswith("/record")}
        await alix.post(f"/api/tables/{made['id']}/start")
        storage.content.update(kept_before)  # the log was kept, the table was not: as if the device had gone out
        half = MemoryStorage(dict(storage.content))
    async with at_home(half) as again:
        assert (await again.get(f"/api/tables/{made['id']}"))["status"] == "open"
        assert (await again.post(f"/api/tables/{made['id']}/start"))["status"] == "running"
        await (await again.sit(made["id"])).play(random.Random(1))
        loaded = await log_of(again)
        assert audit(loaded.row, loaded.entries) == len(loaded.entries)


async def test_two_pages_of_one_device_play_one_game() -> None:
    storage = MemoryStorage()
    async with at_home(storage) as alix, at_home(storage) as other:
        table = await open_game(alix, "drakon")
        (listed,) = await alix.house.tables.listed()
        await other.house.tables.open()
        await table.play(random.Random(1), most=3)
        twin = await other.sit(listed.row.id)
        await table.play(random.Random(2), most=2)
        await twin.play(random.Random(3), most=2)  # it did not hear of them: the log says what was faster
        loaded = await log_of(alix)
        assert audit(loaded.row, loaded.entries) == len(loaded.entries)
        assert loaded.row.created >= EPOCH


async def test_one_table_that_cannot_be_read_keeps_no_other_from_being_played() -> None:
    storage = MemoryStorage()
    async with at_home(storage) as alix:
        broken = await alix.post("/api/play-now", {"game": "drakon", "bot": "heuristic"}, 201)
        well = await alix.post("/api/play-now", {"game": "drakon", "bot": "heuristic"}, 201)
    storage.content[f"table/{broken['id']}/record"] = b"{"
    async with at_home(storage) as again:
        assert [mine["table"]["id"] for mine in (await again.get("/api/me/tables"))["tables"]] == [well["id"]]
        assert storage.content[f"table/{broken['id']}/record"] == b"{"


@pytest.mark.parametrize("content", [b"{", None])
async def test_a_table_whose_log_is_broken_pauses_and_loses_nothing_more(content: bytes | None) -> None:
    storage = MemoryStorage()
    async with at_home(storage) as alix:
        table = await open_game(alix)
        await table.play(random.Random(1), most=5)
        (listed,) = await alix.house.tables.listed()
    key = f"table/{listed.row.id}/log/3"
    storage.content.pop(key) if content is None else storage.content.update({key: content})
    before = {name: value for name, value in storage.content.items() if "/log/" in name}
    async with at_home(storage) as again:
        assert (await again.get(f"/api/tables/{listed.row.id}"))["trouble"] == "paused"
        table = await again.sit(listed.row.id)
        assert table.latest["view"] is None
        assert {name: value for name, value in storage.content.items() if "/log/" in name} == before


async def test_a_table_that_was_closed_is_kept_until_the_house_is_opened_again() -> None:
    storage = MemoryStorage()
    async with at_home(storage) as alix:
        made = await alix.post("/api/play-now", {"game": "drakon", "bot": "heuristic"}, 201)
        await alix.post(f"/api/tables/{made['id']}/close")
        assert (await alix.get(f"/api/tables/{made['id']}"))["status"] == "closed"
        assert (await alix.get("/api/me/tables"))["tables"] == []
    async with at_home(storage) as again:
        assert await again.refused("GET", f"/api/tables/{made['id']}") == (404, "server-no-such-table")
        assert not [key for key in storage.content if key.startswith("table/")]
