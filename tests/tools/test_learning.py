"""The page for those who learn says how large the tables are, and what every number of an observation means."""

from tools import learning

PAGE = learning.PAGE.read_text("utf-8")


def test_the_page_is_fresh() -> None:
    """`python -m tools.learning` writes its figures again."""
    assert learning.fresh(PAGE) == PAGE


def test_every_block_is_explained() -> None:
    assert learning.undocumented(PAGE) == []


def test_a_wrong_figure_is_put_right_and_a_missing_block_is_named() -> None:
    rows = [line for line in PAGE.splitlines() if learning.BLOCK_ROW.match(line) and "`rooms`" in line]
    assert len(rows) == 1
    name, number, meaning = learning.BLOCK_ROW.match(rows[0]).groups()  # type: ignore[union-attr]
    wrong = PAGE.replace(rows[0], f"| `{name}` | {int(number) + 1} | {meaning} |")
    assert learning.fresh(wrong) == PAGE
    assert learning.undocumented(PAGE.replace(rows[0] + "\n", "")) == ["drakon.rooms"]
