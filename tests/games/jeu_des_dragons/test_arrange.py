"""Positions by name: what is laid is what was asked for, and the impossible is refused."""

from typing import Any

import pytest

from dracotheque.core.errors import BadTable, ImpossiblePosition
from dracotheque.games.jeu_des_dragons import GAME
from dracotheque.games.jeu_des_dragons.components import CARD_IDS
from tests.games.jeu_des_dragons.table import A, B, C, asked, deck, hoards, known, look, place, position

TWO = {"hands": [["black_9", "white_1"], ["blue_1", "blue_2"]], "hoards": [40, 40]}
"""A position of two to which one impossible thing is added."""


def test_the_cards_named_nowhere_lie_below_the_deck() -> None:
    state = position(hands=[["black_9", "white_1"], ["blue_1", "blue_2"]], deck=["fool", "thief"], discard=["druid"])
    assert deck(state)[:2] == ["fool", "thief"]
    assert look(state).deck_size == 70 - 5
    assert look(state).discard == ("druid",)


def test_all_parts_of_a_position_are_laid() -> None:
    state = position(
        hands=[["black_9", "white_1"], ["blue_1", "blue_2"], ["green_1", "green_2"]],
        hoards=[10, 0, 30],
        stakes=7,
        antes=["gold_2"],
        flights=[["red_3"], ["red_5"], ["red_8"]],
        debts={B: [(C, 4), ("stakes", 2)]},
        gambit=5,
        round=4,
        leader=C,
        to_play=B,
        played={C: "red_8", A: "red_3"},
        first_seat=B,
        priest=C,
        druid=True,
        colour_counted=[A],
        strength_counted=[C],
        shown={A: ["black_9"]},
    )
    table = look(state)
    assert (table.gambit, table.round, table.leader, table.active, table.first_seat) == (5, 4, C, B, B)
    assert (table.priest, table.druid, table.reference, table.stakes) == (C, True, 3, 7)
    assert hoards(state) == (10, 0, 30)
    assert [debt.amount for debt in place(state, B).debts] == [4, 2]
    assert (place(state, A).standing, place(state, B).standing, place(state, C).standing) == ("red_3", None, "red_8")
    assert [place(state, seat).colour_counted for seat in (A, B, C)] == [True, False, False]
    assert [place(state, seat).strength_counted for seat in (A, B, C)] == [False, False, True]
    assert known(state, A, None) == {"black_9"}
    assert asked(state) == ("play", B)


def test_positions_need_no_events() -> None:
    state = position(hands=[["black_9", "white_1"], ["blue_1", "blue_2"]], events=False)
    assert state.news() == ()
    assert state.play(A, state.decision(A).moves[0]) == ()


IMPOSSIBLE: dict[str, dict[str, Any]] = {
    "a card twice in a hand": {"hands": [["black_9", "black_9"], ["blue_1", "blue_2"]]},
    "a card in a hand and in the ante pile": {"antes": ["blue_1"]},
    "a card in a hand and in the deck": {"deck": ["blue_1"]},
    "a card in the ante pile and in the discard pile": {"discard": ["fool"], "antes": ["fool"]},
    "an unknown strength": {"hands": [["black_8", "white_1"], ["blue_1", "blue_2"]]},
    "an unknown card": {"antes": ["unicorn"]},
    "eleven cards in a hand": {"hands": [[*CARD_IDS[:6], *CARD_IDS[12:17]], ["blue_1", "blue_2"]]},
    "one player": {"hands": [["black_9", "white_1"]], "hoards": [40]},
    "a missing hoard": {"hoards": [40]},
    "a missing flight": {"flights": [["red_3"]]},
    "a hoard below nothing": {"hoards": [40, -1]},
    "stakes below nothing": {"stakes": -1},
    "gold beside a debt": {"debts": {A: [(B, 3)]}},
    "a debt of nothing": {"hoards": [0, 40], "debts": {A: [(B, 0)]}},
    "a debt below nothing": {"hoards": [0, 40], "debts": {A: [(B, -2)]}},
    "a debt to oneself": {"hoards": [0, 40], "debts": {A: [(A, 3)]}},
    "a debt to nobody": {"hoards": [0, 40], "debts": {A: [(7, 3)]}},
    "a debt of nobody": {"debts": {5: [(A, 3)]}},
    "a shown card that lies elsewhere": {"shown": {A: ["blue_1"]}},
    "a shown card of nobody": {"shown": {4: ["black_9"]}},
    "an ante without cards": {"moment": "ante", "hands": [[], ["blue_1", "blue_2"]]},
    "a leader who is not there": {"leader": 2},
    "a turn of somebody who is not there": {"to_play": 2},
    "a first seat that is not there": {"first_seat": 9},
    "a priest who is not there": {"priest": 9},
    "a round before the first": {"round": 0},
    "a moment nobody knows": {"moment": "lunch"},
    "a played card in no flight": {"flights": [[], []], "played": {A: "red_3"}},
    "a played card in another flight": {"flights": [["red_3"], []], "played": {B: "red_3"}},
    "a played card of nobody": {"played": {7: "red_3"}},
    "an eliminated player with gold and cards": {"eliminated_in": {B: 1}},
    "an eliminated player who is not there": {"eliminated_in": {4: 1}},
}


@pytest.mark.parametrize("impossible", IMPOSSIBLE.values(), ids=IMPOSSIBLE.keys())
def test_an_impossible_position_is_refused(impossible: dict[str, Any]) -> None:
    with pytest.raises(ImpossiblePosition):
        GAME.arrange(**{**TWO, "stakes": 30, **impossible})


def test_impossible_options_are_refused_as_for_any_table() -> None:
    with pytest.raises(BadTable):
        GAME.arrange(**TWO, stakes=30, options={"end_eliminations": 2})


def test_a_first_seat_that_was_eliminated_is_refused() -> None:
    with pytest.raises(ImpossiblePosition):
        position(
            moment="ante",
            stakes=0,
            hands=[["black_9", "white_1"], ["blue_9", "blue_2"], []],
            hoards=[40, 40, 0],
            eliminated_in={C: 1},
            gambit=2,
            first_seat=C,
            options={"end_eliminations": 2},
        )
