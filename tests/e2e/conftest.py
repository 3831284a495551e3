from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.e2e.browsers import DESK, UNPAINTED, browser
from tests.e2e.layout import Reader
from tests.e2e.people import Company, Player
from tests.server.process import ServerProcess
from tools.machine import chromium

Sit = Callable[..., Player]
SHORTLY_MS = 3_000
"""For how long the chair of somebody who is asked to play again stays theirs, and a host may be away."""


@pytest.fixture(scope="session")
def deals(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the server of all tests reads what its deals go by."""
    file = tmp_path_factory.mktemp("deals") / "test"
    file.touch()
    return file


@pytest.fixture(autouse=True)
def the_same_deals_in_every_run(request: pytest.FixtureRequest, deals: Path) -> None:
    """What a test finds at its tables depends on its name, never on luck or on the tests before it."""
    deals.write_text(request.node.nodeid)


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory, deals: Path) -> Iterator[str]:
    """The address of a server for all tests."""
    server = ServerProcess(deals, data=str(tmp_path_factory.mktemp("tavern")), analysis_depth=2, patience=SHORTLY_MS)
    yield server.url
    server.stop()


@pytest.fixture(scope="session")
def window() -> Iterator[Browser]:
    assert chromium() is not None, "no chromium on this machine: `make e2e` installs it"
    with browser(UNPAINTED) as opened:
        yield opened


@pytest.fixture(scope="session")
def company(house: str, window: Browser) -> Company:
    return Company(window, house)


@pytest.fixture(scope="session")
def reader(house: str, window: Browser) -> Iterator[Reader]:
    """Somebody who goes from page to page, and looks at each on every screen and in both languages."""
    somebody = Reader(window, house)
    yield somebody
    somebody.close()


@pytest.fixture
def sit(house: str, window: Browser, company: Company) -> Iterator[Sit]:
    """Seats somebody in front of a browser; at the end no page may have complained.

    Whoever cuts links or stops clocks `leaves`: nobody else gets that page.
    """
    seated: list[Player] = []
    leaving: list[Player] = []

    def sit_down(size: tuple[int, int] = DESK, language: str = "en", *, leaves: bool = False) -> Player:
        player = Player(window, house, size, language) if leaves else company.call(size, language)
        (leaving if leaves else seated).append(player)
        return player

    yield sit_down
    faults = [fault for player in (*seated, *leaving) for fault in player.faults]
    for player in seated:
        company.dismiss(player)
    for player in leaving:
        player.close()
    assert faults == []
