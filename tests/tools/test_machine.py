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
    monkeypatch.setattr(subprocess, "run", lambda command, **_: given.append([*command]))
    monkeypatch.setattr(machine, "find_library", lambda name: name)
    monkeypatch.delenv("CHROMIUM", raising=False)
    return given


def test_without_root_one_sentence_names_the_package_and_how_to_get_it(
    bare: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 1000, raising=False)
    assert machine.bring("chromium") == (
        "The tests in the browser need chromium-headless-shell and fonts-liberation: "
        "on Debian and Ubuntu, `sudo apt-get install chromium-headless-shell fonts-liberation` brings it."
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


def test_root_brings_the_library_that_playwrights_driver_may_ask_for(
    bare: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CHROMIUM", "/opt/chromium")
    monkeypatch.setattr(machine, "find_library", lambda _: None)
    monkeypatch.setattr(os, "geteuid", lambda: 0, raising=False)
    assert machine.bring("chromium") is None
    assert bare == [["/usr/bin/apt-get", *machine.INSTALL, "libatomic1"]]


@pytest.mark.parametrize(("user", "brought"), [(0, True), (1000, False)])
def test_a_browser_with_windows_will_do_where_the_lighter_one_cannot_be_had(
    bare: list[list[str]], monkeypatch: pytest.MonkeyPatch, user: int, brought: bool
) -> None:
    there = {"apt-get", "chromium"}
    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}" if name in there else None)
    monkeypatch.setattr(os, "geteuid", lambda: user, raising=False)
    assert machine.bring("chromium") is None
    asked = [["/usr/bin/apt-get", *machine.INSTALL, "chromium-headless-shell", "fonts-liberation"]]
    assert bare == (asked if brought else [])
    assert machine.chromium() == "/usr/bin/chromium"
    there.add("chromium-headless-shell")
    assert machine.chromium() == "/usr/bin/chromium-headless-shell"
