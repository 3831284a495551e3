"""A coach looks at decisions while the game goes on: at those of one who plays with bots alone."""

from dracotheque.analysis.study import Made
from dracotheque.tables.domain.numbers import is_order
from dracotheque.tables.domain.undo import last_move_of
from dracotheque.tables.refusals import not_now
from dracotheque.tables.replaying import in_slices
from dracotheque.tables.table import Table


async def last_decision(table: Table, seat: int) -> Made:
    """The last decision of this seat; nothing can be asked of a running game among people."""
    history = table.history_now
    if any(chair.kind == "person" and chair.seat != seat for chair in table.chairs):
        raise not_now("server-coach-alone")
    kept = last_move_of(history, seat)
    if kept is None:
        raise not_now("server-nothing-decided")
    _, move = history.journal.moves[kept]
    fold = await in_slices(history.rewinding(kept))
    state = fold.journal.state
    if seat not in state.actors or is_order(state, seat, move):  # an answer was changed, or left for later
        raise not_now("server-nothing-decided")
    return Made(kept + 1, seat, move, state)
