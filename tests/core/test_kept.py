"""What is made of a key once is looked up afterwards. (core/kept.py)"""

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
