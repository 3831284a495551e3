"""Sight: what one viewer may know now, as the bytes that would be sent. What has not changed is not sent."""

from collections.abc import Sequence
from typing import Final

import msgspec

from dracotheque.core.decisions import listed
from dracotheque.core.events import Event, Told, Viewer
from dracotheque.core.state import State
from dracotheque.core.stills import Still
from dracotheque.tables.domain.numbers import Numbers

_encoder: Final = msgspec.json.Encoder(enc_hook=listed)
_encode: Final = _encoder.encode
LONG: Final = 4096
"""Bytes: most views are shorter, and longer than half of it."""
NO_EVENTS: Final = b"[]"
NOTHING: Final = b"null"


class Sight(msgspec.Struct, frozen=True, gc=False):
    """The view, the decision and the prompt of one viewer, encoded."""

    view: bytes
    decision: bytes
    prompt: bytes


BLIND: Final = Sight(NOTHING, NOTHING, NOTHING)
"""Before the game there is nothing to see."""


def look(state: State, viewer: Viewer, numbers: Numbers | None = None) -> Sight:
    return look_all(state, (viewer,), numbers)[0]


def look_all(state: State, viewers: Sequence[Viewer], numbers: Numbers | None = None) -> list[Sight]:
    """What each of these viewers may know now; what they have in common is made once."""
    views = state.game.views(state, viewers)
    prompt = _encode(views[0].prompt) if views and not state.hides_question else None
    seen: list[Sight] = []
    buffer = bytearray(LONG)  # one for all: else each view grows from nothing, and is moved a dozen times
    for viewer, view in zip(viewers, views, strict=True):
        _encoder.encode_into(view, buffer)
        decision = NOTHING if viewer is None else decision_of(state, viewer, numbers)
        seen.append(Sight(bytes(buffer), decision, _encode(view.prompt) if prompt is None else prompt))
    return seen


def encode_stills(stills: Sequence[Still], viewers: Sequence[Viewer], told: Sequence[Told]) -> list[bytes]:
    """For each of these viewers, the moments of a move as this viewer saw them, and how much it had heard by then."""
    shown: list[list[bytes]] = [[] for _ in viewers]
    for still in stills:
        views = still.state.game.views(still.state, viewers)
        for own, viewer, view in zip(shown, viewers, views, strict=True):
            heard = still.heard_by(viewer, told)
            own.append(b'{"name":"%b","heard":%d,"view":%b}' % (still.name.encode(), heard, _encode(view)))
    return [b"[" + b",".join(own) + b"]" for own in shown]


def decision_of(state: State, seat: int, numbers: Numbers | None = None) -> bytes:
    """What this seat is asked, under which number; null where it is asked nothing and has sealed nothing."""
    if seat not in state.actors and not state.sealed:
        return NOTHING  # as for most seats after most moves
    decision = state.decision(seat)
    if not (decision.moves or decision.open_ended or decision.sealed is not None):
        return NOTHING
    encoded = _encode(decision)
    return encoded if numbers is None else b'{"number":%d,%b' % (numbers[seat], encoded[1:])


def encode_events(events: Sequence[Event]) -> bytes:
    return _encode(events) if events else NO_EVENTS
