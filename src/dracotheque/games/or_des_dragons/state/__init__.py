"""What lies on the table: lairs, bag, screens, magic objects, parchments and deals, and who knows what of them."""

from collections.abc import Sequence
from typing import Final

from dracotheque.core.decisions import Timer
from dracotheque.core.fields import field, written
from dracotheque.core.moves import Move
from dracotheque.core.rules import Rules
from dracotheque.core.state import State
from dracotheque.games.or_des_dragons.components import (
    ALL_ROLES,
    FIREBALL,
    INVISIBLE_HAND,
    KINDS,
    MAGIC,
    POWER,
    SLOTS,
    SWORD,
    THIEF,
    WEAKNESS,
)
from dracotheque.games.or_des_dragons.moves import SAND_OUT, WINDOW_CLOSED, Mandate, StandingOrder
from dracotheque.games.or_des_dragons.options import GoldOptions
from dracotheque.games.or_des_dragons.state.papers import NOBODY, OpenDeal, Parchment
from dracotheque.games.or_des_dragons.state.scoring import points

NO_DRAGON: Final = -1
NO_SLOT: Final = -1
NOT_PLACED: Final = -1
"""Where a boost is attached that lies with no adventurer, or the Weakness Powder that lies on no dragon."""
ALL_MAGIC: Final = (1 << len(MAGIC)) - 1
LEDGER: Final = KINDS + 2
"""Numbers a seat has in a ledger: one for each kind, and for tokens of an unknown kind those gained and those lost."""


