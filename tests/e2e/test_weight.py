"""How much there is to fetch, as it comes over the wire."""

import pytest
from playwright.sync_api import Page

from dracotheque import games
from tests.e2e.conftest import Sit

# The shelf brings its five painted lids; a board brings all its art.
WITHOUT_ART = 150_000
WITH_ART = 600_000


class Scales:
    """Weighs what a page fetches."""

    def __init__(self, page: Page) -> None:
        self.bytes = 0
        page.on("requestfinished", lambda request: self._add(request.sizes()["responseBodySize"]))

    def _add(self, size: int) -> None:
        self.bytes += size


def test_the_shelf_is_light(sit: Sit) -> None:
    player = sit()
    scales = Scales(player.page)
    player.visit("/")
    player.page.wait_for_load_state("networkidle")
    assert 0 < scales.bytes <= WITHOUT_ART


@pytest.mark.parametrize("game", games.ids())
def test_from_the_shelf_to_a_table_there_is_little_to_fetch(sit: Sit, game: str) -> None:
    player = sit()
    scales = Scales(player.page)
    player.play_now(games.get(game).title)
    assert player.wait_for_turn()
    player.page.wait_for_load_state("networkidle")
    assert 0 < scales.bytes <= WITH_ART
