"""The card format `pd-card/1`: what may stand on a blank card. (6.2-card, 6.2-steps)

The types say which keys and values there are; `limits` says which items and numbers each step takes; `validation` says
what the steps may make together.
"""

from typing import Annotated, Final, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

FORMAT: Final = "pd-card/1"

GLYPHS: Final = (
    "anvil", "bell", "boat", "book", "candle", "cauldron", "crown", "dagger", "dragon", "feather", "flame", "harp",
    "hourglass", "key", "lantern", "mask", "mirror", "moon", "owl", "potion", "raven", "ring", "rose", "saddle",
    "scales", "shield", "skull", "star", "sun", "tower", "tree", "wand", "well", "wolf",
)  # fmt: skip
"""The icons shipped with the game."""

ItemName = Literal[
    "silver", "common_gold", "fairy_gold", "black_coin", "amulet", "red", "blue", "yellow", "stone_choice",
    "stone_named", "stones",
]  # fmt: skip
Count = Annotated[int, Meta(ge=1, le=6)]
CountOrAll = Count | Literal["all"]
Coin = Literal["silver", "common_gold", "fairy_gold"]
Fact = Literal[
    "my_points", "my_stones", "my_red", "my_blue", "my_yellow", "my_spent_fairy", "bank_red", "bank_blue",
    "bank_yellow", "bank_stones", "remaining", "bidders",
]  # fmt: skip
Steps = tuple["AnyStep", ...]


def snake(name: str) -> str:
    """`TakeFirst` is `take_first` on a card."""
    return "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("_")


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="op", tag=snake):
    """One step of a character."""


class FromTheBank(Step, frozen=True):
    """As much of something as the bank has."""

    item: ItemName
    n: Count


class FromAPlayer(Step, frozen=True):
    """As much of something as a player has."""

    item: ItemName
    n: CountOrAll


class Gain(FromTheBank, frozen=True):
    """Take from the bank."""


class Lose(FromAPlayer, frozen=True):
    """Return own goods to the bank."""


class Cost(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Coins, stones, or the fairy gold of the bid: one of the three."""

    item: Coin | UnsetType = UNSET
    stones: Literal["same", "any", "each", "red", "blue", "yellow"] | UnsetType = UNSET
    bid: Literal["fairy_gold"] | UnsetType = UNSET
    n: Count | UnsetType = UNSET


class Deal(Step, frozen=True):
    """Pay the whole cost for the reward; where it cannot be paid, the alternative."""

    cost: Annotated[tuple[Cost, ...], Meta(min_length=1, max_length=3)]
    reward: Steps
    otherwise: Steps | UnsetType = msgspec.field(name="else", default=UNSET)


class Score(Step, frozen=True):
    n: Annotated[int, Meta(ge=1, le=2)]


class Choose(Step, frozen=True):
    """Pick one list of steps."""

    options: Annotated[
        tuple[Annotated[Steps, Meta(min_length=1, max_length=3)], ...],
        Meta(min_length=2, max_length=4),
    ]


class May(Step, frozen=True):
    """Yes or no."""

    do: Steps


class When(Step, frozen=True):
    """A public fact decides."""

    fact: Fact
    cmp: Literal[">=", "<=", "=="]
    n: Annotated[int, Meta(ge=0, le=60)]
    then: Steps
    otherwise: Steps | UnsetType = msgspec.field(name="else", default=UNSET)


class Colour(Step, frozen=True):
    """Name a colour, then go on with it."""

    source: Literal["any", "bank"] = msgspec.field(name="from")
    do: Steps


class Victim(Step, frozen=True):
    """Choose another player, who undergoes the steps."""

    among: Literal["others", "second_bidders", "most_points", "fewest_points", "most_stones"]
    do: Steps
    prefer: Literal["has_stone"] | UnsetType = UNSET


class Each(Step, frozen=True):
    """Several players undergo the steps, seat by seat beginning with the acting one."""

    who: Literal["all", "others", "second_bidders"]
    do: Steps


class Put(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Stones of the bank that go into the bag."""

    red: Annotated[int, Meta(ge=0, le=4)] = 0
    blue: Annotated[int, Meta(ge=0, le=4)] = 0
    yellow: Annotated[int, Meta(ge=0, le=4)] = 0


class Bag(Step, frozen=True):
    """Put stones into the bag, draw some and keep them."""

    put: Put
    draw: Annotated[int, Meta(ge=1, le=3)]


class Push(Step, frozen=True):
    """Draw stones one by one, at the risk of the colour named."""

    put: Put | Literal["all"]


class Price(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one stone costs."""

    item: Coin
    n: Count


class Shop(Step, frozen=True):
    """Buy stones one by one."""

    item: Literal["stone_choice", "red", "blue", "yellow"]
    prices: Annotated[tuple[Price, ...], Meta(min_length=1, max_length=3)]
    max: Count | None


class Borrow(Step, frozen=True):
    """Use the power of another character."""

    source: Literal["auctioned", "remaining"] = msgspec.field(name="from")
    how: Literal["choose", "random"]


class Refresh(Step, frozen=True):
    """Spent fairy gold goes back behind the screen."""

    n: CountOrAll


# Steps aimed at a player. (6.2-player-steps)


class Take(FromAPlayer, frozen=True):
    """From that player to the acting one."""


class TakeFirst(Step, frozen=True):
    """One piece of the first item in the list that the player has."""

    ladder: Annotated[tuple[ItemName, ...], Meta(min_length=1, max_length=4)]


class Hit(FromAPlayer, frozen=True):
    """That player returns it to the bank."""


class Grant(FromTheBank, frozen=True):
    """From the bank to that player."""


class Gift(FromAPlayer, frozen=True):
    """From the acting player to that one."""


class Swap(Step, frozen=True):
    """Exchange a stone for a stone."""


PlayerStep = Take | TakeFirst | Hit | Grant | Gift | Swap
AnyStep = (
    Gain | Lose | Deal | Score | Choose | May | When | Colour | Victim | Each | Bag | Push | Shop | Borrow | Refresh
    | PlayerStep
)  # fmt: skip


class Character(msgspec.Struct, frozen=True, forbid_unknown_fields=True, cache_hash=True):
    """A character invented by the table."""

    schema: Literal["pd-card/1"]
    name_fr: str
    glyph: str
    steps: Annotated[Steps, Meta(min_length=1, max_length=6)]
    name_en: str | UnsetType = UNSET
    flavour: Annotated[str, Meta(max_length=160)] | UnsetType = UNSET
    optional: bool = False

    @property
    def names(self) -> tuple[str, str]:
        """The name in French and in English; without an English name, the same."""
        french = self.name_fr.strip()
        return french, french if self.name_en is UNSET else self.name_en.strip()


def branches(step: AnyStep) -> tuple[Steps, ...]:
    """The lists of steps inside a step, in the order in which the card has them; an absent `else` is empty."""
    match step:
        case Deal(reward=first, otherwise=second) | When(then=first, otherwise=second):
            return (first, () if second is UNSET else second)
        case Choose(options=options):
            return options
        case May(do=do) | Colour(do=do) | Victim(do=do) | Each(do=do):
            return (do,)
        case _:
            return ()
