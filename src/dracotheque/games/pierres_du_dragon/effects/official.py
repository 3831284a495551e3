"""The official characters in the vocabulary of the blank cards. (4, 6.2-official)

The Doppelganger alone is not among them: it is kept, and acts when another power is used.
"""

from typing import Any, Final

from ..components.blank_cards.schema import read_steps

STONE_OR_COINS: Final = [
    {"op": "take_first", "ladder": ["stone_choice", "common_gold", "fairy_gold"]},
]
TWO_OF_EACH: Final = {"red": 2, "blue": 2, "yellow": 2}
MERCHANT_PRICES: Final = [
    {"item": "common_gold", "n": 1},
    {"item": "fairy_gold", "n": 1},
    {"item": "silver", "n": 3},
]

Json = dict[str, Any]
"""Any is what JSON holds; the schema reads it below."""


def points_or_coins(cost: Json, points: int, coins: Json) -> list[Json]:
    """Sell stones for points, or take the coins instead."""
    deal = {"op": "deal", "cost": [cost], "reward": [{"op": "score", "n": points}]}
    return [{"op": "choose", "options": [[deal], [{"op": "gain", **coins}]]}]


_SCRIPTS: Final[dict[str, list[Json]]] = {
    "witch": [{"op": "gain", "item": "black_coin", "n": 1}],
    "red_dragon": [{"op": "gain", "item": "red", "n": 1}],
    "blue_dragon": [{"op": "gain", "item": "blue", "n": 1}],
    "yellow_dragon": [{"op": "gain", "item": "yellow", "n": 1}],
    "wizard": points_or_coins(cost={"stones": "each", "n": 1}, points=1, coins={"item": "silver", "n": 3}),
    "magician": points_or_coins(cost={"stones": "any", "n": 4}, points=1, coins={"item": "silver", "n": 3}),
    "sorcerer": points_or_coins(cost={"stones": "same", "n": 4}, points=2, coins={"item": "common_gold", "n": 1}),
    "thief": [{"op": "victim", "among": "second_bidders", "prefer": "has_stone", "do": STONE_OR_COINS}],
    "alchemist": [{"op": "gain", "item": "common_gold", "n": 3}],
    "ancient_dragon": [{"op": "gain", "item": "stone_choice", "n": 1}],
    "apprentice": [{"op": "deal", "cost": [{"stones": "same", "n": 2}], "reward": [{"op": "score", "n": 1}]}],
    "brigand": [
        {
            "op": "victim",
            "among": "others",
            "do": [{"op": "take", "item": "common_gold", "n": "all"}, {"op": "take", "item": "silver", "n": "all"}],
        }
    ],
    "charlatan": [{"op": "lose", "item": "stones", "n": "all"}, {"op": "score", "n": 1}],
    "two_headed_dragon": [{"op": "bag", "put": TWO_OF_EACH, "draw": 2}],
    "rainbow_dragon": [{"op": "colour", "from": "bank", "do": [{"op": "push", "put": "all"}]}],
    "enchantress": points_or_coins(cost={"stones": "any", "n": 5}, points=2, coins={"item": "fairy_gold", "n": 1}),
    "ghost": [{"op": "borrow", "from": "auctioned", "how": "choose"}],
    "fairy": [{"op": "gain", "item": "fairy_gold", "n": 1}],
    "gnome": [{"op": "gain", "item": "common_gold", "n": 2}, {"op": "gain", "item": "silver", "n": 2}],
    "goblin": [{"op": "borrow", "from": "remaining", "how": "random"}],
    "leprechaun": [{"op": "borrow", "from": "remaining", "how": "choose"}],
    "merchant": [{"op": "shop", "item": "stone_choice", "prices": MERCHANT_PRICES, "max": None}],
    "dwarf_4": [{"op": "gain", "item": "silver", "n": 4}],
    "dwarf_5": [{"op": "gain", "item": "silver", "n": 5}],
    "necromancer": [
        {
            "op": "may",
            "do": [{"op": "deal", "cost": [{"bid": "fairy_gold"}], "reward": [{"op": "score", "n": 1}]}],
        }
    ],
    "goldsmith": [{"op": "gain", "item": "amulet", "n": 1}],
    "troll": [
        {
            "op": "colour",
            "from": "any",
            "do": [{"op": "each", "who": "all", "do": [{"op": "hit", "item": "stone_named", "n": "all"}]}],
        }
    ],
}

OFFICIAL_STEPS: Final = {name: read_steps(script) for name, script in _SCRIPTS.items()}
