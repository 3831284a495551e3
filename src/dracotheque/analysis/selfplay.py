"""Games that bots play with each other, with every move kept: where puzzles are looked for."""

from collections.abc import Mapping
from random import Random

from dracotheque import bots
from dracotheque.arena.seeds import bot_rng
from dracotheque.core.game import Game
from dracotheque.core.moves import CLOCK
from dracotheque.core.options import Options
from dracotheque.core.replays import Replay, record
from dracotheque.core.window import Window


def self_played(
    game: Game, players: int, options: Mapping[str, object] | Options | None, seed: int, bot: str = "regular"
) -> Replay:
    """One game from the deal to its end; the same seed gives the same game."""
    journal = record(game, players, options, seed=seed)
    state = journal.state
    thinkers = [(bots.get(bot), Window(state, seat), bot_rng(seed, seat)) for seat in range(players)]
    dice = Random(seed)
    while not state.over:
        seat = state.actors[0]
        if seat == CLOCK:
            moves = state.decision(CLOCK).moves
            journal.play(CLOCK, moves[int(dice.random() * len(moves))])
        else:
            player, window, rng = thinkers[seat]
            journal.play(seat, player.choose(window, rng))
    return journal.replay([str(seat + 1) for seat in range(players)])
