"""The checkup: a store that cannot write is noticed, said once, and seen from outside."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import TextIO, cast

import pytest
import structlog
from sqlalchemy.exc import OperationalError
from structlog.testing import capture_logs

from dracotheque.server import checkup as module
from dracotheque.server import metrics
from dracotheque.server.checkup import Checkup
from dracotheque.server.run import Unbreakable
from dracotheque.server.store import Store
from dracotheque.server.store.engine import sqlite_url
from tests.server.databases import ready_sqlite
from tests.server.visitors import House, open_house
from tests.server.waiting import PATIENCE, until, until_asked

pytestmark = pytest.mark.anyio
Patch = pytest.MonkeyPatch
SPOILT = "ALTER TABLE alembic_version RENAME TO elsewhere"
MENDED = "ALTER TABLE elsewhere RENAME TO alembic_version"


@pytest.fixture
async def house(monkeypatch: Patch, tmp_path: Path) -> AsyncIterator[House]:
    monkeypatch.setattr(module, "FRESH", 0.0)
    async with open_house(monkeypatch, {"data": ready_sqlite(tmp_path)}) as opened:
        yield opened


def change(store: Store, statement: str) -> None:
    with store.engine.begin() as connection:
        connection.exec_driver_sql(statement)


def figure(name: str) -> float:
    return metrics.registry.get_sample_value(name) or 0.0


async def test_a_server_that_cannot_write_lives_and_is_not_ready(house: House) -> None:
    visitor = house.visitor()
    for path in ("/livez", "/readyz", "/healthz"):
        await visitor.get(path)
    change(house.store, SPOILT)
    await visitor.get("/livez")
    assert await visitor.refused("GET", "/readyz") == (503, "server-store-down")
    assert await visitor.refused("GET", "/healthz") == (503, "server-store-down")
    change(house.store, MENDED)
    assert (await visitor.get("/healthz"))["status"] == "ok"


async def test_a_dead_writer_is_noticed(tmp_path: Path) -> None:
    store = Store(sqlite_url(tmp_path))
    looked = Checkup(store, patience=PATIENCE)
    assert await looked.is_well()
    store.close()
    looked._patience = 0.5
    looked._asked = float("-inf")
    assert not await looked.is_well()
    await looked.close()


async def test_each_trouble_is_said_once_and_seen_in_the_figures(monkeypatch: Patch, tmp_path: Path) -> None:
    monkeypatch.setattr(module, "FRESH", 0.0)
    store = Store(sqlite_url(tmp_path))
    looked = Checkup(store, patience=PATIENCE, slow=PATIENCE)
    errors = figure("draco_store_errors_total")
    with capture_logs() as said:
        assert [await looked.is_well() for _ in range(3)] == [True] * 3
        change(store, SPOILT)
        assert [await looked.is_well() for _ in range(3)] == [False] * 3
        assert figure("draco_store_up") == 0
        change(store, MENDED)
        await until_asked(looked.is_well)  # it may have begun to look by itself just before
        assert [await looked.is_well() for _ in range(3)] == [True] * 3
    assert figure("draco_store_up") == 1
    assert figure("draco_store_errors_total") >= errors + 3
    assert [line["event"] for line in said] == ["store-down", "store-well"]
    assert "alembic_version" in said[0]["reason"]
    await looked.close()
    store.close()


async def test_a_complaint_that_went_away_by_itself_is_mentioned_once(monkeypatch: Patch, tmp_path: Path) -> None:
    monkeypatch.setattr(module, "FRESH", 0.0)
    store = Store(sqlite_url(tmp_path))
    looked = Checkup(store)
    with capture_logs() as said:
        for _ in range(3):
            with pytest.raises(OperationalError):
                change(store, "SELECT * FROM nowhere")
            await until(lambda: looked._reason == "")
    assert [(line["event"], line["reason"]) for line in said] == [("store-complained", "no such table: nowhere")]
    await looked.close()
    store.close()


async def test_a_slow_store_is_said_to_be_slow(monkeypatch: Patch, tmp_path: Path) -> None:
    monkeypatch.setattr(module, "FRESH", 0.0)
    store = Store(sqlite_url(tmp_path))
    looked = Checkup(store, slow=0.0)
    with capture_logs() as said:
        assert await looked.is_well()
        assert await looked.is_well()
    assert [line["event"] for line in said] == ["store-slow"]
    await looked.close()
    store.close()


async def test_many_who_ask_make_one_write(monkeypatch: Patch, tmp_path: Path) -> None:
    store = Store(sqlite_url(tmp_path))
    writes = 0
    written = store.write

    def counted(work: object) -> object:
        nonlocal writes
        writes += 1
        return written(work)  # type: ignore[arg-type]  # whatever it is, it is passed on

    monkeypatch.setattr(store, "write", counted)
    looked = Checkup(store)
    assert [await looked.is_well() for _ in range(20)] == [True] * 20
    assert writes == 1
    await looked.close()
    store.close()


class Full:
    """A disk on which nothing can be written."""

    def write(self, text: str) -> int:
        raise OSError(28, "No space left on device")

    def flush(self) -> None:
        raise OSError(28, "No space left on device")


def test_a_log_that_cannot_be_written_disturbs_nobody_and_is_counted() -> None:
    lost = figure("draco_log_lost_total")
    structlog.PrintLogger(cast(TextIO, Unbreakable(cast(TextIO, Full())))).info("request")
    assert figure("draco_log_lost_total") > lost


async def test_only_who_has_the_token_sees_the_figures(monkeypatch: Patch, tmp_path: Path) -> None:
    async with open_house(monkeypatch, {"data": ready_sqlite(tmp_path)}, metrics_token="for-prometheus") as house:
        visitor = house.visitor()
        await visitor.sign_up("Smaug")
        assert await visitor.refused("GET", "/metrics") == (404, "server-no-such-page")
        for token, status in (("for-nobody", 404), ("for-prometheus", 200)):
            answer = await visitor.http.get("/metrics", headers={"Authorization": f"Bearer {token}"})
            assert answer.status_code == status
    async with open_house(monkeypatch, {"data": ready_sqlite(tmp_path)}) as house:
        answer = await house.visitor().http.get("/metrics", headers={"Authorization": "Bearer None"})
        assert answer.status_code == 404
