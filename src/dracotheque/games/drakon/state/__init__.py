"""What lies on the table: the lair, pawns, coins, hands, the pile, and who knows which tile of whose hand."""

from bisect import bisect_left, insort
from collections.abc import Iterable, Sequence
from typing import Final, NewType

from dracotheque.core.decisions import Reaction
from dracotheque.core.fields import field, written
from dracotheque.core.rules import Rules
from dracotheque.core.seats import best
from dracotheque.core.state import State

from ..components.tiles import COINS, START_ROOMS, TILE_IDS, WINNING_COINS
from ..events import GameEnded, TileDrawn
from ..options import DrakonOptions
from .knowledge import face_of, knowledge, owner_of, viewer_of
from .lair import edge_of, lay, rebuild, ways_on
from .paths import destinations

Player = NewType("Player", int)
NOBODY: Final = Player(-1)
SPECTATOR: Final = 6
"""The viewer who sits nowhere and sees what everybody sees."""
EVERYBODY: Final = 127
"""All viewers, as bits."""

REACTION_DELAY: Final = 12 * 3600.0
"""Seconds one has in slow play for a choice in the turn of another. (9)"""

# What the active player has done in this turn.
NOTHING_YET, PLACED, MOVED, PASSED = range(4)


class Table(State):
    """A game of Drakon."""

    rules = Rules()

    options: DrakonOptions
    rooms: dict[int, int] = field(lambda s: {0: START_ROOMS[s.options.start_exits]})
    """The lair: `face << 4 | arrows` by cell; at first nothing but the Start. (2)"""
    edge: list[int] = field(lambda s: edge_of(s.rooms))
    """The free cells around the lair, `cell << 4 | facing`, in ascending order."""
    ways: int = field(lambda s: ways_on(s.edge))
    """How many ways there are to lay a tile of each layout on the edge, all in one number."""
    pawns: list[int] = field(lambda s: [0] * s.players)
    """The cell of each player's adventurer."""
    coins: list[int] = field(lambda s: [0] * s.players)
    start_coins: int = 0
    treasury: int = COINS
    hands: list[list[int]] = field(lambda s: [[] for _ in range(s.players)])
    """Faces in ascending order, so that the order of a hand says nothing."""
    pile: list[int] = []
    """The top tile is last."""
    buried: list[int] = []
    """Who knows the tiles at the bottom of the pile, as bits, the lowest tile first; the others nobody has seen."""
    known: list[int] = []
    """What viewers know of hands (see `knowledge`), one number for each tile, in ascending order."""
    absent: tuple[int, ...] = ()
    """Tiles that are not in this game: none, unless the position was arranged."""
    adventurers: list[int] = field(lambda s: list(range(s.players)))
    spent: int = 0
    """Whose power token lies face down, as bits."""
    stance: str = "ask"
    """The standing order of the Knight's owner."""
    threshold: int = 0
    """The coins the Knight must hold to guard by the order `if_rich`."""
    active: int = NOBODY
    turn: int = 0
    """The number of this turn, from 1."""
    deed: int = field(NOTHING_YET, reset="clear_turn")
    power_used: bool = field(False, reset="clear_turn")
    stirred: bool = field(False, reset="clear_turn")
    """A tile was placed or a coin changed place in this turn. (5.4)"""
    balls: int = field(0, reset="clear_turn")
    """Entries into a Crystal Ball in this turn (DK-17)."""
    quiet: int = 0
    """How many quiet turns have followed one another (DK-30)."""
    passes: int = 0
    """How many turns in a row were passes without a power (DK-40)."""
    winner: Player = NOBODY
    """Who has won by coins or by escape."""

    def survey(self) -> None:
        """Work out the edge of the lair from its rooms."""
        self.edge = edge_of(self.rooms)
        self.ways = ways_on(self.edge)

    @written
    def clear_turn(self) -> None:
        """Nothing has happened in this turn yet."""

    # Questions one asks of the table.

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple(self.coins)

    @property
    def winners(self) -> tuple[int, ...]:
        """Who won by coins or escape; else the richest, who share the victory (DK-29)."""
        if not self.over:
            return ()
        return best(self.coins) if self.winner == NOBODY else (self.winner,)

    def moves_of(self, seat: int) -> list[int]:
        """Where this player's adventurer may go without any power."""
        return destinations(self.rooms, self.pawns[seat])

    def opponents_beside(self, seat: int) -> list[int]:
        """The other players whose adventurers stand in the same room."""
        here = self.pawns[seat]
        return [other for other, cell in enumerate(self.pawns) if cell == here and other != seat]

    def has_power(self, seat: int, adventurer: int) -> bool:
        """Whether this player may still use this adventurer's power."""
        has = self.options.powers and self.adventurers[seat] == adventurer and not self.spent >> seat & 1
        return has and self.has_adventurer(seat)

    def has_adventurer(self, seat: int) -> bool:
        """Whether it is settled who this player is: those who still have to choose are nobody yet. (DK-32)"""
        return self.asked != "adventurer" or seat < self.actors[0]

    def reaction(self, seat: int) -> Reaction | None:
        """The Knight's shout is short; every other choice in the turn of another has its delay in slow play. (9)"""
        return super().reaction(seat) or (None if seat == self.active else Reaction(slow=REACTION_DELAY))

    @property
    def viewers(self) -> tuple[int, ...]:
        """Everybody at the table, and the spectator."""
        return (*range(self.players), SPECTATOR)

    # The lair. (3.2, 4.1)

    def lay_room(self, cell: int, room: int) -> None:
        """A tile becomes a room on a free cell."""
        self.ways += lay(self.rooms, self.edge, cell, room)

    def rebuild_room(self, cell: int, room: int | None) -> None:
        """A room is turned, another takes its place, or none does."""
        rebuild(self.rooms, self.edge, cell, room)
        self.ways = ways_on(self.edge)

    # Coins, and the ends they bring about. (1.2, 5)

    def gain_coin(self, seat: int) -> None:
        """A coin arrives; with the fifth one its owner has won, whoever's turn it is (DK-15)."""
        self.coins[seat] += 1
        self.stirred = True
        if self.coins[seat] == WINNING_COINS and not self.options.escape:
            self.win(seat, "five-coins")

    def win(self, seat: int, ending: str) -> None:
        self.winner = Player(seat)
        self.finish(ending, GameEnded)

    # Hands and the pile. (3.2, 4.1, 7)

    def draw(self, seat: int) -> None:
        """The top tile of the pile goes to a hand, if there is one."""
        pile = self.pile
        if not pile:
            return
        face = pile.pop()
        insort(self.hands[seat], face)
        if len(pile) < len(self.buried):
            witnesses = self.buried.pop()
            for viewer in self.viewers:
                if witnesses >> viewer & 1:
                    self.learn(viewer, seat, face)
        if self.told is not None:
            self.tell_to((seat,), TileDrawn, seat, TILE_IDS[face])
            self.tell_others(TileDrawn, seat)

    def bury(self, face: int, witnesses: int) -> None:
        """A tile goes under the pile; the witnesses remember which one."""
        self.pile.insert(0, face)
        self.buried.insert(0, witnesses)

    def lose_in_sight(self, owner: int, face: int) -> None:
        """A tile leaves a hand for all to see."""
        self.hands[owner].remove(face)
        if self.known:
            for viewer in self.viewers:
                self.unlearn(viewer, owner, face)

    def gain_in_sight(self, owner: int, face: int) -> None:
        """A tile that everybody has seen goes to a hand."""
        insort(self.hands[owner], face)
        for viewer in self.viewers:
            self.learn(viewer, owner, face)

    def lose_unseen(self, owner: int, face: int, witnesses: Sequence[int] = ()) -> None:
        """A tile leaves a hand face down: whoever does not see it loses track of that hand. (11)"""
        self.hands[owner].remove(face)
        self.known = [each for each in self.known if owner_of(each) != owner or viewer_of(each) in witnesses]
        for viewer in witnesses:
            self.unlearn(viewer, owner, face)

    def learn(self, viewer: int, owner: int, face: int) -> None:
        """A viewer now knows of one more tile in somebody else's hand."""
        if viewer != owner:
            insort(self.known, knowledge(viewer, owner, face))

    def unlearn(self, viewer: int, owner: int, face: int) -> None:
        """One tile of this face has left the hand: the viewer knows of one less, if of any."""
        lost = knowledge(viewer, owner, face)
        place = bisect_left(self.known, lost)
        if place < len(self.known) and self.known[place] == lost:
            del self.known[place]

    def known_to(self, viewer: int, owner: int) -> list[int]:
        """The tiles that a viewer knows to lie in somebody else's hand."""
        first = bisect_left(self.known, knowledge(viewer, owner, 0))
        last = bisect_left(self.known, knowledge(viewer, owner + 1, 0))
        return list(map(face_of, self.known[first:last]))


rules: Final = Table.rules


def names(faces: Iterable[int]) -> tuple[str, ...]:
    """The ids of tiles, in this order."""
    return tuple([TILE_IDS[face] for face in faces])
