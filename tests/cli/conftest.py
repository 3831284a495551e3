"""How the tests type a command line, in this process or in another."""

import io
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from dracotheque.cli.app import run
from tests.cli.lines import Draco, Outcome, command


@pytest.fixture(autouse=True, scope="session")
def ctrl_c() -> Iterator[None]:
    """A shell starts what runs in the background deaf to Ctrl-C; what a test starts hears it."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.fixture
def draco(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Draco:
    """Run a command line here, with this on standard input."""

    def type_line(*tokens: str, typed: str = "") -> Outcome:
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(typed.encode()), encoding="utf-8"))
        capsys.readouterr()
        status = run(tokens)
        return Outcome(status, *capsys.readouterr())

    return type_line


@pytest.fixture
def elsewhere() -> Draco:
    """Run a command line in a process of its own."""

    def start(*tokens: str, typed: bytes = b"", **environment: str) -> Outcome:
        process = subprocess.run(
            command(tokens),
            input=typed,
            env=os.environ | environment,
            capture_output=True,
            check=False,
            timeout=120,
        )
        return Outcome(process.returncode, process.stdout.decode(), process.stderr.decode())

    return start


@pytest.fixture(scope="session")
def played() -> dict[str, bytes]:
    """What a game was kept as, once one has been played."""
    return {}


@pytest.fixture
def kept(draco: Draco, tmp_path: Path, played: dict[str, bytes]) -> Path:
    """The file of a short game that was played to its end."""
    file = tmp_path / "game.json"
    if "game" not in played:
        table = ("--seed", "42", "--players", "3", "--options", "starting_hoard=12")
        outcome = draco("play", "jeu_des_dragons", *table, "--save", str(file), typed="1\n" * 1000)
        assert outcome.status == 0
        played["game"] = file.read_bytes()
    file.write_bytes(played["game"])
    return file
