"""Orders for slow play: answers to demands, planned cards, the choices that go with them. (9.2, 9.3)"""

from collections.abc import Sequence
from random import Random

import pytest

from dracotheque.core.moves import Move
from dracotheque.core.replays import Journal, decode, encode
from dracotheque.core.replays import follow as replayed
from dracotheque.core.state import plain
from dracotheque.games.jeu_des_dragons import GAME
from dracotheque.games.jeu_des_dragons.moves import (
    DISCARD,
    LEVY,
    STEAL_GOLD,
    AnswerDemands,
    Condition,
    CopyPower,
    CountColour,
    CountStrength,
    Discard,
    PlanCards,
    Planned,
    Slay,
    Stance,
    TakeAnteCard,
    Target,
    TriggerNext,
    Wish,
)
from dracotheque.games.jeu_des_dragons.orders import NO_ORDERS
from dracotheque.games.jeu_des_dragons.state import Table
from tests.games.jeu_des_dragons.table import (
    A,
    B,
    C,
    Word,
    asked,
    commit,
    look,
    play,
    position,
    refusal,
    with_nothing_discarded,
    word,
)


def order(state: Table, seat: int, *moves: Move) -> None:
    """Orders are heard by nobody, not even by the one who gives them."""
    for move in moves:
        assert state.play(seat, move) == ()
        GAME.audit(state)


def plan(*cards: Planned | str, keep: bool = False) -> PlanCards:
    return PlanCards(tuple(Planned(card) if isinstance(card, str) else card for card in cards), keep)


def planned(state: Table, seat: int) -> list[str]:
    return [each.card for each in look(state, seat).orders.plan]


def answer(state: Table, seat: int) -> Word | None:
    """What whoever keeps the table would play for this seat now, which is always legal."""
    move = state.left_answer(seat)
    assert move is None or move in state.decision(seat).moves
    return None if move is None else word(move)


def follow(state: Table, seat: int) -> Word | None:
    """Do what a server does, once."""
    words = answer(state, seat)
    if words is not None:
        play(state, seat, words)
    return words


def green_demand(hand: Sequence[str], hoard: int = 40, host: str = "green_8") -> Table:
    """A's Green Dragon waits for B."""
    state = position(hands=[[host, "white_1", "white_2"], hand, ["gold_2", "gold_4"]], hoards=[40, hoard, 40])
    play(state, A, host)
    assert asked(state) == ("demand", B)
    return state


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


# Planned cards. (9.3)


def waiting(hand: Sequence[str], **rest: object) -> Table:
    """A leads with Black 5 next, B has this hand."""
    return position(hands=[["black_5", "white_1", "white_2"], hand, ["gold_2", "gold_4"]], **rest)  # type: ignore[arg-type]


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


# The choices that go with a card. (9.3)


@pytest.mark.parametrize(("stakes", "expected"), [(20, "steal"), (4, "levy")])
def test_9_3_steal_unless_the_stakes_hold_less(stakes: int, expected: str) -> None:
    state = position(hands=[["blue_7", "white_1"], ["black_2", "gold_6"]], stakes=stakes)
    order(state, A, plan(Planned("blue_7", wishes=(Wish(STEAL_GOLD, 5), Wish(LEVY)))))
    assert [follow(state, A), follow(state, A)] == ["blue_7", expected]


CHOICES: list[tuple[str, dict[str, object], Move, list[str]]] = [
    ("princess", {"flights": [["gold_2", "silver_3"], []]}, TriggerNext("silver_3"), ["silver_3"]),
    ("archmage", {"antes": ["black_9", "white_8"]}, CopyPower("black"), ["black"]),
    ("dracolich", {"flights": [["black_9", "white_8"], []]}, CopyPower("white"), ["white"]),
    ("dragonslayer", {"flights": [["black_1"], ["green_2"]]}, Slay("green_2"), ["green_2"]),
    ("thief", {}, Discard("white_1"), ["white_1"]),
    ("bronze_11", {"antes": ["copper_3", "red_3", "green_2"]}, TakeAnteCard("red_3"), ["red_3"]),
    (
        "tiamat",
        {"flights": [["red_2", "red_5", "blue_11", "blue_1"], []], "round": 5},
        CountColour("blue"),
        ["blue"],
    ),
]


@pytest.mark.parametrize(("card", "rest", "choice", "expected"), CHOICES, ids=[case[0] for case in CHOICES])
def test_9_3_every_choice_may_be_left_with_its_card(
    card: str, rest: dict[str, object], choice: Move, expected: list[str]
) -> None:
    state = position(hands=[[card, "white_1", "white_3"], ["red_10", "gold_6"]], **rest)  # type: ignore[arg-type]
    order(state, A, plan(Planned(card, wishes=(Wish(choice),))))  # type: ignore[arg-type]
    assert follow(state, A) == card
    assert [follow(state, A)] == expected


def test_9_3_whom_to_pick_among_equals_may_be_left_too() -> None:
    state = position(hands=[["red_12", "white_1"], ["black_2", "gold_6"], ["gold_2", "gold_4"]])
    order(state, A, plan(Planned("red_12", wishes=(Wish(Target(C)), Wish(CountStrength(3))))))
    assert [follow(state, A), follow(state, A)] == ["red_12", C]


