"""What lies on the table: stones, planks and pawns on the delta, reserves, programmes, and what players keep secret.

Sets of islets, planks, pairs and seats are numbers, a bit for each member.
"""

from collections.abc import Sequence
from typing import Final, NewType

from dracotheque.core.bits import members
from dracotheque.core.decisions import Timer
from dracotheque.core.events import Event
from dracotheque.core.fields import field, written
from dracotheque.core.moves import Move
from dracotheque.core.rules import Question, Rules
from dracotheque.core.seats import changed, rotated
from dracotheque.core.state import State

from .components.colours import NO_COLOUR, ColourNumber
from .components.delta import ISLETS, SPOTS
from .components.pairs import (
    CROSSING,
    FITTING,
    NO_ISLET,
    NO_PAIR,
    OPENED_BY_FIRST_NINE,
    OPENED_BY_LAST_NINE,
    OPENED_BY_SECOND_NINE,
    OVER,
    PAIRS,
    TOUCHING,
    Pair,
)
from .components.planks import (
    GOAL_PLACE,
    NOWHERE,
    PLANKS,
    SIZE,
    VILLAGE_PLACE,
    VILLAGES,
    PlaceNumber,
    village_place,
    village_spot,
)
from .events import ProgrammeReady
from .moves import TIME_UP, LeaveOrder
from .options import MekongOptions

Player = NewType("Player", int)
NOBODY: Final = Player(-1)
PLANKS_PER_SUPPORT: Final = 3


