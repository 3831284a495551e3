"""`python -m benchmarks.pages [--clicks N] [--games NAME,…] [--json FILE] [--page FILE]`: how soon a click is seen."""

import json
import os
import platform
import sys
import tempfile
from argparse import ArgumentParser
from collections.abc import Iterator
from datetime import date
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser

from benchmarks.pages.clicks import on_a_bare_page, on_a_board
from benchmarks.pages.page import BARE, page, row
from tests.e2e.browsers import DESK, PHONE, browser
from tests.e2e.evenings import EVENINGS
from tests.server.process import ServerProcess

SIZES = {"desk": DESK, "phone": PHONE}
LATEST = Path(__file__).parent.parent / "results" / "pages.json"
PAGE = Path(__file__).parent.parent.parent / "docs" / "paint.md"


def main() -> int:
    parser = ArgumentParser("python -m benchmarks.pages", description="Measure how soon a click is seen.")
    parser.add_argument("--clicks", type=int, default=40, help="how many are measured on each board")
    parser.add_argument("--games", default=",".join(EVENINGS), help="the games that are played")
    parser.add_argument("--json", type=Path, default=LATEST, help="where to write the figures")
    parser.add_argument("--page", type=Path, default=PAGE, help="where to write the page")
    arguments = parser.parse_args()
    with browser() as window:
        here = machine(window)
        rows = []
        for found in all_rows(window, arguments.games.split(","), arguments.clicks):
            print(json.dumps(found), file=sys.stderr)
            rows.append(found)
    arguments.json.write_text(json.dumps({"machine": here, "rows": rows}, indent=2) + "\n")
    arguments.page.write_text(page(here, rows))
    return 0


def all_rows(window: Browser, games: list[str], clicks: int) -> Iterator[dict[str, Any]]:
    """Every board, and around them the bare page, so that all are measured on the same evening."""
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(data=folder)
        try:
            for name, size in SIZES.items():
                yield row(BARE, name, on_a_bare_page(window, size, clicks))
                for game in games:
                    yield row(game, name, on_a_board(window, server.url, game, EVENINGS[game], size, clicks))
        finally:
            server.stop()


def machine(window: Browser) -> dict[str, Any]:
    """Where and when it is measured, and what else the machine had to do."""
    return {
        "date": date.today().isoformat(),
        "browser": f"Chromium {window.version}",
        "platform": platform.system(),
        "cpus": os.cpu_count(),
        "painter": painter(window),
        "busy": round(os.getloadavg()[0], 1),
    }


def painter(window: Browser) -> str:
    features = window.new_browser_cdp_session().send("SystemInfo.getInfo")["gpu"]["featureStatus"]
    return "a graphics processor" if features["rasterization"].startswith("enabled") else "these cores alone"


if __name__ == "__main__":
    sys.exit(main())
