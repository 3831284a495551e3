"""Every game on the shelf keeps every promise, at every size of table and with every preset.

The rulebook's game sits down at every size of table, each preset at two sizes that take turns; with
`DRACO_TABLES=all` every preset does at every size.
"""

import os
from collections.abc import Iterator
from random import Random
from typing import Final

import pytest

from dracotheque import bots, games
from dracotheque.conformance import Case, bots_play_from_their_window, promises
from dracotheque.core.game import Game

pytestmark = pytest.mark.slow

SHELF: Final = games.all()
PLENTY: Final = max(1, 5 // len(SHELF))
"""The fewer games there are, the more closely each is looked at: the whole takes as long with one as with many."""
PROCESSES: Final = "logs_replay_elsewhere"
"""The promise that starts processes; one table of each game will do."""


EVERY_TABLE: Final = os.environ.get("DRACO_TABLES") == "all"


def tables() -> Iterator[tuple[Game, int, str]]:
    for game in SHELF:
        for players in game.players:
            for number, preset in enumerate(game.presets(players)):
                if EVERY_TABLE or preset == "base" or players in sizes(game, number):
                    yield game, players, preset


def sizes(game: Game, number: int) -> set[int]:
    """Where the preset of this number is looked at: two sizes of table, other ones for the next preset."""
    first, half = number % len(game.players), len(game.players) // 2
    return {game.players[first], game.players[(first + half) % len(game.players)]}


def case_of(game: Game, players: int, preset: str) -> Case:
    """The rulebook's game is looked at more closely than the others; every table has seeds of its own."""
    seed = int(Random(f"{game.id} {players} {preset}").random() * 1_000_000)
    rounds = 2 * PLENTY if preset == "base" else (PLENTY + 1) // 2
    return Case(
        game=game, players=players, options=game.presets(players)[preset], seed=seed, games=rounds, decisions=30
    )


CHOSEN: Final = [pytest.param(*table, id="-".join(map(str, (table[0].id, *table[1:])))) for table in tables()]
MIDDLE: Final = [pytest.param(game, game.players[len(game.players) // 2], id=game.id) for game in SHELF]


@pytest.mark.parametrize("name", [name for name in promises() if name != PROCESSES])
@pytest.mark.parametrize(("game", "players", "preset"), CHOSEN)
def test_the_game_keeps_the_promise(game: Game, players: int, preset: str, name: str) -> None:
    promises()[name](case_of(game, players, preset))


@pytest.mark.parametrize("game", SHELF, ids=lambda game: game.id)
def test_every_preset_and_every_size_of_table_is_looked_at(game: Game) -> None:
    looked = [(players, preset) for each, players, preset in tables() if each is game]
    assert {players for players, _ in looked} == {*game.players}
    for preset in {preset for players in game.players for preset in game.presets(players)}:
        assert len([each for each in looked if each[1] == preset]) >= 2
    for players in game.players:
        assert len([each for each in looked if each[0] == players]) >= 2


@pytest.mark.parametrize(("game", "players"), MIDDLE)
def test_the_game_is_the_same_in_another_process(game: Game, players: int) -> None:
    promises()[PROCESSES](case_of(game, players, "base"))


@pytest.mark.parametrize("bot", bots.names())
@pytest.mark.parametrize(("game", "players"), MIDDLE)
def test_the_bot_plays_from_its_window(game: Game, players: int, bot: str) -> None:
    thinks = getattr(bots.get(bot), "budget", None) is not None
    choose = bots.get(f"{bot}@5it" if thinks else bot).choose  # so many thoughts, however slow the machine
    bots_play_from_their_window(Case(game=game, players=players, games=1, decisions=10), choose)
