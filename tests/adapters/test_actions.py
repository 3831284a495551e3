"""The action table: every move of every game is an integer, or a few, and comes back from them."""

import itertools
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from dracotheque import games
from dracotheque.adapters.__main__ import mark
from dracotheque.adapters.actions import MENU, NUMBERS, alphabet
from dracotheque.adapters.observations import encoder
from dracotheque.adapters.play import Play
from tests.adapters.tables import act, advanced, each_table, opened

MOVES_TRIED = 12
LEARNING = Path(__file__).parents[2] / "docs" / "learning.md"
ROW = re.compile(r"^\| `(\w+)` \| (\d+) \| (\d+) \| `(\w+)` \| (\d+) \|$", re.MULTILINE)


def spelled_out(play: Play, move: int) -> Play:
    """A copy of the game in which the move at this place of the decision was chosen letter by letter."""
    spelling = play.alphabet.lexicons[play.seat].spell_all(play.state.decision(play.seat).moves)[move]
    copy = play.clone()
    is_played = False
    while not is_played:
        copy.legal()  # letters without an alternative are not asked for
        is_played = copy.act(spelling[len(copy.prefix)])
    return copy


@each_table
def test_every_legal_move_has_a_spelling_of_its_own_that_begins_no_other(game: str, players: int) -> None:
    play = opened(game, players)
    dice = Random(players)
    for _ in range(150):
        if play.state.over:
            break
        moves = play.state.decision(play.seat).moves
        spellings = sorted(play.alphabet.lexicons[play.seat].spell_all(moves))
        assert len(spellings) == len(moves)
        for one, other in itertools.pairwise(spellings):
            assert one != other[: len(one)]
        assert all(0 <= letter < len(play.alphabet) for spelling in spellings for letter in spelling)
        act(play, dice)


@each_table
def test_every_legal_move_is_played_by_its_letters(game: str, players: int) -> None:
    dice = Random(players)
    for seed in range(3):
        play = advanced(game, players, 30 * seed + players, seed)
        moves = list(play.state.decision(play.seat).moves)
        spellings = play.alphabet.lexicons[play.seat].spell_all(moves)
        begun = [place for place, spelling in enumerate(spellings) if spelling[: len(play.prefix)] == play.prefix]
        for move in dice.sample(begun, min(MOVES_TRIED, len(begun))):
            played = play.state.clone()
            played.play(play.seat, moves[move])
            assert spelled_out(play, move).state.digest() == played.digest(), moves[move]


@each_table
def test_the_letters_offered_are_those_of_the_moves_that_are_left(game: str, players: int) -> None:
    """Most of them are found without listing the moves."""
    play = opened(game, players, seed=players)
    dice = Random(players)
    for _ in range(150):
        if play.state.over:
            break
        prefix = play.prefix
        spellings = play.alphabet.lexicons[play.seat].spell_all(list(play.state.decision(play.seat).moves))
        left = {spelling[len(prefix)] for spelling in spellings if spelling[: len(prefix)] == prefix}
        assert play.legal() == sorted(left)
        act(play, dice)


def test_a_lair_far_away_is_chosen_from_the_menu() -> None:
    play = opened("drakon", 2)
    table: Any = play.state
    far = NUMBERS.stop + 1
    table.rooms = {cell + far: room for cell, room in table.rooms.items()}
    table.edge = [spot + (far << 4) for spot in table.edge]
    table.pawns = [cell + far for cell in table.pawns]
    moves = play.state.decision(0).moves
    assert [play.alphabet.name(letter) for letter in play.legal()] == [f"#{line}" for line in range(len(moves))]
    assert play.act(play.legal()[3])
    assert len(table.rooms) == 2


@each_table
def test_every_action_of_the_table_has_a_name_of_its_own(game: str, players: int) -> None:
    table = alphabet(games.get(game), players)
    names = [table.name(action) for action in range(len(table))]
    assert len(set(names)) == len(names) == len(table)


DOCUMENTED = [row for row in ROW.findall(LEARNING.read_text("utf-8")) if row[0] in games.ids()]


def test_tables_are_documented() -> None:
    assert len(DOCUMENTED) >= 15


@pytest.mark.parametrize("row", DOCUMENTED, ids="-".join)
def test_a_documented_table_is_still_the_same(row: tuple[str, ...]) -> None:
    game, players = games.get(row[0]), int(row[1])
    table = alphabet(game, players)
    assert (str(len(table)), mark(table), str(encoder(game, players).size)) == row[2:]


def test_seats_are_counted_from_the_player_who_acts() -> None:
    game = games.get("jeu_des_dragons")
    target = next(kind for kind in game.move_types if kind.__name__ == "Target")
    table = alphabet(game, 4)
    letters = {table.lexicons[seat].spell_all([target(seat=(seat + 1) % 4)])[0] for seat in range(4)}
    assert len(letters) == 1
    assert table.name(*letters.pop()) == "Target seat=+1"


def test_a_number_beyond_the_table_is_chosen_from_a_menu_that_turns_its_pages() -> None:
    game = games.get("jeu_des_dragons")
    count = next(kind for kind in game.move_types if kind.__name__ == "CountStrength")
    spellings = alphabet(game, 2).lexicons[0].spell_all([count(strength=1000 + k) for k in range(MENU + 2)])
    assert [len(spelling) for spelling in spellings] == [1] * MENU + [2, 2]
    assert len(set(spellings)) == MENU + 2


def test_an_action_that_is_not_legal_is_refused_and_changes_nothing() -> None:
    play = opened("jeu_des_dragons", 3)
    before = play.state.digest()
    illegal = next(action for action in range(len(play.alphabet)) if action not in play.legal())
    with pytest.raises(ValueError, match="not legal"):
        play.act(illegal)
    assert play.state.digest() == before
