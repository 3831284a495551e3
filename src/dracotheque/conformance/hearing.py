"""Promises about events: whoever hears the same knows the same, and whoever knows the same has heard the same."""

from collections import Counter
from typing import Final, NamedTuple

from dracotheque.conformance.case import Case, promise
from dracotheque.conformance.dice import some_of
from dracotheque.conformance.sight import difference, knowledge, seen, sight, viewers
from dracotheque.conformance.walk import Walk, in_every_game
from dracotheque.core.chance import FairChance, any_of
from dracotheque.core.events import Told, Viewer
from dracotheque.core.moves import Move
from dracotheque.core.state import State

WORLDS: Final = 2
"""How many worlds are imagined beside the real one."""
OPENINGS: Final = 8
CHOICES: Final = 4
CHANCES: Final = 8
"""How often a move is left to another chance."""
TIMES: Final = 3
"""Moves left to chance that are looked at for each kind of event they tell."""


class NotingChance(FairChance, tag="fair"):
    """The chance of a real table, which notes whether something was shuffled."""

    shuffled: bool = False

    def shuffle(self, items: list[int]) -> None:
        self.shuffled = True
        FairChance.shuffle(self, items)


class Outcome(NamedTuple):
    """A world after a move, and what the move told."""

    world: State
    told: tuple[Told, ...]
    shuffled: bool


def outcome(world: State, seat: int, move: Move, seed: float) -> Outcome:
    """Play a move on a copy, with a chance of its own."""
    copy = world.clone()
    copy.told = []
    copy.chance = chance = NotingChance(FairChance.of_seed(int(seed * (1 << 53))).key)
    told = copy.play(seat, move)
    return Outcome(copy, told, chance.shuffled)


class Hearings:
    """What one viewer heard, and knew afterwards, in worlds that looked alike before."""

    def __init__(self, walk: Walk, viewer: Viewer, seed: float) -> None:
        self.walk = walk
        self.viewer = viewer
        self.seed = seed
        self.known: dict[bytes, tuple[object, ...]] = {}
        self.heard: dict[object, bytes] = {}

    def add(self, outcome: Outcome, move: Move | None = None) -> None:
        """One more world after this move."""
        heard = seen(outcome.told, self.viewer)
        knows = knowledge(outcome.world, self.viewer, self.seed)
        known = self.known.setdefault(heard, knows)
        if known != knows:
            raise self.walk.broken(
                f"after {move} viewer {self.viewer} hears the same and sees {difference(known, knows)}",
                "tell the viewer what made the difference, or do not show it, nor imagine by it",
            )
        # A table may forget what it has seen when it shuffles, and at no other time.
        before = heard if outcome.shuffled else self.heard.setdefault((move, knows), heard)
        if before != heard:
            raise self.walk.broken(
                f"after {move} viewer {self.viewer} knows the same and hears {difference([before], [heard])}",
                "tell the viewer less, or keep what was told in the view and in imagined worlds",
            )


@promise
@in_every_game
def events_tell_what_views_show(walk: Walk) -> None:
    """The same move in worlds that look alike to a viewer: equal news lead to equal knowledge, and only they do."""
    for state in walk.stops():
        rng = walk.rng()
        for viewer in viewers(state) if not state.over else ():
            seat = any_of(state.actors, rng)
            move = any_of(state.decision(seat).moves, rng)
            hearings = Hearings(walk, viewer, rng.random())
            for world in (state, *(state.imagine(viewer, rng) for _ in range(WORLDS))):
                if seat == viewer or move in world.decision(seat).moves:
                    hearings.add(outcome(world, seat, move, rng.random()), move)


@promise
@in_every_game
def choices_are_told(walk: Walk) -> None:
    """Two moves of another that sound alike to a viewer look alike too."""
    for state in walk.stops():
        rng = walk.rng()
        for seat in state.actors:
            moves = some_of(state.decision(seat).moves, CHOICES, rng)
            chance = rng.random()
            outcomes = [(move, outcome(state, seat, move, chance)) for move in moves]
            for viewer in viewers(state):
                hearings = Hearings(walk, viewer, rng.random())
                for move, after in outcomes if viewer != seat else ():
                    if not move.silent:
                        hearings.add(after, move)


@promise
@in_every_game
def what_chance_does_is_told(walk: Walk) -> None:
    """Whatever chance makes of a move, a viewer who hears the same sees the same."""
    met: Counter[str] = Counter()
    before: State | None = None
    for state in walk.positions():
        kinds = {type(told.event).__name__ for told in walk.told}
        if before and before.chance != state.chance and any(met[kind] < TIMES for kind in kinds):
            met.update(kinds)
            _leave_to_chance(walk, before, *walk.log[-1])
        before = state.clone()


def _leave_to_chance(walk: Walk, state: State, seat: int, move: Move) -> None:
    """Play this move with one chance after the other."""
    rng = walk.rng()
    outcomes = [outcome(state, seat, move, rng.random()) for _ in range(CHANCES)]
    for viewer in viewers(state):
        alike: dict[bytes, list[State]] = {}
        for after in outcomes:
            alike.setdefault(seen(after.told, viewer), []).append(after.world)
        for first, *others in alike.values():
            expected = sight(first, viewer) if others else ()
            for other in others:
                if sight(other, viewer) != expected:
                    raise walk.broken(
                        f"after {move} viewer {viewer} hears the same and sees "
                        f"{difference(expected, sight(other, viewer))}, as chance has it",
                        "tell the viewer what chance has done, or do not show it",
                    )


@promise
def openings_tell_what_views_show(case: Case) -> None:
    """The same holds for the opening of the game, whatever the shuffle."""
    walk = Walk(case, case.seed)
    for viewer in (None, *range(case.players)):
        hearings = Hearings(walk, viewer, 0.5)
        for seed in range(case.seed, case.seed + OPENINGS):
            walk.seed = seed
            with walk:
                state: State = case.game.start(case.players, case.options, seed=seed)
                hearings.add(Outcome(state, state.news(), shuffled=False))
