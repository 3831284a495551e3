"""The moments of the game, in rulebook order: ante, turns, special flights, the end of a round, settlement; then orders.

(3, 5, 9)
"""

from dracotheque.games.jeu_des_dragons.steps import ante, orders, round_end, settlement, special_flights, turn

__all__ = ["ante", "orders", "round_end", "settlement", "special_flights", "turn"]
