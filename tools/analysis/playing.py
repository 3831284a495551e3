"""Playing the games that are looked at, with every move kept."""

from random import Random
from typing import Final

from dracotheque import bots, games
from dracotheque.arena.seeds import bot_rng, game_seed
from dracotheque.core.game import Game
from dracotheque.core.moves import CLOCK, Move
from dracotheque.core.replays import Journal, record
from dracotheque.core.state import State
from dracotheque.core.window import Window

SEED: Final = 21
MOST_SEATS: Final = 4
"""Larger tables are no other games, only longer ones."""


class Played:
    """One game between equal bots, and the table before each of their decisions."""

    def __init__(self, id: str, bot: str, number: int) -> None:
        self.game: Game = games.get(id)
        sizes = [size for size in self.game.players if size <= MOST_SEATS]
        self.players = sizes[number % len(sizes)]
        self.seed = game_seed(SEED, number)
        self.journal: Journal = record(self.game, self.players, None, seed=self.seed)
        self.made: list[tuple[int, State, int, Move]] = []
        """The number of the move, the table before it, who moved and how; where there was a choice."""
        self.play(bot)

    def play(self, name: str) -> None:
        state = self.journal.state
        thinkers = [(bots.get(name), Window(state, seat), bot_rng(self.seed, seat)) for seat in range(self.players)]
        dice = Random(self.seed)
        while not state.over:
            seat = state.actors[0]
            moves = state.decision(seat).moves
            if seat == CLOCK:
                self.journal.play(seat, moves[int(dice.random() * len(moves))])
                continue
            bot, window, rng = thinkers[seat]
            move = bot.choose(window, rng)
            if len(moves) > 1:
                self.made.append((len(self.journal.moves) + 1, state.unheard(), seat, move))
            self.journal.play(seat, move)
