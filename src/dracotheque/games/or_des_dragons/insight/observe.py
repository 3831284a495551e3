"""What a player sees as numbers, straight from the table: the view without its words, for those who learn. (7)"""

from array import array
from functools import lru_cache
from typing import Final, NamedTuple

from dracotheque.core.observing import SIXTY_FOURTHS
from dracotheque.games.or_des_dragons.bundles import counted
from dracotheque.games.or_des_dragons.components import (
    DRAGON_IDS,
    FAIR_AFTER,
    INVISIBLE_HAND,
    KINDS,
    MAGIC,
    POWER,
    ROLES,
    SLOTS,
    cards_in,
)
from dracotheque.games.or_des_dragons.insight.observe_papers import (
    FAIR,
    SHARING,
    observe_fair,
    observe_sharing,
)
from dracotheque.games.or_des_dragons.memory import ledger
from dracotheque.games.or_des_dragons.papers import NOBODY
from dracotheque.games.or_des_dragons.state import LEDGER, NO_DRAGON, NOT_PLACED, Table
from dracotheque.games.or_des_dragons.view import own_loot, visible_stall

DRAGONS: Final = len(DRAGON_IDS)
CARDS: Final = len(MAGIC)
CREW: Final = len(ROLES)
NUMBERS: Final = 7
LAIR_NUMBERS: Final = 4
PINCHES: Final = 3
PLACE_NUMBERS: Final = 3
PLACE: Final = PLACE_NUMBERS + 2 * CREW + 2 * KINDS + CARDS + LEDGER
"""The numbers of a place, who is ready and who rests, loot and stall, magic objects, the ledger where it is public."""


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
    for bearer in (s.sword, s.fireball):
        if bearer != NOT_PLACED:
            row[at + _turned(bearer, viewer, players)] = 1
        at += players * CREW
    if s.holds_card(viewer, INVISIBLE_HAND):
        row[at : at + PINCHES] = array("f", (1, s.stolen_so_far(), s.tried))
    at += PINCHES
    if s.theft:
        _observe_theft(s, viewer, row, at)
    at += 2 * players + 2 + KINDS
    lairs = Lairs(tuple(s.dragons), tuple(s.lying), tuple(s.under), tuple(s.strengths), s.killed, s.weakness)
    size = SLOTS * lair_size(players)
    row[at : at + size] = _lairs(lairs, viewer, players)
    at += size
    for turn in range(players):
        _observe_place(s, (viewer + turn) % players, viewer, row, at)
        at += PLACE
    if s.party:
        observe_sharing(s, viewer, row, at)
    at += SHARING[players]
    if s.opener != NOBODY:
        observe_fair(s, viewer, row, at)


def _observe_stocks(s: Table, viewer: int, row: "array[float]", at: int) -> int:
    """Decks, the bag and discards, and whose turn it is; says where they end."""
    players = s.players
    row[at] = len(s.deck)
    row[at + 1] = max(0, FAIR_AFTER - s.replacements)
    row[at + 2] = s.bag_size
    row[at + 3] = not s.bag_size and not s.drawn
    row[at + 4] = len(s.pile)
    row[at + 5] = s.has_eyes()
    row[at + 6] = s.eyes[viewer]
    at += NUMBERS
    row[at + (s.first - viewer) % players] = 1
    at += players
    row[at + (s.active - viewer) % players] = 1
    at += players
    for dragon in s.deck:
        row[at + dragon] = 1
    at += DRAGONS
    if s.options.bag_aid:
        row[at : at + KINDS] = array("f", s.bag)
    at += KINDS
    row[at : at + KINDS] = array("f", s.lost)
    at += KINDS
    if s.drawn:
        row[at : at + KINDS] = array("f", counted(s.drawn))
    at += KINDS
    for weight, card in zip(SIXTY_FOURTHS, s.spent, strict=False):
        row[at + card] = weight
    at += CARDS
    return at


def _turned(adventurer: int, viewer: int, players: int) -> int:
    """An adventurer's number where the viewer's own come first."""
    return (adventurer - CREW * viewer) % (CREW * players)


def _observe_theft(s: Table, viewer: int, row: "array[float]", at: int) -> None:
    players = s.players
    thief, victim, velvet, far = s.theft
    row[at + (thief - viewer) % players] = 1
    at += players
    row[at + (victim - viewer) % players] = 1
    at += players
    row[at] = velvet
    row[at + 1] = far
    if s.asked == "take" and thief == viewer:
        row[at + 2 : at + 2 + KINDS] = array("f", s.loot_of(victim))


class Lairs(NamedTuple):
    """All that is to be seen in the middle of the table."""

    dragons: tuple[int, ...]
    lying: tuple[int, ...]
    under: tuple[tuple[int, ...], ...]
    strengths: tuple[int, ...]
    killed: int
    weakness: int


# Treasures are long talked about before another adventurer is placed.
@lru_cache(maxsize=1 << 10)
def _lairs(lairs: Lairs, viewer: int, players: int) -> "array[float]":
    row = array("f")
    for slot, dragon in enumerate(lairs.dragons):
        numbers = [0.0] * (LAIR_NUMBERS + DRAGONS)
        fighters = [0.0] * (players * CREW)
        if dragon != NO_DRAGON:
            is_weak = dragon == lairs.weakness
            numbers[:LAIR_NUMBERS] = POWER[dragon] + is_weak, is_weak, lairs.strengths[slot], slot == lairs.killed
            numbers[LAIR_NUMBERS + dragon] = 1
        for weight, adventurer in zip(SIXTY_FOURTHS, lairs.under[slot], strict=False):
            fighters[_turned(adventurer, viewer, players)] = weight
        row.extend([*numbers, *lairs.lying[slot * KINDS : (slot + 1) * KINDS], *fighters])
    return row


def _observe_place(s: Table, seat: int, viewer: int, row: "array[float]", at: int) -> None:
    is_shown = seat == viewer or s.over
    row[at] = s.hands[seat].bit_count()
    row[at + 1] = s.done >> seat & 1
    row[at + 2] = is_shown
    at += PLACE_NUMBERS
    row[at : at + CREW] = AS_FLAGS[s.ready[seat]]
    row[at + CREW : at + 2 * CREW] = AS_FLAGS[s.resting[seat]]
    at += 2 * CREW
    if is_shown:
        row[at : at + KINDS] = array("f", own_loot(s, seat))
    at += KINDS
    if s.deals:
        row[at : at + KINDS] = array("f", visible_stall(s, seat, viewer))
    at += KINDS
    if is_shown and s.hands[seat]:
        for card in cards_in(s.hands[seat]):
            row[at + card] = 1
    at += CARDS
    if s.options.public_ledger:
        row[at : at + LEDGER] = array("f", ledger(s, seat))


AS_FLAGS: Final = tuple(array("f", [crew >> role & 1 for role in range(CREW)]) for crew in range(1 << CREW))
