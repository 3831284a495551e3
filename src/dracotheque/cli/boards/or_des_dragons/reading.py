"""What a person may type instead of a number: tokens as numbers and letters, players by how their names begin.

`b: 2a o, c: s` is a split, `2a > s` a deal, `1: 2a > 3: s e` a swap between two lairs.
"""

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final
from unicodedata import combining, normalize

Content = dict[str, Any]
"""A move in its JSON form."""

COMMANDS: Final = ("d", "h", "l", "o", "q", "?")
"""Single letters that mean something at every table, and never a token."""
SWAPPERS: Final = {3: "exchange_mirror", 2: "suction_tube"}
"""The object that swaps so many tokens."""


class Unread(Exception):
    """Words that are nearly a move; the message of this id says what is wrong with them."""

    def __init__(self, message: str, value: str) -> None:
        super().__init__(message)
        self.message = message
        self.value = value


class Reader:
    """Reads the notation of one table: its players, and the letters of its language."""

    def __init__(self, names: Sequence[str], kinds: Mapping[str, str]) -> None:
        self.names = [folded(name) for name in names]
        self.kinds = kinds

    def bundle(self, words: str) -> list[Content]:
        """Tokens as a move names them."""
        return self.heaps(self.counts(words))

    def heaps(self, counts: Mapping[str, int]) -> list[Content]:
        return [{"token": kind, "count": counts[kind]} for kind in self.kinds.values() if counts.get(kind, 0) > 0]

    def counts(self, words: str) -> Counter[str]:
        """Tokens by kind: `2a o` and `2ao` are two of one kind and one of another; `0` is nothing."""
        joined = folded(words).replace(" ", "")
        counts: Counter[str] = Counter()
        if joined in ("", "0", "-"):
            return counts
        if not re.fullmatch(r"(?:\d{0,3}[a-z])+", joined):
            raise Unread("bad-tokens", words.strip())
        for number, letter in re.findall(r"(\d*)([a-z])", joined):
            if letter not in self.kinds:
                raise Unread("bad-tokens", words.strip())
            counts[self.kinds[letter]] += int(number or 1)
        return counts

    def seat(self, word: str) -> int:
        """The player whose name is this, or begins like this and no other's."""
        start = folded(word)
        found = [seat for seat, name in enumerate(self.names) if name == start] or [
            seat for seat, name in enumerate(self.names) if start and name.startswith(start)
        ]
        if len(found) != 1:
            raise Unread("bad-name", word.strip())
        return found[0]

    def short(self, seat: int) -> str:
        """As much of a player's name as tells it from all others."""
        name = self.names[seat]
        others = [other for other in self.names if other != name]
        starts = [name[:length] for length in range(1, len(name) + 1)]
        return next((start for start in starts if not any(other.startswith(start) for other in others)), name)

    def split(self, words: str, own: int, participants: Iterable[int], treasure: Mapping[str, int]) -> Content:
        """Who gets what; whatever is left goes to the one who writes, unless that one is named too."""
        shares: dict[int, Counter[str]] = {}
        for part in parts(words):
            name, colon, tokens = part.partition(":")
            if not colon:
                raise Unread("bad-share", part.strip())
            shares.setdefault(self.seat(name), Counter()).update(self.counts(tokens))
        if own not in shares:
            shares[own] = Counter(treasure)
            for seat in set(shares) - {own}:
                shares[own].subtract(shares[seat])
        seats = sorted({*shares, *participants})
        return {
            "type": "propose",
            "shares": [{"seat": seat, "tokens": self.heaps(shares.get(seat, {}))} for seat in seats],
        }

    def deal(self, words: str, own: int) -> Content:
        """One exchange for whoever is named, or for anybody; or what each of several players gives and gets."""
        sides = []
        named: list[list[int]] = []
        for part in parts(words):
            before, colon, exchange = part.rpartition(":")
            gives, arrow, gets = exchange.partition(">")
            if not arrow:
                raise Unread("bad-exchange", part.strip())
            named.append([self.seat(name) for name in before.split()] if colon else [])
            sides.append({"seat": own, "gives": self.bundle(gives), "gets": self.bundle(gets)})
        if len(sides) == 1:
            return {"type": "deal", "sides": sides, "takers": named[0]}
        for side, seats in zip(sides, named, strict=True):
            if len(seats) > 1:
                raise Unread("bad-name", words.strip())
            side["seat"] = seats[0] if seats else own
        return {"type": "deal", "sides": sides}

    def swap(self, words: str) -> Content:
        """Tokens of one lair against tokens of another; how many there are says with which object."""
        found = re.fullmatch(r"([1-4]) *:([^>:]*)>? *([1-4]) *:([^>:]*)", words)
        if found is None:
            raise Unread("bad-swap", words.strip())
        first, second = self.bundle(found[2]), self.bundle(found[4])
        return {
            "type": "swap",
            "card": SWAPPERS[3 if sum(heap["count"] for heap in first) >= 3 else 2],
            "first_slot": int(found[1]),
            "first_tokens": first,
            "second_slot": int(found[3]),
            "second_tokens": second,
        }

    def cry(self, words: str) -> Content:
        """What one looks for, and after an exclamation mark what one claims to have."""
        seeks, _, offers = words.removeprefix("?").partition("!")
        named = [[heap["token"] for heap in self.bundle(tokens)] for tokens in (seeks, offers)]
        return {"type": "cry", "seeks": named[0], "offers": named[1]}

    def hand(self, words: str) -> Content | None:
        """With a clock: `@2` moves the eye, `*2 s` pinches."""
        if found := re.fullmatch(r"@ *([0-4])", words):
            return {"type": "set-eye", "slot": int(found[1])}
        if found := re.fullmatch(r"\* *([1-4]) *([a-z])", folded(words)):
            (heap,) = self.bundle(found[2])
            return {"type": "pinch", "slot": int(found[1]), "token": heap["token"]}
        return None


def parts(words: str) -> list[str]:
    return [part for part in re.split(r"[,;]", words) if part.strip()]


def folded(words: str) -> str:
    """Without capitals and accents."""
    return "".join(letter for letter in normalize("NFD", words.strip().casefold()) if not combining(letter))
