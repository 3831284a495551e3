"""The answers of a sensible player, from nothing but what that player sees. (11.3)"""

from collections.abc import Callable, Sequence
from math import exp
from typing import Any, Final

from dracotheque.core.chance import Rng
from dracotheque.core.decisions import Decision
from dracotheque.core.moves import Move

from ..components import HAND_LIMIT, NUMBER, POWER, STRENGTH
from ..moves import DECLINE, PAY, STEAL_GOLD, CountMortal
from ..steps.special_flights import colour_value
from ..view import DragonView
from . import weights
from .outlook import Outlook
from .powers import VALUES, demanded, levied, robbed, slain, stolen
from .turn import Turn
from .worth import SPENT_WORTH, promises_without

# The moves of a question are of one type; which one, only the scorer of that question knows.
Scorer = Callable[[DragonView, Sequence[Any]], list[float]]
SCORERS: Final[dict[str, Scorer]] = {}

_UP_TO: Final = [sum(weights.RIVAL_ANTE[: strength + 1], 0.0) for strength in range(14)]
EXPECTED_PRICE: Final = [
    [strength + sum([1.0 - _UP_TO[price] ** rivals for price in range(strength, 13)], 0.0) for strength in range(14)]
    for rivals in range(6)
]
"""The price of a gambit, by number of rivals and strength of one's own ante card. (3.2.5)"""


def policy(view: DragonView, decision: Decision, rng: Rng) -> Move:
    """The move a sensible player makes; chance varies the ante and decides between equals."""
    moves = decision.moves
    if len(moves) == 1:
        return moves[0]
    scores = SCORERS[decision.question](view, moves)
    if decision.question == "ante":
        scores = [score + weights.WAVER * rng.random() for score in scores]
    bar = max(scores) - weights.NEAR_TIE
    best = [move for move, score in zip(moves, scores, strict=True) if score >= bar]
    return best[0] if len(best) == 1 else best[int(rng.random() * len(best))]


def preferences(view: DragonView, decision: Decision) -> list[float]:
    """How much a sensible player is drawn to each move, relative to the best: from 1 down to nothing."""
    scores = SCORERS[decision.question](view, decision.moves)
    most = max(scores)
    return [exp((score - most) / weights.TEMPTATION) for score in scores]


def scorer(function: Scorer) -> Scorer:
    """Register what the answers to the question of this name are worth."""
    SCORERS[function.__name__] = function
    return function


@scorer
def ante(view: DragonView, moves: Sequence[Any]) -> list[float]:
    """A high card for a hand that may win the stakes, else one that is not needed. (3.2)"""
    o = Outlook(view)
    rivals = len(o.rivals)
    powers = [POWER[card] for card in o.hand]
    fetched = weights.ANTE_FOR_BRONZE if rivals == 1 and "bronze" in powers else 0.0
    turned = weights.ANTE_FOR_DRUID if "druid" in powers else 0.0
    promise = promises_without(o.hand)
    scores = []
    for move in moves:
        card = NUMBER[move.card]
        strength, power = STRENGTH[card], POWER[card]
        stakes = EXPECTED_PRICE[rivals][strength] * (rivals + 1)
        score = o.stakes_worth(o.growth(strength)) * stakes - SPENT_WORTH[rivals][0][card]
        if promise:
            score += promise[card] * (rivals + 1)
        if power != "bronze":
            score += fetched * strength
        if power != "druid":
            score += turned * strength
        scores.append(score)
    return scores


@scorer
def play(view: DragonView, moves: Sequence[Any]) -> list[float]:
    """What each card brings in this turn and after it. (3.3)"""
    turn = Turn(view)
    return [turn.score(NUMBER[move.card]) for move in moves]


@scorer
def blue_mode(view: DragonView, moves: Sequence[Any]) -> list[float]:
    """Steal from stakes one will lose, levy for stakes one will win. (4.2)"""
    o = Outlook(view)
    pot = o.pot()
    return [stolen(o, o.evil, pot) if move == STEAL_GOLD else levied(o, o.evil, pot) for move in moves]


@scorer
def target_opponent(view: DragonView, moves: Sequence[Any]) -> list[float]:
    """The rival whose loss helps most. (4.1)"""
    o = Outlook(view)
    places = {rival.seat: place for place, rival in enumerate(o.rivals)}
    if asked(view, "power") == "red":
        return [robbed(o, places[move.seat]) for move in moves]
    host = NUMBER[o.me.standing or "archmage"]
    return [demanded(o, places[move.seat], host, "brass") for move in moves]


