"""Worlds a player cannot tell from the real one. (11.5)"""

from math import floor

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
    unseen = world.deck
    old: list[int] = []
    renewed = world.deck_from
    missing = []
    wanted = 0
    for seat in world.seats:
        if seat == viewer:
            continue
        hand = hands[seat]
        hands[seat] = kept = []
        known = world.known(viewer, seat) if world.marks else 0
        if not known and renewed == ALL_CARDS:
            unseen += hand
        else:
            for card in hand:
                if known >> card & 1:
                    kept.append(card)
                elif renewed >> card & 1:
                    unseen.append(card)
                else:  # a card that was not in the renewed deck can only be in a hand
                    old.append(card)
        count = len(hand) - len(kept)
        wanted += count
        missing.append((seat, count))
    dealt = hand_cards(unseen, old, wanted, rng)
    place = 0
    for seat, count in missing:
        hand = hands[seat]
        hand += dealt[place : place + count]
        hand.sort()
        place += count


def hand_cards(unseen: list[int], old: list[int], count: int, rng: Rng) -> list[int]:
    """So many cards in random order, the old ones among them; the others are taken out of `unseen`."""
    random = rng.random
    unseen.sort()  # so that the former order leaves no trace
    left = len(unseen) + len(old) - count
    for size in range(len(unseen), left, -1):
        place, last = floor(random() * size), size - 1
        unseen[place], unseen[last] = unseen[last], unseen[place]
    dealt = unseen[left:]
    del unseen[left:]
    return mixed([*reversed(dealt), *sorted(old)], rng) if old else dealt


def mixed(cards: list[int], rng: Rng) -> list[int]:
    """The same cards in random order."""
    random = rng.random
    cards.sort(key=lambda _: random())
    cards.reverse()
    return cards


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
