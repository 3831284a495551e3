"""Every number of seconds, minutes or hours that a rules page mentions is the code's own."""

import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from dracotheque import games
from dracotheque.core.game import Game
from dracotheque.core.options import allowed
from dracotheque.games.drakon.effects.coins import SHOUT
from dracotheque.games.drakon.state import REACTION_DELAY
from dracotheque.games.jeu_des_dragons.effects.opponents import DEMAND_SECONDS
from dracotheque.games.or_des_dragons.pace import ASSISTED_SECONDS, THEFT_SECONDS
from dracotheque.server.domain.clocks import MISSES

RULES = Path(__file__).parents[2] / "docs" / "rules"
HOUR = 3600
UNITS = {"second": 1, "minute": 60, "hour": HOUR, "heure": HOUR}
SPELT = {"twenty": 20, "vingt": 20, "twelve": 12, "douze": 12, "thirty": 30, "trente": 30, "fifteen": 15, "quinze": 15}
SPAN = re.compile(
    rf"((?:(?:\d+|{'|'.join(SPELT)})(?:, | or | ou | to | à | and | et )?)+)[ \u00a0](second|minute|hour|heure)e?s?\b"
)
REACTIONS: dict[str, set[float]] = {
    "drakon": {SHOUT, REACTION_DELAY},
    "jeu_des_dragons": {DEMAND_SECONDS},
    "or_des_dragons": {THEFT_SECONDS, ASSISTED_SECONDS},
}
WORDS = {"en": {2: "two", 3: "three"}, "fr": {2: "deux", 3: "trois"}}
PAGES = [pytest.param(game, language, id=f"{game.id}-{language}") for game in games.all() for language in ("en", "fr")]


def times_of(game: Game) -> set[float]:
    """All times the code knows of, in seconds: what options may be, what presets set, how long one may react."""
    times: set[float] = set(REACTIONS.get(game.id, ()))
    fields: dict[str, Any] = {field.name: field.type for field in msgspec.structs.fields(game.options_type)}
    for name, declared in fields.items():
        unit = UNITS["hour"] if "hours" in name else 60 if name == "time_limit" else 1
        numbers = [int(number) for word in allowed(game.options_type, name) for number in re.findall(r"\d+", word)]
        times |= {unit * number for number in numbers} | {
            unit * value for value in get_args(declared) if type(value) is int
        }
        for preset in game.presets(max(3, game.players[0])).values():
            if type(value := preset.get(name)) is int:
                times |= {unit * value, UNITS["hour"] * value}
    return times


def body(game: Game, language: str) -> str:
    """The page without its heading, which says what stands on the box."""
    text = (RULES / f"{game.id}.{language}.md").read_text("utf-8")
    return text[text.index("\n## ") :]


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_every_time_on_a_rules_page_is_the_codes_own(game: Game, language: str) -> None:
    known = times_of(game)
    mentioned = [
        (int(SPELT.get(number, number)) * UNITS[unit], found)
        for found, numbers, unit in ((match[0], match[1], match[2]) for match in SPAN.finditer(body(game, language)))
        for number in re.findall(r"\d+|[a-z]{4,}", numbers)
    ]
    assert [found for seconds, found in mentioned if seconds not in known] == []


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_a_page_that_says_when_the_house_bot_comes_says_what_the_server_does(game: Game, language: str) -> None:
    pattern = r"(\w+) (?:missed deadlines|deadlines missed)|(\w+) délais[ \u00a0]manqués"
    for match in re.finditer(pattern, body(game, language), re.IGNORECASE):
        assert (match[1] or match[2]).lower() == WORDS[language][MISSES]
