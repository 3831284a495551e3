"""The Invisible Hand and the eyes. (4.3.14, 9.6)"""

from typing import Any

import pytest

from dracotheque.core.events import seen_by
from dracotheque.core.moves import Move
from dracotheque.games.or_des_dragons.components import TOKENS
from dracotheque.games.or_des_dragons.events import (
    CardsDrawn,
    EyeMoved,
    MayBegin,
    PincherCaught,
    TokenPinched,
    TurnBegan,
)
from dracotheque.games.or_des_dragons.moves import Done, Hold, Pass, Pinch, SetEye
from dracotheque.games.or_des_dragons.state import Table
from tests.games.or_des_dragons.table import (
    ADVANCED,
    LIVE,
    A,
    B,
    C,
    D,
    asked,
    attack,
    card,
    hand,
    lair,
    look,
    loot,
    lying,
    pass_,
    pinch,
    place,
    play,
    position,
    refused,
    sand_out,
    script,
    seen,
    window_closed,
)


def watched(
    *, eyes: dict[int, int] | None = None, pinched: dict[str, int] | None = None, to_play: int = B, **rest: Any
) -> Table:
    """A holds the Invisible Hand, four players, gold in lair 1."""
    return position(
        lair("10_11_0", gold=5, red=1),
        lair("9_8_2", [(C, "warrior"), (D, "warrior")], silver=2),
        players=4,
        advanced=True,
        to_play=to_play,
        hands={A: ["invisible_hand"]},
        eyes=eyes or {},
        pinched=pinched or {},
        **rest,
    )


def tempted(state: Table) -> Table:
    """The player to move has looked where they looked before, and A is asked."""
    play(state, state.actors[0], SetEye(state.stealing.eyes[state.actors[0]]))
    assert asked(state) == ("pinch", (A,))
    return state


@pytest.mark.ruling("OD-52")
@pytest.mark.parametrize("taken", range(6))
@pytest.mark.parametrize("eyes", range(4))
def test_caught_if_the_die_does_not_beat_tokens_pinched_and_open_eyes(taken: int, eyes: int) -> None:
    pinched: dict[str, int] = dict(zip(TOKENS, [1] * taken, strict=False))
    caught = []
    for die in range(6):
        state = tempted(watched(eyes=dict.fromkeys((B, C, D)[:eyes], 1), pinched=pinched))
        script(state, die)
        told = pinch(state, A, 1, "gold")
        caught.append(bool(seen(told, PincherCaught)))
    assert sum(caught) == min(6, taken + eyes)
    assert caught == sorted(caught, reverse=True)


@pytest.mark.ruling("OD-52")
def test_ones_own_eye_does_not_count_and_eyes_elsewhere_do_not_either() -> None:
    state = tempted(watched(eyes={A: 1, B: 2, C: 0}))
    script(state, 0)
    assert not seen(pinch(state, A, 1, "gold"), PincherCaught)


@pytest.mark.ruling("OD-51")
def test_the_token_of_the_fatal_try_stays_and_the_others_are_kept() -> None:
    state = tempted(watched(eyes={C: 1}, pinched={"amber": 2}))
    script(state, 2)
    told = pinch(state, A, 1, "gold")
    assert seen(told, PincherCaught, None) == [PincherCaught(A, 1, "gold")]
    assert lying(state, 1)["gold"] == 5
    assert loot(state, A) == {"amber": 2}
    assert look(state).magic_discard == ("invisible_hand",)
    assert hand(state, A) == set()


@pytest.mark.ruling("OD-51")
def test_a_pinch_is_offered_once_per_occasion_and_only_on_living_dragons() -> None:
    state = tempted(watched())
    listed = [move for move in state.decision(A).moves if isinstance(move, Pinch)]
    assert {(move.slot, move.token) for move in listed} == {(1, "gold"), (1, "red"), (2, "silver")}
    pinch(state, A, 1, "gold")
    assert asked(state) == ("attack", (B,))


def test_a_pinched_red_brings_no_card() -> None:
    state = tempted(watched())
    told = pinch(state, A, 1, "red")
    assert not seen(told, CardsDrawn)


