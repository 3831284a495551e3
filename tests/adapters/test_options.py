"""What the libraries ask of an environment, with every option of every table singly."""

from random import Random

import pyspiel
import pytest
from pettingzoo.test import api_test, seed_test

from dracotheque import games
from dracotheque.adapters import openspiel, pettingzoo
from dracotheque.adapters.observations import encoder
from dracotheque.adapters.play import start
from tests.adapters.options import ONE_VALUE, TABLES, Table, Wishes
from tests.adapters.tables import act, each_game

pytestmark = pytest.mark.slow


def each(tables: list[Table]) -> pytest.MarkDecorator:
    names = [f"{game}-{players}-{'-'.join(wishes)}" for game, players, wishes in tables]
    return pytest.mark.parametrize(("game", "players", "wishes"), tables, ids=names)


each_option = each(TABLES)
FEW = 12


@each_game
def test_every_option_is_played(game: str) -> None:
    usual = games.get(game).options_type()
    tables = [games.get(name).options(wishes, players) for name, players, wishes in TABLES if name == game]
    for option in usual.__struct_fields__:
        assert any(getattr(table, option) != getattr(usual, option) for table in tables), option


@each(ONE_VALUE)
def test_the_random_simulation_test_passes(game: str, players: int, wishes: Wishes) -> None:
    """With few players, each of whom is looked at in every position; every number is simulated without options."""
    pyspiel.random_sim_test(openspiel.load(game, players, wishes, seeds=8), num_sims=1, serialize=True, verbose=False)


@pytest.mark.filterwarnings("ignore::UserWarning:pettingzoo")
@each_option
def test_the_api_test_and_the_seed_test_pass(game: str, players: int, wishes: Wishes) -> None:
    api_test(pettingzoo.env(game, players, wishes), num_cycles=FEW)
    seed_test(lambda **_: pettingzoo.env(game, players, wishes), num_cycles=FEW)


@each_option
def test_an_imagined_world_looks_the_same(game: str, players: int, wishes: Wishes) -> None:
    view = encoder(games.get(game), players)
    play = start(games.get(game), players, wishes, seed=players)
    dice = Random(players)
    for number in range(60):
        if play.state.over:
            break
        if number % FEW == 0:
            for viewer in range(players):
                world = play.imagine(viewer, dice)
                assert view.encode(world, viewer) == view.encode(play, viewer)
        act(play, dice)
