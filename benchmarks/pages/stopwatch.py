"""How long a page takes from a click to the picture that shows it, and what that costs."""

from collections.abc import Sequence
from math import ceil
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser, Locator, Page

TWO_FRAMES: Final = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
# One click is several events; the browser gives them one number. Of what is shorter than a frame it does not speak.
WATCH: Final = """
  window.paints = new Map();
  new PerformanceObserver((list) => {
    for (const { interactionId: id, duration } of list.getEntries()) {
      if (id) window.paints.set(id, Math.max(duration, window.paints.get(id) ?? 0));
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
"""
FRAME_MS: Final = 16.0


class Times(NamedTuple):
    """Of clicks, in milliseconds: by the clock, the work of the page's own thread, the work of the whole browser."""

    waited: list[float]
    worked: list[float]
    whole: list[float]


class Stopwatch:
    """Measures clicks on one page, from the next address on.

    A busy machine makes every click look slow by the clock; the work is the same on any evening.
    """

    def __init__(self, browser: Browser, page: Page) -> None:
        self._page = page
        self._tab = page.context.new_cdp_session(page)
        self._tab.send("Performance.enable", {"timeDomain": "threadTicks"})
        self._browser = browser.new_browser_cdp_session()
        page.add_init_script(WATCH)
        self._worked: list[float] = []
        self._whole: list[float] = []

    def click(self, target: Locator, patience: float) -> None:
        """Click, and wait until it can be seen."""
        if not self._worked:
            self._page.evaluate(TWO_FRAMES)
            self._page.evaluate("window.paints.clear()")
        thread, whole = self._thread(), self._processes()
        target.click(timeout=patience)
        self._page.evaluate(TWO_FRAMES)
        self._worked.append(self._thread() - thread)
        self._whole.append(self._processes() - whole)

    def times(self) -> Times:
        self._page.evaluate(TWO_FRAMES)
        told = [float(each) for each in self._page.evaluate("[...window.paints.values()]")]
        at_once = [FRAME_MS] * (len(self._worked) - len(told))
        return Times(told + at_once, self._worked, self._whole)

    def _thread(self) -> float:
        metrics = self._tab.send("Performance.getMetrics")["metrics"]
        return 1000 * float(next(each["value"] for each in metrics if each["name"] == "TaskDuration"))

    def _processes(self) -> float:
        processes: list[dict[str, Any]] = self._browser.send("SystemInfo.getProcessInfo")["processInfo"]
        return 1000 * sum(float(each["cpuTime"]) for each in processes)


def within(share: float, times: Sequence[float]) -> float:
    """The time within which this share of the clicks was seen."""
    return sorted(times)[ceil(share * len(times)) - 1]
