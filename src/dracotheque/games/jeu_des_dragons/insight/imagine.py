"""Worlds a player cannot tell from the real one. (11.5)"""

from functools import lru_cache, reduce
from operator import or_

from dracotheque.core.chance import QuickChance, Rng, random_keys
from dracotheque.core.events import Viewer
from dracotheque.games.jeu_des_dragons.components import ALL_CARDS, CARD_IDS
from dracotheque.games.jeu_des_dragons.moves import ANTE
from dracotheque.games.jeu_des_dragons.state import Table


def imagine(s: Table, viewer: Viewer, rng: Rng) -> Table:
    """Deal all cards the viewer has not located anew, and give the world a chance of its own."""
    world = s.clone()
    world.told = None
    world._decision = None
    if s.marks:
        forget_what_others_saw(world, viewer)
    deal_unseen(world, viewer, rng)
    if world.sealed:
        reseal(world, viewer, rng)
    world.chance = QuickChance.from_rng(rng)
    return world


def deal_unseen(world: Table, viewer: Viewer, rng: Rng) -> None:
    """Shuffle the deck with all cards of other hands the viewer does not know, and fill the hands again."""
    hands = world.hands
    unseen = world.deck
    old: list[int] = []
    renewed = None if world.deck_from == ALL_CARDS else cards_in(world.deck_from)
    missing = []
    for seat in world.seats:
        if seat == viewer:
            continue
        hidden = hands[seat]
        known = world.shown[seat] if viewer is None else world.shown[seat] | world.seen[viewer * world.players + seat]
        hands[seat] = []
        if known:
            hands[seat] = [card for card in hidden if known >> card & 1]
            hidden = [card for card in hidden if not known >> card & 1]
        missing.append((seat, len(hidden)))
        if renewed is None:
            unseen += hidden
        else:  # a card that was not in the renewed deck can only be in a hand
            old += [card for card in hidden if card not in renewed]
            unseen += [card for card in hidden if card in renewed]
    # One key for each card there is, so that the former order leaves no trace.
    keys = random_keys(rng, len(CARD_IDS))
    unseen.sort(key=keys.__getitem__)
    if old:
        newly_drawn = sum([count for _, count in missing]) - len(old)
        stays = len(unseen) - newly_drawn
        old += unseen[stays:]
        # The upper bits of the keys chose the cards, so the lower ones choose whose they are.
        old.sort(key=lambda card: (keys[card] & 0x7FFF) << 7 | card)
        unseen[stays:] = old
    for seat, count in missing:
        if count:
            hand = hands[seat]
            hand += unseen[-count:]
            hand.sort()
            del unseen[-count:]


@lru_cache(maxsize=256)
def cards_in(bits: int) -> frozenset[int]:
    return frozenset(card for card in range(len(CARD_IDS)) if bits >> card & 1)


def reseal(world: Table, viewer: Viewer, rng: Rng) -> None:
    """What the others laid face down could be any card of the hand they are imagined to hold."""
    for seat, answer in enumerate(world.sealed):
        if answer is not None and seat != viewer:
            hand = world.hands[seat]
            world.sealed[seat] = ANTE[hand[int(rng.random() * len(hand))]]


def forget_what_others_saw(world: Table, viewer: Viewer) -> None:
    """What two others learnt of each other through thefts is theirs; what they learnt of the viewer's hand is not."""
    if any(world.seen):
        players = world.players
        world.seen = [
            cards if cards and viewer in divmod(place, players) else 0 for place, cards in enumerate(world.seen)
        ]
    world.marks = reduce(or_, world.seen, reduce(or_, world.shown))
