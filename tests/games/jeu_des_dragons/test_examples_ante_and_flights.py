"""Worked examples 01 to 07 of the rules: the ante, the trigger test, the hand limit, special flights. (10)"""

from dracotheque.games.jeu_des_dragons import GAME
from dracotheque.games.jeu_des_dragons.events import (
    AntesAllTied,
    CardPlayed,
    CardsDrawn,
    ColourFlightCounted,
    GambitWon,
    GoldPaid,
    PowerUsed,
    StrengthFlightCounted,
)
from tests.games.jeu_des_dragons.table import (
    A,
    B,
    C,
    D,
    antes,
    asked,
    commit,
    debts,
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


def test_example_01_ante_with_a_tie_at_the_top() -> None:
    """Tied cards set the price but do not lead."""
    hands = [
        ["black_9", "white_2", "copper_5", "red_3", "blue_4"],
        ["blue_9", "green_2", "gold_4", "brass_5", "white_6"],
        ["bronze_7", "silver_3", "white_1", "green_4", "black_5"],
    ]
    state = GAME.arrange(moment="ante", hands=hands, hoards=[50, 50, 50])
    assert asked(state) == ("ante", A, B, C)
    assert options(state, A) == set(hands[A])

    told = commit(state, {A: "black_9", B: "blue_9", C: "bronze_7"})

    assert look(state).leader == C
    assert hoards(state) == (41, 41, 41)
    assert look(state).stakes == 27
    assert antes(state) == {"black_9", "blue_9", "bronze_7"}
    assert not seen(told, PowerUsed)
    assert [hand(state, seat) for seat in (A, B, C)] == [set(cards[1:]) for cards in hands]
    assert look(state).round == 1
    assert asked(state) == ("play", C)
    assert options(state, C) == {"silver_3", "white_1", "green_4", "black_5"}


def test_example_02_general_tie_of_the_antes() -> None:
    """When every ante card is tied nobody pays: all are discarded, everybody draws and lays again."""
    state = GAME.arrange(
        moment="ante",
        first_seat=A,
        hands=[
            ["black_5", "white_2", "copper_7", "red_3"],
            ["red_8", "green_2", "gold_4", "brass_7"],
            ["brass_5", "silver_3", "white_1", "green_4"],
            ["silver_8", "black_1", "blue_2", "gold_6"],
        ],
        hoards=[50, 50, 50, 50],
        deck=["copper_1", "copper_3", "tiamat", "gold_2"],
    )

    told = commit(state, {A: "black_5", B: "red_8", C: "brass_5", D: "silver_8"})

    assert len(seen(told, AntesAllTied)) == 1
    assert set(discard(state)) == {"black_5", "red_8", "brass_5", "silver_8"}
    assert hoards(state) == (50, 50, 50, 50)
    assert look(state).stakes == 0
    assert [event.seat for event in seen(told, CardsDrawn)] == [A, B, C, D]
    assert hand(state, A) == {"white_2", "copper_7", "red_3", "copper_1"}
    assert hand(state, B) == {"green_2", "gold_4", "brass_7", "copper_3"}
    assert hand(state, C) == {"silver_3", "white_1", "green_4", "tiamat"}
    assert hand(state, D) == {"black_1", "blue_2", "gold_6", "gold_2"}
    assert asked(state) == ("ante", A, B, C, D)

    commit(state, {A: "copper_7", B: "brass_7", C: "tiamat", D: "gold_6"})

    assert look(state).leader == C
    assert hoards(state) == (37, 37, 37, 37)
    assert look(state).stakes == 52
    assert sorted(discard(state)) == ["black_5", "brass_5", "red_8", "silver_8"]
    assert antes(state) == {"copper_7", "brass_7", "tiamat", "gold_6"}
    assert [hand_size(state, seat) for seat in (A, B, C, D)] == [3, 3, 3, 3]
    assert asked(state) == ("play", C)


def test_example_03_trigger_test_and_next_leader() -> None:
    """A card triggers when it leads or is not stronger than the one before; tied cards do not lead."""
    state = GAME.arrange(
        round=1,
        leader=C,
        stakes=28,
        antes=["white_1", "copper_1", "green_1", "blue_7"],
        hoards=[43, 43, 43, 43],
        hands=[
            ["red_12", "white_4", "white_6", "blue_9"],
            ["bronze_9", "silver_2", "brass_7", "green_6"],
            ["black_5", "red_10", "white_2", "silver_12"],
            ["black_3", "gold_6", "brass_4", "red_3"],
        ],
    )
    assert asked(state) == ("play", C)
    assert look(state).reference == 0

    told = play(state, C, "black_5")
    assert (hoards(state), look(state).stakes) == ((43, 43, 45, 43), 26)
    assert asked(state) == ("play", D)
    assert look(state).reference == 5

    told += play(state, D, "black_3")
    assert (hoards(state), look(state).stakes) == ((43, 43, 45, 45), 24)
    assert asked(state) == ("play", A)
    assert look(state).reference == 3

    told += play(state, A, "white_6")
    assert (hoards(state), look(state).stakes) == ((43, 43, 45, 45), 24)
    assert asked(state) == ("play", B)
    assert look(state).reference == 6

    told += play(state, B, "green_6")
    assert asked(state) == ("demand", C)
    assert options(state, C) == {"pay", "white_2"}
    told += play(state, C, "pay")

    assert [event.triggers for event in seen(told, CardPlayed)] == [True, True, False, True]
    assert look(state).stakes == 24
    assert hoards(state) == (43, 48, 40, 45)
    assert look(state).round == 2
    assert look(state).leader == C
    assert asked(state) == ("play", C)


def test_example_04_hand_limit_of_ten_during_play_and_at_the_end_of_a_gambit() -> None:
    """A hand stops at ten, during a power as well as at the end of a gambit."""
    a = ["white_2", "white_3", "white_4", "black_1", "black_2", "black_3", "blue_2", "blue_4", "blue_7"]
    b = ["bronze_1", "bronze_3", "bronze_6", "red_2", "copper_1", "copper_3", "copper_5", "copper_7", "brass_1"]
    state = GAME.arrange(
        round=3,
        leader=A,
        stakes=20,
        antes=["white_1", "green_1", "blue_1"],
        deck=["green_2", "green_4", "green_6", "green_8"],
        hoards=[40, 45, 45],
        hands=[["gold_4", *a], ["green_10", *b], ["black_5", "black_7", "black_9"]],
        flights=[["gold_2", "silver_3"], ["red_12", "red_10"], ["silver_8", "bronze_7"]],
    )
    assert [strength(state, seat) for seat in (A, B, C)] == [5, 22, 15]

    play(state, A, "gold_4")
    assert hand(state, A) == {*a, "green_2"}
    assert hand_size(state, A) == 10

    told = play(state, B, "green_10")
    assert not seen(told, PowerUsed)
    assert asked(state) == ("play", C)

    told = play(state, C, "black_5")

    (won,) = seen(told, GambitWon)
    assert (won.seat, won.strength, won.amount) == (B, 32, 18)
    assert hoards(state) == (40, 63, 47)
    assert look(state).stakes == 0
    assert [(event.seat, event.count) for event in seen(told, CardsDrawn)] == [(B, 1), (C, 2)]
    assert hand(state, B) == {*b, "green_4"}
    assert hand(state, C) == {"black_7", "black_9", "green_6", "green_8"}
    assert hand(state, A) == {*a, "green_2"}
    assert look(state).gambit == 2
    assert asked(state) == ("ante", A, B, C)


def test_example_05_colour_flight_and_an_opponent_who_cannot_pay() -> None:
    """Three dragons of one colour cost each opponent the second strongest; who lacks gold owes the rest."""
    state = GAME.arrange(
        round=3,
        leader=B,
        stakes=18,
        antes=["white_1", "green_1", "black_1"],
        deck=["green_2", "green_4", "green_6"],
        hoards=[50, 40, 4],
        hands=[
            ["red_3", "white_3", "white_4"],
            ["gold_6", "blue_2", "blue_4"],
            ["black_5", "black_7", "black_9"],
        ],
        flights=[["red_2", "white_2"], ["gold_2", "gold_11"], ["brass_1", "brass_2"]],
    )

    told = play(state, B, "gold_6")

    assert hand(state, B) == {"blue_2", "blue_4", "green_2", "green_4", "green_6"}
    (counted,) = seen(told, ColourFlightCounted)
    assert (counted.seat, counted.colour, counted.value) == (B, "gold", 6)
    assert [(paid.payer, paid.amount, paid.owed) for paid in seen(told, GoldPaid)] == [(C, 4, 2), (A, 6, 0)]
    assert hoards(state) == (44, 50, 0)
    assert debts(state, C) == [(B, 2)]
    assert debts(state, A) == debts(state, B) == []
    assert look(state).stakes == 18
    assert place(state, B).colour_counted
    assert not place(state, B).strength_counted
    assert asked(state) == ("play", C)


def test_example_06_strength_flight_with_eight_cards_in_hand() -> None:
    """Three dragons of one strength take that much gold and the ante cards, as far as the hand has room."""
    state = GAME.arrange(
        round=3,
        leader=D,
        to_play=A,
        played={D: "white_3"},
        stakes=36,
        antes=["white_1", "blue_9", "green_1", "silver_10"],
        hoards=[41, 41, 41, 41],
        hands=[
            ["copper_1", "red_5", "white_4", "white_6", "black_1", "black_2", "black_3", "blue_2", "blue_4"],
            ["green_8", "brass_4", "white_8"],
            ["red_10", "brass_1", "copper_7"],
            ["silver_12", "copper_3", "green_6"],
        ],
        flights=[
            ["black_5", "brass_5"],
            ["red_2", "white_2"],
            ["gold_2", "gold_4"],
            ["bronze_7", "bronze_9", "white_3"],
        ],
    )
    assert [strength(state, seat) for seat in (A, B, C, D)] == [10, 4, 6, 19]
    assert look(state).reference == 3

    told = play(state, A, "red_5")

    assert not seen(told, PowerUsed)
    assert [event.strength for event in seen(told, StrengthFlightCounted)] == [5]
    assert hoards(state) == (46, 41, 41, 41)
    assert look(state).stakes == 31
    assert hand_size(state, A) == 8
    assert asked(state) == ("take_ante", A)
    assert options(state, A) == {"white_1", "blue_9", "green_1", "silver_10"}

    play(state, A, "silver_10")
    assert asked(state) == ("take_ante", A)
    assert options(state, A) == {"white_1", "blue_9", "green_1"}

    play(state, A, "blue_9")
    assert hand_size(state, A) == 10
    assert {"silver_10", "blue_9"} < hand(state, A)
    assert antes(state) == {"white_1", "green_1"}
    assert place(state, A).strength_counted
    assert not place(state, A).colour_counted
    assert asked(state) == ("play", B)


def test_example_07_colour_flight_and_strength_flight_in_the_same_turn() -> None:
    """Both special flights may fall in one turn, colour first."""
    state = GAME.arrange(
        round=5,
        leader=A,
        stakes=30,
        antes=["white_1", "red_10"],
        deck=["gold_2"],
        hoards=[40, 40, 40],
        hands=[
            ["silver_6", "blue_2", "blue_4", "black_1"],
            ["brass_1", "brass_4", "brass_5"],
            ["copper_1", "copper_3", "copper_5"],
        ],
        flights=[
            ["silver_3", "silver_8", "bronze_6", "white_6"],
            ["red_12", "blue_9", "black_5", "green_4"],
            ["red_8", "green_10", "black_9", "white_3"],
        ],
    )
    assert [strength(state, seat) for seat in (A, B, C)] == [23, 30, 30]

    told = play(state, A, "silver_6")

    assert [(event.seat, event.count) for event in seen(told, CardsDrawn)] == [(A, 1)]
    counted = [each.event for each in told if isinstance(each.event, ColourFlightCounted | StrengthFlightCounted)]
    assert counted == [ColourFlightCounted(A, "silver", 6), StrengthFlightCounted(A, 6)]
    assert [(paid.payer, paid.amount) for paid in seen(told, GoldPaid)] == [(B, 6), (C, 6)]
    assert hoards(state) == (58, 34, 34)
    assert look(state).stakes == 24
    assert antes(state) == set()
    assert hand(state, A) == {"blue_2", "blue_4", "black_1", "gold_2", "white_1", "red_10"}
    assert place(state, A).colour_counted
    assert place(state, A).strength_counted
    assert flight(state, A) == ["silver_3", "silver_8", "bronze_6", "white_6", "silver_6"]
    assert no_debts(state)
    assert asked(state) == ("play", B)
