"""The promise of bots: they play from their window, and from nothing else."""

from collections.abc import Callable
from random import Random

from dracotheque.conformance.case import Case, promised
from dracotheque.conformance.legality import refusal_of
from dracotheque.conformance.walk import Walk, walks
from dracotheque.core.chance import Rng
from dracotheque.core.moves import CLOCK, Move
from dracotheque.core.state import State
from dracotheque.core.window import Window

Choose = Callable[[Window, Rng], Move]


def bots_play_from_their_window(case: Case, choose: Choose) -> None:
    """In worlds that look alike to its seat, a bot with equal dice chooses the same legal move."""
    with promised(bots_play_from_their_window.__doc__ or ""):
        for walk in walks(case):
            with walk:
                for state in walk.stops():
                    for seat in state.actors:
                        if seat != CLOCK:
                            ask_twice(walk, state, seat, choose)


def ask_twice(walk: Walk, state: State, seat: int, choose: Choose) -> None:
    rng = walk.rng()
    seed = rng.random()
    before = state.to_json()
    move = choose(Window(state, seat), Random(seed))
    if state.to_json() != before:
        raise walk.broken(f"the bot of seat {seat} changed the state", "think in imagined worlds")
    if refusal_of(walk, state, seat, move) is not None:
        raise walk.broken(f"the bot of seat {seat} chose {move}", "choose among the moves of `window.decision`")
    other = choose(Window(state.imagine(seat, rng), seat), Random(seed))
    if other != move:
        raise walk.broken(
            f"the bot of seat {seat} chose {move}, and {other} where only hidden things were different",
            "look at `window.view`, `window.decision` and imagined worlds only; draw from the dice given",
        )
