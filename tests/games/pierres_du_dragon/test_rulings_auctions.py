"""Rulings on fists, ties, curses and second-best bidders. (3.1, 8)"""

import pytest

from dracotheque.games.pierres_du_dragon import GAME
from dracotheque.games.pierres_du_dragon.events import (
    AuctionCursed,
    AuctionWon,
    Deadlocked,
    FistClosed,
    FistsOpened,
    GoldTied,
    NobodyBid,
    SilverOpened,
)
from dracotheque.games.pierres_du_dragon.events.shown import GoldFist
from dracotheque.games.pierres_du_dragon.moves import Bid, BidSilver
from tests.games.pierres_du_dragon.table import (
    P1,
    P2,
    P3,
    P4,
    asked,
    auctioned,
    bank,
    bid,
    fist,
    look,
    on_table,
    options,
    player,
    position,
    refusal,
    say,
    seen,
    silver,
    win,
)


def fists_of(state: object, seat: int) -> int:
    return len(state.decision(seat).moves)  # type: ignore[attr-defined]  # any state will do


@pytest.mark.ruling("PD-11")
def test_a_gold_fist_holds_any_mix_of_gold_one_black_coin_and_one_amulet() -> None:
    state = position("F8+0 C2", "F3+5 C0 2k", "F2+0 C1 k 2m", card="wizard")
    assert fists_of(state, P1) == 9 * 3
    assert fists_of(state, P2) == 4 * 2
    assert fists_of(state, P3) == 3 * 2 * 2 * 2
    assert state.decision(P1).moves[0] == Bid()
    assert refusal(state, P1, BidSilver(1))[0] == "refuse-silver-in-gold-fist"


@pytest.mark.ruling("PD-12")
def test_a_silver_fist_holds_silver_and_an_amulet_and_nothing_else() -> None:
    state = position("S5 k m", "S5", card="wizard")
    bid(state, {P1: "1F", P2: "1F"})
    assert set(state.decision(P1).moves) == {BidSilver(n, amulet) for n in range(6) for amulet in (False, True)}
    assert state.decision(P2).moves == tuple(BidSilver(n) for n in range(6))
    assert refusal(state, P1, Bid(1))[0] == "refuse-gold-in-silver-fist"


@pytest.mark.ruling("PD-12")
def test_the_amulet_doubles_silver_in_a_tie() -> None:
    state = position("m", card="red_dragon", pile=["thief"])
    bid(state, {P1: "1F", P2: "1F"})
    told = silver(state, {P1: "2+m", P2: 3})
    (opened,) = seen(told, SilverOpened)
    assert [each.value for each in opened.fists] == [4, 3]
    assert player(state, P1) == "1R F7+1 C2 S3 0pt"
    assert bank(state, "amulet") == 2


@pytest.mark.ruling("PD-13")
@pytest.mark.parametrize("fists", [{P1: "2F+m"}, {P1: "1F+m", P2: "5F"}, {P1: "+m"}, {P1: "1F+m", P2: "1F+k"}])
def test_the_amulet_is_gone_when_its_fist_opens_whatever_comes_of_it(fists: dict[int, str]) -> None:
    state = position("m", "k", card="red_dragon", pile=["thief"])
    bid(state, fists)
    assert player(state, P1).endswith("0pt")
    assert bank(state, "amulet") == 2


@pytest.mark.ruling("PD-13")
def test_one_amulet_cannot_serve_in_gold_and_in_silver_but_two_can() -> None:
    state = position("m", "m", card="red_dragon", pile=["thief"])
    bid(state, {P1: "1F+m", P2: "2F"})
    assert fists_of(state, P1) == 6
    assert fists_of(state, P2) == 12
    both = position("2m", card="red_dragon", pile=["thief"])
    bid(both, {P1: "1F+m", P2: "2F"})
    assert fists_of(both, P1) == 12


