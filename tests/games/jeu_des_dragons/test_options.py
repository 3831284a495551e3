"""What a table may agree on: every way a game can end, and seats that are skipped. (6)"""

import pytest

from dracotheque.core.errors import BadTable
from dracotheque.core.moves import CLOCK
from dracotheque.games.jeu_des_dragons import GAME
from dracotheque.games.jeu_des_dragons.events import CardsBought, CardsDrawn, GoldPaid, StakesRanDry, TimeRanOut
from dracotheque.games.jeu_des_dragons.moves import TimeUp
from dracotheque.games.jeu_des_dragons.options import DragonOptions
from dracotheque.games.jeu_des_dragons.state import Table
from tests.games.jeu_des_dragons.table import (
    A,
    B,
    C,
    D,
    asked,
    commit,
    hand,
    hand_size,
    hoards,
    look,
    options,
    play,
    position,
    refusal,
    seen,
    time_is_up,
)


def last_turn(hoards: tuple[int, int, int] = (40, 40, 40), stakes: int = 10, **agreed: object) -> Table:
    """C's turn, the last of round 3: the black_9 steals 2, then A's 12 wins the rest of the stakes."""
    return position(
        round=3,
        to_play=C,
        played={A: "red_12", B: "silver_10"},
        hands=[["white_1", "white_2"], ["green_1", "green_2"], ["black_9", "black_1"]],
        flights=[["red_12"], ["silver_10"], []],
        hoards=list(hoards),
        stakes=stakes,
        options=agreed,
    )


# What is accepted.


def test_the_defaults_are_those_of_the_rulebook() -> None:
    agreed = GAME.start(4, seed=1).options
    assert (agreed.end_eliminations, agreed.target_hoard, agreed.time_limit) == (1, None, None)
    assert (agreed.starting_hoard, agreed.max_gambits) == (50, None)


@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize("preset", GAME.presets(4))
def test_every_preset_opens_a_table_of_every_size(players: int, preset: str) -> None:
    state = GAME.start(players, GAME.presets(players)[preset], seed=1)
    assert asked(state) == (("ability", 0) if preset == "campaign" else ("ante", *range(players)))


@pytest.mark.parametrize(
    ("players", "wishes"),
    [
        (2, {"starting_hoard": 10}),
        (6, {"starting_hoard": 200}),
        (2, {"end_eliminations": 1}),
        (6, {"end_eliminations": 5}),
        (2, {"target_hoard": 51}),
        (2, {"target_hoard": 100}),
        (6, {"target_hoard": 1200, "starting_hoard": 200}),
        (3, {"max_gambits": 1}),
        (3, {"max_gambits": 50}),
        (3, {"max_gambits": None, "target_hoard": None, "time_limit": None}),
        (3, {"time_limit": 1}),
        (3, {"time_limit": "2027-01-31T20:30Z"}),
    ],
)
def test_the_ends_of_each_range_are_accepted(players: int, wishes: dict[str, object]) -> None:
    state = GAME.start(players, wishes, seed=1)
    for option, value in wishes.items():
        assert getattr(state.options, option) == value


@pytest.mark.parametrize(
    ("players", "wishes", "code"),
    [
        (3, {"starting_hoard": 9}, "error-bad-option"),
        (3, {"starting_hoard": 201}, "error-bad-option"),
        (3, {"starting_hoard": "many"}, "error-bad-option"),
        (3, {"max_gambits": 0}, "error-bad-option"),
        (3, {"max_gambits": 51}, "error-bad-option"),
        (3, {"end_eliminations": 0}, "error-bad-option"),
        (6, {"end_eliminations": 6}, "error-bad-option"),
        (3, {"end_eliminations": 3}, "error-too-many-eliminations"),
        (2, {"end_eliminations": 2}, "error-too-many-eliminations"),
        (3, {"target_hoard": 50}, "error-target-hoard"),
        (3, {"target_hoard": 151}, "error-target-hoard"),
        (3, {"target_hoard": 30, "starting_hoard": 30}, "error-target-hoard"),
        (3, {"time_limit": 0}, "error-bad-option"),
        (3, {"time_limit": "tomorrow"}, "error-bad-option"),
        (3, {"house_rules": True}, "error-unknown-option"),
    ],
)
def test_what_lies_outside_is_refused(players: int, wishes: dict[str, object], code: str) -> None:
    with pytest.raises(BadTable) as refused:
        GAME.start(players, wishes, seed=1)
    assert refused.value.code == code


