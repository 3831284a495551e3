"""A game of another package, installed beside ours: played on its own board, and on the one for any game."""

import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from shutil import copytree

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.axe import violations
from tests.e2e.clicking import Clicker
from tests.e2e.people import Player
from tests.outside import SIXTH, environment, install


@pytest.fixture
def package(tmp_path: Path) -> Path:
    return copytree(SIXTH, tmp_path / "sixth_game", ignore=lambda *_: ["__pycache__", "tests"])


@pytest.fixture
def house(tmp_path: Path, package: Path) -> Iterator[str]:
    """A server of its own, with the package installed."""
    install(package, tmp_path / "site")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "dracotheque.cli", "serve", "--port", str(port), "--data", str(tmp_path / "data")]
    with subprocess.Popen(
        command,
        env=environment(tmp_path / "site", package),
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
    player.play_now("Embers")
    Clicker(player, kinds).play_to_the_end()
    result = player.page.get_by_role("dialog", name="Result")
    expect(result).to_contain_text("the last treasure is gone")
    assert violations(player.page) == []


def test_the_sixth_game_is_played_on_its_own_board_and_on_the_generic_one(
    window: Browser, house: str, package: Path
) -> None:
    player = Player(window, house)
    play(player, ".braises .glows")
    rules = player.arrive("/rules/braises#2.3")
    expect(rules.locator("[id='2.3']")).to_contain_text("Fire.")
    (package / "braises" / "board" / "board.js").unlink()
    play(player, ".card.glows, .moves button")
    assert [fault for fault in player.faults if "404" not in fault] == []
    player.close()
