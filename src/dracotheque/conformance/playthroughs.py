"""Playthroughs: short random games written out for a reader, and compared line by line ever after."""

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from dracotheque.conformance.case import Broken, Case
from dracotheque.conformance.walk import Walk
from dracotheque.core.decisions import plain
from dracotheque.core.events import Told
from dracotheque.core.game import Game
from dracotheque.core.moves import CLOCK
from dracotheque.core.state import State

SEEDS: Final = range(1, 31)
"""Of so many random games the shortest is written out…"""
LONGEST: Final = 100
"""…to its end, or to this decision."""
PROMISE: Final = "A recorded playthrough comes out the same, line by line."


def playthrough(game: Game, players: int, preset: str) -> str:
    """A short random game at this table."""
    case = Case(game=game, players=players, options=game.presets(players)[preset])
    seed = min(SEEDS, key=lambda seed: (sum(1 for _ in Walk(case, seed).positions()), seed))
    return "\n".join(lines(case, preset, seed)) + "\n"


def check_playthrough(game: Game, text: str) -> None:
    """Play a playthrough again from its heading."""
    expected = text.splitlines()
    heading = dict(line.split(": ", 1) for line in expected[:6])
    case = Case(
        game=game, players=int(heading["players"]), options=game.presets(int(heading["players"]))[heading["preset"]]
    )
    found = list(lines(case, heading["preset"], int(heading["seed"])))
    for number, (old, new) in enumerate(zip(expected, found, strict=False), start=1):
        if old != new:
            where = f"{case}, seed {heading['seed']}, line {number}: {new!r}, but {old!r} was recorded"
            raise Broken(PROMISE, where, "mend the rule; where the change is meant, record again")
    if len(expected) != len(found):
        raise Broken(PROMISE, f"{case}: {len(found)} lines, but {len(expected)} were recorded", "record again")


def lines(case: Case, preset: str, seed: int) -> Iterator[str]:
    """The game, its table, then every decision: what is asked, what may be answered, what is answered, what happens."""
    walk = Walk(case, seed)
    yield f"game: {case.game.id}"
    yield f"rules: {case.game.rules_version}"
    yield f"players: {case.players}"
    yield f"preset: {preset}"
    yield f"options: {compact(case.options)}"
    yield f"seed: {seed}"
    with walk:
        for state in walk.positions():
            if walk.log:
                seat, move = walk.log[-1]
                yield f"  {name_of(seat)} plays {in_fields(move)}"
            yield from news(walk.told)
            if state.over or walk.number == LONGEST:
                break
            yield ""
            yield from question(state, walk.number)
    yield ""
    yield f"ending: {state.ending or 'not over'}"
    yield f"scores: {compact(state.scores)}"
    yield f"winners: {compact(state.winners)}"
    yield f"digest: {state.digest()}"


def question(state: State, number: int) -> Iterator[str]:
    """What is asked, and what everybody who is asked may answer."""
    prompt = state.prompt(state.actors[0])
    if prompt is not None:
        about = "".join(f" {name}={compact(value)}" for name, value in prompt.about.items())
        yield f"{number + 1}. {prompt.question} ({prompt.rule}){about}"
    for seat in state.actors:
        yield f"  {name_of(seat)} may " + " | ".join(map(in_fields, state.decision(seat).moves))
    for seat in range(state.players):
        if (sealed := state.decision(seat).sealed) is not None:
            yield f"  {name_of(seat)} has sealed {in_fields(sealed)}"


def news(told: tuple[Told, ...]) -> Iterator[str]:
    """What happened; in brackets what those see who may not see it all."""
    for each in told:
        line = f"    {in_fields(each.event)}"
        if each.seats is not None:
            line += f" (for {compact(each.seats)}; others: {in_fields(each.instead) if each.instead else 'nothing'})"
        yield line


def in_fields(structure: msgspec.Struct) -> str:
    """A move or an event as its type and its fields."""
    fields: Any = plain(structure)
    return " ".join([fields.pop("type"), *(f"{name}={compact(value)}" for name, value in fields.items())])


def name_of(seat: int) -> str:
    return "clock" if seat == CLOCK else f"seat {seat}"


def compact(value: object) -> str:
    return msgspec.json.encode(value).decode()
