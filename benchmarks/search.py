"""Search: how many imagined games a second the master thinks through. `python -m benchmarks.search`"""

from collections.abc import Iterator
from random import Random
from time import process_time
from typing import Any, Final

import msgspec

from dracotheque import games
from dracotheque.bots import Budget
from dracotheque.bots.mind import Mind
from dracotheque.bots.search import TreeSearch
from dracotheque.core.game import Game
from dracotheque.core.traits import Playout
from dracotheque.core.window import Window

GAME: Final = "jeu_des_dragons"
PLAYERS: Final = 4
POSITIONS: Final = 24
ITERATIONS: Final = 150
TO_THE_END: Final = 1_000_000
WAYS: Final[dict[str, tuple[Playout, int, bool]]] = {
    "judged at once": ("none", 0, True),
    "at random to the end of the gambit": ("random", TO_THE_END, True),
    "at random to the end of the game": ("random", TO_THE_END, False),
    "by policy to the end of the gambit": ("policy", TO_THE_END, True),
}


def positions(game: Game) -> Iterator[Window]:
    """Decisions with a choice, spread over a game played by policy."""
    state: Any = game.start(PLAYERS, seed=1, events=False)
    rng = Random(1)
    seen = 0
    while not state.over and seen < POSITIONS:
        seat = state.actors[0]
        decision = state.decision(seat)
        if len(decision.moves) > 1:
            seen += 1
            yield Window(state.clone(), seat)
        state.play(seat, game.insight.policy(state.view(seat), decision, rng))


def speed(game: Game, windows: list[Window], playout: Playout, horizon: int, cut: bool) -> float:
    """Iterations per second of CPU time."""
    mind = Mind(game, "master")
    mind.traits = msgspec.structs.replace(mind.traits, playout=playout, horizon=horizon)
    if not cut:
        mind.chapter = lambda _: 0
    began = process_time()
    for window in windows:
        TreeSearch(window, mind, Random(1)).run(Budget(iterations=ITERATIONS))
    return len(windows) * ITERATIONS / (process_time() - began)


def main() -> None:
    game = games.get(GAME)
    windows = list(positions(game))
    for words, way in WAYS.items():
        print(f"{GAME}, {PLAYERS} players, {words}: {speed(game, windows, *way):,.0f} iterations/s")


if __name__ == "__main__":
    main()
