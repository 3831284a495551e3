"""Promises about logs: seed, options and moves give the same game again, event by event, everywhere."""

from typing import Final

from dracotheque.conformance.case import Case, promise
from dracotheque.conformance.elsewhere import steps_elsewhere
from dracotheque.conformance.logs import Step, replay_of, steps, steps_unheard
from dracotheque.conformance.walk import Walk, in_every_game
from dracotheque.core.errors import BrokenReplay, ReplayMismatch

REPAIR: Final = "draw from `state.chance` alone; let no set, hash, clock or listener decide anything"


@promise
@in_every_game
def logs_replay(walk: Walk) -> None:
    """Seed, options and moves in their JSON form give the same states and the same events again."""
    game = walk.case.game
    try:
        replay = replay_of(walk)
        compare(walk, steps(game, replay), steps(game, replay), "played again")
    except (BrokenReplay, ReplayMismatch) as error:
        raise walk.broken(f"the log does not replay: {error}", REPAIR) from error


@promise
@in_every_game
def nobody_needs_to_listen(walk: Walk) -> None:
    """With events switched off the game is the same."""
    replay = replay_of(walk)
    heard = steps(walk.case.game, replay)
    unheard = [
        Step(told.told, step.state) for told, step in zip(heard, steps_unheard(walk.case.game, replay), strict=True)
    ]
    compare(walk, heard, unheard, "with events switched off")


@promise
def logs_replay_elsewhere(case: Case) -> None:
    """The same holds in another process, where strings and sets hash differently."""
    walk = Walk(case, case.seed)
    with walk:
        replay = replay_of(walk)
        here = steps(case.game, replay)
        for hash_seed in (1, 2):
            compare(walk, here, steps_elsewhere(case.game, replay, hash_seed), f"with PYTHONHASHSEED={hash_seed}")


def compare(walk: Walk, one: list[Step], other: list[Step], how: str) -> None:
    for number, (left, right) in enumerate(zip(one, other, strict=True)):
        walk.number = number
        if left != right:
            what = "the events" if left.told != right.told else "the state"
            raise walk.broken(f"{how}, {what} of decision {number} differ", REPAIR)
