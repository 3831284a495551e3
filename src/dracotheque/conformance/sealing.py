"""Promises about sealed answers: until all are in, nobody learns anything and everybody may think again."""

from collections.abc import Mapping, Sequence

from dracotheque.conformance.case import promise
from dracotheque.conformance.dice import some_of
from dracotheque.conformance.sight import difference, knowledge, seen, viewers
from dracotheque.conformance.walk import Walk, in_every_game
from dracotheque.core.chance import Rng, any_of
from dracotheque.core.errors import IllegalMove
from dracotheque.core.events import Told, Viewer
from dracotheque.core.moves import CLOCK, Move
from dracotheque.core.state import State


@promise
@in_every_game
def sealed_answers_stay_sealed(walk: Walk) -> None:
    """Until all answers are in, nobody can tell what another one has sealed, nor whether it was changed."""
    for state in walk.stops():
        rng = walk.rng()
        if is_secret(state):
            for seat in asked(state):
                answers = some_of(state.decision(seat).moves, 2, rng)
                for viewer in viewers(state):
                    if viewer != seat:
                        compare_answers(walk, state, seat, answers, viewer, rng)


def compare_answers(walk: Walk, state: State, seat: int, answers: Sequence[Move], viewer: Viewer, rng: Rng) -> None:
    worlds = [sealed(state, seat, answer) for answer in answers]
    if any(world.decision(seat).sealed is None for world, _ in worlds):
        return  # the last answer: all are opened
    if may_change(state):
        worlds += [sealed(world, seat, answer) for world, _ in worlds for answer in answers]
    seed = rng.random()
    first = knowledge(worlds[0][0], viewer, seed)
    for number, (world, told) in enumerate(worlds):
        if (other := knowledge(world, viewer, seed)) != first:
            raise walk.broken(
                f"viewer {viewer} sees what seat {seat} has sealed: {difference(first, other)}",
                "nothing public may depend on `sealed`; imagine another's sealed answer anew",
            )
        expected = seen(worlds[0][1], viewer) if number < len(answers) else b"[]"
        if seen(told, viewer) != expected:
            raise walk.broken(
                f"viewer {viewer} hears {seen(told, viewer)!r} when seat {seat} answers or changes the answer",
                "tell the others that an answer is sealed, not which, and not that it was changed",
            )


def sealed(state: State, seat: int, answer: Move) -> tuple[State, tuple[Told, ...]]:
    world = state.clone()
    return world, world.play(seat, answer)


@promise
@in_every_game
def sealed_answers_may_be_changed(walk: Walk) -> None:
    """Who has answered is no longer asked, may change the answer until all are in, and only the last one counts."""
    for state in walk.stops():
        if is_secret(state):
            rng = walk.rng()
            answers = {seat: any_of(state.decision(seat).moves, rng) for seat in asked(state)}
            order = some_of(list(answers), len(answers), rng)
            if len(order) > 1:
                hesitate(walk, state.clone(), order[0], answers[order[0]], rng)
            outcome = opened(state, answers, order)
            if opened(state, answers, order[::-1]) != outcome:
                raise walk.broken("who answers first makes a difference", "look at the answers when all are in")
            if may_change(state) and opened(changed_once(state, order[0], rng), answers, order) != outcome:
                raise walk.broken("an answer that was changed leaves a trace", "let only the last answer count")


def hesitate(walk: Walk, state: State, seat: int, answer: Move, rng: Rng) -> None:
    others = tuple(actor for actor in state.actors if actor != seat)
    first = any_of(state.decision(seat).moves, rng)
    state.play(seat, first)
    decision = state.decision(seat)
    if state.actors != others or decision.moves or decision.sealed != first:
        raise walk.broken(f"seat {seat} has sealed {first} and is asked {decision}", "ask only those who owe an answer")
    if not may_change(state):
        try:
            state.play(seat, answer)
        except IllegalMove:
            return
        raise walk.broken(f"seat {seat} changed a final answer", "refuse every change of a final answer")
    if answer not in decision.changes:
        raise walk.broken(f"seat {seat} may change to {decision.changes}", "list all answers again as changes")
    state.play(seat, answer)
    if state.actors != others or state.decision(seat).sealed != answer:
        raise walk.broken(f"{answer} does not replace the sealed {first}", "keep the last answer")


def changed_once(state: State, seat: int, rng: Rng) -> State:
    """A seat has answered something already, unless its answer would be the last."""
    world = state.clone()
    if len(asked(state)) > 1:
        world.play(seat, any_of(state.decision(seat).moves, rng))
    return world


def opened(state: State, answers: Mapping[int, Move], order: Sequence[int]) -> str:
    """The state when all have answered, in this order."""
    world = state.clone()
    for seat in order:
        world.play(seat, answers[seat])
    return world.to_json()


def asked(state: State) -> list[int]:
    return [seat for seat in state.actors if seat != CLOCK]


def is_secret(state: State) -> bool:
    question = state.rules.questions.get(state.asked)
    return question is not None and question.secret


def may_change(state: State) -> bool:
    return not state.rules.questions[state.asked].final
