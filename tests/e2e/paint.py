"""How long a page takes from a click to the picture that shows it: `python -m tests.e2e.paint` measures every board.

A busy machine makes every click look slow, so two times are told: what the browser measured by the clock, from the
press to the picture, and what the page's own thread worked for it, which is the same on any evening.
"""

import tempfile
from collections.abc import Sequence
from math import ceil
from typing import Final

from playwright.sync_api import Locator, Page

AT_ONCE_MS: Final = 100
TWO_FRAMES: Final = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
# Of what is shorter than a frame the browser does not speak.
WATCH: Final = """
  window.paints = [];
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) {
      if (['pointerdown', 'pointerup', 'click'].includes(name)) window.paints.push(duration);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
"""


class Stopwatch:
    """Measures clicks on one page, from the next address on."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._browser = page.context.new_cdp_session(page)
        self._browser.send("Performance.enable", {"timeDomain": "threadTicks"})
        page.add_init_script(WATCH)
        self.worked: list[float] = []

    def click(self, target: Locator, patience: float) -> None:
        """Click, and wait until it can be seen."""
        before = self._worked()
        target.click(timeout=patience)
        self._page.evaluate(TWO_FRAMES)
        self.worked.append(self._worked() - before)

    def waited(self) -> list[float]:
        """By the clock, as many of the longest as there were clicks."""
        told = sorted(self._page.evaluate("window.paints"))
        return [float(each) for each in told[-len(self.worked) :]]

    def _worked(self) -> float:
        metrics = self._browser.send("Performance.getMetrics")["metrics"]
        return 1000 * float(next(each["value"] for each in metrics if each["name"] == "TaskDuration"))


def within(share: float, times: Sequence[float]) -> float:
    """The time within which this share of the clicks was seen."""
    return sorted(times)[ceil(share * len(times)) - 1]


def main() -> None:
    # Imported here, for those who click measure with what is above.
    from tests.e2e.browsers import browser
    from tests.e2e.clicking import Clicker
    from tests.e2e.evenings import EVENINGS
    from tests.e2e.people import Player
    from tests.server.process import ServerProcess

    print("game                clicks    worked: half, 80 %    by the clock: half, 80 %")
    with tempfile.TemporaryDirectory() as folder, browser() as window:
        server = ServerProcess(data=folder)
        for game, evening in EVENINGS.items():
            player = Player(window, server.url)
            clicker = Clicker(player, *evening.clicked)
            evening.begin(player, game)
            clicker.play_to_the_end()
            worked, waited = clicker.stopwatch.worked, clicker.stopwatch.waited()
            figures = [within(share, times) for times in (worked, waited) for share in (0.5, 0.8)]
            print(
                f"{game:20}{len(worked):6}{figures[0]:17.0f}{figures[1]:6.0f} ms{figures[2]:19.0f}{figures[3]:6.0f} ms"
            )
            player.close()
        server.stop()


if __name__ == "__main__":
    main()
