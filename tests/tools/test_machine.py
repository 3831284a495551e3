import os
import shutil
import subprocess
from pathlib import Path

import pytest

from tools import machine


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[list[str]]:
    """A machine without compiler, headers or browser; the commands it was given."""
    given: list[list[str]] = []
    monkeypatch.setattr(shutil, "which", lambda name: "/usr/bin/apt-get" if name == "apt-get" else None)
    monkeypatch.setattr("sysconfig.get_path", lambda _: str(tmp_path))
    monkeypatch.setattr(subprocess, "run", lambda command, **_: given.append(command))
    monkeypatch.delenv("CHROMIUM", raising=False)
    return given


def test_without_root_one_sentence_names_the_package_and_how_to_get_it(
    bare: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 1000, raising=False)
    assert machine.bring("chromium") == (
        "The tests in the browser need chromium: on Debian and Ubuntu, `sudo apt-get install chromium` brings it."
    )
    sentence = machine.bring("compiler")
    assert sentence is not None
    assert f"gcc libc6-dev libpython{machine.PYTHON}-dev" in sentence
    assert bare == []


def test_root_installs_what_is_missing_and_nothing_else(
    bare: list[list[str]], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 0, raising=False)
    (tmp_path / "Python.h").touch()
    sentence = machine.bring("compiler")
    assert bare[-1][-2:] == ["gcc", "libc6-dev"]
    assert sentence is not None, "what apt-get could not bring is still asked for"


def test_a_machine_that_has_everything_is_left_alone(bare: list[list[str]], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CHROMIUM", "/opt/chromium")
    assert machine.bring("chromium") is None
    assert bare == []
