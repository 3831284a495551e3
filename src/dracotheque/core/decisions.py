"""Decisions: what the game asks of one player, and the moves that answer it."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from dracotheque.core.moves import Move

if TYPE_CHECKING:
    Content = object
else:
    Content = Any
"""What came as JSON: anything to a reader of JSON, and to a type checker nothing that one may rely on."""


class Decision(msgspec.Struct, frozen=True, gc=False):
    """What one player is asked: nothing at all where `moves` is empty and nothing is sealed."""

    seat: int
    question: str = ""
    moves: Sequence[Move] = ()
    """A list, or any sequence that equals one: where there are hundreds, a game may list them only on demand."""
    rule: str = ""
    open_ended: bool = False
    """The moves are only suggestions: other moves of the same type may be accepted too."""
    secret: bool = False
    """The answer stays sealed until everybody has answered."""
    sealed: Move | None = None
    """The answer this player has given and the table has not seen yet."""
    changes: Sequence[Move] = ()
    """The moves that would replace the sealed answer."""


class Prompt(msgspec.Struct, frozen=True, gc=False):
    """What a viewer may know of the question on the table; `ask-<question>` is its sentence."""

    question: str
    seats: tuple[int, ...]
    rule: str = ""
    about: dict[str, object] = {}


class Timer(msgspec.Struct, frozen=True):
    """A time limit the game knows of, for whoever watches the clock: at its end CLOCK makes its move."""

    name: str
    """It goes on running while its name stays the same."""
    seconds: float | None = None
    """How long it runs; None where the table's own pace for a decision says so."""
    until: str | None = None
    """The moment it ends, in ISO 8601, where the table has agreed on one."""
    decides: bool = False
    """Its end answers the question on the table, so nobody else has to answer for those who are late."""
    restarts: bool = False
    """Every answer starts it anew, even under the same name; an answer that is only sealed does not."""


class Reaction(msgspec.Struct, frozen=True):
    """How long somebody asked out of turn has, where the table has clocks at all."""

    live: float | None = None
    """Seconds where people play live; None where the table's own pace for a decision says so."""
    slow: float | None = None
    """Seconds where they play slowly."""


def listed(moves: object) -> list[object]:
    """For an encoder that knows lists alone: the moves of a sequence that is none."""
    if isinstance(moves, Sequence):
        return list(moves)
    raise NotImplementedError(f"{type(moves).__name__} has no JSON form")


def plain(value: object) -> object:
    """The JSON form of a move, an event, a view or a decision, as Python data."""
    return msgspec.to_builtins(value, enc_hook=listed)
