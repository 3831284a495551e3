"""Looks at a page the way axe does: what would keep somebody from using it?"""

from functools import cache
from pathlib import Path

from playwright.sync_api import Page

SCRIPT = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"

# What it would fetch beforehand, and the ways it knows to name an element, serve nothing that is asked here.
OPTIONS = {"resultTypes": ["violations"], "preload": False, "selectors": False}


@cache
def source() -> str:
    return SCRIPT.read_text("utf-8")


def violations(page: Page) -> list[str]:
    """What axe finds wrong, each with the first place where it is."""
    # The page's own policy forbids foreign scripts; the browser may still evaluate one for us.
    if not page.evaluate("'axe' in window"):
        page.evaluate(source())
    found = page.evaluate("async (options) => (await axe.run(document, options)).violations", OPTIONS)
    return [
        f"{each['id']}: {each['nodes'][0]['html'][:200]} {each['nodes'][0].get('failureSummary', '')}" for each in found
    ]
