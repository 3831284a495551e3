"""A newcomer learns by playing: a guide that points leads through every kind of decision to a real game.

One lesson is followed at a desk too; `DRACO_EVERY_WIDTH=1` follows all of them there.
"""

import os

import pytest
from playwright.sync_api import Browser, expect

from dracotheque import games
from tests.e2e.axe import violations
from tests.e2e.browsers import PHONE
from tests.e2e.conftest import Sit
from tests.e2e.guided import follow
from tests.e2e.people import Player
from tests.e2e.weight import FEW_FILES, WITH_ART, WITHOUT_ART, asked, fetched

TURNS = 2
AT_A_DESK = games.ids() if os.environ.get("DRACO_EVERY_WIDTH") else ["dragons_du_mekong"]


@pytest.mark.parametrize("game", games.ids())
def test_a_lesson_leads_by_the_hand_to_a_real_game(window: Browser, house: str, game: str) -> None:
    """What it points at is in sight and can be clicked, and it moves nothing on the table."""
    player = Player(window, house)
    page = player.arrive("/")
    assert 0 < fetched(page) <= WITHOUT_ART, "the shelf is light"
    assert asked(page) <= FEW_FILES, "what pages share lies in few files"
    page.get_by_role("link", name=f"Learn by playing: {games.get(game).title}").click()
    page.wait_for_url(f"**/learn/{game}")
    player.arrival.wait()
    assert violations(page, colours=False) == [], "the board is seen in its colours where it is looked at"
    weight = 0
    if game in AT_A_DESK:
        assert follow(page).faults == []
        weight = fetched(page)
        page.reload()
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    assert follow(page).faults == []
    assert weight + fetched(page) <= WITH_ART, "from the shelf through a lesson there is little to fetch"
    page.get_by_role("button", name="against beginners").click()
    page.wait_for_url("**/table/*")
    assert player.wait_for_turn()
    expect(page.locator("[data-pointer]")).to_have_count(0)

    page.emulate_media(reduced_motion="no-preference")
    for _ in range(TURNS):
        if player.wait_for_turn():
            player.choose_by_keyboard()
    player.arrival.wait()
    player.close()
    assert player.faults == [], "with everything that moves moving, nothing breaks the content policy"


def test_what_breaks_the_content_policy_is_seen(window: Browser, house: str) -> None:
    player = Player(window, house)
    page = player.visit("/")
    with page.expect_console_message(lambda line: "policy" in line.text.lower()):
        page.evaluate("document.body.setAttribute('style', 'color: red')")
    player.close()
    assert any("policy" in fault.lower() for fault in player.faults)


def test_whoever_plays_a_game_for_the_first_time_is_asked_once(sit: Sit) -> None:
    player = sit()
    player.play_now("Drakon")
    page = player.page
    page.get_by_role("button", name="No, thanks").click()
    expect(page.get_by_role("button", name="Guide me")).to_have_count(0)
    player.play_now("Drakon")
    assert player.wait_for_turn()
    expect(page.get_by_role("button", name="Guide me")).to_have_count(0)
