"""What a decision becomes that nobody takes in time, and how long a thief has. (3.2, 9.5)"""

from collections.abc import Callable, Mapping

import pytest

from dracotheque.core.decisions import Reaction
from dracotheque.core.moves import Move
from dracotheque.games.or_des_dragons.moves import PASS, REFUSE, SET_EYE, SetEye, Sign, Steal
from dracotheque.games.or_des_dragons.state import Table
from tests.games.or_des_dragons.table import (
    ADVANCED,
    LIVE,
    A,
    B,
    Tokens,
    attack,
    deal,
    lair,
    play,
    position,
    shared,
    side,
    split,
)

ROBBERS = ((A, "thief"), (B, "warrior"))
ASSISTED = ((A, "thief"), (A, "wizard"), (B, "warrior"))
EVEN = {A: {"gold": 1}, B: {"gold": 1}}


def at_theft(fighters: tuple[tuple[int, str], ...] = ROBBERS, **rest: object) -> Table:
    state = shared({"gold": 2}, fighters, **rest)
    agree(state, EVEN)
    return state


def agree(state: Table, shares: Mapping[int, Tokens]) -> None:
    """One of the two writes this split, the other signs it."""
    author, other = state.sharing.party
    play(state, author, split(shares))
    play(state, other, Sign(author, 1))


def at_draw(**rest: object) -> Table:
    state = shared({"red": 2}, ((A, "wizard"), (B, "warrior")), hands={A: ["grasping_glove"]}, **rest)
    agree(state, {A: {"red": 1}, B: {"red": 1}})
    return state


def at_window() -> Table:
    state = position(lair("10_11_0", gold=1), advanced=True, hands={B: ["repulsive_cloud"]})
    attack(state, A, "warrior", 1)
    return state


def at_eye() -> Table:
    state = position(lair("10_11_0", gold=1), advanced=True, eyes={A: 2})
    assert state.asked == "eye"
    return state


def at_pinch() -> Table:
    state = position(lair("10_11_0", gold=1), advanced=True, hands={B: ["invisible_hand"]})
    play(state, A, SetEye(0))
    return state


def at_deal() -> Table:
    state = position(lair("10_11_0", gold=1), moment="fair", loot={A: {"gold": 1}, B: {"silver": 1}})
    play(state, A, deal(side(A, {"gold": 1}, {"silver": 1}), side(B, {"silver": 1}, {"gold": 1})))
    return state


def at_plan() -> Table:
    rules = {"ruleset": "advanced", "pinching": "planned"}
    state = position(lair("10_11_0", gold=1), hands={A: ["invisible_hand"]}, options=rules)
    play(state, A, SET_EYE[0])
    return state


def at_market() -> Table:
    return position(lair("10_11_0", gold=1), moment="fair", loot={A: {"gold": 1}})


CASES: dict[str, tuple[Callable[[], Table], int, Move]] = {
    "steal": (at_theft, A, PASS),
    "draw": (lambda: at_draw(options=ADVANCED), A, PASS),
    "react": (at_window, B, PASS),
    "eye": (at_eye, A, SET_EYE[2]),
    "pinch": (at_pinch, B, PASS),
    "plan": (at_plan, A, PASS),
    "market": (at_market, A, PASS),
    "answer_deal": (at_deal, B, REFUSE),
}


@pytest.mark.parametrize("question", CASES)
def test_whoever_lets_the_time_go_by_does_nothing(question: str) -> None:
    make, seat, answer = CASES[question]
    state = make()
    assert (state.asked, state.late_answer(seat)) == (question, answer)
    assert answer in state.decision(seat).moves


def test_what_is_compulsory_is_left_to_whoever_stands_in() -> None:
    """An attack, a place for one driven off, a word in a sharing, and the token of one who has looked. (9.5, 9.10)"""
    attacking = position(lair("10_11_0", gold=1))
    assert (attacking.asked, attacking.late_answer(A)) == ("attack", None)
    speaking = shared({"gold": 2}, ROBBERS)
    assert (speaking.asked, speaking.late_answer(B)) == ("speak", None)
    play(speaking, B, split(EVEN))
    assert (speaking.asked, speaking.late_answer(A)) == ("vote", None)
    looking = at_theft(ASSISTED, loot={B: {"silver": 3}})
    play(looking, A, Steal(B))
    assert (looking.asked, looking.late_answer(A)) == ("take", None)


def test_a_thief_has_fifteen_seconds_and_thirty_to_choose_what_was_seen() -> None:
    state = at_theft(ASSISTED, loot={B: {"silver": 3}}, options=LIVE | {"ruleset": "basic"})
    assert (state.asked, state.reaction(A)) == ("steal", Reaction(live=15))
    play(state, A, Steal(B))
    assert (state.asked, state.reaction(A)) == ("take", Reaction(live=30))
