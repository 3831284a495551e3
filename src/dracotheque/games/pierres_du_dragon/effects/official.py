"""The official characters in the vocabulary of the blank cards. (4, 6.2-official)

The Doppelganger alone is not among them: it is kept, and acts when another power is used.
"""

from typing import Final

from ..components.blank_cards import schema as step

MERCHANT_PRICES: Final = (step.Price("common_gold", 1), step.Price("fairy_gold", 1), step.Price("silver", 3))


def points_for(points: int, cost: step.Cost) -> step.Deal:
    return step.Deal((cost,), (step.Score(points),))


def points_or_coins(points: int, cost: step.Cost, coins: step.Gain) -> step.Steps:
    """Sell stones for points, or take the coins instead."""
    return (step.Choose(((points_for(points, cost),), (coins,))),)


OFFICIAL_STEPS: Final[dict[str, step.Steps]] = {
    "witch": (step.Gain("black_coin", 1),),
    "red_dragon": (step.Gain("red", 1),),
    "blue_dragon": (step.Gain("blue", 1),),
    "yellow_dragon": (step.Gain("yellow", 1),),
    "wizard": points_or_coins(1, step.Cost(stones="each", n=1), step.Gain("silver", 3)),
    "magician": points_or_coins(1, step.Cost(stones="any", n=4), step.Gain("silver", 3)),
    "sorcerer": points_or_coins(2, step.Cost(stones="same", n=4), step.Gain("common_gold", 1)),
    "thief": (
        step.Victim(
            "second_bidders", (step.TakeFirst(("stone_choice", "common_gold", "fairy_gold")),), prefer="has_stone"
        ),
    ),
    "alchemist": (step.Gain("common_gold", 3),),
    "ancient_dragon": (step.Gain("stone_choice", 1),),
    "apprentice": (points_for(1, step.Cost(stones="same", n=2)),),
    "brigand": (step.Victim("others", (step.Take("common_gold", "all"), step.Take("silver", "all"))),),
    "charlatan": (step.Lose("stones", "all"), step.Score(1)),
    "two_headed_dragon": (step.Bag(step.Put(red=2, blue=2, yellow=2), draw=2),),
    "rainbow_dragon": (step.Colour("bank", (step.Push("all"),)),),
    "enchantress": points_or_coins(2, step.Cost(stones="any", n=5), step.Gain("fairy_gold", 1)),
    "ghost": (step.Borrow("auctioned", "choose"),),
    "fairy": (step.Gain("fairy_gold", 1),),
    "gnome": (step.Gain("common_gold", 2), step.Gain("silver", 2)),
    "goblin": (step.Borrow("remaining", "random"),),
    "leprechaun": (step.Borrow("remaining", "choose"),),
    "merchant": (step.Shop("stone_choice", MERCHANT_PRICES, max=None),),
    "dwarf_4": (step.Gain("silver", 4),),
    "dwarf_5": (step.Gain("silver", 5),),
    "necromancer": (step.May((points_for(1, step.Cost(bid="fairy_gold")),)),),
    "goldsmith": (step.Gain("amulet", 1),),
    "troll": (step.Colour("any", (step.Each("all", (step.Hit("stone_named", "all"),)),)),),
}
