"""What a viewer gets from a position, as bytes that can be compared."""

from collections.abc import Sequence
from random import Random

import msgspec

from dracotheque.core.decisions import listed
from dracotheque.core.events import Told, Viewer, seen_by
from dracotheque.core.state import State

encode = msgspec.json.Encoder(enc_hook=listed).encode


def viewers(state: State) -> tuple[Viewer, ...]:
    """A spectator, and everybody at the table."""
    return (None, *range(state.players))


def sight(state: State, viewer: Viewer) -> tuple[bytes, bytes, bytes, tuple[int, ...]]:
    """The view, with what a good memory adds to it, the prompt, the decision and who may act."""
    decision = None if viewer is None else state.decision(viewer)
    view = encode(state.view(viewer))
    if state.game.recall is not state.game.view:
        view += encode(state.recall(viewer))
    return view, encode(state.prompt(viewer)), encode(decision), state.awaited(viewer)


def knowledge(state: State, viewer: Viewer, seed: float) -> tuple[object, ...]:
    """All that a viewer gets, and the world these dice make of it."""
    return (*sight(state, viewer), state.imagine(viewer, Random(seed)).to_json())


def everything_seen(state: State) -> list[tuple[bytes, bytes, bytes, tuple[int, ...]]]:
    """What each viewer gets."""
    return [sight(state, viewer) for viewer in viewers(state)]


def seen(told: tuple[Told, ...], viewer: Viewer) -> bytes:
    """The events as this viewer sees them."""
    return encode(seen_by(viewer, told))


def difference(one: Sequence[object], other: Sequence[object]) -> str:
    """The first place where two sights part, with a little of what surrounds it."""
    for left, right in zip(one, other, strict=True):
        if left != right:
            a, b = str(left), str(right)
            place = next((n for n, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), min(len(a), len(b)))
            start = max(0, place - 60)
            return f"…{a[start : place + 60]}… against …{b[start : place + 60]}…"
    return "no difference"
