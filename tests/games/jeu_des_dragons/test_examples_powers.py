"""Worked examples 08 to 14 and 17 of the rules: powers within powers, copies, emptied stakes, purchases. (10)"""

from dracotheque.games.jeu_des_dragons import GAME
from dracotheque.games.jeu_des_dragons.events import (
    CardGiven,
    CardPlayed,
    CardReplaced,
    CardsBought,
    CardsDrawn,
    CardShown,
    ColourFlightCounted,
    GambitWon,
    PowerUsed,
    PowerWithoutEffect,
    StakesRanDry,
)
from tests.games.jeu_des_dragons.table import (
    A,
    B,
    C,
    antes,
    asked,
    debts,
    discard,
    flight,
    hand,
    hand_size,
    hoards,
    known,
    look,
    options,
    place,
    play,
    seen,
    strength,
)


def test_example_08_a_chain_of_copper_dragons() -> None:
    """Each Copper is replaced by the top of the deck, and what stays stands for the turn."""
    state = GAME.arrange(
        round=3,
        leader=A,
        to_play=B,
        played={A: "gold_9"},
        stakes=27,
        antes=["white_1", "red_3", "bronze_9"],
        deck=["copper_10", "black_1", "gold_2", "gold_4", "gold_6", "gold_11", "silver_2", "silver_3"],
        hoards=[41, 41, 41],
        hands=[["blue_2", "blue_4"], ["copper_7", "green_2", "green_4"], ["white_2", "brass_1", "brass_4"]],
        flights=[["red_8", "white_4", "gold_9"], ["copper_1", "copper_3"], ["silver_8", "bronze_7"]],
    )
    assert [strength(state, seat) for seat in (A, B, C)] == [21, 4, 15]
    assert look(state).reference == 9

    told = play(state, B, "copper_7")

    assert seen(told, CardReplaced) == [
        CardReplaced(B, "copper_7", "copper_10"),
        CardReplaced(B, "copper_10", "black_1"),
    ]
    assert hoards(state) == (41, 43, 41)
    assert look(state).stakes == 25
    assert flight(state, B) == ["copper_1", "copper_3", "black_1"]
    assert strength(state, B) == 5
    assert not seen(told, ColourFlightCounted)
    assert discard(state) == ["copper_7", "copper_10"]
    assert look(state).reference == 1
    assert place(state, B).standing == "black_1"
    assert asked(state) == ("play", C)

    told = play(state, C, "white_2")

    assert [event.triggers for event in seen(told, CardPlayed)] == [False]
    (won,) = seen(told, GambitWon)
    assert (won.seat, won.strength, won.amount) == (A, 21, 25)
    assert hoards(state) == (66, 43, 41)
    assert [(event.seat, event.count) for event in seen(told, CardsDrawn)] == [(A, 2), (B, 2), (C, 2)]
    assert hand(state, A) == {"blue_2", "blue_4", "gold_2", "gold_4"}
    assert hand(state, B) == {"green_2", "green_4", "gold_6", "gold_11"}
    assert hand(state, C) == {"brass_1", "brass_4", "silver_2", "silver_3"}


