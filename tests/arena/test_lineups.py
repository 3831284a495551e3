"""Who sits where in a tournament."""

from collections import Counter
from itertools import combinations

import pytest

from dracotheque.arena.lineups import lineups, seatings, shared_out


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("bots", range(2, 9))
def test_every_bot_sits_as_often_as_another_in_every_seat(bots: int, players: int) -> None:
    for seat in range(players):
        counts = Counter(lineup[seat] for lineup in seatings(bots, players))
        assert len(counts) == bots
        assert len(set(counts.values())) == 1


@pytest.mark.parametrize("players", range(3, 7))
def test_two_bots_play_one_against_the_rest_and_the_rest_against_one(players: int) -> None:
    assert [lineup.count(0) for lineup in lineups(2, players)] == [1, players - 1]


def test_two_bots_at_a_table_of_two_change_places() -> None:
    assert seatings(2, 2) == ((0, 1), (1, 0))


def test_more_bots_than_seats_meet_in_every_choice() -> None:
    assert {frozenset(lineup) for lineup in lineups(5, 3)} == {*map(frozenset, combinations(range(5), 3))}


def test_three_bots_at_a_table_of_four_take_turns_at_sitting_twice() -> None:
    assert lineups(3, 4) == ((0, 1, 2, 0), (1, 2, 0, 1), (2, 0, 1, 2))


@pytest.mark.parametrize(("players", "ways"), [(2, 2), (4, 6), (6, 20)])
def test_halves_are_shared_out_in_every_way(players: int, ways: int) -> None:
    found = shared_out(players // 2, players)
    assert len(set(found)) == len(found) == ways
    assert {lineup.count(0) for lineup in found} == {players // 2}
    assert {tuple(1 - bot for bot in lineup) for lineup in found} == set(found)
