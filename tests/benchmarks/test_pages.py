"""The page about clicks: made from figures, it says what was reached."""

from benchmarks.pages.page import BARE, HEADERS, page, row
from benchmarks.pages.stopwatch import Times, within

MACHINE = {
    "date": "2026-11-16",
    "browser": "Chromium",
    "platform": "Linux",
    "cpus": 2,
    "painter": "these cores alone",
    "busy": 0.5,
}
CLICKS = [16.0, 24.0, 32.0, 40.0, 200.0]


def times(waited: list[float], whole: float) -> Times:
    return Times(waited, [10.0] * 5, [whole] * 5)


def test_a_share_of_the_clicks_stays_within_its_time() -> None:
    assert [within(share, CLICKS) for share in (0.2, 0.5, 0.8, 1.0)] == [16.0, 32.0, 40.0, 200.0]


def test_the_page_compares_with_the_bare_page_and_says_that_the_goal_is_reached() -> None:
    rows = [row(BARE, "desk", times([16.0] * 5, 30.0)), row("drakon", "desk", times(CLICKS, 75.0))]
    text = page(MACHINE, rows)
    assert "| drakon | desk | 5 | 32 ms | 40 ms | 10 ms | 10 ms | 75 ms | 2.5 |" in text
    assert "Reached on every board" in text
    assert [line.count("|") for line in text.splitlines() if line.startswith("|")] == [len(HEADERS) + 1] * 4


def test_the_page_names_the_boards_that_are_late() -> None:
    rows = [row(BARE, "phone", times([16.0] * 5, 30.0)), row("drakon", "phone", times([100.0] * 5, 60.0))]
    assert "Not reached this time: drakon (phone)." in page(MACHINE, rows)
