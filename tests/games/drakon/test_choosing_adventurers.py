"""Players may choose who they are: one after the other, first come first served. (DK-32)"""

from random import Random
from typing import Any

import pytest

from dracotheque.bots import get
from dracotheque.core.errors import IllegalMove
from dracotheque.core.window import Window
from dracotheque.games.drakon import GAME
from dracotheque.games.drakon.components.adventurers import ADVENTURERS
from dracotheque.games.drakon.events import AdventurerChosen, AdventurerDrawn
from dracotheque.games.drakon.moves import ChooseAdventurer

pytestmark = pytest.mark.ruling("DK-32")
CHOSEN = {"adventurers": "chosen"}


def adventurers(state: Any) -> list[str]:
    return [place.adventurer for place in state.view(None).places]


def test_one_player_after_the_other_chooses_among_those_that_are_free() -> None:
    state = GAME.start(3, CHOSEN, seed=1)
    for seat, adventurer in enumerate(("dwarf", "wizard", "amazon")):
        assert state.actors == (seat,) and state.asked == "adventurer"
        assert len(state.decision(seat).moves) == 6 - seat
        told = state.play(seat, ChooseAdventurer(adventurer))
        assert AdventurerChosen(seat, adventurer) in [each.event for each in told]
        GAME.audit(state)
    assert adventurers(state) == ["dwarf", "wizard", "amazon"]
    assert state.asked != "adventurer"


@pytest.mark.parametrize("adventurer", ["dwarf", "dragon"])
def test_an_adventurer_that_is_taken_or_unknown_is_refused(adventurer: str) -> None:
    state = GAME.start(2, CHOSEN, seed=1)
    state.play(0, ChooseAdventurer("dwarf"))
    with pytest.raises(IllegalMove) as refused:
        state.play(1, ChooseAdventurer(adventurer))
    assert (refused.value.code, refused.value.rule) == ("refuse-adventurer", "6.adventurers")


def test_chosen_adventurers_have_their_powers_and_none_is_drawn() -> None:
    state = GAME.start(2, {**CHOSEN, "powers": True}, seed=1)
    assert not [each for each in state.news() if isinstance(each.event, AdventurerDrawn)]
    state.play(0, ChooseAdventurer("knight"))
    state.play(1, ChooseAdventurer("thief"))
    assert adventurers(state) == ["knight", "thief"]


def test_where_they_are_given_nothing_is_asked_and_saves_say_nothing_new() -> None:
    state = GAME.start(2, seed=1)
    assert state.asked != "adventurer" and '"adventurers":"given"' not in state.to_json()


def test_bots_choose_too() -> None:
    bot, rng = get("heuristic"), Random(1)
    state = GAME.start(3, CHOSEN, seed=1)
    for seat in range(3):
        state.play(seat, bot.choose(Window(state, seat), rng))
    assert len(set(adventurers(state))) == 3


def test_until_somebody_has_chosen_nothing_says_who_they_are() -> None:
    state = GAME.start(5, {**CHOSEN, "powers": True}, seed=1)
    assert adventurers(state) == [""] * 5
    assert GAME.view(state, 4).order is None, "the fifth would be the Knight, were they given by seat"
    state.play(0, ChooseAdventurer("thief"))
    assert [(place.adventurer, place.token) for place in GAME.view(state, 4).places] == [
        ("thief", "ready"),
        *[("", "none")] * 4,
    ]


def test_before_the_start_people_choose_unless_the_lot_decides() -> None:
    choice = GAME.seat_choice
    assert choice is not None and tuple(choice.moves) == ADVENTURERS
    offered = {
        (powers, adventurers): choice.is_offered(GAME.options({"powers": powers, "adventurers": adventurers}, 3))
        for powers in (False, True)
        for adventurers in ("given", "chosen")
    }
    assert offered == {(False, "given"): True, (False, "chosen"): True, (True, "given"): False, (True, "chosen"): True}


def test_whoever_has_not_chosen_gets_one_that_is_left() -> None:
    choice = GAME.seat_choice
    assert choice is not None
    for seed in range(20):
        drawn = choice.completed([None, "knight", None, "wizard", None], Random(seed))
        assert (drawn[1], drawn[3]) == ("knight", "wizard") and len(set(drawn)) == 5
    assert len({tuple(choice.completed([None, None], Random(seed))) for seed in range(20)}) > 1, "by lot"
