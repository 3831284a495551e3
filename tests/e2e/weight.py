"""How much there is to fetch, as it comes over the wire."""

from typing import Final

from playwright.sync_api import Page

WITHOUT_ART: Final = 150_000
"""What the shelf may weigh: it brings its five painted lids."""
WITH_ART: Final = 600_000
"""What the way from the shelf to a table may weigh: a board brings all its art."""
FEW_FILES: Final = 40
"""What the shelf may ask for; before what pages share lay together, it was fifty."""
MANY: Final = 2_000
"""So many files are remembered by a page; by itself it would stop at 250."""
FETCHED: Final = """(many) => {
  performance.setResourceTimingBufferSize(many);
  return [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
    .filter((each) => each.transferSize > 0)
    .reduce((sum, each) => sum + each.encodedBodySize, 0);
}"""


def fetched(page: Page) -> int:
    """What the page has fetched since it was opened, in bytes; what its profile had already weighs nothing."""
    weight: int = page.evaluate(FETCHED, MANY)
    return weight


def asked(page: Page) -> int:
    """How many files the page has asked for since it was opened."""
    count: int = page.evaluate("performance.getEntriesByType('resource').length")
    return count