def test_example_09_the_princess_with_gold_brass_and_copper() -> None:
    """The Princess triggers her dragons one by one, and the hand limit is reached half-way."""
    state = GAME.arrange(
        round=4,
        leader=A,
        stakes=24,
        antes=["white_1"],
        deck=["blue_4", "blue_7", "blue_9", "silver_10", "brass_5", "brass_7", "brass_9"],
        hoards=[30, 40, 40],
        hands=[
            ["princess", "white_3", "white_4", "white_6", "black_1", "black_2", "black_3", "blue_2"],
            ["gold_11", "brass_1", "green_2", "green_4"],
            ["green_6", "green_8", "copper_3"],
        ],
        flights=[
            ["gold_2", "copper_8", "brass_4"],
            ["silver_12", "red_8", "red_3"],
            ["bronze_11", "black_9", "white_2"],
        ],
    )
    assert [strength(state, seat) for seat in (A, B, C)] == [14, 23, 22]

    play(state, A, "princess")
    assert hoards(state) == (29, 40, 40)
    assert look(state).stakes == 25
    assert hand_size(state, A) == 7
    assert asked(state) == ("princess_next", A)
    assert options(state, A) == {"gold_2", "copper_8", "brass_4"}

    told = play(state, A, "gold_2")
    assert [event.cards for event in seen(told, CardsDrawn, A)] == [("blue_4", "blue_7", "blue_9")]
    assert hand_size(state, A) == 10
    assert asked(state) == ("princess_next", A)
    assert options(state, A) == {"copper_8", "brass_4"}

    play(state, A, "brass_4")
    assert asked(state) == ("demand", B)
    assert options(state, B) == {"pay", "gold_11"}

    told = play(state, B, "gold_11")
    assert seen(told, CardShown) == [CardShown(B, A, "gold_11")]
    assert not seen(told, CardGiven)
    assert known(state, B, C) == known(state, B, None) == {"gold_11"}
    assert hoards(state) == (29, 40, 40)
    assert hand(state, B) == {"gold_11", "brass_1", "green_2", "green_4", "brass_5"}
    assert hand(state, C) == {"green_6", "green_8", "copper_3", "brass_7"}
    assert seen(told, CardReplaced) == [CardReplaced(A, "copper_8", "silver_10")]
    assert [(event.seat, event.count) for event in seen(told, CardsDrawn)] == [(B, 1), (C, 1)]
    assert [event.card for event in seen(told, PowerUsed)] == ["copper_8", "silver_10"]
    assert hand(state, A) == {
        *("white_3", "white_4", "white_6", "black_1", "black_2", "black_3"),
        *("blue_2", "blue_4", "blue_7", "blue_9"),
    }

    assert flight(state, A) == ["gold_2", "silver_10", "brass_4", "princess"]
    assert strength(state, A) == 20
    assert discard(state) == ["copper_8"]
    assert look(state).stakes == 25
    assert look(state).reference == 4
    assert place(state, A).standing == "princess"
    assert asked(state) == ("play", B)


def test_example_10_dracolich_and_archmage_copy_a_green_dragon() -> None:
    """A copied Green compares with the strength of the card that copies it."""
    state = GAME.arrange(
        round=2,
        leader=A,
        stakes=24,
        antes=["green_4", "white_1", "red_8"],
        hoards=[42, 42, 42],
        hands=[
            ["dracolich", "blue_2", "blue_4", "brass_4"],
            ["archmage", "black_9", "red_10", "white_2", "gold_6"],
            ["black_7", "white_8", "blue_9", "copper_3"],
        ],
        flights=[["gold_2"], ["silver_3"], ["green_1"]],
    )

    play(state, A, "dracolich")
    assert asked(state) == ("demand", B)
    assert options(state, B) == {"pay", "black_9", "white_2"}

    told = play(state, B, "black_9")
    assert seen(told, CardGiven) == [CardGiven(B, A, "black_9")]
    assert known(state, A, C) == known(state, A, None) == {"black_9"}
    assert asked(state) == ("play", B)
    assert look(state).reference == 10

    told = play(state, B, "archmage")
    assert [event.triggers for event in seen(told, CardPlayed)] == [True]
    assert hoards(state) == (42, 41, 42)
    assert look(state).stakes == 25
    assert asked(state) == ("copy_ante", B)
    assert options(state, B) == {"green", "white", "red"}

    play(state, B, "green")
    assert asked(state) == ("demand", C)
    assert options(state, C) == {"pay", "black_7", "white_8"}

    told = play(state, C, "white_8")
    assert seen(told, CardGiven) == [CardGiven(C, B, "white_8")]
    assert hoards(state) == (42, 41, 42)
    assert look(state).stakes == 25
    assert hand(state, A) == {"blue_2", "blue_4", "brass_4", "black_9"}
    assert hand(state, B) == {"red_10", "white_2", "gold_6", "white_8"}
    assert hand(state, C) == {"black_7", "blue_9", "copper_3"}
    assert look(state).reference == 9
    assert asked(state) == ("play", C)


