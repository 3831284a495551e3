"""Every message said with every sort of value: awkward names, nothing, one and many, every branch of it."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from itertools import product
from pathlib import Path
from random import Random

import msgspec
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from dracotheque import games
from dracotheque.texts import catalogue, own_source
from dracotheque.texts.french import ARTICLE, elides
from dracotheque.texts.grammar import FUNCTIONS, Noun
from dracotheque.texts.kinds import field_kinds, key_kind
from tests.texts.reading import packages, shown, tag

WEB = Path(__file__).parents[2] / "web" / "texts"
AWKWARD = ("Alix", "Élise", "Hugo", "Harry", "Yves", "Le Dragonnier", "Les Jumeaux", "L'Ogre", "8 dragons", "🐉 Zoé")
PEOPLE = {"seat", "purse", "name", "player", "winner", "taker", "companion"}
BOUNDS = {"low", "high", "most", "longest", "limit", "players", "steps", "games", "rate"}
"""Numbers that are never nought or one where they are said."""
COUNTS = {
    "value",
    "number",
    "x",
    "y",
    "n",
    "score",
    "rank",
    "round",
    "strength",
    "reference",
    "seed",
    "seeds",
    "slot",
    "left",
}
DATES = {"date"}
MOST = 60
"""So many ways of saying one message, at most."""
PLURALS = {"zero", "one", "two", "few", "many", "other"}

Value = str | int


@dataclass
class Uses(Visitor):
    """How a message uses its variables: printed, counted by, or chosen by."""

    printed: set[str] = field(default_factory=set)
    numbers: set[str] = field(default_factory=set)
    keys: dict[str, set[str]] = field(default_factory=dict)
    messages: set[str] = field(default_factory=set)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.printed.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.messages.add(node.id.name)

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:
        inner = [each.id.name for each in node.arguments.positional if isinstance(each, ftl.VariableReference)]
        if node.id.name == "NUMBER":
            self.numbers.update(inner)
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        if isinstance(node.selector, ftl.VariableReference):
            name = node.selector.id.name
            words = {each.key.name for each in node.variants if isinstance(each.key, ftl.Identifier)}
            counted = any(isinstance(each.key, ftl.NumberLiteral) for each in node.variants)
            if counted or (words <= PLURALS and words != {"other"}):
                self.numbers.add(name)
            else:
                self.keys.setdefault(name, set()).update(words)
        for variant in node.variants:
            self.visit(variant.value)


class Source:
    """One message file with the common ones: its messages, and how each may be said."""

    def __init__(self, language: str, package: str | None, own: str) -> None:
        self.language = language
        common = catalogue(language)
        self.bundle = FluentBundle([language], FUNCTIONS[language], use_isolating=False)
        self.bundle.add_resource(FluentResource(f"{common}\n{own}"))
        body = FluentParser().parse(f"{common}\n{own}").body
        self.messages = {each.id.name: each for each in body if isinstance(each, ftl.Message) and each.value}
        self.own = [each.id.name for each in FluentParser().parse(own or common).body if isinstance(each, ftl.Message)]
        self.kinds = kinds_of(package)

    @cache  # noqa: B019  a source lives as long as the tests
    def uses(self, message: str) -> Uses:
        found = Uses()
        if message in self.messages:
            found.visit(self.messages[message].value)
        for inner in [*found.messages]:
            other = self.uses(inner)
            found.printed |= other.printed
            found.numbers |= other.numbers
            for name, words in other.keys.items():
                found.keys.setdefault(name, set()).update(words)
        return found

    def say(self, message: str, values: dict[str, Value]) -> str:
        pattern = self.bundle.get_message(message).value
        text, errors = self.bundle.format_pattern(pattern, values)
        return "" if errors else str(text)

    def sayings(self, message: str) -> Iterator[str]:
        """The sentences of this message with the values it may be given."""
        if message not in self.messages:
            return
        uses = self.uses(message)
        every = {name.removesuffix("_id").removesuffix("_count") for name in uses.printed | uses.numbers | {*uses.keys}}
        ranges = [list(self.values(name, uses, self.kinds.get(message, {}))) for name in sorted(every)]
        for chosen in some(ranges):
            values: dict[str, Value] = {}
            for each in chosen:
                values |= each
            yield self.say(message, values)

    def values(self, name: str, uses: Uses, kinds: dict[str, str]) -> Iterator[dict[str, Value]]:
        kind = kinds.get(name, key_kind(name))
        keys = uses.keys.get(name, set()) | uses.keys.get(f"{name}_id", set())
        if name in uses.numbers or f"{name}_id" in uses.numbers or f"{name}_count" in uses.numbers:
            for number in (0, 1, 2, 21):
                yield {name: number, f"{name}_id": number, f"{name}_count": number}
            if f"{name}_count" in uses.numbers and name in uses.printed:
                yield from ({name: each, f"{name}_count": 1} for each in AWKWARD)
            return
        if name in BOUNDS:
            yield from ({name: number} for number in (2, 21))
            return
        if name in COUNTS:
            yield from ({name: number, f"{name}_id": number} for number in (0, 1, 2))
            return
        if name in DATES:
            yield {name: "3 mai"}
            return
        named = self.named(kind)
        if named:
            for id, text in named.items():
                yield {name: text, f"{name}_id": id}
        elif keys:
            for key in sorted(keys):
                yield {name: key, f"{name}_id": key}
        elif kind in PEOPLE or name in ("own", "author", "maker", "victim", "creditor", "payee", "payer", "over"):
            yield from ({name: each, f"{name}_id": 0} for each in AWKWARD)
        else:
            yield from ({name: each, f"{name}_id": each} for each in (*AWKWARD[:2], 0, 1, 2))

    @cache  # noqa: B019  a source lives as long as the tests
    def named(self, kind: str) -> dict[str, str]:
        """The things of a kind, one for each way they behave in a sentence."""
        found: dict[tuple[object, ...], tuple[str, str]] = {}
        for id, message in self.messages.items():
            if not kind or not id.startswith(f"{kind}-") or self.uses(id).printed or id.endswith(("-text", "-help")):
                continue
            text = self.say(id, {})
            genus = next((each.value for each in message.attributes if each.id.name == "is"), None)
            of = self.bundle.format_pattern(self.bundle.get_message(id).attributes["is"])[0] if genus else ""
            behaviour = (of, elides(text), bool(ARTICLE.match(text)))
            found.setdefault(behaviour, (id.removeprefix(f"{kind}-"), Noun(text, str(of)) if of else text))
        return dict(found.values())


def some(ranges: list[list[dict[str, Value]]]) -> Iterator[tuple[dict[str, Value], ...]]:
    """All combinations, or so many of them at random that every value comes up."""
    ways = 1
    for each in ranges:
        ways *= len(each)
    if ways <= MOST:
        yield from product(*ranges)
        return
    rng = Random(ways)
    for at in range(MOST):
        yield tuple(each[at % len(each)] if at < MOST // 4 else rng.choice(each) for each in ranges)


@cache
def kinds_of(package: str | None) -> dict[str, dict[str, str]]:
    """What the fields of a game's moves, events and parts are, by the message that tells them."""
    game = next((each for each in games.all() if each.package == package), None)
    if game is None:
        return {}
    found: dict[str, dict[str, str]] = {}
    for structure in shown(game):
        kinds = field_kinds(structure)
        name = structure.__name__
        kebab = "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in name).removeprefix("-")
        found.setdefault(kebab, kinds)
        if issubclass(structure, msgspec.Struct) and structure in game.move_types:
            found[f"move-{tag(structure)}"] = kinds
        elif structure in game.event_types:
            found[tag(structure)] = kinds
    return found


@cache
def sources(language: str) -> dict[str, Source]:
    """Every message file of the project, by the name of its place."""
    found = {
        str(package): Source(language, package, own_source(language, package) if package else "")
        for package in packages()
    }
    found["web"] = Source(language, None, (WEB / f"{language}.ftl").read_text("utf-8"))
    return found
