"""What must hold at every instant of a game."""

from collections.abc import Sequence
from functools import reduce
from itertools import compress
from operator import gt, or_

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
    ROLE_OF,
    SLOTS,
)
from .components.bundles import PACKED_BITS, fits_in, unpacked
from .effects.placements import replace, strength_of
from .state import Table
from .state.knowledge import LEDGER
from .steps.deals import free_loot


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
    by_seat = (s.ready, s.resting, s.magic.hands, s.stealing.eyes, s.magic.orders, s.fair.posted)
    by_slot = (s.dragons, s.under, s.strengths)
    by_kind = (s.bag, s.sharing.treasure, s.lost, s.stealing.pinched)
    by_seat_and_kind = (s.loot, s.sharing.shares or s.loot)
    shapes = (
        (by_seat, players),
        (by_slot, SLOTS),
        (by_kind, KINDS),
        (by_seat_and_kind, players * KINDS),
        ((s.lying,), SLOTS * KINDS),
        ((s.knowledge.slips,), players * LEDGER),
        ((s.knowledge.doubts,), (players + 1) * players * KINDS),
    )
    for rows, length in shapes:
        if {*map(len, rows)} != {length}:
            raise RulesBug("bug-shape")
    if any(
        not (0 <= thief < players and NOBODY <= victim < players and 0 <= kind < KINDS)
        for thief, victim, kind in s.stealing.thefts
    ):
        raise RulesBug("bug-thefts")
    seats = {*range(players)}
    if not {*s.sharing.party, s.active, s.first} <= seats or not {*s.actors} <= seats | {CLOCK}:
        raise RulesBug("bug-seat")
    if not NOBODY <= s.fair.opener < players:
        raise RulesBug("bug-seat")
    eyes = [eye - 1 for eye in s.stealing.eyes]  # an eye counts lairs from one, and watches none at nought
    slots = (*eyes, s.sharing.killed, s.aim)
    if min(slots) < NO_SLOT or max(slots) >= SLOTS:
        raise RulesBug("bug-slot")
    if (s.sharing.killed == NO_SLOT) != (not s.sharing.party):
        raise RulesBug("bug-party")


def check_tokens(s: Table) -> None:
    """Every token is in the bag, on a dragon, being shared, behind a screen or lost. (1.1)"""
    if s.bag_size != sum(s.bag) or any(s.coming.count(kind) > s.bag[kind] for kind in s.coming):
        raise RulesBug("bug-bag")
    everything = (*s.lying, *s.loot, *s.sharing.shares, *s.sharing.treasure, *s.lost, *s.bag)
    if min(everything) < 0 or min(s.stealing.pinched) < 0:
        raise RulesBug("bug-negative-tokens")
    if any(not 0 <= kind < KINDS for kind in (*s.coming, *s.magic.drawn)):
        raise RulesBug("bug-unknown-token")
    doubts = s.knowledge.doubts  # most are nothing, of which there is always enough
    if any(map(gt, compress(doubts, doubts), compress(s.loot * (s.players + 1), doubts))):
        raise RulesBug("bug-doubts")
    found = [sum(everything[kind::KINDS]) + s.magic.drawn.count(kind) for kind in range(KINDS)]
    if found != list(COPIES):
        raise RulesBug("bug-tokens-lost-or-made", found=found, expected=COPIES)


def check_lairs(s: Table) -> None:
    """A dragon is in one place at most, and strengths add up. (1.2, 3.5)"""
    settled = [dragon for dragon in s.dragons if dragon != NO_DRAGON]
    if len({*settled, *s.deck} & {*range(len(DRAGONS))}) != len(settled) + len(s.deck):
        raise RulesBug("bug-dragons")
    for slot, dragon in enumerate(s.dragons):
        if s.strengths[slot] != sum([strength_of(s, adventurer) for adventurer in s.under[slot]]):
            raise RulesBug("bug-strength", slot=slot)
        if dragon == NO_DRAGON and (s.under[slot] or any(s.tokens_on(slot))):
            raise RulesBug("bug-empty-lair", slot=slot)
        if s.sharing.killed == slot and any(s.tokens_on(slot)):
            raise RulesBug("bug-treasure-on-a-dead-dragon", slot=slot)
    killed = s.sharing.killed
    if killed != NO_SLOT and {OWNER[adventurer] for adventurer in s.under[killed]} != {*s.sharing.party}:
        raise RulesBug("bug-party")
    if s.magic.weakness != NO_DRAGON and s.magic.weakness not in settled:
        raise RulesBug("bug-weakness")


def check_adventurers(s: Table) -> None:
    """Ready, resting or fighting, and one of these only; one driven off by the Cloud is on its way. (1.3)"""
    fighting = [adventurer for party in s.under for adventurer in party]
    if s.asks(replace):
        fighting.append(int(s.context[0]))
    if len({*fighting} & {*range(4 * s.players)}) != len(fighting):
        raise RulesBug("bug-adventurers")
    afield = [0] * s.players
    for adventurer in fighting:
        afield[OWNER[adventurer]] |= 1 << ROLE_OF[adventurer]
    for seat, places in enumerate(zip(s.ready, s.resting, afield, strict=True)):
        if not are_parts(places, ALL_ROLES):
            raise RulesBug("bug-adventurers", seat=seat)
    if any(boosted != NOT_PLACED and boosted not in fighting for boosted in (s.magic.sword, s.magic.fireball)):
        raise RulesBug("bug-boost")


def check_magic(s: Table) -> None:
    """Seventeen magic objects, sixteen without the Invisible Hand, none under the basic rules. (1.4)"""
    if any(not 0 <= card < len(MAGIC) for card in (*s.magic.pile, *s.magic.spent)):
        raise RulesBug("bug-magic")
    piled = [1 << card for card in (*s.magic.pile, *s.magic.spent)]
    places = [*s.magic.hands, s.magic.limbo, s.magic.attached(), *piled]
    wanted = ALL_MAGIC if s.is_advanced else 0
    if s.options.invisible_hand == "out":
        wanted &= ~(1 << INVISIBLE_HAND)
    if not are_parts(places, wanted):
        raise RulesBug("bug-magic")
    if any(not s.magic.pile_from >> card & 1 for card in s.magic.pile):
        raise RulesBug("bug-pile")


def are_parts(parts: Sequence[int], whole: int) -> bool:
    """Whether these sets of bits are the whole, and none is in two of them: only then they add up, too."""
    return sum(parts) == whole and reduce(or_, parts) == whole


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
