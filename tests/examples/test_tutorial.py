"""The tutorial is followed word by word, and ends with the sixth game."""

from pathlib import Path
from typing import Final

import pytest

from tests.examples.tutorial import Reader, is_as_promised
from tests.outside import ROOT, SIXTH, Environment

PAGE: Final = ROOT / "docs" / "tutorial.md"


def files(folder: Path) -> dict[str, str]:
    """The files that somebody wrote, and what is in them."""
    return {
        str(path.relative_to(folder)): path.read_text("utf-8")
        for path in folder.rglob("*.*")
        if path.is_file() and "cache" not in str(path.relative_to(folder))
    }


@pytest.mark.slow
def test_whoever_follows_the_tutorial_word_by_word_ends_with_the_sixth_game(tmp_path: Path) -> None:
    environment = Environment(tmp_path / "environment")
    empty = environment.files()
    (tmp_path / "dracotheque").symlink_to(ROOT)
    Reader(tmp_path, environment.variables).follow(PAGE.read_text("utf-8"))
    assert files(tmp_path / "braises") == files(SIXTH)
    assert environment.files() == empty


@pytest.mark.parametrize(
    ("said", "promised", "kept"),
    [
        ("one\ntwo\n", "one\ntwo\n", True),
        ("one  \ntwo\n\n", "one\ntwo\n", True),
        ("one\ntwo\nthree\n", "one\n…\nthree\n", True),
        ("4 passed in 2.5s\n", "…\n4 passed in …\n", True),
        ("5 passed in 2.5s\n", "…\n4 passed in …\n", False),
        ("one\ntwo\n", "one\n", False),
        ("one\n", "", False),
        ("", "", True),
    ],
)
def test_what_is_said_is_compared_with_what_was_promised(said: str, promised: str, kept: bool) -> None:
    assert is_as_promised(said, promised) is kept
