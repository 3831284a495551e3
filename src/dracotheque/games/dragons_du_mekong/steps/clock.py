"""When time has run out: drafts are handed in as they are, and the caretaker decides. (9.2, 9.3)"""

from dracotheque.core.moves import CLOCK
from dracotheque.games.dragons_du_mekong.effects.caretaker import caretaker
from dracotheque.games.dragons_du_mekong.events import TimeRanOut
from dracotheque.games.dragons_du_mekong.moves import TimeUp
from dracotheque.games.dragons_du_mekong.state import Table
from dracotheque.games.dragons_du_mekong.steps.programming import finished_draft

rules = Table.rules


@rules.clock
def time_is_up(s: Table, _: TimeUp) -> None:
    """Everybody who is awaited has an answer given for them, this once."""
    late = tuple(seat for seat in s.actors if seat != CLOCK)
    s.tell(TimeRanOut(late))
    if s.sealed:
        for seat in late:
            s.answer(seat, finished_draft(s, seat))
    else:
        (seat,) = late
        s.answer(seat, caretaker(s, s.asked, seat, s.decision(seat).moves))
