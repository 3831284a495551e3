"""Who may know what: the leak tests of the rules. (7)"""

from random import Random

import msgspec
import pytest

from dracotheque.conformance.sight import knowledge, sight
from dracotheque.core.chance import FairChance
from dracotheque.core.moves import Move
from dracotheque.games.pierres_du_dragon import GAME
from dracotheque.games.pierres_du_dragon.components import COMMON, FAIRY, SILVER, WIDTH
from dracotheque.games.pierres_du_dragon.events import FistClosed, GoodsTaken
from dracotheque.games.pierres_du_dragon.moves import (
    Bid,
    EmptyFists,
    GoldOrder,
    Guard,
    SetStops,
    SilverOrder,
    StandingOrder,
)
from dracotheque.games.pierres_du_dragon.state import Table
from dracotheque.games.pierres_du_dragon.view import Purse
from tests.games.pierres_du_dragon.table import (
    P1,
    P2,
    P3,
    P4,
    bid,
    fist,
    keep,
    look,
    position,
    say,
    seen,
    silver,
    silver_fist,
    win,
)

VIEWERS = (P1, P2, P3, None)


def others(seat: int) -> list[int | None]:
    return [viewer for viewer in VIEWERS if viewer != seat]


# Fists.


@pytest.mark.parametrize("text", ["–", "8F2C", "3F"])
def test_an_unopened_gold_fist_is_seen_by_its_owner_alone(text: str) -> None:
    states = []
    for sealed in ("1F", text):
        state = position(card="red_dragon", pile=["thief"])
        told = state.play(P2, fist(sealed))
        assert seen(told, FistClosed, P1) == [FistClosed(P2)]
        states.append(state)
    for viewer in others(P2):
        assert sight(states[0], viewer) == sight(states[1], viewer)
        assert knowledge(states[0], viewer, 0.5) == knowledge(states[1], viewer, 0.5)
    assert states[1].decision(P2).sealed == fist(text)


def test_an_unopened_silver_fist_is_seen_by_its_owner_alone() -> None:
    states = []
    for sealed in (0, 5):
        state = position(card="red_dragon", pile=["thief"])
        bid(state, {P1: "1F", P2: "1F"})
        state.play(P2, silver_fist(sealed))
        states.append(state)
    for viewer in others(P2):
        assert knowledge(states[0], viewer, 0.5) == knowledge(states[1], viewer, 0.5)


def test_a_rich_and_a_poor_player_look_the_same_while_they_are_asked() -> None:
    """Nothing tells who has nothing: neither before the fist is closed nor after."""
    rich = position("", "F8+0 C2 S5", "F0+0 C0 S0", card="red_dragon", pile=["thief"])
    poor = position("", "F0+0 C0 S0", "F8+0 C2 S5", card="red_dragon", pile=["thief"])
    for state in (rich, poor):
        assert state.actors == (P1, P2, P3)
    for viewer in (P1, None):
        assert sight(rich, viewer) == sight(poor, viewer)
    for state in (rich, poor):
        state.play(P2, Bid())
        state.play(P3, Bid())
    for viewer in (P1, None):
        assert sight(rich, viewer) == sight(poor, viewer)


def test_coins_in_a_closed_fist_still_count_in_every_total_shown() -> None:
    state = position(card="red_dragon", options={"ledger": "open"})
    state.play(P2, fist("8F2C"))
    for viewer in VIEWERS:
        assert look(state, viewer).places[P2].purse == Purse(8, 2, 5)


def test_opened_fists_are_seen_in_full_by_everybody_until_the_round_ends() -> None:
    state = position("m", card="red_dragon", pile=["thief"])
    bid(state, {P1: "1F1C+m", P2: "4F"})
    silver(state, {P1: 2, P2: 1})
    for viewer in VIEWERS:
        (auction,) = look(state, viewer).auctions
        assert (auction.character, auction.winner) == ("red_dragon", P1)
        assert [(each.fairy, each.common, each.amulet, each.value) for each in auction.gold] == [
            (1, 1, True, 4),
            (4, 0, False, 4),
            (0, 0, False, 0),
        ]
        assert [(each.seat, each.silver) for each in auction.silver] == [(P1, 2), (P2, 1)]
    bid(state)
    assert look(state).auctions == ()


def test_a_view_never_lists_the_options_of_somebody_elses_fist() -> None:
    state = position("F3+5", card="red_dragon")
    for viewer in VIEWERS:
        text = msgspec.json.encode(look(state, viewer))
        assert b'"moves"' not in text
        assert b'"bid"' in text
    assert len(state.decision(P1).moves) == 12
    assert "moves" not in msgspec.to_builtins(state.prompt())


# Purses.


def exchanged(state: Table, one: int, other: int) -> Table:
    """The same table with the coins behind two screens exchanged."""
    twin = state.clone()
    for column in (FAIRY, COMMON, SILVER):
        a, b = one * WIDTH + column, other * WIDTH + column
        twin.goods[a], twin.goods[b] = twin.goods[b], twin.goods[a]
    GAME.audit(twin)
    return twin


def test_in_memory_the_coins_behind_other_screens_are_not_shown() -> None:
    state = position("", "F3+0 C4 S9", "F7+0 C1 S2", "", card="red_dragon")
    twin = exchanged(state, P2, P3)
    for viewer in (P1, P4, None):
        assert sight(state, viewer) == sight(twin, viewer)
        assert look(state, viewer).places[P2].purse is None
    assert look(state, P2).places[P2].purse == Purse(3, 4, 9)


