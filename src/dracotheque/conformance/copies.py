"""Promises about copies: a clone is equal, and from then on each goes its own way."""

from collections import deque
from collections.abc import Iterator
from functools import cache
from typing import Final

import msgspec

from dracotheque.conformance.case import promise
from dracotheque.conformance.dice import any_move
from dracotheque.conformance.sight import everything_seen
from dracotheque.conformance.walk import Walk, in_every_game
from dracotheque.core.fields import field_names
from dracotheque.core.game import NOT_SAVED
from dracotheque.core.parts import Part
from dracotheque.core.state import State

PLAYED_ON: Final = 6
OLD_COPIES: Final = 20
REPAIR: Final = "copy every list in `clone`, nested ones too"


def slots(state: State) -> tuple[str, ...]:
    """Every field of a state, the game's own and those of the engine."""
    kind: type = type(state)
    return _slots(kind)


@cache
def _slots(kind: type) -> tuple[str, ...]:
    return field_names(kind)


def are_equal(one: State, other: State) -> bool:
    """Whether two states save alike, without the cost of saving them."""
    return all(getattr(one, slot) == getattr(other, slot) for slot in slots(one) if slot not in NOT_SAVED)


@promise
@in_every_game
def clones_are_equal(walk: Walk) -> None:
    """A clone has the same slots, views and decisions as its original."""
    for state in walk.played_stops():
        clone = state.clone()
        for slot in slots(state):
            if getattr(clone, slot) != getattr(state, slot):
                raise walk.broken(f"the clone has another `{slot}`", "copy the slot in `clone`")
        if clone.to_json() != state.to_json() or everything_seen(clone) != everything_seen(state):
            raise walk.broken("the clone looks different", "copy every slot in `clone`")


@promise
@in_every_game
def clones_are_independent(walk: Walk) -> None:
    """Whatever is played on a clone leaves its original alone, and the other way round."""
    old: deque[tuple[int, State, str]] = deque(maxlen=OLD_COPIES)
    for state in walk.played_stops():
        before = state.to_json(), everything_seen(state)
        clone = state.clone()
        old.append((walk.number, state.clone(), before[0]))
        dice = walk.rng()
        for _ in range(PLAYED_ON):
            if not clone.over:
                clone.play(*any_move(clone, dice))
        if (state.to_json(), everything_seen(state)) != before:
            raise walk.broken(f"playing on a clone changed its original{changes(state, before[0])}", REPAIR)
        for number, copy, text in old:
            if copy.to_json() != text:
                raise walk.broken(f"playing on changed a clone made at decision {number}{changes(copy, text)}", REPAIR)


def changes(state: State, before: str) -> str:
    """Which slots are no longer what they were."""
    loaded = state.game.from_json(before)
    moved = [slot for slot in slots(state) if getattr(state, slot) != getattr(loaded, slot)]
    return ": " + ", ".join(slot for slot in moved if slot not in NOT_SAVED)


@promise
@in_every_game
def clones_share_nothing(walk: Walk) -> None:
    """Nothing that can be changed belongs to a clone and to its original; no list of moves belongs to the state."""
    for state in walk.played_stops():
        for slot in slots(state):
            if slot != "_decision":
                before = repr(getattr(state, slot))
                spoil(getattr(state.clone(), slot))
                if repr(getattr(state, slot)) != before:
                    raise walk.broken(f"the clone shares `{slot}` with its original", REPAIR)
        held = {id(part) for slot in slots(state) if slot != "_decision" for part in lists(getattr(state, slot))}
        for seat in state.actors:
            if id(state.decision(seat).moves) in held:
                raise walk.broken(f"the moves of seat {seat} are a list of the state", "make a new list of moves")


def lists(value: object) -> Iterator[list[object]]:
    """Every list in a value, however deep."""
    if isinstance(value, list):
        yield value
    if isinstance(value, list | tuple):
        for part in value:
            yield from lists(part)
    if isinstance(value, Part):
        for name in field_names(type(value)):
            yield from lists(getattr(value, name))


def spoil(value: object) -> None:
    """Change everything in it that can be changed."""
    match value:
        case Part():
            for name in field_names(type(value)):
                spoil(getattr(value, name))
        case list():
            for part in value:
                spoil(part)
            value.append("spoilt")
        case tuple():
            for part in value:
                spoil(part)
        case dict():
            for part in value.values():
                spoil(part)
            value["spoilt"] = "spoilt"
        case set():
            value.add("spoilt")
        case msgspec.Struct() if not value.__struct_config__.frozen:
            for name in value.__struct_fields__:
                spoil(getattr(value, name))
                setattr(value, name, "spoilt")
