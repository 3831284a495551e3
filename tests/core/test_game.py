"""The declaration of a game: tables, saves, the shelf."""

import json

import pytest

from dracotheque import games
from dracotheque.core.errors import BadTable, BrokenSave, RulesBug, Unknown
from tests.core.tiny import TINY, Hide


@pytest.mark.parametrize("players", [1, 4, "2", 2.0, True])
def test_a_number_of_players_outside_the_box_is_refused(players: int) -> None:
    with pytest.raises(BadTable) as caught:
        TINY.start(players, seed=1)
    assert caught.value.code == "error-player-count"
    assert (caught.value.values["low"], caught.value.values["high"]) == (2, 3)


@pytest.mark.parametrize("text", ["", "{", "[]", "null", "{}", '"text"', b"\xff\xfe"])
def test_a_text_that_is_no_save_is_refused(text: str | bytes) -> None:
    with pytest.raises(BrokenSave):
        TINY.from_json(text)


def saved() -> dict[str, object]:
    state = TINY.start(2, seed=1)
    state.play(0, Hide(1))
    fields: dict[str, object] = json.loads(state.to_json())
    return fields


@pytest.mark.parametrize(
    ("field", "value"),
    [("players", "two"), ("sealed", [{"type": "fly"}]), ("chance", {"type": "fair"}), ("numbers", None), ("x", 1)],
)
def test_a_damaged_save_is_refused(field: str, value: object) -> None:
    with pytest.raises(BrokenSave) as caught:
        TINY.from_json(json.dumps(saved() | {field: value}))
    assert caught.value.code == "error-broken-save"


@pytest.mark.parametrize(("field", "value"), [("game", "other"), ("rules", 2)])
def test_a_save_of_another_game_or_other_rules_is_refused(field: str, value: object) -> None:
    with pytest.raises(BrokenSave) as caught:
        TINY.from_json(json.dumps(saved() | {field: value}))
    assert caught.value.code == "error-foreign-save"


def test_the_audit_notices_a_game_in_which_nobody_is_asked() -> None:
    state = TINY.start(2, seed=1)
    state.actors = ()
    with pytest.raises(RulesBug):
        TINY.audit(state)


def test_the_commitment_depends_on_game_rules_and_seed() -> None:
    assert len(TINY.commitment(1)) == 64
    assert TINY.commitment(1) != TINY.commitment(2)


def test_the_shelf_lists_its_games_and_finds_them_by_name() -> None:
    assert "jeu_des_dragons" in games.ids()
    assert [game.id for game in games.all()] == games.ids()
    assert games.get("jeu_des_dragons") in games.all()


def test_a_game_that_is_not_on_the_shelf_is_refused_with_the_list() -> None:
    with pytest.raises(Unknown) as caught:
        games.get("chess")
    assert caught.value.values == {"value": "chess", "known": games.ids()}
