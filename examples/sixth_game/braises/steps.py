"""A round, from the treasure to whoever takes it. (2)"""

from collections.abc import Sequence

from braises.components import HAND, LUCKY, UNSEEN
from braises.events import CardsDrawn, DragonsShown, FireBreathed, GameEnded, TreasureFound, TreasureTaken
from braises.moves import Breathe, Hold, Lay
from braises.state import Table
from dracotheque.core.refusing import because

rules = Table.rules


def setup(s: Table) -> None:
    """Shuffle dragons and treasures. (1)"""
    s.chance.shuffle(s.deck)
    s.chance.shuffle(s.treasures)
    s.push(begin_round)


@rules.step
def begin_round(s: Table) -> None:
    """Fill the hands, turn up a treasure, and everybody chooses at once. (2, 2.4)"""
    s.gone, s.sent = sorted(s.gone + s.sent), []
    if len(s.treasures) == UNSEEN:
        s.finish("last-treasure", GameEnded)
        return
    for seat in range(s.players):
        draw(s, seat)
    s.at_stake.append(s.treasures.pop())
    s.tell(TreasureFound, s.at_stake[-1], sum(s.at_stake))
    s.ask_all(send, range(s.players), {})


def draw(s: Table, seat: int) -> None:
    """Up to five cards, while there are any. (2.4)"""
    count = min(HAND - len(s.hands[seat]), len(s.deck))
    if count:
        cards = sorted(s.deck.pop() for _ in range(count))
        s.hands[seat] = sorted(s.hands[seat] + cards)
        s.tell_to((seat,), CardsDrawn, seat, count, tuple(cards))
        s.tell_others(CardsDrawn, seat, count, ())


@rules.question(
    "2.1",
    secret=True,
    described=lambda s: {"total": sum(s.at_stake)},
    refused=because(Lay, "refuse-not-in-hand", "2.1"),
)
def send(s: Table, seat: int) -> list[Lay]:
    return [Lay(card) for card in dict.fromkeys(s.hands[seat])]


@send.answered
def show(s: Table, answers: Sequence[Lay]) -> None:
    """Equals chase each other away; the largest left takes the treasure, and the next may breathe. (2.2)"""
    s.sent, s.die = [answer.card for answer in answers], 0
    for hand, card in zip(s.hands, s.sent, strict=True):
        hand.remove(card)
    standing = s.standing()
    s.tell(DragonsShown, tuple(s.sent), tuple(seat for seat in range(s.players) if seat not in standing))
    match standing:
        case []:
            s.push(begin_round)
        case [winner, second, *_] if s.embers[second]:
            s.ask(breathe, second, winner)
        case [winner, *_]:
            s.push(take, winner)


@rules.question("2.3")
def breathe(s: Table, seat: int, winner: int) -> list[Breathe | Hold]:
    return [Breathe(), Hold()]


@breathe.described
def about_breathing(s: Table, seat: int, winner: int) -> dict[str, object]:
    return {"winner_seat": winner, "total": sum(s.at_stake), "lucky": LUCKY}


@breathe.answered
def roll(s: Table, seat: int, move: Breathe | Hold, winner: int) -> None:
    """The die decides who takes the treasure. (2.3)"""
    if isinstance(move, Hold):
        s.push(take, winner)
        return
    s.embers[seat] -= 1
    s.die = s.chance.below(6) + 1
    s.tell(FireBreathed, seat, s.die, s.die >= LUCKY)
    s.push(take, seat if s.die >= LUCKY else winner)


@rules.step
def take(s: Table, seat: int) -> None:
    """The treasure goes into a hoard. (2.2)"""
    s.tell(TreasureTaken, seat, sum(s.at_stake))
    s.hoards[seat] += sum(s.at_stake)
    s.at_stake = []
    s.push(begin_round)
