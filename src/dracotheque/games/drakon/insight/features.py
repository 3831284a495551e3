"""What a player knows as a short list of numbers: what this game's network reads.

A feature is present or absent. Cells mean nothing by themselves, so the lair is told by what everybody can reach in it
from where they stand: how soon each kind of room, and how many coins in so many moves. Seats are counted from the
player who looks, so that one network serves every seat and every number of players.
"""

from collections.abc import Sequence
from typing import Final

from dracotheque.core.numbering import Numbers

from ..components.adventurers import ADVENTURERS
from ..components.cells import NOWHERE, STEPS
from ..components.tiles import BY_ARROWS, BY_VORTEX, ESCAPING_COINS, KIND, KINDS, LEAVING, TILE_IDS, WINNING_COINS
from ..options import DrakonOptions
from ..state import Table
from ..state.paths import destinations
from .outlook import COIN_EFFECT, FIND, LOSE, PICK_UP, ROB_LEFT, ROB_RIGHT

SEARCH: Final = "judged"
"""What of the network helps a search: its judgement is all there is."""
SEATS: Final = 6
FACES: Final = len(TILE_IDS)
KIND_OF: Final = tuple(KINDS.index(kind) for kind in KIND)
"""The number of the kind of each face."""
QUESTIONS: Final = (
    "action",
    "end_power",
    "crystal",
    "map",
    "destruction",
    "rotation",
    "portal",
    "start_coin",
    "knight_guard",
    "adventurer",
)
EFFECTS: Final = max(COIN_EFFECT) + 1
MOVES: Final = 4
"""How many moves of everybody are thought ahead."""
NEAR: Final = 3
"""Within so many moves it is told how soon a kind of room can be entered."""
MOST_COINS: Final = 8
MOST_TILES: Final = 7
MOST_FOUND: Final = 5
MOST_WAYS: Final = 5
MOST_OPEN: Final = 8
MOST_GAINFUL: Final = 4
PILES: Final = 9
TREASURES: Final = 8
ROUNDS: Final = 20
ROUND_STEP: Final = 3
ROUNDS_LEFT: Final = 6
QUIET: Final = 8
START_COINS: Final = 3

_inputs: Final = Numbers()
PLAYERS_AT: Final = _inputs.block(SEATS + 1)
QUESTION_AT: Final = _inputs.each(QUESTIONS)
ASKED_AT: Final = _inputs.block(SEATS)
ACTIVE_AT: Final = _inputs.block(SEATS)
ESCAPE_AT: Final = _inputs.block(1)
POWERS_AT: Final = _inputs.block(1)
TREASURY_AT: Final = _inputs.block(TREASURES)
START_COINS_AT: Final = _inputs.block(START_COINS + 1)
PILE_AT: Final = _inputs.block(PILES)
ROUND_AT: Final = _inputs.block(ROUNDS)
ROUNDS_LEFT_AT: Final = _inputs.block(ROUNDS_LEFT)
QUIET_AT: Final = _inputs.block(QUIET)
HAND_AT: Final = _inputs.block(FACES)
TWICE_AT: Final = _inputs.block(FACES)
# Of each place of the table; these are the numbers of the first, and those of the next lie PLACE further on.
FIRST_PLACE: Final = _inputs.next
COINS_AT: Final = _inputs.block(MOST_COINS)
TILES_AT: Final = _inputs.block(MOST_TILES)
ADVENTURER_AT: Final = _inputs.block(len(ADVENTURERS))
READY_AT: Final = _inputs.block(1)
STANDING_AT: Final = _inputs.block(len(KINDS))
NEAREST_AT: Final = _inputs.block(NEAR * len(KINDS))
FOUND_AT: Final = _inputs.block(MOVES * MOST_FOUND)
NEEDED_AT: Final = _inputs.block(MOVES + 1)
WAYS_AT: Final = _inputs.block(MOST_WAYS)
OPEN_AT: Final = _inputs.block(MOST_WAYS)
OPEN_BEYOND_AT: Final = _inputs.block(MOST_OPEN)
GAINFUL_AT: Final = _inputs.block(MOST_GAINFUL)
PLACE: Final = _inputs.next - FIRST_PLACE
INPUTS: Final = FIRST_PLACE + SEATS * PLACE
ACTIONS: Final = 0
"""It judges positions; what to do follows from where that leads."""


def fits(_players: int, _options: DrakonOptions) -> bool:
    """Whether the network has learnt to play such a table: it has met all of them."""
    return True


def contenders(s: Table) -> Sequence[int]:
    """Who can still win: everybody."""
    return range(s.players)


def features(s: Table, viewer: int) -> list[int]:
    """What this player knows, from the most general to what everybody can reach."""
    return chairs(s, (viewer,))[0]


def chairs(s: Table, viewers: Sequence[int]) -> list[list[int]]:
    """The same for several players: what lies open is looked at once."""
    players = s.players
    lair = Lair(s)
    places = [of_the_place(s, lair, seat) for seat in range(players)]
    common = of_the_table(s)
    found = []
    for viewer in viewers:
        seen = [*common, ACTIVE_AT + (s.active - viewer) % players]
        if s.asked in QUESTION_AT:
            seen.append(ASKED_AT + (s.actors[0] - viewer) % players)
        hand = s.hands[viewer]
        seen += [HAND_AT + face for face in set(hand)]
        seen += [TWICE_AT + face for face in set(hand) if hand.count(face) > 1]
        for turn in range(players):
            further = PLACE * turn
            seen += [number + further for number in places[(viewer + turn) % players]]
        found.append(seen)
    return found


