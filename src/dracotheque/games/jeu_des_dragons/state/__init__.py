"""What lies on the table: cards, gold, debts, and who knows which card of whose hand."""

from bisect import insort
from collections.abc import Sequence
from typing import Final, NewType

from dracotheque.core.bits import mask_of, numbers_of
from dracotheque.core.decisions import Timer
from dracotheque.core.events import Event
from dracotheque.core.fields import field, written
from dracotheque.core.moves import Move
from dracotheque.core.rules import Rules, frame
from dracotheque.core.seats import rotated
from dracotheque.core.state import State

from .. import events
from ..components import ALL_CARDS, BOUGHT_HAND, CARD_IDS, HAND_LIMIT, STRENGTH, CardNumber, bars, names, total
from ..moves import TIME_UP
from ..options import DragonOptions
from .orders import Orders, after_change, without_card

# Nothing is -1 everywhere, but nobody is no card: type checkers tell them apart where they are compared.
Player = NewType("Player", int)
NOBODY: Final = Player(-1)
Purse = NewType("Purse", int)
STAKES: Final = Purse(-1)
"""The middle of the table, as payee or creditor."""
NO_CARD: Final = CardNumber(-1)
SLAIN: Final = CardNumber(-2)
"""What stands for a player whose card of this round was discarded by the Dragonslayer (JD-9)."""


def ante_cards_taken(seat: int, cards: Sequence[int]) -> events.AnteCardsTaken:
    return events.AnteCardsTaken(seat, names(cards))


def cards_drawn(seat: int, drawn: list[int]) -> events.CardsDrawn:
    return events.CardsDrawn(seat, len(drawn), names(sorted(drawn)))


