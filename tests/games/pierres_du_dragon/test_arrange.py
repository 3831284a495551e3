"""Positions by name, and those nobody can lay. (10)"""

from typing import Any

import pytest

from dracotheque.core.errors import BadTable, ImpossiblePosition
from dracotheque.games.pierres_du_dragon import GAME
from dracotheque.games.pierres_du_dragon.arrange.notation import read_goods
from dracotheque.texts import LANGUAGES, texts_for
from tests.games.pierres_du_dragon.table import (
    P1,
    P3,
    asked,
    auctioned,
    bank,
    discard,
    keeper,
    look,
    names,
    on_table,
    player,
    position,
)


def test_what_is_not_mentioned_is_as_at_the_start() -> None:
    state = position("", "1R1B2Y F6+2 C1 S7 1pt 2k m", "dop", card="thief")
    assert player(state, P1) == "F8+0 C2 S5 0pt"
    assert player(state, 1) == "1R1B2Y F6+2 C1 S7 1pt 2k m"
    assert (player(state, P3), keeper(state)) == ("F8+0 C2 S5 0pt dop", P3)
    assert (bank(state, "fairy_gold"), bank(state, "common_gold"), bank(state, "amulet")) == (36, 10, 1)


def test_the_card_is_up_and_everybody_is_asked() -> None:
    state = position(card="ghost", pile=["thief", "wizard"], auctioned=["witch", "fairy"], round=4)
    assert (on_table(state), asked(state)) == ("ghost", ("bid", 0, 1, 2))
    assert (names(state.pile[::-1]), auctioned(state)) == (["thief", "wizard"], ["witch", "fairy"])
    assert (look(state).round, look(state).special_pile) == (4, 23)


def test_without_a_card_the_top_of_the_pile_is_shown_and_without_a_pile_the_round_ends() -> None:
    assert on_table(position(pile=["thief", "wizard"])) == "thief"
    ended = position(auctioned=["witch", "troll"], round=2)
    assert (look(ended).round, on_table(ended), discard(ended)) == (3, "witch", ["troll"])


def test_specials_named_nowhere_lie_in_the_special_pile_and_two_copies_may_be_named() -> None:
    state = position(card="charlatan", pile=["charlatan"], special_discard=["troll"])
    assert (look(state).special_pile, discard(state)) == (22, ["troll"])
    exact = position(card="thief", options={"specials": ["ghost", "troll"]}, special_pile=["troll", "ghost"])
    assert names(exact.special_pile[::-1]) == ["troll", "ghost"]


def test_basics_named_nowhere_come_back_in_the_next_round() -> None:
    state = position(card="thief")
    for seat in range(3):
        state.play(seat, state.decision(seat).moves[0])
    assert len(look(state).remaining) == 9


IMPOSSIBLE: dict[str, tuple[dict[str, Any], str]] = {
    "two seats": ({"seats": ["", ""]}, "error-uneven-position"),
    "seven seats": ({"seats": [""] * 7}, "error-uneven-position"),
    "no notation": ({"seats": ["lots of gold", "", ""]}, "error-notation"),
    "unknown character": ({"card": "gandalf"}, "refuse-unknown-character"),
    "a basic twice": ({"card": "thief", "pile": ["thief"]}, "error-card-twice"),
    "three charlatans": ({"card": "charlatan", "pile": ["charlatan", "charlatan"]}, "error-card-twice"),
    "two doppelgangers": ({"seats": ["dop", "dop", ""]}, "error-card-twice"),
    "a kept doppelganger in the pile": ({"seats": ["dop", "", ""], "pile": ["doppelganger"]}, "error-card-twice"),
    "a blank without a character": ({"card": "blank_1"}, "error-card-twice"),
    "too many stones": ({"seats": ["7R", "6R", ""]}, "error-impossible-position"),
    "too much gold": ({"seats": ["F61+0", "", ""]}, "error-impossible-position"),
    "three amulets": ({"seats": ["3m", "", ""]}, "error-impossible-position"),
    "a winner": ({"seats": ["3pt", "", ""]}, "error-impossible-position"),
    "cards left out of the special pile": ({"special_pile": ["troll"]}, "error-impossible-position"),
    "a basic among the specials": ({"special_discard": ["thief"]}, "error-impossible-position"),
}


@pytest.mark.parametrize("what", IMPOSSIBLE)
def test_an_impossible_position_is_refused_in_words(what: str) -> None:
    arguments, code = IMPOSSIBLE[what]
    with pytest.raises(ImpossiblePosition) as refused:
        GAME.arrange(**({"seats": ["", "", ""], "card": "wizard"} | arguments))
    assert refused.value.code == code
    for language in LANGUAGES:
        assert texts_for(language, GAME.package).refusal(code, refused.value.values)


def test_options_are_checked() -> None:
    with pytest.raises(BadTable):
        position(options={"round_limit": 1000})
    with pytest.raises(BadTable):
        position(options={"specials": ["troll"]})


def test_the_notation_adds_stones_up() -> None:
    assert read_goods("1R2R1Y").row[:3] == [3, 0, 1]
