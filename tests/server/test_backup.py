"""Backups: what was acknowledged before one began is in it, it is whole, and a server starts from it."""

import asyncio
import io
import sqlite3
import stat
import sys
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from secrets import token_hex

import pytest
from alembic import command
from sqlalchemy import Connection, select, text

from dracotheque.cli.app import run
from dracotheque.server.backup import BadBackup, back_up, restore
from dracotheque.server.backup.rows import pour
from dracotheque.server.store import Store, migrate
from dracotheque.server.store import tables as rows
from dracotheque.server.store.engine import for_writing, open_engine, sqlite_url
from dracotheque.server.store.schema import metadata
from dracotheque.tables.domain.tables import Chair, Entry
from dracotheque.tables.moments import now_ms
from dracotheque.tables.saving import Chain
from tests.server.postgres import new_database
from tests.server.visitors import open_house, running_table
from tests.server.waiting import until

pytestmark = [pytest.mark.anyio, pytest.mark.both_stores]
Where = dict[str, str]
Patch = pytest.MonkeyPatch


@pytest.fixture(autouse=True)
def nothing_typed(monkeypatch: Patch) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO()))


def _url(where: Where) -> str:
    return where.get("store") or sqlite_url(Path(where["data"]))


@pytest.fixture(params=["sqlite", "postgres"])
def elsewhere(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Where]:
    """Another database, for what is restored."""
    if request.param == "sqlite":
        yield {"data": str(tmp_path / "elsewhere")}
    else:
        yield {"store": new_database(request.getfixturevalue("postgres_url"), f"test_{token_hex(4)}")}


def _everything(url: str) -> dict[str, list[tuple[object, ...]]]:
    engine = open_engine(url)
    with engine.connect() as connection:
        found = {
            table.name: sorted((tuple(row) for row in connection.execute(select(table))), key=repr)
            for table in metadata.sorted_tables
        }
    engine.dispose()
    return found


async def test_everything_comes_back(
    monkeypatch: Patch, store_settings: Where, elsewhere: Where, tmp_path: Path
) -> None:
    file = tmp_path / "backup"
    async with open_house(monkeypatch, store_settings) as house:
        alix = house.visitor()
        await alix.sign_up("Alix", email="a@dragons.test")
        await alix.post("/api/tables", {"game": "drakon", "players": 2}, 201)
        counts = await asyncio.to_thread(back_up, _url(store_settings), file)
        token = alix.http.cookies["draco"]
        before = await asyncio.to_thread(_everything, _url(store_settings))
    assert (counts["people"], counts["accounts"], counts["tables"]) == (1, 1, 1)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert restore(file, _url(elsewhere)) == counts
    assert _everything(_url(elsewhere)) == before
    async with open_house(monkeypatch, elsewhere) as house:
        alix = house.visitor()
        alix.http.cookies.set("draco", token)
        assert (await alix.get("/api/me"))["person"]["name"] == "Alix"
        await house.visitor().sign_in("Alix")
        await house.services.club.accounts.close_sessions("x")  # counters go on where they stood


@pytest.mark.slow
async def test_what_was_acknowledged_is_in_a_backup_made_under_load(store_settings: Where, tmp_path: Path) -> None:
    store = Store(_url(store_settings))
    names = [await _empty_table(store) for _ in range(5)]
    acknowledged = dict.fromkeys(names, 0)
    stopping = asyncio.Event()

    async def write(table: str) -> None:
        chain = Chain()
        while not stopping.is_set():
            seq = acknowledged[table] + 1
            await store.append(Entry(table, seq, "move", 0, "person", None, "{}", now_ms()), chain)
            acknowledged[table] = seq

    writers = [asyncio.create_task(write(table)) for table in names]
    for number in range(4):
        await until(partial(lambda fewest: min(acknowledged.values()) >= fewest, 4 * number + 1))
        promised = dict(acknowledged)
        file = tmp_path / f"backup-{number}"
        await asyncio.to_thread(back_up, _url(store_settings), file)
        _check_logs(file, promised, dict(acknowledged))
    stopping.set()
    await asyncio.gather(*writers)
    store.close()


async def test_a_backup_of_postgresql_is_of_one_moment(monkeypatch: Patch, postgres_url: str, tmp_path: Path) -> None:
    url = new_database(postgres_url, f"test_{token_hex(4)}")
    store = Store(url)
    await _empty_table(store)

    def pour_after_a_change(reader: Connection, writer: Connection) -> None:
        with for_writing(store.engine).begin() as connection:
            rows.add(running_table(2), [Chair(seat=0, kind="open")])(connection)
        pour(reader, writer)

    monkeypatch.setattr("dracotheque.server.backup.backup.pour", pour_after_a_change)
    counts = await asyncio.to_thread(back_up, url, tmp_path / "backup")
    assert (counts["tables"], counts["seats"]) == (1, 2)
    store.close()


async def _empty_table(store: Store) -> str:
    table = running_table(2)
    await store.write(rows.add(table, [Chair(seat=seat, kind="open") for seat in range(2)]))
    return table.id


