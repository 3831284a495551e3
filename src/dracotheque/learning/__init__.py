"""Networks that learn a game from its rule of thumb and from themselves, for `dracotheque.bots` to play.

from dracotheque.learning import Recipe, train
train("jeu_des_dragons", Recipe(minutes=10), folder=Path("build/jeu_des_dragons"))

It needs numpy (extra `learn`); with CuPy and a GPU it is much faster. A game can be learnt whose `insight` room has
`features`: what a player knows and every answer as numbers; where answers have none, it learns to judge positions.
"""

from dracotheque.learning.recipe import DEEP_MONTE_CARLO, JUDGING, Recipe, usual
from dracotheque.learning.training import train

__all__ = ["DEEP_MONTE_CARLO", "JUDGING", "Recipe", "train", "usual"]
