from playwright.sync_api import expect

from tests.e2e.axe import violations
from tests.e2e.browsers import PHONE
from tests.e2e.conftest import Sit
from tests.e2e.people import Player

MOST_CLICKS = 60


def play_a_round(player: Player) -> set[float]:
    """Whatever glows first is clicked, until everybody has carried out five cards; how high the board was."""
    player.set_table("dragons_du_mekong", ["beginner"] * 2)
    player.start()
    heights = set()
    for _ in range(MOST_CLICKS):
        player.wait_for_turn()
        heights.add(player.page.locator(".board").evaluate("each => each.clientHeight"))
        if player.page.get_by_text("Round 2", exact=True).is_visible():
            return heights
        player.glowing().first.click()
    raise AssertionError("the round does not end")


def test_a_round_is_played_on_a_phone_and_nothing_sticks_out(sit: Sit) -> None:
    player = sit(PHONE)
    heights = play_a_round(player)
    assert len(heights) == 1, "the board stays as high as it is, whatever is asked"
    for card in (player.glowing().first, player.glowing().last):
        expect(card).to_be_in_viewport(ratio=1)
    expect(player.page.get_by_role("list", name="Programme", exact=True)).to_be_visible()
    assert player.page.evaluate("document.documentElement.scrollWidth") == PHONE[0]
    assert violations(player.page) == []
