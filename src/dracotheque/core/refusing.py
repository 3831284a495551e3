"""Refusing: why a move is not an option, where what it names says it all."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import asdict

from dracotheque.core.errors import IllegalMove
from dracotheque.core.moves import Move

Explain = Callable[..., IllegalMove | None]
"""What the question is about does not matter to either of these."""


# Any: the state and the moves of the game that asks.
def only(kind: type[Move], why: Callable[[Any, int, Any], IllegalMove | None]) -> Explain:
    """For a question's `refused=`: a reason for moves of this kind, as (state, seat, move) show."""

    def explain(state: Any, seat: int, move: Move, *context: object) -> IllegalMove | None:
        return why(state, seat, move) if isinstance(move, kind) else None

    return explain


def because(kind: type[Move], code: str, rule: str) -> Explain:
    """For a question's `refused=`: moves of this kind are refused so, each with its own fields as values."""
    return only(kind, lambda state, seat, move: IllegalMove(code, rule, **asdict(move)))
