"""What is in the box: tokens, dragons, adventurers, magic objects. (1)

Inside the engine a token is the number of its kind (0 to 8), a dragon, an adventurer and a magic object are numbers
too; outside they have ids. Adventurer `4 × seat + role` belongs to that seat.
"""

from typing import Final, NewType

# Nothing is -1 everywhere, but nobody is no lair: type checkers tell them apart where they are compared.
Player = NewType("Player", int)
DragonNumber = NewType("DragonNumber", int)
LairNumber = NewType("LairNumber", int)
AdventurerNumber = NewType("AdventurerNumber", int)
NOBODY: Final = Player(-1)
NO_DRAGON: Final = DragonNumber(-1)
NO_SLOT: Final = LairNumber(-1)
NOT_PLACED: Final = AdventurerNumber(-1)
"""Where a boost is attached that lies with no adventurer."""

# Kinds of tokens. (1.1, OD-4)
TOKENS: Final[tuple[str, ...]] = (
    "silver", "gold", "red", "sapphire", "emerald", "amethyst", "amber", "diamond", "black_diamond",
)  # fmt: skip
COPIES: Final[tuple[int, ...]] = (35, 20, 16, 12, 12, 12, 12, 6, 1)
KINDS: Final = len(TOKENS)
TOKEN: Final = {token: kind for kind, token in enumerate(TOKENS)}
SILVER, GOLD, RED, SAPPHIRE, EMERALD, AMETHYST, AMBER, DIAMOND, BLACK_DIAMOND = range(KINDS)
GEMS: Final[tuple[int, ...]] = (SAPPHIRE, EMERALD, AMETHYST, AMBER, DIAMOND)
COINS: Final = ((SILVER, 1), (GOLD, 3), (RED, 1))
"""What counts by the piece under both rules, and how much. (5)"""
BLACK_DIAMOND_WORTH: Final = {"basic": 7, "advanced": 15}
COMMON_WORTH: Final[tuple[float, ...]] = (1.0, 3.0, 1.5, 3.5, 3.5, 3.5, 3.5, 6.0, 7.0)
"""What a token of each kind is worth to most players."""

# Dragons: power, known and unknown part, as printed. (1.2, OD-5)
DRAGONS: Final = (
    (10, 4, 7), (10, 11, 0), (10, 7, 4),
    (9, 0, 9), (9, 8, 2), (9, 5, 5),
    (8, 8, 0), (8, 4, 4), (8, 5, 3), (8, 0, 8),
    (7, 4, 3), (7, 0, 7), (7, 7, 0),
    (6, 1, 5), (6, 4, 2), (6, 3, 3),
    (5, 4, 1), (5, 0, 5),
)  # fmt: skip
DRAGON_IDS: Final = tuple(f"dragon_{power}_{known}_{unknown}" for power, known, unknown in DRAGONS)
DRAGON: Final = {dragon: number for number, dragon in enumerate(DRAGON_IDS)}
POWER: Final = tuple(power for power, _, _ in DRAGONS)
KNOWN: Final = tuple(known for _, known, _ in DRAGONS)
UNKNOWN: Final = tuple(unknown for _, _, unknown in DRAGONS)
SLOTS: Final = 4
FAIR_AFTER: Final = 7
"""The replacement dragon that brings the Fair. (2, OD-26)"""

# Adventurers. (1.3, OD-1)
ROLES: Final[tuple[str, ...]] = ("warrior", "warrioress", "thief", "wizard")
ROLES_IN: Final = tuple(tuple(name for role, name in enumerate(ROLES) if bits >> role & 1) for bits in range(16))
"""The names of a set of roles, by its bits."""
ROLE: Final = {adventurer: role for role, adventurer in enumerate(ROLES)}
WARRIOR, WARRIORESS, THIEF, WIZARD = range(4)
BAND: Final = tuple(tuple(range(4 * seat, 4 * seat + 4)) for seat in range(6))
"""The adventurers of each seat, by role."""
OWNER: Final = tuple(adventurer // 4 for adventurer in range(24))
ROLE_OF: Final = tuple(adventurer % 4 for adventurer in range(24))
ATTACK: Final[tuple[int, ...]] = (4, 3, 2, 1)
ALL_ROLES: Final = 0b1111
FIREBALL_ATTACK: Final = 4
COLOURS: Final[tuple[str, ...]] = ("green", "red", "blue", "yellow", "violet", "grey")
"""The band of each seat; green is the booklet's, the others are ours. (OD-8)"""

# Magic objects, in the order of the booklet. (1.4)
MAGIC: Final = (
    "repulsive_cloud", "renewal_powder", "recall_ring", "exchange_mirror", "muddle_stone", "grasping_glove",
    "sword_plus_one", "emergency_bell", "suction_tube", "long_arm", "inversion_powder", "confusion_ring",
    "velvet_glove", "invisible_hand", "fireball", "discernment_lens", "weakness_powder",
)  # fmt: skip
ALL_MAGIC: Final = (1 << len(MAGIC)) - 1
CARD: Final = {card: number for number, card in enumerate(MAGIC)}
CLOUD, RENEWAL, RECALL, MIRROR, STONE, GRASPING_GLOVE = range(6)
SWORD, BELL, TUBE, LONG_ARM, INVERSION, CONFUSION = range(6, 12)
VELVET_GLOVE, INVISIBLE_HAND, FIREBALL, LENS, WEAKNESS = range(12, 17)
SWAPPED: Final = {MIRROR: 3, TUBE: 2}
"""How many tokens the Mirror and the Tube exchange. (4.3.4, 4.3.9)"""
LENS_DRAWS: Final = 5
LENS_KEEPS: Final = 2
GLOVE_DRAWS: Final = 3

# What a majority earns: basic, advanced alone, advanced for each of two. (5.majority)
MAJORITY: Final = {3: (15, 12, 6), 4: (12, 10, 5), 5: (12, 10, 5), 6: (10, 8, 4)}
COLLECTION: Final = 5


def cards_in(hand: int) -> list[int]:
    """The magic objects of a hand, which is a number with one bit for each."""
    return [card for card in range(len(MAGIC)) if hand >> card & 1] if hand else []
