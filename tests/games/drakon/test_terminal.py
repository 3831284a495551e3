"""What a terminal shows of Drakon, drawn from a view alone."""

from typing import Any

import pytest
from rich.console import Console

from dracotheque.cli.boards import Board, board_for
from dracotheque.cli.boards.drakon.board import Board as DrakonBoard
from dracotheque.cli.boards.drakon.lair import STYLES
from dracotheque.cli.voice import Voice
from dracotheque.games.drakon import GAME
from dracotheque.games.drakon.components.tiles import KINDS
from dracotheque.games.drakon.moves import Place
from dracotheque.games.drakon.state import Table
from tests.games.drakon.table import P1, P2, go, position

NAMES = ("Alix", "Basile", "Chloé", "Driss")


def board(seat: int | None = P1, language: str = "en") -> Board:
    voice = Voice(language)
    return board_for(voice.open("drakon"), voice, NAMES, seat)


def drawn(renderable: Any, width: int = 80) -> str:
    console = Console(width=width, markup=False, highlight=False, emoji=False)
    with console.capture() as capture:
        console.print(renderable)
    return "\n".join(line.rstrip() for line in capture.get().splitlines())


def table(state: Table, seat: int | None = P1, width: int = 80) -> str:
    return drawn(board(seat).table(state.view(seat)), width)


def choices(state: Table, seat: int = P1) -> str:
    return drawn(board(seat).choices(state.view(seat), state.decision(seat)))


def lair(**rest: Any) -> Table:
    return position(
        """
        Rooms: (0,0) start NESW; (1,0) gold NE; (0,1) rotation EW; (2,0) key –.
        Pawns: P1 (0,0), P2 (1,0). Coins: P1 2, P2 0; Start 3; treasury 23.
        Hands: P1 gold:1, well:2s; P2 gold:2c. Pile: map:3, map:2c. To act: P1.""",
        **rest,
    )


def test_the_game_has_a_board_of_its_own() -> None:
    assert isinstance(board(), DrakonBoard)
    assert set(STYLES) == set(KINDS) - {"empty"}


def test_the_lair_is_drawn_with_arrows_on_the_walls_and_pawns_inside() -> None:
    picture = table(lair(), seat=None).splitlines()
    rooms = [
        "    +─────+",
        "  1 ◄ Turn►",
        "    │     │",
        "    +──▲──+──▲──+─────+",
        "  0 ◄Start► Gold► Key │",
        "    │1    │2    │     │",
        "    +──▼──+─────+─────+",
        "       0     1     2",
    ]
    top = picture.index(rooms[0])
    assert picture[top : top + len(rooms)] == rooms


def test_whoever_chooses_a_place_sees_the_free_cells_by_letter() -> None:
    picture = table(lair())
    assert "  1    b  ◄ Turn►  c     d" in picture.splitlines()
    assert not any(line.strip().startswith("a") for line in table(lair(), seat=P2).splitlines())


def test_the_players_are_shown_with_coins_tiles_and_powers() -> None:
    picture = table(lair(options={"powers": True}, adventurers=["thief", "knight"], spent=[P2]))
    assert "►  1  Alix (you)  ●●○○○      2  ✦ Thief" in picture
    assert "   2  Basile      ○○○○○      1  · Knight" in picture
    assert "Hand  Gold Coin (1 arrow)  Well (straight)" in picture
    assert "Round 1 · Pile 2 · Treasury 23 · On the Start 3" in picture


def test_a_view_of_another_shows_no_tile() -> None:
    picture = table(lair(), seat=P2)
    assert "Well" not in picture and "Gold Coin (corner)" in picture


def test_the_last_quiet_rounds_are_counted_down() -> None:
    assert "Quiet turns" not in table(lair(quiet=13))
    assert "Quiet turns 14/20" in table(lair(quiet=14))


def test_moves_come_first_then_tiles_with_their_cells_and_arrows() -> None:
    picture = choices(lair())
    assert "1 Go to (1, 0) Gold" in picture and "2 Go to (0, 1) Turn" in picture
    assert "t1 Gold Coin (1 arrow)" in picture and "t2 Well (straight)" in picture
    state = lair()
    moves = board().order(state.decision(P1))
    assert sorted(map(repr, moves)) == sorted(map(repr, state.decision(P1).moves))
    # Cell c lies at (1, 1), where the Gold Coin room points from below and the Rotation from the west.
    number = moves.index(Place(1, 1, "gold-1", "N")) + 1
    assert moves[number] == Place(1, 1, "gold-1", "E") and f"c {number}↑ {number + 1}→  d" in picture


