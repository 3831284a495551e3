from playwright.sync_api import expect

from tests.e2e.axe import violations
from tests.e2e.browsers import PHONE
from tests.e2e.conftest import Sit
from tests.e2e.people import Player

TITLE = "Les Dragons du Mékong"
MOST_CLICKS = 60


def play_a_round(player: Player) -> None:
    """Whatever glows first is clicked, until everybody has carried out five cards."""
    player.play_now(TITLE)
    for _ in range(MOST_CLICKS):
        player.wait_for_turn()
        if player.page.get_by_text("Round 2", exact=True).is_visible():
            return
        player.glowing().first.click()
    raise AssertionError("the round does not end")


def test_a_round_is_played_on_a_phone_and_nothing_sticks_out(sit: Sit) -> None:
    player = sit(PHONE)
    play_a_round(player)
    expect(player.page.get_by_role("list", name="Programme", exact=True)).to_be_visible()
    assert player.page.evaluate("document.documentElement.scrollWidth") == PHONE[0]
    assert violations(player.page) == []
