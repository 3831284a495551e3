"""Three characters to begin with. (6.2-examples)"""

from typing import Any, Final

from .schema import FORMAT

FERRYWOMAN: Final[dict[str, Any]] = {
    "schema": FORMAT,
    "name_fr": "La Passeuse",
    "name_en": "The Ferrywoman",
    "glyph": "boat",
    "flavour": "Her fee is small and her memory is long.",
    "steps": [
        {"op": "victim", "among": "others", "prefer": "has_stone", "do": [{"op": "swap"}]},
        {"op": "gain", "item": "silver", "n": 1},
    ],
}

MOONWELL_KEEPER: Final[dict[str, Any]] = {
    "schema": FORMAT,
    "name_fr": "La Gardienne du Puits",
    "name_en": "The Moonwell Keeper",
    "glyph": "moon",
    "steps": [
        {
            "op": "choose",
            "options": [
                [{"op": "deal", "cost": [{"item": "silver", "n": 2}], "reward": [{"op": "refresh", "n": 3}]}],
                [{"op": "gain", "item": "silver", "n": 2}],
            ],
        }
    ],
}

DRAGON_RIDER: Final[dict[str, Any]] = {
    "schema": FORMAT,
    "name_fr": "Le Dragonnier",
    "name_en": "The Dragon-rider",
    "glyph": "saddle",
    "steps": [
        {
            "op": "choose",
            "options": [
                [
                    {
                        "op": "deal",
                        "cost": [{"stones": "same", "n": 3}, {"item": "silver", "n": 2}],
                        "reward": [{"op": "score", "n": 1}],
                    }
                ],
                [
                    {"op": "bag", "put": {"red": 1, "blue": 1, "yellow": 1}, "draw": 1},
                    {"op": "gain", "item": "silver", "n": 1},
                ],
            ],
        }
    ],
}

EXAMPLES: Final = (FERRYWOMAN, MOONWELL_KEEPER, DRAGON_RIDER)
