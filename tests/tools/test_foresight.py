"""Who foresees results: looked at in whole games, and held against what came."""

from math import log
from random import Random

import pytest

from dracotheque import games
from dracotheque.bots.network import network_of
from tools import foresight
from tools.foresight import Loss


@pytest.mark.parametrize("name", ["drakon", "pierres_du_dragon"])
def test_the_same_seed_finds_the_same(name: str) -> None:
    game = games.get(name)
    network = network_of(game.package)
    assert network is not None
    found = list(foresight.losses(game, network, Random(3)))
    assert found
    assert list(foresight.losses(game, network, Random(3))) == found
    assert any(loss.by_hand != loss.network for loss in found)


def test_whoever_knew_has_lost_nothing_and_whoever_knew_nothing_all() -> None:
    assert foresight.loss((0.0, 1.0), (0.0, 1.0)) == 0.0
    assert foresight.loss((0.0, 1.0), (0.5, 0.5)) == log(2)
    assert foresight.loss((0.5, 0.5), (0.5, 0.5)) == log(2)
    assert foresight.loss((1.0, 0.0), (0.0, 1.0)) == -log(foresight.LEAST)


def test_a_row_tells_how_much_less_doubt_a_network_leaves(monkeypatch: pytest.MonkeyPatch) -> None:
    game = games.get("drakon")
    network = network_of(game.package)
    assert network is not None
    given = iter([[Loss(0.7, 0.6, 0.65)], [], [Loss(0.9, 0.8, 0.85), Loss(0.7, 0.6, 0.65)]])
    monkeypatch.setattr(foresight, "losses", lambda *_: next(given))
    row = foresight.row(game, network, 3, 1)
    assert row.endswith(" | 3 | 3 | 0.767 | 0.667 | 0.717 | +0.100 ± 0.000 |")
