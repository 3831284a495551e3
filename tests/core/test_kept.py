"""What is made of a key once is looked up afterwards. (core/kept.py, core/bits.py)"""

import pytest

from dracotheque.core.bits import numbers_of
from dracotheque.core.kept import MOST_KEPT, Kept


def test_what_was_made_is_made_once() -> None:
    kept = Kept[int, list[int]](lambda key: [key])
    assert kept[3] == [3] and kept[4] == [4]
    assert kept[3] is kept[3]


def test_not_more_is_kept_than_there_is_room_for() -> None:
    kept = Kept[int, int](lambda key: key)
    for key in range(MOST_KEPT + 1):
        assert kept[key] == key
    assert len(kept) == 1


def test_the_members_of_a_set_are_counted_from_any_number_on() -> None:
    assert numbers_of(0b1011) == (0, 1, 3)
    assert numbers_of(0b1011, 10) == (10, 11, 13)
    assert numbers_of(0) == ()


def test_a_number_below_nothing_is_no_set_of_bits() -> None:
    with pytest.raises(ValueError, match="-1"):
        numbers_of(-1)
