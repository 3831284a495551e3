"""Every game, from the first click to the result, by clicking on its board."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.axe import violations
from tests.e2e.clicking import Clicker
from tests.e2e.conftest import Sit
from tests.e2e.evenings import EVENINGS


@pytest.mark.parametrize("game", EVENINGS)
def test_a_whole_game_is_played_by_clicking_on_the_board(sit: Sit, game: str) -> None:
    player = sit()
    evening = EVENINGS[game]
    clicker = Clicker(player, *evening.clicked)
    evening.begin(player, game)
    clicker.play_to_the_end()
    result = player.page.get_by_role("dialog", name="Result")
    expect(result.locator(".outcome")).to_have_text(re.compile("You won|You lost|You share|Nobody won"))
    expect(result.get_by_role("row", name="Decisions")).to_be_visible()
    for name in player.company():
        expect(result).to_contain_text(name)
    assert violations(player.page) == []
