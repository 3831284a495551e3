"""Time that runs out: the answers given for late players. (3.timeout, 6.tempo-away, PD-44)"""

from typing import Any

import pytest

from dracotheque.core.fields import fresh
from dracotheque.core.rules import Question
from dracotheque.games.pierres_du_dragon.moves import GoldOrder, Guard, SetStops, SilverOrder, StandingOrder
from dracotheque.games.pierres_du_dragon.state import Table
from tests.games.pierres_du_dragon.cards import SILVER, card, step
from tests.games.pierres_du_dragon.table import (
    P1,
    P2,
    asked,
    bid,
    feed,
    fist,
    look,
    player,
    position,
    silver_fist,
    time_up,
    win,
)

SLOW = {"tempo": "slow"}


def timed(*seats: str, **rest: Any) -> Table:
    rest.setdefault("pile", ["sorcerer"])
    return position(*seats, **rest)


def slow(
    *seats: str, card: str = "red_dragon", pile: tuple[str, ...] = ("blue_dragon", "yellow_dragon", "thief")
) -> Table:
    return position(*seats, card=card, pile=pile, options=SLOW)


# The answers of 3.2.


def test_a_gold_fist_not_closed_in_time_is_empty() -> None:
    state = timed(card="red_dragon")
    state.play(P2, fist("1F"))
    time_up(state)
    assert player(state, P2).startswith("1R ")
    assert player(state, P1) == "F8+0 C2 S5 0pt"


def test_a_silver_fist_not_closed_in_time_is_empty() -> None:
    state = timed(card="red_dragon")
    bid(state, {P1: "1F", P2: "1F"})
    state.play(P2, silver_fist(1))
    time_up(state)
    assert player(state, P2).startswith("1R ")


def test_a_late_player_does_not_double() -> None:
    state = timed("dop", card="red_dragon")
    win(state)
    time_up(state)
    assert player(state, P1) == "1R F7+1 C2 S5 0pt dop"


def test_a_late_player_pays_if_possible_with_most_red_then_most_blue() -> None:
    state = timed("3R3B3Y", card="magician")
    win(state)
    time_up(state)
    assert player(state, P1) == "2B3Y F7+1 C2 S5 1pt"


def test_a_late_player_pays_the_first_pair() -> None:
    state = timed("1R2B2Y", card="apprentice")
    win(state)
    time_up(state)
    assert player(state, P1) == "1R2Y F7+1 C2 S5 1pt"


def test_a_late_player_takes_the_first_stone_and_names_the_first_colour() -> None:
    ancient = timed(card="ancient_dragon")
    win(ancient)
    time_up(ancient)
    assert player(ancient, P1).startswith("1R ")
    troll = timed("1R1B1Y", card="troll")
    win(troll)
    time_up(troll)
    assert player(troll, P1).startswith("1B1Y ")


def test_a_late_player_names_the_rarest_colour_to_the_rainbow_dragon_and_stops() -> None:
    state = timed("", "3B", card="rainbow_dragon")
    feed(state, 0)
    win(state)
    time_up(state)
    assert asked(state) == ("push", P1)
    prompt = look(state).prompt
    assert prompt is not None
    assert prompt.about["colour"] == "blue"
    time_up(state)
    assert player(state, P1).startswith("1R ")


def test_a_late_player_picks_the_one_ahead_then_the_one_with_most_stones_then_the_first() -> None:
    for seats, victim in {
        ("", "1pt", "2pt", "1pt"): 2,
        ("", "1R 1pt", "2R 1pt", "1B 1pt"): 2,
        ("", "1R", "1B", "1Y"): 1,
    }.items():
        state = timed(*seats, card="brigand")
        win(state)
        time_up(state)
        assert [seat for seat in range(4) if "C0 S0" in player(state, seat)] == [victim]


def test_a_late_player_steals_the_first_colour() -> None:
    state = timed("", "1B1Y", card="thief")
    bid(state, {P1: "2F", P2: "1F"})
    time_up(state)
    assert player(state, P1).startswith("1B ")


def test_a_late_player_copies_the_first_character() -> None:
    state = timed(card="ghost", auctioned=["witch", "red_dragon"])
    win(state)
    time_up(state)
    assert player(state, P1).endswith("k")


def test_a_late_player_buys_nothing() -> None:
    state = timed(card="merchant")
    win(state)
    time_up(state)
    assert player(state, P1) == "F7+1 C2 S5 0pt"


@pytest.mark.parametrize(("points", "after"), [(0, "F7+1 C2 S5 0pt"), (2, "F7+0 C2 S5 3pt")])
def test_a_late_player_declines_the_necromancer_unless_it_wins(points: int, after: str) -> None:
    state = timed(f"{points}pt", card="necromancer")
    win(state)
    time_up(state)
    assert player(state, P1) == after


def test_a_late_player_takes_the_first_choice_of_a_home_made_character() -> None:
    lists = [[step("gain", item="red", n=1)], [SILVER]]
    script = card(step("may", do=[step("choose", options=lists)]), optional=True)
    state = position(card="blank_1", pile=["sorcerer"], options={"own_characters": [script]})
    win(state)
    for question in ("use_or_not", "consider", "choose"):
        assert asked(state)[0] == question
        time_up(state)
    assert player(state, P1).startswith("1R ")


@pytest.mark.ruling("PD-44")
def test_every_question_has_an_answer_for_who_is_late() -> None:
    """No bot bids a sleeper's gold, none uses a sleeper's power. (3.2)"""
    for name, question in Table.rules.questions.items():
        assert question.late_answer is not fresh(Question).late_answer, name


# Slow play.


def order(character: str, fairy: int, **rest: object) -> StandingOrder:
    return StandingOrder(character, GoldOrder(fairy), **rest)  # type: ignore[arg-type]  # written as a player would


def test_out_of_time_a_stopped_order_serves_if_its_guard_holds() -> None:
    state = slow()
    state.play(P1, SetStops(win=True))
    state.play(P1, order("blue_dragon", 3))
    bid(state, {P1: "1F"})
    assert P1 in state.actors
    time_up(state)
    assert player(state, P1).startswith("1R1B ")


def test_out_of_time_an_order_settles_a_tie_as_well() -> None:
    state = slow()
    state.play(P1, SetStops(win=True))
    state.play(P1, order("blue_dragon", 1, silver=SilverOrder(2)))
    bid(state, {P1: "1F"})
    state.play(P2, fist("1F"))
    time_up(state)
    assert asked(state) == ("silver", P1, P2)
    time_up(state)
    assert player(state, P1) == "1R1B F6+2 C2 S3 0pt"


def test_out_of_time_an_order_whose_guard_fails_is_an_empty_fist() -> None:
    state = slow()
    state.play(P1, order("red_dragon", 3, guard=Guard("pair")))
    time_up(state)
    assert player(state, P1) == "F8+0 C2 S5 0pt"
