from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser

from tests.e2e.browsers import DESK, browser, chromium
from tests.e2e.people import Player
from tests.server.process import ServerProcess

Sit = Callable[..., Player]


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server for all tests."""
    server = ServerProcess(data=str(tmp_path_factory.mktemp("tavern")))
    yield server.url
    server.stop()


@pytest.fixture(scope="session")
def window() -> Iterator[Browser]:
    assert chromium() is not None, "no chromium on this machine: `make e2e` installs it"
    with browser() as opened:
        yield opened


@pytest.fixture
def sit(house: str, window: Browser) -> Iterator[Sit]:
    """Seats somebody in front of a browser; at the end no page may have complained."""
    seated: list[Player] = []

    def sit_down(size: tuple[int, int] = DESK, language: str = "en") -> Player:
        seated.append(Player(window, house, size, language))
        return seated[-1]

    yield sit_down
    faults = [fault for player in seated for fault in player.faults]
    for player in seated:
        player.close()
    assert faults == []
