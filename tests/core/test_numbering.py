"""Numbers for networks are given out in order, each once. (core/numbering.py)"""

from dracotheque.core.numbering import Numbers


def test_every_kind_begins_where_the_one_before_it_ends() -> None:
    numbers = Numbers(10)
    assert [numbers.block(3), numbers.block(1), numbers.block(2)] == [10, 13, 14]
    assert numbers.each(("red", "blue")) == {"red": 16, "blue": 17}
    assert numbers.next == 18
