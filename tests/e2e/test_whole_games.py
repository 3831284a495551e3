"""Every game, from the first click to the result, by clicking on its board."""

from typing import Final, NamedTuple

import pytest
from playwright.sync_api import expect

from tests.e2e.axe import violations
from tests.e2e.clicking import Clicker
from tests.e2e.conftest import Sit


class Evening(NamedTuple):
    """A game that is soon over, and what there is to click on its board: the most wanted first."""

    opponents: int
    options: dict[str, str]
    clicked: tuple[str, ...]


EVENINGS: Final = {
    "jeu_des_dragons": Evening(2, {"Starting hoard": "10"}, (".glows, button.gold",)),
    "pierres_du_dragon": Evening(2, {"Round limit": "2"}, (".glows, button.gold, button.step",)),
    "dragons_du_mekong": Evening(1, {"Round limit": "10"}, ("button.gold", ".glows")),
    "or_des_dragons": Evening(
        2,
        {},
        (
            "[data-confirm]",
            ".glows, button.gold, [data-plain], [data-suggest], [data-piece], [data-plate][aria-pressed=false], .chip",
        ),
    ),
    "drakon": Evening(1, {"Round limit": "20"}, ("[data-confirm]", ".glows, [data-plain]")),
}


@pytest.mark.parametrize("game", EVENINGS)
def test_a_whole_game_is_played_by_clicking_on_the_board(sit: Sit, game: str) -> None:
    player = sit()
    evening = EVENINGS[game]
    clicker = Clicker(player, *evening.clicked)
    player.make_table(game, ["beginner"] * evening.opponents, evening.options)
    player.start()
    clicker.play_to_the_end()
    result = player.page.get_by_role("dialog", name="Result")
    expect(result.get_by_role("row")).to_have_count(1 + 1 + evening.opponents)
    assert violations(player.page) == []
