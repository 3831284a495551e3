"""A puzzle has one clearly best move, seen from its seat, and leads to its position again."""

from random import Random

import msgspec
import pytest

from dracotheque.analysis.puzzles import LEAD, Puzzle, position, puzzle_at
from dracotheque.analysis.study import decisions
from dracotheque.core.errors import BrokenReplay
from dracotheque.core.game import Game
from tests.analysis.test_study import GIVEN_AWAY
from tests.bots.toys import TOY


def get_toy(_: str) -> Game:
    return TOY


def at(number: int) -> Puzzle | None:
    """The puzzle before this decision, if it is one."""
    made, _ = decisions(TOY, GIVEN_AWAY)
    return puzzle_at(TOY, GIVEN_AWAY, made[number - 1])


def the_last_three() -> Puzzle:
    found = at(3)
    assert found is not None
    return found


def test_the_move_that_wins_at_once_is_a_puzzle_and_every_other_one_costs() -> None:
    puzzle = the_last_three()
    assert puzzle.best == {"type": "take", "count": 3}
    assert [rival.move["count"] for rival in puzzle.rivals if rival.cost.low >= LEAD] in ([1, 2], [2, 1])
    assert len(puzzle.moves) == 2


def test_a_choice_of_two_is_none() -> None:
    assert at(4) is None


def test_its_position_is_found_again_and_a_changed_file_is_refused() -> None:
    puzzle = msgspec.json.decode(msgspec.json.encode(the_last_three()), type=Puzzle)
    assert position(puzzle, get_toy).digest() == puzzle.digest
    for change in ({"moves": puzzle.moves[:1]}, {"best": {"type": "take", "count": 9}}, {"players": 7}):
        with pytest.raises(BrokenReplay):
            position(msgspec.structs.replace(puzzle, **change), get_toy)


def test_it_is_the_same_in_all_worlds_its_seat_cannot_tell_apart() -> None:
    made, _ = decisions(TOY, GIVEN_AWAY)
    world = made[2].state.imagine(made[2].seat, Random(1))
    found = puzzle_at(TOY, GIVEN_AWAY, made[2]._replace(state=world))
    assert found is not None
    assert msgspec.structs.replace(found, digest="") == msgspec.structs.replace(the_last_three(), digest="")
