"""Somebody who plays with the mouse alone: clicks on what the board offers, until the game is over."""

from random import Random
from typing import Final

from playwright.sync_api import Locator

from tests.e2e.browsers import PATIENCE_MS
from tests.e2e.people import Player

MOST_CLICKS: Final = 1500
EFFECT_WITHIN_MS: Final = PATIENCE_MS

# Asked frame by frame inside the page, which allows no foreign scripts: whether the prompt speaks to this reader, with
# nothing on its way that may change it, and what can be clicked. One of that is marked, and marked again where the
# board draws itself anew before the mouse is there: somebody else has chosen at the same time.
SEEK: Final = """async ({ kinds, roll, patience }) => {
  const isOpen = (each) => !each.disabled && each.getClientRects().length > 0;
  const mark = () => {
    const found = kinds.map((kind) => [...document.querySelectorAll(`.board :is(${kind})`)].filter(isOpen));
    const open = found.find((each) => each.length);
    const chosen = open?.[Math.floor(roll * open.length)];
    chosen?.setAttribute('data-clicked', '');
    return chosen;
  };
  const isMarked = () => document.querySelector('[data-clicked]') !== null;
  window.marking?.disconnect();
  document.querySelectorAll('[data-clicked]').forEach((each) => each.removeAttribute('data-clicked'));
  for (const end = performance.now() + patience; performance.now() < end; await new Promise(requestAnimationFrame)) {
    if (document.querySelector('dialog[open][aria-label="Result"]')) return 'over';
    if (!document.querySelector('main:has(> .prompt.yours):has(> .board[aria-busy=false])')) continue;
    const chosen = mark();
    if (!chosen) continue;
    window.marking = new MutationObserver(() => isMarked() || mark());
    window.marking.observe(document.querySelector('main'), { subtree: true, childList: true });
    window.clicked = chosen.ariaLabel ?? (chosen.textContent.trim() || chosen.outerHTML.slice(0, 99));
    window.changed = new Promise((seen) => {
      const all = { subtree: true, childList: true, attributes: true, characterData: true };
      const watch = new MutationObserver(() => (watch.disconnect(), seen(true)));
      watch.observe(document.querySelector('main'), all);
    });
    return 'offered';
  }
  return 'nothing';
}"""
SEE_CHANGE: Final = """(patience) =>
  Promise.race([window.changed, new Promise((late) => setTimeout(() => late(false), patience))])"""


class Clicker:
    """A mouse, taken before a table is opened; `kinds` are what it looks for on the board, the most wanted first."""

    def __init__(self, player: Player, *kinds: str, seed: int = 1) -> None:
        self.player = player
        self.page = player.page
        player.wire.listen()
        self.kinds = kinds
        self.rng = Random(seed)
        self.clicks = 0

    def play_to_the_end(self) -> None:
        while self.clicks < MOST_CLICKS:
            if not self.click():
                return
        raise AssertionError(f"no end after {MOST_CLICKS} clicks")

    def click(self) -> bool:
        """Click on something once it is one's turn; false if the game is over."""
        if not self.wait():
            return False
        self.press(self.page.locator("[data-clicked]"))
        self.clicks += 1
        assert self.page.evaluate(SEE_CHANGE, EFFECT_WITHIN_MS), (
            f"no effect of a click on {self._words()}: {self.prompt()}"
        )
        self.player.wire.settle()
        assert self.player.wire.refused == [], self.prompt()
        return True

    def wait(self) -> bool:
        """Until there is something to click; false if the game is over."""
        wish = {"kinds": self.kinds, "roll": self.rng.random(), "patience": PATIENCE_MS}
        found = self.page.evaluate(SEEK, wish)
        assert found != "nothing", f"nothing to click on the board: {self.prompt()}"
        return bool(found == "offered")

    def press(self, chosen: Locator) -> None:
        chosen.click(timeout=EFFECT_WITHIN_MS)

    def prompt(self) -> str:
        return self.page.locator(".prompt").inner_text()

    def _words(self) -> str:
        return str(self.page.evaluate("window.clicked"))
