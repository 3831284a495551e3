"""Moments: where the game turned, and three of them to tell at the end of the evening."""

from collections.abc import Sequence
from typing import Final

from dracotheque.analysis.values import Cause, Highlight, Judged, Plain, Point, Turn

SWING: Final = 0.12
"""A change of somebody's chances worth calling a turn, if noise leaves as much of it."""
MOMENTS: Final = 3


def turns_of(judged: Sequence[Judged], course: Sequence[Point]) -> tuple[Turn, ...]:
    """Every move after which somebody's chances surely were others; of several seats, the one it meant most to."""
    turns = []
    for decision, before, after in zip(judged, course[:-1], course[1:], strict=True):
        seat = turned(before, after)
        if seat is not None:
            turns.append(
                Turn(
                    number=decision.number,
                    seat=seat,
                    before=before.chances[seat].value,
                    after=after.chances[seat].value,
                    cause=_cause(decision),
                    by=decision.seat,
                )
            )
    return tuple(turns)


def turned(before: Point, after: Point) -> int | None:
    """The seat to which it meant most what happened in between; None where nobody's chances surely are others."""
    swings = []
    for seat, (one, two) in enumerate(zip(before.chances, after.chances, strict=True)):
        change = two.value - one.value
        sure = two.low - one.high if change > 0.0 else one.low - two.high
        if abs(change) >= SWING and sure > 0.0:
            swings.append((abs(change), seat))
    return max(swings)[1] if swings else None


def highlights_of(judged: Sequence[Judged], turns: Sequence[Turn]) -> tuple[Highlight, ...]:
    """Three moments of the evening, in the order in which they came: what mattered most, each decision once."""
    told: dict[int, tuple[float, Highlight]] = {}
    values: Plain
    for turn in turns:
        code = "moment-rise" if turn.after > turn.before else "moment-fall"
        values = {"seat": turn.seat, "before": percent(turn.before), "after": percent(turn.after), "by_seat": turn.by}
        told[turn.number] = abs(turn.after - turn.before), Highlight(turn.number, code, values)
    for each in judged:
        size = each.gain.value if each.verdict == "find" else each.cost.value
        if each.verdict in ("find", "slip", "blunder"):
            # Where somebody's doing turned the game, that is what is told of it.
            weight = max(2.0 * size, told[each.number][0] if each.number in told else 0.0)
            values = {"seat": each.seat, "points": percent(size)}
            told[each.number] = weight, Highlight(each.number, f"moment-{each.verdict}", values)
    first = sorted(told.values(), key=lambda each: -each[0])[:MOMENTS]
    return tuple(sorted([highlight for _, highlight in first], key=lambda each: each.number))


def percent(share: float) -> int:
    return round(100 * share)


def _cause(decision: Judged) -> Cause:
    match decision.verdict:
        case "blunder" | "slip" | "find" as verdict:
            return verdict
        case _:
            return "fortune"
