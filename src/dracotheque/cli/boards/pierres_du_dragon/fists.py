"""Fists in a terminal: what is typed is what they hold."""

import re
from collections.abc import Sequence
from typing import Any, Final

from dracotheque.core.moves import Move

SIGNS: Final = re.compile(r"(?P<coins>[^+]*)(?P<signs>(?:\+[mk])*)")
COINS: Final = ("fairy", "common", "silver")
"""In the order of their letters."""


# The board knows no move types: Any stands for a move with the fields of a fist.
def held(fist: Any, coin: str) -> int:
    return int(getattr(fist, coin, 0))


def key(fist: Any) -> tuple[int, ...]:
    """What is in a fist: black coin, amulet, then the coins."""
    return held(fist, "black"), held(fist, "amulet"), *(held(fist, coin) for coin in COINS)


def ordered(moves: Sequence[Move]) -> list[Move]:
    return sorted(moves, key=key)


def most(moves: Sequence[Move]) -> dict[str, int]:
    """The most of everything that a fist on offer holds."""
    return {name: max(held(move, name) for move in moves) for name in (*COINS, "amulet", "black")}


def written(fist: Any, letters: str) -> str:
    """A fist as it may be typed."""
    coins = "".join(
        f"{held(fist, coin)}{letter}" for coin, letter in zip(COINS, letters, strict=True) if held(fist, coin)
    )
    signs = "+m" * held(fist, "amulet") + "+k" * held(fist, "black")
    return (coins or "0") + signs


def read(words: str, moves: Sequence[Move], letters: str) -> Move | None:
    """The fist somebody wrote: `3` for three coins, `2f1c`, `1c+m`, `+k`, or `0`; None where it is none on offer."""
    found = SIGNS.fullmatch(words.replace(" ", "").lower())
    if found is None or not (found["coins"] or found["signs"]):
        return None
    signs = (int("+k" in found["signs"]), int("+m" in found["signs"]))
    coins = found["coins"]
    amounts = plain_amount(int(coins), moves) if coins.isdecimal() else by_letter(coins, letters)
    return None if amounts is None else next((move for move in moves if key(move) == (*signs, *amounts)), None)


def plain_amount(coins: int, moves: Sequence[Move]) -> tuple[int, ...]:
    """So many coins: silver where silver is asked for, else fairy gold first, for it comes back."""
    have = most(moves)
    if have["silver"] or not hasattr(moves[0], "fairy"):
        return 0, 0, coins
    fairy = min(coins, have["fairy"])
    return fairy, coins - fairy, 0


def by_letter(coins: str, letters: str) -> tuple[int, ...] | None:
    """`2f1c` as amounts of each kind; nothing at all is an empty fist."""
    if re.sub(rf"\d+[{letters}]", "", coins):
        return None
    found = {letter: int(amount) for amount, letter in re.findall(rf"(\d+)([{letters}])", coins)}
    return tuple(found.get(letter, 0) for letter in letters)
