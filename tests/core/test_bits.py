"""A set of small numbers is one number. (core/bits.py)"""

import pytest

from dracotheque.core.bits import mask_of, numbers_of


def test_a_set_knows_its_members_lowest_first() -> None:
    assert numbers_of(0b1011) == (0, 1, 3)
    assert numbers_of(1 << 69) == (69,)
    assert numbers_of(0) == ()


def test_members_are_counted_from_any_number_on() -> None:
    assert numbers_of(0b1011, 20) == (20, 21, 23)
    assert numbers_of(0, 20) == ()


def test_a_member_named_twice_is_there_once() -> None:
    assert mask_of([3, 0, 1, 3]) == 0b1011
    assert mask_of(()) == 0
    assert numbers_of(mask_of({69, 7})) == (7, 69)


def test_a_number_below_nothing_is_no_set() -> None:
    with pytest.raises(ValueError, match="-1"):
        numbers_of(-1)
