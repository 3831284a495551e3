"""The puzzles that come with each game: each leads to its position, its answer is legal, its view tells no secret."""

from random import Random

import msgspec
import pytest

from dracotheque import games
from dracotheque.analysis import collection
from dracotheque.analysis.puzzles import FEWEST, LEAD
from dracotheque.core.errors import IllegalMove, Unknown
from dracotheque.core.game import Game
from dracotheque.core.replays import read_move
from dracotheque.texts import LANGUAGES, texts_for

each_game = pytest.mark.parametrize("game", games.all(), ids=lambda game: game.id)


@each_game
def test_each_of_a_hundred_puzzles_leads_to_its_position_asks_for_one_of_several_moves_and_says_why(game: Game) -> None:
    words = [texts_for(language, "dracotheque.bots") for language in LANGUAGES]
    assert len(collection.names(game)) >= 100
    for name in collection.names(game):
        puzzle, state = collection.laid(game.id, name)
        asked = state.decision(puzzle.seat)
        moves = asked.moves
        assert asked.question == puzzle.question, name
        assert len(moves) >= FEWEST, name
        assert not asked.open_ended, name
        assert read_move(game, puzzle.best) in moves, name
        assert puzzle.rivals, name
        for rival in puzzle.rivals:
            assert read_move(game, rival.move) in moves, name
            assert rival.move != puzzle.best, name
            assert rival.cost.low >= LEAD, name
        assert all(each.say(puzzle.reason.code, puzzle.reason.values) for each in words), name


@each_game
def test_what_is_shown_of_a_puzzle_is_the_same_in_all_worlds_its_seat_cannot_tell_apart(game: Game) -> None:
    for name in collection.names(game)[::7]:
        puzzle, state = collection.laid(game.id, name)
        other = state.imagine(puzzle.seat, Random(7))
        assert msgspec.json.encode(game.recall(other, puzzle.seat)) == msgspec.json.encode(
            game.recall(state, puzzle.seat)
        ), name


def test_every_day_has_its_puzzle_and_all_come_in_turn() -> None:
    game = games.get("drakon")
    count = len(collection.names(game))
    days = [collection.of_the_day(game, 20_000 + day) for day in range(count)]
    assert sorted(filter(None, days)) == sorted(collection.names(game))
    assert collection.of_the_day(game, 20_000 + count) == days[0]


def test_the_best_move_is_right_a_rival_is_not_and_what_is_no_move_is_refused() -> None:
    game = games.get("drakon")
    name = collection.names(game)[0]
    puzzle, state = collection.laid(game.id, name)
    before = state.digest()
    assert collection.answered(game.id, name, puzzle.best)[1:] == (True, 0.0)
    rival = puzzle.rivals[0]
    assert collection.answered(game.id, name, rival.move)[1:] == (False, rival.cost.value)
    assert state.digest() == before
    with pytest.raises(IllegalMove):
        collection.answered(game.id, name, {"type": "move", "x": 99, "y": 99})
    with pytest.raises(Unknown):
        collection.laid(game.id, "../options")
