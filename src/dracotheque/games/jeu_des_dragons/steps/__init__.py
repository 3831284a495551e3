"""The moments of the game, in rulebook order: ante, turns, special flights, the end of a round, settlement. (3, 5)"""

from dracotheque.games.jeu_des_dragons.steps import ante, round_end, settlement, special_flights, turn

__all__ = ["ante", "round_end", "settlement", "special_flights", "turn"]
