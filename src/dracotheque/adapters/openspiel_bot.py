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
from dracotheque.arena.lineups import Lineup, seatings
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
    share: Interval
    """Ours of all victories; 50 % is par."""
    alone: Interval
    """Where ours sits alone among theirs; par is one in as many as there are players."""
    outnumbering: Interval
    """Where theirs sits alone among ours."""
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
    """Play every seed once with every seating: ours alone in each seat, and theirs alone in each seat."""
    spiel = openspiel.load(game, players, options)
    theirs = SpielBot(spiel, simulations, seed)
    sides = (Side(), Side())
    lineups = seatings(2, players)
    shares = [
        [_play(spiel, bot, theirs, sides, lineup, game_seed(seed, number)) for lineup in lineups]
        for number in range(seeds)
    ]
    alone = [[share for share, seats in zip(row, lineups, strict=True) if seats.count(OURS) == 1] for row in shares]
    many = [[share for share, seats in zip(row, lineups, strict=True) if seats.count(THEIRS) == 1] for row in shares]
    return Report(
        game=game,
        players=players,
        bot=bot,
        simulations=theirs.simulations / max(1, sides[THEIRS].moves),
        games=seeds * len(lineups),
        share=interval([fmean(row) for row in shares]),
        alone=interval([fmean(row) for row in alone]),
        outnumbering=interval([fmean(row) for row in many]),
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
