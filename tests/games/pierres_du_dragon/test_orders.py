"""Standing orders, their guards and stops, and empty fists on request. (6.tempo-orders, 7.2, 9.2)"""

from collections.abc import Mapping

import pytest

from dracotheque.core.events import Told
from dracotheque.core.moves import Move
from dracotheque.games.pierres_du_dragon import GAME
from dracotheque.games.pierres_du_dragon.events import AuctionWon, CharacterShown, FistClosed, FistsOpened
from dracotheque.games.pierres_du_dragon.moves import (
    Bid,
    BidSilver,
    CancelOrder,
    EmptyFists,
    GoldOrder,
    Guard,
    SetStops,
    SilverOrder,
    StandingOrder,
)
from dracotheque.games.pierres_du_dragon.state import Table
from tests.games.pierres_du_dragon.table import (
    P1,
    P2,
    P3,
    P4,
    asked,
    fist,
    keep,
    look,
    on_table,
    player,
    position,
    refusal,
    say,
    seen,
    silver_fist,
)
from tests.games.pierres_du_dragon.table import bid as bid_by_hand

SLOW = {"tempo": "slow"}
PILE = ["red_dragon", "blue_dragon", "yellow_dragon", "thief"]


def slow(*seats: str, card: str = "wizard", **rest: object) -> Table:
    rest.setdefault("pile", PILE)
    return position(*seats, card=card, options=SLOW, **rest)


def bid(state: Table, fists: Mapping[int, str] | None = None) -> tuple[Told, ...]:
    """Close these fists by hand; whoever keeps the table then closes those that were left for the next character."""
    return bid_by_hand(state, fists) + keep(state)


def order(character: str, fairy: int | str = 0, common: int | str = 0, **rest: object) -> StandingOrder:
    return StandingOrder(character, GoldOrder(fairy, common), **rest)  # type: ignore[arg-type]  # written as a player would


def test_a_sealed_order_closes_the_fist_when_its_character_comes_up() -> None:
    state = slow()
    assert state.play(P1, order("red_dragon", 3)) == ()
    told = bid(state)
    assert on_table(state) == "red_dragon"
    assert seen(told, FistClosed)[-1] == FistClosed(P1)
    assert asked(state) == ("bid", P2, P3)
    bid(state, {P2: "2F"})
    assert player(state, P1).startswith("1R ")


def test_a_round_runs_through_several_auctions_in_one_go() -> None:
    state = slow()
    for seat, fairy in ((P1, 0), (P2, 1), (P3, 2)):
        for dragon in ("red_dragon", "blue_dragon", "yellow_dragon"):
            state.play(seat, order(dragon, fairy))
    told = bid(state)
    assert [event.character for event in seen(told, AuctionWon)] == ["red_dragon", "blue_dragon", "yellow_dragon"]
    assert [event.character for event in seen(told, CharacterShown)] == PILE
    assert asked(state) == ("bid", P1, P2, P3)
    assert player(state, P3) == "1R1B1Y F2+6 C2 S5 0pt"


def test_a_power_that_asks_stops_the_run() -> None:
    state = slow("", "1R1B", card="red_dragon", pile=["thief", "blue_dragon"])
    for seat, fairy in ((P1, 2), (P2, 1), (P3, 0)):
        state.play(seat, order("thief", fairy))
    bid(state)
    assert asked(state) == ("stone", P1)


def test_a_tie_is_settled_by_the_silver_of_the_orders() -> None:
    state = slow(pile=["red_dragon", "thief"])
    state.play(P1, order("red_dragon", 2, silver=SilverOrder(3)))
    state.play(P2, order("red_dragon", 2, silver=SilverOrder("all")))
    state.play(P3, order("red_dragon"))
    bid(state)
    assert on_table(state) == "thief"
    assert player(state, P1) == "F6+2 C2 S2 0pt"
    assert player(state, P2) == "1R F6+2 C2 S0 0pt"


def test_an_order_without_silver_asks_in_a_tie() -> None:
    state = slow(pile=["red_dragon", "thief"])
    state.play(P1, order("red_dragon", 2))
    state.play(P2, order("red_dragon", 2, silver=SilverOrder(3)))
    state.play(P3, order("red_dragon"))
    bid(state)
    assert asked(state) == ("silver", P1)


