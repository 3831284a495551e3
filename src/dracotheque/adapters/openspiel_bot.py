"""Matches between our bots and OpenSpiel's ISMCTS, with equal thinking time, shared seeds and rotated seats.

OpenSpiel's bot plays our game through the adapter and draws its worlds from our `imagine`; nothing else of it is ours.
"""

from collections.abc import Mapping
from random import Random
from statistics import fmean
from time import process_time
from typing import Final

import msgspec
import numpy as np
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from dracotheque import bots
from dracotheque.adapters import openspiel
from dracotheque.adapters.openspiel import SpielGame
from dracotheque.adapters.play import Play
from dracotheque.arena.intervals import Interval, interval
from dracotheque.arena.lineups import Lineup, shared_out
from dracotheque.arena.seeds import bot_rng, game_seed
from dracotheque.core.window import Window

EXPLORATION: Final = 1.4
FEWEST: Final = 2
"""Simulations of a search that has no time left."""
OURS: Final = 0
THEIRS: Final = 1


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """How our bot did against OpenSpiel's; intervals of 95 %, by seed."""

    game: str
    players: int
    bot: str
    simulations: float
    """Of OpenSpiel's bot, for one move on average."""
    games: int
    alone: Interval
    """Our share of the victories where ours sits alone among theirs; par is one in as many as there are players."""
    even: Interval | None
    """Our share where half the table is ours, in every way it can be seated; 50 % is par. None at an odd table."""
    our_milliseconds: float
    """Processor time for one move."""
    their_milliseconds: float


class Side:
    """What one side has spent."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self.moves = 0

    @property
    def mean(self) -> float:
        return self.seconds / max(1, self.moves)


class SpielBot:
    """OpenSpiel's ISMCTS: with so many simulations for every choice or, without a number, with as much time as ours."""

    def __init__(self, game: SpielGame, simulations: int | None, seed: int) -> None:
        self.game = game
        self.fixed = simulations
        self.rng = Random(seed)
        self.simulations = 0
        self.search = ISMCTSBot(
            game=game,
            evaluator=RandomRolloutEvaluator(1, np.random.RandomState(seed)),
            uct_c=EXPLORATION,
            max_simulations=simulations or FEWEST,
            random_state=np.random.RandomState(seed),
            use_observation_string=True,
            allow_inconsistent_action_sets=True,
        )
        self.search.set_resampler(lambda state, player: game.imagined(state, player, self.rng))

    def move(self, play: Play, own: Side, other: Side) -> None:
        """Choose and play one move, letter by letter."""
        state = self.game.around(play)
        is_played = False
        while not is_played:
            count = self.fixed or self._affordable(own, other)
            self.search._max_simulations = count
            began = process_time()
            letter = int(self.search.step(state))
            own.seconds += process_time() - began
            self.simulations += count if len(play.legal()) > 1 else 0
            is_played = play.act(letter)
        own.moves += 1

    def _affordable(self, own: Side, other: Side) -> int:
        """As many simulations as bring the time for a move to that of the other side."""
        if not self.simulations:
            return FEWEST
        allowance = other.mean * (own.moves + 1) - own.seconds
        return max(FEWEST, int(allowance * self.simulations / own.seconds))


def match(
    game: str,
    players: int,
    bot: str,
    seeds: int,
    *,
    simulations: int | None = None,
    seed: int = 0,
    options: Mapping[str, object] | None = None,
) -> Report:
    """Play every seed once with every seating: ours alone in each seat, and half the table ours."""
    spiel = openspiel.load(game, players, options)
    theirs = SpielBot(spiel, simulations, seed)
    sides = (Side(), Side())
    alone, even = shared_out(1, players), shared_out(players // 2, players) if players % 2 == 0 else ()
    lineups = tuple(dict.fromkeys((*alone, *even)))
    shares = [
        {seats: _play(spiel, bot, theirs, sides, seats, game_seed(seed, number)) for seats in lineups}
        for number in range(seeds)
    ]
    return Report(
        game=game,
        players=players,
        bot=bot,
        simulations=theirs.simulations / max(1, sides[THEIRS].moves),
        games=seeds * len(lineups),
        alone=interval([fmean(row[seats] for seats in alone) for row in shares]),
        even=interval([fmean(row[seats] for seats in even) for row in shares]) if even else None,
        our_milliseconds=1000 * sides[OURS].mean,
        their_milliseconds=1000 * sides[THEIRS].mean,
    )


def _play(spiel: SpielGame, bot: str, theirs: SpielBot, sides: tuple[Side, Side], lineup: Lineup, seed: int) -> float:
    """One game; how much of the victory is ours."""
    play = spiel.start(seed)
    ours = {seat: bots.get(bot) for seat, side in enumerate(lineup) if side == OURS}
    dice = {seat: bot_rng(seed, seat) for seat in ours}
    while not play.state.over:
        seat = play.seat
        if seat in ours:
            began = process_time()
            move = ours[seat].choose(Window(play.state, seat), dice[seat])
            sides[OURS].seconds += process_time() - began
            sides[OURS].moves += 1
            play.answer(move)
        else:
            theirs.move(play, sides[THEIRS], sides[OURS])
    return sum(share for seat, share in enumerate(play.returns()) if seat in ours)
