"""The worked examples of the rules, first part: setup, auctions, ties and curses. (10)"""

import pytest

from dracotheque.games.pierres_du_dragon import GAME
from dracotheque.games.pierres_du_dragon.events import AuctionCursed, Deadlocked, NobodyBid
from tests.games.pierres_du_dragon.table import (
    P1,
    P2,
    P3,
    P4,
    P5,
    P6,
    asked,
    auctioned,
    bank,
    bid,
    look,
    on_table,
    options,
    player,
    position,
    say,
    seen,
    silver,
)


@pytest.mark.parametrize(
    ("players", "fairy", "common", "silver_coins", "stones"),
    [(3, 36, 9, 25, 24), (4, 28, 7, 20, 20), (5, 20, 5, 15, 16), (6, 12, 3, 10, 12)],
)
def test_example_01_setup(players: int, fairy: int, common: int, silver_coins: int, stones: int) -> None:
    state = GAME.start(players, seed=1)
    table = look(state)
    assert (table.bank.fairy, table.bank.common, table.bank.silver) == (fairy, common, silver_coins)
    assert table.bank.red + table.bank.blue + table.bank.yellow == stones
    assert (table.bank.black, table.bank.amulets) == (2, 2)
    assert (table.special_pile, len(table.remaining)) == (23, 9)
    for seat in range(players):
        place = look(state, seat).places[seat]
        assert place.red + place.blue + place.yellow == 4
        assert player(state, seat).endswith("F8+0 C2 S5 0pt")


def test_example_02_plain_auction_everyone_pays() -> None:
    state = position("1R1B2Y", "2R2B", "3B1Y", card="red_dragon", pile=["thief"])
    assert (bank(state, "common_gold"), bank(state, "red")) == (9, 9)
    bid(state, {P1: "2F1C", P2: "2F", P3: "–"})
    assert player(state, P1) == "2R1B2Y F6+2 C1 S5 0pt"
    assert player(state, P2) == "2R2B F6+2 C2 S5 0pt"
    assert player(state, P3) == "3B1Y F8+0 C2 S5 0pt"
    assert (bank(state, "common_gold"), bank(state, "red")) == (10, 8)
    assert auctioned(state) == ["witch", "red_dragon"]
    assert on_table(state) == "thief"


def test_example_03_amulet_doubles() -> None:
    state = position("1R1B2Y F7+1 m", "2R2B", "3B1Y", card="alchemist", pile=["thief"])
    assert (bank(state, "common_gold"), bank(state, "amulet")) == (9, 1)
    bid(state, {P1: "4F+m", P2: "7F"})
    assert player(state, P1) == "1R1B2Y F3+5 C5 S5 0pt"
    assert player(state, P2) == "2R2B F1+7 C2 S5 0pt"
    assert (bank(state, "common_gold"), bank(state, "amulet")) == (6, 2)


def test_example_04_the_silver_stage_fills_the_bank_before_the_power() -> None:
    state = position("1R3Y S8", "2R2B S7", "S9", "S6", "S5", "S5", card="magician", pile=["thief"])
    assert (bank(state, "silver"), bank(state, "common_gold")) == (0, 3)
    bid(state, {P1: "3F", P2: "2F1C", P3: "1F", P4: "–", P5: "–", P6: "–"})
    assert asked(state) == ("silver", P1, P2)
    silver(state, {P1: 3, P2: 2})
    assert bank(state, "silver") == 5
    assert options(state) == ["1R3Y", "coins"]
    say(state, "coins")
    assert player(state, P1) == "1R3Y F5+3 C2 S8 0pt"
    assert player(state, P2) == "2R2B F6+2 C1 S5 0pt"
    assert player(state, P3) == "F7+1 C2 S9 0pt"
    assert (bank(state, "silver"), bank(state, "common_gold")) == (2, 4)


def test_example_05_deadlock() -> None:
    state = position("1R1B1Y S2", "2R2B", "3B1Y", card="wizard", pile=["thief"])
    bid(state, {P1: "4F", P2: "4F", P3: "3F"})
    told = silver(state, {P1: 2, P2: 2})
    assert seen(told, Deadlocked) == [Deadlocked("wizard")]
    assert player(state, P1) == "1R1B1Y F4+4 C2 S0 0pt"
    assert player(state, P2) == "2R2B F4+4 C2 S3 0pt"
    assert player(state, P3) == "3B1Y F5+3 C2 S5 0pt"
    assert auctioned(state) == ["witch", "wizard"]
    assert asked(state) == ("bid", P1, P2, P3)


def test_example_06_deadlock_at_zero() -> None:
    state = position("S0", "S3", card="wizard", pile=["thief"])
    bid(state, {P1: "1F", P2: "1F"})
    assert asked(state) == ("silver", P1, P2)
    assert len(state.decision(P1).moves) == 1
    told = silver(state, {P1: 0, P2: 0})
    assert seen(told, Deadlocked)
    assert player(state, P1) == "F7+1 C2 S0 0pt"
    assert player(state, P2) == "F7+1 C2 S3 0pt"


def test_example_07_a_curse_comes_before_a_tie() -> None:
    state = position("1R1B1Y", "2R2B k", "3B1Y m", card="wizard", pile=["thief"])
    told = bid(state, {P1: "4F", P2: "+k", P3: "1F1C+m"})
    assert seen(told, AuctionCursed) == [AuctionCursed("wizard", (P2,))]
    assert player(state, P1) == "1R1B1Y F4+4 C2 S5 0pt"
    assert player(state, P2) == "2R2B F8+0 C2 S5 0pt"
    assert player(state, P3) == "3B1Y F7+1 C1 S5 0pt"
    assert bank(state, "amulet") == 2
    assert auctioned(state) == ["witch", "wizard"]
    assert asked(state) == ("bid", P1, P2, P3)


def test_example_08_unsold_character_then_the_ghost() -> None:
    state = position("2Y 1pt", "2R2B", "3B1Y", card="charlatan", pile=["ghost", "thief"])
    told = bid(state)
    assert seen(told, NobodyBid) == [NobodyBid("charlatan")]
    assert on_table(state) == "ghost"
    bid(state, {P1: "2F", P2: "1F"})
    assert options(state) == ["witch", "charlatan"]
    say(state, "charlatan")
    assert player(state, P1) == "F6+2 C2 S5 2pt"
