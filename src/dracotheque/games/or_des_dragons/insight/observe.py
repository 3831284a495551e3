"""What a player sees as numbers, straight from the table: the view without its words, for those who learn. (7)"""

from array import array
from typing import Final

from dracotheque.core.observing import SIXTY_FOURTHS, flags, writer

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
    cards_in,
)
from ..components.bundles import counted
from ..effects.thefts import take
from ..state import Table
from ..state.knowledge import LEDGER
from ..state.memory import ledger
from ..steps.deals import free_loot
from ..view import visible_stall
from .observe_papers import FAIR, SHARING, observe_fair, observe_sharing

DRAGONS: Final = len(DRAGON_IDS)
CARDS: Final = len(MAGIC)
CREW: Final = len(ROLES)
NUMBERS: Final = 7
LAIR_NUMBERS: Final = 4
PINCHES: Final = 3
PLACE_NUMBERS: Final = 3
PLACE: Final = PLACE_NUMBERS + 2 * CREW + 2 * KINDS + CARDS + LEDGER
"""The numbers of a place, who is ready and who rests, loot and stall, magic objects, the ledger where it is public."""
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
        observe_sharing(s, viewer, row, at)
    at += SHARING[players]
    if s.fair.opener != NOBODY:
        observe_fair(s, viewer, row, at)


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
