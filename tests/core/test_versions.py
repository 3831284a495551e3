"""Rules age well: a game goes on under the version of its rules with which it began."""

from pathlib import Path

import pytest

from dracotheque import games
from dracotheque.core.errors import IllegalMove, ReplayMismatch, Unknown
from dracotheque.core.replays import Replay, decode, follow, game_of, record
from tests.core.tiny import TINY, Hide, Name, TinyState, name

MATCHES = Path(__file__).parents[1] / "matches" / "dragons_du_mekong"
MEKONG = games.get("dragons_du_mekong")
LOGS = {1: MATCHES / "v1" / "kept-standing-orders.json", 2: MATCHES / "kept-standing-orders.json"}


def log(rules: int) -> Replay:
    return decode(LOGS[rules].read_bytes())


class Shy(TinyState):
    """An earlier version in which one word alone could be named."""

    rules = TinyState.rules.before()


SHY = TINY.before(Shy)


@Shy.rules.questions["name"].accepting
def is_the_word(s: TinyState, seat: int, move: object, length: int) -> bool:
    return move == Name("abc")


# The registry.


def test_the_shelf_holds_a_game_by_id_and_version() -> None:
    assert MEKONG.versions[0] == 1 and MEKONG.versions[-1] == MEKONG.rules_version
    former = games.get("dragons_du_mekong", rules=1)
    assert (former.id, former.rules_version, former.package) == (MEKONG.id, 1, MEKONG.package)
    assert former.versions == MEKONG.versions
    assert former.under(MEKONG.rules_version) is MEKONG is MEKONG.under(MEKONG.rules_version)
    assert games.get("dragons_du_mekong", rules=MEKONG.rules_version) is MEKONG


def test_a_version_that_is_not_kept_is_refused_with_the_list() -> None:
    with pytest.raises(Unknown) as refused:
        games.get("dragons_du_mekong", rules=99)
    assert refused.value.values == {"game": MEKONG.id, "value": "99", "known": list(MEKONG.versions)}


# An earlier version says what it did otherwise, and nothing else.


def test_what_an_earlier_version_did_otherwise_leaves_todays_rules_alone() -> None:
    for game, accepted in ((TINY, True), (SHY, False)):
        state = game.start(2, seed=1)
        state.play(0, Hide(3))
        state.play(1, Hide(1))
        assert state.game is game and state.clone().game is game
        if accepted:
            state.play(0, Name("xyz"))
        else:
            with pytest.raises(IllegalMove):
                state.play(0, Name("xyz"))
            state.play(0, Name("abc"))
        assert state.over
    assert name is TinyState.rules.questions["name"] is not Shy.rules.questions["name"]


def test_a_part_of_the_rules_is_that_of_the_version_that_is_played() -> None:
    class Today(TinyState):
        rules = TinyState.rules.before()

    @Today.rules.part
    def greeting(s: TinyState, whom: str) -> str:
        return f"hello {whom}"

    class Earlier(Today):
        rules = Today.rules.before()

    def formally(s: TinyState, whom: str) -> str:
        return f"good day {whom}"

    formally.__name__ = "greeting"
    Earlier.rules.part(formally)
    assert greeting(TINY.before(Today).start(2, seed=1), "Ada") == "hello Ada"
    assert greeting(TINY.before(Earlier).start(2, seed=1), whom="Ada") == "good day Ada"


# Logs of both versions, for ever.


@pytest.mark.parametrize("rules", LOGS)
def test_a_log_is_played_by_the_rules_it_was_played_with(rules: int) -> None:
    game = game_of(log(rules), games.get)
    assert game.rules_version == rules
    moments = list(follow(game, log(rules)))
    assert moments[-1].state.over and moments[-1].state.game is game


def test_under_version_1_the_game_followed_orders_itself() -> None:
    """It asked the assisted seat for its only move all the same; version 2 leaves every answer to be played."""
    asked = {
        rules: [
            moment.number
            for moment in follow(game_of(log(rules), games.get), log(rules))
            if moment.state.asked == "plank" and moment.state.actors == (1,)
        ]
        for rules in LOGS
    }
    assert len(asked[1]) == 1 < len(asked[2])
    told = [each.event for moment in follow(MEKONG.under(1), log(1)) for each in moment.told]
    assert {"OrderFollowed", "CaretakerActed"} <= {type(event).__name__ for event in told}


def test_a_log_of_one_version_is_not_one_of_the_other() -> None:
    with pytest.raises(ReplayMismatch) as refused:
        list(follow(MEKONG, log(1)))
    assert refused.value.values["what"] == "commitment"


def test_a_save_goes_on_under_the_rules_it_began_with() -> None:
    former = MEKONG.under(1)
    state = record(former, 2, {"standing_orders": True}, seed=1).state
    for text in (state.to_json(), state.to_json().encode()):
        again = MEKONG.from_json(text)
        assert again.game is former and again.to_json() == state.to_json()
    assert former.from_json(MEKONG.start(2, seed=1).to_json()).game is MEKONG
