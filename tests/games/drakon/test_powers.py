"""The powers of the adventurers. (4.4)"""

from typing import Any

import pytest

from dracotheque.games.drakon.events import PowerUsed, TileDrawn, TilesExchanged, TileTaken
from dracotheque.games.drakon.moves import PASS, SKIP, Exchange, ExtraMove, Push, Rob, Skip, WizardMove
from dracotheque.games.drakon.state import Table
from tests.games.drakon.table import (
    P1,
    P2,
    P3,
    asked,
    at,
    coins,
    go,
    hand,
    hand_sizes,
    options,
    pile,
    place,
    placements,
    play,
    position,
    purses,
    seen,
    sendings,
    targets,
    tokens,
)


def with_powers(text: str, *adventurers: str, **rest: Any) -> Table:
    return position(text, options={"powers": True}, adventurers=adventurers, **rest)


TOGETHER = """
    Rooms: (0,0) start NESW; (0,1) empty NE; (0,2) goblins N; (1,1) gold E; (2,1) well NE.
    Pawns: P1 (0,1), P2 (0,1), P3 (1,1). Coins: P1 1, P2 2, P3 0; Start 0; treasury 25.
    Hands: P1 well:2s, gold:1, key:0; P2 gold:2c, empty:3; P3 crystal:3. Pile: map:2c, map:3, map:2s. To act: P1."""


@pytest.mark.ruling("DK-33")
@pytest.mark.parametrize("adventurer", ["barbarian", "thief", "dwarf"])
def test_a_power_may_be_used_before_the_action(adventurer: str) -> None:
    state = with_powers(TOGETHER, adventurer, "amazon", "wizard")
    use = next(move for move in options(state, P1) if isinstance(move, Push | Rob | Exchange))
    told = play(state, P1, use)
    assert seen(told, PowerUsed) == [PowerUsed(P1, adventurer)]
    assert tokens(state) == ("spent", "ready", "ready")
    assert asked(state) == ("action", P1)
    assert not [move for move in options(state, P1) if isinstance(move, Push | Rob | Exchange)]
    go(state, P1, (1, 1))
    assert asked(state) == ("action", P2)


@pytest.mark.ruling("DK-33")
@pytest.mark.parametrize("adventurer", ["barbarian", "thief", "dwarf"])
def test_a_power_may_be_used_after_the_action(adventurer: str) -> None:
    state = with_powers(TOGETHER, adventurer, "amazon", "wizard")
    place(state, P1, "key:0", (-1, 0))
    assert asked(state) == ("end_power", P1)
    assert options(state, P1)[0] == SKIP
    skipped = state.clone()
    play(skipped, P1, Skip())
    assert tokens(skipped)[P1] == "ready" and asked(skipped) == ("action", P2)
    play(state, P1, options(state, P1)[1])
    assert tokens(state)[P1] == "spent" and asked(state) == ("action", P2)


@pytest.mark.ruling("DK-33")
def test_one_who_must_pass_may_still_use_a_power_and_has_no_second_window() -> None:
    state = with_powers(
        """
        Rooms: (0,0) start NESW; (0,1) empty N.
        Pawns: P1 (0,1), P2 (0,1). Coins: P1 0, P2 1; Start 0; treasury 27.
        Hands: P1 –; P2 key:0. Pile: –. To act: P1.""",
        "thief",
        "dwarf",
    )
    assert options(state, P1) == [PASS, Rob(P2)]
    passing = state.clone()
    play(passing, P1, PASS)
    assert asked(passing) == ("action", P2)
    play(state, P1, Rob(P2))
    assert coins(state) == (1, 0) and options(state, P1) == [PASS]


def test_without_the_option_nobody_has_a_power() -> None:
    state = position(TOGETHER, adventurers=["thief", "knight", "wizard"])
    assert not [move for move in options(state, P1) if isinstance(move, Push | Rob | Exchange | WizardMove)]
    go(state, P1, (1, 1))
    assert asked(state) == ("action", P2)


# The Wizard.


@pytest.mark.ruling("DK-34")
def test_a_wizard_leaves_by_any_blank_side_but_keeps_the_length_of_a_wind() -> None:
    state = with_powers(
        """
        Rooms: (0,0) start NESW; (1,0) wind NE; (2,0) empty N; (2,1) gold N; (1,-1) key –; (2,-1) well NS;
          (1,-2) gold SW.
        Pawns: P1 (1,0), P2 (0,0). Coins: P1 0, P2 0; Start 0; treasury 28.
        Hands: P1 key:0; P2 gold:1. Pile: –. To act: P1.""",
        "wizard",
        "dwarf",
    )
    assert targets(state, P1) == {(2, 1)}
    # South over the Key, or west over the Start, whose arrow would lead back: never to where the path began.
    assert targets(state, P1, WizardMove) == {(2, -1), (1, -2)}
    play(state, P1, WizardMove(1, -2))
    assert coins(state) == (1, 0) and tokens(state)[P1] == "spent" and asked(state) == ("action", P2)


