"""Rulings on the count. (5, 8)"""

import pytest

from dracotheque.games.or_des_dragons.events import GameEnded, ScreenLifted
from dracotheque.games.or_des_dragons.state.scoring import count, points
from tests.games.or_des_dragons.table import EMPTY, A, B, C, attack, lair, look, position, seen
from tests.games.or_des_dragons.test_examples_scoring import loots


@pytest.mark.ruling("OD-7")
def test_coins_and_the_black_diamond_count_by_the_piece() -> None:
    table = loots({"silver": 2, "gold": 2, "red": 3, "black_diamond": 1}, {}, {})
    assert points(table, 3, "basic") == (2 + 6 + 3 + 7, 0, 0)
    assert points(table, 3, "advanced") == (2 + 6 + 3 + 15, 0, 0)


@pytest.mark.parametrize(
    ("players", "basic", "alone", "two"), [(3, 15, 12, 6), (4, 12, 10, 5), (5, 12, 10, 5), (6, 10, 8, 4)]
)
def test_the_rate_goes_by_the_number_of_players(players: int, basic: int, alone: int, two: int) -> None:
    first = loots({"amber": 2}, *[{"amber": 1}] * (players - 1))
    level = loots({"amber": 1}, {"amber": 1}, *[{}] * (players - 2))
    three = loots(*[{"amber": 1}] * 3, *[{}] * (players - 3))
    assert points(first, players, "basic")[:2] == (basic, 0)
    assert points(level, players, "basic")[:2] == (basic, basic)
    assert points(three, players, "basic")[:3] == (basic, basic, basic)
    assert points(first, players, "advanced")[:2] == (alone, 0)
    assert points(level, players, "advanced")[:2] == (two, two)
    assert sum(points(three, players, "advanced")) == 0


@pytest.mark.ruling("OD-31")
def test_a_kind_nobody_has_earns_nothing() -> None:
    assert points(loots({"silver": 1}, {}, {}), 3, "basic") == (1, 0, 0)


@pytest.mark.ruling("OD-32")
def test_equal_totals_share_the_victory() -> None:
    state = position(
        lair("5_0_5", [(A, "warrior")], silver=1),
        EMPTY,
        EMPTY,
        EMPTY,
        bag={},
        deck=[],
        loot={B: {"gold": 1}, A: {"silver": 2}},
    )
    told = attack(state, A, "wizard", 1)
    assert state.scores == (3, 3, 0)
    assert state.winners == (A, B)
    assert seen(told, GameEnded) == [GameEnded("nothing-left", (A, B))]
    assert [(event.seat, event.points) for event in seen(told, ScreenLifted)] == [(A, 3), (B, 3), (C, 0)]
    assert [place.loot is not None for place in look(state).places] == [True] * 3


@pytest.mark.ruling("OD-33")
def test_the_cursed_player_counts_and_scores_nothing() -> None:
    cursed = {"black_diamond": 1, "sapphire": 2}
    assert points(loots(cursed, {"sapphire": 1}, {}), 3, "advanced") == (15, 0, 0)
    assert points(loots(cursed, {"sapphire": 2}, {}), 3, "advanced") == (15, 6, 0)
    assert points(loots(cursed, {"sapphire": 2}, {"sapphire": 2}), 3, "advanced") == (15, 0, 0)
    assert points(loots(cursed, {"sapphire": 3}, {}), 3, "advanced") == (15, 12, 0)
    assert points(loots(cursed, {}, {}), 3, "basic") == (7 + 15, 0, 0)


@pytest.mark.ruling("OD-34")
def test_the_collection_counts_once_and_not_for_the_cursed() -> None:
    two_of_each = {"sapphire": 2, "emerald": 2, "amethyst": 2, "amber": 2, "diamond": 2}
    score, *_ = count(loots(two_of_each, {}, {}), 3, "advanced")
    assert (score.collection, score.total) == (5, 5 * 12 + 5)
    assert points(loots({**two_of_each, "black_diamond": 1}, {}, {}), 3, "advanced") == (15, 0, 0)
    assert count(loots(two_of_each, {}, {}), 3, "basic")[0].collection == 0
    assert count(loots({**two_of_each, "diamond": 0}, {}, {}), 3, "advanced")[0].collection == 0


def test_magic_objects_in_hand_are_worth_nothing() -> None:
    state = position(
        lair("5_0_5", [(A, "warrior")], silver=1),
        EMPTY,
        EMPTY,
        EMPTY,
        advanced=True,
        bag={},
        deck=[],
        hands={B: ["recall_ring", "fireball"]},
    )
    told = attack(state, A, "wizard", 1)
    assert state.scores == (1, 0, 0)
    assert seen(told, ScreenLifted)[B].cards == ("recall_ring", "fireball")
