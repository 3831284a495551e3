"""The PostgreSQL of the tests starts from any folder."""

import os
from pathlib import Path

import pytest

from tests.server.postgres import readable


def test_out_of_a_closed_home_programs_are_copied_with_their_libraries(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    home = tmp_path / "home"
    programs = home / "package" / "pginstall18" / "bin"
    for folder in (programs, home / "package.libs"):
        folder.mkdir(parents=True)
    (home / "package.libs" / "libpq.so").touch()
    home.chmod(0o700)
    copied = readable(programs, tmp_path / "open")
    assert copied == tmp_path / "open" / "package" / "pginstall18" / "bin"
    assert (copied.parents[2] / "package.libs" / "libpq.so").exists()