def test_ones_own_attack_is_no_occasion() -> None:
    state = watched(to_play=A)
    play(state, A, SetEye(0))
    assert asked(state) == ("attack", (A,))


@pytest.mark.ruling("OD-59")
def test_a_negotiation_of_ones_own_is_an_occasion_and_its_participants_do_not_look() -> None:
    state = watched(to_play=A, eyes={B: 1, C: 1, D: 1})
    attack(state, A, "wizard", 2)
    assert asked(state) == ("pinch", (A,))
    assert state.context == ("sharing",)
    script(state, 0)
    told = pinch(state, A, 1, "gold")
    assert seen(told, PincherCaught)
    state = watched(to_play=A, eyes={C: 1, D: 1})
    attack(state, A, "wizard", 2)
    script(state, 0)
    assert not seen(pinch(state, A, 1, "gold"), PincherCaught)


@pytest.mark.ruling("OD-59")
def test_a_fair_is_an_occasion_and_nobody_looks() -> None:
    state = watched(moment="fair", eyes={B: 1, C: 1, D: 1})
    assert asked(state) == ("pinch", (A,))
    script(state, 0)
    assert not seen(pinch(state, A, 1, "gold"), PincherCaught)
    assert asked(state) == ("market", (B,))


def test_a_skipped_turn_and_a_window_are_no_occasion() -> None:
    everybody = [(B, "warrior"), (B, "warrioress"), (B, "thief")]
    state = position(
        lair("10_11_0", everybody, gold=1),
        lair("9_8_2", [(B, "wizard")]),
        players=4,
        advanced=True,
        to_play=B,
        hands={A: ["invisible_hand"]},
    )
    assert asked(state) == ("eye", (C,))


def test_nothing_to_pinch_nobody_is_asked() -> None:
    state = position(lair("10_11_0"), advanced=True, to_play=B, hands={A: ["invisible_hand"]})
    play(state, B, SetEye(0))
    assert asked(state) == ("attack", (B,))


def test_eyes_vanish_while_the_hand_lies_in_the_discard() -> None:
    state = position(lair("10_11_0", gold=1), advanced=True, discard=["invisible_hand"])
    assert asked(state) == ("attack", (A,))
    assert not look(state).eyes
    without = position(lair("10_11_0", gold=1), options={**ADVANCED, "invisible_hand": "out"})
    assert asked(without) == ("attack", (A,))
    assert refused(without, A, SetEye(1)) == ("refuse-no-eyes", "r.no_eyes")


def test_an_eye_is_asked_before_the_attack_and_its_owner_alone_sees_it() -> None:
    state = position(lair("10_11_0", gold=1), advanced=True)
    assert asked(state) == ("eye", (A,))
    told = play(state, A, SetEye(3))
    assert seen(told, EyeMoved, A) == [EyeMoved(A, 3)]
    assert not seen(told, EyeMoved, B)
    assert seen(told, TurnBegan, B) == [TurnBegan(A)]
    assert place(state, A, A).eye == 3
    assert place(state, A, B).eye is None
    assert refused(state, B, SetEye(1)) == ("refuse-eye-later", "9.eyes")


def test_a_pinch_grain_by_grain_waits_to_be_asked() -> None:
    state = watched()
    assert refused(state, A, Pinch(1, "gold")) == ("refuse-no-occasion", "r.no_occasion")
    tempted(state)
    assert refused(state, A, Pinch(1, "diamond")) == ("refuse-not-on-dragon", "r.not_on_dragon")
    assert refused(state, A, Pinch(7, "gold")) == ("refuse-no-dragon", "r.no_dragon")
    assert refused(state, B, Pinch(1, "gold")) == ("refuse-card-not-held", "r.card_not_held")


# With a clock.


def live(**rest: Any) -> Table:
    return watched(options=LIVE, **rest)


@pytest.mark.ruling("OD-51")
def test_with_a_clock_one_pinches_at_any_time_during_an_occasion_once() -> None:
    state = live()
    assert asked(state) == ("attack", (B,))
    before = state.decision(B)
    script(state, 0)
    told = pinch(state, A, 1, "gold")
    assert seen(told, TokenPinched, A)
    assert state.decision(B).moves == before.moves
    assert refused(state, A, Pinch(1, "gold")) == ("refuse-one-pinch", "r.one_pinch")
    play(state, B, state.decision(B).moves[0])
    while state.asked == "react":
        window_closed(state)
    assert asked(state) == ("attack", (C,))
    script(state, 5)
    pinch(state, A, 1, "gold")
    assert loot(state, A) == {"gold": 2}


