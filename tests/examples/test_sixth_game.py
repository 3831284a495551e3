"""The sixth game is a small one; that it works, the tutorial proves, which builds it."""

from typing import Final

from tests.outside import SIXTH

MOST_LINES: Final = 700


def test_the_whole_game_is_a_small_one() -> None:
    files = [path for path in (SIXTH / "braises").rglob("*.*") if path.suffix not in (".pyc",)]
    assert {path.suffix for path in files} == {".py", ".ftl", ".md", ".js", ".css", ".svg"}
    assert sum(len(path.read_text("utf-8").splitlines()) for path in files) <= MOST_LINES