@pytest.mark.parametrize("options", [{"ledger": "open"}, {"tempo": "slow"}])
def test_with_open_purses_everybody_sees_the_totals(options: dict[str, object]) -> None:
    state = position("", "F3+0 C4 S9", card="red_dragon", options=options)
    assert look(state).open_purses
    for viewer in VIEWERS:
        assert look(state, viewer).places[P2].purse == Purse(3, 4, 9)


def test_slow_play_may_be_played_from_memory() -> None:
    state = position(card="red_dragon", options={"tempo": "slow", "ledger": "memory"})
    assert look(state, P1).places[P2].purse is None


def test_when_the_game_is_over_everything_may_be_seen() -> None:
    state = position("4R 2pt", card="sorcerer")
    win(state)
    say(state, "4R")
    assert all(place.purse is not None for place in look(state).places)


def test_what_the_brigand_takes_is_known_to_two_players() -> None:
    state = position("", "C1 S2", card="brigand", pile=["thief"])
    win(state)
    told = say(state, P2)
    for viewer, amounts in {P1: [1, 2], P2: [1, 2], P3: [None, None], None: [None, None]}.items():
        assert [event.n for event in seen(told, GoodsTaken, viewer)] == amounts


# Piles and seeds.


def test_the_order_of_the_piles_is_nobodys_to_know() -> None:
    state = GAME.start(3, seed=5)
    twin = state.clone()
    twin.pile.reverse()
    twin.special_pile.reverse()
    twin.chance = FairChance.of_seed(99)
    for viewer in VIEWERS:
        assert knowledge(state, viewer, 0.5) == knowledge(twin, viewer, 0.5)


def test_imagined_worlds_keep_purses_and_shuffle_piles() -> None:
    state = GAME.start(4, seed=5)
    bid(state, {P1: "2F", P2: "1C"})
    worlds = [state.imagine(P1, Random(seed)) for seed in range(20)]
    assert all(world.goods == state.goods for world in worlds)
    assert len({tuple(world.pile) for world in worlds}) > 15
    assert len({tuple(world.special_pile) for world in worlds}) > 15


# Orders.

ORDERS: list[list[Move]] = [
    [],
    [StandingOrder("thief", GoldOrder(3))],
    [StandingOrder("thief", GoldOrder("all", "all"), SilverOrder("all"), Guard("pair"))],
    [SetStops(win=True, stones=True), StandingOrder("wizard", GoldOrder(1), sealed=False)],
]


def test_nobody_sees_what_another_one_has_ordered_nor_that_there_are_orders() -> None:
    first = None
    for orders in ORDERS:
        state = position(card="red_dragon", pile=["blue_dragon", "wizard", "thief"], options={"tempo": "slow"})
        for order in orders:
            assert state.play(P2, order) == ()
        known = [knowledge(state, viewer, 0.5) for viewer in others(P2)]
        first = first or known
        assert known == first
        desk = look(state, P2).desk
        assert desk is not None
        assert len(desk.orders) == sum(isinstance(order, StandingOrder) for order in orders)


def test_a_fist_closed_by_an_order_looks_like_one_closed_by_hand() -> None:
    by_order = position(card="red_dragon", pile=["blue_dragon", "thief"], options={"tempo": "slow"})
    by_order.play(P2, StandingOrder("blue_dragon", GoldOrder(5)))
    by_hand = position(card="red_dragon", pile=["blue_dragon", "thief"], options={"tempo": "slow"})
    heard = [event for told in (*bid(by_order), *keep(by_order)) if (event := told.seen_by(P1)) is not None]
    heard_by_hand = [event for told in bid(by_hand) if (event := told.seen_by(P1)) is not None]
    heard_by_hand += [event for told in by_hand.play(P2, Bid(1)) if (event := told.seen_by(P1)) is not None]
    assert heard == heard_by_hand
    for viewer in others(P2):
        assert knowledge(by_order, viewer, 0.5) == knowledge(by_hand, viewer, 0.5)


def test_empty_fists_on_request_are_their_owners_secret() -> None:
    by_wish = position(card="red_dragon", pile=["blue_dragon", "thief"])
    told = by_wish.play(P2, EmptyFists(True))
    by_hand = position(card="red_dragon", pile=["blue_dragon", "thief"])
    told_by_hand = by_hand.play(P2, Bid(4))
    assert seen(told, FistClosed, P1) == seen(told_by_hand, FistClosed, P1) == [FistClosed(P2)]
    for viewer in others(P2):
        assert knowledge(by_wish, viewer, 0.5) == knowledge(by_hand, viewer, 0.5)


@pytest.mark.parametrize("seed", range(6))
def test_slow_games_full_of_orders_betray_nothing(seed: int) -> None:
    """At every moment an imagined world looks like the real one, orders of others or not."""
    rng = Random(seed)
    state: Table = GAME.start(3, {"tempo": "slow", "round_limit": 3}, seed=seed)
    while not state.over:
        if rng.random() < 0.3:
            seat = rng.randrange(3)
            upcoming = [name for name in look(state).remaining if isinstance(name, str)]
            if upcoming:
                gold = GoldOrder(rng.choice([0, 1, 2, "all"]))
                state.play(seat, StandingOrder(rng.choice(upcoming), gold, SilverOrder(1)))
            if rng.random() < 0.2:
                state.play(seat, EmptyFists(rng.random() < 0.5))
        else:
            actor = rng.choice(state.actors)
            ways = (state.left_answer(actor), state.late_answer(actor), rng.choice(state.decision(actor).moves))
            state.play(actor, next(move for move in rng.sample(ways, 3) if move is not None))
        GAME.audit(state)
        for viewer in VIEWERS:
            world = state.imagine(viewer, rng)
            GAME.audit(world)
            assert sight(world, viewer) == sight(state, viewer)
            assert world.imagine(viewer, Random(1)).to_json() == state.imagine(viewer, Random(1)).to_json()
