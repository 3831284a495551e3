"""Who may know what: the leak tests of the rules. (7)"""

import re
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from dracotheque.core.decisions import plain
from dracotheque.core.events import Event, Told, seen_by
from dracotheque.games.drakon import GAME
from dracotheque.games.drakon.components.tiles import TILE_IDS
from dracotheque.games.drakon.events import (
    RoomDestroyed,
    RoomSwapped,
    TileDrawn,
    TilePlaced,
    TilesExchanged,
    TileTaken,
)
from dracotheque.games.drakon.moves import Destroy, Exchange, StandingOrder, Swap, TakeTile
from dracotheque.games.drakon.state import Table
from tests.games.drakon.table import P1, P2, P3, asked, go, hand, hand_sizes, look, place, play, position, seen

EVERY_TILE = frozenset(TILE_IDS)
GAMES = [(2, 1), (3, 2), (4, 3), (6, 4)]


def tiles_in(value: object) -> Counter[str]:
    """All tile ids anywhere in a view or an event, as often as they stand there."""
    match plain(value):
        case str() as word:
            return Counter({word} & EVERY_TILE)
        case dict() as fields:
            return sum((tiles_in(field) for field in fields.values()), Counter())
        case list() | tuple() as items:
            return sum((tiles_in(item) for item in items), Counter())
        case _:
            return Counter()


def viewers(state: Table) -> tuple[int | None, ...]:
    return (*range(state.players), None)


def random_game(players: int, seed: int) -> Iterator[tuple[Table, tuple[Told, ...]]]:
    """A game with powers in which people move about: the state after each move, and what was told."""
    rng = Random(seed)
    state: Table = GAME.start(players, {"powers": True}, seed=seed)
    yield state, state.news()
    while not state.over:
        (seat,) = state.actors
        moves = state.decision(seat).moves
        others = [move for move in moves if type(move).__name__ != "Place"]
        yield state, state.play(seat, rng.choice(others if others and rng.random() < 0.6 else moves))


# Hands and the pile.


@pytest.mark.parametrize(("players", "seed"), GAMES)
@pytest.mark.slow
def test_a_view_holds_no_tile_but_the_lair_ones_own_hand_and_what_its_viewer_has_seen(players: int, seed: int) -> None:
    for state, _ in random_game(players, seed):
        lair = Counter(room.tile for room in look(state).rooms)
        for viewer in viewers(state):
            view = look(state, viewer)
            seen_elsewhere = Counter(tile for place in view.places for tile in place.hand)
            seen_elsewhere += Counter(tile for tile in view.bottom if tile)
            assert tiles_in(view) == lair + seen_elsewhere
            for each in view.places:
                real = Counter(hand(state, each.seat))
                assert Counter(each.hand) <= real
                assert each.tiles == real.total()
                assert each.seat != viewer or Counter(each.hand) == real


def test_a_fresh_hand_is_known_to_its_owner_alone_and_the_pile_to_nobody() -> None:
    state = GAME.start(3, seed=8)
    assert tiles_in(state.view(P2)) == Counter(hand(state, P2)) + Counter(["start"])
    assert tiles_in(state.view(None)) == Counter(["start"])


class Witness:
    """Somebody with a perfect memory who hears all that a viewer hears."""

    def __init__(self, viewer: int | None, state: Table) -> None:
        self.viewer = viewer
        self.hands = [Counter[str]() for _ in range(state.players)]
        self.pile = look(state).pile
        self.bottom: list[str] = []
        """What lies under the pile, the lowest first; nothing for what the viewer has not seen."""
        self.discards: list[str] = []
        self.to_draw = 0

    def hear(self, event: Event) -> None:
        match event:
            case TilePlaced(seat=seat, tile=tile):
                self.leave(seat, tile)
            case RoomSwapped(seat=seat, taken=taken, tile=tile):
                self.leave(seat, tile)
                self.hands[seat][taken] += 1
            case RoomDestroyed(tile=tile):
                self.bury(tile)
            case TileTaken(seat=taker, victim=victim, tile=tile):
                if not tile:
                    self.hands[victim].clear()
                else:
                    self.leave(victim, tile)
                    self.hands[taker][tile] += 1
            case TilesExchanged(seat=seat, tiles=tiles):
                self.hands[seat].clear()
                self.discards = list(tiles) or ["", ""]
                self.to_draw = 2
            case TileDrawn(seat=seat):
                self.draw(seat)

    def leave(self, seat: int, tile: str) -> None:
        self.hands[seat] -= Counter([tile])

    def bury(self, tile: str) -> None:
        self.bottom.insert(0, tile)
        self.pile += 1

    def draw(self, seat: int) -> None:
        self.pile -= 1
        if self.pile < len(self.bottom) and (tile := self.bottom.pop()):
            self.hands[seat][tile] += 1
        if self.to_draw:
            self.to_draw -= 1
            if not self.to_draw:
                for tile in self.discards:
                    self.bury(tile)

    def knows(self) -> tuple[object, ...]:
        return [hand if seat != self.viewer else None for seat, hand in enumerate(self.hands)], self.bottom, self.pile


