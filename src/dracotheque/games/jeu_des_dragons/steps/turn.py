"""Rounds and turns: play a card, see whether its power triggers. (3.3)"""

from functools import cache
from typing import Final

from dracotheque.core.refusing import because
from dracotheque.core.rules import Frame, frame
from dracotheque.core.seats import rotated

from ..components import NUMBER, POWER, STRENGTH, three_alike
from ..effects.abilities import sense_motive
from ..effects.powers import use
from ..events import CardPlayed, LeaderNamed, RoundBegan, TurnSkipped
from ..moves import LEADER, PLAY, NameLeader, PlayCard
from ..refusals import not_held
from ..state import NO_CARD, NOBODY, Player, Table, rules
from .buying import buy_cards
from .orders import take_up_wishes
from .round_end import end_round
from .settlement import stakes_ran_dry
from .special_flights import count_colour_flight, count_strength_flight


@rules.step
def begin_round(s: Table) -> None:
    """Whoever is to lead leads, or a diplomat has somebody else lead. (6)"""
    if s.abilities and s.can(s.leader, "diplomacy"):
        s.ask(name_leader, s.leader)
    else:
        open_round(s)


def open_round(s: Table) -> None:
    """Everybody plays one card, clockwise from the leader."""
    s.round += 1
    s.reference = 0
    s.priest = NOBODY
    s.standing = [NO_CARD] * s.players
    if s.told is not None:
        s.tell(RoundBegan, s.round, s.leader)
    s.stack += turns(s.seats, s.leader)


@cache
def turns(seats: tuple[int, ...], leader: int) -> list[Frame]:
    """The turns of a round and its end as steps, the first one last."""
    return [frame(end_round), *(frame(turn, seat) for seat in reversed(rotated(seats, leader)))]


@rules.step
def turn(s: Table, seat: int) -> None:
    """Buy with one card or none, then play a card. (3.3.1, 3.3.2)"""
    s.active = seat
    s.copper_gone = 0
    if len(s.hands[seat]) > 1:
        s.ask(play, seat)
    elif s.can(seat, "gambler"):
        s.push(play_on, seat)
        buy_cards(s, seat)
    else:
        s.buy(seat)
        play_on(s, seat)


@rules.step
def play_on(s: Table, seat: int) -> None:
    """Play a card; a last one needs no asking."""
    hand = s.hands[seat]
    if len(hand) > 1:
        s.ask(play, seat)
    elif hand:
        lay_card(s, seat, PLAY[hand[0]])
    else:
        s.tell(TurnSkipped, seat)  # deck and discard pile are exhausted (JD-12)


@rules.question("3.3.2", refused=not_held(PlayCard, "3.3.2"))
def play(s: Table, seat: int) -> list[PlayCard]:
    return [PLAY[card] for card in s.hands[seat]]


@play.answered
def lay_card(s: Table, seat: int, move: PlayCard) -> None:
    """The power triggers for the leader's card and for a card not stronger than the one before. (3.3.3)"""
    card = NUMBER[move.card]
    if s.orders:
        take_up_wishes(s, seat, move.card)
    s.leave_hand(seat, card)
    s.flights[seat] += (card,)
    s.standing[seat] = card
    triggers = STRENGTH[card] <= s.reference or s.reference == 0
    if s.told is not None:
        s.tell(CardPlayed, seat, move.card, triggers, s.reference)
    if s.abilities:
        sense_motive(s, seat, card)
    if not triggers:
        stand(s, seat)
        return
    depth = len(s.stack)
    use(s, seat, card, POWER[card])
    if s.actors or len(s.stack) > depth:
        s.stack.insert(depth, STAND[seat])  # below what the power still has to do
    else:
        stand(s, seat)


@rules.question("6.diplomacy", refused=because(NameLeader, "refuse-no-leader", "6.diplomacy", number="seat"))
def name_leader(s: Table, seat: int) -> list[NameLeader]:
    return [LEADER[leader] for leader in s.clockwise_from(seat)]


@name_leader.answered
def let_lead(s: Table, seat: int, move: NameLeader) -> None:
    if move.seat != seat:
        s.tell(LeaderNamed, seat, move.seat)
        s.leader = Player(move.seat)
    open_round(s)


@rules.step
def check_stakes(s: Table) -> None:
    """A completed power that leaves the stakes empty ends the gambit there and then (JD-17, JD-18). (3.3.4)"""
    if s.stakes == 0:
        s.stack.clear()
        stakes_ran_dry(s)


@rules.step
def stand(s: Table, seat: int) -> None:
    """The played card's power is complete: it stands, sets the reference, and flights are counted. (3.3.4 to 3.3.6)"""
    if s.stakes == 0:
        check_stakes(s)
        return
    s.reference = STRENGTH[s.standing[seat]]
    flight = s.flights[seat]
    if len(flight) > 2 and (three_alike(flight) or (s.abilities and s.can(seat, "wild_card"))):
        s.push(end_turn, seat)
        s.push(count_strength_flight, seat)
        s.push(count_colour_flight, seat)
    else:
        end_turn(s, seat)


@rules.step
def end_turn(s: Table, seat: int) -> None:
    """In the first two rounds every empty hand buys at once (JD-16). (3.3.7)"""
    if s.round < 3 and [] in s.hands:
        s.buy_empty_hands(seat)


STAND: Final = tuple(frame(stand, seat) for seat in range(6))
