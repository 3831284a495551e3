"""What was recorded of a game still holds: its counts, its playthroughs and its matches."""

import pytest
from msgspec.structs import replace

from dracotheque import games
from dracotheque.conformance import Case
from dracotheque.conformance.walk import walks
from dracotheque.core.errors import BrokenReplay, ReplayMismatch
from dracotheque.core.game import Game
from dracotheque.core.replays import Replay, follow
from tests.conformance.records import (
    RECORDS,
    counts,
    matches,
    playthroughs,
    record_again,
    recorded_matches,
    recorded_playthroughs,
)

pytestmark = pytest.mark.slow

GAMES = [pytest.param(game, id=game.id) for game in games.all()]
FORMER = [
    pytest.param(game.under(rules), id=f"{game.id}-v{rules}") for game in games.all() for rules in game.versions[:-1]
]


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
    for players in {game.players[0], game.players[-1]}:
        for options in game.presets(players).values():
            for walk in walks(Case(game=game, players=players, options=options, games=3)):
                for state in walk.positions():
                    ending = state.ending
                assert ending in recorded, f"no match ends with {ending}; {record_again(game)}"


@pytest.mark.parametrize("game", FORMER)
def test_what_was_recorded_under_earlier_rules_is_played_by_them_for_ever(game: Game) -> None:
    assert playthroughs(game) and matches(game)
    recorded_playthroughs(game)
    recorded_matches(game)


@pytest.mark.parametrize("game", FORMER)
def test_the_difference_between_two_versions_is_on_record(game: Game) -> None:
    """At least one match of each version cannot be played under the next one."""
    later = game.under(game.rules_version + 1)
    assert any(is_played_otherwise(later, replay) for replay in matches(game))


def is_played_otherwise(game: Game, replay: Replay) -> bool:
    """A fingerprint has the version in it, so it differs in any case."""
    try:
        for _ in follow(game, replace(replay, commitment=game.commitment(int(replay.seed)))):
            pass
    except BrokenReplay:
        return True
    except ReplayMismatch as mismatch:
        return mismatch.values["what"] != "digest"
    return False