@pytest.mark.ruling("PD-14")
@pytest.mark.parametrize("fists", [{}, {P1: "+m"}, {P1: "+m", P2: "–"}])
def test_a_fist_worth_nothing_never_wins(fists: dict[int, str]) -> None:
    state = position("m", card="red_dragon", pile=["thief"])
    told = bid(state, fists)
    assert seen(told, NobodyBid) == [NobodyBid("red_dragon")]
    assert on_table(state) == "thief"


@pytest.mark.ruling("PD-15")
def test_only_equality_for_the_highest_value_is_a_tie() -> None:
    state = position(card="red_dragon", pile=["thief"])
    told = bid(state, {P1: "3F", P2: "2F", P3: "2F"})
    assert not seen(told, GoldTied)
    assert seen(told, AuctionWon) == [AuctionWon(P1, "red_dragon", 3)]


@pytest.mark.ruling("PD-15")
def test_values_are_compared_after_doubling() -> None:
    state = position("m", card="red_dragon", pile=["thief"])
    told = bid(state, {P1: "1F1C+m", P2: "4F", P3: "3F"})
    assert seen(told, GoldTied) == [GoldTied((P1, P2), 4)]


@pytest.mark.ruling("PD-16")
def test_a_tie_of_three_in_which_two_stay_equal_is_a_deadlock_for_all() -> None:
    state = position(card="red_dragon", pile=["thief"])
    bid(state, {P1: "1F", P2: "1F", P3: "1F"})
    told = silver(state, {P1: 2, P2: 2, P3: 1})
    assert seen(told, Deadlocked) == [Deadlocked("red_dragon")]
    assert auctioned(state) == ["witch", "red_dragon"]


@pytest.mark.ruling("PD-16")
def test_zero_silver_wins_nothing_but_loses_to_any_silver() -> None:
    state = position("S0", card="red_dragon", pile=["thief"])
    bid(state, {P1: "1F", P2: "1F"})
    told = silver(state, {P1: 0, P2: 1})
    assert seen(told, AuctionWon) == [AuctionWon(P2, "red_dragon", 1)]


@pytest.mark.ruling("PD-17")
def test_common_gold_bid_in_this_auction_is_in_the_bank_when_the_power_draws_on_it() -> None:
    seats = ("C3", "C3", "C3", "C3", "C3", "C0")
    state = position(*seats, card="alchemist", pile=["thief"])
    assert bank(state, "common_gold") == 0
    bid(state, {P1: "3C", P2: "1C"})
    assert player(state, P1) == "F8+0 C3 S5 0pt"
    assert bank(state, "common_gold") == 1


@pytest.mark.ruling("PD-18")
def test_several_black_coins_curse_once_and_all_go_back() -> None:
    state = position("k", "k", "dop", card="charlatan", pile=["thief"])
    told = bid(state, {P1: "1F+k", P2: "+k", P3: "8F"})
    assert seen(told, AuctionCursed) == [AuctionCursed("charlatan", (P1, P2))]
    assert (player(state, P1), player(state, P2)) == ("F7+1 C2 S5 0pt", "F8+0 C2 S5 0pt")
    assert player(state, P3) == "F0+8 C2 S5 0pt dop"
    assert bank(state, "black_coin") == 2
    assert asked(state) == ("bid", P1, P2, P3)


@pytest.mark.ruling("PD-19")
def test_unsold_cursed_and_deadlocked_characters_are_in_range_of_the_ghost() -> None:
    state = position("k", card="wizard", pile=["magician", "sorcerer", "ghost", "thief"])
    bid(state)
    bid(state, {P1: "+k", P2: "1F"})
    bid(state, {P1: "1F", P2: "1F"})
    silver(state, {P1: 0, P2: 0})
    assert auctioned(state) == ["witch", "wizard", "magician", "sorcerer"]
    win(state)
    assert options(state) == ["witch", "wizard", "magician", "sorcerer"]


