"""The moments of the game in rulebook order, from ante to settlement; then what players leave for later. (3, 5, 9)"""

from . import ante, orders, round_end, settlement, special_flights, turn

__all__ = ["ante", "orders", "round_end", "settlement", "special_flights", "turn"]
