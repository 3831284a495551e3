"""Setup, how rounds begin and end, and how a game ends. (2, 3.1, 5)"""

import pytest

from dracotheque.games.pierres_du_dragon import GAME
from dracotheque.games.pierres_du_dragon.components import BASIC
from dracotheque.games.pierres_du_dragon.events import (
    CharacterShown,
    GameEnded,
    RoundBegan,
    RoundEnded,
    SpecialPileRenewed,
    StonesDealt,
)
from tests.games.pierres_du_dragon.table import (
    P1,
    P2,
    P3,
    auctioned,
    bank,
    bid,
    discard,
    keeper,
    look,
    names,
    on_table,
    player,
    position,
    remaining,
    say,
    seen,
    win,
)


def test_everybody_draws_four_stones_for_all_to_see() -> None:
    state = GAME.start(5, seed=3)
    (dealt,) = seen(state.news(), StonesDealt)
    assert [(each.red, each.blue, each.yellow) for each in dealt.stones] == [
        (place.red, place.blue, place.yellow) for place in look(state).places
    ]
    assert all(each.red + each.blue + each.yellow == 4 for each in dealt.stones)


def test_first_stones_are_drawn_at_random() -> None:
    hands = {tuple(player(GAME.start(3, seed=seed), seat) for seat in range(3)) for seed in range(20)}
    assert len(hands) > 15


@pytest.mark.ruling("PD-48")
def test_a_round_has_the_witch_first_then_seven_basics_and_two_specials_in_unknown_order() -> None:
    orders = set()
    for seed in range(12):
        state = GAME.start(3, seed=seed)
        told = state.news()
        (began,) = seen(told, RoundBegan)
        assert (began.round, len(began.specials)) == (1, 2)
        assert seen(told, CharacterShown)[0].character == "witch"
        assert set(look(state).remaining) == {*BASIC[1:], *began.specials}
        orders.add(tuple(card for card in names(state.pile) if card in BASIC))
    assert len(orders) > 8


def test_a_round_is_ten_auctions_and_ends_when_the_pile_is_empty() -> None:
    state = GAME.start(3, seed=1)
    for number in range(10):
        assert (look(state).round, len(auctioned(state))) == (1, number)
        told = bid(state)
    assert seen(told, RoundEnded) == [RoundEnded(1)]
    assert (look(state).round, on_table(state), auctioned(state)) == (2, "witch", [])
    assert len(discard(state)) == 2


@pytest.mark.ruling("PD-41")
def test_at_the_end_of_a_round_only_fairy_gold_comes_back_and_black_coins_are_handed_in() -> None:
    state = position("2R F3+5 C1 S4 k m", "F8+0", "F0+8 k", card="thief")
    bid(state)
    assert player(state, P1) == "2R F8+0 C1 S4 0pt m"
    assert player(state, P3) == "F8+0 C2 S5 0pt"
    assert (bank(state, "black_coin"), bank(state, "amulet")) == (2, 1)


@pytest.mark.ruling("PD-29")
def test_a_kept_doppelganger_stays_when_the_round_ends_and_returns_to_the_discard_once_played() -> None:
    state = position(card="doppelganger", pile=["red_dragon"], auctioned=["witch", "troll"])
    win(state)
    assert (keeper(state), auctioned(state)) == (P1, ["witch", "troll"])
    win(state)
    assert state.asked == "double"
    say(state, "double")
    assert player(state, P1).startswith("2R ")
    assert keeper(state) is None
    assert sorted(map(str, discard(state))) == ["doppelganger", "troll"]


@pytest.mark.ruling("PD-29")
def test_a_doppelganger_nobody_won_is_discarded_like_any_special() -> None:
    state = position(card="doppelganger")
    bid(state)
    assert discard(state) == ["doppelganger"]
    assert keeper(state) is None


@pytest.mark.ruling("PD-6")
def test_the_special_pile_is_renewed_when_a_card_is_needed_and_not_before() -> None:
    specials = ["alchemist", "gnome", "troll", "ghost"]
    piles = {"special_pile": ["troll", "ghost"], "special_discard": specials[:2]}
    state = position(card="thief", options={"specials": specials}, **piles)
    told = bid(state)
    assert not seen(told, SpecialPileRenewed)
    assert (look(state).special_pile, discard(state)) == (0, ["alchemist", "gnome"])
    for _ in range(9):
        told = bid(state)
    told += bid(state)
    assert seen(told, SpecialPileRenewed) == [SpecialPileRenewed(4)]
    assert (look(state).special_pile, len(look(state).remaining)) == (2, 9)


