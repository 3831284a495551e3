"""What was recorded of a game still holds: its counts, its playthroughs and its matches."""

import pytest

from dracotheque import games
from dracotheque.conformance import Case
from dracotheque.conformance.walk import walks
from dracotheque.core.game import Game
from tests.conformance.records import RECORDS, counts, matches, playthroughs, record_again

pytestmark = pytest.mark.slow

GAMES = [pytest.param(game, id=game.id) for game in games.all()]


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_record_exists(game: Game) -> None:
    assert counts(game) and playthroughs(game) and matches(game), record_again(game)


@pytest.mark.parametrize("record", RECORDS)
@pytest.mark.parametrize("game", GAMES)
def test_the_record_still_holds(game: Game, record: str) -> None:
    RECORDS[record](game)


@pytest.mark.parametrize("game", GAMES)
def test_every_ending_has_a_recorded_match(game: Game) -> None:
    recorded = {replay.ending for replay in matches(game)}
    for players in game.players:
        for options in game.presets(players).values():
            for walk in walks(Case(game=game, players=players, options=options, games=5)):
                for state in walk.positions():
                    ending = state.ending
                assert ending in recorded, f"no match ends with {ending}; {record_again(game)}"
