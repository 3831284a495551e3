"""The rules of Braises, and every promise that a game makes."""

import pytest
from braises.arrange import arrange
from braises.game import GAME
from braises.moves import Breathe, Hold, Lay
from braises.state import Table

from dracotheque import conformance
from dracotheque.core.errors import IllegalMove, ImpossiblePosition


def send(s: Table, *cards: int) -> None:
    for seat, card in enumerate(cards):
        s.play(seat, Lay(card))


@pytest.mark.parametrize(("players", "embers"), [(2, 2), (3, 0), (4, 5)])
def test_the_game_keeps_every_promise(players: int, embers: int) -> None:
    conformance.run(GAME, players, {"embers": embers}, games=1, decisions=5)


def test_the_largest_dragon_takes_the_treasure_unless_fire_does() -> None:
    s = arrange(hands=[[9, 1], [5, 1], [2, 1]], treasures=[6, 3, 2])
    send(s, 9, 5, 2)
    assert s.actors == (1,)
    s.play(1, Hold())
    assert s.at_stake == [3]
    assert s.hoards == [25, 0, 0]


def test_dragons_of_the_same_size_chase_each_other_away() -> None:
    s = arrange(hands=[[9, 1], [9, 1], [2, 1]], treasures=[6, 3, 2])
    send(s, 9, 9, 2)
    assert s.hoards[2] == 6


def test_a_treasure_that_nobody_takes_waits_for_the_next_round() -> None:
    s = arrange(hands=[[9, 1], [9, 1]], treasures=[6, 3, 2])
    send(s, 9, 9)
    assert s.at_stake == [6, 3]


def test_fire_costs_an_ember_and_reaches_the_treasure_half_of_the_time() -> None:
    reached = 0
    for seed in range(60):
        s = arrange(hands=[[9, 1], [5, 1]], treasures=[6, 3, 2], seed=seed)
        send(s, 9, 5)
        s.play(1, Breathe())
        assert s.embers == [2, 1]
        reached += s.hoards[1] == 6
    assert 20 < reached < 40


def test_only_a_dragon_of_ones_hand_can_be_sent() -> None:
    with pytest.raises(IllegalMove, match="refuse-not-in-hand"):
        arrange(hands=[[9], [5]]).play(0, Lay(5))


def test_five_dragons_of_one_size_are_no_position() -> None:
    with pytest.raises(ImpossiblePosition):
        arrange(hands=[[9, 9, 9], [9, 9]])
