"""The worked examples of the rules, third part: borrowed and doubled powers. (10)"""

from dracotheque.games.pierres_du_dragon.events import AuctionCursed, FistsOpened, PowerIdle, RoundEnded
from tests.games.pierres_du_dragon.table import (
    P1,
    P2,
    P3,
    asked,
    auctioned,
    bank,
    bid,
    discard,
    feed,
    keeper,
    look,
    on_table,
    options,
    player,
    position,
    remaining,
    say,
    seen,
    silver,
)


def test_example_14_ghost_as_witch() -> None:
    state = position(
        "",
        "k",
        "",
        card="ghost",
        auctioned=["witch", "red_dragon"],
        pile=["magician", "sorcerer", "thief"],
    )
    bid(state, {P1: "2F", P2: "1F"})
    say(state, "witch")
    assert player(state, P1) == "F6+2 C2 S5 0pt k"
    assert on_table(state) == "magician"
    told = bid(state, {P1: "1F", P2: "2F+k", P3: "5F"})
    assert seen(told, AuctionCursed) == [AuctionCursed("magician", (P2,))]
    assert player(state, P2) == "F5+3 C2 S5 0pt"
    told = bid(state, {P1: "+k", P3: "3F"})
    assert seen(told, AuctionCursed) == [AuctionCursed("sorcerer", (P1,))]
    assert player(state, P1) == "F5+3 C2 S5 0pt"
    assert player(state, P2) == "F5+3 C2 S5 0pt"
    assert player(state, P3) == "F0+8 C2 S5 0pt"


def test_example_15_doubled_charlatan_wins() -> None:
    state = position("3R1B 1pt dop", "2B2Y", "4R", card="charlatan", pile=["thief"])
    bid(state, {P1: "3F", P2: "2F"})
    assert (asked(state), options(state)) == (("double", P1), ["once", "double"])
    say(state, "double")
    assert (state.over, state.ending, state.winners) == (True, "three-points", (P1,))
    assert player(state, P1) == "F5+3 C2 S5 3pt"
    assert discard(state) == ["doppelganger"]


def test_example_16_doubled_sorcerer() -> None:
    state = position("5R1B dop", card="sorcerer", pile=["thief"])
    bid(state, {P1: "3F", P2: "2F"})
    say(state, "double", "4R")
    assert player(state, P1) == "1R1B F5+3 C3 S5 2pt"
    assert on_table(state) == "thief"


def test_example_17_ghost_as_necromancer_after_a_tie() -> None:
    state = position(
        "1R1B 1pt",
        "2B2Y",
        "1R2Y",
        card="ghost",
        auctioned=["witch", "thief", "necromancer"],
        pile=["wizard"],
    )
    assert (bank(state, "fairy_gold"), bank(state, "silver"), bank(state, "common_gold")) == (36, 25, 9)
    bid(state, {P1: "2F1C", P2: "3F"})
    silver(state, {P1: 2, P2: 1})
    say(state, "necromancer", "yes")
    assert player(state, P1) == "1R1B F6+0 C1 S3 2pt"
    assert player(state, P2) == "2B2Y F5+3 C2 S4 0pt"
    assert (bank(state, "fairy_gold"), bank(state, "silver"), bank(state, "common_gold")) == (38, 28, 10)


def test_example_18_goblin_draws_the_thief() -> None:
    state = position("1R1B", "2B2Y", "1R2Y", card="goblin", pile=["thief", "wizard"])
    feed(state, 1)  # the round pile in canonical order: Wizard, Thief
    bid(state, {P1: "2F", P2: "1F"})
    assert asked(state) == ("stone", P1)
    say(state, "blue")
    assert player(state, P1) == "1R2B F6+2 C2 S5 0pt"
    assert player(state, P2) == "1B2Y F7+1 C2 S5 0pt"
    assert auctioned(state) == ["witch", "thief", "goblin"]
    assert (on_table(state), remaining(state)) == ("wizard", set())


def test_example_19_leprechaun_takes_the_doppelganger() -> None:
    state = position(card="leprechaun", pile=["thief", "doppelganger", "wizard"])
    bid(state, {P1: "2F", P2: "1F"})
    assert options(state) == ["wizard", "thief", "doppelganger"]
    say(state, "doppelganger")
    assert keeper(state) == P1
    assert {on_table(state), *remaining(state)} == {"thief", "wizard"}
    assert auctioned(state) == ["witch", "leprechaun"]
    bid(state)
    bid(state)
    assert (look(state).round, discard(state)) == (2, ["leprechaun"])
    assert keeper(state) == P1


def test_example_20_goblin_last() -> None:
    state = position(card="goblin")
    told = bid(state, {P1: "2F", P2: "1F"})
    assert seen(told, PowerIdle) == [PowerIdle(P1, "goblin")]
    (opened,) = seen(told, FistsOpened)
    assert [fist.fairy for fist in opened.fists] == [2, 1, 0]
    assert seen(told, RoundEnded)
    assert player(state, P1) == "F8+0 C2 S5 0pt"
    assert player(state, P2) == "F8+0 C2 S5 0pt"