@pytest.mark.parametrize("players", [0, 1, 7, True])
def test_two_to_six_may_play(players: int) -> None:
    with pytest.raises(BadTable) as refused:
        GAME.start(players, seed=1)
    assert refused.value.code == "error-player-count"


@pytest.mark.ruling("JD-48")
def test_any_starting_hoard_is_simply_a_number() -> None:
    state = GAME.start(6, {"starting_hoard": 200}, seed=1)
    assert hoards(state) == (200,) * 6
    assert sum(hoards(state)) > 300


# How the game ends.


def test_by_default_the_game_goes_on_while_everybody_has_gold() -> None:
    state = last_turn((40, 1, 40))
    play(state, C, "black_9")
    assert not state.over


@pytest.mark.ruling("JD-44")
def test_end_eliminations_counts_the_players_who_are_gone() -> None:
    state = last_turn((40, 0, 40), end_eliminations=2)
    play(state, C, "black_9")
    assert not state.over
    assert asked(state) == ("ante", A, C)
    assert look(state).places[B].eliminated_in == 1


@pytest.mark.ruling("JD-44")
def test_the_game_ends_when_that_many_are_gone_or_one_player_is_left() -> None:
    state = position(
        round=3,
        gambit=4,
        leader=A,
        to_play=C,
        played={A: "red_12"},
        hands=[["white_1", "white_2"], [], ["black_1", "black_9"]],
        flights=[["red_12"], [], []],
        hoards=[40, 0, 0],
        debts={C: [(A, 9)]},
        eliminated_in={B: 2},
        options={"end_eliminations": 2},
    )
    play(state, C, "black_1")
    assert (state.over, state.winners) == (True, (A,))
    assert look(state).ranking == ((A,), (C,), (B,))


@pytest.mark.ruling("JD-45")
def test_the_target_hoard_ends_the_game_after_the_settlement() -> None:
    state = last_turn(target_hoard=51, starting_hoard=40)
    play(state, C, "black_9")
    assert hoards(state) == (48, 40, 42)
    assert not state.over

    state = last_turn((43, 40, 40), target_hoard=51, starting_hoard=40)
    play(state, C, "black_9")
    assert (state.over, state.ending, state.winners) == (True, "target-hoard", (A,))


@pytest.mark.ruling("JD-45")
def test_the_target_hoard_is_not_looked_at_in_mid_gambit() -> None:
    state = position(
        round=3,
        hands=[["black_9", "white_1"], ["blue_11", "green_2"]],
        flights=[[], ["gold_2"]],
        hoards=[50, 40],
        stakes=20,
        options={"target_hoard": 51},
    )
    play(state, A, "black_9")
    assert hoards(state) == (52, 40)
    assert not state.over


@pytest.mark.ruling("JD-45")
def test_the_target_hoard_ends_a_game_beside_eliminations() -> None:
    state = last_turn((40, 0, 40), target_hoard=100, end_eliminations=1)
    play(state, C, "black_9")
    assert (state.over, state.ending) == (True, "eliminations")


@pytest.mark.ruling("JD-47")
def test_max_gambits_ends_the_game_and_the_richest_wins() -> None:
    state = last_turn((40, 60, 40), max_gambits=1)
    play(state, C, "black_9")
    assert (state.over, state.ending, state.winners) == (True, "max-gambits", (B,))
    assert [hand_size(state, seat) for seat in (A, B, C)] == [2, 2, 1]


@pytest.mark.ruling("JD-47")
def test_max_gambits_lets_the_gambits_before_pass() -> None:
    state = last_turn(max_gambits=2)
    play(state, C, "black_9")
    assert not state.over
    assert look(state).gambit == 2


@pytest.mark.ruling("JD-47")
def test_a_gambit_without_a_winner_counts() -> None:
    state = last_turn(stakes=2, max_gambits=1)
    told = play(state, C, "black_9")
    assert seen(told, StakesRanDry) == [StakesRanDry(C)]
    assert (state.over, state.ending, state.winners) == (True, "max-gambits", (C,))


