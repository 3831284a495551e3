"""Planned cards: which one is played, and what becomes of a plan. (9.3)"""

import pytest

from dracotheque.games.jeu_des_dragons import GAME
from dracotheque.games.jeu_des_dragons.moves import (
    PlanCards,
    Planned,
)
from dracotheque.games.jeu_des_dragons.state import Table
from tests.games.jeu_des_dragons.ordering import answer, follow, green_demand, order, plan, planned, waiting
from tests.games.jeu_des_dragons.table import (
    A,
    B,
    C,
    asked,
    commit,
    look,
    play,
    position,
    with_nothing_discarded,
)

# Planned cards. (9.3)


def test_9_3_the_first_card_whose_condition_holds_is_played() -> None:
    state = waiting(["red_8", "red_3", "silver_2"])
    order(state, B, plan(Planned("red_8", "triggers"), "silver_2", "red_3"))
    assert answer(state, B) is None, "it is not B's turn"
    play(state, A, "black_5")
    assert follow(state, B) == "silver_2"
    assert planned(state, B) == []


def test_9_3_where_no_condition_holds_the_player_is_asked() -> None:
    state = waiting(["red_8", "red_3"])
    order(state, B, plan(Planned("red_8", "triggers")))
    play(state, A, "black_5")
    assert (asked(state), answer(state, B)) == (("play", B), None)


@pytest.mark.parametrize(("card", "holds"), [("green_4", True), ("brass_5", True), ("bronze_6", False)])
def test_9_3_a_card_triggers_up_to_the_reference(card: str, holds: bool) -> None:
    state = waiting([card, "white_6", "black_9"])
    play(state, A, "black_5")
    order(state, B, plan(Planned(card, "triggers")))
    assert (answer(state, B) == card) is holds


def test_9_3_the_leaders_card_always_triggers() -> None:
    state = position(hands=[["gold_13", "white_1"], ["black_2", "gold_6"]])
    order(state, A, plan(Planned("gold_13", "triggers")))
    assert answer(state, A) == "gold_13"


@pytest.mark.parametrize(("card", "holds"), [("red_8", True), ("white_3", False), ("brass_5", False), ("gold_6", True)])
def test_9_3_a_card_that_would_lead_is_compared_with_the_cards_that_stand(card: str, holds: bool) -> None:
    """A's 5 stands: an equal one leaves the lead where it is."""
    state = waiting([card, "white_6", "black_9"])
    play(state, A, "black_5")
    order(state, B, plan(Planned(card, "leads")))
    assert (answer(state, B) == card) is holds


def test_9_3_no_card_leads_against_a_priest() -> None:
    state = position(hands=[["priest", "white_1"], ["gold_13", "gold_6"]])
    play(state, A, "priest")
    order(state, B, plan(Planned("gold_13", "leads")))
    assert answer(state, B) is None


@pytest.mark.parametrize(("reference", "holds"), [("white_6", True), ("white_4", False)])
def test_9_3_a_priest_leads_if_he_triggers(reference: str, holds: bool) -> None:
    """Two sixes, or a four and a six: without his power the Priest's 5 would not lead."""
    state = position(
        hands=[["white_1", "white_2"], ["white_3", "black_2"], ["priest", "gold_6"]],
        flights=[["silver_6"], [reference], []],
        played={A: "silver_6", B: reference},
        to_play=C,
    )
    order(state, C, plan(Planned("priest", "leads")))
    assert (answer(state, C) == "priest") is holds


@pytest.mark.parametrize(("card", "holds"), [("red_3", False), ("black_5", False), ("gold_6", True)])
def test_9_3_the_strongest_flight_is_a_matter_of_numbers(card: str, holds: bool) -> None:
    """C's flight of 7 is barred, and the Druid reigns: B with 2 needs more than a 5 all the same."""
    state = position(
        hands=[["white_1", "white_2"], [card, "white_3", "white_4"], ["black_1", "black_2"]],
        flights=[["blue_1"], ["silver_2"], ["green_6", "copper_1"]],
        played={A: "blue_1"},
        to_play=B,
        druid=True,
    )
    order(state, B, plan(Planned(card, "strongest")))
    assert (answer(state, B) == card) is holds


# What becomes of a plan.


def test_9_3_cards_one_lays_do_not_void_the_plan() -> None:
    state = position(
        moment="ante", round=1, hands=[["thief", "black_2", "red_3", "white_1", "gold_13"], ["white_2", "white_3"]]
    )
    order(state, A, plan("gold_13", "thief", "red_3", "black_2"))
    commit(state, {A: "gold_13", B: "white_2"})
    assert planned(state, A) == ["thief", "red_3", "black_2"]
    assert follow(state, A) == "thief"
    play(state, A, "red_3")
    assert planned(state, A) == ["black_2"]
    assert not look(state, A).orders.dropped


