"""Looks at a page the way axe does: what would keep somebody from using it?"""

from functools import cache
from pathlib import Path

from playwright.sync_api import Page

SCRIPT = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"

# What it would fetch beforehand, and the ways it knows to name an element, serve nothing that is asked here.
OPTIONS = {"resultTypes": ["violations"], "preload": False, "selectors": False}
# What lies behind an open dialog cannot be used: it is looked at where none is open. A drawing that nobody is told of
# is looked at from outside: what it is drawn with is half of a page, and is put back.
RUN = """async (options) => {
  const open = [...document.querySelectorAll('dialog:modal')];
  const isDrawn = (svg) => !svg.parentElement.closest('svg') && !svg.querySelector('a, button, [tabindex], [role]');
  const drawings = [...document.querySelectorAll('svg[aria-hidden=true], [aria-hidden=true] svg')].filter(isDrawn);
  const emptied = drawings.map((svg) => {
    const strokes = document.createDocumentFragment();
    strokes.append(...svg.childNodes);
    return () => svg.append(strokes);
  });
  try {
    return (await axe.run(open.at(-1) ?? document, options)).violations;
  } finally {
    for (const putBack of emptied) putBack();
  }
}"""


@cache
def source() -> str:
    return SCRIPT.read_text("utf-8")


def violations(page: Page, *, colours: bool = True) -> list[str]:
    """What axe finds wrong, each with the first place where it is; without colours, which are half of its work."""
    # The page's own policy forbids foreign scripts; the browser may still evaluate one for us.
    if not page.evaluate("'axe' in window"):
        page.evaluate(source())
    found = page.evaluate(RUN, OPTIONS | {"rules": {"color-contrast": {"enabled": colours}}})
    return [
        f"{each['id']}: {each['nodes'][0]['html'][:200]} {each['nodes'][0].get('failureSummary', '')}" for each in found
    ]
