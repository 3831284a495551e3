"""Worked examples 15, 16 and 18 to 25 of the rules: settlement, barred flights, ties, leaders, Bronze. (10)"""

from dracotheque.games.jeu_des_dragons import GAME
from dracotheque.games.jeu_des_dragons.events import (
    CardPlayed,
    CardsBought,
    CardsDrawn,
    ColourFlightCounted,
    DebtForgiven,
    DebtRepaid,
    DruidInvoked,
    FlightsTied,
    GambitWon,
    PlayerEliminated,
    PowerWithoutEffect,
    PriestInvoked,
    RoundBegan,
    StakesShared,
)
from tests.games.jeu_des_dragons.table import (
    A,
    B,
    C,
    D,
    antes,
    asked,
    discard,
    flight,
    hand,
    hand_size,
    hoards,
    look,
    no_debts,
    options,
    place,
    play,
    seen,
    strength,
)


def test_example_15_settling_debts_when_the_gambit_ends() -> None:
    """The winner's debt to the stakes is wiped out, other debts are repaid, and what flows back is won too."""
    state = GAME.arrange(
        moment="end of round",
        round=3,
        leader=C,
        played={C: "blue_4", A: "silver_3", B: "copper_1"},
        stakes=10,
        antes=["white_1", "green_4", "red_3"],
        hoards=[0, 0, 140],
        hands=[
            ["blue_2", "brass_4", "brass_5"],
            ["black_9", "red_10", "gold_6"],
            ["green_2", "copper_3", "copper_5"],
        ],
        flights=[
            ["red_12", "gold_11", "silver_3"],
            ["black_2", "black_3", "copper_1"],
            ["silver_8", "white_2", "blue_4"],
        ],
        debts={A: [("stakes", 4), (B, 5)], B: [("stakes", 3)]},
    )
    told = state.news()

    (won,) = seen(told, GambitWon)
    assert (won.seat, won.strength, won.amount) == (A, 26, 10)
    assert seen(told, DebtForgiven) == [DebtForgiven(A, 4)]
    assert seen(told, DebtRepaid) == [DebtRepaid(A, B, 5), DebtRepaid(B, -1, 3)]
    assert hoards(state) == (8, 2, 140)
    assert look(state).stakes == 0
    assert no_debts(state)
    assert not seen(told, PlayerEliminated)
    assert not state.over
    assert [event.seat for event in seen(told, CardsDrawn)] == [A, B, C]
    assert look(state).gambit == 2
    assert asked(state) == ("ante", A, B, C)


def test_example_16_a_gambit_winner_who_cannot_repay_is_eliminated() -> None:
    """Winning a gambit saves nobody whose debts eat the stakes; gold that is owed counts for nothing."""
    state = GAME.arrange(
        moment="end of round",
        round=3,
        leader=A,
        played={A: "silver_3", B: "copper_1", C: "blue_4"},
        stakes=10,
        antes=["white_1", "green_4", "red_3"],
        hoards=[0, 60, 80],
        hands=[
            ["green_2", "blue_2", "brass_2", "silver_2"],
            ["red_2", "gold_2", "white_3", "bronze_3"],
            ["copper_3", "white_4", "brass_4", "gold_4"],
        ],
        flights=[
            ["red_12", "gold_11", "silver_3"],
            ["black_2", "black_3", "copper_1"],
            ["silver_8", "white_2", "blue_4"],
        ],
        debts={A: [(B, 12), ("stakes", 4)]},
    )
    told = state.news()

    assert [(event.seat, event.strength) for event in seen(told, GambitWon)] == [(A, 26)]
    assert seen(told, DebtRepaid) == [DebtRepaid(A, B, 10)]
    assert hoards(state) == (0, 70, 80)
    (gone,) = seen(told, PlayerEliminated)
    assert gone.seat == A
    assert set(gone.cards) == {"green_2", "blue_2", "brass_2", "silver_2"}
    assert state.over
    assert state.winners == (C,)
    assert look(state).ranking == ((C,), (B,), (A,))
    assert not seen(told, CardsDrawn)
    assert [hand_size(state, seat) for seat in (A, B, C)] == [0, 4, 4]
    assert asked(state) == ()


