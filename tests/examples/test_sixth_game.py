"""The sixth game comes as a package of its own: tested as it tests itself, installed, played, and removed."""

import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from tests.outside import SIXTH, environment, install

pytestmark = pytest.mark.slow
MOST_LINES: Final = 700
PLAY: Final = ["-m", "dracotheque.cli", "--lang", "en", "play", "braises", "--players", "3", "--seed", "3"]


def test_the_whole_game_is_a_small_one() -> None:
    files = [path for path in (SIXTH / "braises").rglob("*.*") if path.suffix not in (".pyc",)]
    assert {path.suffix for path in files} == {".py", ".ftl", ".md", ".js", ".css", ".svg"}
    assert sum(len(path.read_text("utf-8").splitlines()) for path in files) <= MOST_LINES


def test_it_passes_its_own_tests() -> None:
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:randomly", "tests"]
    run = subprocess.run(command, cwd=SIXTH, env=environment(SIXTH), capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout


def test_once_installed_it_is_played_in_the_terminal_and_once_removed_it_is_gone(tmp_path: Path) -> None:
    install(SIXTH, tmp_path)
    answers = "1\n" * 40
    here = subprocess.run(
        [sys.executable, *PLAY],
        input=answers,
        env=environment(tmp_path, SIXTH),
        capture_output=True,
        text=True,
        check=False,
    )
    assert here.returncode == 0, here.stderr
    assert "Your dragons 2  5  6  7  8" in here.stdout
    assert "The game is over (the last treasure is gone)" in here.stdout
    gone = subprocess.run([sys.executable, *PLAY], env=environment(SIXTH), capture_output=True, text=True, check=False)
    assert gone.returncode == 2
    assert "braises" in gone.stderr
