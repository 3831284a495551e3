"""Somebody who comes to the site: how soon there is something to see and to do, and whether it can be installed."""

import time
from collections.abc import Iterator
from typing import Any, Final

from playwright.sync_api import Page

from tests.e2e.people import Player

TITLE: Final = "Le Jeu des Dragons"
"""Everybody is asked at once: nobody waits for bots first."""
PATIENCE_MS: Final = 240_000
# A worker of the page's own kind, which is asked one thing after the other, as the page asks it.
ASK: Final = """async ({ worker, requests }) => {
  const thinker = new Worker(worker, { type: 'module' });
  const heard = () => new Promise((resolve, reject) => {
    thinker.onmessage = ({ data }) => resolve(data);
    thinker.onerror = (event) => reject(new Error(event.message));
  });
  const opened = heard();
  thinker.postMessage({ type: 'open', folder: new URL('engine/', document.baseURI).href });
  await opened;
  const taken = [];
  for (const [id, request] of requests.entries()) {
    const began = performance.now();
    const answered = heard();
    thinker.postMessage({ type: 'think', id, request });
    if ((await answered).answer === null) throw new Error(`no answer to ${request}`);
    taken.push(performance.now() - began);
  }
  thinker.terminate();
  return taken;
}"""


def measure(player: Player) -> dict[str, float]:
    """Seconds to the shelf, and from a click on a box to a move that one may make."""
    player.page.goto("about:blank")
    began = time.perf_counter()
    page = player.visit("/")
    button = page.get_by_role("button", name=f"Play right now: {TITLE}")
    button.wait_for()
    shelf = time.perf_counter() - began
    began = time.perf_counter()
    button.click()
    page.locator("main:has(> .prompt.yours) > .board[aria-busy=false] .glows").first.wait_for(timeout=PATIENCE_MS)
    return {
        "the shelf is there": shelf,
        "a box is clicked, and the first own move may be made": time.perf_counter() - began,
    }


def missing(page: Page) -> list[str]:
    """What the browser itself misses before it would install this page."""
    tools: Any = page.context.new_cdp_session(page)
    found = tools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    lack = [error["errorId"] for error in found]
    if not page.evaluate("navigator.serviceWorker.controller !== null"):
        lack.append("no service worker")
    return lack


def answers(page: Page, worker: str, requests: list[str]) -> Iterator[float]:
    """Seconds until each of these requests was answered by a fresh worker who thinks."""
    for milliseconds in page.evaluate(ASK, {"worker": worker, "requests": requests}):
        yield milliseconds / 1000
