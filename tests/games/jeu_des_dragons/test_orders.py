"""Orders for slow play: answers to demands, who knows of orders, and what is kept of them. (7, 9.2, 9.10)"""

from random import Random
from typing import get_args

import pytest
from msgspec.structs import replace

from dracotheque.core.decisions import plain
from dracotheque.core.moves import Move
from dracotheque.core.replays import Journal, decode, encode
from dracotheque.core.replays import follow as replayed
from dracotheque.games.jeu_des_dragons import GAME
from dracotheque.games.jeu_des_dragons.moves import (
    LEVY,
    STEAL_GOLD,
    AnswerDemands,
    Choice,
    Condition,
    Demanding,
    Discard,
    PlanCards,
    Planned,
    Stance,
    Wish,
)
from dracotheque.games.jeu_des_dragons.state import Table
from dracotheque.games.jeu_des_dragons.state.orders import NO_ORDERS, as_seen_by
from tests.games.jeu_des_dragons.ordering import answer, follow, green_demand, order, plan, planned, waiting
from tests.games.jeu_des_dragons.table import (
    A,
    B,
    C,
    asked,
    look,
    play,
    position,
    word,
)

# Answers to demands. (9.2)


@pytest.mark.parametrize(
    ("stance", "hoard", "expected"),
    [
        ("ask", 40, None),
        ("pay", 40, "pay"),
        ("weakest", 40, "black_2"),
        ("strongest", 40, "red_5"),
        ("if_rich", 5, "pay"),
        ("if_rich", 4, "black_2"),
    ],
)
def test_9_2_each_order_gives_its_answer(stance: Stance, hoard: int, expected: str | None) -> None:
    state = green_demand(["red_5", "black_2", "blue_4", "red_10", "gold_6"], hoard)
    order(state, B, AnswerDemands("green", stance))
    assert answer(state, B) == expected


@pytest.mark.parametrize("stance", ["weakest", "strongest", "if_rich"])
def test_9_2_whoever_cannot_give_pays(stance: Stance) -> None:
    state = green_demand(["red_10", "gold_6"], hoard=0)
    order(state, B, AnswerDemands("green", stance))
    assert answer(state, B) == "pay"


def test_9_2_green_and_brass_have_orders_of_their_own() -> None:
    state = green_demand(["black_2", "gold_6"])
    order(state, B, AnswerDemands("brass", "pay"))
    assert answer(state, B) is None
    brass = position(hands=[["brass_5", "white_1"], ["gold_6", "gold_9", "silver_3"]], flights=[[], ["red_2"]])
    order(brass, B, AnswerDemands("brass", "strongest"), AnswerDemands("green", "pay"))
    play(brass, A, "brass_5")
    assert answer(brass, B) == "gold_9"


def test_9_2_an_order_answers_a_copied_demand() -> None:
    state = position(hands=[["dracolich", "white_1"], ["red_8", "black_9"]], flights=[["green_1"], []])
    order(state, B, AnswerDemands("green", "strongest"))
    play(state, A, "dracolich")
    assert answer(state, B) == "black_9"


def test_9_2_among_equal_cards_the_first_of_the_list_of_cards_is_given() -> None:
    state = green_demand(["black_2", "blue_2"])
    order(state, B, AnswerDemands("green", "weakest"))
    assert answer(state, B) == "blue_2"
    order(state, B, AnswerDemands("green", "strongest"))
    assert answer(state, B) == "blue_2"


def test_9_2_an_order_may_be_changed_and_taken_back_at_any_time() -> None:
    state = position(hands=[["green_8", "white_1"], ["black_2", "gold_6"]])
    order(state, B, AnswerDemands("green", "pay"), AnswerDemands("green", "weakest"))
    play(state, A, "green_8")
    assert answer(state, B) == "black_2"
    order(state, B, AnswerDemands("green", "ask"))
    assert answer(state, B) is None
    assert state.orders == (), "nothing is left of it"


def test_9_2_an_order_waits_for_whoever_keeps_the_table() -> None:
    """The engine asks as ever, so that nobody can tell an order from an answer."""
    plainly, ordered = (green_demand(["black_2", "gold_6"]) for _ in range(2))
    order(ordered, B, AnswerDemands("green", "weakest"))
    assert asked(ordered) == asked(plainly)
    assert ordered.decision(B) == plainly.decision(B)
    assert plain(ordered.play(B, ordered.left_answer(B))) == plain(plainly.play(B, plainly.decision(B).moves[1]))  # type: ignore[arg-type]


def test_9_2_an_order_given_while_the_demand_is_open_answers_it() -> None:
    state = green_demand(["black_2", "gold_6"])
    assert answer(state, B) is None
    order(state, B, AnswerDemands("green", "pay"))
    assert follow(state, B) == "pay"
    assert asked(state) == ("play", B)


def test_9_2_without_an_order_whoever_is_late_pays() -> None:
    state = green_demand(["black_2", "gold_6"])
    late = state.late_answer(B)
    assert late is not None
    assert word(late) == "pay"
    order(state, B, AnswerDemands("green", "weakest"))
    assert state.late_answer(B) == state.left_answer(B)


def test_9_7_all_else_that_is_late_is_left_to_the_house() -> None:
    state = position(hands=[["blue_7", "white_1"], ["black_2", "gold_6"]])
    assert state.late_answer(A) is None
    assert state.late_answer(B) is None, "B is not asked"
    play(state, A, "blue_7")
    assert (asked(state), state.late_answer(A)) == (("blue_mode", A), None)


