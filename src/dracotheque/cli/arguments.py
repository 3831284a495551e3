"""What was typed, as the values the games take."""

import re
from collections.abc import Iterator
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from dracotheque.cli.complaints import Misuse
from dracotheque.core.chance import checked_seed
from dracotheque.core.errors import BadTable
from dracotheque.core.options import chosen

if TYPE_CHECKING:
    from dracotheque.bots import Bot
    from dracotheque.core.game import Game

WORDS: Final = {
    **dict.fromkeys(("none", "null"), None),
    **dict.fromkeys(("true", "yes", "on", "oui"), True),
    **dict.fromkeys(("false", "no", "off", "non"), False),
}


def options(text: str | None, game: "Game") -> dict[str, object]:
    """`target_hoard=60,time_limit=none` as options of a table of this game."""
    wishes: dict[str, object] = {}
    for item in filter(None, map(str.strip, (text or "").split(","))):
        name, equals, value = item.partition("=")
        if not equals:
            raise Misuse("cli-error-option-form", value=item)
        wishes[name.strip()] = option_value(game, name.strip(), value.strip())
    return wishes


def option_value(game: "Game", name: str, text: str) -> object:
    """What was typed, as the option takes it: the text itself, nothing, yes or no, or a number.

    What it takes in no way goes on as it was typed, for the game to refuse it.
    """
    for value in readings(text):
        with suppress(BadTable):
            chosen(game.options_type, {name: value})
            return value
    return text


def readings(text: str) -> Iterator[object]:
    """What somebody who typed this may mean."""
    yield text
    if text.lower() in WORDS:
        yield WORDS[text.lower()]
    if re.fullmatch(r"[+-]?[0-9]{1,18}", text):
        yield int(text)
    if re.fullmatch(r"[+-]?[0-9]{1,18}\.[0-9]{1,18}", text):
        yield float(text)


def seed(text: str) -> int:
    """A seed, which is a whole number of up to 256 bits."""
    if not re.fullmatch(r"[0-9]{1,78}", text):
        raise BadTable("error-bad-seed", value=text)
    return checked_seed(int(text))


def number(option: str, text: str, low: int, high: int) -> int:
    """A whole number within bounds."""
    if not re.fullmatch(r"[0-9]{1,18}", text) or not low <= int(text) <= high:
        raise BadTable("error-bad-number", option=option, value=text, low=low, high=high)
    return int(text)


def player_count(text: str) -> int | str:
    """A number of players; the game itself says which numbers it takes."""
    return int(text) if re.fullmatch(r"[0-9]{1,18}", text) else text


def bots(text: str, seats: int) -> "list[Bot]":
    """One bot for each of these seats: the same name for all, or one name each."""
    from dracotheque import bots as bench

    names = [name.strip() for name in text.split(",")]
    if len(names) == 1:
        names *= seats
    if len(names) != seats:
        raise BadTable("error-bot-count", value=len(names), players=seats)
    return [bench.get(name) for name in names]
