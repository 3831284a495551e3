"""When somebody is late: a draft is handed in as it is, and the caretaker decides. (9.2, 9.3)"""

from dracotheque.core.moves import CLOCK, Move

from ..effects.caretaker import caretaker
from ..effects.jumping import jump
from ..effects.planks import plank
from ..effects.removal import removal
from ..effects.stones import stone
from ..effects.walking import move_1, move_2
from ..events import TimeRanOut
from ..moves import TimeUp
from ..state import Table, rules
from .seating import colour, statuette


def decide_simply(s: Table, seat: int, *context: int) -> Move:
    return caretaker(s, s.asked, seat, s.decision(seat).moves)


for question in (colour, statuette, stone, plank, removal, move_1, move_2, jump):
    question.when_late(decide_simply)


@rules.clock
def time_is_up(s: Table, _: TimeUp) -> None:
    """The table's own times: everybody who is awaited has an answer given for them, this once."""
    late = tuple(seat for seat in s.actors if seat != CLOCK)
    s.tell(TimeRanOut, late)
    for seat in late:
        answer = s.late_answer(seat)
        assert answer is not None, "every question has an answer for the late"
        s.answer(seat, answer)
