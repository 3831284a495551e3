"""What must hold at every instant of a game."""

from collections.abc import Sequence
from functools import reduce
from itertools import compress
from operator import or_
from typing import Final

from dracotheque.core.errors import RulesBug
from dracotheque.core.moves import CLOCK

from .components import (
    ALL_MAGIC,
    ALL_ROLES,
    COPIES,
    DRAGONS,
    INVISIBLE_HAND,
    KINDS,
    MAGIC,
    NO_DRAGON,
    NO_SLOT,
    NOBODY,
    NOT_PLACED,
    OWNER,
    SLOTS,
)
from .components.bundles import PACKED_BITS, counted, fits_in, unpacked
from .effects.placements import replace, strength_of
from .state import Table
from .state.knowledge import LEDGER
from .steps.deals import free_loot

EVERY_DRAGON: Final = frozenset(range(len(DRAGONS)))


def audit(s: Table) -> None:
    """126 tokens, 18 dragons, every adventurer in one place, every magic object in one place. (1)"""
    check_shape(s)
    check_tokens(s)
    check_lairs(s)
    check_adventurers(s)
    check_magic(s)
    check_bargains(s)


def check_shape(s: Table) -> None:
    """Lists have the length the rules give them, and seats are seats."""
    players = s.players
    if not (
        len(s.ready) == len(s.resting) == len(s.magic.hands) == len(s.magic.orders) == players
        and len(s.stealing.eyes) == len(s.fair.posted) == players
        and len(s.dragons) == len(s.under) == len(s.strengths) == SLOTS
        and len(s.bag) == len(s.lost) == len(s.sharing.treasure) == len(s.stealing.pinched) == KINDS
        and len(s.loot) == len(s.sharing.shares or s.loot) == players * KINDS
        and len(s.lying) == SLOTS * KINDS
        and len(s.knowledge.slips) == players * LEDGER
        and len(s.knowledge.doubts) == (players + 1) * players * KINDS
    ):
        raise RulesBug("bug-shape")
    for thief, victim, kind in s.stealing.thefts:
        if not (0 <= thief < players and NOBODY <= victim < players and 0 <= kind < KINDS):
            raise RulesBug("bug-thefts")
    for seat in (*s.sharing.party, s.active, s.first):
        if not 0 <= seat < players:
            raise RulesBug("bug-seat")
    for seat in s.actors:
        if not CLOCK <= seat < players:
            raise RulesBug("bug-seat")
    if not NOBODY <= s.fair.opener < players:
        raise RulesBug("bug-seat")
    for eye in s.stealing.eyes:  # it counts lairs from one, and watches none at nought
        if not 0 <= eye <= SLOTS:
            raise RulesBug("bug-slot")
    if not (NO_SLOT <= s.sharing.killed < SLOTS and NO_SLOT <= s.aim < SLOTS):
        raise RulesBug("bug-slot")
    if (s.sharing.killed == NO_SLOT) != (not s.sharing.party):
        raise RulesBug("bug-party")


def check_tokens(s: Table) -> None:
    """Every token is in the bag, on a dragon, being shared, behind a screen or lost. (1.1)"""
    if s.bag_size != sum(s.bag):
        raise RulesBug("bug-bag")
    for kind in s.coming:
        if s.coming.count(kind) > s.bag[kind]:
            raise RulesBug("bug-bag")
    everything = (*s.lying, *s.loot, *s.sharing.shares, *s.sharing.treasure, *s.lost, *s.bag)
    if min(everything) < 0 or min(s.stealing.pinched) < 0:
        raise RulesBug("bug-negative-tokens")
    for kind in (*s.coming, *s.magic.drawn):
        if not 0 <= kind < KINDS:
            raise RulesBug("bug-unknown-token")
    loot, doubts = s.loot, s.knowledge.doubts
    for place in compress(range(len(doubts)), doubts):  # most are nothing, of which there is always enough
        if doubts[place] > loot[place % len(loot)]:
            raise RulesBug("bug-doubts")
    if s.magic.drawn:
        everything += (*counted(s.magic.drawn),)
    found = [sum(everything[kind::KINDS]) for kind in range(KINDS)]
    if found != [*COPIES]:
        raise RulesBug("bug-tokens-lost-or-made", found=found, expected=COPIES)


