"""The moments of the game in rulebook order, then what players do beside the table. (3, 5, 6)"""

from . import auction, rounds, standing_orders, table_talk, tie

__all__ = ["auction", "rounds", "standing_orders", "table_talk", "tie"]
