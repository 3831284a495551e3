"""Which five cards to programme. (11.4)"""

from collections.abc import Sequence
from typing import Final

from dracotheque.core.chance import Rng
from dracotheque.core.moves import Move

from ..components.cards import (
    CARD_NUMBER,
    JUMP,
    PLACE_1_PLANK,
    PLACE_1_STONE,
    PLACE_2_PLANKS,
    PLACE_2_STONES,
    REMOVE_1,
    card_names,
)
from ..moves import Programme, RemovePlank
from .outlook import Outlook
from .plans import OTHER, Plan, best_plans, task_of
from .routes import planks_on_the_way
from .survey import size_of

WAVER: Final = 0.5
"""Programmes that differ by less than this are as good as each other: nobody should foresee them."""
STRANDED: Final = (
    Plan(0.0, (REMOVE_1, PLACE_1_PLANK, OTHER, OTHER, OTHER)),
    Plan(0.0, (REMOVE_1, PLACE_1_STONE, PLACE_1_PLANK, OTHER, OTHER)),
)
"""For somebody without a route: find a plank, and lay it elsewhere."""
UNCERTAIN: Final = 0.7
"""What is left of a plan against somebody else by the time it is carried out."""
IDLE: Final = {PLACE_1_STONE: -0.15, PLACE_2_STONES: -0.3, REMOVE_1: -0.2, PLACE_1_PLANK: -0.5, PLACE_2_PLANKS: -0.9}
"""What a card costs that serves nothing."""


def programme(o: Outlook, moves: Sequence[Move], rng: Rng) -> Move:
    """The best cards for the route, its free slots against the rivals."""
    route = o.route
    plans: Sequence[Plan] = STRANDED if route is None else best_plans(task_of(o.survey, route))
    removal = removal_worth(o)
    best: tuple[int, ...] = ()
    most = -1e9
    for plan in plans:
        cards, worth = filled(o, plan, removal)
        worth += WAVER * rng.random()
        if worth > most:
            best, most = cards, worth
    return Programme(card_names(best))


def filled(o: Outlook, plan: Plan, removal: float) -> tuple[tuple[int, ...], float]:
    """A plan with something for every free slot: a dragon, a removal, else what does least harm."""
    cards = list(plan.cards)
    worth = plan.worth
    left = {card: price for card, price in IDLE.items() if card not in cards}
    if REMOVE_1 in left:
        left[REMOVE_1] = removal
    if o.survey.own.pawn == o.survey.own.home:
        left[JUMP] = 0.0
    rivals = o.rivals
    rival = rivals.leader
    dragon = CARD_NUMBER[f"dragon_{o.view.contestants[rival].colour}"]
    for rank, card in enumerate(cards):
        if card == OTHER:
            choices = dict(left)
            if dragon not in cards:
                choices[dragon] = rivals.dragon_worth(rival, rank)
            cards[rank] = max(choices, key=choices.__getitem__)
            worth += choices[cards[rank]]
            left.pop(cards[rank], None)
    return tuple(cards), worth


def removal_worth(o: Outlook) -> float:
    """What the best removal would be worth now, for somebody who may still change their mind."""
    reserve = {size_of(plank) for plank in o.survey.own.reserve}
    planks = planks_on_the_way(o.survey, o.rivals.leader)
    worths = [
        o.change(RemovePlank(plank))
        for plank in planks
        if plank not in o.survey.on_plank and size_of(plank) not in reserve
    ]
    return max([UNCERTAIN * max(worths, default=0.0), IDLE[REMOVE_1]])