def test_the_silver_of_an_order_that_did_not_close_the_gold_fist_is_not_used() -> None:
    state = slow(card="red_dragon", pile=["blue_dragon", "thief"])
    state.play(P1, order("red_dragon", 1))
    state.play(P1, order("blue_dragon", 1, silver=SilverOrder(3), guard=Guard("four_alike")))
    bid(state)
    assert asked(state) == ("bid", P1, P2, P3)
    bid(state, {P1: "1F", P2: "1F"})
    assert asked(state) == ("silver", P1, P2)


def test_amounts_are_cut_down_to_what_there_is() -> None:
    state = slow("F3+0 C1", pile=["red_dragon", "thief"])
    gold = GoldOrder(6, "all", black=True, amulet=True)
    state.play(P1, StandingOrder("red_dragon", gold))
    bid(state)
    assert state.decision(P1).sealed == Bid(3, 1)
    everything = slow("F3+0 C1 k m", pile=["red_dragon", "thief"])
    everything.play(P1, StandingOrder("red_dragon", gold))
    bid(everything)
    assert everything.decision(P1).sealed == Bid(3, 1, True, True)


def test_an_order_that_is_not_sealed_is_a_note_and_its_owner_is_asked() -> None:
    state = slow(pile=["red_dragon", "thief"])
    state.play(P1, order("red_dragon", 2, sealed=False))
    bid(state)
    assert asked(state) == ("bid", P1, P2, P3)


GUARDS = {
    Guard("red", 2): ("2R", "1R"),
    Guard("blue", 1): ("1B", "1R"),
    Guard("yellow", 3): ("3Y", "2Y"),
    Guard("full_set"): ("1R1B1Y", "2R2B"),
    Guard("pair"): ("2B", "1R1B1Y"),
    Guard("four_alike"): ("4Y", "3R3B"),
    Guard("points_at_least", 1): ("1pt", "0pt"),
    Guard("points_at_most", 1): ("1pt", "2pt"),
    Guard("gold_at_least", 4): ("F3+0 C1", "F3+5 C0"),
}


@pytest.mark.parametrize("guard", GUARDS, ids=str)
def test_an_order_whose_guard_does_not_hold_asks(guard: Guard) -> None:
    holds, fails = GUARDS[guard]
    for goods, closed in ((holds, True), (fails, False)):
        state = slow(goods, pile=["red_dragon", "thief"])
        state.play(P1, order("red_dragon", 1, guard=guard))
        bid(state)
        assert (P1 not in state.actors) == closed


@pytest.mark.parametrize(
    ("guard", "closed"),
    [
        (Guard("rival_at_least", 2), True),
        (Guard("rival_at_least", 3), False),
        (Guard("rival_at_most", 2), True),
        (Guard("rival_at_most", 1), False),
    ],
    ids=str,
)
def test_guards_look_at_the_best_rival(guard: Guard, closed: bool) -> None:
    state = slow("0pt", "2pt", "1pt", pile=["red_dragon", "thief"])
    state.play(P1, order("red_dragon", 1, guard=guard))
    bid(state)
    assert (P1 not in state.actors) == closed


def test_a_guard_is_judged_when_the_character_comes_up() -> None:
    state = slow("1R", card="red_dragon", pile=["blue_dragon", "thief"])
    state.play(P1, order("blue_dragon", 1, guard=Guard("red", 2)))
    bid(state, {P1: "1F"})
    assert asked(state) == ("bid", P2, P3)


def test_an_order_may_be_changed_and_forgotten_until_it_is_used() -> None:
    state = slow(pile=["red_dragon", "thief"])
    state.play(P1, order("red_dragon", 1))
    state.play(P1, order("red_dragon", 4))
    state.play(P1, order("thief", 2))
    state.play(P1, CancelOrder("thief"))
    desk = look(state, P1).desk
    assert desk is not None
    assert desk.orders == (order("red_dragon", 4),)
    bid(state)
    assert state.decision(P1).sealed == Bid(4)


def test_until_the_reveal_the_fist_of_an_order_may_be_changed_by_hand_or_by_another_order() -> None:
    state = slow(pile=["red_dragon", "thief"])
    state.play(P1, order("red_dragon", 4))
    bid(state)
    assert fist("2F") in state.decision(P1).changes
    assert state.play(P1, fist("2F")) == ()
    assert state.decision(P1).sealed == Bid(2)
    assert state.play(P1, order("red_dragon", 5)) == ()
    assert state.decision(P1).sealed == Bid(5)
    bid(state)
    assert player(state, P1).startswith("1R F3+5")