def test_example_18_no_purchase_when_the_gambit_ends() -> None:
    """In round 3 an empty hand waits: a gambit that is over needs no purchase."""
    state = GAME.arrange(
        round=3,
        leader=A,
        stakes=20,
        antes=["black_9", "green_10"],
        deck=["blue_1", "blue_2", "blue_4", "blue_7"],
        hoards=[40, 40],
        hands=[["thief", "black_1"], ["red_10", "white_2", "white_4"]],
        flights=[["red_2", "white_3"], ["gold_13", "silver_2"]],
    )
    assert not seen(state.news(), CardsBought)
    assert asked(state) == ("play", A)

    told = play(state, A, "thief")
    assert hoards(state) == (47, 40)
    assert look(state).stakes == 13
    assert hand_size(state, A) == 0
    assert discard(state) == ["black_1"]
    assert asked(state) == ("play", B)

    told += play(state, B, "white_2")
    (won,) = seen(told, GambitWon)
    assert (won.seat, won.strength, won.amount) == (B, 17, 10)
    assert hoards(state) == (47, 53)
    assert not seen(told, CardsBought)
    assert [event.seat for event in seen(told, CardsDrawn)] == [B, A]
    assert hand(state, B) == {"red_10", "white_4", "blue_1", "blue_2"}
    assert hand(state, A) == {"blue_4", "blue_7"}


def test_example_19_a_flight_that_may_not_win() -> None:
    """Bahamut with an evil dragon is left out, and a tie with that flight is no tie."""
    state = GAME.arrange(
        moment="end of round",
        round=3,
        leader=C,
        played={C: "gold_6", A: "white_2", B: "black_5"},
        stakes=33,
        antes=["white_1", "green_4", "red_3"],
        hoards=[30, 40, 47],
        hands=[
            ["green_2", "blue_2", "black_2", "brass_2"],
            ["silver_2", "red_2", "gold_2", "white_3"],
            ["black_3", "silver_3", "bronze_3", "copper_3"],
        ],
        flights=[
            ["bahamut", "gold_13", "white_2"],
            ["red_12", "blue_11", "black_5"],
            ["silver_12", "silver_8", "gold_6"],
        ],
    )
    told = state.news()

    assert [(event.seat, event.strength) for event in seen(told, GambitWon)] == [(B, 28)]
    assert not seen(told, FlightsTied)
    assert not seen(told, RoundBegan)
    assert hoards(state) == (30, 73, 47)
    assert look(state).gambit == 2


def test_example_20_two_players_and_nobody_may_win() -> None:
    """When both flights are barred the stakes are shared, the odd coin going to the leader of the last round."""
    state = GAME.arrange(
        moment="end of round",
        round=3,
        leader=B,
        played={B: "red_3", A: "white_2"},
        stakes=27,
        antes=["white_1", "green_4"],
        hoards=[40, 33],
        hands=[["green_2", "blue_2", "black_2", "brass_2"], ["silver_2", "red_2", "gold_2", "white_3"]],
        flights=[["bahamut", "gold_13", "white_2"], ["tiamat", "silver_12", "red_3"]],
    )
    told = state.news()

    assert not seen(told, GambitWon)
    assert [(set(event.seats), event.amount) for event in seen(told, StakesShared)] == [({A, B}, 27)]
    assert hoards(state) == (53, 47)
    assert look(state).stakes == 0
    assert [event.seat for event in seen(told, CardsDrawn)] == [B, A]
    assert look(state).first_seat == B
    assert look(state).gambit == 2


