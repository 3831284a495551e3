"""Tables at which a random game is short, and games played at them."""

from random import Random

import pytest

from dracotheque import games
from dracotheque.adapters.play import Play, start

SHORT: dict[str, dict[str, object]] = {
    "jeu_des_dragons": {"starting_hoard": 12},
    "drakon": {"round_limit": 20},
    "dragons_du_mekong": {"round_limit": 10},
    "or_des_dragons": {"grain_rounds": 1, "fair_rounds": 1},
}
"""A game that is not here is played as its rulebook says."""

each_game = pytest.mark.parametrize("game", games.ids())
each_table = pytest.mark.parametrize(
    ("game", "players"), [(game.id, players) for game in games.all() for players in game.players]
)


def opened(game: str, players: int, seed: int = 1, **options: object) -> Play:
    return start(games.get(game), players, {**SHORT.get(game, {}), **options}, seed)


def act(play: Play, dice: Random) -> None:
    """Choose any legal action."""
    legal = play.legal()
    play.act(legal[int(dice.random() * len(legal))])


def advanced(game: str, players: int, actions: int, seed: int = 1, **options: object) -> Play:
    """A game after so many random actions, or at its last decision."""
    play = opened(game, players, seed, **options)
    dice = Random(seed)
    last = play.clone()
    for _ in range(actions):
        if play.state.over:
            return last
        last = play.clone()
        act(play, dice)
    return last if play.state.over else play
