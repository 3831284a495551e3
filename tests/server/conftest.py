from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from random import Random

import httpx2
import pytest

from dracotheque.server.bots import pool
from dracotheque.server.tables import choosing, opening
from tests.server.client import door
from tests.server.databases import ready_postgres, ready_sqlite
from tests.server.postgres import postgres
from tests.server.process import ServerProcess


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(autouse=True)
def the_same_deals_in_every_run(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a test finds at its tables depends on its name, never on luck."""
    luck = Random(request.node.nodeid)
    monkeypatch.setattr(opening, "randbits", luck.getrandbits)
    monkeypatch.setattr(choosing, "_lot", luck)
    monkeypatch.setattr(pool, "SystemRandom", lambda: luck)


@pytest.fixture(scope="session")
def postgres_url() -> Iterator[str]:
    with postgres() as url:
        yield url


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One server on SQLite for every test that does it no harm."""
    process = ServerProcess(data=str(tmp_path_factory.mktemp("data")))
    yield process
    assert process.stop() == ""


@pytest.fixture(params=["sqlite", "postgres"])
def store_settings(request: pytest.FixtureRequest, tmp_path: Path) -> dict[str, str]:
    """Where a server of this test keeps things: once with each database."""
    if request.param == "sqlite":
        return {"data": ready_sqlite(tmp_path)}
    url: str = request.getfixturevalue("postgres_url")
    return {"store": ready_postgres(url)}


@pytest.fixture
async def http(server: ServerProcess) -> AsyncIterator[httpx2.AsyncClient]:
    async with door(server.url) as client:
        yield client