def test_example_21_the_druid_and_a_tie_for_the_weakest_flight() -> None:
    """The weakest flight wins, and two of them call for another round."""
    state = GAME.arrange(
        round=3,
        leader=A,
        stakes=24,
        antes=["blue_9", "green_4", "red_3"],
        deck=["copper_1", "copper_3", "copper_5"],
        hoards=[42, 42, 42],
        hands=[
            ["druid", "green_1", "gold_2"],
            ["white_2", "black_2", "red_10"],
            ["red_12", "gold_13", "brass_1"],
        ],
        flights=[["white_1", "black_3"], ["blue_4", "brass_4"], ["silver_10", "gold_6"]],
    )

    told = play(state, A, "druid")
    assert seen(told, DruidInvoked) == [DruidInvoked(A)]
    assert hoards(state) == (41, 42, 42)
    assert look(state).stakes == 25
    assert look(state).druid

    play(state, B, "white_2")
    assert hoards(state) == (41, 45, 42)
    assert look(state).stakes == 22

    told = play(state, C, "red_12")
    assert [event.triggers for event in seen(told, CardPlayed)] == [False]
    assert [strength(state, seat) for seat in (A, B, C)] == [10, 10, 28]
    assert [set(event.seats) for event in seen(told, FlightsTied)] == [{A, B}]
    assert look(state).round == 4
    assert asked(state) == ("play", C)

    play(state, C, "gold_13")
    assert hand(state, C) == {"brass_1", "copper_1", "copper_3", "copper_5"}

    play(state, A, "green_1")
    assert hoards(state) == (46, 40, 42)
    assert asked(state) == ("play", B)

    told = play(state, B, "black_2")
    assert [event.triggers for event in seen(told, CardPlayed)] == [False]
    assert [(event.seat, event.strength, event.amount) for event in seen(told, GambitWon)] == [(A, 11, 22)]
    assert hoards(state) == (68, 40, 42)
    assert not look(state).druid
    assert look(state).first_seat == A


def test_example_22_the_priest_in_round_3_followed_by_a_tie() -> None:
    """The Priest's player leads the extra round, whatever cards were played."""
    state = GAME.arrange(
        round=3,
        leader=B,
        stakes=18,
        antes=["blue_9", "green_4"],
        hoards=[41, 41],
        hands=[["priest", "green_1", "gold_2"], ["green_6", "black_2", "red_10"]],
        flights=[["red_8", "black_3"], ["gold_6", "brass_4"]],
    )

    play(state, B, "green_6")
    assert asked(state) == ("demand", A)
    assert options(state, A) == {"pay", "green_1"}
    play(state, A, "pay")
    assert hoards(state) == (36, 46)
    assert asked(state) == ("play", A)

    told = play(state, A, "priest")
    assert seen(told, PriestInvoked) == [PriestInvoked(A)]
    assert hoards(state) == (35, 46)
    assert look(state).stakes == 19
    assert [strength(state, seat) for seat in (A, B)] == [16, 16]
    assert len(seen(told, FlightsTied)) == 1
    assert look(state).round == 4
    assert look(state).leader == A
    assert asked(state) == ("play", A)


def test_example_23_the_dragonslayer_and_the_next_leader() -> None:
    """A slain card is out of the comparison for the lead."""
    state = GAME.arrange(
        round=2,
        leader=A,
        to_play=C,
        played={A: "black_7", B: "green_8"},
        stakes=40,
        antes=["blue_9", "green_4", "red_3", "white_1"],
        deck=["copper_5", "copper_7"],
        hoards=[40, 40, 40, 40],
        hands=[
            ["brass_1", "brass_2"],
            ["copper_1", "copper_3"],
            ["dragonslayer", "black_2", "red_10"],
            ["gold_6", "blue_2", "blue_4"],
        ],
        flights=[["white_8", "black_7"], ["gold_2", "green_8"], ["silver_3"], ["bronze_11"]],
    )
    assert [strength(state, seat) for seat in (A, B, C, D)] == [15, 10, 3, 11]
    assert look(state).reference == 8
    assert look(state).next_leader == B

    play(state, C, "dragonslayer")
    assert hoards(state) == (40, 40, 39, 40)
    assert look(state).stakes == 41
    assert asked(state) == ("slay", C)
    assert options(state, C) == {"silver_3", "black_7", "gold_2"}

    play(state, C, "black_7")
    assert flight(state, A) == ["white_8"]
    assert strength(state, A) == 8
    assert place(state, A).slain
    assert discard(state) == ["black_7"]
    assert look(state).reference == 8
    assert look(state).next_leader == B, "all that stands is tied, and the leader's own card was slain"

    play(state, D, "gold_6")
    assert hand(state, D) == {"blue_2", "blue_4", "copper_5", "copper_7"}
    assert look(state).round == 3
    assert look(state).leader == D
    assert look(state).next_leader == -1, "nobody can tell before a card is played"
    assert asked(state) == ("play", D)


