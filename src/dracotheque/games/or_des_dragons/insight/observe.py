"""What a player sees as numbers, straight from the table: the view without its words, for those who learn. (7)"""

from array import array
from typing import Final

from dracotheque.core.observing import SIXTY_FOURTHS, bounded, flags, writer

from ..components import (
    DRAGON_IDS,
    FAIR_AFTER,
    INVISIBLE_HAND,
    KINDS,
    MAGIC,
    NO_DRAGON,
    NOBODY,
    NOT_PLACED,
    POWER,
    ROLES,
    SLOTS,
    TOKEN,
    cards_in,
)
from ..components.bundles import Bundle, counted, unpacked
from ..effects.thefts import take
from ..moves import PHRASES
from ..state import Table
from ..state.knowledge import LEDGER
from ..state.memory import ledger
from ..state.papers import Offer, Parchment
from ..steps.deals import free_loot, sees
from ..view import signatures, visible_stall

DRAGONS: Final = len(DRAGON_IDS)
CARDS: Final = len(MAGIC)
CREW: Final = len(ROLES)
NUMBERS: Final = 7
LAIR_NUMBERS: Final = 4
PINCHES: Final = 3
PLACE_NUMBERS: Final = 3
PLACE: Final = PLACE_NUMBERS + 2 * CREW + 2 * KINDS + CARDS + LEDGER
"""The numbers of a place, who is ready and who rests, loot and stall, magic objects, the ledger where it is public."""
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
write_3: Final = writer(3)
write_4: Final = writer(4)
write_7: Final = writer(7)
write_kinds: Final = writer(KINDS)
write_ledger: Final = writer(LEDGER)


def lair_size(players: int) -> int:
    """The numbers of a lair, its dragon, its tokens, and who fights there in which order."""
    return LAIR_NUMBERS + DRAGONS + KINDS + players * CREW


def observation(players: int) -> dict[str, int]:
    """What is written, in order, and how many numbers it takes."""
    return {
        "numbers": NUMBERS,
        "first": players,
        "active": players,
        "to_come": DRAGONS,
        "bag": KINDS,
        "lost": KINDS,
        "lens": KINDS,
        "magic_discard": CARDS,
        "sword": players * CREW,
        "fireball": players * CREW,
        "pinches": PINCHES,
        "theft": 2 * players + 2 + KINDS,
        "lairs": SLOTS * lair_size(players),
        "places": players * PLACE,
        "sharing": SHARING[players],
        "fair": FAIR[players],
    }


def observe(s: Table, viewer: int, row: "array[float]", at: int) -> None:
    """Write what this viewer sees from this place of the row on; seats are counted from the viewer."""
    players = s.players
    at = _observe_stocks(s, viewer, row, at)
    for bearer in (s.magic.sword, s.magic.fireball):
        if bearer != NOT_PLACED:
            row[at + (bearer - CREW * viewer) % (CREW * players)] = 1
        at += players * CREW
    if s.holds_card(viewer, INVISIBLE_HAND):
        write_3(row, 4 * at, 1, s.stealing.stolen_so_far(), s.stealing.tried)
    at += PINCHES
    if s.stealing.theft:
        _observe_theft(s, viewer, row, at)
    at += 2 * players + 2 + KINDS
    _observe_lairs(s, viewer, row, at)
    at += SLOTS * lair_size(players)
    for turn in range(players):
        _observe_place(s, (viewer + turn) % players, viewer, row, at)
        at += PLACE
    if s.sharing.party:
        _observe_sharing(s, viewer, row, at)
    at += SHARING[players]
    if s.fair.opener != NOBODY:
        _observe_fair(s, viewer, row, at)