# Who knows, and what is kept. (7, 9.10)


def test_7_nobody_else_sees_an_order_or_hears_of_it() -> None:
    """Whatever B has ordered and lost, A and the spectators see and hear the same."""
    silent, ordered = (position(hands=[["red_12", "white_1"], ["red_3", "black_2", "white_4"]], seed=3) for _ in "ab")
    order(ordered, B, AnswerDemands("green", "weakest"), plan("red_3", "white_4", "black_2"))
    for viewer in (None, A):
        assert plain(ordered.view(viewer)) == plain(silent.view(viewer))
    told, plainly = play(ordered, A, "red_12"), play(silent, A, "red_12")
    assert told == plainly
    for viewer in (None, A):
        assert plain(ordered.view(viewer)) == plain(silent.view(viewer))
        assert ordered.prompt(viewer) == silent.prompt(viewer)
        assert ordered.awaited(viewer) == silent.awaited(viewer)
    assert look(ordered, B).orders.dropped


def test_7_imagined_worlds_forget_the_orders_of_others_and_keep_ones_own() -> None:
    state = waiting(["red_8", "red_3", "silver_2"])
    without = state.clone()
    order(state, B, AnswerDemands("green", "weakest"), plan("red_3", keep=True))
    for viewer in (None, A, C):
        assert state.imagine(viewer, Random(1)).to_json() == without.imagine(viewer, Random(1)).to_json()
    world = state.imagine(B, Random(1))
    assert look(world, B).orders == look(state, B).orders
    GAME.audit(world)


def test_9_10_orders_are_saved_and_a_save_without_any_is_as_it_was() -> None:
    state = waiting(["red_8", "red_3", "silver_2"])
    assert '"orders"' not in state.to_json()
    order(state, B, AnswerDemands("brass", "if_rich"), plan(Planned("red_3", "leads", (Wish(STEAL_GOLD, 3),))))
    loaded: Table = GAME.from_json(state.to_json())
    assert (loaded.to_json(), loaded.orders) == (state.to_json(), state.orders)
    order(state, B, AnswerDemands("brass", "ask"), PlanCards())
    assert '"orders"' not in state.to_json()
    assert look(GAME.from_json(state.to_json()), B).orders == NO_ORDERS


def test_9_10_a_clone_has_orders_of_its_own() -> None:
    state = waiting(["red_8", "red_3", "silver_2"])
    order(state, B, plan("red_3"))
    other = state.clone()
    order(other, B, plan("red_8"))
    assert (planned(state, B), planned(other, B)) == (["red_3"], ["red_8"])


@pytest.mark.parametrize("condition", ["always", "triggers"])
def test_9_10_a_game_played_by_orders_is_replayed(condition: Condition) -> None:
    journal = Journal(GAME, 2, {"max_gambits": 1}, 5)
    dice = Random(5)
    while not journal.state.over:
        for seat in range(2):
            cards = look(journal.state, seat).places[seat].hand  # type: ignore[arg-type]
            journal.play(seat, PlanCards(tuple(Planned(card, condition) for card in cards[:3])))
            journal.play(seat, AnswerDemands("green", "weakest"))
        seat = journal.state.actors[0]
        left = journal.state.left_answer(seat)
        journal.play(seat, left or dice.choice(list(journal.state.decision(seat).moves)))
    replay = journal.replay(["Alix", "Basile"])
    *_, last = replayed(GAME, decode(encode(replay)))
    assert last.state.digest() == journal.state.digest()


def any_orders(state: Table, seat: int, dice: Random) -> list[Move]:
    """Something for every question that may come."""
    hand = list(look(state, seat).places[seat].hand)
    dice.shuffle(hand)
    blue: list[Choice] = [STEAL_GOLD, LEVY]
    wishes = (Wish(dice.choice(blue), dice.randrange(20)), *(Wish(Discard(card)) for card in hand[:3]))
    cards = [Planned(card, dice.choice(get_args(Condition)), wishes) for card in hand[: dice.randrange(4)]]
    stances = [AnswerDemands(power, dice.choice(get_args(Stance))) for power in get_args(Demanding)]
    return [plan(*cards, keep=dice.random() < 0.5), *stances]


@pytest.mark.parametrize("seed", range(4))
def test_7_a_game_full_of_orders_looks_like_one_without(seed: int) -> None:
    """Move for move, nobody sees or hears anything of the orders of others, nor do their imagined worlds."""
    dice = Random(seed)
    silent, ordered = (GAME.start(3, {"max_gambits": 2}, seed=seed) for _ in "ab")
    followed = 0
    while not ordered.over:
        for seat in ordered.seats:
            order(ordered, seat, *any_orders(ordered, seat, dice)[: dice.randrange(4)])
        seat = ordered.actors[0]
        left = ordered.left_answer(seat)
        followed += left is not None
        move = left or dice.choice(list(ordered.decision(seat).moves))
        assert ordered.play(seat, move) == silent.play(seat, move)
        GAME.audit(ordered)
        assert GAME.from_json(ordered.to_json()).to_json() == ordered.to_json()
        for viewer in (None, *range(3)):
            assert replace(look(ordered, viewer), orders=NO_ORDERS) == look(silent, viewer)
            alone = ordered.clone()
            alone.orders = as_seen_by(ordered.orders, viewer) if ordered.orders else ()
            assert ordered.imagine(viewer, Random(1)).to_json() == alone.imagine(viewer, Random(1)).to_json()
    assert followed > 5
