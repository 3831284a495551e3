"""Worked examples 16 to 18 of the rules: both ways of scoring. (10)"""

from collections.abc import Mapping, Sequence

from dracotheque.games.or_des_dragons.components import GEMS, KINDS, TOKEN
from dracotheque.games.or_des_dragons.state.scoring import count, points


def loots(*players: Mapping[str, int]) -> list[int]:
    """What is behind all screens, as the engine keeps it."""
    found = [0] * (len(players) * KINDS)
    for seat, tokens in enumerate(players):
        for token, number in tokens.items():
            found[seat * KINDS + TOKEN[token]] = number
    return found


def gem_points(players: Sequence[Mapping[str, int]], gem: str) -> list[int]:
    place = GEMS.index(TOKEN[gem])
    return [score.gems[place] for score in count(loots(*players), len(players), "advanced")]


def test_example_16_basic_scoring() -> None:
    table = loots(
        {"silver": 6, "gold": 4, "red": 1, "sapphire": 4, "emerald": 1, "amber": 3},
        {"silver": 9, "gold": 2, "red": 3, "sapphire": 4, "amethyst": 5, "black_diamond": 1},
        {"silver": 5, "gold": 6, "emerald": 1, "amethyst": 2, "amber": 2, "diamond": 2},
        {"silver": 7, "gold": 3, "red": 2, "emerald": 1, "amber": 3, "diamond": 2},
    )
    assert points(table, 4, "basic") == (55, 49, 47, 54)
    scores = count(table, 4, "basic")
    assert [score.coins + score.black_diamond for score in scores] == [19, 25, 23, 18]
    assert [sum(score.gems) for score in scores] == [36, 24, 24, 36]
    assert not any(score.cursed or score.collection for score in scores)


def test_example_17_advanced_scoring_with_the_curse() -> None:
    table = loots(
        {
            "silver": 8, "gold": 5, "red": 2, "sapphire": 6, "emerald": 2,
            "amethyst": 3, "amber": 1, "diamond": 1, "black_diamond": 1,
        },
        {"silver": 10, "gold": 6, "red": 4, "sapphire": 3, "emerald": 5, "amethyst": 3, "amber": 4, "diamond": 2},
        {"silver": 12, "gold": 4, "red": 3, "sapphire": 2, "emerald": 5, "amethyst": 2, "amber": 4},
    )  # fmt: skip
    assert points(table, 3, "advanced") == (40, 67, 39)
    a, b, c = count(table, 3, "advanced")
    assert a.gems == (0, 0, 0, 0, 0)
    assert b.gems == (0, 6, 6, 6, 12)
    assert c.gems == (0, 6, 0, 6, 0)
    assert (a.cursed, a.collection, b.collection, c.collection) == (True, 0, 5, 0)
    assert (a.coins + a.black_diamond, b.coins, c.coins) == (40, 32, 27)


def test_example_18_advanced_ties_six_players() -> None:
    players = [
        {"diamond": 1, "emerald": 3, "amber": 2},
        {"diamond": 1, "amber": 2},
        {"diamond": 1},
        {"emerald": 4},
        {"sapphire": 3, "amber": 2, "black_diamond": 1},
        {"sapphire": 3},
    ]
    assert gem_points(players, "diamond") == [0, 0, 0, 0, 0, 0]
    assert gem_points(players, "emerald") == [0, 0, 0, 8, 0, 0]
    assert gem_points(players, "sapphire") == [0, 0, 0, 0, 0, 4]
    assert gem_points(players, "amber") == [0, 0, 0, 0, 0, 0]
    assert gem_points(players, "amethyst") == [0, 0, 0, 0, 0, 0]
