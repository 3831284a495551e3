"""Promises about secrets: two worlds a viewer cannot tell apart give this viewer the same, to the byte."""

from random import Random
from typing import Final

import msgspec

from dracotheque.conformance.case import Case, promise
from dracotheque.conformance.dice import any_move, some_of
from dracotheque.conformance.legality import refusal_of
from dracotheque.conformance.moves import attempts
from dracotheque.conformance.sight import difference, encode, sight, viewers
from dracotheque.conformance.walk import Walk, in_every_game
from dracotheque.conformance.worlds import stirred, with_another_chance
from dracotheque.core.chance import FairChance, Rng, any_of
from dracotheque.core.events import Viewer
from dracotheque.core.state import State

LONG_SEED: Final = 1 << 200
"""Added to a seed, so that its digits cannot turn up by accident."""
TRIED: Final = 8
"""How many moves each seat tries in vain at a position."""


@promise
@in_every_game
def imagined_worlds_look_real(walk: Walk) -> None:
    """What a viewer sees and may do is the same in every world this viewer may imagine, orders included."""
    for state in walk.stops():
        rng = walk.rng()
        for viewer in viewers(state):
            world = state.imagine(viewer, rng)
            if (one := sight(state, viewer)) != (other := sight(world, viewer)):
                raise walk.broken(
                    f"viewer {viewer} can tell the real world from an imagined one: {difference(one, other)}",
                    "show only what this viewer knows, and keep all of that in `imagine`",
                )


@promise
@in_every_game
def moments_betray_nothing(walk: Walk) -> None:
    """A moment that is marked between two decisions shows a viewer the same in every world this viewer may imagine."""
    for still in walk.moments():
        rng = walk.rng()
        for viewer in viewers(still.state):
            one = encode(still.state.view(viewer))
            other = encode(still.state.imagine(viewer, rng).view(viewer))
            if one != other:
                raise walk.broken(
                    f"viewer {viewer} can tell more at `{still.name}`: {difference([one], [other])}",
                    "mark a moment where what lies open is complete, and show only what this viewer knows",
                )


@promise
@in_every_game
def imagination_knows_no_more_than_the_viewer(walk: Walk) -> None:
    """From worlds that look alike, equal dice imagine the same world, to the byte."""
    for state in walk.stops():
        rng = walk.rng()
        alike = [("the real chance", with_another_chance(state, rng)), *stirred(state, rng)]
        for viewer in viewers(state):
            seed = rng.random()
            imagined = state.imagine(viewer, Random(seed)).to_json()
            for what, world in [("what is hidden", state.imagine(viewer, rng)), *alike]:
                if (again := world.imagine(viewer, Random(seed)).to_json()) != imagined:
                    raise walk.broken(
                        f"the worlds of viewer {viewer} depend on {what}: {difference([imagined], [again])}",
                        "in `imagine`, deal anew from a canonical order all that the viewer does not know",
                    )


@promise
@in_every_game
def imagined_worlds_can_be_played(walk: Walk) -> None:
    """An imagined world passes the audit and can be played to its end."""
    for state in walk.stops():
        rng = walk.rng()
        worlds = [state.imagine(viewer, rng) for viewer in viewers(state)]
        for world in worlds:
            walk.case.game.audit(world)
        play_to_the_end(walk, any_of(worlds, rng), rng)


def play_to_the_end(walk: Walk, world: State, rng: Rng) -> None:
    for _ in range(walk.case.limit):
        if world.over:
            return
        world.play(*any_move(world, rng))
    raise walk.broken(f"an imagined world is not over after {walk.case.limit} decisions", "let a rule end every game")


@promise
@in_every_game
def imagined_worlds_differ(walk: Walk) -> None:
    """Where something is hidden from a viewer, this viewer imagines more than one world."""
    kept_in_the_dark: set[Viewer] = set()
    open_minded: set[Viewer] = set()
    for state in walk.stops():
        rng = walk.rng()
        public = anonymous(state, None)
        private = {seat for seat in range(state.players) if anonymous(state, seat) != public}
        for viewer in viewers(state):
            if private - {viewer}:
                kept_in_the_dark.add(viewer)
            if things(state.imagine(viewer, rng)) != things(state.imagine(viewer, rng)):
                open_minded.add(viewer)
    if kept_in_the_dark - open_minded:
        viewers_to_mend = kept_in_the_dark - open_minded
        raise walk.broken(f"viewers {viewers_to_mend} imagine one world only", "in `imagine`, deal with the dice given")


def anonymous(state: State, viewer: Viewer) -> bytes:
    """A view without the name of its viewer."""
    return encode(msgspec.structs.replace(state.view(viewer), viewer=None))


def things(world: State) -> str:
    """All of a world but its chance."""
    world.chance = FairChance.of_seed(0)
    return world.to_json()


@promise
@in_every_game
def refusals_betray_nothing(walk: Walk) -> None:
    """A move tried in vain is refused with the same reason and values in worlds that look alike."""
    corpus = walk.corpus()
    for state in walk.stops():
        rng = walk.rng()
        for seat in range(state.players):
            world = state.imagine(seat, rng)
            for move in some_of(attempts(corpus, rng), TRIED, rng):
                one, other = refusal_of(walk, state, seat, move), refusal_of(walk, world, seat, move)
                if str(one) != str(other) or (one and one.rule) != (other and other.rule):
                    raise walk.broken(
                        f"{move} by seat {seat}: {one} in the real world, {other} in an imagined one",
                        "explain a refusal with what the player knows",
                    )


@promise
def nothing_betrays_the_seed(case: Case) -> None:
    """Neither the seed nor the key of chance stands in a view, a decision, an event or an imagined world."""
    walk = Walk(case, case.seed + LONG_SEED)
    key = FairChance.of_seed(walk.seed).key
    secrets = [text.encode() for text in (str(walk.seed), f"{walk.seed:x}", key)]
    with walk:
        for state in walk.stops():
            rng = walk.rng()
            for viewer in viewers(state):
                world = state.imagine(viewer, rng).to_json().encode()
                shown = [*sight(state, viewer)[:3], encode(walk.told), world]
                if any(secret in text for secret in secrets for text in shown):
                    raise walk.broken(f"viewer {viewer} is shown the seed", "keep the seed and `chance` in the state")
