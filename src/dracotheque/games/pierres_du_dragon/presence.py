"""Who is at the table while a clock runs: deadlines missed and met. (6.tempo-away)"""

from msgspec.structs import replace

from dracotheque.games.pierres_du_dragon.state import NOBODY, Table


def note_presence(s: Table, asked: int = NOBODY) -> None:
    """Somebody is asked, or fists are closed: whoever was asked before has answered in time."""
    answered = s.habits.asked
    if answered != NOBODY:
        set_missed(s, answered, 0)
    if answered != asked:
        s.habits = replace(s.habits, asked=asked)


def set_missed(s: Table, seat: int, count: int) -> None:
    missed = s.habits.missed
    if missed[seat] != count:
        s.habits = replace(s.habits, missed=(*missed[:seat], count, *missed[seat + 1 :]))


def is_anybody_there(s: Table) -> bool:
    """Where all are away the table waits, or a game would run on without anybody."""
    return not all(map(s.is_away, range(s.players)))
