"""Programmes: five different cards each, in secret, at the same time, for good. (3.1, 3.3)"""

from collections.abc import Sequence
from functools import cache, lru_cache

from dracotheque.core.errors import IllegalMove
from dracotheque.core.moves import Move

from ..components.cards import CARD_IDS, CARD_NUMBER, FIRST_DRAGON, PROGRAMME_LENGTH, card_names
from ..components.programmes import CARETAKER, suggested
from ..events import RoundBegan
from ..moves import Programme
from ..refusals import not_in_hand
from ..state import Table, rules
from .ranks import reveal


@rules.step
def begin_round(s: Table) -> None:
    s.round += 1
    s.ticking = s.options.programmes_tick
    if s.told is not None:
        s.tell(RoundBegan, s.round, s.statuette)
    s.ask_all(programme, range(s.players), {})


@rules.question("3.program", secret=True, final=True)
def programme(s: Table, seat: int) -> tuple[Programme, ...]:
    """A few suggestions; any legal programme is accepted."""
    return suggestions(s.players, s.colours[seat])


@cache
def suggestions(players: int, colour: int) -> tuple[Programme, ...]:
    return tuple(Programme(card_names(cards)) for cards in suggested(players, colour))


@programme.judged(Programme)
def fault(s: Table, seat: int, move: Move) -> IllegalMove | None:
    """Why these cards are no programme (DM-37)."""
    if not isinstance(move, Programme):
        return None
    cards = move.cards
    if len(cards) != PROGRAMME_LENGTH:
        return IllegalMove("refuse-five-cards", "r.five_cards", count=len(cards))
    for card in cards:
        if (missing := not_in_hand(s, seat, card)) is not None:
            return missing
    for card in cards:
        if cards.count(card) > 1:
            return IllegalMove("refuse-card-twice", "r.different_cards", card=card)
    if dragons(cards) > 1:
        return IllegalMove("refuse-two-dragons", "r.dragon_limit")
    return None


def dragons(cards: Sequence[str]) -> int:
    return sum(CARD_NUMBER[card] >= FIRST_DRAGON for card in cards)


@programme.answered
def keep_programmes(s: Table, answers: Sequence[Programme]) -> None:
    """The last programme is in: step by step all cards will be turned up. (3.1)"""
    s.programmes = tuple([numbers(answer.cards) for answer in answers])
    s.drafts = ((),) * s.players
    s.ticking = s.options.decisions_tick
    s.push(reveal)


@lru_cache(maxsize=4096)
def numbers(cards: tuple[str, ...]) -> tuple[int, ...]:
    return tuple(CARD_NUMBER[card] for card in cards)


@programme.when_late
def finished_draft(s: Table, seat: int) -> Programme:
    """What is handed in when time runs out: the draft, its free slots filled by the caretaker. (9.2)

    A draft that could not be handed in counts as none.
    """
    slots = [*s.drafts[seat], *[""] * PROGRAMME_LENGTH][:PROGRAMME_LENGTH]
    laid = [card for card in slots if card]
    if len(set(laid)) < len(laid) or dragons(laid) > 1:
        slots, laid = [""] * PROGRAMME_LENGTH, []
    spare = (CARD_IDS[card] for card in CARETAKER if CARD_IDS[card] not in laid)
    return Programme(tuple([card or next(spare) for card in slots]))