def of_the_table(s: Table) -> list[int]:
    """What is the same for everybody."""
    players = s.players
    options = s.options
    found = [
        PLAYERS_AT + players,
        TREASURY_AT + min(s.treasury // 4, TREASURES - 1),
        START_COINS_AT + min(s.start_coins, START_COINS),
        PILE_AT + min(len(s.pile) + 5 >> 3, PILES - 1),
        ROUND_AT + min(s.turn // (ROUND_STEP * players), ROUNDS - 1),
        QUIET_AT + min(s.quiet, QUIET - 1),
    ]
    if s.asked in QUESTION_AT:
        found.append(QUESTION_AT[s.asked])
    if options.escape:
        found.append(ESCAPE_AT)
    if options.powers:
        found.append(POWERS_AT)
    left = options.round_limit - s.turn // players
    if left < ROUNDS_LEFT:
        found.append(ROUNDS_LEFT_AT + max(left, 0))
    return found


def of_the_place(s: Table, lair: "Lair", seat: int) -> list[int]:
    """One player: what lies open of them, and what they may reach."""
    coins = s.coins[seat]
    here = s.pawns[seat]
    ways = lair.ways(here)
    gains = gains_of(s, seat)
    rooms = s.rooms
    found = [
        COINS_AT + min(coins, MOST_COINS - 1),
        TILES_AT + min(len(s.hands[seat]), MOST_TILES - 1),
        STANDING_AT + KIND_OF[rooms[here] >> 4],
        WAYS_AT + min(len(ways), MOST_WAYS - 1),
        OPEN_AT + lair.open_at(here),
        OPEN_BEYOND_AT + min(sum(map(lair.open_at, ways[:MOST_OPEN])), MOST_OPEN - 1),
        GAINFUL_AT + min(sum([gains[rooms[end] >> 4] > 0 for end in ways]), MOST_GAINFUL - 1),
    ]
    if s.options.powers and s.has_adventurer(seat):
        found.append(ADVENTURER_AT + s.adventurers[seat])
        if not s.spent >> seat & 1:
            found.append(READY_AT)
    found += lair.nearest(here)
    goal = ESCAPING_COINS if s.options.escape else WINNING_COINS
    needed = MOVES
    memo: dict[int, int] = {}
    for moves in range(MOVES, 0, -1):
        most = lair.most(gains, here, moves, memo)
        found.append(FOUND_AT + MOST_FOUND * (moves - 1) + min(most, MOST_FOUND - 1))
        if coins + most >= goal:
            needed = moves - 1
    found.append(NEEDED_AT + needed)
    return found


def gains_of(s: Table, seat: int) -> list[int]:
    """How many coins entering a room of each face brings this player as things stand."""
    players = s.players
    by_effect = [0] * EFFECTS
    by_effect[FIND] = int(s.treasury > 0)
    by_effect[PICK_UP] = int(s.start_coins > 0)
    by_effect[LOSE] = -1
    by_effect[ROB_LEFT] = int(s.coins[(seat + 1) % players] > 0)
    by_effect[ROB_RIGHT] = int(s.coins[(seat - 1) % players] > 0)
    return [by_effect[effect] for effect in COIN_EFFECT]


class Lair:
    """The lair, where one can go in it, and what for."""

    __slots__ = ("ends", "near", "opened", "rooms")

    def __init__(self, s: Table) -> None:
        self.rooms = s.rooms
        self.ends: dict[int, list[int]] = {}
        self.opened: dict[int, int] = {}
        self.near: dict[int, list[int]] = {}

    def ways(self, cell: int) -> list[int]:
        """Where an adventurer standing here may go."""
        found = self.ends.get(cell)
        if found is None:
            found = self.ends[cell] = destinations(self.rooms, cell)
        return found

    def open_at(self, cell: int) -> int:
        """How many arrows of this room lead to where no room is yet."""
        found = self.opened.get(cell)
        if found is None:
            rooms = self.rooms
            room = rooms[cell]
            found = 0
            if LEAVING[room >> 4] == BY_ARROWS:
                for step in STEPS[room & 15]:
                    found += cell + step not in rooms
            self.opened[cell] = found
        return found

    def nearest(self, cell: int) -> list[int]:
        """How soon each kind of room can be entered from here, as far as that is near."""
        known = self.near.get(cell)
        if known is not None:
            return known
        rooms = self.rooms
        found: list[int] = []
        kinds = 0
        met = {cell}
        border = [cell]
        for moves in range(NEAR):
            at = NEAREST_AT + len(KINDS) * moves
            entered: list[int] = []
            for start in border:
                for end in self.ways(start):
                    kind = KIND_OF[rooms[end] >> 4]
                    if not kinds >> kind & 1:
                        kinds |= 1 << kind
                        found.append(at + kind)
                    if end not in met:
                        met.add(end)
                        entered.append(end)
            border = entered
        self.near[cell] = found
        return found

    def most(self, gains: list[int], cell: int, moves: int, memo: dict[int, int]) -> int:
        """The most coins in so many moves from here, as if nobody else did anything meanwhile."""
        # From every Vortex one goes anywhere.
        rooms = self.rooms
        key = (NOWHERE if LEAVING[rooms[cell] >> 4] == BY_VORTEX else cell) << 3 | moves
        known = memo.get(key)
        if known is None:
            known = 0
            for end in self.ways(cell):
                found = gains[rooms[end] >> 4]
                if moves > 1:
                    found += self.most(gains, end, moves - 1, memo)
                known = max(known, found)
            memo[key] = known
        return known
