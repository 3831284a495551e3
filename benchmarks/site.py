"""`python -m benchmarks.site`: how soon a page without a server shows its shelf and lets one move, and what it fetches.

It measures what `make site` has built, from a host on this machine: first by a browser that has seen nothing, then by
the same one without a network.
"""

import json
import time
from pathlib import Path
from typing import Final

from playwright.sync_api import Page

from tests.e2e.browsers import DESK, browser
from tests.e2e.people import Player
from tests.e2e.site import hosted
from tools.site.sizes import sizes

SITE: Final = Path(__file__).parents[1] / "dist" / "site"
TITLE: Final = "Drakon"
PATIENCE_MS: Final = 240_000
NEEDED: Final = ("name", "start_url", "display", "icons")
"""Without these no browser offers to install a page."""


def measure(player: Player) -> dict[str, float]:
    """Seconds to the shelf, and from a click on a box to a move that one may make."""
    began = time.perf_counter()
    player.page.goto("about:blank")
    page = player.visit("/")
    button = page.get_by_role("button", name=f"Play right now: {TITLE}")
    button.wait_for()
    shelf = time.perf_counter() - began
    began = time.perf_counter()
    button.click()
    page.locator(".board .glows").first.wait_for(timeout=PATIENCE_MS)
    return {"shelf": shelf, "first move": time.perf_counter() - began}


def missing(page: Page) -> list[str]:
    """What a browser would miss before it offers to install this page."""
    manifest = json.loads((SITE / "manifest.webmanifest").read_text("utf-8"))
    lack = [name for name in NEEDED if not manifest.get(name)]
    lack += [icon["src"] for icon in manifest["icons"] if not (SITE / icon["src"]).exists()]
    if not page.evaluate("navigator.serviceWorker.controller !== null"):
        lack.append("a service worker")
    return lack


def main() -> None:
    with browser() as window, hosted(SITE) as host:
        player = Player(window, f"{host.address}#", DESK, workers="allow")
        cold = measure(player)
        lack = missing(player.page)
        player.context.set_offline(True)
        warm = measure(player)
    print("| | cold | warm, without a network |\n| --- | ---: | ---: |")
    for name, seconds in cold.items():
        print(f"| {name} | {seconds:.1f} s | {warm[name]:.1f} s |")
    for name, size in sizes(SITE).items():
        print(f"| {name} | {size / 1e6:.2f} MB | 0 |")
    print(f"\nInstallable: {'yes' if not lack else 'no, for want of ' + ', '.join(lack)}")


if __name__ == "__main__":
    main()
