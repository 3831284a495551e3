"""What is typed behind `--options` is what the option takes, whichever way somebody says yes or no."""

import pytest

from dracotheque import games
from dracotheque.cli import arguments


@pytest.mark.parametrize("typed", ["yes", "true", "on", "oui", "YES", "no", "false", "off", "non"])
def test_yes_and_no_are_understood_in_both_languages(typed: str) -> None:
    meant = typed.lower() in ("yes", "true", "on", "oui")
    assert arguments.options(f"powers={typed}", games.get("drakon")) == {"powers": meant}


def test_a_word_that_an_option_itself_knows_is_left_to_it() -> None:
    game = games.get("or_des_dragons")
    wishes = arguments.options("talk=off, grain_rounds=2, public_ledger=off", game)
    assert wishes == {"talk": "off", "grain_rounds": 2, "public_ledger": False}
    assert game.options(wishes, 3).talk == "off"  # type: ignore[attr-defined]  # L'Or's own


def test_what_an_option_does_not_take_goes_on_as_it_was_typed() -> None:
    assert arguments.options("powers=perhaps,dragons=9", games.get("drakon")) == {"powers": "perhaps", "dragons": "9"}
