"""`python -m tools.foresight [--games N] [--seed S]`: who foresees results, a network or the judgement by hand.

Games in which everybody follows the network are stopped wherever a search would stop an imagined one: when a chapter
begins, or now and then in games without any. What each says there of everybody's share of the victory is held against
what came (log-loss, in nats; less is better). The same seed finds the same. It writes docs/trials.md.
"""

import argparse
from collections.abc import Iterator, Sequence
from math import log, sqrt
from random import Random
from statistics import fmean, stdev
from typing import Final, NamedTuple

from dracotheque import games
from dracotheque.arena.intervals import NORMAL
from dracotheque.bots.learned import JudgingMind, instinctive_mind
from dracotheque.bots.mind import Mind
from dracotheque.bots.network import Network, network_of
from dracotheque.bots.search.playouts import BITS
from dracotheque.core.chance import any_of
from dracotheque.core.game import Game
from dracotheque.core.insight import shared_victory
from dracotheque.core.moves import CLOCK
from dracotheque.core.state import State
from dracotheque.core.window import Window
from tools.matches import mark
from tools.pages import DOCS, put, table

NOW_AND_THEN: Final = 12
"""Decisions from one look to the next in a game without chapters."""
LEAST: Final = 1e-3
"""Nobody is taken to be surer than this that somebody loses."""
HEAD: Final = (
    "| game, players | network | games | positions | by hand | network | mean of both | gained by the network |"
)

Shares = Sequence[float]


class Loss(NamedTuple):
    """How badly a result was foreseen from one position."""

    by_hand: float
    network: float
    both: float


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.foresight", description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="Of each kind that has a network.")
    parser.add_argument("--seed", type=int, default=1, help="Another one finds other games.")
    wish = parser.parse_args()
    put(DOCS / "trials.md", "foresight", figures(wish.games, wish.seed))


def figures(count: int, seed: int) -> Iterator[str]:
    yield f"Written by `python -m tools.foresight --games {count} --seed {seed}`. Do not edit; look again.\n"
    learnt = [(game, network) for game in games.all() if (network := network_of(game.package))]
    yield from table(HEAD, [row(game, network, count, seed) for game, network in learnt])


def row(game: Game, network: Network, count: int, seed: int) -> str:
    dice = Random(seed)
    played = [found for _ in range(count) if (found := list(losses(game, network, dice)))]
    every = [loss for found in played for loss in found]
    gains = [fmean([loss.by_hand - loss.network for loss in found]) for found in played]
    reach = NORMAL * stdev(gains) / sqrt(len(gains))
    gained = f"{fmean(gains):+.3f} ± {reach:.3f}".replace("-", "−")
    means = " | ".join(f"{fmean(column):.3f}" for column in zip(*every, strict=True))
    return f"| {game.title}, {game.players[0]} | `{mark(game)}` | {count} | {len(every):,} | {means} | {gained} |"


def losses(game: Game, network: Network, dice: Random) -> Iterator[Loss]:
    """How badly both foresee the result of one game, whenever they are asked."""
    hand, judge = Mind(game, "master"), JudgingMind(game, network)
    seen: list[tuple[Shares, Shares]] = []
    state: State = game.start(game.players[0], seed=dice.getrandbits(BITS), events=False)
    number = 0
    before = moment(hand, state, number)
    while not state.over:
        step(state, game, dice)
        number += 1
        now = moment(hand, state, number)
        if now != before and not state.over:
            seen.append((hand.judge(state, 0), judge.judge(state, 0)))
        before = now
    won = shared_victory(state)
    for by_hand, network_ in seen:
        both = [(one + other) / 2 for one, other in zip(by_hand, network_, strict=True)]
        yield Loss(*(loss(won, shares) for shares in (by_hand, network_, both)))


def step(state: State, game: Game, dice: Random) -> None:
    """The next move, as the network would have it."""
    actor = state.actors[0]
    if actor == CLOCK:
        state.play(actor, any_of(state.decision(actor).moves, dice))
        return
    window = Window(state, actor)
    mind = instinctive_mind(window) or Mind(game, "master")
    state.play(actor, mind.move_at(window, dice))


def moment(mind: Mind, state: State, number: int) -> tuple[int, int]:
    """What a search takes for one stretch of the game."""
    return mind.chapter(state), 0 if hasattr(mind.game.insight, "chapter") else number // NOW_AND_THEN


def loss(won: Shares, foreseen: Shares) -> float:
    """The doubt that was left about what came."""
    return -sum([part * log(max(LEAST, share)) for part, share in zip(won, foreseen, strict=True) if part])


if __name__ == "__main__":
    main()