def test_an_order_for_the_character_on_the_table_closes_the_fist_at_once() -> None:
    state = slow(card="red_dragon", pile=["thief"])
    told = state.play(P1, order("red_dragon", 2))
    assert seen(told, FistClosed) == [FistClosed(P1)]
    assert asked(state) == ("bid", P2, P3)
    state.play(P2, order("red_dragon", 1))
    told = state.play(P3, order("red_dragon"))
    assert seen(told, FistsOpened)
    assert on_table(state) == "thief"


def test_an_order_closes_the_silver_fist_on_the_table() -> None:
    state = slow(card="red_dragon", pile=["thief"])
    bid(state, {P1: "1F", P2: "1F"})
    state.play(P1, order("red_dragon", silver=SilverOrder(2)))
    assert (asked(state), state.decision(P1).sealed) == (("silver", P2), BidSilver(2))


def test_an_order_has_served_when_its_character_has_passed() -> None:
    state = slow(card="fairy", pile=["fairy", "thief"])
    state.play(P1, order("fairy", 1))
    bid(state)
    assert asked(state) == ("bid", P1, P2, P3)


def test_orders_are_for_the_characters_of_one_round() -> None:
    state = slow(card="leprechaun", pile=["red_dragon"])
    state.play(P1, order("red_dragon", 1))
    bid(state, {P2: "1F"})  # the Leprechaun takes the Red Dragon away, and the round ends
    desk = look(state, P1).desk
    assert desk is not None
    assert (look(state).round, desk.orders) == (2, ())


# Stops.


def stopped(stops: SetStops, *seats: str, fists: dict[int, str], card: str = "red_dragon", say_word: str = "") -> bool:
    """Whether P1 is asked again for the next character after this auction."""
    state = slow(*seats, card=card, pile=["blue_dragon", "thief"])
    state.play(P1, stops)
    state.play(P1, order("blue_dragon", 1))
    bid(state, fists)
    if say_word:
        say(state, say_word)
        keep(state)
    assert on_table(state) == "blue_dragon"
    return P1 in state.actors


def test_orders_stop_after_winning_something() -> None:
    assert stopped(SetStops(win=True), fists={P1: "1F"})
    assert not stopped(SetStops(win=True), fists={P2: "1F"})
    assert not stopped(SetStops(), fists={P1: "1F"})


def test_orders_stop_after_anybody_scores() -> None:
    assert stopped(SetStops(score=True), "", "1R", fists={P2: "1F"}, card="charlatan")
    assert not stopped(SetStops(score=True), "", "1R", fists={P2: "1F"}, card="alchemist")


def test_orders_stop_after_ones_stones_change() -> None:
    assert stopped(SetStops(stones=True), "1R", fists={P2: "1F"}, card="troll", say_word="red")
    assert not stopped(SetStops(stones=True), "1R", fists={P2: "1F"}, card="troll", say_word="blue")


def test_stopped_orders_rest_until_their_owner_touches_them() -> None:
    state = slow(card="red_dragon", pile=["blue_dragon", "yellow_dragon", "thief"])
    state.play(P1, SetStops(win=True))
    for dragon in ("blue_dragon", "yellow_dragon", "thief"):
        state.play(P1, order(dragon, 1))
    bid(state, {P1: "1F"})
    desk = look(state, P1).desk
    assert desk is not None
    assert (P1 in state.actors, desk.paused, desk.stops) == (True, True, SetStops(win=True))
    bid(state)
    assert P1 in state.actors
    state.play(P1, SetStops(win=True))
    bid(state)
    assert asked(state) == ("bid", P2, P3)


# Nobody can tell.


@pytest.mark.ruling("PD-49")
@pytest.mark.parametrize("wish", [EmptyFists(True), order("blue_dragon", 3)], ids=["empty", "order"])
def test_no_fist_closes_at_the_moment_its_character_is_shown(wish: Move) -> None:
    """Nobody closes a fist before having seen for what: everybody would know that it was left so. (7.2)"""
    state = slow(card="red_dragon", pile=["blue_dragon", "thief"])
    state.play(P1, wish)
    told = bid_by_hand(state)
    assert on_table(state) == "blue_dragon"
    assert isinstance(told[-1].event, CharacterShown)
    assert asked(state) == ("bid", P1, P2, P3)
    assert isinstance(state.left_answer(P1), Bid)
    assert (state.left_answer(P2), state.left_answer(P3)) == (None, None)


