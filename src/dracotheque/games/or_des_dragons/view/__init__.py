"""What each viewer sees, built up from nothing. (7)"""

from msgspec.structs import replace

from dracotheque.core.events import Viewer

from ..components import (
    ATTACK,
    COLOURS,
    DRAGON_IDS,
    FAIR_AFTER,
    INVISIBLE_HAND,
    KNOWN,
    MAGIC,
    NO_DRAGON,
    NOBODY,
    OWNER,
    ROLE_OF,
    ROLES,
    ROLES_IN,
    SLOTS,
    UNKNOWN,
    cards_in,
)
from ..components.bundles import PART, Share, bundle, bundle_of
from ..effects.placements import boosts_of, strength_of
from ..effects.thefts import take
from ..state import Table
from ..state.memory import certain, ledger, unaccounted
from ..state.scoring import count
from ..steps.deals import free_loot, seen_by, stall
from ..steps.sharing import vote
from ..steps.splits import shares_of
from .sights import Certainty, Draft, Fair, Fighter, GoldView, Lair, Ledger, Pinches, Place, Sharing, Theft


def view(s: Table, viewer: Viewer) -> GoldView:
    return build(s, viewer, attentive=False)


def seen_from(s: Table, viewer: int, common: GoldView) -> GoldView:
    """What lies open, with what this player holds and knows; a stall shows whoever sees the deal what lies there."""
    places = list(common.places)
    for seat in range(s.players) if s.fair.deals else (viewer,):
        places[seat] = place(s, seat, viewer, attentive=False)
    return replace(
        common,
        viewer=viewer,
        prompt=s.prompt(viewer),
        places=tuple(places),
        theft=theft(s, viewer),
        fair=fair(s, viewer),
        pinches=pinches(s, viewer),
        mandate=s.sharing.mandates[viewer] if s.sharing.mandates else None,
        orders=s.magic.orders[viewer],
    )


def recall(s: Table, viewer: Viewer) -> GoldView:
    """The view of somebody who remembers everything that happened in the open. (9.7)"""
    return build(s, viewer, attentive=True)


def build(s: Table, viewer: Viewer, attentive: bool) -> GoldView:
    return GoldView(
        viewer=viewer,
        players=s.players,
        prompt=s.prompt(viewer),
        over=s.over,
        ending=s.ending,
        winners=s.winners,
        ruleset=s.options.ruleset,
        sand=s.options.sand,
        talk=s.options.talk,
        first=s.first,
        active=s.active,
        lairs=tuple([lair(s, slot) for slot in range(SLOTS)]),
        places=tuple([place(s, seat, viewer, attentive) for seat in range(s.players)]),
        deck_size=len(s.deck),
        fair_in=max(0, FAIR_AFTER - s.replacements),
        dragons_to_come=tuple([DRAGON_IDS[dragon] for dragon in sorted(s.deck)]),
        bag_size=s.bag_size,
        bag=bundle(s.bag) if attentive or s.options.bag_aid else None,
        last_phase=not s.bag_size and not s.magic.drawn,
        lost=bundle(s.lost),
        sharing=sharing(s) if s.sharing.party else None,
        theft=theft(s, viewer),
        lens=bundle_of(s.magic.drawn),
        fair=fair(s, viewer),
        pile_size=len(s.magic.pile),
        magic_discard=tuple([MAGIC[card] for card in s.magic.spent]),
        eyes=s.has_eyes(),
        pinches=pinches(s, viewer),
        mandate=s.sharing.mandates[viewer] if s.sharing.mandates and viewer is not None else None,
        orders=s.magic.orders[viewer] if viewer is not None else (),
    )


def pinches(s: Table, viewer: Viewer) -> Pinches | None:
    is_held = viewer is not None and s.holds_card(viewer, INVISIBLE_HAND)
    return Pinches(s.stealing.stolen_so_far(), s.stealing.tried) if is_held else None


def lair(s: Table, slot: int) -> Lair:
    dragon = s.dragons[slot]
    if dragon == NO_DRAGON:
        return EMPTY_LAIRS[slot]
    return Lair(
        slot=slot + 1,
        dragon=DRAGON_IDS[dragon],
        power=s.power_in(slot),
        weakened=dragon == s.magic.weakness,
        known=KNOWN[dragon],
        unknown=UNKNOWN[dragon],
        tokens=bundle(s.tokens_on(slot)),
        fighters=tuple([fighter(s, adventurer) for adventurer in s.under[slot]]),
        total=s.strengths[slot],
        dead=slot == s.sharing.killed,
    )


