"""A newcomer learns by playing: little to fetch, and each new question is explained once, with the way to its rule."""

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.axe import violations
from tests.e2e.browsers import DESK, PHONE
from tests.e2e.conftest import Sit
from tests.e2e.people import Player
from tests.e2e.weight import WITH_ART, WITHOUT_ART, Scales

TITLES = ["Le Jeu des Dragons", "Aux Pierres du Dragon", "Les Dragons du Mékong", "L'Or des Dragons", "Drakon"]
TURNS = 2


@pytest.mark.parametrize(("title", "size"), [(TITLES[0], PHONE), *((title, DESK) for title in TITLES[1:])])
def test_a_first_game_explains_itself(window: Browser, house: str, title: str, size: tuple[int, int]) -> None:
    player = Player(window, house, size)
    scales = Scales(player.page)
    page = player.arrive("/")
    assert 0 < scales.bytes <= WITHOUT_ART, "the shelf is light"
    page.get_by_role("button", name=f"Learn by playing: {title}").click()
    page.wait_for_url("**/table/*")
    coach = page.get_by_role("status").filter(has=page.get_by_role("button", name="Understood"))
    expect(coach).to_be_visible()
    welcome = coach.inner_text()
    coach.get_by_role("button", name="Understood").click()
    assert player.wait_for_turn()
    player.arrival.wait()
    assert scales.bytes <= WITH_ART, "from the shelf to a table there is little to fetch"
    expect(coach).not_to_have_text(welcome)
    assert violations(page) == []
    coach.get_by_role("button", name="rule").click()
    rules = page.get_by_role("dialog", name="Rules")
    expect(rules.locator(".here")).to_be_visible()
    page.keyboard.press("Escape")
    coach.get_by_role("button", name="Do without the guide").click()
    expect(coach).to_have_count(0)

    page.emulate_media(reduced_motion="no-preference")
    page.reload()
    assert player.wait_for_turn()
    expect(coach).to_have_count(0)
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
