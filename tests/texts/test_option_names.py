"""A rules page calls options and their values what the lobby calls them; lateness has one name everywhere."""

import re
from pathlib import Path
from typing import Literal, get_args, get_origin, get_type_hints

import pytest

from dracotheque import games
from dracotheque.core.game import Game
from dracotheque.texts import LANGUAGES, texts_for

RULES = Path(__file__).parents[2] / "docs" / "rules"
PAGES = [pytest.param(game, language, id=f"{game.id}-{language}") for game in games.all() for language in LANGUAGES]


def rows(game: Game, language: str) -> dict[str, str]:
    """The table of options of a rules page: the name and the values of each, by its paragraph."""
    page = (RULES / f"{game.id}.{language}.md").read_text("utf-8").replace("\u00a0", " ")
    return {
        id: f"{name} | {values}"
        for name, id, values in re.findall(r"^\| \[(.+?)\]\(#6\.(\w+)\) \| (.+?) \|", page, re.M)
    }


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_the_page_names_options_and_their_values_as_the_lobby_does(game: Game, language: str) -> None:
    texts = texts_for(language, game.package)
    hints = get_type_hints(game.options_type)
    said = rows(game, language)
    missing = []
    for option in game.options_type.__struct_fields__:
        words = [texts.say(f"option-{option}", {})]
        for part in (hints[option], *get_args(hints[option])):
            if get_origin(part) is Literal:
                words += [texts.say(f"value-{option}-{each}", {}) for each in get_args(part) if isinstance(each, str)]
        row = said.get(option, "").lower()
        missing += [(option, word) for word in words if word.lower() not in row]
    assert missing == []


@pytest.mark.parametrize("game", games.all(), ids=lambda game: game.id)
def test_every_table_may_agree_to_wait_for_those_who_are_late(game: Game) -> None:
    players = max(3, game.players[0])
    assert not game.options({}, players).waits
    assert game.options({"absent_play": "wait"}, players).waits
