"""Promises about legal and illegal moves: what is listed is accepted, everything else is refused with a reason."""

from typing import Final

from dracotheque.conformance.case import promise
from dracotheque.conformance.copies import are_equal
from dracotheque.conformance.moves import NOT_MOVES, NOT_SEATS, attempts, look_alikes
from dracotheque.conformance.walk import Walk, in_every_game
from dracotheque.core.chance import any_of
from dracotheque.core.errors import IllegalMove
from dracotheque.core.moves import CLOCK, Move
from dracotheque.core.state import State

COMMON_REASONS: Final = frozenset(
    {
        "refuse-game-over",
        "refuse-no-such-seat",
        "refuse-not-a-move",
        "refuse-clock",
        "refuse-not-asked",
        "refuse-answer-is-final",
        "refuse-not-an-answer",
    }
)
"""Why any game refuses a move; a reason of a game's own cites its rules."""


@promise
@in_every_game
def listed_moves_are_accepted(walk: Walk) -> None:
    """Every listed move, and every change of a sealed answer, is accepted; none is listed twice."""
    for state in walk.stops():
        for seat in (*range(state.players), CLOCK):
            decision = state.decision(seat)
            for moves in (decision.moves, decision.changes):
                if len(set(moves)) != len(moves):
                    raise walk.broken(f"seat {seat} is offered {moves}", "list every move once")
                for move in moves:
                    accept(walk, state, seat, move)


def accept(walk: Walk, state: State, seat: int, move: Move) -> None:
    try:
        state.clone().play(seat, move)
    except IllegalMove as refusal:
        raise walk.broken(f"{move} is listed for seat {seat} and refused: {refusal}", "list legal moves only") from None


@promise
@in_every_game
def other_moves_are_refused(walk: Walk) -> None:
    """A move that is not listed is refused with a reason, whoever tries it, and changes nothing."""
    corpus = walk.corpus()
    for state in walk.stops():
        rng = walk.rng()
        seats = range(state.players)
        for seat in dict.fromkeys((any_of(state.actors or seats, rng), any_of(seats, rng), CLOCK)):
            for move in attempts(corpus, rng):
                check_refusal(walk, state, seat, move)
        for seat in state.actors:
            check_refusal(walk, state, seat, any_of(NOT_MOVES, rng))
            for impostor in look_alikes(seat):
                check_refusal(walk, state, impostor, any_of(state.decision(seat).moves, rng))
        check_refusal(walk, state, any_of(NOT_SEATS, rng), any_of(corpus, rng))


def check_refusal(walk: Walk, state: State, seat: object, move: object) -> None:
    refusal = refusal_of(walk, state, seat, move)
    if refusal is not None and refusal.code not in COMMON_REASONS and not refusal.rule:
        raise walk.broken(f"{refusal} cites no rule, for {move}", "name the paragraph that forbids the move")


def refusal_of(walk: Walk, state: State, seat: object, move: object) -> IllegalMove | None:
    """Why this move is refused, or None where it is legal; a refusal leaves the state as it was."""
    if is_listed(state, seat, move):
        return None
    clone = state.clone()
    try:
        clone.play(seat, move)  # type: ignore[arg-type]  # wrong types are refused too
    except IllegalMove as refusal:
        if not are_equal(clone, state):
            raise walk.broken(f"refusing {move} by {seat!r} changed the state", "check before you change") from None
        return refusal
    if not is_suggested(state, seat, move):
        raise walk.broken(f"{move} by {seat!r} is accepted and not listed", "list every legal move, refuse the rest")
    walk.case.game.audit(clone)
    return None


def is_listed(state: State, seat: object, move: object) -> bool:
    if type(seat) is not int:
        return False
    decision = state.decision(seat)
    return move in decision.moves or move in decision.changes


def is_suggested(state: State, seat: object, move: object) -> bool:
    """Where the listed moves are only suggestions, others of the same type may be legal."""
    if type(seat) is not int:
        return False
    decision = state.decision(seat)
    return decision.open_ended and type(move) in {type(other) for other in (*decision.moves, *decision.changes)}