@pytest.mark.ruling("PD-6")
def test_the_renewed_pile_depends_on_chance_and_not_on_the_order_of_the_discard() -> None:
    specials = ["alchemist", "gnome", "troll", "ghost", "brigand"]
    piles = []
    for cards in (specials, specials[::-1]):
        state = position(card="thief", options={"specials": specials}, special_pile=[], special_discard=cards, seed=3)
        bid(state)
        piles.append((state.pile, state.special_pile))
    assert piles[0] == piles[1]


@pytest.mark.ruling("PD-6")
def test_with_a_tiny_pile_and_a_kept_doppelganger_a_round_has_fewer_characters() -> None:
    state = position("dop", card="thief", options={"specials": ["doppelganger", "troll"]})
    told = bid(state)
    assert seen(told, RoundBegan) == [RoundBegan(2, ("troll",))]
    assert len(remaining(state)) == 8


# The end. (5)


@pytest.mark.ruling("PD-40")
def test_three_points_end_the_game_at_once_and_drop_all_that_was_to_come() -> None:
    state = position("4R 2pt", card="sorcerer", pile=["thief"])
    win(state)
    told = say(state, "4R")
    assert seen(told, GameEnded) == [GameEnded("three-points", (P1,))]
    assert (state.over, state.actors, state.stack, state.scores) == (True, (), [], (3, 0, 0))
    assert state.prompt() is None


@pytest.mark.ruling("PD-40")
def test_the_score_never_shows_more_than_three() -> None:
    state = position("5R 2pt", card="enchantress", pile=["thief"])
    win(state)
    say(state, "5R")
    assert state.scores == (3, 0, 0)


@pytest.mark.ruling("PD-42")
def test_without_any_gold_no_auction_can_be_won_and_the_game_stops() -> None:
    state = position("1R F0+0 C0", "F0+0 C0 S9", "1R F0+0 C0 S9", card="thief")
    told = bid(state)
    assert seen(told, GameEnded) == [GameEnded("no-gold", (P3,))]


@pytest.mark.ruling("PD-42")
def test_spent_fairy_gold_has_come_back_before_anybody_looks_for_gold() -> None:
    state = position("F0+1 C0", "F0+0 C0", "F0+0 C0", card="thief")
    bid(state)
    assert (state.over, look(state).round) == (False, 2)


@pytest.mark.ruling("PD-42")
def test_common_gold_is_gold() -> None:
    state = position("F0+0 C1", "F0+0 C0", "F0+0 C0", card="thief")
    bid(state)
    assert not state.over


@pytest.mark.ruling("PD-42")
def test_the_round_limit_stops_the_game_after_that_round() -> None:
    state = position("1pt", "2R 1pt", card="thief", round=3, options={"round_limit": 3})
    told = bid(state)
    assert seen(told, GameEnded) == [GameEnded("round-limit", (P2,))]


def test_a_stopped_game_is_ranked_by_points_stones_fairy_common_and_silver() -> None:
    seats = ("1pt", "1R 1pt", "1R F9+0 1pt", "1R F9+0 C3 1pt", "1R F9+0 C3 S6 1pt", "2pt")
    state = position(*seats, card="thief", options={"round_limit": 1})
    bid(state)
    assert look(state).ranking == ((5,), (4,), (3,), (2,), (1,), (0,))


def test_equal_first_players_of_a_stopped_game_share_the_victory() -> None:
    state = position("1R 1pt", "1B 1pt", "2pt S0", "2pt S0", card="thief", options={"round_limit": 1})
    bid(state)
    assert (state.winners, look(state).ranking) == ((2, 3), ((2, 3), (0, 1)))


def test_spent_fairy_gold_counts_in_the_ranking() -> None:
    state = position("2pt F2+6", "2pt F7+0", "5R 2pt", card="sorcerer", pile=["thief"])
    win(state, P3)
    say(state, "4R")
    assert look(state).ranking == ((P3,), (P1,), (P2,))


@pytest.mark.ruling("PD-46")
def test_there_is_no_first_player_everybody_is_asked_together() -> None:
    state = GAME.start(6, seed=4)
    assert state.actors == (0, 1, 2, 3, 4, 5)
