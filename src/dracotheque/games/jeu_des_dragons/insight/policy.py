"""The answers of a sensible player, from nothing but what that player sees. (11.3)"""

from collections.abc import Callable, Sequence
from typing import Any, Final

from dracotheque.core.chance import Rng
from dracotheque.core.decisions import Decision
from dracotheque.core.moves import Move
from dracotheque.core.scoring import drawn_to, one_of_the_best

from ..components import HAND_LIMIT, NUMBER, POWER, STRENGTH
from ..moves import DECLINE, PAY, STEAL_GOLD, CountMortal
from ..steps.special_flights import colour_value
from ..view import DragonView
from . import weights
from .outlook import Outlook
from .powers import VALUES, demanded, levied, robbed, slain, stolen
from .turn import Turn
from .worth import SPENT_WORTH, promises

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
    scores = scored(view, decision)
    if decision.question == "ante":
        scores = [score + weights.WAVER * rng.random() for score in scores]
    return one_of_the_best(moves, scores, rng)


def preferences(view: DragonView, decision: Decision) -> list[float]:
    return drawn_to(scored(view, decision))


def scored(view: DragonView, decision: Decision) -> list[float]:
    """What each answer to a question is worth."""
    question = decision.question
    return SCORERS[question](Turn(view) if question == "play" else Outlook(view), decision.moves)


def ante(o: Outlook, moves: Sequence[Any]) -> list[float]:
    """A high card for a hand that may win the stakes, else one that is not needed. (3.2)"""
    rivals = len(o.rivals)
    powers = [POWER[card] for card in o.hand]
    fetched = weights.ANTE_FOR_BRONZE if rivals == 1 and "bronze" in powers else 0.0
    turned = weights.ANTE_FOR_DRUID if "druid" in powers else 0.0
    promise = promises((), o.hand, 3, is_ante=True)
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


def play(turn: Turn, moves: Sequence[Any]) -> list[float]:
    """What each card brings in this turn and after it. (3.3)"""
    return [turn.score(NUMBER[move.card]) for move in moves]


def blue_mode(o: Outlook, moves: Sequence[Any]) -> list[float]:
    """Steal from stakes one will lose, levy for stakes one will win. (4.2)"""
    pot = o.pot()
    return [stolen(o, o.evil, pot) if move == STEAL_GOLD else levied(o, o.evil, pot) for move in moves]


def target_opponent(o: Outlook, moves: Sequence[Any]) -> list[float]:
    """The rival whose loss helps most. (4.1)"""
    places = {rival.seat: place for place, rival in enumerate(o.rivals)}
    if o.asked("power") == "red":
        return [robbed(o, places[move.seat]) for move in moves]
    host = NUMBER[o.me.standing or "archmage"]
    return [demanded(o, places[move.seat], host, "brass") for move in moves]


def demand(o: Outlook, moves: Sequence[Any]) -> list[float]:
    """Gold, or a card that is worth less to both; a full hand takes none (JD-29). (3.9)"""
    seat = o.asked("asker_seat")
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


def copied(o: Outlook, moves: Sequence[Any], host: str) -> list[float]:
    pot = o.pot()
    return [VALUES[move.power](o, NUMBER[host], pot) for move in moves]


def princess_next(o: Outlook, moves: Sequence[Any]) -> list[float]:
    """The best power first: the stakes or the hand may be full before the last. (4.4)"""
    pot = o.pot()
    return [VALUES[POWER[NUMBER[move.card]]](o, NUMBER[move.card], pot) for move in moves]


def color_flight(o: Outlook, moves: Sequence[Any]) -> list[float]:
    """The colour for which the others pay most; a mortal counts once a game, where it is worth it. (3.5, 6)"""
    flight = [NUMBER[card] for card in o.me.flight]
    scores = []
    for move in moves:
        if move == DECLINE:
            score = weights.WORTH_A_WILD_CARD
        elif type(move) is CountMortal:
            score = colour_value(flight, move) - weights.WORTH_A_WILD_CARD
        else:
            score = float(colour_value(flight, move))
        scores.append(score)
    return scores


def one_more(o: Outlook, moves: Sequence[Any]) -> list[float]:
    """A coin is a coin, unless it is the last one of stakes one could win. (3.3.4, 6)"""
    pot = o.pot()
    gain = stolen(o, 1, pot) - (pot if o.stakes == 1 else 0.0)
    return [0.0 if move == DECLINE else gain for move in moves]


# The moves of a question are of one type; which one, and that a card is played from a Turn, only its scorer knows.
Scorer = Callable[[Any, Sequence[Any]], list[float]]
SCORERS: Final[dict[str, Scorer]] = {
    "ante": ante,
    "play": play,
    "blue_mode": blue_mode,
    "target_opponent": target_opponent,
    "demand": demand,
    "princess_next": princess_next,
    "color_flight": color_flight,
    "one_more": one_more,
    # The card one needs least. (4.4)
    "thief_discard": lambda o, moves: [-o.worth[NUMBER[move.card]] for move in moves],
    # The card one needs most. (3.5, 4.3)
    "take_ante": lambda o, moves: [o.worth[NUMBER[move.card]] for move in moves],
    "bronze_pick": lambda o, moves: [o.worth[NUMBER[move.card]] for move in moves],
    # The best power of the ante pile, or of the evil dragons in flight. (4.4, 4.2)
    "copy_ante": lambda o, moves: copied(o, moves, "archmage"),
    "copy_evil": lambda o, moves: copied(o, moves, "dracolich" if "dracolich" in o.me.flight else "archmage"),
    # The dragon without which the stakes are worth most to oneself. (4.4)
    "slay": lambda o, moves: [slain(o, move.card, o.coming) for move in moves],
    # The strength that takes most from the stakes. (3.5)
    "strength_flight": lambda o, moves: [move.strength for move in moves],
    # The abilities of a campaign: what helps in every gambit first. (6)
    "ability": lambda o, moves: [weights.LIKED_ABILITIES[move.ability] for move in moves],
    # Whoever leads has a power for certain: a diplomat mostly leads. (3.3.3, 6)
    "name_leader": lambda o, moves: [float(move.seat == o.view.viewer) for move in moves],
    # Another card can only make it cheaper. (3.6, 6)
    "second_price": lambda o, moves: [float(move != DECLINE) for move in moves],
}
"""How the answers to each question compare."""
