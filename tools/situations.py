"""Writes one moment of every kind of decision that a game knows, for the tests of its board.

`python -m tools.situations GAME …` writes web/fixtures/<game>/situations.json: the first player is asked each question
at least once for every mix of moves that may answer it, at tables of all sizes and with all ready-made options.
"""

import json
import sys
from collections.abc import Iterator
from random import Random

from dracotheque import games
from dracotheque.core.game import Game
from dracotheque.core.moves import CLOCK, Move
from dracotheque.core.state import State
from tools.fixtures import LONGEST, NAMES, OUTPUT, SEED, step

GAMES = 400
"""Tables played through in search of situations."""
SEAT = 0


def any_move(state: State, seat: int, rng: Random) -> Move:
    """A move at random, every type as likely as any other: rare ones are what we look for."""
    moves = state.decision(seat).moves
    kind = rng.choice(sorted({type(move).__name__ for move in moves}))
    return rng.choice([move for move in moves if type(move).__name__ == kind])


def situations(game: Game) -> Iterator[dict[str, object]]:
    """Every question to the first player, for every mix of moves that may answer it."""
    rng = Random(SEED)
    seen: set[tuple[str, frozenset[str]]] = set()
    for number in range(GAMES):
        players = game.players[number % len(game.players)]
        presets = list(game.presets(players).values())
        options = presets[number // len(game.players) % len(presets)]
        state = game.start(players=players, seed=SEED + number, options=options)
        for _ in range(LONGEST):
            if state.over:
                break
            seat = next((actor for actor in state.actors if actor != CLOCK), CLOCK)
            told = state.play(seat, any_move(state, seat, rng))
            decision = state.decision(SEAT)
            situation = (decision.question, frozenset(type(move).__name__ for move in decision.moves))
            if decision.moves and situation not in seen:
                seen.add(situation)
                yield step(state, SEAT, told)


def write(game: Game) -> None:
    fixture = {"game": game.id, "seat": SEAT, "names": NAMES[: game.players[-1]], "steps": list(situations(game))}
    path = OUTPUT / game.id / "situations.json"
    path.write_text(json.dumps(fixture, ensure_ascii=False, separators=(",", ":")) + "\n", "utf-8")


def main() -> None:
    for id in sys.argv[1:]:
        write(games.get(id))


if __name__ == "__main__":
    main()