def test_9_3_the_first_choice_that_is_allowed_is_made() -> None:
    state = position(
        hands=[["princess", "white_1"], ["black_2", "red_10"]], flights=[["gold_2", "silver_3", "gold_4"], []]
    )
    wishes = (Wish(TriggerNext("gold_13")), Wish(TriggerNext("gold_4")), Wish(TriggerNext("silver_3")))
    order(state, A, plan(Planned("princess", wishes=wishes)))
    assert [follow(state, A) for _ in range(3)] == ["princess", "gold_4", "silver_3"]


def test_9_3_without_a_choice_that_is_allowed_the_player_is_asked() -> None:
    state = position(hands=[["blue_7", "white_1"], ["black_2", "gold_6"]], stakes=4)
    order(state, A, plan(Planned("blue_7", wishes=(Wish(STEAL_GOLD, 5), Wish(DISCARD[0])))))
    follow(state, A)
    assert (asked(state), answer(state, A)) == (("blue_mode", A), None)


def test_9_3_choices_go_with_the_card_even_if_it_is_played_by_hand() -> None:
    state = position(hands=[["blue_7", "white_1"], ["black_2", "gold_6"]])
    order(state, A, plan("white_1", Planned("blue_7", wishes=(Wish(LEVY),))))
    play(state, A, "blue_7")
    assert answer(state, A) == "levy"


def test_9_3_another_card_has_no_choices_of_the_last_one() -> None:
    state = position(hands=[["blue_7", "blue_9", "white_1"], ["black_2", "gold_6"]])
    order(state, A, plan(Planned("blue_7", wishes=(Wish(LEVY),)), keep=True))
    play(state, A, "blue_9")
    assert (asked(state), answer(state, A)) == (("blue_mode", A), None)


def test_9_3_a_card_planned_twice_brings_the_choices_of_the_condition_that_holds() -> None:
    state = position(
        hands=[["white_1", "white_2"], ["blue_7", "white_3", "white_4"]],
        flights=[["white_8"], []],
        played={A: "white_8"},
        to_play=B,
    )
    twice = (Planned("blue_7", "leads", (Wish(STEAL_GOLD),)), Planned("blue_7", "triggers", (Wish(LEVY),)))
    order(state, B, plan(*twice))
    assert [follow(state, B), answer(state, B)] == ["blue_7", "levy"]


# What is refused.


@pytest.mark.parametrize(
    ("move", "expected"),
    [
        (AnswerDemands("red", "pay"), ("refuse-unknown-order", "6.orders")),  # type: ignore[arg-type]
        (AnswerDemands("green", "fight"), ("refuse-unknown-order", "6.orders")),  # type: ignore[arg-type]
        (plan("gold_13"), ("refuse-card-not-in-hand", "6.plan")),
        (plan("gold_99"), ("refuse-unknown-card", "1.1")),
        (plan(Planned("red_3", "never")), ("refuse-unknown-order", "6.plan")),  # type: ignore[arg-type]
        (plan(*["red_3"] * 31), ("refuse-plan-too-long", "6.plan")),
        (plan(Planned("red_3", wishes=(Wish(LEVY),) * 31)), ("refuse-plan-too-long", "6.plan")),
        (plan(Planned("red_3", wishes=(Wish(LEVY, -1),))), ("refuse-unknown-order", "6.plan")),
        (plan(Planned("red_3", wishes=(Wish(LEVY, 1000),))), ("refuse-unknown-order", "6.plan")),
        (plan(Planned("red_3", wishes=(Wish(AnswerDemands("green", "pay")),))), ("refuse-unknown-order", "6.plan")),  # type: ignore[arg-type]
        (plan(Planned("red_3", wishes=(Wish(Slay("gold_99")),))), ("refuse-unknown-card", "1.1")),
        (plan(Planned("red_3", wishes=(Wish(Target(B)),))), ("refuse-no-such-choice", "6.plan")),
        (plan(Planned("red_3", wishes=(Wish(Target(7)),))), ("refuse-no-such-choice", "6.plan")),
        (plan(Planned("red_3", wishes=(Wish(CopyPower("fire")),))), ("refuse-no-such-choice", "6.plan")),
        (plan(Planned("red_3", wishes=(Wish(CountColour("pink")),))), ("refuse-no-such-choice", "6.plan")),
        (plan(Planned("red_3", wishes=(Wish(CountStrength(14)),))), ("refuse-no-such-choice", "6.plan")),
    ],
)
def test_9_3_orders_that_make_no_sense_are_refused(move: Move, expected: tuple[str, str]) -> None:
    state = waiting(["red_8", "red_3"])
    order(state, B, AnswerDemands("green", "pay"))
    assert refusal(state, B, move) == expected


def test_9_3_whoever_is_out_of_the_game_gives_no_orders() -> None:
    state = position(
        hands=[["red_3", "black_2"], [], ["white_2", "white_3"]],
        hoards=[40, 0, 40],
        eliminated_in={B: 1},
        options={"end_eliminations": 2},
    )
    for move, rule in ((AnswerDemands("green", "pay"), "6.orders"), (PlanCards(), "6.plan")):
        assert refusal(state, B, move) == ("refuse-order-from-outside", rule)


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
