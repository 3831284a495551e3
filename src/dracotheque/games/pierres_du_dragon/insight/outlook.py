"""A position as the player who decides sees it: one's own goods, and what others must have. (7.3)"""

from typing import Any

from ..components import BOX, COMMON, FAIRY, SILVER
from ..components.blank_cards.schema import Steps
from ..components.blank_cards.validation import check_card
from ..events.shown import Invented, Who
from ..view import Bank, Place, Purse, StoneView


class Outlook:
    """One's own place, the rivals' places, and the purses of all."""

    __slots__ = ("bank", "me", "purses", "rivals", "stones", "view")

    def __init__(self, view: StoneView) -> None:
        seat = view.viewer or 0
        self.view = view
        self.me = view.places[seat]
        self.rivals = [place for place in view.places if place.seat != seat]
        self.purses = purses(view)
        self.stones = [stones_of(place) for place in view.places]
        self.bank = stones_of(view.bank)

    @property
    def shown(self) -> str:
        """Who is up for auction."""
        assert self.view.character is not None
        return name_of(self.view.character)

    @property
    def about(self) -> dict[str, Any]:
        """What the question on the table is about; Any is whatever it says of itself."""
        assert self.view.prompt is not None
        return self.view.prompt.about

    def steps_of_guest(self, name: str) -> Steps:
        """What a character of the table's own does."""
        character = check_card(self.view.guests[int(name[-1]) - 1].script).character
        assert character is not None
        return character.steps

    def gold_of(self, place: Place) -> int:
        """All the gold a player can bid now."""
        purse = self.purses[place.seat]
        return purse.fairy + purse.common


def stones_of(place: Place | Bank) -> list[int]:
    return [place.red, place.blue, place.yellow]


def purses(view: StoneView) -> list[Purse]:
    """Everybody's purse: those shown, and for the others an even share of the coins that are nowhere else."""
    known = [place.purse for place in view.places if place.purse is not None]
    hidden = [place for place in view.places if place.purse is None]
    if not hidden:
        return known
    bank = view.bank
    fairy = BOX[FAIRY] - bank.fairy - sum([place.spent for place in view.places]) - sum([own.fairy for own in known])
    common = BOX[COMMON] - bank.common - sum([own.common for own in known])
    silver = BOX[SILVER] - bank.silver - sum([own.silver for own in known])
    owned = (fairy + sum([place.spent for place in hidden])) / len(hidden)
    left = [max(0.0, owned - place.spent) for place in hidden]
    scale = fairy / sum(left, 0.0) if any(left) else 0.0
    guesses = iter(
        [Purse(round(each * scale), round(common / len(hidden)), round(silver / len(hidden))) for each in left]
    )
    return [next(guesses) if place.purse is None else place.purse for place in view.places]


def name_of(character: Who) -> str:
    """The id of a character, official or on a blank card."""
    return f"blank_{character.blank}" if isinstance(character, Invented) else character
