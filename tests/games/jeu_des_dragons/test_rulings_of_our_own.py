"""What the engine does where the rules leave two readings open; `docs/rulings.md` lists these places."""

from dracotheque.games.jeu_des_dragons.events import CardsBought, GameEnded, TurnSkipped
from tests.games.jeu_des_dragons.table import (
    A,
    B,
    C,
    D,
    asked,
    commit,
    deck,
    discard,
    hoards,
    known,
    look,
    options,
    others,
    place,
    play,
    position,
    seen,
    with_nothing_discarded,
)


def test_who_could_play_nothing_may_lead_after_a_slain_leader() -> None:
    state = with_nothing_discarded(
        to_play=D,
        played={A: "brass_5", C: "white_8"},
        hands=[["white_1", "white_2"], [], ["green_1", "green_2"], ["dragonslayer", "black_2"]],
        flights=[["brass_5"], [], ["white_8"], []],
    )
    play(state, D, "dragonslayer")
    assert (look(state).round, look(state).leader) == (3, B)


def test_a_target_whose_whole_hand_is_known_to_be_useless_is_asked_all_the_same() -> None:
    state = position(
        hands=[["green_10", "white_1"], ["gold_2", "gold_4"]], shown={B: ["gold_2", "gold_4"]}, hoards=[40, 40]
    )
    assert known(state, B, A) == {"gold_2", "gold_4"}
    play(state, A, "green_10")
    assert (asked(state), options(state, B)) == (("demand", B), {"pay"})


def test_a_skipped_turn_has_no_end_and_fills_no_hand() -> None:
    state = with_nothing_discarded(round=1, hands=[["black_9", "white_1"], [], ["green_1", "green_2"]])
    told = play(state, A, "black_9")
    assert seen(told, TurnSkipped) == [TurnSkipped(B)]
    assert not seen(told, CardsBought)
    assert place(state, B).standing is None


def test_where_several_ends_are_met_at_once_eliminations_come_first() -> None:
    state = position(
        moment="end of round",
        round=3,
        played={A: "red_12", B: "gold_2"},
        hands=[["white_1", "white_2"], ["black_1", "black_2"]],
        hoards=[40, 0],
        flights=[["red_12"], ["gold_2"]],
        options={"max_gambits": 1, "target_hoard": 51},
    )
    assert seen(state.news(), GameEnded) == [GameEnded("eliminations", (A,))]


def test_the_table_is_cleared_flight_by_flight_then_the_antes_then_the_hands_of_the_eliminated() -> None:
    state = position(
        moment="end of round",
        round=3,
        played={A: "red_12", B: "gold_2", C: "gold_4"},
        hands=[["white_1", "white_2"], ["black_1", "black_2"], ["green_1"]],
        hoards=[40, 0, 40],
        flights=[["red_3", "red_12"], ["gold_2"], ["gold_4"]],
        antes=["fool", "blue_1"],
        discard=["thief"],
        options={"end_eliminations": 2},
    )
    assert discard(state) == [
        *("thief", "red_3", "red_12", "gold_2", "gold_4"),
        *("fool", "blue_1", "black_1", "black_2"),
    ]


def test_a_renewed_deck_depends_on_chance_and_not_on_the_order_of_the_discards() -> None:
    hands = [["gold_2", "black_1"], ["blue_1", "blue_2"]]
    pile = others(["white_1"], {"hands": hands})
    decks = []
    for discarded in (pile, pile[::-1]):
        state = position(hands=hands, deck=["white_1"], discard=discarded, seed=3)
        play(state, A, "gold_2")
        decks.append(deck(state))
    assert decks[0] == decks[1]
    assert set(decks[0]) == set(pile)


def test_the_last_player_to_commit_cannot_change_any_more() -> None:
    state = position(moment="ante", stakes=0, hands=[["black_9", "white_1", "red_5"], ["gold_4", "white_2", "red_3"]])
    commit(state, {A: "black_9", B: "gold_4"})
    assert asked(state) == ("play", A)
    assert hoards(state) == (31, 31)
    assert state.decision(B).sealed is None