def check_lairs(s: Table) -> None:
    """A dragon is in one place at most, and strengths add up. (1.2, 3.5)"""
    settled = [dragon for dragon in s.dragons if dragon != NO_DRAGON]
    killed = s.sharing.killed
    if len(EVERY_DRAGON & {*settled, *s.deck}) != len(settled) + len(s.deck):
        raise RulesBug("bug-dragons")
    for slot, dragon in enumerate(s.dragons):
        if s.strengths[slot] != sum([strength_of(s, adventurer) for adventurer in s.under[slot]]):
            raise RulesBug("bug-strength", slot=slot)
        if dragon == NO_DRAGON and (s.under[slot] or any(s.tokens_on(slot))):
            raise RulesBug("bug-empty-lair", slot=slot)
        if slot == killed and any(s.tokens_on(slot)):
            raise RulesBug("bug-treasure-on-a-dead-dragon", slot=slot)
    if killed != NO_SLOT and {OWNER[adventurer] for adventurer in s.under[killed]} != {*s.sharing.party}:
        raise RulesBug("bug-party")
    if s.magic.weakness != NO_DRAGON and s.magic.weakness not in settled:
        raise RulesBug("bug-weakness")


def check_adventurers(s: Table) -> None:
    """Ready, resting or fighting, and one of these only; one driven off by the Cloud is on its way. (1.3)"""
    fighting = [adventurer for party in s.under for adventurer in party]
    if s.asks(replace):
        fighting.append(int(s.context[0]))
    afield = 0
    for adventurer in fighting:
        if not 0 <= adventurer < 4 * s.players or afield >> adventurer & 1:
            raise RulesBug("bug-adventurers")
        afield |= 1 << adventurer
    for seat, ready in enumerate(s.ready):
        resting, away = s.resting[seat], afield >> 4 * seat & ALL_ROLES
        if ready + resting + away != ALL_ROLES or ready | resting | away != ALL_ROLES:
            raise RulesBug("bug-adventurers", seat=seat)
    for boosted in (s.magic.sword, s.magic.fireball):
        if boosted != NOT_PLACED and boosted not in fighting:
            raise RulesBug("bug-boost")


def check_magic(s: Table) -> None:
    """Seventeen magic objects, sixteen without the Invisible Hand, none under the basic rules. (1.4)"""
    places = [*s.magic.hands, s.magic.limbo, s.magic.attached()]
    for card in (*s.magic.pile, *s.magic.spent):
        if not 0 <= card < len(MAGIC):
            raise RulesBug("bug-magic")
        places.append(1 << card)
    wanted = ALL_MAGIC if s.is_advanced else 0
    if s.options.invisible_hand == "out":
        wanted &= ~(1 << INVISIBLE_HAND)
    # Only where none is in two places they add up, too.
    if sum(places) != wanted or reduce(or_, places) != wanted:
        raise RulesBug("bug-magic")
    for card in s.magic.pile:
        if not s.magic.pile_from >> card & 1:
            raise RulesBug("bug-pile")


def check_bargains(s: Table) -> None:
    """Nothing is on two stalls, parchments have authors who take part."""
    for seat in range(s.players) if s.fair.deals else ():
        if min(free_loot(s, seat)) < 0:
            raise RulesBug("bug-stall", seat=seat)
    for parchment in s.sharing.parchments:
        fits = len(parchment.split) == s.players and is_within(parchment.split, s.sharing.treasure)
        if parchment.author not in s.sharing.party or not fits:
            raise RulesBug("bug-parchment", author=parchment.author)
    for row in (s.sharing.pens, s.sharing.mandates):
        if row and len(row) != s.players:
            raise RulesBug("bug-pens")
    if s.stealing.theft and (len(s.stealing.theft) != 4 or not {*s.stealing.theft[:2]} <= set(range(s.players))):
        raise RulesBug("bug-theft")


def is_within(split: Sequence[int], treasure: Sequence[int]) -> bool:
    """Whether a split hands out no more than there is."""
    if min(split) < 0 or max(split) >= 1 << PACKED_BITS * KINDS:  # more than nine packed numbers
        return False
    totals = map(sum, zip(*map(unpacked, split), strict=True))
    return fits_in(list(totals), treasure)
