"""Clicks that are measured: on a board in the middle of a game, and on a bare page with one button."""

from typing import Final

from playwright.sync_api import Browser, Locator

from benchmarks.pages.stopwatch import Stopwatch, Times
from tests.e2e.clicking import EFFECT_WITHIN_MS, Clicker
from tests.e2e.evenings import Evening
from tests.e2e.people import Player

BARE: Final = "data:text/html,<button onclick='this.textContent = Number(this.textContent) + 1'>0</button>"
Size = tuple[int, int]


class TimedClicker(Clicker):
    """Somebody whose every click is measured."""

    def __init__(self, window: Browser, player: Player, kinds: tuple[str, ...]) -> None:
        super().__init__(player, *kinds)
        self.stopwatch = Stopwatch(window, self.page)

    def press(self, chosen: Locator) -> None:
        self.stopwatch.click(chosen, EFFECT_WITHIN_MS)


def on_a_board(window: Browser, address: str, game: str, evening: Evening, size: Size, clicks: int) -> Times:
    """So many clicks; when a game is over, another begins."""
    found = Times([], [], [])
    while (wanted := clicks - len(found.worked)) > 0:
        player = Player(window, address, size)
        clicker = TimedClicker(window, player, evening.clicked)
        evening.begin(player, game)
        for _ in range(wanted):
            if not clicker.click():
                break
        for times, more in zip(found, clicker.stopwatch.times(), strict=True):
            times.extend(more)
        player.close()
    return found


def on_a_bare_page(window: Browser, size: Size, clicks: int) -> Times:
    player = Player(window, "", size)
    stopwatch = Stopwatch(window, player.page)
    player.page.goto(BARE)
    for _ in range(clicks):
        stopwatch.click(player.page.get_by_role("button"), EFFECT_WITHIN_MS)
    times = stopwatch.times()
    player.close()
    return times
