"""What is taken from others, and what is pinched from dragons while nobody looks. (4.1, 4.3.14)"""

from dracotheque.core.fields import field
from dracotheque.core.parts import Part

from ..components import NOBODY, Player
from ..components.bundles import NOTHING


class Thefts(Part):
    """The theft being committed, those that nobody saw, and the Invisible Hand."""

    theft: tuple[int, ...] = ()
    """The theft being committed: thief, victim, with the Velvet Glove, with the Long Arm."""
    thefts: tuple[tuple[int, int, int], ...] = ()
    """Every token taken unseen: by whom, from whom (from a dragon: NOBODY), of which kind. Told in the end. (9.11)"""
    eyes: tuple[int, ...] = ()
    """The lair each seat watches, counted from 1; 0 for nowhere."""
    tried: bool = False
    """Somebody has pinched on this occasion."""
    planned: tuple[int, ...] = field((), unsaved=())
    """Who wants to pinch at the next occasion, from which lair and what, where that is planned; nothing for nobody."""
    pinched: tuple[int, ...] = NOTHING
    """What has been pinched with the Invisible Hand since it was last drawn: everybody can count it."""
    culprit: Player = NOBODY
    """Who was caught at it, until somebody else begins."""
    cleared: int = 0
    """Those who showed an empty screen when something had been pinched, as bits."""

    @property
    def thief(self) -> int:
        return self.theft[0]

    @property
    def victim(self) -> int:
        return self.theft[1]

    @property
    def with_glove(self) -> bool:
        """The Velvet Glove takes two. (4.3.13)"""
        return bool(self.theft[2])

    def stolen_so_far(self) -> int:
        """How many tokens the present holder of the Invisible Hand has pinched with it. (4.3.14)"""
        return sum(self.pinched) if self.culprit == NOBODY else 0
