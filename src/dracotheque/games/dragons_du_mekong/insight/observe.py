"""What a player sees as numbers, straight from the table: the view without its words, for those who learn. (7)"""

from array import array
from functools import lru_cache
from typing import Final

from dracotheque.core.observing import flags

from ..components.cards import CARD_IDS, CARD_NUMBER, PROGRAMME_LENGTH
from ..components.colours import COLOURS, NO_COLOUR
from ..components.delta import ISLETS
from ..components.pairs import NO_PAIR, PAIRS
from ..components.planks import NOWHERE, PLACE_IDS, PLANKS
from ..moves import Programme
from ..state import NOBODY, Table, read_verdict

CARDS: Final = len(CARD_IDS)
NUMBERS: Final = 3
END: Final = 2
"""The two supports of a plank, counted from 1."""
VERDICT: Final = 2
"""Of a pair of supports: the longest plank known to be too short, and the shortest known to reach."""
CONTESTANT_NUMBERS: Final = 4
CONTESTANT: Final = CONTESTANT_NUMBERS + len(COLOURS) + len(PLACE_IDS) + PLANKS + 2 * PROGRAMME_LENGTH * CARDS
"""The numbers of a contestant, colour, the pawn's place, the reserve, the programme as far as it is known, the last."""


def observation(players: int) -> dict[str, int]:
    """What is written, in order, and how many numbers it takes."""
    return {
        "numbers": NUMBERS,
        "statuette": players,
        "order": players,
        "stones": ISLETS,
        "planks": PLANKS * END,
        "lost": PLANKS,
        "verdicts": len(PAIRS) * VERDICT,
        "contestants": players * CONTESTANT,
    }


def observe(s: Table, viewer: int, row: "array[float]", at: int) -> None:
    """Write what this viewer sees from this place of the row on; seats are counted from the viewer."""
    players = s.players
    row[at] = s.round
    row[at + 1] = s.rank
    row[at + 2] = s.supply
    at += NUMBERS
    if s.statuette != NOBODY:
        row[at + (s.statuette - viewer) % players] = 1
    at += players
    order = s.turn_order if s.round else ()
    for place, seat in enumerate(order, start=1):
        row[at + (seat - viewer) % players] = place
    at += players
    row[at : at + ISLETS] = flags(s.stones, ISLETS)
    at += ISLETS
    row[at : at + PLANKS * END] = _ends(tuple(s.lies))
    at += PLANKS * END
    if s.lost:
        row[at : at + PLANKS] = flags(s.lost, PLANKS)
    at += PLANKS
    row[at : at + len(PAIRS) * VERDICT] = _verdicts(tuple(s.verdicts))
    at += len(PAIRS) * VERDICT
    has_acted = order[: s.turn] if s.rank else ()
    for turn in range(players):
        seat = (viewer + turn) % players
        _observe_contestant(s, seat, turn == 0, row, at)
        row[at + 3] = seat in has_acted and seat not in s.actors
        at += CONTESTANT


# The board is looked at many times before it changes.
@lru_cache(maxsize=1 << 10)
def _ends(lies: tuple[int, ...]) -> "array[float]":
    row = array("f", bytes(4 * PLANKS * END))
    for plank, pair in enumerate(lies):
        if pair != NO_PAIR:
            row[END * plank], row[END * plank + 1] = PAIRS[pair][0] + 1, PAIRS[pair][1] + 1
    return row


@lru_cache(maxsize=1 << 10)
def _verdicts(verdicts: tuple[int, ...]) -> "array[float]":
    row = array("f", bytes(4 * len(PAIRS) * VERDICT))
    for seen in verdicts:
        pair, number, held = read_verdict(seen)
        place = pair * VERDICT
        if not held:
            row[place] = max(row[place], number)
        elif not 0 < row[place + 1] <= number:
            row[place + 1] = number
    return row


def _observe_contestant(s: Table, seat: int, own: bool, row: "array[float]", at: int) -> None:
    sealed = s.sealed[seat] if s.sealed else None
    ready = sealed is not None or s.rank > 0
    programme = s.programmes[seat] if own else s.programmes[seat][: s.rank]
    if own and isinstance(sealed, Programme):
        programme = tuple([CARD_NUMBER[card] for card in sealed.cards])
    if ready:
        row[at] = 1
        row[at + 1] = PROGRAMME_LENGTH - len(programme)
    row[at + 2] = s.cancelled >> seat & 1
    at += CONTESTANT_NUMBERS
    if s.colours[seat] != NO_COLOUR:
        row[at + s.colours[seat]] = 1
    at += len(COLOURS)
    if s.pawns[seat] != NOWHERE:
        row[at + s.pawns[seat]] = 1
    at += len(PLACE_IDS)
    row[at : at + PLANKS] = flags(s.reserves[seat], PLANKS)
    at += PLANKS
    for card in programme:
        row[at + card] = 1
        at += CARDS
    at += (PROGRAMME_LENGTH - len(programme)) * CARDS
    for card in s.last_programmes[seat]:
        row[at + card] = 1
        at += CARDS
