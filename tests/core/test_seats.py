"""Circles, neighbours, rankings with ties, and the end of a game."""

from dracotheque.core.seats import best, changed, clockwise, clockwise_among, ranking, rotated
from tests.core.tiny import TINY, Opened, TinyState, begin


def test_a_circle_can_begin_anywhere() -> None:
    assert rotated((0, 2, 5), 2) == (2, 5, 0)
    assert clockwise(4, 2) == (2, 3, 0, 1)
    assert clockwise_among(4, 2, 0b1011) == (3, 0, 1)


def test_a_row_changes_for_one_seat_alone() -> None:
    row = ("a", "b", "c")
    assert [changed(row, seat, "x") for seat in range(3)] == [("x", "b", "c"), ("a", "x", "c"), ("a", "b", "x")]
    assert row == ("a", "b", "c")


def test_equals_share_their_place() -> None:
    assert ranking([(3, 1), (5, 0), (3, 1), (3, 2)]) == [(1,), (3,), (0, 2)]
    assert best([2, 7, 7]) == (1, 2)


def test_everybody_has_two_neighbours() -> None:
    state: TinyState = TINY.start(3, seed=1)
    assert [state.left_of(seat) for seat in range(3)] == [1, 2, 0]
    assert [state.right_of(seat) for seat in range(3)] == [2, 0, 1]


def test_nothing_happens_after_the_end() -> None:
    state = TINY.start(2, {"bell": True}, seed=1)
    state.push(begin)  # never taken
    state.finish("enough", lambda ending, winners: Opened(winners))
    assert (state.over, state.ending, state.ticking, state.stack) == (True, "enough", False, [])
    assert [told.event for told in state.news()] == [Opened(state.winners)]


def test_a_world_that_is_imagined_tells_nothing() -> None:
    state = TINY.start(2, seed=1)
    state.decision(0)
    world = state.unheard()
    assert (world.told, world.to_json()) == (None, state.to_json())
