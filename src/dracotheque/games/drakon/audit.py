"""What must hold at every instant of a game."""

from itertools import chain
from typing import Final

from dracotheque.core.errors import RulesBug

from .components.adventurers import ADVENTURERS
from .components.cells import AROUND
from .components.tiles import BOX, COINS, ROOMS, STARTS, WINNING_COINS
from .effects.coins import STANCES
from .state import EVERYBODY, NOBODY, PASSED, Table
from .state.knowledge import face_of, owner_of, viewer_of
from .state.lair import ways_on

ALL_TILES: Final = {exits: sorted([*BOX, start]) for exits, start in STARTS.items()}
"""The Start by its number of exits, and the 63 tiles, in order."""


def audit(s: Table) -> None:
    """All tiles, all coins, no two arrows head to head, everybody in a room, nobody misinformed. (1, 3.2, 7)"""
    check_tiles(s)
    check_lair(s)
    check_coins(s)
    check_turn(s)
    check_knowledge(s)


def check_tiles(s: Table) -> None:
    """The Start and the 63 tiles, each somewhere, and hands in order."""
    if len(s.hands) != s.players or s.hands != list(map(sorted, s.hands)):
        raise RulesBug("bug-hands")
    laid = [room >> 4 for room in s.rooms.values()]
    tiles = sorted([*laid, *s.pile, *s.absent, *chain.from_iterable(s.hands)])
    if tiles != ALL_TILES[s.options.start_exits]:
        raise RulesBug("bug-tiles-lost-or-made", count=len(tiles))


def check_lair(s: Table) -> None:
    """The Start where it was, no arrow facing an arrow, an edge that fits, pawns in rooms."""
    rooms = s.rooms
    if rooms[0] >> 4 != STARTS[s.options.start_exits]:
        raise RulesBug("bug-start")
    if not ROOMS.issuperset(rooms.values()):
        raise RulesBug("bug-room")
    if len(s.pawns) != s.players or not {*s.pawns} <= rooms.keys():
        raise RulesBug("bug-pawns")
    spots: dict[int, int] = {}
    for cell, room in rooms.items():
        for step, back in AROUND[room & 15]:
            beside = cell + step
            if beside not in rooms:
                spots[beside] = spots.get(beside, beside << 4) | back
            elif rooms[beside] & back:
                raise RulesBug("bug-arrows-face", cell=cell)
    if s.edge != sorted(spots.values()) or s.ways != ways_on(s.edge):
        raise RulesBug("bug-edge")


def check_coins(s: Table) -> None:
    """Twenty-eight coins, none owed, and nobody plays on with five. (1.2, 5.1)"""
    purses = [*s.coins, s.start_coins, s.treasury]
    if len(s.coins) != s.players or sum(purses) != COINS or min(purses) < 0:
        raise RulesBug("bug-coins-lost-or-made", coins=sum(purses))
    if not s.options.escape and not s.over and max(s.coins) >= WINNING_COINS:
        raise RulesBug("bug-unnoticed-victory")


def check_turn(s: Table) -> None:
    """A player at turn, adventurers all different, counters that count."""
    if not 0 <= s.active < s.players or not NOBODY <= s.winner < s.players or (s.winner != NOBODY and not s.over):
        raise RulesBug("bug-seat")
    if len(set(s.adventurers)) != s.players or not set(s.adventurers) <= set(range(len(ADVENTURERS))):
        raise RulesBug("bug-adventurers")
    if len(s.adventurers) != s.players or not 0 <= s.spent < 1 << s.players or (s.spent and not s.options.powers):
        raise RulesBug("bug-power-tokens")
    if s.stance not in STANCES or s.threshold < 0:
        raise RulesBug("bug-standing-order")
    if min(s.turn, s.balls, s.quiet, s.passes) < 0 or not 0 <= s.deed <= PASSED:
        raise RulesBug("bug-counters")


def check_knowledge(s: Table) -> None:
    """What anybody knows of a hand lies there; what was buried lies in the pile."""
    if len(s.buried) > len(s.pile) or any(not 0 <= witnesses <= EVERYBODY for witnesses in s.buried):
        raise RulesBug("bug-buried-tiles")
    if s.known != sorted(s.known):
        raise RulesBug("bug-knowledge")
    for each in set(s.known):
        viewer, owner = viewer_of(each), owner_of(each)
        if viewer not in s.viewers or owner >= s.players or viewer == owner:
            raise RulesBug("bug-knowledge")
        if s.known.count(each) > s.hands[owner].count(face_of(each)):
            raise RulesBug("bug-false-knowledge", owner=owner)
