"""Waits until a page is whole: everything fetched, every letter there, nothing moving."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, Request

from tests.e2e.browsers import PATIENCE_MS

TEXTS: Final = Path(__file__).parents[2] / "web" / "texts"
ONE_MOMENT: Final = [
    words for path in TEXTS.glob("*.ftl") for words in re.findall("^web-loading = (.*)$", path.read_text("utf-8"), re.M)
]
"""What stands where something is to come, in every language."""
CALM_FRAMES: Final = 3
MOST_LOOKS: Final = 500
# A clock that ticks or a candle that burns for ever moves on; what has an end is waited for.
STILL: Final = """async ({ frames, moment, patience }) => {
  let changes = 0;
  const watch = new MutationObserver((found) => (changes += found.length));
  watch.observe(document.body, { childList: true, subtree: true, attributes: true });
  const moves = (each) => each.playState === 'running' && each.effect?.getComputedTiming().endTime !== Infinity;
  const rests = () =>
    document.querySelector('h1') &&
    ![...document.querySelectorAll('p')].some((each) => moment.includes(each.textContent)) &&
    !document.querySelector('.board[aria-busy=true]') &&
    document.fonts.status === 'loaded' &&
    !document.getAnimations().some(moves);
  let calm = 0;
  for (const end = performance.now() + patience; calm < frames && performance.now() < end; changes = 0) {
    await new Promise(requestAnimationFrame);
    calm = rests() && !changes ? calm + 1 : 0;
  }
  watch.disconnect();
  return calm >= frames;
}"""


class Arrival:
    """What a page has asked for and not yet received, once somebody listens.

    A table brings forty files: to hear of each is dear, and most tests wait for something they can see.
    """

    def __init__(self, page: Page) -> None:
        self._page = page
        self._asked: set[Request] = set()
        self._hears: dict[str, Callable[[Request], None]] = {}

    def listen(self) -> None:
        """From now on."""
        if not self._hears:
            self._hears = {"request": self._begin, "requestfinished": self._end, "requestfailed": self._end}
            for event, heard in self._hears.items():
                self._page.on(event, heard)  # type: ignore[call-overload]  # one by one it would be allowed

    def forget(self) -> None:
        for event, heard in self._hears.items():
            self._page.remove_listener(event, heard)
        self._hears = {}
        self._asked.clear()

    def wait(self) -> None:
        """Until nothing is on its way, and nothing moves any more."""
        assert self._hears, "nobody listened"
        wish = {"frames": CALM_FRAMES, "moment": ONE_MOMENT, "patience": PATIENCE_MS}
        for _ in range(MOST_LOOKS):
            assert self._page.evaluate(STILL, wish), f"{self._page.url} never rests"
            if not self._asked:
                return
        raise AssertionError(f"still to come: {[request.url for request in self._asked]}")

    def _begin(self, request: Request) -> None:
        self._asked.add(request)

    def _end(self, request: Request) -> None:
        self._asked.discard(request)
