"""Playouts: how an imagined game goes on beyond the tree, and how it is judged where it is cut."""

from collections.abc import Sequence

from dracotheque.bots.mind import Mind, anything
from dracotheque.core.chance import Rng
from dracotheque.core.moves import CLOCK
from dracotheque.core.state import State


def play_out(world: State, seat: int, mind: Mind, rng: Rng, chapter: int) -> Sequence[float]:
    """Everybody's share of the victory, judged where the chapter or the horizon ends."""
    playout = mind.traits.playout
    if playout != "none":
        by_policy = playout == "policy"
        for _ in range(mind.traits.horizon):
            if world.over or mind.chapter(world) != chapter:
                break
            actor = world.actors[0]
            decision = world.decision(actor)
            if by_policy and actor != CLOCK and len(decision.moves) > 1:
                move = mind.move(world, actor, decision, rng)
            else:
                move = anything(decision.moves, rng)
            world.answer(actor, move)
    return mind.judge(world, seat)