def _observe_stocks(s: Table, viewer: int, row: "array[float]", at: int) -> int:
    """Decks, the bag and discards, and whose turn it is; says where they end."""
    players = s.players
    to_fair = max(0, FAIR_AFTER - s.replacements)
    is_last = not s.bag_size and not s.magic.drawn
    write_7(
        row, 4 * at, len(s.deck), to_fair, s.bag_size, is_last, len(s.magic.pile), s.has_eyes(), s.stealing.eyes[viewer]
    )
    at += NUMBERS
    row[at + (s.first - viewer) % players] = 1
    at += players
    row[at + (s.active - viewer) % players] = 1
    at += players
    for dragon in s.deck:
        row[at + dragon] = 1
    at += DRAGONS
    if s.options.bag_aid:
        write_kinds(row, 4 * at, *s.bag)
    at += KINDS
    write_kinds(row, 4 * at, *s.lost)
    at += KINDS
    if s.magic.drawn:
        write_kinds(row, 4 * at, *counted(s.magic.drawn))
    at += KINDS
    for weight, card in zip(SIXTY_FOURTHS, s.magic.spent, strict=False):
        row[at + card] = weight
    at += CARDS
    return at


def _observe_theft(s: Table, viewer: int, row: "array[float]", at: int) -> None:
    players = s.players
    thief, victim, velvet, far = s.stealing.theft
    row[at + (thief - viewer) % players] = 1
    at += players
    row[at + (victim - viewer) % players] = 1
    at += players
    row[at] = velvet
    row[at + 1] = far
    if s.asks(take) and thief == viewer:
        write_kinds(row, 4 * (at + 2), *s.loot_of(victim))


def _observe_lairs(s: Table, viewer: int, row: "array[float]", at: int) -> None:
    crews = CREW * s.players
    for slot, dragon in enumerate(s.dragons):
        if dragon != NO_DRAGON:
            is_weak = dragon == s.magic.weakness
            write_4(row, 4 * at, POWER[dragon] + is_weak, is_weak, s.strengths[slot], slot == s.sharing.killed)
            row[at + LAIR_NUMBERS + dragon] = 1
            write_kinds(row, 4 * (at + LAIR_NUMBERS + DRAGONS), *s.tokens_on(slot))
        at += LAIR_NUMBERS + DRAGONS + KINDS
        if s.under[slot]:
            for weight, adventurer in zip(SIXTY_FOURTHS, s.under[slot], strict=False):
                row[at + (adventurer - CREW * viewer) % crews] = weight
        at += crews


def _observe_place(s: Table, seat: int, viewer: int, row: "array[float]", at: int) -> None:
    is_shown = seat == viewer or s.over
    write_3(row, 4 * at, s.magic.hands[seat].bit_count(), s.fair.done >> seat & 1, is_shown)
    at += PLACE_NUMBERS
    row[at : at + 2 * CREW] = AS_FLAGS[s.ready[seat] | s.resting[seat] << CREW]
    at += 2 * CREW
    if is_shown:
        write_kinds(row, 4 * at, *free_loot(s, seat))
    at += KINDS
    if s.fair.deals:
        write_kinds(row, 4 * at, *visible_stall(s, seat, viewer))
    at += KINDS
    if is_shown and s.magic.hands[seat]:
        for card in cards_in(s.magic.hands[seat]):
            row[at + card] = 1
    at += CARDS
    if s.options.public_ledger:
        write_ledger(row, 4 * at, *ledger(s, seat))


AS_FLAGS: Final = tuple(flags(crew, 2 * CREW) for crew in range(1 << 2 * CREW))
"""Who is ready and, beyond, who rests."""


# What is written at a sharing or a Fair: parchments and deals. (9.2, 9.3)


def _observe_sharing(s: Table, viewer: int, row: "array[float]", at: int) -> None:
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


def _observe_fair(s: Table, viewer: int, row: "array[float]", at: int) -> None:
    """Write the deals of a Fair."""
    players = s.players
    row[at + (s.fair.opener - viewer) % players] = 1
    at += players
    for offer in [offer for offer in s.fair.deals if sees(s, viewer, offer)][-OFFERS:]:
        _observe_offer(offer, viewer, players, row, at)
        at += OFFER[players]


def _observe_offer(offer: Offer, viewer: int, players: int, row: "array[float]", at: int) -> None:
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
