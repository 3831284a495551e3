"""A bot of your own: it looks at what it may do, imagines what it cannot see, and keeps what looks best.

Declare it in the `pyproject.toml` of your package, and every command knows it by name:

    [project.entry-points."dracotheque.bots"]
    my_bot = "my_bot:MyBot"

    draco simulate drakon --players 2 --games 20 --seed 1 --bots my_bot,random
"""

from random import Random

from dracotheque import bots, games
from dracotheque.arena import simulate
from dracotheque.core.chance import Rng
from dracotheque.core.moves import Move
from dracotheque.core.window import Window


class MyBot:
    name = "my_bot"

    def choose(self, window: Window, rng: Rng) -> Move:
        """Try every move in the same imagined world, and take the one after which I stand best."""
        world = window.imagine(rng)
        moves = list(window.decision.moves)
        Random(rng.random()).shuffle(moves)  # so that equals are chosen between by chance

        def outlook(move: Move) -> float:
            after = world.clone()
            after.play(window.seat, move)
            chances: tuple[float, ...] = window.game.insight.evaluate(after.view(window.seat))
            return chances[window.seat]

        return max(moves, key=outlook)


if __name__ == "__main__":
    result = simulate(games.get("drakon"), 2, None, 1, [MyBot(), bots.get("random")], 4)
    print(f"my_bot won {result.wins[0]:g} of {result.games} games of Drakon against random")
