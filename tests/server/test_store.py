"""The store: durable together, refused alone, and always what its schema says."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Event
from urllib.parse import quote

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from msgspec.structs import replace
from sqlalchemy import Connection, Engine, event
from structlog.testing import capture_logs

from dracotheque.server.people.people import People
from dracotheque.server.store import Conflict, Store, StoreDown, deadlines, keys
from dracotheque.server.store import tables as rows
from dracotheque.server.store.engine import open_engine, sqlite_url
from dracotheque.server.store.schema import metadata
from dracotheque.server.store.store import SILENCE
from dracotheque.tables.domain.speeds import Free
from dracotheque.tables.domain.tables import Chair, ChatLine, Entry
from dracotheque.tables.saving import Chain
from tests.server.in_memory import row

pytestmark = [pytest.mark.anyio, pytest.mark.both_stores]


@contextmanager
def opened(settings: dict[str, str], silence: float = SILENCE) -> Iterator[Store]:
    store = Store(settings.get("store") or sqlite_url(Path(settings["data"])), silence)
    try:
        yield store
    finally:
        store.close()


async def lay(store: Store) -> None:
    chairs = [Chair(seat=0, kind="person", person="p0", name="Alix"), Chair(seat=1, kind="open")]
    await store.write(rows.add(row("drakon", 2, {"powers": True}, Free(), 7), chairs))


def entry(seq: int, client: str | None = None) -> Entry:
    return Entry("t1", seq, "move", 0, "person", client, '{"type":"pass"}', 1)


async def test_the_migrations_lead_to_the_schema(store_settings: dict[str, str]) -> None:
    with opened(store_settings) as store, store.engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, metadata) == []


async def test_what_goes_in_comes_out(store_settings: dict[str, str]) -> None:
    with opened(store_settings) as store:
        await lay(store)
        line = ChatLine(table_id="t1", number=1, person="p0", name="Alix", seat=0, text="Bonsoir !", at=5)
        await asyncio.gather(store.append(entry(1, "m1"), Chain()), store.write(rows.say(line)))
        loaded = await store.read(rows.load("t1"))
        assert loaded is not None
        assert loaded.row == row("drakon", 2, {"powers": True}, Free(), 7)
        assert [chair.name for chair in loaded.seats] == ["Alix", ""]
        assert loaded.entries == (entry(1, "m1"),)
        assert loaded.chat == (line,)
        assert await store.read(rows.load("t2")) is None


async def test_of_a_log_that_is_known_only_the_rest_is_read(store_settings: dict[str, str]) -> None:
    with opened(store_settings) as store:
        await lay(store)
        await asyncio.gather(*(store.append(entry(seq), Chain()) for seq in (1, 2, 3)))
        loaded = await store.read(rows.load("t1", 2))
        assert loaded is not None
        assert [each.seq for each in loaded.entries] == [3]


async def test_a_long_list_of_ones_tables_takes_no_more_questions_than_a_short_one(
    store_settings: dict[str, str],
) -> None:
    with opened(store_settings) as store:
        asked: list[str] = []
        event.listen(store.engine, "before_cursor_execute", lambda *about: asked.append(about[2]))
        counts = []
        for number in range(3):
            table = replace(row("drakon", 2, {}, Free(), 7), id=f"t{number}")
            await store.write(rows.add(table, [Chair(seat=0, kind="person", person="p0", name="Alix")]))
            await store.append(replace(entry(1), table_id=table.id, asked=number), Chain())
            asked.clear()
            listed = await store.read(rows.of_person("p0", 10))
            counts.append(len([text for text in asked if text.startswith("SELECT")]))
        assert sorted((each.row.id, each.seats[0].name, each.asked) for each in listed) == [
            (f"t{number}", "Alix", number) for number in range(3)
        ]
        assert counts[0] == counts[-1]


async def test_a_place_in_the_log_is_taken_once_and_the_others_of_the_batch_are_kept(
    store_settings: dict[str, str],
) -> None:
    with opened(store_settings) as store:
        await lay(store)
        await store.append(entry(1), Chain())
        ours = Chain()
        outcomes = await asyncio.gather(
            store.append(entry(1), ours),
            store.append(entry(2), ours),
            store.append(entry(2), Chain()),
            return_exceptions=True,
        )
        assert [type(outcome) for outcome in outcomes] == [Conflict, Conflict, type(None)]
        assert ours.broken
        loaded = await store.read(rows.load("t1"))
        assert loaded is not None
        assert [each.seq for each in loaded.entries] == [1, 2]


async def test_a_failing_piece_of_work_does_not_drag_the_others_down(store_settings: dict[str, str]) -> None:
    def stumble(connection: Connection) -> None:
        raise ZeroDivisionError

    with opened(store_settings) as store:
        await lay(store)
        outcomes = await asyncio.gather(
            store.append(entry(1), Chain()),
            store.write(stumble),
            store.write(deadlines.put("t1", 100)),
            return_exceptions=True,
        )
        assert [type(outcome) for outcome in outcomes] == [type(None), ZeroDivisionError, type(None)]
        assert await store.read(deadlines.past(100, 10)) == ("t1",)
        assert await store.read(deadlines.past(99, 10)) == ()
        await store.write(deadlines.put("t1", None))
        assert await store.read(deadlines.past(1000, 10)) == ()


async def test_of_two_who_want_the_same_chair_one_gets_it(store_settings: dict[str, str]) -> None:
    with opened(store_settings) as store:
        await lay(store)
        free = Chair(seat=1, kind="open")
        wishes = [Chair(seat=1, kind="person", person=f"p{number}", name="x") for number in (1, 2)]
        outcomes = await asyncio.gather(*(store.write(rows.take_seat("t1", free, wish)) for wish in wishes))
        assert outcomes == [True, False]


async def test_keys_are_made_once_and_tokens_are_kept_as_fingerprints(store_settings: dict[str, str]) -> None:
    with opened(store_settings) as store:
        assert await store.write(keys.key("session")) == await store.write(keys.key("session"))
        people = await People.open(store, 60)
        person, token = await people.enter("Alix", "fr")
        again = await People.open(store, 60)
        assert await again.known(token) == person
        assert await again.known(token[:-1]) is None
        assert await again.known("forged") is None
        with store.engine.connect() as connection:
            kept = str(connection.exec_driver_sql("SELECT * FROM sessions").all())
        assert token not in kept
        assert token.partition(".")[0] not in kept


async def test_a_database_that_is_gone_is_said_to_be_down(tmp_path: Path) -> None:
    with opened({"data": str(tmp_path)}) as store:
        with store.engine.begin() as connection:
            connection.exec_driver_sql("DROP TABLE chat")
        await lay(store)
        with pytest.raises(StoreDown):
            await store.read(rows.load("t1"))


async def test_a_lock_that_is_never_given_back_is_an_outage_unless_the_url_is_more_patient(postgres_url: str) -> None:
    def patience(url: str) -> str:
        with closing_engine(url) as engine, engine.connect() as connection:
            return str(connection.exec_driver_sql("SHOW lock_timeout").scalar_one())

    assert patience(postgres_url) == "10s"
    assert patience(f"{postgres_url}&options={quote('-c lock_timeout=3s')}") == "3s"


@contextmanager
def closing_engine(url: str) -> Iterator[Engine]:
    engine = open_engine(url)
    try:
        yield engine
    finally:
        engine.dispose()


async def test_a_database_that_says_nothing_does_not_keep_the_server_from_stopping(
    monkeypatch: pytest.MonkeyPatch, store_settings: dict[str, str]
) -> None:
    monkeypatch.setattr("dracotheque.server.store.store.STOPS_WITHIN", 0.05)
    answers = Event()
    try:
        with capture_logs() as said, opened(store_settings, silence=0.05) as store:
            pool = store.engine.pool
            for waiting in (store.write(lambda _: answers.wait()), store.read(lambda _: answers.wait())):
                with pytest.raises(StoreDown):
                    await waiting
        left = [line for line in said if line["event"] == "store-left-behind"]
        assert [(line["writer"], line["readers"]) for line in left] == [(True, True)]
    finally:
        answers.set()
    for thread in (store._writer._thread, *store._readers._threads):
        thread.join()
    pool.dispose()


async def test_a_database_that_takes_everything_and_says_nothing_is_an_outage(store_settings: dict[str, str]) -> None:
    with opened(store_settings) as store:
        await lay(store)
    answers, ours = Event(), Chain()
    try:
        with opened(store_settings, silence=0.05) as store:
            writing = store.write(lambda _: answers.wait())
            behind = store.append(entry(1), ours)
            for waiting in (writing, behind, store.read(lambda _: answers.wait())):
                with pytest.raises(StoreDown):
                    await waiting
            answers.set()
    finally:
        answers.set()
    with opened(store_settings) as store:
        loaded = await store.read(rows.load("t1"))
        assert loaded is not None
        assert loaded.entries == ()  # what was given up before its turn came is never written
        await store.append(entry(1), Chain())