def drawn() -> Table:
    state = position(hands=[["silver_6", "white_1"], ["red_3", "black_2"]], flights=[[], ["gold_2"]])
    order(state, B, plan("red_3"))
    play(state, A, "silver_6")
    return state


def stolen() -> Table:
    state = position(hands=[["red_12", "white_1"], ["red_3", "black_2", "white_4"]])
    order(state, B, plan("red_3", "black_2", "white_4"))
    play(state, A, "red_12")
    return state


def stole() -> Table:
    state = position(hands=[["red_12", "white_1"], ["red_3", "black_2", "white_4"]])
    order(state, A, plan("red_12", "white_1"))
    play(state, A, "red_12")
    return state


def gave() -> Table:
    state = green_demand(["red_3", "black_2", "gold_6"])
    order(state, B, plan("gold_6"))
    play(state, B, "red_3")
    return state


def received() -> Table:
    state = position(hands=[["green_8", "white_1"], ["red_3", "black_2", "gold_6"]])
    order(state, A, plan("white_1"))
    play(state, A, "green_8")
    play(state, B, "red_3")
    return state


def took_antes() -> Table:
    state = position(hands=[["bronze_6", "white_1"], ["red_3", "black_2"]], antes=["white_2"])
    order(state, A, plan("white_1"))
    play(state, A, "bronze_6")
    return state


def bought() -> Table:
    state = position(hands=[["black_5", "white_1"], ["red_3"]])
    order(state, B, plan("red_3"))
    play(state, A, "black_5")
    return state


CHANGES = [(drawn, B), (stolen, B), (stole, A), (gave, B), (received, A), (took_antes, A), (bought, B)]


@pytest.mark.parametrize(("change", "seat"), CHANGES)
def test_9_3_a_plan_is_void_when_the_hand_changes(change: object, seat: int) -> None:
    state: Table = change()  # type: ignore[operator]
    GAME.audit(state)
    assert (planned(state, seat), look(state, seat).orders.dropped) == ([], True)
    order(state, seat, PlanCards())
    assert not look(state, seat).orders.dropped, "whoever touches the plan has seen it"


def test_9_3_a_draw_that_brings_nothing_leaves_the_plan() -> None:
    hand = [f"white_{n}" for n in (1, 2, 3, 4, 6, 8)] + [f"black_{n}" for n in (1, 2, 3, 5)]
    state = position(hands=[["silver_6", "red_2"], hand], flights=[[], ["gold_2"]])
    order(state, B, plan("white_1"))
    play(state, A, "silver_6")
    assert planned(state, B) == ["white_1"]
    exhausted = with_nothing_discarded(hands=[["silver_6", "red_2"], ["white_1", "white_2"]], flights=[[], ["gold_2"]])
    order(exhausted, B, plan("white_1"))
    play(exhausted, A, "silver_6")
    assert planned(exhausted, B) == ["white_1"]


def test_9_3_a_kept_plan_only_loses_the_cards_that_are_gone() -> None:
    state = position(hands=[["red_12", "white_1"], ["red_3", "black_2", "white_4"]])
    order(state, B, plan("red_3", "black_2", "white_4", "red_3", keep=True))
    play(state, A, "red_12")
    left = {"red_3", "black_2", "white_4"} & set(look(state, B).places[B].hand)
    assert len(left) == 2
    assert set(planned(state, B)) == left
    assert not look(state, B).orders.dropped
    received_back = green_demand(["red_3", "black_2", "gold_6"])
    order(received_back, B, plan("gold_6", "red_3", keep=True))
    play(received_back, B, "red_3")
    assert planned(received_back, B) == ["gold_6"]


def test_9_3_a_plan_may_be_changed_and_taken_back_until_it_is_used() -> None:
    state = waiting(["red_8", "red_3", "silver_2"])
    order(state, B, plan("red_8", keep=True), plan("red_3"))
    play(state, A, "black_5")
    assert answer(state, B) == "red_3"
    order(state, B, PlanCards())
    assert (answer(state, B), state.orders) == (None, ())


def test_9_3_nothing_is_planned_for_the_ante() -> None:
    state = position(moment="ante", hands=[["red_3", "black_2"], ["white_2", "white_3"]])
    order(state, A, plan("red_3"))
    assert answer(state, A) is None
