"""How long a page takes from a click to the picture that shows it."""

from collections.abc import Sequence
from math import ceil
from typing import Final

from playwright.sync_api import Locator, Page

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
    """Measures clicks on one page, from the next address on: by the clock, and by the work of the page's own thread.

    A busy machine makes every click look slow by the clock; the work is the same on any evening.
    """

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
