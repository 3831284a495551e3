"""Gives an account of some games: a line for each decision, which sums up all there is to know of it.

`python -m tools.account GAME FIRST LAST LINES` for the seeds from FIRST to LAST - 1, so many lines at most;
`tools.lockstep` compares two of them.
"""

import sys
from collections.abc import Iterable, Iterator
from hashlib import blake2b
from itertools import islice
from random import Random
from typing import Any, Final

import msgspec

from dracotheque import bots, games
from dracotheque.core.compiling import is_compiled
from dracotheque.core.decisions import listed
from dracotheque.core.game import Game
from dracotheque.core.window import Window

THOUGHT_OVER: Final = 32
"""Every so many decisions, somebody imagines worlds and thinks."""
THINKER: Final = "master@12it"
BY_HABIT: Final = 0.2
"""How much of a game is played by policy, which is what takes the time; the rest at random."""

encode: Final = msgspec.json.Encoder(enc_hook=listed).encode


def account(game: Game, seeds: Iterable[int]) -> Iterator[str]:
    """These games, one after the other: of every size, with every preset."""
    for seed in seeds:
        players = game.players[seed % len(game.players)]
        presets = list(game.presets(players).values())
        state = game.start(players, presets[seed // len(game.players) % len(presets)], seed=seed)
        yield from (f"{game.id} {players} {seed} {line}" for line in decisions(state, Random(seed)))


def decisions(state: Any, dice: Random) -> Iterator[str]:
    """One game, from its first decision to its end."""
    habit, thinker = bots.get("heuristic"), bots.get(THINKER)
    number = 0
    while not state.over:
        seat = dice.choice(state.actors)
        decision = state.decision(seat)
        known = encode(decision)
        window = Window(state, seat)
        if seat >= 0 and number % THOUGHT_OVER == 0:
            known += window.imagine(dice).to_json().encode() + encode(bots.explain(thinker, window, dice))
        move = habit.choose(window, dice) if seat >= 0 and dice.random() < BY_HABIT else dice.choice(decision.moves)
        known += encode(state.play(seat, move)) + state.to_json().encode()
        yield f"{number} {blake2b(known, digest_size=12).hexdigest()}"
        number += 1
    yield f"over {state.scores} {state.winners} {state.clone().digest()}"


def main() -> None:
    game = games.get(sys.argv[1])
    first, last, most = map(int, sys.argv[2:])
    print("compiled" if is_compiled(game.state_type.__module__) else "pure")
    for line in islice(account(game, range(first, last)), most):
        print(line)


if __name__ == "__main__":
    main()
