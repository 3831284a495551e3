"""The trials of the analysis count what they say they count."""

from dracotheque.analysis.values import Estimate
from tools.analysis.planting import Cost, Planted, is_named
from tools.analysis.repeating import Repeated, Swing, again


def cost(number: int, value: float, doubt: float = 0.01, seat: int = 0) -> Cost:
    return Cost(number, seat, "question", "fine", Estimate(value, value - doubt, value + doubt))


OWN = [cost(1, 0.30), cost(2, 0.20), cost(3, 0.10), cost(4, 0.0), cost(5, 0.9, seat=1)]


def test_a_planted_move_is_named_if_at_most_two_others_of_its_seat_are_dearer() -> None:
    game = Planted(2, OWN, [])
    assert is_named(game, cost(4, 0.15))
    assert not is_named(game, cost(4, 0.05))


def test_the_move_it_replaces_does_not_count() -> None:
    assert is_named(Planted(2, OWN, []), cost(1, 0.05))


def test_what_is_not_sure_is_less_dear_and_what_cost_nothing_is_never_named() -> None:
    game = Planted(2, OWN, [])
    assert not is_named(game, cost(4, 0.15, doubt=0.2))
    assert not is_named(Planted(2, [], []), cost(1, 0.0))


def test_a_turning_point_is_found_again_if_the_other_look_has_one_at_the_same_move() -> None:
    one = [Swing(1, 0, 0.5), Swing(2, 0, -0.4), Swing(3, 1, 0.3), Swing(4, 0, 0.13)]
    other = [Swing(1, 0, 0.4), Swing(5, 1, 0.4), Swing(4, 0, 0.2)]
    assert again(Repeated(2, 9, [one, other])) == (1 + 2, 3 + 3)
    assert again(Repeated(2, 9, [[], []])) == (0, 0)
