"""The moments of the game, in rulebook order: seating, programmes, ranks, the end of a round. (2, 3)"""

from . import clock, orders, programming, ranks, seating

__all__ = ["clock", "orders", "programming", "ranks", "seating"]