def crowded() -> Table:
    """A position with more placements than anybody wants to read at once."""
    rooms = {(0, 0): "start NESW"} | {(x, 0): "key" if x < 4 else "vortex" for x in range(1, 7)}
    hands = [["gold-1", "gold-2c", "well-2s", "empty-3"], []]
    state: Table = GAME.arrange(rooms=rooms, pawns=[(0, 0)] * 2, hands=hands)
    return state


def test_where_there_are_too_many_places_each_tile_lists_its_cells_and_details_are_given_on_demand() -> None:
    state = crowded()
    picture = choices(state)
    assert "t2 Gold Coin (1 arrow)" in picture and "t1 shows all places for the first tile" in picture
    assert len(picture.splitlines()) < 14
    shown = board()
    view, decision = state.view(P1), state.decision(P1)
    everywhere, here = shown.detail("t2", view, decision), shown.detail("t2 a", view, decision)
    numbers = [
        number for number, move in enumerate(shown.order(decision), start=1) if getattr(move, "tile", "") == "gold-1"
    ]
    assert everywhere is not None and all(f" {number}" in drawn(everywhere) for number in numbers)
    assert here is not None and len(drawn(here).splitlines()) == 2
    for words in ("t0", "t9", "t", "k", "t2 zz"):
        assert shown.detail(words, view, decision) is None


@pytest.mark.parametrize(
    ("room", "words"),
    [
        ("rotation NE", "Rotation: which room do you turn?"),
        ("destruction NE", "Destroy the room at"),
        ("portal NE", "t1 Gold Coin (1 arrow)"),
        ("crystal NE", "Send Basile to (2, 0) Key"),
    ],
)
def test_every_question_is_shown_with_its_choices(room: str, words: str) -> None:
    state = position(f"""
        Rooms: (0,0) start NESW; (1,0) gold NE; (0,1) {room}; (2,0) key –; (1,1) goblins N; (5,5) empty N.
        Pawns: P1 (0,0), P2 (1,0). Coins: P1 2, P2 0; Start 0; treasury 26.
        Hands: P1 gold:1, well:2s; P2 gold:2c. Pile: –. To act: P1.""")
    go(state, P1, (0, 1))
    view, decision = state.view(P1), state.decision(P1)
    picture = drawn(board().prompt(view, decision)) + choices(state) + table(state)
    assert words in picture


def test_the_exchanges_of_a_dwarf_name_the_tiles_in_full() -> None:
    picture = choices(lair(options={"powers": True}, adventurers=["dwarf", "knight"]))
    assert "3 Gold Coin (1 arrow) + Well (straight)" in picture
    assert "4 Well (straight) + Gold Coin (1 arrow)" in picture


def test_a_lair_wider_than_the_screen_is_centred_on_ones_own_pawn() -> None:
    rooms = {(0, 0): "start NESW", (20, 0): "key", (-20, 0): "gold N"}
    state = GAME.arrange(rooms=rooms, pawns=[(20, 0), (0, 0)], hands=[[], ["gold-1"]])
    picture = table(state)
    assert "Key" in picture and "Gold" not in picture and "wider than the screen" in picture
    assert all(len(line) <= 80 for line in picture.splitlines())


@pytest.mark.parametrize("language", ["fr", "en"])
def test_names_of_rooms_fit_into_their_cells(language: str) -> None:
    shown = board(language=language)
    assert all(len(shown.caption(f"short-{kind}")) <= 5 for kind in KINDS)


def test_the_rules_say_what_the_rooms_in_sight_do() -> None:
    state = lair(options={"powers": True}, adventurers=["thief", "knight"])
    words = drawn(board().rules(state.view(P1), state.decision(P1)), 200)
    assert "Rotation – You turn a room" in words and "Knight – Once" in words and "Rules: The action" in words


def test_the_bottom_of_the_pile_is_shown_as_far_as_it_was_seen() -> None:
    assert "Under the pile (2)  Map Room (corner)" in drawn(board().pile(lair(destroyed=1).view(P1)))


def test_the_result_ranks_equals_together() -> None:
    state = GAME.arrange(
        rooms={(0, 0): "start NESW", (1, 0): "empty E"}, pawns=[(1, 0)] * 3, hands=[[]] * 3, coins=[1, 3, 1]
    )
    assert state.over
    words = drawn(board().result(state.view(P1), state.scores)).split()
    assert words == ["1", "Basile", "3", "coins", "2", "Alix", "1", "coin", "2", "Chloé", "1", "coin"]
