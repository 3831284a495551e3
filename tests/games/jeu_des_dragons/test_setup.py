"""How a game begins, and the ante. (2, 3.2)"""

import pytest

from dracotheque.core.chance import FairChance
from dracotheque.games.jeu_des_dragons import GAME
from dracotheque.games.jeu_des_dragons.components import CARD_IDS
from dracotheque.games.jeu_des_dragons.events import AnteSealed, AntesRevealed, CardsDrawn, GoldPaid, Laid, PriceSet
from tests.games.jeu_des_dragons.table import (
    A,
    B,
    C,
    D,
    antes,
    asked,
    commit,
    deck,
    discard,
    hand,
    hoards,
    look,
    no_debts,
    options,
    play,
    position,
    seen,
    with_short_deck,
)


@pytest.mark.parametrize(("players", "left"), [(2, 58), (3, 52), (4, 46), (5, 40), (6, 34)])
def test_six_cards_each_and_the_rest_is_the_deck(players: int, left: int) -> None:
    state = GAME.start(players, seed=11)
    assert [len(hand(state, seat)) for seat in range(players)] == [6] * players
    assert look(state).deck_size == left
    assert (discard(state), antes(state), look(state).stakes) == ([], set(), 0)
    assert hoards(state) == (50,) * players
    assert no_debts(state)
    assert (look(state).gambit, look(state).round, look(state).first_seat) == (1, 0, 0)
    assert asked(state) == ("ante", *range(players))


@pytest.mark.parametrize("players", [2, 3, 6])
def test_cards_are_dealt_one_at_a_time_clockwise_from_the_first_seat(players: int) -> None:
    order = list(range(70))
    FairChance.of_seed(5).shuffle(order)
    top_first = [CARD_IDS[card] for card in reversed(order)]
    state = GAME.start(players, seed=5)
    for seat in range(players):
        assert hand(state, seat) == set(top_first[seat : 6 * players : players])
    assert deck(state) == top_first[6 * players :]


def test_the_same_seed_gives_the_same_game_and_another_seed_another() -> None:
    first, again, other = (GAME.start(4, seed=seed) for seed in (3, 3, 4))
    assert first.to_json() == again.to_json()
    assert first.to_json() != other.to_json()


def test_everybody_hears_of_the_deal_and_only_the_owner_which_cards() -> None:
    state = GAME.start(3, seed=1)
    told = state.news()
    assert [(event.seat, event.count) for event in seen(told, CardsDrawn)] == [(A, 6), (B, 6), (C, 6)]
    assert [set(event.cards) for event in seen(told, CardsDrawn, B)] == [set(), hand(state, B), set()]


def test_antes_are_committed_in_any_order() -> None:
    state = position(
        moment="ante", stakes=0, hands=[["black_9", "white_1", "red_2"], ["gold_4", "white_2"], ["red_8", "red_3"]]
    )
    play(state, C, "red_8")
    assert asked(state) == ("ante", A, B)
    play(state, A, "black_9")
    assert asked(state) == ("ante", B)
    told = play(state, B, "gold_4")
    assert seen(told, AntesRevealed) == [
        AntesRevealed((Laid(A, "black_9"), Laid(B, "gold_4"), Laid(C, "red_8"))),
    ]
    assert look(state).laid == (Laid(A, "black_9"), Laid(B, "gold_4"), Laid(C, "red_8"))
    assert seen(told, PriceSet) == [PriceSet(9)]
    assert (look(state).leader, look(state).stakes) == (A, 27)


def test_a_committed_card_may_be_exchanged_until_the_last_player_commits() -> None:
    state = position(moment="ante", stakes=0, hands=[["black_9", "red_5", "red_2"], ["gold_4", "white_2", "red_3"]])
    play(state, A, "black_9")
    assert options(state, A) == set()
    decision = state.decision(A)
    assert decision.sealed is not None
    assert len(decision.changes) == 3
    play(state, A, "red_5")
    play(state, B, "gold_4")
    assert antes(state) == {"red_5", "gold_4"}
    assert hand(state, A) == {"black_9", "red_2"}