class Table(State):
    """A game of Le Jeu des Dragons."""

    rules = Rules()

    options: DragonOptions
    ticking: bool = field(lambda s: s.options.time_limit is not None)
    seats: tuple[int, ...] = field(lambda s: tuple(range(s.players)))
    """The players still in the game, clockwise."""
    eliminated_in: tuple[int, ...] = field(lambda s: (0,) * s.players)
    """The gambit that eliminated each player; 0 for those still in."""
    hoards: list[int] = field(lambda s: [s.options.starting_hoard] * s.players)
    stakes: int = 0
    gold: int = field(lambda s: sum(s.hoards))
    """All the gold on the table: hoards and stakes always add up to it. (1.2)"""
    ledgers: list[tuple[tuple[Purse, int], ...]] = field(lambda s: [()] * s.players)
    """What each player owes: (creditor, amount), oldest first."""
    ious: tuple[tuple[int, int, int], ...] = field((), unsaved=(), keepsake=True)
    """(debtor, creditor, amount): what those who are out never paid; without effect (JD-44)."""
    deck: list[int] = []
    """The top card is last."""
    deck_from: int = ALL_CARDS
    """The cards the deck was last made of, as bits: everybody saw the discard pile go into it (JD-49)."""
    loose: bool = False
    """An imagined deck is not shuffled: a card is taken anywhere in it."""
    discard: list[int] = []
    hands: list[list[int]] = field(lambda s: [[] for _ in range(s.players)])
    """Sorted, so that the order of a hand says nothing."""
    flights: list[tuple[int, ...]] = field(lambda s: [()] * s.players, reset="clear_gambit")
    antes: list[int] = field([], reset="clear_gambit")
    """The ante pile."""
    laid: list[CardNumber] = field(lambda s: [NO_CARD] * s.players, reset="clear_gambit")
    """The ante card each player laid in this gambit."""
    shown: list[int] = field(lambda s: [0] * s.players)
    """The cards of each hand that everybody knows, as bits (JD-55)."""
    seen: list[tuple[int, int, int]] = []
    """(viewer, owner, card): what one player knows of another's hand through thefts (JD-55)."""
    marks: int = 0
    """The cards in `shown` and `seen`, and maybe some that were: spares a walk through them."""
    gambit: int = 0
    round: int = field(0, reset="clear_gambit")
    leader: Player = field(NOBODY, reset="clear_gambit")
    first_seat: int = 0
    active: int = field(NOBODY, reset="clear_gambit")
    """Whose turn it is."""
    reference: int = field(0, reset="clear_gambit")
    """The strength the next card is compared with; 0 before the first card of a round."""
    standing: list[CardNumber] = field(lambda s: [NO_CARD] * s.players, reset="clear_gambit")
    """The card that stands for each player in this round."""
    copper_gone: int = field(0, reset="clear_gambit")
    """Cards discarded by a Copper effect in this turn, as bits (JD-13)."""
    priest: Player = field(NOBODY, reset="clear_gambit")
    """Who triggered the Priest last in this round."""
    druid: bool = field(False, reset="clear_gambit")
    colour_counted: tuple[bool, ...] = field(lambda s: (False,) * s.players, reset="clear_gambit")
    strength_counted: tuple[bool, ...] = field(lambda s: (False,) * s.players, reset="clear_gambit")
    last_gambit: int = 0
    """The gambit after which time is up; 0 while nobody knows."""
    orders: tuple[Orders, ...] = field((), unsaved=())
    """What each seat has left for later; empty where nobody has left anything. (9.2, 9.3)"""
    abilities: tuple[str, ...] = field(lambda s: ("",) * s.players if s.options.campaign_abilities else (), unsaved=())
    """What each seat can do in a campaign; empty words before they are chosen, nothing at other tables (JD-52)."""
    looked: tuple[int, ...] = field((), reset="clear_gambit", unsaved=())
    """Whose hand was looked at in this gambit by Sense Motive."""
    wild_used: bool = field(False, unsaved=False)
    """The Wild Card has counted: once a game."""

    @written
    def clear_gambit(self) -> None:
        """No flight, no ante, no mark."""

    # Questions one asks of the table.

    @property
    def scores(self) -> tuple[int, ...]:
        """Gold: the richest win, and equals share the victory. (5.3, JD-43)"""
        return tuple(self.hoards)

    def clockwise_from(self, seat: int) -> tuple[int, ...]:
        """All players still in the game, this one first."""
        return rotated(self.seats, seat)

    def opponents_of(self, seat: int) -> tuple[int, ...]:
        """The other players, clockwise from the left neighbour."""
        return rotated(self.seats, seat)[1:]

    def flight_strength(self, seat: int) -> int:
        return total(STRENGTH, self.flights[seat])

    def strongest(self, seats: Sequence[int], sign: int = 1) -> list[int]:
        """Those of these players who are tied for the strongest flight, or for the weakest where the sign is -1."""
        most = 0
        strongest: list[int] = []
        for seat in seats:
            strength = sign * total(STRENGTH, self.flights[seat])
            if strength > most or not strongest:
                most, strongest = strength, [seat]
            elif strength == most:
                strongest.append(seat)
        return strongest

    def strongest_opponents(self, seat: int) -> list[int]:
        """The opponents tied for the strongest flight; barring does not matter here. (4.1, JD-23)"""
        strongest = self.strongest(self.opponents_of(seat))
        if self.abilities and len(strongest) > 1:
            return [opponent for opponent in strongest if self.abilities[opponent] != "intimidate"]
        return strongest

    def can(self, seat: int, ability: str) -> bool:
        """Whether this player has this ability. (6)"""
        return bool(self.abilities) and self.abilities[seat] == ability

    @property
    def coming_reference(self) -> int:
        """What the next card will be compared with: while a power acts, the card it came with. (3.3.5)"""
        if self.active != NOBODY and frame(stand, self.active) in self.stack:
            return STRENGTH[self.standing[self.active]]
        return self.reference

    def is_barred(self, seat: int) -> bool:
        return bars(self.flights[seat])

    def clock_moves(self) -> Sequence[Move]:
        return (TIME_UP,)

    def timer(self) -> Timer | None:
        """One clock for the whole evening. (JD-46)"""
        limit = self.options.time_limit
        if isinstance(limit, str):
            return Timer("evening", until=limit)
        return None if limit is None else Timer("evening", 60 * limit)

    def sealed_event(self, seat: int) -> Event:
        return events.AnteSealed(seat)

    # Gold. (3.8)

    def pay(self, payer: int, payee: int, amount: int) -> None:
        """Pay what one has and owe the rest; with Bluff one less of what goes to a player. (3.8, 6)"""
        if self.abilities and payee != STAKES and amount > 1 and self.abilities[payer] == "bluff":
            self.tell(events.AbilityUsed, payer, "bluff")
            amount -= 1
        paid = amount
        if self.hoards[payer] < amount:
            paid = self.hoards[payer]
            self.ledgers[payer] += ((Purse(payee), amount - paid),)
        self.hoards[payer] -= paid
        if self.told is not None:
            self.tell(events.GoldPaid, payer, payee, paid, amount - paid)
        if payee == STAKES:
            self.stakes += paid
        else:
            self.credit(payee, paid)

    def steal(self, seat: int, amount: int) -> None:
        """Take from the stakes as much as asked, or all that is left."""
        taken = min(self.stakes, amount)
        self.stakes -= taken
        if self.told is not None:
            self.tell(events.GoldTaken, seat, taken)
        self.credit(seat, taken)

    def credit(self, receiver: int, amount: int) -> None:
        """Gold arrives: at once it repays the receiver's debts, oldest first, from creditor to creditor (JD-21)."""
        if receiver == STAKES:
            self.stakes += amount
            return
        while amount and (ledger := self.ledgers[receiver]):
            creditor, owed = ledger[0]
            repaid = min(amount, owed)
            amount -= repaid
            self.ledgers[receiver] = ledger[1:] if repaid == owed else ((creditor, owed - repaid), *ledger[1:])
            self.tell(events.DebtRepaid, receiver, creditor, repaid)
            self.credit(creditor, repaid)
        self.hoards[receiver] += amount

    # Cards. (3.6, 3.7)

    def renew_deck(self) -> None:
        """An empty deck is made anew from the discard pile (JD-11)."""
        if self.deck or not self.discard:
            return
        self.deck, self.discard = self.discard, []
        self.deck_from = mask_of(self.deck)
        # From a canonical order, so that the new deck depends on chance and on nothing else.
        self.deck.sort()
        if not self.loose:
            self.chance.shuffle(self.deck)
        self.tell(events.DeckRenewed, len(self.deck))

    def take_top(self) -> int:
        """The top card of a deck that is not empty."""
        deck = self.deck
        if self.loose:
            place = self.chance.below(len(deck))
            deck[place], deck[-1] = deck[-1], deck[place]
        return deck.pop()

    def draw(self, seat: int, count: int) -> None:
        """Draw cards, as far as the hand limit and the cards reach."""
        hand = self.hands[seat]
        wanted = min(count, HAND_LIMIT - len(hand))
        if not wanted:
            return
        deck = self.deck
        if wanted >= len(deck):
            drawn = self.draw_to_the_last(wanted)
        elif self.loose:
            drawn = [self.take_top() for _ in range(wanted)]
        else:
            drawn = deck[-wanted:]
            del deck[-wanted:]
        hand += drawn
        hand.sort()
        if self.orders and drawn:
            self.hand_changed(seat)
        if drawn and self.told is not None:
            self.tell_to((seat,), cards_drawn, seat, drawn)
            self.tell_others(events.CardsDrawn, seat, len(drawn))

    def draw_to_the_last(self, wanted: int) -> list[int]:
        """The cards of a draw that empties the deck: it is renewed on the way, or runs out (JD-11, JD-12)."""
        drawn: list[int] = []
        while len(drawn) < wanted:
            self.renew_deck()
            if not self.deck:
                break
            drawn.append(self.take_top())
        self.renew_deck()
        return drawn

    def buy(self, seat: int) -> None:
        """Pay the strength of the top card, discard it, and fill the hand to four. (3.6)"""
        self.renew_deck()
        if not self.deck:
            return
        card = self.take_top()
        self.buy_for(seat, card, (card,))

    def buy_for(self, seat: int, card: int, turned: tuple[int, ...]) -> None:
        """Pay the strength of this card, and discard what was turned up."""
        self.tell(events.CardsBought, seat, CARD_IDS[card], STRENGTH[card])
        self.pay(seat, STAKES, STRENGTH[card])
        self.discard += turned
        self.renew_deck()
        self.draw(seat, BOUGHT_HAND - len(self.hands[seat]))

    def buy_empty_hands(self, first: int) -> None:
        """Everybody without a card buys, clockwise (JD-16)."""
        buyers = [seat for seat in self.clockwise_from(first) if not self.hands[seat]]
        if self.abilities and any(self.abilities[seat] == "gambler" for seat in buyers):
            self.stack += [frame(buy_cards, seat) for seat in reversed(buyers)]
            return
        for seat in buyers:
            self.buy(seat)

    def leave_hand(self, seat: int, card: int) -> None:
        """A card leaves a hand for all to see."""
        self.hands[seat].remove(card)
        if self.orders:
            self.orders = without_card(self.orders, seat, CARD_IDS[card])
        if self.marks >> card & 1:
            self.marks ^= 1 << card
            self.shown[seat] &= ~(1 << card)
            if self.seen:
                self.seen = [knowledge for knowledge in self.seen if knowledge[2] != card]

    def show(self, seat: int, card: int) -> None:
        """Everybody now knows that this card lies in this hand."""
        self.shown[seat] |= 1 << card
        self.marks |= 1 << card

    def known(self, viewer: int | None, owner: int) -> int:
        """The cards of another's hand that this viewer knows, as bits."""
        known = self.shown[owner]
        for witness, holder, card in self.seen:
            if witness == viewer and holder == owner:
                known |= 1 << card
        return known

    def take_antes(self, seat: int, cards: Sequence[int]) -> None:
        """Cards of the ante pile go to a hand, for all to see."""
        for card in cards:
            self.antes.remove(card)
            insort(self.hands[seat], card)
            self.show(seat, card)
        if self.orders:
            self.hand_changed(seat)
        self.tell(ante_cards_taken, seat, cards)

    def steal_card(self, taker: int, victim: int) -> int:
        """A card drawn blind goes from hand to hand; whoever does not see it loses track of both (JD-55)."""
        hand = self.hands[victim]
        card = hand.pop(self.chance.below(len(hand)))
        insort(self.hands[taker], card)
        seen = {(victim, taker, card)}
        for viewer, owner, held in self.seen:
            if owner != victim or (viewer == taker and held != card):
                seen.add((viewer, owner, held))
        for held in numbers_of(self.shown[victim]):
            if held != card:
                seen.add((taker, victim, held))
        self.seen = sorted(seen)
        self.shown[victim] = 0
        self.marks |= 1 << card
        if self.orders:
            self.orders = without_card(self.orders, victim, CARD_IDS[card])
            self.hand_changed(taker, victim)
        return card

    def hand_changed(self, *seats: int) -> None:
        """Cards came or went otherwise than by being laid: what was planned with that hand may be void. (9.3)"""
        for seat in seats:
            self.orders = after_change(self.orders, seat)


rules: Final = Table.rules


@rules.ahead
def stand(s: Table, seat: int) -> None: ...


@rules.ahead
def buy_cards(s: Table, seat: int) -> None: ...
