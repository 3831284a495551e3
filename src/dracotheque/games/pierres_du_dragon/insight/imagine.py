"""Worlds a player cannot tell from the real one. (7.3, 11.3)

Every coin that moves can be followed, so purses are known to whoever counts: unknown are the order of the two piles,
what others hold in a closed fist, what they have ordered, and the future.
"""

from typing import Final

from msgspec.structs import replace

from dracotheque.core.chance import QuickChance, Rng, shuffle
from dracotheque.core.events import Viewer

from ..state import Table
from ..state.habits import no_habits

EMPTY: Final = 0.4
"""How often a closed fist is imagined to be empty, whatever its owner has."""


def imagine(s: Table, viewer: Viewer, rng: Rng) -> Table:
    """Shuffle what nobody has seen, and give the world a chance of its own."""
    world = s.unheard()
    shuffle(world.pile, rng)
    if world.special_pile:
        shuffle(world.special_pile, rng)
    if world.sealed:
        reseal(world, viewer, rng)
    if world.habits is not no_habits(world.players):
        forget_what_others_arranged(world, viewer)
    world.chance = QuickChance.from_rng(rng)
    return world


def reseal(world: Table, viewer: Viewer, rng: Rng) -> None:
    """What the others closed their fists on could be anything they have."""
    question = world.rules.questions[world.asked]
    for seat, answer in enumerate(world.sealed):
        if answer is not None and seat != viewer:
            fists = question.options(world, seat, *question.typed(world.context))
            draw = rng.random() - EMPTY
            world.sealed[seat] = fists[0] if draw < 0 else fists[int(draw / (1 - EMPTY) * len(fists))]


def forget_what_others_arranged(world: Table, viewer: Viewer) -> None:
    """Orders, stops and empty fists are their owner's secret."""
    habits = world.habits
    own = 0 if viewer is None else 1 << viewer
    world.habits = replace(
        habits,
        orders=tuple([orders if seat == viewer else () for seat, orders in enumerate(habits.orders)]),
        stops=tuple([stops if seat == viewer else 0 for seat, stops in enumerate(habits.stops)]),
        marks=tuple([mark if seat == viewer else () for seat, mark in enumerate(habits.marks)]),
        paused=habits.paused & own,
        armed=habits.armed & own,
        empty=habits.empty & own,
    )
