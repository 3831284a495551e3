"""How a magic object is played: it leaves the hand, does its work, and is discarded when that is done. (4.3, OD-21)"""

from dracotheque.core.rules import Question

from ..components import MAGIC
from ..events.magic import CardPlayed, QuietlyAsked
from ..state import Table


def ask_quietly(s: Table, question: Question, seat: int, *context: str | int) -> None:
    """Ask somebody without the others seeing who it is. (9.4)"""
    s.tell_to((seat,), QuietlyAsked, seat)
    s.ask(question, seat, *context)


def lay_down(s: Table, seat: int, card: int) -> None:
    """The card is shown; when what it does is done, it is discarded."""
    s.magic.hands[seat] &= ~(1 << card)
    s.magic.limbo |= 1 << card
    s.tell(CardPlayed, seat, MAGIC[card])
    s.push(discard_object, card)


@Table.rules.step
def discard_object(s: Table, card: int) -> None:
    """An object that was attached meanwhile is no longer in limbo, and stays."""
    if s.magic.limbo >> card & 1:
        s.magic.limbo &= ~(1 << card)
        s.magic.spent += (card,)


def use_up(s: Table, seat: int, card: int) -> None:
    """The card goes from the hand to the discard at once."""
    s.magic.hands[seat] &= ~(1 << card)
    s.magic.spent += (card,)
    s.tell(CardPlayed, seat, MAGIC[card])