def test_example_11_the_archmage_copies_a_copper_dragon() -> None:
    """The Archmage himself is replaced, and the replacement stands for the turn and for the lead."""
    state = GAME.arrange(
        round=2,
        leader=A,
        stakes=30,
        antes=["copper_10", "white_1", "tiamat"],
        deck=["blue_11"],
        hoards=[40, 40, 40],
        hands=[
            ["archmage", "brass_1", "brass_4"],
            ["black_9", "red_10", "white_2"],
            ["gold_6", "copper_3", "copper_5"],
        ],
        flights=[["black_3"], ["silver_3"], ["green_2"]],
    )

    play(state, A, "archmage")
    assert hoards(state) == (39, 40, 40)
    assert look(state).stakes == 31
    assert asked(state) == ("copy_ante", A)
    assert options(state, A) == {"copper", "white"}

    play(state, A, "copper")
    assert asked(state) == ("blue_mode", A)
    assert options(state, A) == {"steal", "levy"}
    prompt = state.prompt()
    assert prompt is not None
    assert prompt.about == {"amount": 2}

    play(state, A, "levy")
    assert hoards(state) == (39, 38, 38)
    assert look(state).stakes == 35
    assert flight(state, A) == ["black_3", "blue_11"]
    assert strength(state, A) == 14
    assert discard(state) == ["archmage"]
    assert antes(state) == {"copper_10", "white_1", "tiamat"}
    assert place(state, A).standing == "blue_11"
    assert look(state).reference == 11
    assert asked(state) == ("play", B)

    play(state, B, "black_9")
    play(state, C, "gold_6")
    assert look(state).round == 3
    assert asked(state) == ("play", A)


def test_example_12_the_thief_empties_the_stakes() -> None:
    """The Thief's owner still discards, then the gambit ends at once without a winner."""
    state = GAME.arrange(
        round=2,
        leader=A,
        stakes=5,
        antes=["white_1", "green_4"],
        deck=["blue_1", "blue_2", "blue_4", "blue_7"],
        hoards=[46, 49],
        hands=[["thief", "black_1", "brass_4"], ["black_9", "red_10", "white_2"]],
        flights=[["red_2"], ["gold_13"]],
    )

    told = play(state, A, "thief")
    assert hoards(state) == (51, 49)
    assert look(state).stakes == 0
    assert asked(state) == ("thief_discard", A)
    assert options(state, A) == {"black_1", "brass_4"}

    told += play(state, A, "black_1")
    assert [event.seat for event in seen(told, StakesRanDry)] == [A]
    assert not seen(told, GambitWon)
    assert [event.seat for event in seen(told, CardPlayed)] == [A]
    assert set(discard(state)) == {"black_1", "thief", "red_2", "gold_13", "white_1", "green_4"}
    assert flight(state, A) == flight(state, B) == []
    assert antes(state) == set()
    assert hand(state, A) == {"brass_4", "blue_1", "blue_2"}
    assert hand(state, B) == {"black_9", "red_10", "white_2", "blue_4", "blue_7"}
    assert hoards(state) == (51, 49)
    assert look(state).gambit == 2
    assert look(state).first_seat == A
    assert asked(state) == ("ante", A, B)


