"""Promises about saved games: nothing is forgotten, and a damaged text is refused."""

from random import Random
from typing import Final

from dracotheque.conformance.case import promise
from dracotheque.conformance.copies import are_equal
from dracotheque.conformance.damage import damaged
from dracotheque.conformance.dice import any_move
from dracotheque.conformance.sight import difference, everything_seen
from dracotheque.conformance.walk import Walk, in_every_game
from dracotheque.core.errors import BrokenSave, RulesBug
from dracotheque.core.state import State

CONTINUED: Final = 30
REPAIR: Final = "declare every slot of the state with its type, and save it"


@promise
@in_every_game
def saves_forget_nothing(walk: Walk) -> None:
    """A saved and loaded state is the same to the byte, for every viewer and every player."""
    for state in walk.positions():
        text = state.to_json()
        again = walk.case.game.from_json(text).to_json()
        if again != text:
            raise walk.broken(f"saved again it reads {difference([text], [again])}", REPAIR)
    for state in walk.stops():
        loaded = walk.case.game.from_json(state.to_json())
        if (one := everything_seen(state)) != (other := everything_seen(loaded)):
            raise walk.broken(f"the loaded state looks different: {difference(one, other)}", REPAIR)


@promise
@in_every_game
def loaded_games_go_on(walk: Walk) -> None:
    """A loaded state goes on exactly like the one that was saved, chance included."""
    for state in walk.stops():
        loaded = walk.case.game.from_json(state.to_json())
        go_on(walk, state.clone(), loaded)


def go_on(walk: Walk, state: State, loaded: State) -> None:
    seed = walk.rng().random()
    dice, same_dice = Random(seed), Random(seed)
    for step in range(CONTINUED):
        if state.over:
            return
        state.play(*any_move(state, dice))
        loaded.play(*any_move(loaded, same_dice))
        if not are_equal(state, loaded):
            texts = [state.to_json()], [loaded.to_json()]
            raise walk.broken(f"{step + 1} decisions later they differ: {difference(*texts)}", REPAIR)


@promise
@in_every_game
def damaged_saves_are_refused(walk: Walk) -> None:
    """A damaged save is refused with BrokenSave, or loads to a state that passes the audit."""
    for state in walk.stops():
        for text in damaged(state.to_json(), walk.rng()):
            try:
                walk.case.game.audit(walk.case.game.from_json(text))
            except BrokenSave:
                continue
            except RulesBug as bug:
                raise walk.broken(f"loaded against its audit ({bug}): {text!r}", "audit what is loaded") from None
            except Exception as error:
                raise walk.broken(f"{error!r} from {text!r}", "turn every error of loading into BrokenSave") from error
