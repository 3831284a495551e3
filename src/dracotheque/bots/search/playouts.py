"""Playouts: how imagined games go on beyond the tree, and how they are judged where they are cut."""

from collections.abc import Sequence
from random import Random
from typing import Final

from dracotheque.bots.mind import Asked, Mind
from dracotheque.core.chance import Rng, any_of
from dracotheque.core.moves import CLOCK, Move
from dracotheque.core.state import State

BITS: Final = 64
"""Of the number that dice are made of."""


def tried(world: State, seat: int, move: Move, dice: int) -> tuple[State, Rng]:
    """The world after this move, and dice to play on with: the same for every move that is tried with this number."""
    after = world.clone()
    after.answer(seat, move)
    return after, Random(dice)


def play_out(world: State, seat: int, mind: Mind, rng: Rng, chapter: int) -> Sequence[float]:
    """Everybody's share of the victory, judged where the chapter or the horizon ends."""
    return play_out_together([(world, rng)], seat, mind, chapter)[0]


def play_out_together(
    tables: Sequence[tuple[State, Rng]], seat: int, mind: Mind, chapter: int
) -> list[Sequence[float]]:
    """The same for several worlds, each with dice of its own, in step with each other."""
    playout = mind.traits.playout
    going = list(tables) if playout != "none" else []
    for _ in range(mind.traits.horizon):
        going = [(world, rng) for world, rng in going if not world.over and mind.chapter(world) == chapter]
        if not going:
            break
        asked: list[Asked] = []
        for world, rng in going:
            actor = world.actors[0]
            decision = world.decision(actor)
            if playout == "policy" and actor != CLOCK and len(decision.moves) > 1:
                asked.append((world, actor, decision, rng))
            else:
                world.answer(actor, any_of(decision.moves, rng))
        if asked:
            for (world, actor, _, _), move in zip(asked, mind.moves(asked), strict=True):
                world.answer(actor, move)
    return mind.judgements([world for world, _ in tables], seat)
