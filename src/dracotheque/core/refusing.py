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


def because(kind: type[Move], code: str, rule: str, **called: str) -> Explain:
    """For a question's `refused=`: moves of this kind are refused so, each with its own fields as values.

    `number="seat"`: the sentence has its field `seat` under the name `number`.
    """
    names = {field: name for name, field in called.items()}

    def why(state: object, seat: int, move: Move) -> IllegalMove:
        return IllegalMove(code, rule, **{names.get(field, field): value for field, value in asdict(move).items()})

    return only(kind, why)
