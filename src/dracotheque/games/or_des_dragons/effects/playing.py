"""How magic objects are played, and how wizards draw them, with or without the Grasping Glove.

(4.2-advanced, 4.3, 4.3.6, OD-21)
"""

from dracotheque.core.decisions import Prompt
from dracotheque.core.rules import Question

from ..components import GLOVE_DRAWS, GRASPING_GLOVE, MAGIC
from ..events import CardPlayed, CardsDrawn, PileRenewed, QuietlyAsked
from ..moves import PASS, PLAY, Pass, PlayCard
from ..state import Table, rules


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


@rules.step
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


# Drawing.


@rules.step
def draw_objects(s: Table, seat: int, count: int) -> None:
    """One draw after the other, each of which the Grasping Glove could change. (OD-43)"""
    if count > 1:
        s.push(draw_objects, seat, count - 1)
    if s.holds_card(seat, GRASPING_GLOVE) or (s.has_clock and could_hold_glove(s, seat)):
        ask_quietly(s, draw, seat)
    else:
        draw_cards(s, seat, 1)


def could_hold_glove(s: Table, seat: int) -> bool:
    """With a clock everybody is asked who might have it: a question would betray who has."""
    return s.magic.hands[seat] != 0 and not s.magic.located() >> GRASPING_GLOVE & 1


@rules.question("4.grasping_glove", hidden=Prompt("draw", (), "4.2-advanced"), when_late=PASS)
def draw(s: Table, seat: int) -> list[Pass | PlayCard]:
    return [PASS, PLAY[GRASPING_GLOVE]] if s.holds_card(seat, GRASPING_GLOVE) else [PASS]


@draw.answered
def draw_one_or_three(s: Table, seat: int, move: Pass | PlayCard) -> None:
    """Three cards instead of one; the Glove itself is discarded afterwards. (4.3.6)"""
    if isinstance(move, Pass):
        draw_cards(s, seat, 1)
        return
    lay_down(s, seat, GRASPING_GLOVE)
    draw_cards(s, seat, GLOVE_DRAWS)


def draw_cards(s: Table, seat: int, wanted: int) -> None:
    """Cards from the pile, which is made anew when it is empty; none where there is none. (4.3-pile, OD-21)"""
    drawn = []
    for _ in range(wanted):
        if not s.magic.pile:
            renew_pile(s)
        if not s.magic.pile:
            break
        drawn.append(s.magic.pile.pop())
        s.magic.hands[seat] |= 1 << drawn[-1]
    if drawn:
        cards = tuple(MAGIC[card] for card in sorted(drawn))
        s.tell_to((seat,), CardsDrawn, seat, len(drawn), cards)
        s.tell_others(CardsDrawn, seat, len(drawn))


def renew_pile(s: Table) -> None:
    """The discard becomes the pile, from a canonical order so that chance alone decides."""
    if not s.magic.spent:
        return
    s.magic.pile = sorted(s.magic.spent)
    s.magic.pile_from = sum([1 << card for card in s.magic.pile])
    s.magic.spent = ()
    s.chance.shuffle(s.magic.pile)
    s.tell(PileRenewed, len(s.magic.pile))