def _check_logs(file: Path, promised: dict[str, int], at_most: dict[str, int]) -> None:
    with closing(sqlite3.connect(file)) as backup:
        for table, seq in promised.items():
            found = [row for (row,) in backup.execute("SELECT seq FROM log WHERE table_id = ? ORDER BY seq", (table,))]
            assert found == list(range(1, len(found) + 1))
            assert seq <= len(found) <= at_most[table] + 1


async def test_a_database_in_use_is_not_overwritten(monkeypatch: Patch, store_settings: Where, tmp_path: Path) -> None:
    file = tmp_path / "backup"
    async with open_house(monkeypatch, store_settings) as house:
        await house.visitor().enter("Alix")
        await asyncio.to_thread(back_up, _url(store_settings), file)
        await house.visitor().enter("Basile")
        with pytest.raises(BadBackup, match="server-restore-full"):
            await asyncio.to_thread(restore, file, _url(store_settings))
        if "data" in store_settings:
            with pytest.raises(BadBackup, match="server-restore-running"):
                await asyncio.to_thread(restore, file, _url(store_settings), True)
    assert len(_everything(_url(store_settings))["people"]) == 2
    restore(file, _url(store_settings), True)
    assert [row[1] for row in _everything(_url(store_settings))["people"]] == ["Alix"]
    async with open_house(monkeypatch, store_settings) as house:
        await house.visitor().enter("Chloé")


async def test_a_backup_is_never_overwritten_and_never_half_there(
    monkeypatch: Patch, store_settings: Where, tmp_path: Path
) -> None:
    Store(_url(store_settings)).close()
    file = tmp_path / "kept"
    file.write_text("precious")
    with pytest.raises(BadBackup, match="server-backup-exists"):
        back_up(_url(store_settings), file)
    assert file.read_text() == "precious"
    with pytest.raises(BadBackup, match="server-backup-write"):
        back_up(_url(store_settings), tmp_path / "no" / "such" / "folder")

    def fail(_: Path) -> dict[str, int]:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("dracotheque.server.backup.backup.verified", fail)
    with pytest.raises(BadBackup, match="server-backup-write"):
        back_up(_url(store_settings), tmp_path / "half")
    assert [each.name for each in tmp_path.iterdir() if "half" in each.name] == []


@pytest.mark.parametrize("content", [b"", b"not a database at all, but long enough to be mistaken for one" * 40])
def test_what_is_no_backup_is_refused(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "backup"
    file.write_bytes(content)
    with pytest.raises(BadBackup, match="server-backup-broken"):
        restore(file, sqlite_url(tmp_path / "new"))
    assert not (tmp_path / "new").exists()
    with pytest.raises(BadBackup, match="server-backup-missing"):
        restore(tmp_path / "nothing", sqlite_url(tmp_path / "new"))


def test_a_damaged_backup_is_refused(tmp_path: Path) -> None:
    Store(sqlite_url(tmp_path)).close()
    file = tmp_path / "backup"
    back_up(sqlite_url(tmp_path), file)
    with closing(sqlite3.connect(file)) as copy, copy:
        copy.execute("PRAGMA writable_schema = ON")
        another = "(SELECT rootpage FROM sqlite_master WHERE name = 'ix_seats_person')"
        copy.execute(f"UPDATE sqlite_master SET rootpage = {another} WHERE name = 'ix_deadlines_at'")
    with pytest.raises(BadBackup, match="server-backup-broken"):
        restore(file, sqlite_url(tmp_path / "new"))


def test_a_backup_of_an_older_server_is_brought_up_to_date(
    monkeypatch: Patch, tmp_path: Path, elsewhere: Where
) -> None:
    upgrade = command.upgrade
    with monkeypatch.context() as patch:
        patch.setattr(command, "upgrade", lambda config, _: upgrade(config, "0001"))
        old = open_engine(sqlite_url(tmp_path))
        migrate.migrate(for_writing(old))
        with for_writing(old).begin() as connection:
            connection.execute(text("INSERT INTO people VALUES ('p', 'Alix', true, 'fr', 1)"))
        old.dispose()
    file = tmp_path / "backup"
    assert "accounts" not in back_up(sqlite_url(tmp_path), file)
    restore(file, _url(elsewhere))
    Store(_url(elsewhere)).close()
    found = _everything(_url(elsewhere))
    assert (found["people"], found["accounts"]) == ([("p", "Alix", True, "fr", 1, 1)], [])


def test_the_commands(store_settings: Where, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    Store(_url(store_settings)).close()
    place = [f"--{name}={value}" for name, value in store_settings.items()]
    file = tmp_path / "kept"
    assert run(["backup", str(file), *place, "--lang=en"]) == 0
    assert "people 0" in capsys.readouterr().out
    assert run(["backup", str(file), *place, "--lang=en"]) == 2
    assert "exists already" in capsys.readouterr().err
    assert run(["restore", str(file), f"--data={tmp_path / 'new'}", "--lang=en"]) == 0
    assert run(["restore", str(file), f"--data={tmp_path / 'new'}", "--lang=en"]) == 2
    assert run(["restore", str(file), f"--data={tmp_path / 'new'}", "--replace"]) == 0


def test_a_database_that_is_not_there_is_named_without_its_password(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["backup", str(tmp_path / "x"), "--store=postgresql://me:hush@127.0.0.1:1/none"]) == 2
    assert "hush" not in capsys.readouterr().err
