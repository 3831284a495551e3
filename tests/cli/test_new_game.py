"""`draco new-game` writes a package whose game passes its own tests at once."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.lines import Draco
from tests.outside import environment, install


@pytest.mark.slow
def test_a_new_game_passes_its_own_tests_and_is_played(
    draco: Draco, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert draco("--lang", "en", "new-game", "volcan").status == 0
    package = tmp_path / "volcan"
    assert not [path for path in package.rglob("*") if path.is_file() and "__id__" in path.read_text("utf-8")]
    tested = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:randomly", "tests"]
    found = subprocess.run(tested, cwd=package, env=environment(package), capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stdout
    install(package, tmp_path / "site")
    played = [
        sys.executable,
        "-m",
        "dracotheque.cli",
        "--lang",
        "fr",
        "play",
        "volcan",
        "--players",
        "2",
        "--seed",
        "1",
    ]
    game = subprocess.run(
        played,
        input="1\n" * 21,
        env=environment(tmp_path / "site", package),
        capture_output=True,
        text=True,
        check=False,
    )
    assert "La partie est finie (la dernière pierre est prise)" in game.stdout, game.stderr


@pytest.mark.parametrize("name", ["", "7up", "Volcan", "a/b", "../volcan", "é"])
def test_a_name_that_code_cannot_have_is_refused(
    name: str, draco: Draco, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    refused = draco("--lang", "en", "new-game", name)
    assert refused.status == 2
    assert "small letters" in refused.err
    assert [*tmp_path.iterdir()] == []


def test_nothing_is_written_over(draco: Draco, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "volcan").mkdir()
    refused = draco("--lang", "en", "new-game", "volcan")
    assert refused.status == 2
    assert "exists already" in refused.err
    assert [*(tmp_path / "volcan").iterdir()] == []
