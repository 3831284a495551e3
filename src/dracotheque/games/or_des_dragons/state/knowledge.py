"""Who can be sure of what behind which screen. (7, 11.5)"""

from collections.abc import Collection
from typing import Final

from dracotheque.core.events import Viewer
from dracotheque.core.parts import Part
from dracotheque.core.seats import changed

from ..components import KINDS
from ..components.bundles import NOTHING

LEDGER: Final = KINDS + 2
"""Numbers a seat has in a ledger: one for each kind, and for tokens of an unknown kind those gained and those lost."""
GAINED, LOST = KINDS, KINDS + 1


class Knowledge(Part):
    """What everybody sees is kept by everybody. What somebody does not see costs that viewer certainty."""

    doubts: tuple[int, ...] = ()
    """Of each kind behind each screen, how many tokens a viewer cannot be sure of: one viewer after the other, then one
    owner after the other; spectators are the last viewer. What nobody could see changes doubts, what everybody sees
    does not."""
    slips: tuple[int, ...] = ()
    """By how much the public ledger of each seat differs from what is behind its screen."""

    @property
    def players(self) -> int:
        return len(self.slips) // LEDGER

    def viewers(self) -> range:
        """All seats, and the spectators."""
        return range(self.players + 1)

    def place(self, viewer: Viewer, owner: int = 0, kind: int = 0) -> int:
        """Where a viewer's doubts about the tokens of a kind behind a screen stand."""
        players = self.players
        return ((players if viewer is None else viewer) * players + owner) * KINDS + kind

    def doubts_about(self, viewer: Viewer, owner: int) -> tuple[int, ...]:
        first = self.place(viewer, owner)
        return self.doubts[first : first + KINDS]

    def limit(self, owner: int, kind: int, most: int, viewers: Collection[int]) -> None:
        """Of a kind behind a screen, these viewers cannot doubt more tokens than so many."""
        width = self.players * KINDS
        first = owner * KINDS + kind
        for viewer in viewers:
            place = viewer * width + first
            if self.doubts[place] > most:
                self.doubts = changed(self.doubts, place, most)

    def add(self, viewers: Collection[int], owner: int, kind: int, count: int) -> None:
        """Of a kind behind a screen, these viewers doubt so many tokens more, or less."""
        doubts = list(self.doubts)
        for viewer in viewers:
            doubts[self.place(viewer, owner, kind)] += count
        self.doubts = tuple(doubts)

    def see_all(self, viewer: int, owner: int) -> None:
        """A viewer sees everything behind a screen."""
        first = self.place(viewer, owner)
        self.doubts = self.doubts[:first] + NOTHING + self.doubts[first + KINDS :]

    def slip(self, seat: int, kind: int, count: int) -> None:
        """The public ledger says so many tokens too many, or too few."""
        place = seat * LEDGER + kind
        self.slips = changed(self.slips, place, self.slips[place] + count)

    def slips_of(self, seat: int) -> tuple[int, ...]:
        return self.slips[seat * LEDGER : (seat + 1) * LEDGER]
