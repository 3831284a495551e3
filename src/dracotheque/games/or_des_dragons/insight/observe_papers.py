"""What is written at a sharing or a Fair, as numbers for those who learn: parchments and deals. (9.2, 9.3)"""

from array import array
from typing import Final

from dracotheque.core.observing import SIXTY_FOURTHS, bounded, writer

from ..components import KINDS, NOBODY, TOKEN
from ..components.bundles import Bundle, unpacked
from ..moves import PHRASES
from ..state import Table
from ..state.fair import OpenDeal
from ..state.sharing import Parchment
from ..steps.deals import sees
from ..view import signatures

PLAYERS: Final = range(3, 7)
SHARING_NUMBERS: Final = 2
DRAFT_NUMBERS: Final = 4
"""Of a parchment: its place in the order of writing, its version, whether it is complete, and what was said with it."""
DRAFT: Final = {players: DRAFT_NUMBERS + KINDS + 2 * players + players * KINDS for players in PLAYERS}
"""Besides: the tokens named in what was said, who has signed, who refused, and the share of each."""
SHARING: Final = {
    players: SHARING_NUMBERS + KINDS + 2 * players + players * KINDS + players * DRAFT[players] for players in PLAYERS
}
"""The numbers of a sharing, the treasure, who takes part in which order, who has given up, what was agreed, and the
parchment of each."""
OFFERS: Final = 12
"""The last ones that the viewer sees."""
OFFER: Final = {players: 1 + 3 * players + 2 * players * KINDS for players in PLAYERS}
"""Whether it is open to several; its maker, who has signed, who may take it; what each gives and gets."""
FAIR: Final = {players: players + OFFERS * OFFER[players] for players in PLAYERS}
write_kinds: Final = writer(KINDS)


def observe_sharing(s: Table, viewer: int, row: "array[float]", at: int) -> None:
    """Write the sharing of a treasure."""
    players = s.players
    row[at] = s.sharing.killed + 1
    row[at + 1] = s.sharing.grain
    at += SHARING_NUMBERS
    write_kinds(row, 4 * at, *s.sharing.treasure)
    at += KINDS
    for weight, seat in zip(SIXTY_FOURTHS, s.sharing.party, strict=False):
        row[at + (seat - viewer) % players] = weight
    at += players
    if s.sharing.given_up:
        _mark(row, at, [seat for seat in s.sharing.party if s.sharing.given_up >> seat & 1], viewer, players)
    at += players
    if s.sharing.shares:
        whole = array("f", s.sharing.shares)
        row[at : at + players * KINDS] = whole[viewer * KINDS :] + whole[: viewer * KINDS]
    at += players * KINDS
    for number, parchment in enumerate(s.sharing.parchments):
        place = at + (parchment.author - viewer) % players * DRAFT[players]
        row[place] = number + 1
        _observe_draft(parchment, viewer, players, row, place)
        _mark(row, place + DRAFT_NUMBERS + KINDS, signatures(s, number), viewer, players)


def _observe_draft(parchment: Parchment, viewer: int, players: int, row: "array[float]", at: int) -> None:
    """All of a parchment but its place in the order of writing, and the signatures."""
    row[at + 1] = bounded(parchment.version)
    row[at + 2] = parchment.complete
    if parchment.reason is not None:
        row[at + 3] = 1 + PHRASES.index(parchment.reason.phrase)
        _add(row, at + DRAFT_NUMBERS, parchment.reason.tokens)
    at += DRAFT_NUMBERS + KINDS + players
    if parchment.refused_by != NOBODY:
        row[at + (parchment.refused_by - viewer) % players] = 1
    at += players
    for seat, share in enumerate(parchment.split):
        if share:
            write_kinds(row, 4 * (at + (seat - viewer) % players * KINDS), *unpacked(share))


def observe_fair(s: Table, viewer: int, row: "array[float]", at: int) -> None:
    """Write the deals of a Fair."""
    players = s.players
    row[at + (s.fair.opener - viewer) % players] = 1
    at += players
    for offer in [offer for offer in s.fair.deals if sees(s, viewer, offer)][-OFFERS:]:
        _observe_offer(offer, viewer, players, row, at)
        at += OFFER[players]


def _observe_offer(offer: OpenDeal, viewer: int, players: int, row: "array[float]", at: int) -> None:
    deal = offer.deal
    row[at] = len(deal.sides) == 1
    at += 1
    for seats in ((offer.maker,), offer.signed, deal.takers):
        _mark(row, at, seats, viewer, players)
        at += players
    for side in deal.sides:
        place = at + (side.seat - viewer) % players * 2 * KINDS
        _add(row, place, side.gives)
        _add(row, place + KINDS, side.gets)


def _mark(row: "array[float]", at: int, seats: tuple[int, ...] | list[int], viewer: int, players: int) -> None:
    for seat in seats:
        row[at + (seat - viewer) % players] = 1


def _add(row: "array[float]", at: int, tokens: Bundle) -> None:
    for heap in tokens:
        row[at + TOKEN[heap.token]] += heap.count
