"""Numbers for networks are given out in order, each once."""

from dracotheque.core.bits import numbers_of
from dracotheque.core.numbering import Numbers


def test_every_kind_begins_where_the_one_before_it_ends() -> None:
    numbers = Numbers(10)
    assert [numbers.block(3), numbers.block(1), numbers.block(2)] == [10, 13, 14]
    assert numbers.each(("red", "blue")) == {"red": 16, "blue": 17}
    assert numbers.next == 18


def test_a_set_of_bits_has_the_numbers_of_its_members() -> None:
    assert numbers_of(0b1011, 20) == (20, 21, 23)
    assert numbers_of(0, 20) == ()
    assert numbers_of(1 << 69, 0) == (69,)
