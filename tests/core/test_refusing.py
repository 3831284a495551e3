"""Reasons that stand with their question look at one kind of move. (core/refusing.py)"""

from dracotheque.core.errors import IllegalMove
from dracotheque.core.moves import Move
from dracotheque.core.refusing import because, only


class Wave(Move, frozen=True):
    seat: int


class Nod(Move, frozen=True):
    pass


def test_a_move_of_this_kind_is_refused_with_its_own_fields() -> None:
    refusal = because(Wave, "refuse-wave", "1.2")(None, 0, Wave(3), "context")
    assert refusal is not None
    assert (refusal.code, refusal.rule, refusal.values) == ("refuse-wave", "1.2", {"seat": 3})


def test_a_field_may_have_another_name_in_the_sentence() -> None:
    refusal = because(Wave, "refuse-wave", "1.2", number="seat")(None, 0, Wave(3))
    assert refusal is not None
    assert refusal.values == {"number": 3}


def test_other_moves_have_no_reason_here() -> None:
    assert because(Wave, "refuse-wave", "1.2")(None, 0, Nod()) is None
    assert only(Wave, lambda state, seat, move: IllegalMove("refuse-wave"))(None, 0, Nod()) is None


def test_a_reason_may_look_at_the_table() -> None:
    explain = only(Wave, lambda state, seat, move: IllegalMove.when(move.seat not in state, "refuse-wave", "1.2"))
    assert explain([3], 0, Wave(3)) is None
    assert explain([], 0, Wave(3)) is not None
