"""What a player sees as numbers, straight from the table: the view without its words, for those who learn. (7)"""

from array import array
from typing import Final

from dracotheque.core.observing import flags, writer

from ..components import ABILITIES, ALL_CARDS, CARD_IDS
from ..state import NO_CARD, SLAIN, Table

CARDS: Final = len(CARD_IDS)
NUMBERS: Final = 8
PLACE_NUMBERS: Final = 9
PLACE: Final = PLACE_NUMBERS + 3 * CARDS
"""The numbers of a place, its hand as far as it is known, its flight, and the ante card it laid."""
write_8: Final = writer(8)
write_9: Final = writer(9)


def observation(players: int) -> dict[str, int]:
    """What is written, in order, and how many numbers it takes."""
    return {
        "numbers": NUMBERS,
        "leader": players,
        "active": players,
        "priest": players,
        "antes": CARDS,
        "discard": CARDS,
        "deck_from": CARDS,
        "places": players * PLACE,
        "abilities": players * len(ABILITIES),
        "looked": players,
        "wild_used": 1,
    }


def observe(s: Table, viewer: int, row: "array[float]", at: int) -> None:
    """Write what this viewer sees from this place of the row on; seats are counted from the viewer."""
    players = s.players
    is_first = s.first_seat == viewer
    write_8(row, 4 * at, s.gambit, s.last_gambit, s.round, s.reference, s.stakes, len(s.deck), s.druid, is_first)
    at += NUMBERS
    for seat in (s.leader, s.active, s.priest):
        if seat >= 0:
            row[at + (seat - viewer) % players] = 1
        at += players
    for card in s.antes:
        row[at + card] = 1
    at += CARDS
    for card in s.discard:
        row[at + card] = 1
    at += CARDS
    if s.deck_from != ALL_CARDS:
        row[at : at + CARDS] = flags(s.deck_from, CARDS)
    at += CARDS
    for turn in range(players):
        _observe_place(s, (viewer + turn) % players, viewer, row, at)
        at += PLACE
    if s.abilities:
        _observe_abilities(s, viewer, row, at)


def _observe_place(s: Table, seat: int, viewer: int, row: "array[float]", at: int) -> None:
    flight = s.flights[seat]
    standing = s.standing[seat]
    write_9(
        row,
        4 * at,
        s.hoards[seat],
        sum([amount for _, amount in s.ledgers[seat]]) if s.ledgers[seat] else 0,
        len(s.hands[seat]),
        s.flight_strength(seat) if flight else 0,
        s.is_barred(seat),
        s.colour_counted[seat],
        s.strength_counted[seat],
        standing == SLAIN,
        s.eliminated_in[seat],
    )
    at += PLACE_NUMBERS
    if seat == viewer:
        for card in s.hands[seat]:
            row[at + card] = 1
    elif s.marks and (known := s.known(viewer, seat)):
        row[at : at + CARDS] = flags(known, CARDS)
    at += CARDS
    for card in flight:
        row[at + card] = 2 if card == standing else 1
    at += CARDS
    if s.laid[seat] != NO_CARD:
        row[at + s.laid[seat]] = 1


def _observe_abilities(s: Table, viewer: int, row: "array[float]", at: int) -> None:
    """Who has which, whose hand was looked into in this gambit, and whether the Wild Card has been played (JD-52)."""
    players = s.players
    for seat, ability in enumerate(s.abilities):
        if ability:
            row[at + (seat - viewer) % players * len(ABILITIES) + ABILITIES.index(ability)] = 1
    at += players * len(ABILITIES)
    for seat in s.looked:
        row[at + (seat - viewer) % players] = 1
    row[at + players] = s.wild_used
