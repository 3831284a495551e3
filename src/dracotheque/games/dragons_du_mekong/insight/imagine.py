"""Worlds a player cannot tell from the real one. (11.6)"""

from functools import lru_cache
from typing import Final

from dracotheque.core.chance import QuickChance, Rng
from dracotheque.core.events import Viewer

from ..components.cards import FIRST_DRAGON, PROGRAMME_LENGTH, card_names, hand_of
from ..moves import Programme
from ..state import Table
from .eye import borrowed, fitting_in_doubt

DOUBTS: Final = 32
"""In how many ways an eye may be wrong."""
POOL: Final = 64
"""How many programmes come to mind for each beginning."""

# Early stones, then planks, then steps; now and then a dragon or a removal, seldom a jump. (11.6)
LIKING: Final = tuple(
    (9 - rank, 10 - 2 * rank, 6, 7, 2 + rank, 2 + 2 * rank, 1 + 2 * rank, 1, 2) for rank in range(PROGRAMME_LENGTH)
)
"""How readily each action, and last a dragon, is laid at each rank."""


def imagine(s: Table, viewer: Viewer, rng: Rng) -> Table:
    """Make up what the others programmed beyond the cards turned up, and forget what they keep to themselves."""
    world = s.unheard()
    seats = range(s.players)
    if s.rank:
        world.programmes = tuple(
            [s.programmes[seat] if seat == viewer else programme_like(s, seat, rng) for seat in seats]
        )
    elif s.sealed:
        world.sealed = [
            answer if answer is None or seat == viewer else Programme(card_names(programme_like(s, seat, rng)))
            for seat, answer in enumerate(s.sealed)
        ]
    look(world, viewer, rng)
    world.drafts = tuple([s.drafts[seat] if seat == viewer else () for seat in seats])
    world.orders = tuple([s.orders[seat] if seat == viewer else () for seat in seats])
    world.by_hand = 0 if viewer is None else s.by_hand & 1 << viewer
    world.chance = QuickChance.from_rng(rng)
    return world


def look(world: Table, viewer: Viewer, rng: Rng) -> None:
    """Lengths are what the viewer's eye makes of them, for everybody in this world; a spectator has no eye. (9.1)"""
    if viewer is None:
        world.eyes = tuple([int(rng.random() * (1 << 48)) for _ in world.eyes])
        return
    own = world.eyes[viewer]
    world.eyes = tuple([own if seat == viewer else borrowed(own) for seat in range(world.players)])
    if not world.sees_fits(viewer):
        doubt = int(rng.random() * DOUBTS)
        world.fitting = fitting_in_doubt(own, doubt, tuple(world.verdicts), tuple(world.lies))


def programme_like(s: Table, seat: int, rng: Rng) -> tuple[int, ...]:
    """A sensible programme that begins with the cards this seat has turned up."""
    pool = sensible_programmes(s.players, s.colours[seat], s.programmes[seat][: s.rank])
    return pool[int(rng.random() * len(pool))]


@lru_cache(maxsize=4096)
def sensible_programmes(players: int, colour: int, shown: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Programmes that begin like this, more or less as people make them; always the same ones."""
    dice = QuickChance(1)
    hand = hand_of(players, colour)
    return tuple([completed(hand, shown, dice) for _ in range(POOL)])


def completed(hand: tuple[int, ...], shown: tuple[int, ...], dice: QuickChance) -> tuple[int, ...]:
    """The cards turned up, and others that make a legal programme of them."""
    cards = list(shown)
    while len(cards) < PROGRAMME_LENGTH:
        has_dragon = any(card >= FIRST_DRAGON for card in cards)
        left = [card for card in hand if card not in cards and not (has_dragon and card >= FIRST_DRAGON)]
        weights = [LIKING[len(cards)][min(card, FIRST_DRAGON)] for card in left]
        draw = dice.below(sum(weights))
        for card, weight in zip(left, weights, strict=True):
            draw -= weight
            if draw < 0:
                cards.append(card)
                break
    return tuple(cards)
