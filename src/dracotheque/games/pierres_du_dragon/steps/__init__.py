"""The moments of the game in rulebook order, then what players do beside the table. (3, 5, 6)"""

from . import auction, beside_the_auction, outcome, rounds

__all__ = ["auction", "beside_the_auction", "outcome", "rounds"]
