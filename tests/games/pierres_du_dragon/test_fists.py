"""Fists: how they are listed, valued and kept in the record of a round. (3.value, 11.1)"""

from itertools import product

import pytest

from dracotheque.games.pierres_du_dragon.moves import EMPTY_FIST, Bid, BidSilver, gold_fists, silver_fists
from dracotheque.games.pierres_du_dragon.state.fists import (
    fairy_of,
    gold_value,
    packed_gold,
    packed_silver,
    silver_value,
    unpacked_gold,
    unpacked_silver,
)
from tests.games.pierres_du_dragon.table import fist, silver_fist


@pytest.mark.parametrize(
    ("text", "value"), [("–", 0), ("3F", 3), ("2F1C", 3), ("2F1C+m", 6), ("4F+m", 8), ("+m", 0), ("+k", 0), ("2C+k", 2)]
)
def test_a_gold_fist_is_worth_its_gold_doubled_by_an_amulet(text: str, value: int) -> None:
    assert gold_value(fist(text)) == value


@pytest.mark.parametrize(("text", "value"), [("0", 0), ("3", 3), ("3+m", 6)])
def test_a_silver_fist_is_worth_its_silver_doubled_by_an_amulet(text: str, value: int) -> None:
    assert silver_value(silver_fist(text)) == value


def test_the_record_keeps_every_fist_there_can_be() -> None:
    both = (False, True)
    packed = set()
    for coins in product((0, 1, 31, 60), (0, 1, 8, 15), both, both):
        each = Bid(*coins)
        assert unpacked_gold(packed_gold(each)) == each
        assert fairy_of(packed_gold(each)) == each.fairy
        packed.add(packed_gold(each))
    assert len(packed) == 4 * 4 * 2 * 2
    for silver in product((0, 1, 40), both):
        assert packed_silver(BidSilver(*silver)) > 0
        assert unpacked_silver(packed_silver(BidSilver(*silver))) == BidSilver(*silver)


def test_fists_are_listed_once_each_the_empty_one_first_and_exist_once() -> None:
    listed = gold_fists(8, 2, False, False)
    assert len(listed) == len(set(listed)) == 27
    assert listed[0] is EMPTY_FIST
    assert gold_fists(8, 2, False, False) is listed
    assert all(any(each is other for other in gold_fists(8, 2, True, True)) for each in listed)
    assert len(gold_fists(8, 2, True, True)) == 108
    assert silver_fists(5, True)[:3] == (BidSilver(), BidSilver(0, True), BidSilver(1))
