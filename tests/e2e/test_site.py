"""The shelf without a server: a folder of static files, and after the first visit nobody who answers."""

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.browsers import DESK
from tests.e2e.clicking import Clicker
from tests.e2e.evenings import EVENINGS
from tests.e2e.people import Player
from tests.e2e.site import FOLDER, hosted

SITE = Path(__file__).parents[2] / "dist" / "site"
STARTED_WITHIN_MS = 240_000
PLAYED = list(EVENINGS) if os.environ.get("DRACO_SITE") == "all" else ["drakon"]
"""A sample of what whole games in the browser show with a server: all of them where somebody asks for it."""


@pytest.fixture(scope="module")
def alone(window: Browser) -> Iterator[Player]:
    """Somebody who came once, while there was a host, and fetched the games; it has closed since."""
    assert (SITE / "keeper.js").exists(), "no site was built: `make site` builds it"
    with hosted(SITE) as host:
        player = Player(window, f"{host.address}#", DESK, workers="allow")
        page = player.visit("/")
        expect(page.get_by_role("button", name=re.compile("^Play right now"))).to_have_count(5)
        assert not any("engine/" in path and not path.endswith("engine.json") for path in host.asked)
        begin(player, "jeu_des_dragons")
        expect(page.locator(".board")).to_be_visible(timeout=STARTED_WITHIN_MS)
        assert all(path.startswith(FOLDER) for path in host.asked)
    player.context.set_offline(True)
    yield player
    player.context.close()
    assert player.faults == []


def begin(player: Player, game: str) -> None:
    """A table of this device, with bots on the other chairs."""
    evening = EVENINGS[game]
    page = player.visit(f"/new/{game}")
    page.get_by_label("Number of players").select_option(str(evening.opponents + 1))
    for number in range(2, evening.opponents + 2):
        page.get_by_label(f"Seat {number}", exact=True).select_option("beginner")
    page.get_by_text("All options").click()
    for label, value in evening.options.items():
        player.wish(page.get_by_label(label, exact=True), value)
    page.get_by_role("button", name="Set the table").click()
    page.wait_for_url("**/table/*", timeout=STARTED_WITHIN_MS)


@pytest.mark.parametrize("game", PLAYED)
def test_a_whole_game_is_played_without_a_network(alone: Player, game: str) -> None:
    """With a reload in its middle, after which it goes on where it was; then it is seen again, and checked."""
    begin(alone, game)
    page = alone.page
    clicker = Clicker(alone, *EVENINGS[game].clicked)
    assert clicker.click()
    page.reload()
    clicker.play_to_the_end()
    result = page.get_by_role("dialog", name="Result")
    expect(result.locator(".outcome")).not_to_be_empty()
    expect(result.get_by_role("row", name="Decisions")).to_be_visible()
    result.get_by_text("Was the shuffle fair?").click()
    expect(result.get_by_text("Checked on your device")).to_be_visible()
    result.get_by_role("link", name="See the game again").click()
    expect(page.get_by_role("heading", name=re.compile("^Replay"))).to_be_visible()
    expect(page.locator(".board")).to_be_visible()


def test_what_needs_people_is_absent_and_said_so(alone: Player) -> None:
    page = alone.visit("/tables")
    expect(page.get_by_text("without a server")).to_be_visible()
    expect(page.get_by_role("heading", name="Company")).to_have_count(0)
    alone.visit("/ratings")
    expect(page.get_by_text("this page plays on this device alone")).to_be_visible()
