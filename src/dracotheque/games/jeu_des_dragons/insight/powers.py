"""What it is worth to trigger each power. (4)

Every function takes the outlook with the host already in the flight, the host, and what a gold piece in the stakes
is worth then.
"""

from collections.abc import Callable, Iterable
from math import exp
from typing import Final

from ..components import CARD_IDS, HAND_LIMIT, IS_EVIL, IS_GOOD, IS_MORTAL, NUMBER, POWER, STRENGTH
from .outlook import Outlook
from .weights import COPPER_WORTH, DRAW_WORTH, GIVEN_WORTH, LEAD_WORTH, OWN_DRAGON, ROBBED_WORTH, WEAKEST
from .worth import draws_worth

Value = Callable[[Outlook, int, float], float]
_CARDS: Final = range(len(CARD_IDS))
LACKING: Final = {
    "green": [1.0 - sum(IS_EVIL[card] and STRENGTH[card] < bar for card in _CARDS) / len(_CARDS) for bar in range(14)],
    "brass": [1.0 - sum(IS_GOOD[card] and STRENGTH[card] > bar for card in _CARDS) / len(_CARDS) for bar in range(14)],
}
"""How likely a card is not to be one that a Green or Brass Dragon of each strength asks for."""


def stolen(o: Outlook, amount: int, pot: float) -> float:
    """Gold taken from the stakes."""
    return min(amount, o.stakes) * (1.0 - pot)


def levied(o: Outlook, amount: int, pot: float) -> float:
    """Gold that each rival adds to the stakes."""
    return amount * (1.0 + len(o.rivals) * pot)


def strongest_rivals(o: Outlook) -> list[int]:
    """The places, among the rivals, of those with the strongest flight. (4.1)"""
    most = max([rival.strength for rival in o.rivals])
    return [place for place, rival in enumerate(o.rivals) if rival.strength == most]


def robbed(o: Outlook, place: int) -> float:
    """One gold piece and a card of this rival. (4.2)"""
    price, size = o.prices[place], o.rivals[place].hand_size
    if not size:
        return 1.0 - price
    return 1.0 - price + ROBBED_WORTH + DRAW_WORTH[o.size] - price * DRAW_WORTH[size - 1]


def demanded(o: Outlook, place: int, host: int, power: str) -> float:
    """Five gold pieces of this rival, or a card if the hand has one that fits. (4.2, 4.3)"""
    lacking = LACKING[power][STRENGTH[host]] ** o.rivals[place].hand_size
    given = GIVEN_WORTH[power]
    return (1.0 - o.prices[place]) * (given + (5.0 - given) * lacking)


def slain(o: Outlook, name: str, growth: float) -> float:
    """What the stakes are worth without this dragon in its flight. (4.4)"""
    strength = STRENGTH[NUMBER[name]]
    if name in o.me.flight:
        return o.stakes_worth(growth - strength) * o.stakes - OWN_DRAGON
    place = next(place for place, rival in enumerate(o.rivals) if name in rival.flight)
    change = o.chances[place] * (exp(-strength / o.spread) - 1.0)
    own = exp(growth / o.spread)
    return (own + o.lost + change * o.prices[place]) / (own + o.total + change) * o.stakes


def best_copy(o: Outlook, powers: Iterable[str], host: int, pot: float) -> float:
    """The best of the powers that may be copied. (4.1)"""
    return max([VALUES[power](o, host, pot) for power in dict.fromkeys(powers)], default=0.0)


def white(o: Outlook, host: int, pot: float) -> float:
    """Three gold pieces, if a mortal lies in any flight."""
    mortal = IS_MORTAL[host] or any(len(place.flight) > place.good + place.evil for place in (o.me, *o.rivals))
    return stolen(o, 3, pot) if mortal else 0.0


def dracolich(o: Outlook, host: int, pot: float) -> float:
    """The power of an evil dragon in any flight."""
    cards = [NUMBER[card] for place in (o.me, *o.rivals) for card in place.flight]
    return best_copy(o, [POWER[card] for card in cards if IS_EVIL[card] and card != host], host, pot)


