"""What lies on the table, and the questions one asks of it; what changes it is in the steps and the effects."""

from typing import Final

from dracotheque.core import seats
from dracotheque.core.events import Event
from dracotheque.core.fields import field, written
from dracotheque.core.rules import Rules
from dracotheque.core.state import State

from .. import components as box
from ..components import CHARACTER, FAIRY, FIRST_BLANK, NO_CARD, NOBODY, SILVER, SPENT, WIDTH, YELLOW, Card, Player
from ..components.blank_cards.schema import Character
from ..events import FistClosed
from ..events.shown import Invented, Who
from ..options import StoneOptions
from .habits import Habits, no_habits


class Table(State):
    """A game of Aux Pierres du Dragon."""

    rules = Rules()

    options: StoneOptions
    goods: list[int] = field(lambda s: box.first_goods(s.players))
    """Everybody's goods, a row of columns for each seat, and the bank's in the last row."""
    points: list[int] = field(lambda s: [0] * s.players)
    keeper: Player = NOBODY
    """Who keeps the Doppelganger."""
    round: int = 0
    card: Card = field(NO_CARD, reset="clear_auction")
    """The card put up for auction."""
    pile: list[int] = []
    """The round pile; the top card is last."""
    auctioned: list[int] = []
    special_pile: list[int] = []
    """The top card is last."""
    special_discard: list[int] = []
    taken: int = field(0, reset="clear_auction")
    """Cards taken from the round pile whose power is not complete yet, as bits (PD-33)."""
    aside: int = box.ALL_BASIC
    """Basic characters that are not in this round, as bits: all of them between two rounds."""
    winner: Player = field(NOBODY, reset="clear_auction")
    """Who uses the power of this auction."""
    seconds: int = field(0, reset="clear_auction")
    """The second-best bidders of this auction, as bits (PD-21)."""
    bid_fairy: int = field(0, reset="clear_auction")
    """The fairy gold of the winning fist (PD-50)."""
    burnt: bool = field(False, reset="clear_auction")
    """That fairy gold has been given up for good (PD-30)."""
    bidders: int = field(0, reset="clear_auction")
    """How many gold fists of this auction were worth something."""
    resolving: int = field(0, reset="clear_auction")
    """The cards whose power is being resolved, as bits (PD-32)."""
    history: list[tuple[int, ...]] = []
    """The auctions of this round: card, winner, packed gold fists by seat, then packed silver fists if any."""
    habits: Habits = field(lambda s: no_habits(s.players))

    @written
    def clear_auction(self) -> None:
        """No card is up, nobody has won anything."""

    # Questions one asks of the table.

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple(self.points)

    @property
    def winners(self) -> tuple[int, ...]:
        """Who has three points; in a game cut short, the first of the ranking. (5)"""
        return self.ranking()[0] if self.over else ()

    def ranking(self) -> list[tuple[int, ...]]:
        """Seats from first to last, equals together: points, stones, fairy gold, common gold, silver. (5.ranking)"""
        return seats.ranking([self.merit(seat) for seat in range(self.players)])

    def merit(self, seat: int) -> tuple[int, ...]:
        row = seat * WIDTH
        fairy, common, silver = self.goods[row + FAIRY : row + SILVER + 1]
        return self.points[seat], self.stones_of(seat), fairy + self.goods[row + SPENT], common, silver

    def count(self, seat: int, column: int) -> int:
        """How many of something a player has; the bank sits after the last player."""
        return self.goods[seat * WIDTH + column]

    @property
    def bank(self) -> int:
        """The seat of the bank."""
        return self.players

    def stones(self, seat: int) -> list[int]:
        """Red, blue, yellow."""
        row = seat * WIDTH
        return self.goods[row : row + YELLOW + 1]

    def stones_of(self, seat: int) -> int:
        return sum(self.stones(seat))

    def colours_of(self, seat: int) -> list[int]:
        """The colours of which a player, or the bank, has a stone."""
        return [colour for colour, n in enumerate(self.stones(seat)) if n]

    def own_character(self, card: int) -> Character:
        """The character on a blank card."""
        return self.options.characters[card - FIRST_BLANK]

    def who(self, card: int) -> Who:
        """The character on a card, as the table names it."""
        if card < FIRST_BLANK:
            return CHARACTER[card]
        return Invented(*self.own_character(card).names, card - FIRST_BLANK + 1)

    def is_away(self, seat: int) -> bool:
        """Nobody is: whoever keeps the table lets somebody else play for them. (6.tempo-away)"""
        return False

    def sealed_event(self, seat: int) -> Event:
        return FistClosed(seat)

    # Goods change hands.

    def shift(self, giver: int, receiver: int, column: int, wanted: int) -> int:
        """As many as there are, up to so many, go from one to the other; says how many. (4.shortage)"""
        goods = self.goods
        have = goods[giver * WIDTH + column]
        n = wanted if wanted <= have else have
        goods[giver * WIDTH + column] -= n
        goods[receiver * WIDTH + column] += n
        return n


rules: Final = Table.rules
