"""Worlds nobody can tell from the real one, made without asking the game to imagine them."""

from collections.abc import Iterator
from typing import Final

from dracotheque.conformance.copies import lists, slots
from dracotheque.conformance.dice import some_of
from dracotheque.conformance.sight import sight, viewers
from dracotheque.core.chance import FairChance, Rng, any_of
from dracotheque.core.errors import BrokenSave
from dracotheque.core.fields import own_fields
from dracotheque.core.state import State

STIRRED_AT_ONCE: Final = 6


def with_another_chance(state: State, rng: Rng) -> State:
    """The same table with another future."""
    other = state.clone()
    other.chance = FairChance.of_seed(int(rng.random() * (1 << 53)))
    return other


def stirred(state: State, rng: Rng) -> Iterator[tuple[str, State]]:
    """The table with one list in another order, wherever the audit allows it and no viewer can tell: a deck."""
    for slot, place in some_of(list(number_lists(state)), STIRRED_AT_ONCE, rng):
        other = state.clone()
        stir(list(lists(getattr(other, slot)))[place], rng)
        try:
            # Through a save: audited, and rid of any decision remembered from before.
            other = state.game.from_json(other.to_json())
        except BrokenSave:
            continue
        if all(sight(state, viewer) == sight(other, viewer) for viewer in viewers(state)):
            yield slot, other


def number_lists(state: State) -> Iterator[tuple[str, int]]:
    """The game's own lists of different numbers: the slot, and which of the lists in it."""
    for slot in slots(state):
        if slot not in own_fields(State):
            for place, items in enumerate(lists(getattr(state, slot))):
                if len(items) > 1 and all(type(item) is int for item in items) and len(set(items)) > 1:
                    yield slot, place


def stir(items: list[object], rng: Rng) -> None:
    """Exchange two items that differ, or put all in another order."""
    if rng.random() < 0.5:
        items[:] = some_of(items, len(items), rng)
    else:
        one = int(rng.random() * len(items))
        other = any_of([place for place, item in enumerate(items) if item != items[one]], rng)
        items[one], items[other] = items[other], items[one]
