"""Worlds a player cannot tell from the real one. (11.5)"""

from dracotheque.core.chance import QuickChance, Rng, random_keys
from dracotheque.core.events import Viewer

from ..components import ALL_MAGIC, DRAGONS, INVISIBLE_HAND, MAGIC, NOBODY, SLOTS, cards_in
from ..state import Table
from ..steps.deals import sees
from ..steps.market import answer_deal, market
from .hidden_loot import deal_loot
from .hidden_questions import ask_somebody_else


def imagine(s: Table, viewer: Viewer, rng: Rng) -> Table:
    """Deal anew all that the viewer does not know, and give the world a chance of its own."""
    world = s.unheard()
    world.chance = QuickChance.from_rng(rng)
    world.coming = ()
    shuffle(world.deck, len(DRAGONS), rng)
    if s.options.sand == "slow":
        forget_orders(world, viewer)
    if s.over:  # the screens are lifted; where the others looked remains theirs
        shuffle(world.magic.pile, len(MAGIC), rng)
        if s.options.ruleset == "advanced":
            move_eyes(world, viewer, rng)
        return world
    world.stealing.thefts = ()
    if world.stealing.planned and world.stealing.planned[0] != viewer:
        world.stealing.planned = ()
    if s.options.fair_whispers and s.fair.opener != NOBODY:
        forget_whispers(world, viewer)
    pincher = deal_loot(world, viewer, rng)
    if s.options.ruleset == "advanced":
        deal_magic(world, viewer, pincher, rng)
        move_eyes(world, viewer, rng)
    ask_somebody_else(world, viewer, rng)
    return world


def shuffle(items: list[int], most: int, rng: Rng) -> None:
    """Put different numbers below `most` in random order, whatever order they were in."""
    # One key for each number there is, so that the former order leaves no trace.
    items.sort(key=random_keys(rng, most).__getitem__)


def forget_whispers(world: Table, viewer: Viewer) -> None:
    """Deals the viewer does not hear, and how often the others spoke or passed. (6.fair_whispers)"""
    heard = [offer for offer in world.fair.deals if sees(world, viewer, offer)]
    if world.asks(answer_deal) and not heard:  # the maker seems to be thinking still
        _, (turn,) = world.stack.pop()
        world.asked = market.name
        world.context = (int(turn) - 1,)
        world.actors = (world.fair.deals[0].maker,)
    world.fair.deals = tuple(heard)
    world.holds = 0
    world.fair.posted = tuple([count if seat == viewer else 0 for seat, count in enumerate(world.fair.posted)])


def deal_magic(world: Table, viewer: Viewer, pincher: int, rng: Rng) -> None:
    """Shuffle the pile with the cards of all other hands, and fill the hands again."""
    hands = world.magic.hands
    unseen = world.magic.pile
    missing = []
    for seat, hand in enumerate(hands):
        if seat != viewer and hand:
            unseen += cards_in(hand)
            missing.append((seat, hand.bit_count()))
            hands[seat] = 0
    keys = random_keys(rng, len(MAGIC))
    unseen.sort(key=keys.__getitem__)
    if pincher != NOBODY and INVISIBLE_HAND in unseen:
        unseen.remove(INVISIBLE_HAND)
        hands[pincher] = 1 << INVISIBLE_HAND
        missing = [(seat, count - (seat == pincher)) for seat, count in missing]
    if world.magic.pile_from != ALL_MAGIC:
        # A card that was not in the renewed pile can only be in a hand: such cards are dealt first.
        wanted = sum([count for _, count in missing])
        old = [card for card in unseen if not world.magic.pile_from >> card & 1]
        new = [card for card in unseen if world.magic.pile_from >> card & 1]
        dealt = old + new[len(new) - (wanted - len(old)) :]
        # The upper bits of the keys chose the cards, so the lower ones choose whose they are.
        dealt.sort(key=lambda card: (keys[card] & 0x7FFF) << 5 | card)
        unseen[:] = new[: len(new) - (wanted - len(old))] + dealt
    for seat, count in missing:
        if count:
            hands[seat] |= sum([1 << card for card in unseen[-count:]])
            del unseen[-count:]


def move_eyes(world: Table, viewer: Viewer, rng: Rng) -> None:
    """Where the others look, nobody knows."""
    if world.options.invisible_hand == "in":
        world.stealing.eyes = tuple(
            [eye if seat == viewer else int(rng.random() * (SLOTS + 1)) for seat, eye in enumerate(world.stealing.eyes)]
        )


def forget_orders(world: Table, viewer: Viewer) -> None:
    """The standing orders and the mandates of others, and whether there are any. (7)"""
    world.magic.orders = tuple([orders if seat == viewer else () for seat, orders in enumerate(world.magic.orders)])
    world.sharing.mandates = tuple(
        [kept if seat == viewer else None for seat, kept in enumerate(world.sharing.mandates)]
    )
    own = 0 if viewer is None else 1 << viewer
    world.sharing.stamped |= (1 << world.players) - 1 & ~own
