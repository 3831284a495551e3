"""Any position by name, for tests, lessons and puzzles."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Literal, get_args

from dracotheque.core.arranging import cleared, go_on, numbers_of, uneven
from dracotheque.core.errors import ImpossiblePosition
from dracotheque.core.seats import changed

from .components import ABILITIES, CARD_IDS, HAND_LIMIT, NUMBER, STRENGTH, CardNumber
from .state import NOBODY, STAKES, Player, Purse, Table
from .steps.ante import commit_antes
from .steps.round_end import end_round
from .steps.turn import turn

Moment = Literal["ante", "turn", "end of round"]
Cards = Sequence[str]
Debts = Sequence[tuple[int | Literal["stakes"], int]]
numbers = partial(numbers_of, known=NUMBER, refusal="refuse-unknown-card")


def arrange(
    *,
    hands: Sequence[Cards],
    hoards: Sequence[int],
    moment: Moment = "turn",
    flights: Sequence[Cards] = (),
    stakes: int = 0,
    antes: Cards = (),
    deck: Cards = (),
    discard: Cards = (),
    debts: Mapping[int, Debts] | None = None,
    gambit: int = 1,
    round: int = 1,
    leader: int = 0,
    to_play: int | None = None,
    played: Mapping[int, str] | None = None,
    first_seat: int = 0,
    priest: int | None = None,
    druid: bool = False,
    colour_counted: Sequence[int] = (),
    strength_counted: Sequence[int] = (),
    shown: Mapping[int, Cards] | None = None,
    eliminated_in: Mapping[int, int] | None = None,
    abilities: Mapping[int, str] | None = None,
    options: Mapping[str, object] | None = None,
    seed: int = 0,
    events: bool = True,
) -> Table:
    """Lay this position and go on from there.

    `moment` is "ante" (everybody lays an ante card), "turn" (the turn of `to_play`, by default the leader's, is just
    starting) or "end of round" (all turns are taken). Seats are numbers; cards are ids; `deck` is given top first and
    the cards not named anywhere lie below it; `flights` include the cards `played` this round, in order of play;
    `debts` are (creditor, amount), oldest first; `shown` are cards everybody knows to lie in a hand.
    """
    players = len(hands)
    if len(hoards) != players or len(flights or hands) != players:
        raise uneven(Table, players)
    s = cleared(Table, players, options, seed, events)
    check_seats(players, *(debts or {}), *(shown or {}), *(eliminated_in or {}), *(played or {}), first_seat)
    check_seats(players, *colour_counted, *strength_counted, *([] if priest is None else [priest]))
    s.hoards = list(hoards)
    s.stakes = stakes
    s.gold = sum(hoards) + stakes
    s.gambit = gambit
    s.first_seat = first_seat
    s.eliminated_in = tuple([(eliminated_in or {}).get(seat, 0) for seat in range(players)])
    s.seats = tuple([seat for seat in range(players) if not s.eliminated_in[seat]])
    s.hands = [sorted(numbers(hand)) for hand in hands]
    s.flights = [tuple(numbers(flight)) for flight in flights] or [()] * players
    s.antes = numbers(antes)
    s.discard = numbers(discard)
    lay_deck(s, numbers(deck))
    for seat, owed in (debts or {}).items():
        check_seats(players, *[creditor for creditor, _ in owed if isinstance(creditor, int)])
        s.ledgers[seat] = tuple(
            [(STAKES if creditor == "stakes" else Purse(creditor), amount) for creditor, amount in owed]
        )
    for seat, cards in (shown or {}).items():
        for card in numbers(cards):
            s.show(seat, card)
    s.druid = druid
    s.priest = NOBODY if priest is None else Player(priest)
    s.colour_counted = tuple([seat in colour_counted for seat in range(players)])
    s.strength_counted = tuple([seat in strength_counted for seat in range(players)])
    for seat, ability in (abilities or {}).items():
        give_ability(s, seat, ability)
    if first_seat not in s.seats:
        raise ImpossiblePosition("refuse-no-such-seat", value=str(first_seat))
    if moment not in get_args(Moment):
        raise ImpossiblePosition("error-no-such-moment", value=str(moment), known=list(get_args(Moment)))
    if moment == "ante":
        s.push(commit_antes)
    else:
        enter_round(s, round, leader, played or {})
        if moment == "turn":
            push_turns(s, leader if to_play is None else to_play)
    check_hands(s)
    return go_on(s)


def give_ability(s: Table, seat: int, ability: str) -> None:
    """At a table of a campaign; no two players have the same. (6)"""
    if ability not in ABILITIES or ability in s.abilities or not 0 <= seat < len(s.abilities):
        raise ImpossiblePosition("error-no-such-ability", ability=ability)
    s.abilities = changed(s.abilities, seat, ability)


def enter_round(s: Table, round: int, leader: int, played: Mapping[int, str]) -> None:
    """A round in progress: who leads it, and what stands for those who have played."""
    if leader not in s.seats or round < 1:
        raise ImpossiblePosition("error-no-such-round", round=round, leader=leader)
    s.round = round
    s.leader = Player(leader)
    order = s.clockwise_from(leader)
    if not set(played) <= set(order):
        raise ImpossiblePosition("error-no-such-round", round=round, leader=leader)
    for seat in sorted(played, key=order.index):
        (card,) = numbers([played[seat]])
        if card not in s.flights[seat]:
            raise ImpossiblePosition("error-played-card-not-in-flight", card=played[seat])
        s.standing[seat] = CardNumber(card)
        s.reference = STRENGTH[card]
    s.push(end_round)


def push_turns(s: Table, to_play: int) -> None:
    if to_play not in s.seats:
        raise ImpossiblePosition("error-no-such-round", round=s.round, leader=to_play)
    order = s.clockwise_from(s.leader)
    for seat in reversed(order[order.index(to_play) :]):
        s.push(turn, seat)


def lay_deck(s: Table, top_first: list[int]) -> None:
    """The named cards on top, all cards named nowhere below them."""
    piles = [top_first, s.discard, s.antes, *s.hands, *s.flights]
    named = [card for pile in piles for card in pile]
    for card in named:
        if named.count(card) > 1:
            raise ImpossiblePosition("error-card-twice", card=CARD_IDS[card])
    rest = [card for card in range(len(CARD_IDS)) if card not in named]
    s.deck = rest + top_first[::-1]


def check_seats(players: int, *seats: int) -> None:
    for seat in seats:
        if not 0 <= seat < players:
            raise ImpossiblePosition("refuse-no-such-seat", value=str(seat))


def check_hands(s: Table) -> None:
    for seat, hand in enumerate(s.hands):
        if len(hand) > HAND_LIMIT:
            raise ImpossiblePosition("error-hand-too-big", seat=seat)
        if seat in s.seats and not hand and not s.round:
            raise ImpossiblePosition("error-no-ante-card", seat=seat)