@pytest.mark.ruling("DK-34")
@pytest.mark.parametrize("room", ["key –", "vortex –"])
def test_a_wizard_has_no_use_for_his_power_in_a_key_or_vortex(room: str) -> None:
    state = with_powers(
        f"""
        Rooms: (0,0) start NESW; (1,0) {room}; (2,0) gold N.
        Pawns: P1 (1,0), P2 (0,0). Coins: P1 0, P2 0; Start 0; treasury 28.
        Hands: P1 key:0; P2 gold:1. Pile: –. To act: P1.""",
        "wizard",
        "dwarf",
    )
    assert targets(state, P1, WizardMove) == set() and targets(state, P1) == {(0, 0), (2, 0)}


@pytest.mark.ruling("DK-34")
def test_a_wizard_without_an_ordinary_action_may_pass() -> None:
    state = with_powers(
        """
        Rooms: (0,0) start NESW; (1,0) empty E.
        Pawns: P1 (1,0), P2 (0,0). Coins: P1 0, P2 0; Start 0; treasury 28.
        Hands: P1 –; P2 gold:1. Pile: –. To act: P1.""",
        "wizard",
        "dwarf",
    )
    assert options(state, P1) == [PASS, WizardMove(0, 0)]
    play(state, P1, PASS)
    assert asked(state) == ("action", P2)


# The Barbarian.


@pytest.mark.ruling("DK-35")
def test_a_barbarian_takes_a_tile_after_all_effects_of_the_push() -> None:
    state = with_powers(
        """
        Rooms: (0,0) start NESW; (0,1) empty NE; (1,1) map NE; (0,2) gold N.
        Pawns: P1 (0,1), P2 (0,1). Coins: P1 0, P2 0; Start 0; treasury 28.
        Hands: P1 key:0; P2 –. Pile: –. To act: P1.""",
        "barbarian",
        "dwarf",
    )
    told = play(state, P1, Push(P2, 1, 1))
    # P2 takes the Barbarian's only tile, and then the Barbarian takes it back.
    assert seen(told, TileTaken, P1) == [TileTaken(P2, P1, "map", "key-0"), TileTaken(P1, P2, "barbarian", "key-0")]
    assert hand(state, P1) == ["key-0"]


@pytest.mark.ruling("DK-35")
def test_a_barbarian_pushes_one_without_tiles_and_takes_none() -> None:
    state = with_powers(TOGETHER.replace("P2 gold:2c, empty:3", "P2 –"), "barbarian", "dwarf", "amazon")
    told = play(state, P1, Push(P2, 1, 1))
    assert seen(told, TileTaken) == [] and coins(state) == (1, 3, 0)


@pytest.mark.ruling("DK-35")
def test_a_barbarian_pushes_by_the_full_length_of_a_gust() -> None:
    state = with_powers(
        """
        Rooms: (0,0) start NESW; (1,0) gust NE; (2,0) empty E; (3,0) empty E; (4,0) gold E; (1,1) well EW.
        Pawns: P1 (1,0), P2 (1,0). Coins: P1 0, P2 0; Start 0; treasury 28.
        Hands: P1 key:0; P2 gold:2c. Pile: –. To act: P1.""",
        "barbarian",
        "dwarf",
    )
    assert sendings(state, P1, Push) == {(P2, (4, 0))}
    play(state, P1, Push(P2, 4, 0))
    assert at(state, P2) == (4, 0) and coins(state) == (0, 1) and hand_sizes(state) == (2, 0)


# The Thief.


@pytest.mark.ruling("DK-36")
def test_a_thief_takes_a_coin_from_one_who_shares_his_room() -> None:
    state = with_powers(TOGETHER, "thief", "dwarf", "amazon")
    assert [move for move in options(state, P1) if isinstance(move, Rob)] == [Rob(P2)]
    play(state, P1, Rob(P2))
    assert purses(state) == (2, 1, 0, 0, 25)


def test_a_thief_may_win_at_the_start_of_his_turn() -> None:
    state = with_powers(
        TOGETHER.replace("P1 1, P2 2, P3 0; Start 0; treasury 25", "P1 4, P2 2, P3 0; Start 0; treasury 22"),
        "thief",
        "dwarf",
        "amazon",
    )
    play(state, P1, Rob(P2))
    assert (state.over, state.winners) == (True, (P1,))


# The Dwarf.


