"""Every number of seconds, minutes or hours that a rules page, a message or a letter mentions is the code's own."""

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
from dracotheque.games.or_des_dragons.effects.thefts import ASSISTED_SECONDS
from dracotheque.games.or_des_dragons.options import LIVE_WINDOWS, SLOW_WINDOW
from dracotheque.games.or_des_dragons.steps.thefts import THEFT_SECONDS
from dracotheque.games.pierres_du_dragon.former.v1.options import HOURS, SECONDS
from dracotheque.server.people.links import AGES, Purpose
from dracotheque.tables.domain.clocks import MISSES
from dracotheque.texts import own_source, texts_for

RULES = Path(__file__).parents[2] / "docs" / "rules"
HOUR = 3600
UNITS = {"s": 1, "h": HOUR, "second": 1, "minute": 60, "hour": HOUR, "heure": HOUR}
SPELT = {
    "two": 2, "deux": 2, "three": 3, "trois": 3, "five": 5, "cinq": 5, "ten": 10, "dix": 10,
    "twelve": 12, "douze": 12, "fifteen": 15, "quinze": 15, "twenty": 20, "vingt": 20, "thirty": 30, "trente": 30,
    "sixty": 60, "soixante": 60,
}  # fmt: skip
NUMBER = rf"\d+(?:[.,]\d+)?|\b(?:{'|'.join(SPELT)})\b"
SPAN = re.compile(
    rf"((?:(?:{NUMBER})(?:, | or | ou | to | à | and | et )?)+)[ \u00a0]"
    r"(?:(s|h)\b(?!['’])|(second|minute|hour|heure)e?s?\b)"
)
REACTIONS: dict[str, set[float]] = {
    "drakon": {SHOUT, REACTION_DELAY},
    "jeu_des_dragons": {DEMAND_SECONDS},
    "or_des_dragons": {THEFT_SECONDS, ASSISTED_SECONDS, SLOW_WINDOW, *LIVE_WINDOWS.values()},
    "pierres_du_dragon": {SECONDS[0], SECONDS[-1], HOURS[0] * HOUR, HOURS[-1] * HOUR},
}
WORDS = {"en": {2: "two", 3: "three"}, "fr": {2: "deux", 3: "trois"}}
PAGES = [pytest.param(game, language, id=f"{game.id}-{language}") for game in games.all() for language in ("en", "fr")]


def times_of(game: Game) -> set[float]:
    """All times the code knows of, in seconds: what options may be, what presets set, how long one may react."""
    times: set[float] = set(REACTIONS.get(game.id, ()))
    for version in map(game.under, game.versions):
        fields: dict[str, Any] = {field.name: field.type for field in msgspec.structs.fields(version.options_type)}
        for name, declared in fields.items():
            unit = HOUR if "hours" in name else 60 if name == "time_limit" else 1
            numbers = [
                int(number) for word in allowed(version.options_type, name) for number in re.findall(r"\d+", word)
            ]
            values = [value for value in get_args(declared) if type(value) is int]
            presets = [preset.get(name) for preset in version.presets(max(3, game.players[0])).values()]
            times |= {unit * number for number in (*numbers, *values, *presets) if type(number) is int}
    return times


def spans(text: str) -> list[tuple[float, str]]:
    """Every number of seconds, minutes or hours that a text mentions, in seconds, and the words it is found in."""
    return [
        (float(SPELT.get(number.lower(), number.replace(",", "."))) * UNITS[match[2] or match[3]], match[0])
        for match in SPAN.finditer(text)
        for number in re.findall(NUMBER, match[1])
    ]


def body(game: Game, language: str) -> str:
    """The page without its heading, which says what stands on the box."""
    text = (RULES / f"{game.id}.{language}.md").read_text("utf-8")
    return text[text.index("\n## ") :]


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_every_time_on_a_rules_page_is_the_codes_own(game: Game, language: str) -> None:
    known = times_of(game)
    assert [found for seconds, found in spans(body(game, language)) if seconds not in known] == []


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_every_time_in_the_words_of_a_game_is_the_codes_own(game: Game, language: str) -> None:
    known = times_of(game)
    assert [found for seconds, found in spans(own_source(language, game.package)) if seconds not in known] == []


@pytest.mark.parametrize(
    ("text", "seconds"),
    [("2,5 s", [2.5]), ("3 h au plus", [10800]), ("15, 30 or 60 seconds", [15, 30, 60]), ("vingt secondes", [20])],
)
def test_a_time_is_found_however_it_is_written(text: str, seconds: list[float]) -> None:
    assert [found for found, _ in spans(text)] == seconds


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_a_page_that_says_when_the_house_bot_comes_says_what_the_server_does(game: Game, language: str) -> None:
    pattern = r"(\w+) (?:missed deadlines|deadlines missed)|(\w+) délais[ \u00a0]manqués"
    for match in re.finditer(pattern, body(game, language), re.IGNORECASE):
        assert (match[1] or match[2]).lower() == WORDS[language][MISSES]


LETTERS = [("reset", HOUR, "one hour", "une heure"), ("confirm", 72 * HOUR, "three days", "trois jours")]


@pytest.mark.parametrize(("purpose", "seconds", "english", "french"), LETTERS)
def test_a_letter_says_how_long_its_link_is_valid(purpose: Purpose, seconds: int, english: str, french: str) -> None:
    assert AGES[purpose] == seconds
    for language, words in (("en", english), ("fr", french)):
        letter = texts_for(language, "dracotheque.server").say(f"server-mail-{purpose}", {"name": "Alix", "link": ""})
        assert words in letter
