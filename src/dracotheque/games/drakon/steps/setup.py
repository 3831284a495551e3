"""Tiles, adventurers and the first player. (2)"""

from dracotheque.games.drakon.components.adventurers import ADVENTURERS
from dracotheque.games.drakon.components.tiles import BOX, FIRST_HAND
from dracotheque.games.drakon.events import AdventurerDrawn, FirstPlayerDrawn, TilesDealt
from dracotheque.games.drakon.state import Table, names


def setup(s: Table) -> None:
    """Four tiles each, the rest as a pile; with powers the adventurers are drawn; somebody begins."""
    s.clear()
    s.pile = list(BOX)
    s.chance.shuffle(s.pile)
    for seat in range(s.players):
        s.hands[seat] = sorted(s.pile[-FIRST_HAND:])
        del s.pile[-FIRST_HAND:]
    if s.options.powers:
        drawn = list(range(len(ADVENTURERS)))
        s.chance.shuffle(drawn)
        s.adventurers = drawn[: s.players]
    first = s.chance.below(s.players)
    if s.told is not None:
        announce(s, first)
    s.push("begin_turn", first)


def announce(s: Table, first: int) -> None:
    for seat in range(s.players):
        s.tell(TilesDealt(seat, FIRST_HAND, names(s.hands[seat])), (seat,), TilesDealt(seat, FIRST_HAND))
    for seat in range(s.players if s.options.powers else 0):
        s.tell(AdventurerDrawn(seat, ADVENTURERS[s.adventurers[seat]]))
    s.tell(FirstPlayerDrawn(first))
