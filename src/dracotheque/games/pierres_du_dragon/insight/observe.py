"""What a player sees as numbers, straight from the table: the view without its words, for those who learn. (7)"""

from array import array
from functools import lru_cache
from typing import Final

from dracotheque.core.observing import SIXTY_FOURTHS, bounded, writer

from ..components import AMULET, BLACK, CHARACTER, FAIRY, LOOKS, NO_CARD, NOBODY, SILVER, SPENT, WIDTH, YELLOW
from ..state import Table
from ..state.fists import unpacked_gold, unpacked_silver
from ..state.habits import NO_LOOK

CHARACTERS: Final = len(CHARACTER)
NUMBERS: Final = 2
BANK: Final = 8
PLACE: Final = 15 + len(LOOKS)
"""Points, stones, spent, black coins, amulets, the Doppelganger, whether the purse is seen, three kinds of coins,
whether the fist is closed, whether its owner is away, or wants to stop; and what the fist looks like."""
FIST: Final = 7
"""Fairy gold, common gold, the black coin, the amulet; where there was a tie 1, the silver and the amulet."""
AUCTIONS: Final = 16
"""More than a round has cards; if not, the last ones."""
write_3: Final = writer(3)
write_4: Final = writer(4)
write_8: Final = writer(8)


def auction_size(players: int) -> int:
    """The character counted from 1, the winner, and all fists."""
    return 1 + players + players * FIST


def observation(players: int) -> dict[str, int]:
    """What is written, in order, and how many numbers it takes."""
    return {
        "numbers": NUMBERS,
        "character": CHARACTERS,
        "acting": players,
        "seconds": players,
        "remaining": CHARACTERS,
        "auctioned": CHARACTERS,
        "special_discard": CHARACTERS,
        "bank": BANK,
        "places": players * PLACE,
        "auctions": AUCTIONS * auction_size(players),
    }


def observe(s: Table, viewer: int, row: "array[float]", at: int) -> None:
    """Write what this viewer sees from this place of the row on; seats are counted from the viewer."""
    players = s.players
    row[at] = bounded(s.round)
    row[at + 1] = len(s.special_pile)
    at += NUMBERS
    if s.card != NO_CARD:
        row[at + s.card] = 1
    at += CHARACTERS
    if s.winner != NOBODY:
        row[at + (s.winner - viewer) % players] = 1
    at += players
    if s.seconds:
        for seat in range(players):
            row[at + (seat - viewer) % players] = s.seconds >> seat & 1
    at += players
    for card in s.pile:
        row[at + card] += 1
    at += CHARACTERS
    for weight, card in zip(SIXTY_FOURTHS, s.auctioned, strict=False):
        row[at + card] += weight
    at += CHARACTERS
    for weight, card in zip(SIXTY_FOURTHS, s.special_discard, strict=False):
        row[at + card] += weight
    at += CHARACTERS
    bank = players * WIDTH
    write_8(row, 4 * at, *s.goods[bank : bank + BANK])
    row[at + BLACK] = max(0, s.goods[bank + BLACK])
    at += BANK
    for turn in range(players):
        _observe_place(s, (viewer + turn) % players, viewer, row, at)
        at += PLACE
    size = auction_size(players)
    for record in s.history[-AUCTIONS:]:
        row[at : at + size] = _auction(record, viewer, players)
        at += size


def _observe_place(s: Table, seat: int, viewer: int, row: "array[float]", at: int) -> None:
    goods = s.goods
    habits = s.habits
    first = seat * WIDTH
    stones = goods[first : first + YELLOW + 1]
    spent, black, amulets = goods[first + SPENT], goods[first + BLACK], goods[first + AMULET]
    write_8(row, 4 * at, s.points[seat], *stones, spent, black, amulets, s.keeper == seat)
    if seat == viewer or s.over or s.options.shows_totals:
        write_4(row, 4 * (at + 8), 1, *goods[first + FAIRY : first + SILVER + 1])
    is_closed = bool(s.sealed) and s.sealed[seat] is not None
    write_3(row, 4 * (at + 12), is_closed, s.is_away(seat), habits.stopping >> seat & 1)
    if habits.looks[seat] != NO_LOOK:
        row[at + 15 + habits.looks[seat]] = 1


# A round is looked at many times and never changes its past.
@lru_cache(maxsize=1 << 12)
def _auction(record: tuple[int, ...], viewer: int, players: int) -> "array[float]":
    row = array("f", bytes(4 * auction_size(players)))
    card, winner, *fists = record
    row[0] = 1 + card
    if winner != NOBODY:
        row[1 + (winner - viewer) % players] = 1
    for turn in range(players):
        at = 1 + players + turn * FIST
        seat = (viewer + turn) % players
        gold = unpacked_gold(fists[seat])
        row[at], row[at + 1], row[at + 2], row[at + 3] = gold.fairy, gold.common, gold.black, gold.amulet
        if len(fists) > players and fists[players + seat]:
            silver = unpacked_silver(fists[players + seat])
            row[at + 4], row[at + 5], row[at + 6] = 1, silver.silver, silver.amulet
    return row