@pytest.mark.parametrize(("players", "seed"), [*GAMES, (5, 11), (4, 12), (3, 13), (2, 14)])
def test_every_view_remembers_what_an_attentive_viewer_has_heard_and_nothing_else(players: int, seed: int) -> None:
    witnesses: list[Witness] = []
    for state, told in random_game(players, seed):
        witnesses = witnesses or [Witness(viewer, state) for viewer in viewers(state)]
        for witness in witnesses:
            for event in seen_by(witness.viewer, told):
                witness.hear(event)
            view = look(state, witness.viewer)
            hands = [Counter(each.hand) if each.seat != witness.viewer else None for each in view.places]
            assert (hands, list(view.bottom), view.pile) == witness.knows()


def test_the_tile_just_drawn_is_told_to_the_one_who_drew_it() -> None:
    state = position("""
        Rooms: (0,0) start NESW.
        Pawns: P1 (0,0), P2 (0,0). Coins: P1 0, P2 0; Start 0; treasury 28.
        Hands: P1 key:0; P2 gold:1. Pile: map:3, map:2c. To act: P1.""")
    told = place(state, P1, "key:0", (1, 0))
    assert seen(told, TileDrawn, P1) == [TileDrawn(P1, "map-3")]
    assert seen(told, TileDrawn, P2) == seen(told, TileDrawn) == [TileDrawn(P1)]


MAP = """
    Rooms: (0,0) start NESW; (0,1) map NE; (1,0) portal NE; (-1,0) destruction NW; (5,5) key –; (6,6) vortex –.
    Pawns: P1 (0,0), P2 (0,0), P3 (0,0). Coins: P1 0, P2 0, P3 0; Start 0; treasury 28.
    Hands: P1 gold:3; P2 gold:1, well:2s; P3 gold:2c. Pile: –. To act: P1."""


def test_a_tile_taken_by_the_map_room_is_known_to_taker_and_victim_only() -> None:
    state = position(MAP)
    go(state, P1, (0, 1))
    told = play(state, P1, TakeTile(P2))
    (event,) = seen(told, TileTaken, P1)
    assert event.tile and seen(told, TileTaken, P2) == [event]
    assert seen(told, TileTaken, P3) == seen(told, TileTaken) == [TileTaken(P1, P2, "map")]
    assert look(state, P2).places[P1].hand == (event.tile,)
    assert look(state, P3).places[P1].hand == look(state).places[P1].hand == ()


def test_a_swap_and_a_destruction_are_public() -> None:
    state = position(MAP)
    go(state, P1, (1, 0))
    told = play(state, P1, Swap(5, 5, "gold-3", "NES"))
    for viewer in (P2, P3, None):
        assert seen(told, RoomSwapped, viewer) == [RoomSwapped(P1, 5, 5, "key-0", "gold-3", "NES")]
        assert look(state, viewer).places[P1].hand == ("key-0",)
    go(state, P2, (-1, 0))
    told = play(state, P2, Destroy(6, 6))
    for viewer in (P1, P3, None):
        assert seen(told, RoomDestroyed, viewer) == [RoomDestroyed(P2, 6, 6, "vortex-0")]
        assert look(state, viewer).bottom == ("vortex-0",)


def test_whoever_draws_a_tile_everybody_saw_destroyed_is_known_to_hold_it() -> None:
    state = position(MAP)
    go(state, P1, (-1, 0))
    play(state, P1, Destroy(6, 6))
    place(state, P2, "gold:1", (0, -1), "S")
    for viewer in (P1, P3, None):
        assert look(state, viewer).places[P2].hand == ("vortex-0",)
    assert look(state).bottom == ()


def test_a_tile_that_leaves_a_hand_unseen_makes_others_forget_that_hand() -> None:
    state = position(MAP, shown={P2: ["gold-1"]})
    assert look(state, P3).places[P2].hand == ("gold-1",)
    go(state, P1, (0, 1))
    (event,) = seen(play(state, P1, TakeTile(P2)), TileTaken, P1)
    assert look(state, P3).places[P2].hand == look(state).places[P2].hand == ()
    assert look(state, P1).places[P2].hand == (() if event.tile == "gold-1" else ("gold-1",))


def test_the_discards_of_a_dwarf_are_known_to_the_dwarf_only() -> None:
    state = position(
        MAP.replace("Pile: –. To act: P1", "Pile: map:3, map:2s. To act: P2"),
        options={"powers": True},
        adventurers=["amazon", "dwarf", "knight"],
    )
    told = play(state, P2, Exchange("well-2s", "gold-1"))
    assert seen(told, TilesExchanged, P2) == [TilesExchanged(P2, ("well-2s", "gold-1"))]
    for viewer in (P1, P3, None):
        assert seen(told, TilesExchanged, viewer) == [TilesExchanged(P2)]
        assert look(state, viewer).bottom == ("", "") and look(state, viewer).places[P2].hand == ()
    assert look(state, P2).bottom == ("gold-1", "well-2s")