class Table(State):
    """A game of Les Dragons du Mékong."""

    rules = Rules()

    options: MekongOptions
    colours: tuple[ColourNumber, ...] = field(lambda s: (NO_COLOUR,) * s.players)
    """By seat; NO_COLOUR before it is known."""
    order: tuple[int, ...] = ()
    """The seats clockwise by village, from the top left (DM-9)."""
    statuette: Player = NOBODY
    eyes: tuple[int, ...] = field(lambda s: (0,) * s.players)
    """How each seat's bot misjudges lengths: a number from which its errors follow. (9.1)"""
    round: int = 0
    rank: int = field(0, reset="take_back_cards")
    """0 while programmes are made."""
    turn: int = field(0, reset="take_back_cards")
    """How many players of this rank have acted or are acting."""
    programmes: tuple[tuple[int, ...], ...] = field(lambda s: ((),) * s.players, reset="take_back_cards")
    """By seat, once all are handed in."""
    last_programmes: tuple[tuple[int, ...], ...] = field(lambda s: ((),) * s.players)
    """Those of the round before: all their cards were turned up."""
    cancelled: int = field(0, reset="take_back_cards")
    """The seats whose card of this rank a dragon cancels."""
    stones: int = 0
    """The islets with a stone."""
    covered: int = 0
    """The islets under a plank (DM-15)."""
    barred: int = 0
    """The pairs closed by the planks on the board: taken, crossed, or at a full support."""
    loaded: int = 0
    """The spots on which a plank rests."""
    resting: list[int] = [0] * SPOTS
    """The planks on each spot."""
    lies: list[Pair] = [NO_PAIR] * PLANKS
    """The pair on which each plank lies."""
    on_board: int = 0
    reserves: list[int] = field(lambda s: [0] * s.players)
    """The planks before each seat."""
    lost: int = 0
    pawns: list[PlaceNumber] = field(lambda s: [NOWHERE] * s.players)
    """The place of each seat's pawn."""
    occupied: int = 0
    """The planks on which a pawn stands; villages are always free (DM-28)."""
    fitting: tuple[int, ...] = field(FITTING, unsaved=FITTING)
    """The pairs that a plank of each number fits; in a world that somebody imagines, as that eye has them. (9.1)"""
    verdicts: list[int] = []
    """What every attempt has shown, each once: the pair, the plank's number and whether it held (see `verdict`)."""
    drafts: tuple[tuple[str, ...], ...] = field(lambda s: ((),) * s.players, reset="take_back_cards")
    """The cards each seat has laid out and not handed in; an empty name is a free slot. (9.2)"""
    orders: tuple[tuple[LeaveOrder, ...], ...] = field(lambda s: ((),) * s.players, reset="take_back_cards")
    """The standing orders of each seat. (9.4)"""
    by_hand: int = 0
    """The seats whose standing orders rest."""

    @written
    def take_back_cards(self) -> None:
        """All cards are in the hands again, and what was attached to them is gone. (3.1)"""

    # Questions one asks of the table.

    @property
    def scores(self) -> tuple[int, ...]:
        """Who has arrived: 1 for the winner, and in a draw the same for all, who share the result. (5)"""
        return tuple(int(self.pawns[seat] == self.goal(seat)) for seat in range(self.players))

    def home(self, seat: int) -> PlaceNumber:
        """The village of a pawn's colour, as a place."""
        return VILLAGE_PLACE[self.colours[seat]]

    def goal(self, seat: int) -> PlaceNumber:
        """The village opposite, as a place."""
        return GOAL_PLACE[self.colours[seat]]

    @property
    def turn_order(self) -> tuple[int, ...]:
        """Clockwise from the statuette. (3.1)"""
        return rotated(self.order, self.statuette)

    @property
    def supply(self) -> int:
        return ISLETS - self.stones.bit_count()

    def card_of(self, seat: int) -> int:
        """The card of this rank."""
        return self.programmes[seat][self.rank - 1]

    def has_acted(self, seat: int) -> bool:
        """Whether the card of this rank is done with."""
        return self.rank > 0 and self.turn_order.index(seat) < self.turn and seat not in self.actors

    def sees_fits(self, seat: int) -> bool:
        """Whether this seat is offered only what fits. (6)"""
        return self.options.plank_fit == "assisted" or self.options.assisted_seat == seat

    def free_islets(self) -> int:
        """The islets that may receive a stone. (4.1)"""
        return ~(self.stones | self.covered) & ALL_ISLETS

    def offered_pairs(self) -> int:
        """The pairs on which a plank may be tried, whatever its length. (3.4)"""
        stones = self.stones
        return (
            OPENED_BY_FIRST_NINE[stones & 511]
            & OPENED_BY_SECOND_NINE[stones >> 9 & 511]
            & OPENED_BY_LAST_NINE[stones >> 18]
            & ~self.barred
        )

    def neighbours(self, place: int) -> int:
        """The places one step away; planks that share only a village are not neighbours (DM-27). (4.6)"""
        if place >= VILLAGES:
            return self.resting[village_spot(place)]
        a, b = PAIRS[self.lies[place]]
        beyond = self.resting[b] if b < ISLETS else 1 << village_place(b)
        return (self.resting[a] | beyond) & ~(1 << place)

    def clock_moves(self) -> Sequence[Move]:
        return (TIME_UP,)

    def timer(self) -> Timer | None:
        """The time for a programme, or for each other decision. (9.2, 9.3)"""
        if self.sealed:
            return Timer(f"programme-{self.round}", self.options.program_time, decides=True)
        return Timer("decision", self.options.decision_time, decides=True, restarts=True)

    def sealed_event(self, seat: int) -> Event:
        return ProgrammeReady(seat)

    def ask_in_private(self, question: Question, seat: int, *context: str | int) -> bool:
        """Offer what this seat alone may know: it is asked even where there is one answer only. (7)"""
        if not self.rules.questions[question.name].options(self, seat, *context):
            return False
        self.ask(question, seat, *context)
        return True

    # Changes of the board.

    def put_pawn(self, seat: int, place: PlaceNumber) -> None:
        """A pawn stands here from now on."""
        before = self.pawns[seat]
        self.pawns[seat] = place
        if before < VILLAGES:
            self.occupied ^= 1 << before
        if place < VILLAGES:
            self.occupied |= 1 << place

    def put_plank(self, plank: int, pair: Pair) -> None:
        """A plank lies on a pair from now on."""
        bit = 1 << plank
        self.on_board |= bit
        self.lies[plank] = pair
        self.barred |= CROSSING[pair] | 1 << pair
        if OVER[pair] != NO_ISLET:
            self.covered |= 1 << OVER[pair]
        for spot in PAIRS[pair]:
            self.resting[spot] |= bit
            self.loaded |= 1 << spot
            if self.resting[spot].bit_count() == PLANKS_PER_SUPPORT:
                self.barred |= TOUCHING[spot]

    def take_plank(self, plank: int) -> None:
        """A plank leaves the board, and what it closed is open again unless another plank closes it too."""
        bit = 1 << plank
        for spot in PAIRS[self.lies[plank]]:
            self.resting[spot] &= ~bit
            if not self.resting[spot]:
                self.loaded &= ~(1 << spot)
        self.on_board &= ~bit
        self.lies[plank] = NO_PAIR
        self.covered, self.barred = closed_by(self)

    def keep_orders(self, seat: int, orders: tuple[LeaveOrder, ...]) -> None:
        """What this seat has left for its cards from now on. (9.4)"""
        self.orders = changed(self.orders, seat, orders)

    def note_verdict(self, plank: int, pair: int, held: bool) -> None:
        """Everybody has seen whether a plank of this number reaches. (9.1)"""
        seen = verdict(pair, SIZE[plank], held)
        if seen not in self.verdicts:
            self.verdicts.append(seen)


rules: Final = Table.rules
ALL_ISLETS: Final = (1 << ISLETS) - 1


def closed_by(s: Table) -> tuple[int, int]:
    """The islets and the pairs that the planks on the board close."""
    covered = barred = 0
    for plank in members(s.on_board):
        pair = s.lies[plank]
        barred |= CROSSING[pair] | 1 << pair
        if OVER[pair] != NO_ISLET:
            covered |= 1 << OVER[pair]
    for spot, planks in enumerate(s.resting):
        if planks and planks.bit_count() >= PLANKS_PER_SUPPORT:
            barred |= TOUCHING[spot]
    return covered, barred


def verdict(pair: int, size: int, held: bool) -> int:
    """One verdict as one number."""
    return pair << 4 | size << 1 | held


def read_verdict(seen: int) -> tuple[int, int, bool]:
    """The pair, the plank's number, and whether it held."""
    return seen >> 4, seen >> 1 & 7, bool(seen & 1)
