"""How much there is to fetch, as it comes over the wire."""

from typing import Final

from playwright.sync_api import Page

WITHOUT_ART: Final = 150_000
"""What the shelf may weigh: it brings its five painted lids."""
WITH_ART: Final = 600_000
"""What the way from the shelf to a table may weigh: a board brings all its art."""


class Scales:
    """Weighs what a page fetches; what its profile has fetched before weighs nothing."""

    def __init__(self, page: Page) -> None:
        self.bytes = 0
        page.on("requestfinished", lambda request: self._add(request.sizes()["responseBodySize"]))

    def _add(self, size: int) -> None:
        self.bytes += size