def test_example_24_tiamat_completes_two_colours_at_once() -> None:
    """Tiamat is of five colours, but only one colour flight may be counted."""
    state = GAME.arrange(
        round=5,
        leader=A,
        stakes=20,
        antes=["white_1"],
        hoards=[30, 50, 50],
        hands=[
            ["tiamat", "brass_1", "brass_4"],
            ["copper_1", "copper_3", "copper_5"],
            ["dragonslayer", "black_3", "red_10"],
        ],
        flights=[
            ["red_2", "red_5", "blue_11", "blue_1"],
            ["gold_2", "green_8", "brass_9", "brass_2"],
            ["silver_3", "silver_8", "white_6", "black_2"],
        ],
    )
    assert [strength(state, seat) for seat in (A, B, C)] == [19, 21, 19]

    told = play(state, A, "tiamat")
    assert seen(told, PowerWithoutEffect) == [PowerWithoutEffect(A, "tiamat")]
    assert asked(state) == ("color_flight", A)
    assert options(state, A) == {"red", "blue"}

    told = play(state, A, "blue")
    assert seen(told, ColourFlightCounted) == [ColourFlightCounted(A, "blue", 11)]
    assert hoards(state) == (52, 39, 39)
    assert look(state).stakes == 20
    assert place(state, A).colour_counted
    assert not place(state, A).barred
    assert asked(state) == ("play", B)


def test_example_24_continued_a_second_colour_flight_cannot_be_counted() -> None:
    """Later in the same gambit a third Red changes nothing."""
    state = GAME.arrange(
        round=6,
        leader=A,
        stakes=20,
        hoards=[52, 39, 39],
        hands=[
            ["red_3", "brass_1", "brass_4"],
            ["copper_1", "copper_3", "copper_5"],
            ["dragonslayer", "black_3", "red_10"],
        ],
        flights=[
            ["red_2", "red_5", "blue_11", "blue_1", "tiamat"],
            ["gold_2", "green_8", "brass_9", "brass_2"],
            ["silver_3", "silver_8", "white_6", "black_2"],
        ],
        colour_counted=[A],
    )
    told = play(state, A, "red_3")
    assert not seen(told, ColourFlightCounted)
    assert asked(state) == ("play", B)


def test_example_25_the_bronze_dragon_with_room_for_one_card_and_a_tie() -> None:
    """With room for one, every card that could be one of the two weakest is offered."""
    state = GAME.arrange(
        round=1,
        leader=A,
        stakes=28,
        antes=["copper_3", "red_3", "blue_7", "green_2"],
        hoards=[43, 43, 43, 43],
        hands=[
            [
                *("bronze_6", "white_1", "white_2", "white_3", "white_4"),
                *("black_1", "black_2", "black_3", "blue_1", "blue_2"),
            ],
            ["brass_2", "silver_2", "red_2", "gold_2"],
            ["silver_3", "bronze_3", "blue_4", "green_4"],
            ["brass_4", "gold_4", "black_5", "brass_5"],
        ],
    )

    play(state, A, "bronze_6")
    assert hand_size(state, A) == 9
    assert asked(state) == ("bronze_pick", A)
    assert options(state, A) == {"green_2", "copper_3", "red_3"}

    play(state, A, "red_3")
    assert hand_size(state, A) == 10
    assert "red_3" in hand(state, A)
    assert antes(state) == {"copper_3", "blue_7", "green_2"}
    assert asked(state) == ("play", B)
