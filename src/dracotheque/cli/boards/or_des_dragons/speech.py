"""The words and signs that every part of the board writes with."""

from collections.abc import Iterable, Sequence
from typing import Any, Final

from rich.text import Text

from dracotheque.cli.boards.or_des_dragons.tokens import Tokens
from dracotheque.cli.layout import Flow
from dracotheque.cli.voice import Voice
from dracotheque.texts import texts_for

BANDS: Final = {
    "green": "green",
    "red": "red",
    "blue": "bright_blue",
    "yellow": "yellow",
    "violet": "magenta",
    "grey": "bright_black",
}
"""Named colours of the terminal's own theme, so that they are readable on light and on dark ground."""


class Speech:
    """One language, one table, and the seat it is seen from."""

    def __init__(self, voice: Voice, names: Sequence[str], seat: int | None) -> None:
        self.voice = voice
        self.texts = voice.texts
        self.names = tuple(names)
        self.seat = seat
        self.tokens = Tokens(self.say("letters"), self.say("kinds").split(", "))

    def word(self, key: str) -> str:
        return self.texts.say(f"word-{key}")

    def say(self, key: str, /, **values: object) -> str:
        return texts_for(self.voice.language, __package__).say(f"board-{key}", values)

    def label(self, key: str) -> Text:
        return Text(self.word(key), "dim")

    def name(self, seat: int) -> Text:
        """A player's name, one's own in bold."""
        return Text(self.names[seat], "bold" if seat == self.seat else "")

    def list(self, seats: Iterable[int]) -> str:
        return ", ".join(self.names[seat] for seat in seats)

    def adventurer(self, id: str) -> str:
        return self.texts.name("adventurer", id)

    def card(self, id: str) -> str:
        return self.texts.name("card", id)

    def reason(self, reason: Any) -> str:
        """What somebody says with a split."""
        return self.texts.name("reason", reason, self.names).strip()

    def labelled(self, key: str, bundle: Iterable[Any]) -> Flow:
        """A bundle with what it is in front of it."""
        return Flow([self.label(key), *self.tokens.heaps(bundle)], gap=1)
