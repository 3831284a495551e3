"""What was typed, as the values the games take."""

import re
from typing import TYPE_CHECKING

from dracotheque.cli.complaints import Misuse
from dracotheque.core.chance import checked_seed
from dracotheque.core.errors import BadTable

if TYPE_CHECKING:
    from dracotheque.bots import Bot

WORDS = {"none": None, "null": None, "true": True, "on": True, "false": False, "off": False}


def options(text: str | None) -> dict[str, object]:
    """`target_hoard=60,time_limit=none` as options of a table."""
    wishes: dict[str, object] = {}
    for item in filter(None, map(str.strip, (text or "").split(","))):
        name, equals, value = item.partition("=")
        if not equals:
            raise Misuse("cli-error-option-form", value=item)
        wishes[name.strip()] = option_value(value.strip())
    return wishes


def option_value(text: str) -> object:
    """Nothing, yes or no, a number, else the text itself."""
    if text.lower() in WORDS:
        return WORDS[text.lower()]
    if re.fullmatch(r"[+-]?[0-9]{1,18}", text):
        return int(text)
    if re.fullmatch(r"[+-]?[0-9]{1,18}\.[0-9]{1,18}", text):
        return float(text)
    return text


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