def silver(o: Outlook, host: int, pot: float) -> float:
    """A card for everybody with a good dragon."""
    worth = DRAW_WORTH[o.size] if o.good else 0.0
    for rival, price in zip(o.rivals, o.prices, strict=True):
        if rival.good:
            worth += price * DRAW_WORTH[rival.hand_size]
    return worth


def bronze(o: Outlook, host: int, pot: float) -> float:
    """The two lowest ante cards."""
    lowest = sorted([NUMBER[card] for card in o.view.antes], key=STRENGTH.__getitem__)[:2]
    room = HAND_LIMIT - o.size
    return sum([o.worth_in(o.size + taken, card) for taken, card in enumerate(lowest[:room])])


def bahamut(o: Outlook, host: int, pot: float) -> float:
    """Ten gold pieces from every rival who mixes."""
    mixing = [price for rival, price in zip(o.rivals, o.prices, strict=True) if rival.good and rival.evil]
    return 10.0 * (len(mixing) - sum(mixing, 0.0))


def archmage(o: Outlook, host: int, pot: float) -> float:
    """The power of an ante card."""
    return pot - 1.0 + best_copy(o, [POWER[NUMBER[card]] for card in o.view.antes], host, pot)


def dragonslayer(o: Outlook, host: int, pot: float) -> float:
    """A weaker dragon leaves its flight."""
    growth = o.added + o.growth(o.added)
    bar = STRENGTH[host]
    flights = [card for place in (o.me, *o.rivals) for card in place.flight]
    prey = [card for card in flights if STRENGTH[NUMBER[card]] < bar and not IS_MORTAL[NUMBER[card]]]
    best = max([slain(o, card, growth) for card in prey], default=pot * o.stakes)
    return pot - 1.0 + best - pot * o.stakes


def thief(o: Outlook, host: int, pot: float) -> float:
    """Seven gold pieces, against the card one needs least."""
    return stolen(o, 7, pot) - min([o.worth_in(o.size - 1, card) for card in o.hand if card != host], default=0.0)


def druid(o: Outlook, host: int, pot: float) -> float:
    """The race turned round."""
    if o.race is WEAKEST:
        return pot - 1.0
    low = Outlook(o.view, int(o.added > 0), WEAKEST)
    return pot - 1.0 + o.stakes * (low.stakes_worth(o.added + low.growth(o.added)) - pot)


def princess(o: Outlook, host: int, pot: float) -> float:
    """All good dragons of the flight again."""
    called = [card for card in map(NUMBER.__getitem__, o.me.flight) if IS_GOOD[card]]
    return pot - 1.0 + sum([VALUES[POWER[card]](o, card, pot) for card in called], 0.0)


def fool(o: Outlook, host: int, pot: float) -> float:
    """A card per rival who is ahead."""
    own = o.me.strength + o.added
    return pot - 1.0 + draws_worth(o.size, sum([rival.strength > own for rival in o.rivals]))


VALUES: Final[dict[str, Value]] = {
    "white": white,
    "dracolich": dracolich,
    "silver": silver,
    "bronze": bronze,
    "bahamut": bahamut,
    "archmage": archmage,
    "dragonslayer": dragonslayer,
    "thief": thief,
    "druid": druid,
    "princess": princess,
    "fool": fool,
    # A gold piece per evil dragon, from the stakes or from every rival.
    "blue": lambda o, host, pot: max(stolen(o, o.evil, pot), levied(o, o.evil, pot)),
    "black": lambda o, host, pot: stolen(o, 2, pot),
    # Gold and a card of the strongest rival.
    "red": lambda o, host, pot: max([robbed(o, place) for place in strongest_rivals(o)]),
    # The left neighbour gives an evil dragon or gold.
    "green": lambda o, host, pot: demanded(o, 0, host, "green"),
    # The strongest rival gives a good dragon or gold.
    "brass": lambda o, host, pot: max([demanded(o, place, host, "brass") for place in strongest_rivals(o)]),
    "tiamat": lambda o, host, pot: 0.0,
    # Whatever lies on top of the deck.
    "copper": lambda o, host, pot: COPPER_WORTH,
    # A card per good dragon.
    "gold": lambda o, host, pot: draws_worth(o.size, o.good),
    # The lead.
    "priest": lambda o, host, pot: pot - 1.0 + LEAD_WORTH[min(3, o.view.round)],
}
