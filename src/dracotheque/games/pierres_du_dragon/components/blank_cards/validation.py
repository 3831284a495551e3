"""The check of a blank card before the game: every broken rule is a code. (6.2-validation)"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

import msgspec
from msgspec import UNSET

from . import schema
from .advice import warnings_of
from .limits import is_plain, is_within_limits
from .names import is_well_named, share_a_name

ERRORS: Final = (
    "E_COUNT", "E_SCHEMA", "E_NAME", "E_SIZE", "E_POINTS", "E_CONTEXT", "E_CHOICE", "E_REPEAT", "E_EMPTY",
)  # fmt: skip
MOST_CHARACTERS: Final = 3
MOST_STEPS: Final = 16
DEEPEST: Final = 4
MOST_POINTS: Final = 2
UNREADABLE_DEPTH: Final = 100
"""Below this nobody looks for further faults."""


class Report(msgspec.Struct, frozen=True):
    """What is wrong with a card, and what a table should think twice about; both sorted, without repeats."""

    errors: tuple[str, ...]
    warnings: tuple[str, ...]
    character: schema.Character | None = None
    """The card as it was read, where it could be read."""


def check_table(scripts: Sequence[object]) -> tuple[Report, ...]:
    """A report for each card of a table; more than three cards are one error."""
    if len(scripts) > MOST_CHARACTERS:
        return (Report(("E_COUNT",), ()),)
    reports = [check_card(script) for script in scripts]
    characters = [report.character for report in reports if report.character is not None]
    return tuple(
        msgspec.structs.replace(report, errors=tuple(sorted({*report.errors, "E_NAME"})), warnings=())
        if report.character is not None and any(share_a_name(report.character, other) for other in characters)
        else report
        for report in reports
    )


def check_card(script: object) -> Report:
    """The report of one card by itself: every broken rule, not only the first."""
    try:
        text = msgspec.json.encode(script, order="sorted")
    except (TypeError, ValueError, RecursionError, OverflowError, msgspec.MsgspecError):
        return Report(("E_SCHEMA",), ())
    return _check_text(text)


@lru_cache(maxsize=64)
def _check_text(text: bytes) -> Report:
    try:
        character = msgspec.json.decode(text, type=schema.Character)
    except RecursionError:
        return Report(("E_SIZE",), ())
    except (msgspec.DecodeError, ValueError):
        return Report(("E_SCHEMA",), ())
    visits = list(walk(character.steps))
    if not is_plain(character) or not all(is_within_limits(visit.step) for visit in visits):
        return Report(("E_SCHEMA",), ())
    errors = tuple(sorted(_errors(character, visits)))
    return Report(errors, () if errors else warnings_of(character), character)


class Visit(NamedTuple):
    """A step, how deep it lies, and what surrounds it."""

    step: schema.AnyStep
    depth: int
    colour: str
    """Where the nearest `colour` around it finds its colours: `any`, `bank`, or nothing."""
    around: schema.AnyStep | None
    """The step it lies directly in."""
    first: bool
    """It opens its list."""


def walk(steps: schema.Steps) -> Iterator[Visit]:
    """Every step of a card with its surroundings; without recursion, however deep a stranger nests it."""
    waiting = [Visit(step, 1, "", None, place == 0) for place, step in enumerate(steps)]
    while waiting:
        visit = waiting.pop()
        yield visit
        step = visit.step
        colour = step.source if isinstance(step, schema.Colour) else visit.colour
        waiting += [
            Visit(inner, visit.depth + 1, colour, step, place == 0)
            for branch in schema.branches(step)
            for place, inner in enumerate(branch)
        ]


def is_readable(character: schema.Character) -> bool:
    """Whether the card is shallow enough to be put into words."""
    return all(visit.depth <= UNREADABLE_DEPTH for visit in walk(character.steps))


def _errors(character: schema.Character, visits: Sequence[Visit]) -> Iterator[str]:
    depth = max(visit.depth for visit in visits)
    if not is_well_named(character):
        yield "E_NAME"
    if len(visits) > MOST_STEPS or depth > DEEPEST:
        yield "E_SIZE"
    if depth <= UNREADABLE_DEPTH and most_points(character.steps) > MOST_POINTS:
        yield "E_POINTS"
    if not all(map(is_in_place, visits)):
        yield "E_CONTEXT"
    if any(isinstance(visit.around, schema.Each) and needs_a_choice(visit.step) for visit in visits):
        yield "E_CHOICE"
    if any(count > 1 for count in repeats(visits)):
        yield "E_REPEAT"
    if not any(changes_something(visit.step) for visit in visits):
        yield "E_EMPTY"


def most_points(steps: schema.Steps) -> int:
    """The points of the best path: a sequence adds up, of several branches the best counts. (6.2-E_POINTS)"""
    return sum(
        step.n if isinstance(step, schema.Score) else max(map(most_points, schema.branches(step)), default=0)
        for step in steps
    )


def is_in_place(visit: Visit) -> bool:
    """Whether a step stands where it may. (6.2-E_CONTEXT)"""
    step, around = visit.step, visit.around
    if isinstance(step, schema.PlayerStep) != isinstance(around, schema.Victim | schema.Each):
        return False
    if getattr(step, "item", "") == "stone_named" and not visit.colour:
        return False
    if isinstance(step, schema.Push) and visit.colour != "bank":
        return False
    return not (
        isinstance(around, schema.Choose)
        and visit.first
        and isinstance(step, schema.Deal)
        and step.otherwise is not UNSET
    )


def needs_a_choice(step: schema.AnyStep) -> bool:
    if isinstance(step, schema.TakeFirst):
        return "stone_choice" in step.ladder
    return isinstance(step, schema.Swap) or getattr(step, "item", "") == "stone_choice"


def repeats(visits: Sequence[Visit]) -> tuple[int, ...]:
    """How often the card has each thing that may stand on it once."""
    steps = [visit.step for visit in visits]
    costs = [cost for step in steps if isinstance(step, schema.Deal) for cost in step.cost]
    once = [sum(isinstance(step, kind) for step in steps) for kind in (schema.Borrow, schema.Shop, schema.Push)]
    return (*once, sum(cost.bid is not UNSET for cost in costs))


def changes_something(step: schema.AnyStep) -> bool:
    """Whether a step does something by itself, and not only through the steps inside it."""
    return not isinstance(step, schema.Choose | schema.May | schema.When | schema.Colour | schema.Victim | schema.Each)