@pytest.mark.ruling("PD-21")
@pytest.mark.parametrize(
    ("fists", "seconds"),
    [
        ({P1: "4F", P2: "3F", P3: "2F", P4: "3F"}, (P2, P4)),
        ({P1: "4F", P2: "1F"}, (P2,)),
        ({P1: "4F"}, (P2, P3, P4)),
    ],
)
def test_the_second_best_bidders_are_the_best_of_the_others(fists: dict[int, str], seconds: tuple[int, ...]) -> None:
    state = position("", "1R1B", "1R1B", "1R1B", card="thief", pile=["wizard"])
    bid(state, fists)
    assert look(state).seconds == seconds


@pytest.mark.ruling("PD-21")
def test_after_a_silver_stage_only_its_losers_are_second() -> None:
    state = position("", "1R1B", "1R1B", "1R1B", card="thief", pile=["wizard"])
    bid(state, {P1: "4F", P2: "4F", P3: "3F", P4: "4F"})
    silver(state, {P1: 1, P2: 0, P4: 0})
    assert look(state).seconds == (P2, P4)


@pytest.mark.ruling("PD-49")
def test_a_player_with_nothing_closes_an_empty_fist_like_everybody() -> None:
    state = position("", "F0+0 C0", card="red_dragon", pile=["thief"])
    assert asked(state) == ("bid", P1, P2, P3)
    assert state.decision(P2).moves == (Bid(),)
    told = state.play(P2, Bid())
    assert seen(told, FistClosed, P1) == [FistClosed(P2)]
    assert look(state, P1).places[P2].closed


@pytest.mark.ruling("PD-49")
def test_fists_may_be_changed_until_the_last_one_closes() -> None:
    state = position(card="red_dragon", pile=["thief"])
    state.play(P1, fist("5F"))
    state.play(P2, fist("3F"))
    assert state.play(P1, fist("–")) == ()
    told = state.play(P3, fist("–"))
    (opened,) = seen(told, FistsOpened)
    assert opened.fists[P1] == GoldFist(P1, 0, 0, False, False, 0)
    assert player(state, P1) == "F8+0 C2 S5 0pt"
    assert player(state, P2) == "1R F5+3 C2 S5 0pt"


def test_the_order_in_which_fists_close_makes_no_difference() -> None:
    fists = {P1: "2F", P2: "3F", P3: "1F"}
    results = set()
    for order in ((P1, P2, P3), (P3, P1, P2), (P2, P3, P1)):
        state = position(card="red_dragon", pile=["thief"])
        for seat in order:
            state.play(seat, fist(fists[seat]))
        results.add(state.digest())
    assert len(results) == 1


@pytest.mark.ruling("PD-10")
def test_black_coins_amulets_spent_gold_and_the_bank_are_seen_by_all() -> None:
    state = position("F5+3 k", "m", card="red_dragon")
    for viewer in (P1, P2, P3, None):
        table = look(state, viewer)
        shown = [(place.spent, place.black, place.amulets) for place in table.places]
        assert shown == [(3, 1, 0), (0, 0, 1), (0, 0, 0)]
        assert (table.bank.fairy, table.bank.amulets) == (36, 1)


@pytest.mark.ruling("PD-24")
def test_coins_gained_can_be_bid_in_the_very_next_fist() -> None:
    state = position("F1+7", card="fairy", pile=["red_dragon", "thief"])
    win(state, P1, "1F")
    assert player(state, P1) == "F1+8 C2 S5 0pt"
    win(state, P1, "1F2C")
    assert player(state, P1) == "1R F0+9 C0 S5 0pt"


@pytest.mark.ruling("PD-8")
def test_a_third_black_coin_is_found() -> None:
    state = position("k", "k", "dop", card="ghost", pile=["thief"])
    win(state, P3)
    say(state, "double")
    assert player(state, P3) == "F7+1 C2 S5 0pt 2k"
    assert bank(state, "black_coin") == -2
    assert look(state).bank.black == 0
    GAME.audit(state)
