"""Aids that replace table arithmetic, worked out from a view. (9.6)"""

from collections import Counter
from typing import Any, Final

from dracotheque.cli.boards.jeu_des_dragons.cards import colours_of, nature_of, strength_of

STRONGEST: Final = 13


def would_trigger(view: Any, card: str) -> bool:
    """Whether the card's power would trigger, played now. (3.3.3)"""
    return strength_of(card) <= (int(view.reference) or STRONGEST)


def front_runners(view: Any) -> list[int]:
    """Who would win the gambit if it ended here. (5.1)"""
    flights = {place.seat: place.strength for place in view.places if place.flight and not place.barred}
    if not flights:
        return []
    best = min(flights.values()) if view.druid else max(flights.values())
    return [seat for seat, strength in flights.items() if strength == best]


def barring_god(place: Any) -> str:
    """The god who refuses to win beside a dragon of the other side. (5.1)"""
    return "bahamut" if "bahamut" in place.flight and place.evil else "tiamat"


def pairs(place: Any) -> tuple[list[str], list[int]]:
    """The colours and the strengths of which one more dragon makes a special flight. (3.5)"""
    dragons = [card for card in place.flight if nature_of(card) != "mortal"]
    colours = Counter(colour for card in dragons for colour in colours_of(card))
    strengths = Counter(map(strength_of, dragons))
    return (
        [] if place.colour_counted else [colour for colour, count in colours.items() if count == 2],
        [] if place.strength_counted else [strength for strength, count in strengths.items() if count == 2],
    )
