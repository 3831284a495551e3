"""Checking: whether a move is among those that answer a question, why another is refused, and who has none."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from dracotheque.core.decisions import Decision
from dracotheque.core.errors import IllegalMove
from dracotheque.core.moves import CLOCK, Move
from dracotheque.core.types import wrong_field
from dracotheque.core.unlisted import Unlisted

if TYPE_CHECKING:
    from dracotheque.core.state import State


def check(state: "State", seat: int, move: Move) -> None:
    """Let a changed or an unlisted answer pass; raise IllegalMove for everything else."""
    if state.over:
        raise IllegalMove("refuse-game-over", state.game.end_rule)
    if type(seat) is not int or not CLOCK <= seat < state.players:
        raise IllegalMove("refuse-no-such-seat", value=str(seat))
    if not isinstance(move, state.game.move_types):
        raise IllegalMove("refuse-not-a-move", value=type(move).__name__)
    if (field := wrong_field(move)) is not None:
        raise IllegalMove("refuse-wrong-type", field=field, value=str(getattr(move, field)), move=type(move).__name__)
    decision = state.decision(seat)
    if move in decision.changes:
        return
    if seat == CLOCK:
        raise IllegalMove("refuse-clock")
    if not decision.question:
        raise IllegalMove("refuse-not-asked", seats=[actor for actor in state.awaited(seat) if actor != CLOCK])
    question = state.rules.questions[decision.question]
    if decision.sealed is not None and not decision.changes:
        raise IllegalMove("refuse-answer-is-final", decision.rule)
    if question.open_ended and question.accepts(state, seat, move, *question.typed(state.context)):
        return
    raise question.explain(state, seat, move, *question.typed(state.context)) or IllegalMove(
        "refuse-not-an-answer", decision.rule, question=decision.question
    )


def is_among(moves: Sequence[Move], move: Move) -> bool:
    """Whether this is one of these moves, and made of what its type says: `1.0 == 1`, but it is another move."""
    if type(moves) is list or type(moves) is tuple:
        try:
            return moves[moves.index(move)] is move or wrong_field(move) is None
        except ValueError:
            return False
    if isinstance(moves, Unlisted) and moves.handed_out(move):
        return True
    return issubclass(type(move), Move) and wrong_field(move) is None and move in moves


def decide_otherwise(state: "State", seat: int) -> Decision:
    """The decision of the clock, of somebody not asked, or of one whose answer is sealed."""
    if type(seat) is not int:
        return Decision(seat)
    if seat == CLOCK and CLOCK in state.actors:
        return Decision(CLOCK, "clock", state.clock_moves())
    if not state.sealed or not 0 <= seat < state.players:
        return Decision(seat)
    sealed = state.sealed[seat]
    if sealed is None:
        return Decision(seat)
    question = state.rules.questions[state.asked]
    changes = () if question.final else question.options(state, seat, *question.typed(state.context))
    state._decision = decision = Decision(
        seat, question.name, (), question.rule, question.open_ended, True, sealed, changes
    )
    return decision
