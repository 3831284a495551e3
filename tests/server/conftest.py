import os
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Final

import httpx2
import pytest

from tests.server.client import door
from tests.server.databases import lent_postgres, ready_sqlite
from tests.server.luck import dealt_by
from tests.server.postgres import postgres
from tests.server.process import ServerProcess

STORES: Final = ("sqlite", "postgres")
EVERY_STORE: Final = os.environ.get("DRACO_STORES") == "all"


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Both databases for a test that is about them; the others of a file take turns, unless somebody asks for all."""
    test = metafunc.definition
    chooses = any(mark.args[0] == "store_settings" for mark in test.iter_markers("parametrize"))
    if "store_settings" in metafunc.fixturenames and not chooses:
        place = [name for name in vars(metafunc.module) if name.startswith("test_")].index(test.originalname)
        both = EVERY_STORE or test.get_closest_marker("both_stores") is not None
        metafunc.parametrize("store_settings", STORES if both else STORES[place % 2 :][:1], indirect=True)


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(autouse=True)
def the_same_deals_in_every_run(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a test finds at its tables depends on its name, never on luck."""
    for place, name, chance in dealt_by(request.node.nodeid):
        monkeypatch.setattr(place, name, chance)


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


@pytest.fixture
def store_settings(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[dict[str, str]]:
    """Where a server of this test keeps things: an empty database, its own as long as it lasts."""
    if request.param == "sqlite":
        yield {"data": ready_sqlite(tmp_path)}
    else:
        with lent_postgres(request.getfixturevalue("postgres_url")) as database:
            yield {"store": database}


@pytest.fixture
async def http(server: ServerProcess) -> AsyncIterator[httpx2.AsyncClient]:
    async with door(server.url) as client:
        yield client