class Table(State):
    """A game of L'Or des Dragons."""

    rules = Rules()

    options: GoldOptions
    first: int = 0
    active: int = 0
    """Whose turn it is."""
    deck: list[int] = []
    """The dragons to come, the next one last."""
    replacements: int = 0
    """How many dragons have taken the place of a dead one. (OD-26)"""
    dragons: list[int] = [NO_DRAGON] * SLOTS
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
    lost: tuple[int, ...] = (0,) * KINDS
    loot: list[int] = field(lambda s: [0] * (s.players * KINDS))
    """What is behind the screens: nine numbers for each seat, one after the other."""
    aim: int = NO_SLOT
    """The lair of the adventurer placed in this turn, while others may still react."""

    # A sharing. (9.2)
    killed: int = field(NO_SLOT, reset="clear_sharing")
    """The lair of the dragon that has just died."""
    party: tuple[int, ...] = field((), reset="clear_sharing")
    """The participants, in speaking order."""
    treasure: tuple[int, ...] = field((0,) * KINDS, reset="clear_sharing")
    parchments: tuple[Parchment, ...] = field((), reset="clear_sharing clear_parchments")
    """One for each author at most, in the order in which they were last written."""
    pens: tuple[int, ...] = field((), reset="clear_sharing clear_parchments")
    """With a clock: whose parchment each seat has signed."""
    given_up: int = field(0, reset="clear_sharing clear_parchments")
    """With a clock: the participants who said "no deal", as bits."""
    grain: int = field(0, reset="clear_sharing clear_parchments")
    """Grain by grain: how many grains have been used."""
    holds: int = field(0, reset="clear_sharing clear_parchments")
    """Grain by grain: how many have held their tongues, or passed at a Fair, one after another."""
    shares: tuple[int, ...] = field((), reset="clear_sharing")
    """What was agreed and is not handed out yet: nine numbers for each seat."""
    mandates: tuple[Mandate | None, ...] = field((), reset="clear_sharing clear_parchments")
    stamped: int = field(0, reset="clear_sharing clear_parchments")
    """Slow play: those whose standing signature is younger than their mandate, as bits."""
    theft: tuple[int, ...] = field((), reset="clear_sharing")
    """The theft being committed: thief, victim, with the Velvet Glove, with the Long Arm."""
    sharings: int = 0
    """How many treasures were negotiated."""
    agreements: int = 0
    """How many of them were shared."""

    # Magic objects. (4.3)
    hands: list[int] = field(lambda s: [0] * s.players)
    """As bits."""
    pile: list[int] = []
    """The next card last."""
    pile_from: int = ALL_MAGIC
    """The cards the pile was last made of, as bits."""
    spent: tuple[int, ...] = ()
    """The magic discard."""
    limbo: int = 0
    """The cards whose effect is not complete yet, as bits. (OD-21)"""
    sword: int = NOT_PLACED
    """The adventurer that has the Sword +1."""
    fireball: int = NOT_PLACED
    """The wizard that has the Fireball."""
    weakness: int = NOT_PLACED
    """The dragon on which the Weakness Powder lies."""
    drawn: tuple[int, ...] = ()
    """The tokens shown by the Lens."""
    eyes: tuple[int, ...] = field(lambda s: (0,) * s.players)
    """The lair each seat watches, counted from 1; 0 for nowhere."""
    tried: bool = False
    """Somebody has pinched on this occasion."""
    planned: tuple[int, ...] = field((), unsaved=())
    """Who wants to pinch at the next occasion, from which lair and what, where that is planned; nothing for nobody."""
    orders: tuple[tuple[StandingOrder, ...], ...] = field(lambda s: ((),) * s.players)

    # The Fair. (9.3)
    opener: int = NOBODY
    deals: tuple[OpenDeal, ...] = ()
    done: int = 0
    """With a clock: who has finished trading, as bits."""
    posted: tuple[int, ...] = field(lambda s: (0,) * s.players)
    """With a clock: how many deals each seat has posted at this Fair."""

    # What is known.
    doubts: tuple[int, ...] = field(lambda s: (0,) * ((s.players + 1) * s.players * KINDS))
    """Of each kind behind each screen, how many tokens a viewer cannot be sure of: at (viewer × players + owner) × 9,
    the spectators being the last viewer. What nobody could see changes doubts; what everybody sees does not."""
    slips: list[int] = field(lambda s: [0] * (s.players * LEDGER))
    """By how much a public ledger differs from what is behind each screen: eleven numbers for each seat."""
    thefts: tuple[tuple[int, int, int], ...] = ()
    """Every token taken unseen: by whom, from whom (from a dragon: NOBODY), of which kind. Told in the end. (9.11)"""
    pinched: tuple[int, ...] = (0,) * KINDS
    """What has been pinched with the Invisible Hand since it was last drawn: everybody can count it."""
    culprit: int = NOBODY
    """Who was caught at it, until somebody else begins."""
    cleared: int = 0
    """Those who showed an empty screen when something had been pinched, as bits."""

    @written
    def clear_sharing(self) -> None:
        """No dead dragon, no treasure, no parchment."""

    @written
    def clear_parchments(self) -> None:
        """The sand is not running."""

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
        return self.options.talk != "free" and (self.killed != NO_SLOT or self.opener != NOBODY)

    def clock_moves(self) -> Sequence[Move]:
        return (WINDOW_CLOSED,) if self.asked == "react" else (SAND_OUT,)

    def timer(self) -> Timer | None:
        """The sand of a sharing or a Fair, or the time of a window. (9.1, 9.4)"""
        if self.asked == "react":
            name = str(self.context[0])
            about = self.active if self.killed == NO_SLOT else self.dragons[self.killed]
            # A card played starts the window anew; who has only gone on does not.
            return Timer(f"window-{name}-{about}-{len(self.spent)}", self.options.window_time(name), decides=True)
        what = "fair" if self.opener != NOBODY else f"sharing-{self.sharings}"
        return Timer(what, self.options.sand_time(), decides=True)

    def power_in(self, slot: int) -> int:
        """The power of the dragon in a lair, with its Weakness Powder. (3.5)"""
        dragon = self.dragons[slot]
        return POWER[dragon] + (dragon == self.weakness)

    def lairs(self) -> list[int]:
        """Where a living dragon is."""
        return [slot for slot, dragon in enumerate(self.dragons) if dragon != NO_DRAGON and slot != self.killed]

    def tokens_on(self, slot: int) -> list[int]:
        return self.lying[slot * KINDS : (slot + 1) * KINDS]

    def loot_of(self, seat: int) -> list[int]:
        return self.loot[seat * KINDS : (seat + 1) * KINDS]

    def is_exhausted(self) -> bool:
        """The bag is empty and no dragon has a token. (5.end, OD-29)"""
        return not self.bag_size and not any(self.lying)

    def thief_is_ready(self, seat: int) -> bool:
        return bool(self.ready[seat] >> THIEF & 1)

    def holds_card(self, seat: int, card: int) -> bool:
        return bool(self.hands[seat] >> card & 1)

    def located(self) -> int:
        """The magic objects everybody can see, as bits: discarded, attached or being played. (9.4)"""
        seen = self.limbo
        for card in self.spent:
            seen |= 1 << card
        return seen | self.attached()

    def attached(self) -> int:
        """The magic objects that lie with an adventurer or a dragon, as bits."""
        return (
            (self.sword != NOT_PLACED) << SWORD
            | (self.fireball != NOT_PLACED) << FIREBALL
            | (self.weakness != NOT_PLACED) << WEAKNESS
        )

    def has_eyes(self) -> bool:
        """There is something to watch for: the Invisible Hand may be in somebody's hand. (9.6)"""
        options = self.options
        return options.ruleset == "advanced" and options.invisible_hand == "in" and INVISIBLE_HAND not in self.spent

    def stolen_so_far(self) -> int:
        """How many tokens the present holder of the Invisible Hand has pinched with it. (4.3.14)"""
        return sum(self.pinched) if self.culprit == NOBODY else 0
