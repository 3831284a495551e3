"""What each viewer sees, built up from nothing. (7)"""

from functools import lru_cache

import msgspec
from msgspec.structs import replace

from dracotheque.core.bits import numbers_of
from dracotheque.core.events import Viewer
from dracotheque.core.views import View

from .components import ALL_CARDS, CARD_IDS, IS_EVIL, IS_GOOD, STRENGTH, bars, names, total
from .events import Laid, Purse
from .moves import Ability, Card, Seat
from .options import DragonOptions
from .state import NO_CARD, NOBODY, SLAIN, Table
from .state.orders import NO_ORDERS, Orders, orders_of
from .steps.round_end import next_leader
from .steps.settlement import ranking


class Debt(msgspec.Struct, frozen=True, gc=False):
    """What one owes, and to whom."""

    creditor: Purse
    amount: int


class Iou(msgspec.Struct, frozen=True, gc=False):
    """A debt that outlived its debtor: a paper without value (JD-44)."""

    debtor: Seat
    creditor: Purse
    amount: int


class Place(msgspec.Struct, frozen=True, gc=False):
    """One player as everybody sees them, and their hand as the viewer may know it."""

    seat: Seat
    hoard: int
    debts: tuple[Debt, ...]
    hand_size: int
    hand: tuple[Card, ...]
    """All cards for their owner; for others those they know to lie there."""
    flight: tuple[Card, ...]
    strength: int
    good: int
    evil: int
    barred: bool
    standing: Card | None
    slain: bool
    colour_counted: bool
    strength_counted: bool
    eliminated_in: int
    ability: Ability
    """What the player can do in a campaign; empty before it is chosen, and at other tables."""


class DragonView(View, frozen=True, kw_only=True):
    """The table of Le Jeu des Dragons."""

    options: DragonOptions
    gambit: int
    last_gambit: int
    round: int
    leader: int
    next_leader: int
    """Who would lead the next round as things stand; NOBODY before the first card of a round. (9.6)"""
    first_seat: int
    active: int
    reference: int
    """0 where the next card triggers whatever its strength; while a power acts, what it will be after it."""
    stakes: int
    deck_size: int
    deck_from: tuple[Card, ...]
    """The cards the deck was last made of; none before its first renewal, when it could be any."""
    discard: tuple[Card, ...]
    antes: tuple[Card, ...]
    laid: tuple[Laid, ...]
    """Who laid which ante card in this gambit, taken since or not."""
    druid: bool
    priest: int
    wild_used: bool
    """The Wild Card of a campaign has counted. (6)"""
    places: tuple[Place, ...]
    orders: Orders
    """The viewer's own."""
    ious: tuple[Iou, ...]
    ranking: tuple[tuple[Seat, ...], ...]


def view(s: Table, viewer: Viewer) -> DragonView:
    common = open_view(s)
    return common if viewer is None else seen_from(s, viewer, common)


def open_view(s: Table) -> DragonView:
    """What a spectator sees, and everybody with him."""
    return DragonView(
        viewer=None,
        players=s.players,
        prompt=s.prompt(),
        over=s.over,
        ending=s.ending,
        winners=s.winners,
        options=s.options,
        gambit=s.gambit,
        last_gambit=s.last_gambit,
        round=s.round,
        leader=s.leader,
        next_leader=next_leader(s) if s.priest != NOBODY or s.standing.count(NO_CARD) < s.players else NOBODY,
        first_seat=s.first_seat,
        active=s.active,
        reference=s.coming_reference,
        stakes=s.stakes,
        deck_size=len(s.deck),
        deck_from=names_in(s.deck_from) if s.deck_from != ALL_CARDS else (),
        discard=names(s.discard),
        antes=names(s.antes),
        laid=laid_by(tuple(s.laid)),
        druid=s.druid,
        priest=s.priest,
        wild_used=s.wild_used,
        places=tuple([open_place(s, seat) for seat in range(s.players)]),
        orders=NO_ORDERS,
        ious=tuple([Iou(*iou) for iou in s.ious]) if s.ious else (),
        ranking=tuple(ranking(s)) if s.over else (),
    )


def open_place(s: Table, seat: int) -> Place:
    standing = s.standing[seat]
    # In the order of the fields: more than fifteen names in a call are made a dictionary, at three times the cost.
    return Place(
        seat,
        s.hoards[seat],
        tuple([Debt(creditor, amount) for creditor, amount in s.ledgers[seat]]) if s.ledgers[seat] else (),
        len(s.hands[seat]),
        names_in(s.shown[seat]),
        *worth(s.flights[seat]),
        CARD_IDS[standing] if standing >= 0 else None,
        standing == SLAIN,
        s.colour_counted[seat],
        s.strength_counted[seat],
        s.eliminated_in[seat],
        s.abilities[seat] if s.abilities else "",
    )


@lru_cache(16384)
def worth(flight: tuple[int, ...]) -> tuple[tuple[Card, ...], int, int, int, bool]:
    """The cards of a flight and what they come to, as they follow each other in a place.

    A flight changes with one move in many, and everybody looks at it after each.
    """
    good, evil = total(IS_GOOD, flight), total(IS_EVIL, flight)
    return names(flight), total(STRENGTH, flight), good, evil, bars(flight)


@lru_cache(4096)
def laid_by(cards: tuple[int, ...]) -> tuple[Laid, ...]:
    """Who laid which ante card, by seat: the same for a whole gambit."""
    return tuple([Laid(seat, CARD_IDS[card]) for seat, card in enumerate(cards) if card != NO_CARD])


def seen_from(s: Table, viewer: int, common: DragonView) -> DragonView:
    """What lies open, with one's own cards and orders, and the cards known to lie in other hands (JD-55)."""
    places = list(common.places)
    places[viewer] = replace(places[viewer], hand=names(s.hands[viewer]))
    if s.seen:
        for holder in {holder for witness, holder, _ in s.seen if witness == viewer != holder}:
            places[holder] = replace(places[holder], hand=names_in(s.known(viewer, holder)))
    return replace(common, viewer=viewer, places=tuple(places), orders=orders_of(s.orders, viewer))


@lru_cache(4096)
def names_in(bits: int) -> tuple[str, ...]:
    """The names of a set kept as bits."""
    return names(numbers_of(bits))
