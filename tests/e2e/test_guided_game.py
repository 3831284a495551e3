"""A newcomer learns by playing: each new question is explained once, with the way to its rule."""

import pytest
from playwright.sync_api import expect

from tests.e2e.axe import violations
from tests.e2e.browsers import DESK, PHONE
from tests.e2e.conftest import Sit

TITLES = ["Le Jeu des Dragons", "Aux Pierres du Dragon", "Les Dragons du Mékong", "L'Or des Dragons", "Drakon"]


@pytest.mark.parametrize(("title", "size"), [*((title, DESK) for title in TITLES), (TITLES[0], PHONE)])
def test_a_first_game_explains_itself(sit: Sit, title: str, size: tuple[int, int]) -> None:
    player = sit(size)
    page = player.visit("/")
    page.get_by_role("button", name=f"Learn by playing: {title}").click()
    page.wait_for_url("**/table/*")
    coach = page.get_by_role("status").filter(has=page.get_by_role("button", name="Understood"))
    expect(coach).to_be_visible()
    welcome = coach.inner_text()
    coach.get_by_role("button", name="Understood").click()
    assert player.wait_for_turn()
    expect(coach).not_to_have_text(welcome)
    assert violations(page) == []
    coach.get_by_role("button", name="rule").click()
    rules = page.get_by_role("dialog", name="Rules")
    expect(rules.locator(".here")).to_be_visible()
    page.keyboard.press("Escape")
    coach.get_by_role("button", name="Do without the guide").click()
    expect(coach).to_have_count(0)
    page.reload()
    assert player.wait_for_turn()
    expect(coach).to_have_count(0)


def test_whoever_plays_a_game_for_the_first_time_is_asked_once(sit: Sit) -> None:
    player = sit()
    player.play_now("Drakon")
    page = player.page
    page.get_by_role("button", name="No, thanks").click()
    expect(page.get_by_role("button", name="Guide me")).to_have_count(0)
    player.play_now("Drakon")
    assert player.wait_for_turn()
    expect(page.get_by_role("button", name="Guide me")).to_have_count(0)
