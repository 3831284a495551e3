"""Programmes for a route: which five cards, in which order, bring the pawn furthest. (11.4)

A route is reduced to what counts: its stones, planks and steps still missing, in order. Different places then look
alike, and the thinking is done once for all of them.
"""

from functools import lru_cache
from typing import Final, NamedTuple

from ..components.cards import AMOUNT, JUMP, PLANKS, PROGRAMME_LENGTH, REMOVE_1, STEPS, STONES
from ..components.delta import ISLETS
from .routes import Route
from .survey import FETCHING, PLANK, STEP, STONE, Survey

OTHER: Final = -1
"""A slot for a card that does not serve the route."""
MOST_OTHERS: Final = 2
BUILDING: Final = tuple(range(JUMP))
"""The cards that serve a route: all actions but the jump, which is the last of them."""
KEPT: Final = 40
"""How many of the best plans are kept."""
ARRIVAL: Final = 6.0
SOONER: Final = 0.02
STUCK: Final = 1.5
CANCELLED: Final = 0.25
"""What arriving is worth, what doing it sooner, what a move without a plank costs, how likely a dragon strikes."""


class Task(NamedTuple):
    """What is missing on a route."""

    stones: int
    bases: tuple[int, ...]
    """For each plank still to be laid: how many of the stones it needs first."""
    fetches: tuple[int, ...]
    """For each of them: how many planks have to be taken off the board first."""
    steps: tuple[int, ...]
    """For each step to the goal: how many of the planks it needs first."""


class Progress(NamedTuple):
    """How much of a task is done."""

    stones: int
    fetches: int
    planks: int
    steps: int


START: Final = Progress(0, 0, 0, 0)


class Plan(NamedTuple):
    """Cards for a task, OTHER where the task needs none, and how much they are worth."""

    worth: float
    cards: tuple[int, ...]


def task_of(survey: Survey, route: Route) -> Task:
    """What is missing on this route."""
    stones = fetched = 0
    bases: list[int] = []
    fetches: list[int] = []
    steps: list[int] = []
    if route.start >= ISLETS and survey.own.pawn in survey.pair_of:
        steps.append(0)
    for leg in route.legs:
        if survey.is_bare(leg.spot):
            stones += 1
        fetched += leg.fetched
        if leg.size:
            bases.append(stones)
            fetches.append(fetched)
        steps.append(len(bases))
        if leg.spot >= ISLETS:
            steps.append(len(bases))
    return Task(stones, tuple(bases), tuple(fetches), tuple(steps))


def after(task: Task, done: Progress, card: int) -> tuple[Progress, float]:
    """The task after a card, and the harm done by one that could not be carried out as meant."""
    stones, fetches, planks, steps = done
    amount = AMOUNT[card]
    if card in STONES:
        return Progress(min(task.stones, stones + amount), fetches, planks, steps), 0.0
    if card == REMOVE_1:
        return Progress(stones, min(max(task.fetches, default=0), fetches + amount), planks, steps), 0.0
    if card in PLANKS:
        for _ in range(amount):
            if planks == len(task.bases):
                break
            if task.bases[planks] > stones or task.fetches[planks] > fetches:
                return Progress(stones, fetches, planks, steps), PLANK
            planks += 1
        return Progress(stones, fetches, planks, steps), 0.0
    for _ in range(amount):
        if steps == len(task.steps):
            break
        if task.steps[steps] > planks:
            return done, STUCK
        steps += 1
    return Progress(stones, fetches, planks, steps), 0.0


def worth(task: Task, cards: tuple[int, ...], cancelled: int) -> float:
    """What a row of cards brings if the card of one rank is cancelled, or none."""
    done = START
    total = 0.0
    for rank, card in enumerate(cards):
        if card == OTHER or rank == cancelled:
            continue
        before = done
        done, harm = after(task, done, card)
        total -= harm
        total += (1.0 - SOONER * rank) * (
            STONE * (done.stones - before.stones)
            + FETCHING * (done.fetches - before.fetches)
            + PLANK * (done.planks - before.planks)
            + STEP * (done.steps - before.steps)
        )
        if done.steps == len(task.steps):
            return total + ARRIVAL * (1.0 - SOONER * rank)
    return total


@lru_cache(maxsize=8192)
def best_plans(task: Task) -> tuple[Plan, ...]:
    """The best rows of cards for this task, with a thought for dragons that may strike one of them."""
    plans = []
    for cards in useful_rows(task, START, ()):
        struck = [worth(task, cards, rank) for rank in range(PROGRAMME_LENGTH) if cards[rank] != OTHER]
        mean = sum(struck, 0.0) / len(struck) if struck else 0.0
        plans.append(Plan((1.0 - CANCELLED) * worth(task, cards, -1) + CANCELLED * mean, cards))
    plans.sort(reverse=True)
    return tuple(plans[:KEPT])


def useful_rows(task: Task, done: Progress, cards: tuple[int, ...]) -> list[tuple[int, ...]]:
    """All rows in which every card serves the task when its turn comes, but for one or two others.

    Once the pawn has arrived, more steps may follow, in case a dragon stops the first.
    """
    if len(cards) == PROGRAMME_LENGTH:
        return [cards]
    rows = []
    arrived = done.steps == len(task.steps)
    for card in STEPS if arrived else BUILDING:
        if card not in cards:
            following, harm = after(task, done, card)
            if arrived or (following != done and not harm):
                rows += useful_rows(task, following, (*cards, card))
    if arrived or not rows or cards.count(OTHER) < MOST_OTHERS:
        rows += useful_rows(task, done, (*cards, OTHER))
    return rows
