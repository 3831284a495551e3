"""Programmes: what is legal, what is sealed, and how the ranks follow each other. (3.1, 3.2, 3.3)"""

from itertools import permutations

import pytest

from dracotheque.core.errors import IllegalMove
from dracotheque.games.dragons_du_mekong import GAME
from dracotheque.games.dragons_du_mekong.components.cards import CARD_IDS, hand_of
from dracotheque.games.dragons_du_mekong.components.programmes import suggested
from dracotheque.games.dragons_du_mekong.events import (
    CardCancelled,
    CardCarriedOut,
    CardsRevealed,
    ProgrammeReady,
    Revealed,
    RoundBegan,
    StatuettePassed,
)
from dracotheque.games.dragons_du_mekong.moves import Programme
from dracotheque.games.dragons_du_mekong.steps.programming import fault
from tests.games.dragons_du_mekong.table import asked, hand_in, look, play, player, rank_of, seat, seen, stones

BUILD = ("place_1_stone", "place_2_stones", "place_1_plank", "place_2_planks", "move_1")


@pytest.mark.slow
@pytest.mark.ruling("DM-37")
@pytest.mark.parametrize(("players", "legal"), [(2, 15120), (3, 23520), (4, 31920), (5, 40320), (6, 48720)])
def test_exactly_the_legal_programmes_are_accepted(players: int, legal: int) -> None:
    state = GAME.arrange(players=players)
    hand = [CARD_IDS[card] for card in hand_of(players, state.colours[0])]
    assert sum(fault(state, 0, Programme(cards)) is None for cards in permutations(hand, 5)) == legal


@pytest.mark.parametrize("players", GAME.players)
def test_suggestions_are_legal_different_and_show_every_card_at_every_rank(players: int) -> None:
    state = GAME.start(players, seed=1)
    for each in range(players):
        moves = state.decision(each).moves
        assert state.decision(each).open_ended
        assert len(set(moves)) == len(moves) == 24 + 5 * (players - 1)
        assert all(fault(state, each, move) is None for move in moves)
        hand = hand_of(players, state.colours[each])
        for rank in range(5):
            assert {plan[rank] for plan in suggested(players, state.colours[each])} == set(hand)


@pytest.mark.ruling("DM-37")
def test_a_programme_that_is_handed_in_is_final() -> None:
    state = GAME.arrange(players=2)
    hand_in(state, {"black": BUILD})
    for cards in (BUILD, BUILD[::-1]):
        with pytest.raises(IllegalMove) as refused:
            state.play(0, Programme(cards))
        assert refused.value.code == "refuse-answer-is-final"
    assert state.decision(0).changes == ()


def test_others_see_that_a_player_is_ready_and_nothing_else() -> None:
    state = GAME.arrange(players=3)
    told = hand_in(state, {"red": BUILD})
    red = seat(state, "red")
    for viewer in (None, 0, 1, 2):
        assert seen(told, ProgrammeReady, viewer) == [ProgrammeReady(red)]
    assert asked(state) == ("programme", "blue", "white")
    public = player(state, "red")
    assert (public.ready, public.programme, public.face_down) == (True, (), 5)
    own = player(state, "red", red)
    assert (own.ready, own.programme, own.face_down) == (True, BUILD, 0)
    assert not player(state, "blue").ready and player(state, "blue").face_down == 0


def test_the_last_programme_turns_up_the_first_cards_of_all() -> None:
    state = GAME.arrange(players=2, statuette="white")
    assert seen(hand_in(state, {"black": BUILD}), CardsRevealed) == []
    told = hand_in(state, {"white": ("place_2_stones", "jump", "move_1", "move_2", "remove_1")})
    white, black = seat(state, "white"), seat(state, "black")
    assert seen(told, CardsRevealed) == [
        CardsRevealed(1, (Revealed(white, "place_2_stones"), Revealed(black, "place_1_stone")))
    ]
    assert seen(told, CardCarriedOut) == [CardCarriedOut(white, "place_2_stones")]
    assert asked(state) == ("stone", "white")


def test_everybody_acts_once_in_each_of_five_ranks() -> None:
    state = GAME.arrange(players=2, statuette="black")
    hand_in(state, {"black": BUILD[::-1], "white": BUILD})
    ranks: list[int] = []
    while state.asked != "programme":
        ranks.append(look(state).rank)
        state.play(state.actors[0], state.decision(state.actors[0]).moves[0])
    assert ranks == sorted(ranks)
    assert set(ranks) == {1, 2, 3, 4, 5}


@pytest.mark.ruling("DM-40")
def test_all_cards_come_back_after_the_fifth_rank() -> None:
    state = rank_of({}, 2, rank=5, statuette="black")
    before = [player(state, colour, seat(state, colour)).programme for colour in ("black", "white")]
    play(state, "black", "a1")
    told = play(state, "white", "a2")
    assert [type(each.event) for each in told[-2:]] == [StatuettePassed, RoundBegan]
    assert seen(told, RoundBegan) == [RoundBegan(2, seat(state, "white"))]
    for colour, cards in zip(("black", "white"), before, strict=True):
        each = player(state, colour)
        assert (each.programme, each.face_down, each.ready) == ((), 0, False)
        assert each.last_programme == cards
        assert len(each.hand) == 9
    hand_in(state, {"black": before[0], "white": before[1]})
    assert look(state).rank == 1


# Dragons. (4.9)


@pytest.mark.ruling("DM-35")
@pytest.mark.parametrize("statuette", ["yellow", "red", "blue", "green"])
def test_a_dragon_strikes_whoever_acts_first(statuette: str) -> None:
    state = rank_of({"green": "dragon_red"}, 4, statuette=statuette)
    told = state.news()
    for _ in range(3):
        if look(state).rank == 1:
            told += state.play(state.actors[0], state.decision(state.actors[0]).moves[0])
    assert seen(told, CardCancelled) == [CardCancelled(seat(state, "red"), "place_1_stone", (seat(state, "green"),))]
    assert len(stones(state)) == 2


@pytest.mark.ruling("DM-36")
@pytest.mark.parametrize("card", ["place_1_plank", "place_2_planks", "move_1", "move_2", "jump", "remove_1"])
def test_a_cancelled_card_has_no_consequence(card: str) -> None:
    """None of these could be carried out well: a plank would be lost, the pawn would fall."""
    state = rank_of(
        {"black": card, "white": "dragon_black"},
        2,
        stones=["b4", "d4"],
        planks={"black_1": ("b4", "d4")},
        pawns={"black": "black_1"},
        statuette="black",
    )
    assert look(state).rank == 2
    assert (look(state).lost, player(state, "black").pawn) == ((), "black_1")
    assert len(player(state, "black").reserve) == 5


def test_a_dragon_against_a_dragon_strikes_nobody() -> None:
    state = rank_of({"red": "dragon_green", "green": "dragon_red"}, 4, statuette="yellow")
    assert asked(state) == ("stone", "yellow")
    assert not any(each.cancelled for each in look(state).contestants)


def test_the_table_shows_what_is_cancelled_and_who_has_acted() -> None:
    state = rank_of({"green": "dragon_red"}, 4, statuette="yellow")
    table = look(state)
    assert [each.cancelled for each in table.contestants] == [False, True, False, False]
    assert [each.acted for each in table.contestants] == [False, False, False, False]
    play(state, "yellow", "a1")
    assert [each.acted for each in look(state).contestants] == [True, True, False, False]
