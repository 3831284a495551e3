"""The course of a game: what of each seat's chances came and went by skill, by the others, and by fortune."""

from collections.abc import Sequence
from math import hypot
from typing import Final

from dracotheque.analysis.chairs import REACH
from dracotheque.analysis.values import Account, Estimate, Judged, Parts, Point

WORST: Final = 3


def parts_of(judged: Sequence[Judged], course: Sequence[Point]) -> tuple[tuple[Parts, ...], ...]:
    """For each point, what has become of every seat's chances since the first.

    A move does to its maker what it cost, and to the others what that brought them; whatever else moves the curve,
    until the next decision, is fortune. So the three always make up the whole change.
    """
    first = course[0].chances
    seats = range(len(first))
    skill, others, doubt = [0.0 for _ in seats], [0.0 for _ in seats], [_error(each) for each in first]
    rows = [tuple([Parts(skill=0.0, others=0.0, fortune=0.0, doubt=0.0) for _ in seats])]
    for decision, point in zip(judged, course[1:], strict=True):
        for seat in seats:
            if seat == decision.seat:
                skill[seat] += decision.effects[seat]
            else:
                others[seat] += decision.effects[seat]
            doubt[seat] = hypot(doubt[seat], _error(decision.cost))
        rows.append(
            tuple(
                [
                    Parts(
                        skill=skill[seat],
                        others=others[seat],
                        fortune=point.chances[seat].value - first[seat].value - skill[seat] - others[seat],
                        doubt=REACH * hypot(doubt[seat], _error(point.chances[seat])),
                    )
                    for seat in seats
                ]
            )
        )
    return tuple(rows)


def accounts_of(judged: Sequence[Judged], course: Sequence[Point], parts: Sequence[Parts]) -> tuple[Account, ...]:
    """Every seat's game in a few figures."""
    return tuple([_account(seat, judged, course, each) for seat, each in enumerate(parts)])


def _account(seat: int, judged: Sequence[Judged], course: Sequence[Point], parts: Parts) -> Account:
    own = [each for each in judged if each.seat == seat and each.verdict != "forced"]
    verdicts = [each.verdict for each in own]
    return Account(
        seat=seat,
        start=course[0].chances[seat],
        end=course[-1].chances[seat].value,
        parts=parts,
        decisions=len(own),
        slips=verdicts.count("slip"),
        blunders=verdicts.count("blunder"),
        finds=verdicts.count("find"),
        worst=tuple([each.number for each in dearest(own)[:WORST]]),
    )


def dearest(judged: Sequence[Judged]) -> list[Judged]:
    """The moves that cost something, the surest and dearest first."""
    dear = [each for each in judged if each.cost.value > 0.0]
    return sorted(dear, key=lambda each: -weight(each.cost))


def weight(cost: Estimate) -> float:
    """How much speaks for calling it dear: what it cost, and what of that is sure."""
    return cost.value + cost.low


def _error(estimate: Estimate) -> float:
    return (estimate.high - estimate.low) / 2.0 / REACH