@pytest.mark.ruling("DK-37")
def test_a_dwarf_changes_two_tiles_in_an_order_he_chooses() -> None:
    state = with_powers(TOGETHER, "dwarf", "thief", "amazon")
    pairs = [(move.first, move.second) for move in options(state, P1) if isinstance(move, Exchange)]
    tiles = ["gold-1", "key-0", "well-2s"]
    assert pairs == [(first, second) for first in tiles for second in tiles if first != second]
    told = play(state, P1, Exchange("well-2s", "gold-1"))
    assert seen(told, TilesExchanged, P1) == [TilesExchanged(P1, ("well-2s", "gold-1"))]
    assert seen(told, TilesExchanged) == seen(told, TilesExchanged, P2) == [TilesExchanged(P1)]
    assert seen(told, TileDrawn, P1) == [TileDrawn(P1, "map-2c"), TileDrawn(P1, "map-3")]
    assert hand(state, P1) == ["key-0", "map-2c", "map-3"]
    assert pile(state) == ["map-2s", "well-2s", "gold-1"]


@pytest.mark.ruling("DK-37")
def test_a_dwarf_may_give_up_two_tiles_that_look_alike() -> None:
    state = with_powers(
        TOGETHER.replace("P1 well:2s, gold:1, key:0", "P1 key:0, key:0, gold:1"), "dwarf", "thief", "amazon"
    )
    pairs = [(move.first, move.second) for move in options(state, P1) if isinstance(move, Exchange)]
    assert pairs == [("gold-1", "key-0"), ("key-0", "gold-1"), ("key-0", "key-0")]


@pytest.mark.ruling("DK-37")
@pytest.mark.parametrize(("hand_tiles", "pile_tiles"), [("key:0", "map:2c, map:3"), ("key:0, gold:1", "map:2c")])
def test_a_dwarf_needs_two_tiles_in_hand_and_two_in_the_pile(hand_tiles: str, pile_tiles: str) -> None:
    text = TOGETHER.replace("P1 well:2s, gold:1, key:0", f"P1 {hand_tiles}").replace(
        "map:2c, map:3, map:2s", pile_tiles
    )
    state = with_powers(text, "dwarf", "thief", "amazon")
    assert not [move for move in options(state, P1) if isinstance(move, Exchange)]


# The Amazon.


@pytest.mark.ruling("DK-39")
def test_an_amazon_moves_again_by_the_room_she_is_in() -> None:
    state = with_powers(
        """
        Rooms: (0,0) start NESW; (1,0) vortex –; (5,5) gold N; (6,5) gold E.
        Pawns: P1 (0,0), P2 (0,0). Coins: P1 0, P2 0; Start 0; treasury 28.
        Hands: P1 key:0; P2 gold:2c. Pile: –. To act: P1.""",
        "amazon",
        "dwarf",
    )
    go(state, P1, (1, 0))
    assert targets(state, P1, ExtraMove) == {(0, 0), (5, 5), (6, 5)}
    play(state, P1, ExtraMove(5, 5))
    assert coins(state) == (1, 0) and asked(state) == ("action", P2)


@pytest.mark.ruling("DK-39")
def test_an_amazon_with_no_ordinary_move_left_is_not_asked() -> None:
    state = with_powers(TOGETHER, "amazon", "dwarf", "thief")
    go(state, P1, (0, 2))
    assert asked(state) == ("action", P2) and tokens(state)[P1] == "ready"


def test_a_crystal_ball_does_not_give_the_amazon_her_extra_move() -> None:
    state = with_powers(
        """
        Rooms: (0,0) start NESW; (0,1) crystal NEW; (1,0) empty E; (2,0) empty E; (3,0) gold N.
        Pawns: P1 (0,0), P2 (1,0). Coins: P1 0, P2 0; Start 0; treasury 28.
        Hands: P1 key:0; P2 gold:2c. Pile: –. To act: P1.""",
        "dwarf",
        "amazon",
    )
    go(state, P1, (0, 1))
    assert at(state, P2) == (2, 0)
    place(state, P2, "gold:2c", (-1, 0), "NW")
    assert asked(state) == ("action", P1)


def test_a_power_at_the_end_may_answer_what_the_action_has_changed() -> None:
    state = with_powers(
        """
        Rooms: (0,0) start NESW; (1,0) empty N; (1,1) gold N.
        Pawns: P1 (0,0), P2 (1,0), P3 (0,0). Coins: P1 0, P2 1, P3 0; Start 0; treasury 27.
        Hands: P1 key:0; P2 gold:2c; P3 gold:1. Pile: –. To act: P1.""",
        "thief",
        "dwarf",
        "amazon",
    )
    assert not [move for move in options(state, P1) if isinstance(move, Rob)]
    assert placements(state, P1)
    go(state, P1, (1, 0))
    assert options(state, P1) == [SKIP, Rob(P2)]
    play(state, P1, Rob(P2))
    assert coins(state) == (1, 0, 0) and asked(state) == ("action", P2) and at(state, P3) == (0, 0)
