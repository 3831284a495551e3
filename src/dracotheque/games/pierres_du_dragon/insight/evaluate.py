"""How the victory would be shared if everybody played on sensibly."""

from typing import Final

from dracotheque.core.insight import claims, shared_victory

from ..view import Place, StoneView
from . import weights
from .outlook import Outlook
from .worth import hoard

POINT: Final = 7.5


def evaluate(view: StoneView) -> tuple[float, ...]:
    """Each player's share of the victory, by points, stones and coins; together 1."""
    if view.over:
        return shared_victory(view)
    o = Outlook(view)
    return claims([standing(o, place) for place in view.places], weights.SPREAD)


def standing(o: Outlook, place: Place) -> float:
    """All that a player has, in gold of one auction."""
    purse = o.purses[place.seat]
    gold = weights.FAIRY / 2 * (purse.fairy + place.spent) + weights.COMMON * purse.common
    tokens = weights.BLACK * place.black + weights.AMULET * place.amulets + weights.DOPPELGANGER * place.doppelganger
    return POINT * place.points + hoard(o.stones[place.seat]) + gold + weights.SILVER * purse.silver + tokens
