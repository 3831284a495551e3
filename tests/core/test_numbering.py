"""Numbers for networks are given out in order, each once. (core/numbering.py)"""

from dracotheque.core.numbering import Numbers


def test_every_kind_begins_where_the_one_before_it_ends() -> None:
    numbers = Numbers()
    assert [numbers.block(3), numbers.block(1), numbers.block(2)] == [0, 3, 4]
    assert numbers.each(("red", "blue")) == {"red": 6, "blue": 7}
    assert numbers.next == 8