def test_example_13_the_stakes_run_dry_before_a_special_flight_can_be_counted() -> None:
    """A power that takes the last gold ends the gambit before the end of the turn."""
    state = GAME.arrange(
        round=3,
        leader=B,
        stakes=2,
        antes=["white_1", "green_4", "red_3"],
        deck=["blue_1", "green_2", "blue_4", "blue_7", "blue_9", "blue_11"],
        hoards=[60, 48, 40],
        hands=[["blue_2", "brass_4"], ["black_9", "red_10"], ["white_2", "copper_3"]],
        flights=[["red_8", "gold_9"], ["black_2", "black_7"], ["silver_8", "silver_10"]],
    )

    told = play(state, B, "black_9")

    assert [event.seat for event in seen(told, StakesRanDry)] == [B]
    assert not seen(told, ColourFlightCounted)
    assert not seen(told, GambitWon)
    assert hoards(state) == (60, 50, 40)
    assert [event.seat for event in seen(told, CardsDrawn)] == [B, C, A]
    assert hand(state, B) == {"red_10", "blue_1", "green_2"}
    assert hand(state, C) == {"white_2", "copper_3", "blue_4", "blue_7"}
    assert hand(state, A) == {"blue_2", "brass_4", "blue_9", "blue_11"}
    assert look(state).first_seat == B


def test_example_14_stealing_from_the_stakes_while_owing_them() -> None:
    """Taking and repaying are one movement: the stakes are looked at only afterwards."""
    state = GAME.arrange(
        round=2,
        leader=A,
        stakes=2,
        antes=["white_1", "green_4", "red_3"],
        hoards=[0, 70, 78],
        hands=[
            ["black_1", "blue_2", "brass_4"],
            ["black_9", "red_10", "gold_6"],
            ["white_2", "copper_3", "copper_5"],
        ],
        flights=[["red_8"], ["black_2"], ["silver_8"]],
        debts={A: [("stakes", 3)]},
    )
    assert debts(state, A) == [("stakes", 3)]

    told = play(state, A, "black_1")

    assert not seen(told, StakesRanDry)
    assert look(state).stakes == 2
    assert hoards(state) == (0, 70, 78)
    assert debts(state, A) == [("stakes", 1)]
    assert look(state).gambit == 1
    assert asked(state) == ("play", B)


def test_example_17_buying_with_one_card_and_with_a_hand_emptied_by_an_opponent() -> None:
    """One card at the start of a turn buys; so does an empty hand at the end of any turn of rounds 1 and 2."""
    state = GAME.arrange(
        round=2,
        leader=A,
        stakes=21,
        antes=["white_1", "green_4", "bronze_7"],
        deck=["silver_12", "black_1", "black_2", "black_3", "gold_4", "blue_1", "blue_2", "green_2", "gold_2"],
        hoards=[43, 43, 43],
        hands=[["white_8"], ["red_3", "gold_6"], ["brass_9"]],
        flights=[["white_2"], ["white_3"], ["blue_11"]],
    )
    assert seen(state.news(), CardsBought) == [CardsBought(A, "silver_12", 12)]
    assert hoards(state) == (31, 43, 43)
    assert look(state).stakes == 33
    assert hand(state, A) == {"white_8", "black_1", "black_2", "black_3"}
    assert discard(state) == ["silver_12"]
    assert asked(state) == ("play", A)

    told = play(state, A, "white_8")
    assert seen(told, PowerWithoutEffect) == [PowerWithoutEffect(A, "white")]
    assert not seen(told, CardsBought)
    assert look(state).stakes == 33
    assert asked(state) == ("play", B)
    assert options(state, B) == {"red_3", "gold_6"}

    told = play(state, B, "red_3")
    assert hand(state, B) == {"gold_6", "brass_9"}
    assert seen(told, CardsBought) == [CardsBought(C, "gold_4", 4)]
    assert hoards(state) == (31, 44, 38)
    assert look(state).stakes == 37
    assert hand(state, C) == {"blue_1", "blue_2", "green_2", "gold_2"}
    assert asked(state) == ("play", C)

    told = play(state, C, "blue_2")
    assert not seen(told, CardsBought)
    assert asked(state) == ("blue_mode", C)
    play(state, C, "steal")
    assert hoards(state) == (31, 44, 40)
    assert look(state).stakes == 35
    assert discard(state) == ["silver_12", "gold_4"]
    assert look(state).round == 3
    assert look(state).leader == A
    assert asked(state) == ("play", A)