def test_a_single_card_is_committed_unasked() -> None:
    state = position(
        moment="ante",
        stakes=0,
        hands=[["black_9"], ["gold_4", "white_2", "white_3"]],
        deck=["silver_3", "red_2", "red_3", "red_5", "red_8"],
    )
    assert asked(state) == ("ante", B)
    play(state, B, "gold_4")
    assert antes(state) == {"black_9", "gold_4"}
    assert hoards(state) == (28, 31)


def test_a_hand_of_two_cards_is_asked_for_its_ante() -> None:
    state = position(moment="ante", stakes=0, hands=[["black_9", "white_1"], ["gold_4", "white_2"]])
    assert asked(state) == ("ante", A, B)


def test_when_every_hand_is_a_single_card_the_antes_reveal_themselves() -> None:
    state = position(moment="ante", stakes=0, hands=[["black_9"], ["gold_4"]])
    assert antes(state) == {"black_9", "gold_4"}
    assert asked(state) == ("play", A)


def test_antes_are_paid_clockwise_from_the_leader() -> None:
    state = position(
        moment="ante",
        stakes=0,
        hands=[["black_9", "white_1"], ["gold_4", "white_2"], ["red_12", "red_2", "red_3"], ["gold_2", "gold_6"]],
    )
    told = commit(state, {A: "black_9", B: "gold_4", C: "red_12", D: "gold_2"})
    assert [paid.payer for paid in seen(told, GoldPaid)] == [C, D, A, B]
    assert look(state).stakes == 48


def test_a_general_tie_may_be_repeated() -> None:
    state = position(
        moment="ante",
        stakes=0,
        hands=[["black_9", "white_1", "red_2"], ["blue_9", "green_1", "white_2"]],
        deck=["gold_13", "gold_11", "gold_2", "gold_4"],
    )
    commit(state, {A: "black_9", B: "blue_9"})
    commit(state, {A: "white_1", B: "green_1"})
    assert discard(state) == ["black_9", "blue_9", "white_1", "green_1"]
    assert (hand(state, A), hand(state, B)) == ({"red_2", "gold_13", "gold_2"}, {"white_2", "gold_11", "gold_4"})
    assert (hoards(state), look(state).gambit, asked(state)) == ((40, 40), 1, ("ante", A, B))


@pytest.mark.ruling("JD-42")
def test_after_a_general_tie_the_first_seat_draws_first() -> None:
    state = position(
        moment="ante",
        first_seat=B,
        stakes=0,
        hands=[["black_9", "white_1"], ["blue_9", "white_2"], ["gold_9", "white_3"]],
        deck=["gold_13", "gold_11", "gold_2"],
    )
    commit(state, {A: "black_9", B: "blue_9", C: "gold_9"})
    assert discard(state) == ["blue_9", "gold_9", "black_9"]
    assert [hand(state, seat) for seat in (B, C, A)] == [
        {"white_2", "gold_13"},
        {"white_3", "gold_11"},
        {"white_1", "gold_2"},
    ]


@pytest.mark.ruling("JD-42")
def test_the_tied_antes_are_in_the_deck_that_is_renewed_while_drawing() -> None:
    state = with_short_deck(["gold_13"], moment="ante", stakes=0, hands=[["black_9", "white_1"], ["blue_9", "white_2"]])
    commit(state, {A: "black_9", B: "blue_9"})
    assert hand(state, A) == {"white_1", "gold_13"}
    assert discard(state) == []
    assert {"black_9", "blue_9"} <= {*deck(state), *hand(state, B)}


def test_a_sealed_ante_is_announced_without_its_card() -> None:
    state = position(moment="ante", stakes=0, hands=[["black_9", "red_5"], ["gold_4", "white_2"]])
    told = play(state, A, "black_9")
    for viewer in (A, B, None):
        assert [each.seen_by(viewer) for each in told] == [AnteSealed(A)]
