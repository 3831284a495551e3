"""Every game on the shelf keeps every promise, at every size of table and with every preset.

The rulebook's game sits down at every size of table, each preset at one, another one for the next preset; with
`DRACO_TABLES=all` every preset does at every size. One random game is played at each table: of a few, the one that
shows the most kinds of moves and events that the tables before it have not shown. That this is enough to find what
can be wrong with a game is shown in `test_planted_faults.py`.
"""

import os
import pickle
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Final

import pytest

from dracotheque import bots, games
from dracotheque.conformance import Broken, Case, bots_play_from_their_window, promises
from dracotheque.conformance.matches import features
from dracotheque.conformance.walk import Walk
from dracotheque.core.game import Game

pytestmark = pytest.mark.slow

SHELF: Final = games.all()
PLENTY: Final = max(1, 5 // len(SHELF))
"""The fewer games there are, the more closely each is looked at: the whole takes as long with one as with many."""
TRIED: Final = 6
"""Random games of a table from which one is chosen: walking through one costs next to nothing, looking closely does."""
PROCESSES: Final = "logs_replay_elsewhere"
"""The promise that starts processes; one table of each game will do."""


EVERY_TABLE: Final = os.environ.get("DRACO_TABLES") == "all"
STOPS: Final = 20 if EVERY_TABLE else 6
"""Positions of a game that are looked at closely."""


def tables() -> Iterator[tuple[Game, int, str]]:
    for game in SHELF:
        for players in game.players:
            for number, preset in enumerate(game.presets(players)):
                if EVERY_TABLE or preset == "base" or players in sizes(game, number):
                    yield game, players, preset


def sizes(game: Game, number: int) -> set[int]:
    """Where the preset of this number is looked at."""
    return {game.players[number % len(game.players)]}


@cache
def cases(game: Game) -> dict[tuple[int, str], Case]:
    """The games that are looked at; every table has seeds of its own."""
    found: dict[tuple[int, str], Case] = {}
    shown: set[str] = set()
    for players, preset in [(players, preset) for each, players, preset in tables() if each is game]:
        first = int(Random(f"{game.id} {players} {preset}").random() * 1_000_000)
        options = game.presets(players)[preset]
        tried = {
            seed: features(Walk(Case(game=game, players=players, options=options), seed))
            for seed in range(first, first + TRIED)
        }
        seed = max(tried, key=lambda seed: len(tried[seed] - shown))
        shown |= tried[seed]
        found[players, preset] = Case(
            game=game, players=players, options=options, seed=seed, games=PLENTY, decisions=STOPS
        )
    return found


CHOSEN: Final = [pytest.param(*table, id="-".join(map(str, (table[0].id, *table[1:])))) for table in tables()]
MIDDLE: Final = [pytest.param(game, game.players[len(game.players) // 2], id=game.id) for game in SHELF]


@pytest.mark.parametrize(("game", "players", "preset"), CHOSEN)
def test_the_game_keeps_every_promise(game: Game, players: int, preset: str) -> None:
    case = cases(game)[players, preset]
    assert [str(broken) for name in promises() if name != PROCESSES and (broken := found(name, case))] == []


def found(name: str, case: Case) -> Broken | None:
    """How this promise is broken, if it is: one that is hides no other."""
    try:
        promises()[name](case)
    except Broken as broken:
        return broken
    return None


@pytest.mark.parametrize("game", SHELF, ids=lambda game: game.id)
def test_every_preset_and_every_size_of_table_is_looked_at(game: Game) -> None:
    looked = [(players, preset) for each, players, preset in tables() if each is game]
    assert {players for players, _ in looked} == {*game.players}
    presets = {preset for players in game.players for preset in game.presets(players)}
    assert {preset for _, preset in looked} == presets
    for players in game.players:
        assert len([each for each in looked if each[0] == players]) >= 2


@pytest.mark.parametrize("game", SHELF, ids=lambda game: game.id)
def test_most_kinds_of_moves_and_events_are_looked_at(game: Game) -> None:
    """The others are for people, who leave orders and go away, or turn up once in a hundred random games."""
    kinds = {kind.__name__ for kind in (*game.move_types, *game.event_types)}
    shown = {kind for case in cases(game).values() for kind in features(Walk(case, case.seed))}
    assert len(kinds & shown) >= 0.75 * len(kinds), sorted(kinds - shown)


@pytest.mark.parametrize(("game", "players"), MIDDLE)
def test_the_game_is_the_same_in_another_process(game: Game, players: int) -> None:
    promises()[PROCESSES](cases(game)[players, "base"])


@pytest.mark.parametrize("game", SHELF, ids=lambda game: game.id)
def test_a_state_goes_to_another_process_as_python_sends_things(game: Game) -> None:
    """Whoever lets several processes play hands states around without a thought: nothing in them may stay behind."""
    state = game.start(game.players[0], seed=3)
    arrived = pickle.loads(pickle.dumps(state))
    assert game.save(arrived) == game.save(state)
    seat = state.actors[0]
    move = state.decision(seat).moves[0]
    for each in (state, arrived):
        each.play(seat, move)
    assert game.save(arrived) == game.save(state)


@pytest.mark.parametrize("bot", bots.names())
@pytest.mark.parametrize(("game", "players"), MIDDLE)
def test_the_bot_plays_from_its_window(game: Game, players: int, bot: str) -> None:
    thinks = getattr(bots.get(bot), "budget", None) is not None
    choose = bots.get(f"{bot}@2it" if thinks else bot).choose  # so many thoughts, however slow the machine
    decisions = 3 if thinks else 6
    bots_play_from_their_window(Case(game=game, players=players, games=1, decisions=decisions), choose)
