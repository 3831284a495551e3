"""What is in the box. (1)"""

import re

import pytest

from dracotheque.core.errors import BadTable
from dracotheque.games.or_des_dragons import GAME
from dracotheque.games.or_des_dragons.components import (
    ATTACK,
    COLOURS,
    COPIES,
    DRAGON_IDS,
    DRAGONS,
    GEMS,
    MAGIC,
    TOKEN,
    TOKENS,
    cards_in,
)
from dracotheque.games.or_des_dragons.components.bundles import Heap, bundle_of
from dracotheque.games.or_des_dragons.effects.objects import OBJECTS
from dracotheque.games.or_des_dragons.steps.windows import CARDS
from tests.games.or_des_dragons.table import A, B, attack, lair, lair_of, position


@pytest.mark.ruling("OD-4")
def test_there_are_126_tokens_of_nine_kinds() -> None:
    assert dict(zip(TOKENS, COPIES, strict=True)) == {
        "silver": 35, "gold": 20, "red": 16, "sapphire": 12, "emerald": 12,
        "amethyst": 12, "amber": 12, "diamond": 6, "black_diamond": 1,
    }  # fmt: skip
    assert sum(COPIES) == 126


def test_the_black_diamond_is_none_of_the_five_gems() -> None:
    assert [TOKENS[kind] for kind in GEMS] == ["sapphire", "emerald", "amethyst", "amber", "diamond"]


@pytest.mark.ruling("OD-5")
def test_eighteen_dragons_ask_for_more_than_the_bag_holds() -> None:
    assert len({*DRAGON_IDS}) == 18
    powers, known, unknown = zip(*DRAGONS, strict=True)
    assert (sum(powers), sum(known), sum(unknown)) == (138, 75, 68)
    assert (9, 0, 9) in DRAGONS
    assert sum(known) + sum(unknown) == 143 > sum(COPIES)


@pytest.mark.ruling("OD-1")
def test_a_band_is_worth_ten() -> None:
    assert ATTACK == (4, 3, 2, 1)
    state = position(lair("10_11_0"))
    attack(state, A, "warrior", 1)
    assert lair_of(state, 1).total == 4
    attack(state, B, "warrioress", 1)
    assert lair_of(state, 1).total == 7


@pytest.mark.ruling("OD-2")
@pytest.mark.parametrize("players", [2, 7])
def test_three_to_six_play(players: int) -> None:
    assert list(GAME.players) == [3, 4, 5, 6]
    with pytest.raises(BadTable):
        GAME.start(players, seed=1)


def test_every_seat_has_a_band_of_its_own() -> None:
    assert len({*COLOURS}) == 6
    assert COLOURS[0] == "green"
    assert [place.colour for place in GAME.view(GAME.start(6, seed=1), None).places] == list(COLOURS)


def test_seventeen_magic_objects_of_which_eleven_have_a_window() -> None:
    assert len(MAGIC) == 17
    windows = {name: [MAGIC[card] for card in cards_in(cards)] for name, cards in CARDS.items()}
    assert windows == {
        "placed": ["repulsive_cloud"],
        "exact_kill": ["weakness_powder"],
        "before_sharing": ["renewal_powder", "discernment_lens"],
        "agreement": ["confusion_ring"],
        "theft_declared": ["muddle_stone"],
        "after_sharing": ["long_arm"],
        "between_turns": ["exchange_mirror", "emergency_bell", "suction_tube", "inversion_powder"],
    }
    assert sum(len(cards) for cards in windows.values()) == 11


def test_the_table_of_objects_leads_to_the_rule_of_each_by_its_paragraph() -> None:
    assert list(OBJECTS) == list(range(17)), "the order of the booklet"
    for card, rules in OBJECTS.items():
        assert rules.rule == f"4.3.{card + 1}"
        assert re.search(rf"\b{re.escape(rules.rule)}\b(?!\.\d)", rules.effect.__doc__ or ""), MAGIC[card]


def test_tokens_are_known_by_their_ids() -> None:
    assert [TOKEN[token] for token in TOKENS] == list(range(9))


def test_a_token_may_be_stolen_more_often_than_there_are_of_its_kind() -> None:
    often = COPIES[0] + 3
    assert bundle_of([0] * often) == (Heap(TOKENS[0], often),)