# Options and orders.


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_options_go_to_the_decider_only(players: int, seed: int) -> None:
    for state, _ in random_game(players, seed):
        for seat in range(players):
            assert bool(state.decision(seat).moves) == (seat in state.actors)


@pytest.mark.parametrize("question", ["action", "portal"])
def test_what_somebody_could_place_or_swap_shows_in_no_view_of_another(question: str) -> None:
    texts = [MAP, MAP.replace("P1 gold:3;", "P1 key:0;")]
    states = [position(text) for text in texts]
    for state in states:
        if question == "portal":
            go(state, P1, (1, 0))
        assert asked(state) == (question, P1)
    one, other = states
    for viewer in (P2, P3, None):
        assert one.view(viewer) == other.view(viewer) and one.prompt() == other.prompt()
    assert one.decision(P1) != other.decision(P1)


def test_a_standing_order_is_nobody_elses_business() -> None:
    def table(order: StandingOrder | None) -> Table:
        state = position(MAP, options={"powers": True}, adventurers=["thief", "knight", "amazon"])
        if order is not None:
            assert state.play(P2, order) == ()
        return state

    tables = [table(None), table(StandingOrder("always")), table(StandingOrder("if_rich", 3))]
    for viewer in (P1, P3, None):
        first = tables[0]
        for state in tables:
            assert state.view(viewer) == first.view(viewer)
            assert state.imagine(viewer, Random(3)).to_json() == first.imagine(viewer, Random(3)).to_json()
    worlds = [state.imagine(P2, Random(3)).stance for state in tables]
    assert worlds == ["ask", "always", "if_rich"]


# Tiles that look alike.


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_tiles_that_look_alike_are_never_told_apart(players: int, seed: int) -> None:
    numbered = re.compile(rb'"[a-z_]+-(?:0|1|2s|2c|3)-\d+"')
    for state, told in random_game(players, seed):
        for viewer in viewers(state):
            shown = msgspec.json.encode([plain(state.view(viewer)), seen_by(viewer, told)])
            assert not numbered.search(shown)
        assert not numbered.search(state.to_json().encode())


# Imagined worlds. (11)


def worlds(state: Table, viewer: int | None, count: int = 200) -> Iterator[Table]:
    for seed in range(count):
        world = state.imagine(viewer, Random(seed))
        GAME.audit(world)
        yield world


def test_what_a_viewer_has_located_stays_where_it_is_in_every_imagined_world() -> None:
    state = position(MAP.replace("Pile: –", "Pile: map:3, map:2s, key:0"), shown={P2: ["gold-1"]}, destroyed=1)
    met: dict[str, set[str]] = {"P2": set(), "P3": set(), "top": set()}
    for world in worlds(state, P1):
        assert hand(world, P1) == ["gold-3"] and hand_sizes(world) == (1, 2, 1)
        assert "gold-1" in hand(world, P2)
        assert TILE_IDS[world.pile[0]] == "key-0"
        met["P2"] |= set(hand(world, P2))
        met["P3"] |= set(hand(world, P3))
        met["top"].add(TILE_IDS[world.pile[-1]])
    unseen = {"well-2s", "gold-2c", "map-3", "map-2s"}
    assert met == {"P2": unseen | {"gold-1"}, "P3": unseen, "top": unseen}


def test_unseen_tiles_are_dealt_fairly() -> None:
    state = position(MAP.replace("Pile: –", "Pile: map:3, map:2s"))
    counts = Counter(hand(world, P3)[0] for world in worlds(state, P1, 1500))
    assert set(counts) == {"gold-1", "well-2s", "gold-2c", "map-3", "map-2s"}
    assert all(240 < count < 360 for count in counts.values())


def test_whoever_is_asked_for_a_swap_holds_a_tile_that_fits_in_every_imagined_world() -> None:
    state = position("""
        Rooms: (0,0) start NESW; (0,1) portal NE; (1,0) empty N; (1,1) goblins N.
        Pawns: P1 (0,0), P2 (1,0). Coins: P1 0, P2 0; Start 0; treasury 28.
        Hands: P1 key:0; P2 gold:3, empty:3. Pile: rotation:3, crystal:3, gold:3, portal:3. To act: P1.""")
    go(state, P1, (0, 1))
    assert asked(state) == ("portal", P1)
    for world in worlds(state, P2, 60):
        assert hand(world, P1) == ["key-0"]
        assert world.decision(P1).moves
    for world in worlds(state, None, 60):
        assert world.decision(P1).moves


def test_what_two_others_know_of_each_other_is_not_imagined() -> None:
    def table(seed: int) -> tuple[Table, Any]:
        state = position(MAP, seed=seed)
        go(state, P1, (0, 1))
        (event,) = seen(play(state, P1, TakeTile(P2)), TileTaken, P1)
        return state, event.tile

    (one, first), (other, second) = table(0), next(each for each in map(table, range(1, 20)) if each[1] != table(0)[1])
    assert first != second
    for viewer in (P3, None):
        assert one.imagine(viewer, Random(1)).to_json() == other.imagine(viewer, Random(1)).to_json()
