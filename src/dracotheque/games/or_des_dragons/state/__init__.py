"""What lies on the table: lairs, bag, screens, and in its parts the sharing, the magic objects, thefts and the Fair."""

from collections.abc import Sequence
from typing import Final

from dracotheque.core.decisions import Timer
from dracotheque.core.fields import field, fresh
from dracotheque.core.moves import Move
from dracotheque.core.rules import Rules
from dracotheque.core.state import State

from ..components import (
    ALL_ROLES,
    INVISIBLE_HAND,
    KINDS,
    NO_DRAGON,
    NO_SLOT,
    POWER,
    SLOTS,
    THIEF,
    DragonNumber,
    LairNumber,
)
from ..components.bundles import NOTHING, PART
from ..moves import SAND_OUT, WINDOW_CLOSED
from ..options import GoldOptions
from .fair import Fair
from .knowledge import LEDGER, Knowledge
from .magic import Magic
from .scoring import points
from .sharing import Sharing
from .thefts import Thefts


class Table(State):
    rules = Rules()

    options: GoldOptions
    first: int = 0
    active: int = 0
    """Whose turn it is."""
    deck: list[int] = []
    """The dragons to come, the next one last."""
    replacements: int = 0
    """How many dragons have taken the place of a dead one. (OD-26)"""
    dragons: list[DragonNumber] = [NO_DRAGON] * SLOTS
    """The dragon of each lair; a dead one stays until its lair is cleared."""
    lying: list[int] = [0] * (SLOTS * KINDS)
    """The tokens on the dragons: nine numbers for each lair, one after the other."""
    under: list[tuple[int, ...]] = [()] * SLOTS
    """The adventurers under each dragon, in the order placed."""
    strengths: list[int] = [0] * SLOTS
    """The total attack in each lair. (3.5)"""
    ready: list[int] = field(lambda s: [ALL_ROLES] * s.players)
    """The face-up adventurers of each row, as bits."""
    resting: list[int] = field(lambda s: [0] * s.players)
    """The face-down adventurers of each row, as bits."""
    bag: list[int] = [0] * KINDS
    """How many tokens of each kind are in the bag."""
    bag_size: int = 0
    coming: tuple[int, ...] = ()
    """Tokens of the bag that come out first, as somebody arranged it: in a game that was set up, none."""
    lost: tuple[int, ...] = NOTHING
    loot: list[int] = field(lambda s: [0] * (s.players * KINDS))
    """What is behind the screens: nine numbers for each seat, one after the other."""
    aim: LairNumber = NO_SLOT
    """The lair of the adventurer placed in this turn, while others may still react."""

    holds: int = 0
    """Grain by grain: how many have held their tongues, or passed at a Fair, one after another."""
    sharings: int = 0
    """How many treasures were negotiated."""
    agreements: int = 0
    """How many of them were shared."""
    sharing: Sharing = field(lambda s: fresh(Sharing))
    magic: Magic = field(lambda s: fresh(Magic, hands=[0] * s.players, orders=((),) * s.players))
    stealing: Thefts = field(lambda s: fresh(Thefts, eyes=(0,) * s.players))
    fair: Fair = field(lambda s: fresh(Fair, posted=(0,) * s.players))
    knowledge: Knowledge = field(
        lambda s: fresh(
            Knowledge, doubts=(0,) * ((s.players + 1) * s.players * KINDS), slips=(0,) * (s.players * LEDGER)
        )
    )

    # Questions one asks of the table.

    @property
    def is_advanced(self) -> bool:
        return self.options.ruleset == "advanced"

    @property
    def has_clock(self) -> bool:
        return self.options.sand != "grains"

    @property
    def scores(self) -> tuple[int, ...]:
        """The highest total wins; equals share the victory. (5.ranking, OD-32)"""
        return points(self.loot, self.players, self.options.ruleset)

    @property
    def hushed(self) -> bool:
        """From the death of a dragon to its burial, and at a Fair; a pinch changes nothing. (6.talk)"""
        return self.options.talk != "free" and (self.sharing.killed != NO_SLOT or self.fair.is_open)

    @property
    def sand_is_running(self) -> bool:
        """With a clock: treasure or tokens are being bargained over; else it can only wait for a window."""
        return self.sharing.sand_is_running or self.fair.is_open

    def clock_moves(self) -> Sequence[Move]:
        return (SAND_OUT,) if self.sand_is_running else (WINDOW_CLOSED,)

    def timer(self) -> Timer | None:
        """The sand of a sharing or a Fair, or the time of a window. (9.1, 9.4)"""
        if self.sand_is_running:
            what = "fair" if self.fair.is_open else f"sharing-{self.sharings}"
            return Timer(what, self.options.sand_time(), decides=True)
        name = str(self.context[0])
        about = self.active if self.sharing.killed == NO_SLOT else self.dragons[self.sharing.killed]
        # A card played starts the window anew; who has only gone on does not.
        return Timer(f"window-{name}-{about}-{len(self.magic.spent)}", self.options.window_time(name), decides=True)

    def power_in(self, slot: int) -> int:
        """The power of the dragon in a lair, with its Weakness Powder. (3.5)"""
        dragon = self.dragons[slot]
        return POWER[dragon] + (dragon == self.magic.weakness)

    def lairs(self) -> list[int]:
        """Where a living dragon is."""
        return [slot for slot, dragon in enumerate(self.dragons) if dragon != NO_DRAGON and slot != self.sharing.killed]

    def tokens_on(self, slot: int) -> list[int]:
        return self.lying[PART[slot]]

    def loot_of(self, seat: int) -> list[int]:
        return self.loot[PART[seat]]

    def thief_is_ready(self, seat: int) -> bool:
        return bool(self.ready[seat] >> THIEF & 1)

    def holds_card(self, seat: int, card: int) -> bool:
        return bool(self.magic.hands[seat] >> card & 1)

    def has_eyes(self) -> bool:
        """There is something to watch for: the Invisible Hand may be in somebody's hand. (9.6)"""
        options = self.options
        return (
            options.ruleset == "advanced" and options.invisible_hand == "in" and INVISIBLE_HAND not in self.magic.spent
        )


rules: Final = Table.rules
