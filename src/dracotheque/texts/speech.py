"""Speech: a message and its values become a sentence."""

from collections.abc import Mapping, Sequence
from functools import cache, reduce
from typing import Final

import msgspec
from fluent.runtime import FluentBundle

from dracotheque.texts.entries import Entries
from dracotheque.texts.grammar import FUNCTIONS, Listing, Noun
from dracotheque.texts.kinds import field_kinds, kebab, key_kind
from dracotheque.texts.sources import MissingText

Argument = str | int | float

NOBODY: Final = -1
"""No player's number; what is meant then, a kind says in its message `<kind>-nobody`: the clock, for a seat."""
LONGEST_WORD: Final = 500
"""Fluent refuses very long values, and a stranger may send us one."""


class Texts:
    """Everything that can be said in one language, of one game or of none."""

    def __init__(self, language: str, source: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], FUNCTIONS[language], use_isolating=False)  # type: ignore[arg-type]  # they give words
        self._entries = Entries(source)
        self._proper_names: dict[str, str | None] = {}
        """Those said before: of everything inside a sentence they take longest to make."""

    def has(self, message_id: str) -> bool:
        """Whether this message is written."""
        if not self._bundle.has_message(message_id) and message_id in self._entries:
            self._bundle.add_resource(self._entries.read(message_id))
        return self._bundle.has_message(message_id)

    def say(self, message_id: str, values: Mapping[str, object] = {}, names: Sequence[str] = ()) -> str:
        """The sentence of a message; each value is named as its key says, players by `names`."""
        return self._format(message_id, self._arguments(values, {key: key_kind(key) for key in values}, names))

    def event(self, event: msgspec.Struct, names: Sequence[str] = ()) -> str:
        """What happened, for the log."""
        return self._tell(_tag(event), event, names)

    def move(self, move: msgspec.Struct, names: Sequence[str] = ()) -> str:
        """A move as the label of a choice."""
        return self._tell(f"move-{_tag(move)}", move, names)

    def prompt(self, question: str, about: Mapping[str, object] = {}, names: Sequence[str] = ()) -> str:
        """What a player is asked."""
        return self.say(f"ask-{question}", about, names)

    def refusal(self, code: str, values: Mapping[str, object] = {}, names: Sequence[str] = ()) -> str:
        """Why something was refused; one sentence serves for all bugs."""
        if code.startswith("bug-"):
            return self.say("bug", {"code": code})
        return self.say(code, values, names)

    def name(self, kind: str, value: object, names: Sequence[str] = ()) -> str:
        """How a value of this kind is named inside a sentence."""
        if value is None:
            return ""
        if isinstance(value, msgspec.Struct):
            return self._part(value, names)
        if isinstance(value, list | tuple):
            return self._enumerate([self.name(kind, item, names) for item in value], self._joint(value))
        if isinstance(value, bool):
            return self.say(_yes_or_no(value))
        if isinstance(value, int) and self._names_players(kind):
            return self._player(kind, value, names)
        return self._proper_name(f"{kind}-{value}") or _clip(str(value))

    def explained(self) -> dict[str, str]:
        """What can be looked up: the name of every thing with a text of its own, and that text."""
        ids = [id for id in self._entries if self.has(f"{id}-text")]
        named = {id: self._proper_name(id) for id in ids}
        return {name: self.say(f"{id}-text") for id, name in named.items() if name is not None}

    def _part(self, value: msgspec.Struct, names: Sequence[str]) -> str:
        """A structure inside another; a move that has no words for it reads like its label."""
        name = _kebab(type(value).__name__)
        return self._tell(name if self.has(name) else f"move-{name}", value, names)

    def _names_players(self, kind: str) -> bool:
        """Whether numbers of this kind are players': a kind says so by having a word for nobody."""
        return self.has(f"{kind}-nobody")

    def _player(self, kind: str, seat: int, names: Sequence[str]) -> str:
        if seat == NOBODY:
            return self.say(f"{kind}-nobody")
        if 0 <= seat < len(names):
            return _clip(names[seat])
        return self._format("seat-number", {"number": seat + 1})

    def _proper_name(self, message_id: str) -> str | None:
        """The text of a message that needs no values; one that needs some is a sentence and names nothing."""
        if message_id not in self._proper_names:
            if not self.has(message_id):
                return None  # a stranger can make up any number of these: none is kept
            self._proper_names[message_id] = self._make_proper_name(message_id)
        return self._proper_names[message_id]

    def _make_proper_name(self, message_id: str) -> str | None:
        try:
            text = self._format(message_id, {})
        except MissingText:
            return None
        genus = self._bundle.get_message(message_id).attributes.get("is")
        return text if genus is None else Noun(text, str(self._bundle.format_pattern(genus)[0]))

    def _joint(self, items: Sequence[object]) -> str | None:
        """The message that joins structures which are lists themselves, where the game has written one for them."""
        if not items or not isinstance(items[0], msgspec.Struct):
            return None
        joint = f"list-{_kebab(type(items[0]).__name__)}"
        return joint if self.has(joint) else None

    def _enumerate(self, words: list[str], joint: str | None = None) -> str:
        if len(words) < 2:
            return words[0] if words else ""
        if joint is not None:
            return reduce(lambda left, right: self._pair(joint, left, right), words)
        return Listing(words, self._joined)

    def _joined(self, words: list[str]) -> str:
        *front, last = words
        return self._pair("list-and", reduce(lambda left, right: self._pair("list-comma", left, right), front), last)

    def _pair(self, message_id: str, left: str, right: str) -> str:
        return self._format(message_id, {"left": left, "right": right})

    def _tell(self, message_id: str, structure: msgspec.Struct, names: Sequence[str]) -> str:
        values = {field: getattr(structure, field) for field in structure.__struct_fields__}
        return self._format(message_id, self._arguments(values, field_kinds(type(structure)), names))

    def _arguments(
        self, values: Mapping[str, object], kinds: Mapping[str, str], names: Sequence[str]
    ) -> dict[str, Argument]:
        arguments: dict[str, Argument] = {}
        for key, value in values.items():
            arguments[key] = self._argument(kinds[key], value, names)
            arguments |= _selectors(key, value)
        return arguments

    def _argument(self, kind: str, value: object, names: Sequence[str]) -> Argument:
        """A number stays one, for Fluent to format and to count by; anything else is named."""
        if isinstance(value, bool):
            return _yes_or_no(value)
        if isinstance(value, int | float) and not self._names_players(kind):
            return value
        return self.name(kind, value, names)

    def _format(self, message_id: str, arguments: dict[str, Argument]) -> str:
        if not self.has(message_id):
            raise MissingText(f"{self.language}: {message_id}")
        pattern = self._bundle.get_message(message_id).value
        if pattern is None:
            raise MissingText(f"{self.language}: {message_id} has no text")
        text, errors = self._bundle.format_pattern(pattern, arguments)
        if errors:
            raise MissingText(f"{self.language}: {message_id}: {errors[0]}")
        return str(text)


def _selectors(key: str, value: object) -> dict[str, Argument]:
    """What a message selects on beside the named value: `$card_id` is the value itself, `$cards_count` how many.

    A structure has no value to select on but its own name.
    """
    if isinstance(value, list | tuple):
        return {f"{key}_count": len(value)}
    if isinstance(value, msgspec.Struct):
        return {f"{key}_id": _kebab(type(value).__name__)}
    if value is None or value == "":
        return {f"{key}_id": "none"}
    if isinstance(value, int | float) and not isinstance(value, bool):
        return {f"{key}_id": value}
    return {f"{key}_id": _clip(value)} if isinstance(value, str) else {}


def _yes_or_no(value: bool) -> str:
    return "yes" if value else "no"


def _clip(text: str) -> str:
    return text if len(text) <= LONGEST_WORD else f"{text[: LONGEST_WORD - 1]}…"


def _tag(structure: msgspec.Struct) -> str:
    return str(structure.__struct_config__.tag)


_kebab = cache(kebab)
