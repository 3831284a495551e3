"""Play-acting, agreeing to stop, and the proof of fists. (5.stopped, 6.bluff, 6.sealed_proof)"""

import pytest

from dracotheque.games.pierres_du_dragon.events import GameEnded, GestureMade, StopWanted
from dracotheque.games.pierres_du_dragon.moves import AgreeToStop, Gesture, PlayOn
from tests.games.pierres_du_dragon.table import P1, P2, P3, bid, fist, look, position, refusal, seen, silver_fist, win


@pytest.mark.parametrize("look_", ["calm", "trembling", "heavy", "rattling"])
def test_a_closed_fist_may_look_like_anything(look_: str) -> None:
    state = position(card="red_dragon", pile=["thief"])
    state.play(P1, fist("–"))
    told = state.play(P1, Gesture(look_))
    assert seen(told, GestureMade, P2) == [GestureMade(P1, look_)]
    assert look(state, P2).places[P1].look == look_
    bid(state)
    assert look(state).places[P1].look is None


def test_a_gesture_ends_when_its_fist_opens_be_it_for_silver_or_for_a_power() -> None:
    state = position("1R1B1Y", card="wizard", pile=["thief"])
    for seat in (P1, P2):
        state.play(seat, fist("2F"))
        state.play(seat, Gesture("heavy"))
    state.play(P3, fist("–"))
    assert [place.look for place in look(state).places] == [None, None, None]
    state.play(P1, silver_fist(1))
    state.play(P1, Gesture("calm"))
    assert look(state).places[P1].look == "calm"
    state.play(P2, silver_fist(0))
    assert state.asked == "offer"
    assert look(state).places[P1].look is None


def test_gestures_need_a_closed_fist_a_known_look_and_a_table_that_likes_them() -> None:
    state = position(card="red_dragon", pile=["thief"])
    assert refusal(state, P1, Gesture("calm")) == ("refuse-fist-is-open", "6.bluff")
    state.play(P1, fist("–"))
    assert refusal(state, P1, Gesture("smug")) == ("refuse-unknown-look", "6.bluff")
    sober = position(card="red_dragon", pile=["thief"], options={"bluff": False})
    sober.play(P1, fist("–"))
    assert refusal(sober, P1, Gesture("calm")) == ("refuse-no-bluff", "6.bluff")


def test_a_gesture_after_the_fists_are_open_is_refused() -> None:
    state = position("1R1B1Y", card="wizard", pile=["thief"])
    win(state)
    assert refusal(state, P1, Gesture("calm")) == ("refuse-fist-is-open", "6.bluff")


@pytest.mark.ruling("PD-42")
def test_when_all_agree_the_game_ends_where_it_stands() -> None:
    state = position("1pt", "1R 1pt", card="red_dragon", pile=["thief"])
    state.play(P3, fist("2F"))
    assert seen(state.play(P1, AgreeToStop()), StopWanted, P2) == [StopWanted(P1, True)]
    state.play(P2, AgreeToStop())
    assert [place.wants_to_stop for place in look(state).places] == [True, True, False]
    told = state.play(P3, AgreeToStop())
    assert seen(told, GameEnded) == [GameEnded("agreement", (P2,))]
    assert (state.over, state.actors, state.prompt()) == (True, (), None)
    assert refusal(state, P1, fist("–"))[0] == "refuse-game-over"


@pytest.mark.ruling("PD-42")
def test_anybody_may_change_their_mind_about_stopping() -> None:
    state = position(card="red_dragon", pile=["thief"])
    state.play(P1, AgreeToStop())
    assert state.play(P1, AgreeToStop()) == ()
    assert seen(state.play(P1, PlayOn()), StopWanted) == [StopWanted(P1, False)]
    state.play(P2, AgreeToStop())
    state.play(P3, AgreeToStop())
    assert not state.over


def test_a_game_may_be_stopped_in_the_middle_of_a_power() -> None:
    state = position("1R1B1Y", card="wizard", pile=["thief"])
    win(state)
    for seat in (P1, P2, P3):
        state.play(seat, AgreeToStop())
    assert (state.over, state.stack) == (True, [])
    type(state).game.audit(state)
