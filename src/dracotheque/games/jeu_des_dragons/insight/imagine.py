"""Worlds a player cannot tell from the real one. (11.5)"""

from functools import lru_cache
from math import floor

from dracotheque.core.bits import numbers_of
from dracotheque.core.chance import QuickChance, Rng
from dracotheque.core.events import Viewer

from ..components import ALL_CARDS
from ..moves import ANTE
from ..state import Table
from ..state.orders import as_seen_by


def imagine(s: Table, viewer: Viewer, rng: Rng) -> Table:
    """Deal all cards the viewer has not located anew, and give the world a chance of its own."""
    world = s.unheard()
    world.loose = True
    if s.orders:
        world.orders = as_seen_by(s.orders, viewer)
    if s.marks:
        forget_what_others_saw(world, viewer)
    deal_unseen(world, viewer, rng)
    if world.sealed:
        reseal(world, viewer, rng)
    world.chance = QuickChance.from_rng(rng)
    return world


def deal_unseen(world: Table, viewer: Viewer, rng: Rng) -> None:
    """Put the cards the viewer does not know of the other hands together with the deck, and fill the hands again."""
    hands = world.hands
    marks = world.marks
    hidden: list[int] = []
    missing = []
    for seat in world.seats:
        if seat == viewer:
            continue
        hand = hands[seat]
        known = world.known(viewer, seat) if marks else 0
        if known:
            located = set_of(known)
            kept: list[int] = []
            for card in hand:
                (kept if card in located else hidden).append(card)
            hands[seat] = kept
            missing.append((seat, len(hand) - len(kept)))
        else:
            hands[seat] = []
            hidden += hand
            missing.append((seat, len(hand)))
    dealt = hand_cards(world, hidden, rng)
    place = 0
    for seat, count in missing:
        hand = hands[seat]
        hand += dealt[place : place + count]
        hand.sort()
        place += count


def hand_cards(world: Table, hidden: list[int], rng: Rng) -> list[int]:
    """As many cards as are hidden in hands, of these and the deck, in random order."""
    random = rng.random
    unseen = world.deck
    old: list[int] = []
    if world.deck_from == ALL_CARDS:
        unseen += hidden
    else:  # a card that was not in the renewed deck can only be in a hand
        renewed = set_of(world.deck_from).intersection(hidden)
        unseen += renewed
        if len(renewed) < len(hidden):
            old = sorted({*hidden} - renewed)
    unseen.sort()  # so that the former order leaves no trace
    left = len(unseen) + len(old) - len(hidden)
    for size in range(len(unseen), left, -1):
        place, last = floor(random() * size), size - 1
        unseen[place], unseen[last] = unseen[last], unseen[place]
    dealt = unseen[left:]
    del unseen[left:]
    return mixed([*reversed(dealt), *old], rng) if old else dealt


def mixed(cards: list[int], rng: Rng) -> list[int]:
    """The same cards in random order."""
    random = rng.random
    cards.sort(key=lambda _: random())
    cards.reverse()
    return cards


@lru_cache(maxsize=4096)
def set_of(cards: int) -> frozenset[int]:
    """What is kept as bits, as a set: what was in the deck and what is known of a hand is the same for many worlds."""
    return frozenset(numbers_of(cards))


def reseal(world: Table, viewer: Viewer, rng: Rng) -> None:
    """What the others laid face down could be any card of the hand they are imagined to hold."""
    for seat, answer in enumerate(world.sealed):
        if answer is not None and seat != viewer:
            hand = world.hands[seat]
            world.sealed[seat] = ANTE[hand[int(rng.random() * len(hand))]]


def forget_what_others_saw(world: Table, viewer: Viewer) -> None:
    """What two others learnt of each other through thefts is theirs; what they learnt of the viewer's hand is not."""
    marks = 0
    for cards in world.shown:
        marks |= cards
    if world.seen:
        world.seen = [knowledge for knowledge in world.seen if viewer in knowledge[:2]]
        for _, _, card in world.seen:
            marks |= 1 << card
    world.marks = marks