@pytest.mark.ruling("JD-46")
def test_after_time_up_the_gambit_is_finished_and_exactly_one_more_is_played() -> None:
    state = last_turn(time_limit=30)
    told = time_is_up(state)
    assert seen(told, TimeRanOut) == [TimeRanOut()]
    assert asked(state) == ("play", C)
    play(state, C, "black_9")
    assert (state.over, look(state).gambit, look(state).last_gambit) == (False, 2, 2)
    finish_gambit(state)
    assert (state.over, state.ending, look(state).gambit) == (True, "time-limit", 2)


def finish_gambit(state: Table) -> None:
    """Play any moves until the gambit is over."""
    gambit = look(state).gambit
    while not state.over and look(state).gambit == gambit:
        seat = state.actors[0]
        state.play(seat, state.decision(seat).moves[0])


@pytest.mark.ruling("JD-46")
def test_without_time_up_a_time_limit_ends_nothing() -> None:
    state = last_turn(time_limit=30)
    play(state, C, "black_9")
    finish_gambit(state)
    assert not state.over
    assert look(state).gambit == 3


@pytest.mark.ruling("JD-46")
def test_time_may_be_up_while_antes_are_chosen_and_sealed_antes_stay() -> None:
    state = position(
        moment="ante",
        gambit=4,
        stakes=0,
        hands=[["black_9", "red_5"], ["gold_4", "white_2"]],
        options={"time_limit": 30},
    )
    play(state, A, "black_9")
    time_is_up(state)
    assert (asked(state), look(state).last_gambit) == (("ante", B), 5)
    commit(state, {B: "gold_4"})
    assert look(state).leader == A


@pytest.mark.ruling("JD-46")
def test_the_clock_has_one_move_and_everybody_else_is_still_asked() -> None:
    state = last_turn(time_limit="2027-01-31T20:30Z")
    decision = state.decision(CLOCK)
    assert (decision.question, list(decision.moves)) == ("clock", [TimeUp()])
    assert asked(state) == ("play", C)
    time_is_up(state)
    assert list(state.decision(CLOCK).moves) == []


@pytest.mark.ruling("JD-46")
def test_time_up_is_refused_twice_and_without_a_time_limit() -> None:
    state = last_turn(time_limit=30)
    time_is_up(state)
    assert refusal(state, CLOCK, TimeUp())[0] == "refuse-clock"
    assert refusal(last_turn(), CLOCK, TimeUp())[0] == "refuse-clock"


@pytest.mark.ruling("JD-46")
def test_a_player_cannot_call_time() -> None:
    assert refusal(last_turn(time_limit=30), C, TimeUp())[0] == "refuse-not-an-answer"


def test_the_first_end_that_is_met_ends_the_game() -> None:
    state = last_turn(time_limit=30, max_gambits=2, target_hoard=100)
    time_is_up(state)
    play(state, C, "black_9")
    assert not state.over
    finish_gambit(state)
    assert (state.over, look(state).gambit) == (True, 2)


def test_no_end_is_tested_in_mid_gambit() -> None:
    state = position(
        round=2,
        hands=[["bahamut", "white_1"], ["blue_1", "blue_2"], ["red_3", "red_5"]],
        flights=[[], ["white_2", "gold_2"], []],
        hoards=[40, 4, 40],
        options={"max_gambits": 1, "target_hoard": 44, "starting_hoard": 40},
    )
    play(state, A, "bahamut")
    assert hoards(state) == (44, 0, 40)
    assert not state.over
    assert asked(state) == ("play", B)


# Eliminated seats are skipped everywhere.


def three_left(**rest: object) -> Table:
    """Four seats of which B is gone: on A's left sits C."""
    settings: dict[str, object] = {
        "eliminated_in": {B: 1},
        "gambit": 2,
        "hoards": [40, 0, 40, 40],
        "hands": [["white_1", "white_2"], [], ["green_1", "green_2"], ["black_1", "black_2"]],
        "options": {"end_eliminations": 3},
    }
    return position(**{**settings, **rest})  # type: ignore[arg-type]  # a position by its parts


