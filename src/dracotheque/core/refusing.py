"""Refusing: why a move is not an option, where what it names says it all."""

from collections.abc import Callable

from msgspec.structs import asdict

from dracotheque.core.errors import IllegalMove
from dracotheque.core.moves import Move


def because(kind: type[Move], code: str, rule: str) -> Callable[..., IllegalMove | None]:
    """For a question's `refused=`: moves of this kind are refused so, each with its own fields as values."""

    def explain(state: object, seat: int, move: Move, *context: object) -> IllegalMove | None:
        return IllegalMove(code, rule, **asdict(move)) if isinstance(move, kind) else None

    return explain
