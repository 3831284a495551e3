"""The content policy: no page and no board needs what it forbids, with everything that moves moving."""

import pytest
from playwright.sync_api import Browser

from dracotheque import games
from tests.e2e.people import Player
from tests.e2e.test_pages import PAGES


def watched(window: Browser, house: str) -> Player:
    player = Player(window, house)
    player.page.emulate_media(reduced_motion="no-preference")
    return player


def test_no_page_breaks_the_content_policy(window: Browser, house: str) -> None:
    player = watched(window, house)
    for path in PAGES:
        page = player.visit(path)
        page.get_by_role("heading", level=1).wait_for()
        page.wait_for_load_state("networkidle")
    player.close()
    assert [fault for fault in player.faults if "policy" in fault.lower()] == []


@pytest.mark.parametrize("game", games.ids())
def test_no_board_breaks_the_content_policy(window: Browser, house: str, game: str) -> None:
    player = watched(window, house)
    player.make_table(game, ["heuristic"] * (min(games.get(game).players) - 1))
    player.start()
    for _ in range(3):
        if not player.wait_for_turn():
            break
        player.choose_by_keyboard()
    player.page.wait_for_timeout(500)
    player.close()
    assert [fault for fault in player.faults if "policy" in fault.lower()] == []


def test_the_test_would_see_a_violation(window: Browser, house: str) -> None:
    player = watched(window, house)
    page = player.visit("/")
    page.evaluate("document.body.setAttribute('style', 'color: red')")
    page.wait_for_timeout(100)
    player.close()
    assert any("policy" in fault.lower() for fault in player.faults)