def test_with_a_clock_windows_and_ones_own_attack_are_no_occasion() -> None:
    state = live(to_play=A)
    assert refused(state, A, Pinch(1, "gold")) == ("refuse-own-attack", "r.own_attack")
    play(state, A, state.decision(A).moves[0])
    assert state.asked == "react"
    assert refused(state, A, Pinch(1, "gold")) == ("refuse-no-occasion", "r.no_occasion")


@pytest.mark.ruling("OD-59")
def test_with_a_clock_a_sharing_and_a_fair_are_occasions() -> None:
    state = live(to_play=A, eyes={B: 1, C: 1})
    attack(state, A, "wizard", 2)
    while state.asked == "react":
        window_closed(state)
    assert state.asked == "bargain"
    assert refused(state, A, Pinch(2, "silver")) == ("refuse-living-dragon", "r.living_dragon")
    script(state, 1)
    assert not seen(pinch(state, A, 1, "gold"), PincherCaught)
    sand_out(state)
    state = live(moment="fair", eyes={B: 1, C: 1})
    script(state, 0)
    assert not seen(pinch(state, A, 1, "gold"), PincherCaught)
    play(state, A, Done())
    assert refused(state, A, Pinch(1, "gold")) == ("refuse-one-pinch", "r.one_pinch")


def test_with_a_clock_eyes_move_at_any_time() -> None:
    state = live()
    told = play(state, D, SetEye(4))
    assert seen(told, EyeMoved, D) and not seen(told, EyeMoved, A)
    assert state.stealing.eyes == (0, 0, 0, 4)
    assert refused(state, D, SetEye(5)) == ("refuse-no-dragon", "r.no_dragon")


def test_basic_tables_know_neither_eyes_nor_hands() -> None:
    state = position(lair("10_11_0", gold=1), options={"sand": "live"})
    for move in (SetEye(1), Pinch(1, "gold")):
        assert refused(state, A, move) == ("refuse-advanced-only", "r.advanced_only")


def test_a_new_holder_begins_at_nothing() -> None:
    state = tempted(watched(eyes={B: 1, C: 1, D: 1}, pinched={"amber": 3}))
    script(state, 0)
    pinch(state, A, 1, "gold")
    assert state.stealing.culprit == A
    state.magic.spent = ()
    state.magic.hands[C] |= 1 << 13
    assert state.stealing.stolen_so_far() == 0


def test_the_game_ends_when_the_last_token_has_been_pinched() -> None:
    state = position(lair("10_11_0", gold=1), advanced=True, to_play=B, hands={A: ["invisible_hand"]}, bag={}, deck=[])
    play(state, B, SetEye(0))
    pinch(state, A, 1, "gold")
    assert not state.over
    attack(state, B, "warrior", 1)
    assert state.over
    assert state.scores[A] == 3


MOVES: tuple[Move, ...] = (Pass(), Hold(), card("fireball"))


def test_who_is_tempted_answers_with_a_pinch_or_not_at_all() -> None:
    state = tempted(watched())
    for move in MOVES[1:]:
        assert refused(state, A, move)[0] == "refuse-not-an-answer"
    pass_(state, A)
    assert asked(state) == ("attack", (B,))


@pytest.mark.parametrize("held", ["invisible_hand", "suction_tube"])
def test_who_is_about_to_attack_hears_the_same_whether_or_not_somebody_holds_the_hand(held: str) -> None:
    """Grain by grain too: a word about a wait would say that somebody has it. (7.windows)"""
    state = position(lair("10_11_0", gold=1), advanced=True, hands={C: [held]})
    told = play(state, A, SetEye(2))
    if state.asked == "pinch":
        told += pass_(state, C)
    assert asked(state) == ("attack", (A,))
    assert seen_by(A, told) == [EyeMoved(A, 2), TurnBegan(A), MayBegin(A)]
