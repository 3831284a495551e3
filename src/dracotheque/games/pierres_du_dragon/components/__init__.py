"""The box: coins, stones and characters. (1)

Inside the engine a card is the number of the character on it, from 0 to 30 in canonical order: basic, special, blank.
Two cards of one character have the same number, as they look the same. Outside it is the id of the character.
"""

from typing import Final, NewType

# Nothing is -1 everywhere, but nobody is no card: type checkers tell them apart where they are compared.
Player = NewType("Player", int)
Card = NewType("Card", int)
NOBODY: Final = Player(-1)
NO_CARD: Final = Card(-1)

COLOURS: Final = ("red", "blue", "yellow")

# The columns of the goods of one player, or of the bank.
RED, BLUE, YELLOW, FAIRY, COMMON, SILVER, BLACK, AMULET, SPENT = range(9)
WIDTH: Final = 9
COLUMN: Final = {
    "red": RED, "blue": BLUE, "yellow": YELLOW, "fairy_gold": FAIRY, "common_gold": COMMON, "silver": SILVER,
    "black_coin": BLACK, "amulet": AMULET,
}  # fmt: skip
ITEM: Final = (*COLUMN, "fairy_gold")
"""What lies in each column; spent fairy gold is fairy gold."""
BOX: Final[tuple[int, ...]] = (12, 12, 12, 60, 15, 40, 2, 2, 0)
"""How many there are of everything; black coins are not limited by it (PD-8)."""

FIRST_STONES: Final = 4
FIRST_GOODS: Final[tuple[int, ...]] = (0, 0, 0, 8, 2, 5, 0, 0, 0)
"""What everybody begins with, before the stones are dealt. (2)"""
WINNING_POINTS: Final = 3

BASIC: Final = (
    "witch", "red_dragon", "blue_dragon", "yellow_dragon", "wizard", "magician", "sorcerer", "thief",
)  # fmt: skip

# How many cards there are of each special character: 25 in all (PD-1). The two Dwarfs differ (PD-4).
SPECIAL: Final = {
    "alchemist": 1, "ancient_dragon": 2, "apprentice": 2, "brigand": 1, "charlatan": 2, "doppelganger": 1,
    "two_headed_dragon": 2, "rainbow_dragon": 1, "enchantress": 1, "ghost": 1, "fairy": 2, "gnome": 1, "goblin": 1,
    "leprechaun": 1, "merchant": 1, "dwarf_4": 1, "dwarf_5": 1, "necromancer": 1, "goldsmith": 1, "troll": 1,
}  # fmt: skip
BLANK: Final = ("blank_1", "blank_2", "blank_3")

SPECIAL_IDS: Final = tuple(
    name if copies == 1 else f"{name}#{copy}" for name, copies in SPECIAL.items() for copy in range(1, copies + 1)
)
"""The special cards one by one, for a table that leaves some of them out."""
CHARACTER: Final = (*BASIC, *SPECIAL, *BLANK)
NUMBER: Final = {name: Card(number) for number, name in enumerate(CHARACTER)}
OFFICIAL: Final = (*BASIC, *SPECIAL)
SPECIAL_CARDS: Final = tuple(NUMBER[name] for name, copies in SPECIAL.items() for _ in range(copies))
ALL_BASIC: Final = (1 << len(BASIC)) - 1
"""The basic cards, as bits."""

WITCH: Final = NUMBER["witch"]
DOPPELGANGER: Final = NUMBER["doppelganger"]
FIRST_SPECIAL: Final = len(BASIC)
FIRST_BLANK: Final = len(OFFICIAL)
SPECIALS_A_ROUND: Final = 2

LOOKS: Final = ("calm", "trembling", "heavy", "rattling")
"""What a closed fist may look like; it means nothing. (6.bluff)"""


def special_cards(ids: tuple[str, ...] | None) -> list[int]:
    """The special cards a table plays with, in canonical order; all of them where it names none."""
    return list(SPECIAL_CARDS) if ids is None else sorted(NUMBER[card.partition("#")[0]] for card in ids)


def first_goods(players: int) -> list[int]:
    """Everybody with the first coins and no stones, the rest in the bank. (2)"""
    return [*FIRST_GOODS * players, *(total - players * own for total, own in zip(BOX, FIRST_GOODS, strict=True))]