# Empty fists.


@pytest.mark.ruling("PD-49")
@pytest.mark.parametrize("tempo", ["live", "slow"])
def test_anybody_may_have_empty_fists_closed_for_the_rest_of_the_round(tempo: str) -> None:
    state = position(card="red_dragon", pile=["blue_dragon"], options={"tempo": tempo})
    told = state.play(P1, EmptyFists(True))
    assert seen(told, FistClosed) == [FistClosed(P1)]
    bid(state)
    assert asked(state) == ("bid", P2, P3)
    bid(state)
    assert (look(state).round, asked(state)) == (2, ("bid", P1, P2, P3))


def test_empty_fists_may_be_called_off_and_changed_by_hand() -> None:
    state = position(card="red_dragon", pile=["blue_dragon", "thief"])
    state.play(P1, EmptyFists(True))
    state.play(P1, fist("2F"))
    state.play(P1, EmptyFists(False))
    bid(state)
    assert player(state, P1).startswith("1R ")
    assert asked(state) == ("bid", P1, P2, P3)


def test_in_a_tie_an_empty_fist_is_closed_as_well() -> None:
    state = position(card="red_dragon", pile=["blue_dragon"])
    state.play(P1, fist("1F"))
    state.play(P1, EmptyFists(True))
    bid(state, {P2: "1F"})
    assert asked(state) == ("silver", P2)
    state.play(P2, silver_fist(1))
    assert player(state, P2).startswith("1R ")


def test_an_order_comes_before_empty_fists() -> None:
    state = slow(pile=["red_dragon", "thief"])
    state.play(P1, EmptyFists(True))
    state.play(P1, order("red_dragon", 2))
    bid(state)
    assert state.decision(P1).sealed == Bid(2)


# Refusals.


def test_orders_are_for_slow_games() -> None:
    state = position(card="wizard", pile=PILE)
    assert refusal(state, P1, order("red_dragon")) == ("refuse-orders-in-live-play", "6.tempo-orders")
    assert refusal(state, P1, SetStops()) == ("refuse-orders-in-live-play", "6.tempo-orders")


def test_orders_are_for_characters_still_to_come() -> None:
    state = slow("1R1B1Y", auctioned=["witch", "sorcerer"])
    assert refusal(state, P1, order("sorcerer")) == ("refuse-order-for-nobody", "6.tempo-orders")
    assert refusal(state, P1, order("ghost")) == ("refuse-order-for-nobody", "6.tempo-orders")
    assert refusal(state, P1, order("gandalf")) == ("refuse-unknown-character", "6.tempo-orders")
    assert refusal(state, P1, order("thief", guard=Guard("luck"))) == ("refuse-unknown-guard", "6.tempo-orders")
    assert refusal(state, P1, CancelOrder("thief")) == ("refuse-no-such-order", "6.tempo-orders")
    bid(state, {P1: "1F"})
    assert asked(state) == ("offer", P1)
    assert refusal(state, P1, order("wizard")) == ("refuse-order-for-nobody", "6.tempo-orders")


@pytest.mark.parametrize("least", [order("thief", -1), order("thief", 1, -1), order("thief", silver=SilverOrder(-1))])
def test_no_order_is_for_less_than_nothing(least: StandingOrder) -> None:
    assert refusal(slow(), P1, least) == ("refuse-negative-fist", "6.tempo-orders")


def test_orders_are_saved_and_resumed() -> None:
    state = slow()
    state.play(P1, SetStops(score=True))
    state.play(P1, order("red_dragon", "all", guard=Guard("pair"), silver=SilverOrder("all", True)))
    assert GAME.from_json(state.to_json()).to_json() == state.to_json()


def test_orders_of_four_players_and_hands_mix() -> None:
    state = slow("", "", "", "", pile=["red_dragon", "thief"])
    state.play(P2, order("red_dragon", 3))
    state.play(P4, order("red_dragon", 1))
    bid(state)
    assert asked(state) == ("bid", P1, P3)
    bid(state, {P1: "2F", P3: "2F"})
    assert player(state, P2).startswith("1R ")
