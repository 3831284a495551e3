"""Adapters: our games as PettingZoo and OpenSpiel play them, driven by the same loops as those libraries' own."""

from collections.abc import Sequence
from functools import partial
from importlib import import_module
from typing import Any

from benchmarks.engines import Entry
from benchmarks.peers.openspiel import OpenSpiel
from benchmarks.peers.pettingzoo import PettingZoo

FOR_OPENSPIEL = "Dracothèque in OpenSpiel"
FOR_PETTINGZOO = "Dracothèque in PettingZoo"


class OursInOpenSpiel(OpenSpiel):
    """One of our games as OpenSpiel sees it."""

    def __init__(self, game: str, players: int) -> None:
        import_module("dracotheque.adapters.openspiel")  # registers our games
        super().__init__(f"dracotheque_{game}", {"players": players})


def _in_pettingzoo(game: str, players: int) -> PettingZoo:
    # Any: the library carries no types.
    adapter: Any = import_module("dracotheque.adapters.pettingzoo")
    return PettingZoo(adapter.env(game, players))


def entries(players: int) -> Sequence[Entry]:
    """Every game of ours, twice; none where there are no games, which its own line says."""
    try:
        # Any: all we use of it is the list of names.
        games: Any = import_module("dracotheque.games")
    except ImportError:
        return ()
    ids: list[str] = games.ids()
    return [
        *(Entry(FOR_OPENSPIEL, game, players, partial(OursInOpenSpiel, game, players)) for game in ids),
        *(Entry(FOR_PETTINGZOO, game, players, partial(_in_pettingzoo, game, players)) for game in ids),
    ]
