"""Time that runs out: the answers given for late players, and who is away. (3.timeout, 6.tempo-away, PD-44)"""

from typing import Any

import pytest

from dracotheque.core.decisions import Timer
from dracotheque.core.moves import CLOCK
from dracotheque.games.pierres_du_dragon.events import CameBack, TimeRanOut, WentAway
from dracotheque.games.pierres_du_dragon.moves import ComeBack, GoldOrder, Guard, SetStops, SilverOrder, StandingOrder
from dracotheque.games.pierres_du_dragon.state import Table
from tests.games.pierres_du_dragon.cards import SILVER, card, step
from tests.games.pierres_du_dragon.table import (
    P1,
    P2,
    P3,
    asked,
    bid,
    feed,
    fist,
    look,
    on_table,
    player,
    position,
    say,
    seen,
    silver_fist,
    time_up,
    win,
)

LIVE = {"gold_time": 45, "silver_time": 25, "power_time": 45}
SLOW = {"tempo": "slow", "gold_time": 24, "silver_time": 24, "power_time": 24}


def timed(*seats: str, **rest: Any) -> Table:
    rest.setdefault("pile", ["sorcerer"])
    return position(*seats, options=LIVE, **rest)


def slow(
    *seats: str, card: str = "red_dragon", pile: tuple[str, ...] = ("blue_dragon", "yellow_dragon", "thief")
) -> Table:
    return position(*seats, card=card, pile=pile, options=SLOW)


# The answers of 3.2.


def test_a_gold_fist_not_closed_in_time_is_empty() -> None:
    state = timed(card="red_dragon")
    assert state.actors == (P1, P2, P3, CLOCK)
    state.play(P2, fist("1F"))
    told = time_up(state)
    assert seen(told, TimeRanOut) == [TimeRanOut((P1, P3))]
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
    state = position(card="blank_1", pile=["sorcerer"], options=LIVE | {"own_characters": [script]})
    win(state)
    for question in ("use_or_not", "consider", "choose"):
        assert asked(state)[0] == question
        time_up(state)
    assert player(state, P1).startswith("1R ")


def test_the_time_allowed_is_shown_in_seconds() -> None:
    state = timed("1R1B1Y", card="wizard")
    assert look(state).time_allowed == 45
    bid(state, {P1: "1F", P2: "1F"})
    assert look(state).time_allowed == 25
    slow_game = slow()
    assert look(slow_game).time_allowed == 24 * 3600
    assert look(position(card="wizard")).time_allowed is None


def test_all_fists_of_a_stage_share_a_timer_and_each_decision_of_a_power_has_its_own() -> None:
    state = timed("1R1B1Y", card="wizard", pile=["merchant", "sorcerer"])
    gold = state.timer()
    state.play(P1, fist("1F"))
    assert state.timer() == gold == Timer("bid-1-0", 45, decides=True)
    bid(state, {P2: "1F"})
    assert state.timer() == Timer("silver-1-1", 25, decides=True)
    for seat in (P1, P2):
        state.play(seat, silver_fist(1 if seat == P1 else 0))
    assert state.timer() == Timer("power", 45, decides=True, restarts=True)
    say(state, "coins")
    assert state.timer() == Timer("bid-1-1", 45, decides=True)
    assert slow().timer().seconds == 24 * 3600


def test_without_times_no_clock_ticks() -> None:
    assert CLOCK not in position(card="wizard").actors


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


@pytest.mark.ruling("PD-44")
def test_two_deadlines_missed_in_a_row_and_a_seat_is_away() -> None:
    state = slow("2R")
    for _ in range(2):
        for seat in (P2, P3):
            state.play(seat, fist("–"))
        told = time_up(state)
    assert seen(told, WentAway) == [WentAway(P1)]
    assert look(state).places[P1].away
    assert (on_table(state), asked(state)) == ("yellow_dragon", ("bid", P2, P3))
    bid(state, {P2: "1F"})
    assert on_table(state) == "thief"
    bid(state, {P2: "1F"})
    assert player(state, P2).startswith("1R1Y ")  # what an absent player owns can be stolen


@pytest.mark.ruling("PD-44")
def test_a_seat_that_goes_away_in_the_middle_of_a_power_finishes_it_by_the_answers_of_the_clock() -> None:
    state = slow(pile=("rainbow_dragon", "thief"))
    feed(state, 0)
    state.play(P1, SetStops(win=True))
    state.play(P1, order("rainbow_dragon", 2))
    bid(state, {P1: "1F"})
    state.play(P2, fist("–"))
    state.play(P3, fist("–"))
    time_up(state)  # the first deadline missed: the stopped order wins
    assert asked(state) == ("colour", P1)
    told = time_up(state)  # the second: nobody waits for an answer to the next question
    assert seen(told, WentAway) == [WentAway(P1)]
    assert on_table(state) == "thief"
    assert player(state, P1).startswith("1R ")


def test_whoever_answers_in_time_is_there() -> None:
    state = slow()
    for _ in range(3):
        state.play(P2, fist("–"))
        state.play(P3, fist("–"))
        time_up(state)
        if on_table(state) == "yellow_dragon":
            break
        bid(state)
    assert not look(state).places[P1].away


def test_a_power_used_in_time_breaks_the_row() -> None:
    state = slow("1R1B1Y", card="red_dragon", pile=("wizard", "blue_dragon", "thief"))
    state.play(P1, SetStops(stones=True))
    state.play(P1, order("wizard", 2))
    bid(state, {P1: "1F"})
    state.play(P2, fist("–"))
    state.play(P3, fist("–"))
    time_up(state)  # the first deadline missed: the stopped order wins the Wizard
    say(state, "coins")
    state.play(P2, fist("–"))
    state.play(P3, fist("–"))
    time_up(state)
    assert not look(state).places[P1].away


def test_deadlines_for_powers_count_like_those_for_fists() -> None:
    state = slow("1R1B1Y", card="wizard", pile=("blue_dragon", "thief"))
    bid(state, {P1: "1F"})
    time_up(state)
    state.play(P2, fist("–"))
    state.play(P3, fist("–"))
    told = time_up(state)
    assert seen(told, WentAway) == [WentAway(P1)]


def test_who_is_away_may_come_back() -> None:
    state = slow()
    for _ in range(2):
        state.play(P2, fist("–"))
        state.play(P3, fist("–"))
        time_up(state)
    told = state.play(P1, ComeBack())
    assert seen(told, CameBack) == [CameBack(P1)]
    assert not look(state).places[P1].away
    bid(state)
    assert asked(state) == ("bid", P1, P2, P3)
    assert state.play(P1, ComeBack()) == ()


def test_where_everybody_is_away_the_table_waits() -> None:
    state = slow()
    for _ in range(2):
        time_up(state)
    assert all(place.away for place in look(state).places)
    assert asked(state) == ("bid", P1, P2, P3)
    time_up(state)
    assert on_table(state) == "thief"
    bid(state, {P1: "1F"})
    assert not any(place.away for place in look(state).places)


def test_in_live_play_nobody_goes_away() -> None:
    state = timed(card="red_dragon", pile=["blue_dragon", "yellow_dragon", "thief"])
    for _ in range(3):
        time_up(state)
    assert not any(place.away for place in look(state).places)