EMPTY_LAIRS = tuple(
    Lair(
        slot=slot + 1,
        dragon=None,
        power=0,
        weakened=False,
        known=0,
        unknown=0,
        tokens=(),
        fighters=(),
        total=0,
        dead=False,
    )
    for slot in range(SLOTS)
)
UNBOOSTED = tuple(
    Fighter(OWNER[adventurer], ROLES[ROLE_OF[adventurer]], ATTACK[ROLE_OF[adventurer]], ())
    for adventurer in range(4 * len(COLOURS))
)


def fighter(s: Table, adventurer: int) -> Fighter:
    if adventurer not in (s.magic.sword, s.magic.fireball):
        return UNBOOSTED[adventurer]
    return Fighter(OWNER[adventurer], ROLES[ROLE_OF[adventurer]], strength_of(s, adventurer), boosts_of(s, adventurer))


def place(s: Table, seat: int, viewer: Viewer, attentive: bool) -> Place:
    shown = seat == viewer or s.over
    return Place(
        seat=seat,
        colour=COLOURS[seat],
        ready=ROLES_IN[s.ready[seat]],
        resting=ROLES_IN[s.resting[seat]],
        loot=bundle(free_loot(s, seat)) if shown else None,
        stall=bundle(visible_stall(s, seat, viewer)) if s.fair.deals else (),
        magic_count=s.magic.hands[seat].bit_count(),
        magic=tuple([MAGIC[card] for card in cards_in(s.magic.hands[seat])]) if shown else None,
        eye=s.stealing.eyes[seat] if seat == viewer and s.is_advanced else None,
        ledger=public_ledger(s, seat) if attentive or s.options.public_ledger else None,
        certain=certainty(s, seat, viewer) if attentive else None,
        done=bool(s.fair.done >> seat & 1),
        score=count(s.loot, s.players, s.options.ruleset)[seat] if s.over else None,
    )


def visible_stall(s: Table, seat: int, viewer: Viewer) -> list[int]:
    """What this viewer sees on a stall: the tokens of the deals this viewer sees."""
    return stall(s, seat, seen_by(s, viewer))


def public_ledger(s: Table, seat: int) -> Ledger:
    if not any(s.knowledge.slips_of(seat)):
        return Ledger(bundle(s.loot_of(seat)), 0, 0)
    *counts, stolen, missing = ledger(s, seat)
    return Ledger(bundle(counts), stolen, -missing)


def certainty(s: Table, seat: int, viewer: Viewer) -> Certainty:
    if seat == viewer or s.over:
        return Certainty(bundle(s.loot_of(seat)), 0)
    sure = certain(s, viewer, seat)
    return Certainty(bundle(sure), unaccounted(s, seat, sure))


def sharing(s: Table) -> Sharing:
    shares = s.sharing.shares
    agreed = [Share(seat, bundle(shares[PART[seat]])) for seat in sorted(s.sharing.party)] if shares else []
    return Sharing(
        slot=s.sharing.killed + 1,
        participants=s.sharing.party,
        treasure=bundle(s.sharing.treasure),
        drafts=tuple([draft(s, number) for number in range(len(s.sharing.parchments))]),
        given_up=tuple([seat for seat in s.sharing.party if s.sharing.given_up >> seat & 1]),
        grain=s.sharing.grain,
        grains=0 if s.has_clock else s.options.grain_rounds * len(s.sharing.party),
        agreed=tuple(agreed),
    )


def draft(s: Table, number: int) -> Draft:
    parchment = s.sharing.parchments[number]
    return Draft(
        author=parchment.author,
        version=parchment.version,
        shares=shares_of(s, parchment),
        complete=parchment.complete,
        reason=parchment.reason,
        signed=signatures(s, number),
        refused_by=None if parchment.refused_by == NOBODY else parchment.refused_by,
    )


def signatures(s: Table, number: int) -> tuple[int, ...]:
    """Who has signed: by pen with a clock; grain by grain the speaker, and those asked before the present voter."""
    author = s.sharing.parchments[number].author
    if s.has_clock:
        return tuple([seat for seat in s.sharing.party if s.sharing.pens[seat] == author])
    if not s.asks(vote) or number != len(s.sharing.parchments) - 1:
        return ()
    start = s.sharing.party.index(author)
    return tuple([s.sharing.party[(start + step) % len(s.sharing.party)] for step in range(int(s.context[0]))])


def theft(s: Table, viewer: Viewer) -> Theft | None:
    if not s.stealing.theft:
        return None
    thief, victim, velvet, far = s.stealing.theft
    seen = bundle(s.loot_of(victim)) if s.asks(take) and thief == viewer else None
    return Theft(thief=thief, victim=victim, velvet=bool(velvet), far=bool(far), seen=seen)


def fair(s: Table, viewer: Viewer) -> Fair | None:
    return Fair(opener=s.fair.opener, offers=tuple(seen_by(s, viewer))) if s.fair.opener != NOBODY else None
