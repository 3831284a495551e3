"""Passwords that others would try first: the common ones, the keyboard's rows, and what is known of their owner."""

import re
import unicodedata
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import Final

FEWEST_OWN: Final = 4
"""Letters a password must have beside words that everybody knows of its owner."""
FEWEST_DIFFERENT: Final = 5
SHORTEST_NUMBER: Final = 14
"""A password of digits alone is a date, a telephone or a run, unless it is this long."""
SITE: Final = ("dracotheque", "ludotheque", "drakon", "draco", "dragons", "dragon", "mekong", "pierres")
_ROWS: Final = (
    "abcdefghijklmnopqrstuvwxyz",
    "1234567890",
    "qwertyuiopasdfghjklzxcvbnm",
    "qwertzuiopasdfghjklyxcvbnm",
    "azertyuiopqsdfghjklmwxcvbn",
    "1q2w3e4r5t6y7u8i9o0p",
    "1a2z3e4r5t6y7u8i9o0p",
    "1qaz2wsx3edc4rfv5tgb6yhn7ujm",
    "1aqw2zsx3edc4rfv5tgb6yhn7ujk",
    "zaq12wsxcde34rfvbgt56yhnmju78ik",
    "a1b2c3d4e5f6g7h8i9j0",
    "q1w2e3r4t5y6u7i8o9p0",
    "a1z2e3r4t5y6u7i8o9p0",
)
_DISGUISES: Final = str.maketrans("@4301!$5578", "aaeoiissstb")


def is_trivial(password: str, *about: str | None) -> bool:
    """Whether somebody who knows this about its owner would soon try this password."""
    plain = _plain(password)
    if len(set(plain)) < FEWEST_DIFFERENT or (plain.isdigit() and len(plain) < SHORTEST_NUMBER):
        return True
    guesses = {plain, _stem(plain), plain.translate(_DISGUISES), _stem(plain).translate(_DISGUISES)}
    if any(_stem(guess) in _common() or _is_run(guess) or _repeats(guess) for guess in guesses if guess):
        return True
    left = _without(plain, about)
    return left != plain and len(_stem(left)) < FEWEST_OWN


def _plain(text: str) -> str:
    """Small letters without accents and without spaces."""
    apart = unicodedata.normalize("NFKD", text).casefold()
    return "".join(letter for letter in apart if not unicodedata.combining(letter) and not letter.isspace())


def _stem(text: str) -> str:
    """Without the digits and signs that people put around a word."""
    return re.sub(r"^[\W\d_]+|[\W\d_]+\Z", "", text)


def _repeats(text: str) -> bool:
    """Whether it is one short thing, said again and again."""
    return any(text == (text[:size] * len(text))[: len(text)] for size in range(1, min(4, len(text) // 2) + 1))


def _is_run(text: str) -> bool:
    """Whether the keys lie side by side, one way or the other."""
    return any(text in run for row in _ROWS for run in (row * 2, row[::-1] * 2))


def _without(text: str, about: Iterable[str | None]) -> str:
    """What is left without the words of the site and of its owner."""
    words = {*SITE}
    for each in about:
        known = _plain(each or "")
        words |= {known, *re.split(r"[\W_]+", known), *re.split(r"[\W_]+", (each or "").casefold())}
    for word in sorted((word for word in words if len(word) > 2), key=len, reverse=True):
        text = text.replace(word, "")
    return text


@cache
def _common() -> frozenset[str]:
    lines = (
        files("dracotheque.server.accounts").joinpath("common_passwords.txt").read_text(encoding="utf-8").splitlines()
    )
    return frozenset(line.strip() for line in lines if line and not line.startswith("#"))
