"""A bot of one's own: the example is found by its entry point, and plays by its name."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.bots.own_bots import declare


@pytest.fixture
def installed(tmp_path: Path) -> Path:
    """A folder that looks as if pip had put the example there."""
    return declare(tmp_path, "my_bot", Path("examples/my_bot.py").read_text("utf-8"), my_bot="MyBot")


def simulate(folder: Path, bots: str) -> "subprocess.CompletedProcess[str]":
    command = ["simulate", "drakon", "--players", "2", "--games", "2", "--seed", "1", "--bots", bots, "--json"]
    path = os.pathsep.join([str(folder), "src"])
    return subprocess.run(
        [sys.executable, "-m", "dracotheque.cli", *command],
        env=os.environ | {"PYTHONPATH": path, "DRACO_LANG": "en"},
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )


@pytest.mark.slow
def test_the_example_plays_by_its_name_once_installed(installed: Path) -> None:
    run = simulate(installed, "my_bot,random")
    assert run.stderr == ""
    result = json.loads(run.stdout)
    assert result["bots"] == ["my_bot", "random"]
    assert result["wins"] == [2.0, 0.0]


def test_it_is_unknown_elsewhere(tmp_path: Path) -> None:
    run = simulate(tmp_path, "my_bot,random")
    assert run.returncode == 2
    assert "No bot is called “my_bot”" in run.stderr


def test_the_example_is_about_thirty_lines() -> None:
    code = Path("examples/my_bot.py").read_text("utf-8").rpartition('"""')[0].partition('"""\n\n')[2]
    assert len(code.splitlines()) < 40