@scorer
def demand(view: DragonView, moves: Sequence[Any]) -> list[float]:
    """Gold, or a card that is worth less to both; a full hand takes none (JD-29). (3.9)"""
    o = Outlook(view)
    seat = asked(view, "asker_seat")
    place = next(place for place, rival in enumerate(o.rivals) if rival.seat == seat)
    price, size = o.prices[place], o.rivals[place].hand_size
    scores = []
    for move in moves:
        if move == PAY:
            scores.append(5.0 * (price - 1.0))
        elif size >= HAND_LIMIT:
            scores.append(0.0)
        else:
            card = NUMBER[move.card]
            scores.append(price * o.worth_in(size, card) - o.worth_in(o.size - 1, card))
    return scores


@scorer
def thief_discard(view: DragonView, moves: Sequence[Any]) -> list[float]:
    """The card one needs least. (4.4)"""
    o = Outlook(view)
    return [-o.worth[NUMBER[move.card]] for move in moves]


@scorer
def take_ante(view: DragonView, moves: Sequence[Any]) -> list[float]:
    """The card one needs most. (3.5)"""
    o = Outlook(view)
    return [o.worth[NUMBER[move.card]] for move in moves]


SCORERS["bronze_pick"] = take_ante


@scorer
def copy_ante(view: DragonView, moves: Sequence[Any]) -> list[float]:
    """The best power of the ante pile. (4.4)"""
    o = Outlook(view)
    pot = o.pot()
    return [VALUES[move.power](o, NUMBER["archmage"], pot) for move in moves]


@scorer
def copy_evil(view: DragonView, moves: Sequence[Any]) -> list[float]:
    """The best power of the evil dragons in flight. (4.2)"""
    o = Outlook(view)
    pot = o.pot()
    host = NUMBER["dracolich" if "dracolich" in o.me.flight else "archmage"]
    return [VALUES[move.power](o, host, pot) for move in moves]


@scorer
def slay(view: DragonView, moves: Sequence[Any]) -> list[float]:
    """The dragon without which the stakes are worth most to oneself. (4.4)"""
    o = Outlook(view)
    return [slain(o, move.card, o.coming) for move in moves]


@scorer
def princess_next(view: DragonView, moves: Sequence[Any]) -> list[float]:
    """The best power first: the stakes or the hand may be full before the last. (4.4)"""
    o = Outlook(view)
    pot = o.pot()
    return [VALUES[POWER[NUMBER[move.card]]](o, NUMBER[move.card], pot) for move in moves]


@scorer
def color_flight(view: DragonView, moves: Sequence[Any]) -> list[float]:
    """The colour for which the others pay most; a mortal counts once a game, where it is worth it. (3.5)"""
    flight = [NUMBER[card] for card in Outlook(view).me.flight]
    scores = []
    for move in moves:
        if move == DECLINE:
            scores.append(weights.WORTH_A_WILD_CARD)
        else:
            scores.append(
                float(colour_value(flight, move)) - (weights.WORTH_A_WILD_CARD if type(move) is CountMortal else 0.0)
            )
    return scores


@scorer
def strength_flight(view: DragonView, moves: Sequence[Any]) -> list[float]:
    """The strength that takes most from the stakes. (3.5)"""
    return [move.strength for move in moves]


# The abilities of a campaign. (6)


@scorer
def ability(view: DragonView, moves: Sequence[Any]) -> list[float]:
    """Those that help in every gambit first."""
    return [weights.LIKED_ABILITIES[move.ability] for move in moves]


@scorer
def name_leader(view: DragonView, moves: Sequence[Any]) -> list[float]:
    """Whoever leads has a power for certain: a diplomat mostly leads. (3.3.3)"""
    return [1.0 if move.seat == view.viewer else 0.0 for move in moves]


@scorer
def second_price(view: DragonView, moves: Sequence[Any]) -> list[float]:
    """Another card can only make it cheaper. (3.6)"""
    return [0.0 if move == DECLINE else 1.0 for move in moves]


@scorer
def one_more(view: DragonView, moves: Sequence[Any]) -> list[float]:
    """A coin is a coin, unless it is the last one of stakes one could win. (3.3.4)"""
    o = Outlook(view)
    pot = o.pot()
    gain = stolen(o, 1, pot) - (pot if view.stakes == 1 else 0.0)
    return [0.0 if move == DECLINE else gain for move in moves]


def asked(view: DragonView, name: str) -> object:
    """One of the public values of the question on the table."""
    assert view.prompt is not None
    return view.prompt.about[name]