@pytest.mark.ruling("JD-51")
def test_left_skips_eliminated_seats() -> None:
    state = three_left(hands=[["green_10", "white_2"], [], ["green_1", "green_2"], ["black_1", "black_2"]])
    play(state, A, "green_10")
    assert asked(state) == ("demand", C)
    play(state, C, "pay")
    assert asked(state) == ("play", C)


def test_eliminated_seats_lay_no_ante_and_pay_none() -> None:
    hands = [["white_1", "white_2"], [], ["green_1", "green_2", "green_4"], ["black_1", "black_2"]]
    state = three_left(moment="ante", stakes=0, hands=hands)
    assert asked(state) == ("ante", A, C, D)
    assert options(state, B) == set()
    told = commit(state, {A: "white_1", C: "green_2", D: "black_1"})
    assert [paid.payer for paid in seen(told, GoldPaid)] == [C, D, A]
    assert look(state).stakes == 6
    assert [laid.seat for laid in look(state).laid] == [A, C, D]


def test_eliminated_seats_are_no_opponents() -> None:
    state = three_left(hands=[["blue_11", "white_2"], [], ["green_1", "green_2"], ["black_1", "black_2"]])
    told = play(state, A, "blue_11", "levy")
    assert [paid.payer for paid in seen(told, GoldPaid)] == [C, D]
    assert look(state).stakes == 32


def test_eliminated_seats_are_no_target_even_where_all_flights_are_empty() -> None:
    state = three_left(hands=[["red_12", "white_2"], [], ["green_1", "green_2"], ["black_1", "black_2"]])
    play(state, A, "red_12")
    assert options(state, A) == {C, D}


def test_eliminated_seats_neither_draw_nor_buy_nor_play() -> None:
    state = three_left(
        leader=D,
        hands=[["white_1"], [], ["green_1", "green_4"], ["silver_12", "black_2"]],
        flights=[["gold_2"], [], ["gold_4"], []],
    )
    told = play(state, D, "silver_12")
    assert [event.seat for event in seen(told, CardsDrawn)] == [D, A, C]
    assert not seen(told, CardsBought)
    told = play(state, A, "white_1")
    assert asked(state) == ("play", C)


def test_eliminated_seats_do_not_pay_for_a_colour_flight() -> None:
    state = three_left(
        hands=[["gold_6", "white_2"], [], ["green_1", "green_2"], ["black_1", "black_2"]],
        flights=[["gold_2", "gold_4"], [], [], []],
    )
    play(state, A, "gold_6")
    assert hoards(state) == (48, 0, 36, 36)


def test_eliminated_seats_draw_nothing_at_the_end_and_win_nothing_under_the_druid() -> None:
    state = three_left(
        moment="end of round",
        round=3,
        druid=True,
        played={A: "red_12", C: "gold_4", D: "gold_2"},
        flights=[["red_12"], [], ["gold_4"], ["gold_2"]],
    )
    assert hoards(state) == (40, 0, 40, 70)
    assert [len(hand(state, seat)) for seat in range(4)] == [4, 0, 4, 4]
    assert (look(state).first_seat, asked(state)) == (D, ("ante", A, C, D))


def test_a_leader_whose_card_was_slain_hands_on_over_an_eliminated_seat() -> None:
    state = three_left(
        to_play=D,
        played={A: "brass_5", C: "white_8"},
        hands=[["white_1", "white_2"], [], ["green_1", "green_2"], ["dragonslayer", "black_2"]],
        flights=[["brass_5"], [], ["white_8"], []],
    )
    play(state, D, "dragonslayer")
    assert asked(state) == ("play", C)


@pytest.mark.parametrize("moment", ["2027-02-31T20:30Z", "2027-13-01T20:30Z", "2027-02-28T24:30Z", "2027-02-29T10:00Z"])
def test_a_moment_that_never_comes_is_no_time_limit(moment: str) -> None:
    with pytest.raises(BadTable, match="error-bad-option"):
        GAME.options({"time_limit": moment}, 3)
    leap_day = "2028-02-29T23:59+01:00"
    assert GAME.options({"time_limit": leap_day}, 3) == DragonOptions(time_limit=leap_day)
