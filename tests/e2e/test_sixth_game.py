"""A game of another package, installed beside ours: played on its own board, and on the one for any game."""

import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.axe import violations
from tests.e2e.clicking import Clicker
from tests.e2e.people import Player
from tests.outside import ROOT, SIXTH, Environment
from tests.server.process import free_port


@pytest.fixture
def environment(tmp_path: Path) -> Iterator[Environment]:
    """Where the package is installed; at the end it is removed, and nothing is left of it."""
    environment = Environment(tmp_path / "environment")
    empty = environment.files()
    environment.pip("install", SIXTH)
    yield environment
    environment.pip("uninstall", "--yes", "braises")
    assert environment.files() == empty


@pytest.fixture
def house(request: pytest.FixtureRequest, tmp_path: Path, environment: Environment) -> Iterator[str]:
    """A server of its own, which finds the package; the name of the test decides what it deals."""
    port = free_port()
    command = [environment.python, "-m", "tests.server.luck", request.node.nodeid, "serve"]
    with subprocess.Popen(
        [*command, "--port", str(port), "--data", str(tmp_path / "data"), "--bot-pace", "0"],
        cwd=ROOT,
        env=environment.variables,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as server:
        assert server.stdout is not None
        for line in server.stdout:
            if str(port) in line:
                break
        yield f"http://127.0.0.1:{port}"
        server.terminate()


def play(player: Player, kinds: str) -> None:
    clicker = Clicker(player, kinds)
    player.play_now("Embers")
    clicker.play_to_the_end()
    result = player.page.get_by_role("dialog", name="Result")
    expect(result).to_contain_text("the last treasure is gone")
    assert violations(player.page) == []


def test_the_sixth_game_is_played_on_its_own_board_and_on_the_generic_one(
    window: Browser, house: str, environment: Environment
) -> None:
    player = Player(window, house)
    play(player, ".braises .glows")
    rules = player.arrive("/rules/braises#2.3")
    expect(rules.locator("[id='2.3']")).to_contain_text("Fire.")
    (environment.site / "braises" / "board" / "board.js").unlink()
    play(player, ".card.glows, .moves button")
    assert [fault for fault in player.faults if "404" not in fault] == []
    player.close()
