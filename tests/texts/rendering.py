"""Every message said with every sort of value: awkward names, nothing, one and many, every branch of it."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from itertools import product
from pathlib import Path
from random import Random

from fluent.runtime import FluentBundle, FluentResource
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
NAMED = {"own", "author", "maker", "victim", "creditor", "payee", "payer", "over", "target"}
PEOPLE = {"seat", "purse", "name", "player", "winner", "taker", "companion", "doer"}
BOUNDS = {"low", "high", "most", "longest", "limit", "players", "steps", "games", "rate", "least"}
"""Numbers that are never nought or one where they are said."""
COUNTS = {
    "before",
    "after",
    "ahead",
    "behind",
    "price",
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
Values = Mapping[str, Value]


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


@cache
def common_resource(language: str) -> ftl.Resource:
    """The messages that every file may use."""
    return FluentResource(catalogue(language))


class Source:
    """One message file with the common ones: its messages, and how each may be said."""

    def __init__(self, language: str, package: str | None, own: str) -> None:
        self.language = language
        self.bundle = FluentBundle([language], FUNCTIONS[language], use_isolating=False)  # type: ignore[arg-type]  # they give words
        read = [common_resource(language), FluentResource(own)]
        for resource in read:
            self.bundle.add_resource(resource)
        found = [[each for each in resource.body if isinstance(each, ftl.Message)] for resource in read]
        self.messages = {each.id.name: each for messages in found for each in messages if each.value}
        self.own = [each.id.name for each in found[1 if own else 0]]
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
        assert pattern is not None
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

    def values(self, name: str, uses: Uses, kinds: dict[str, str]) -> Iterator[Values]:
        """What a variable may be: numbers where it is counted by, else things of its kind, people, or whatever."""
        kind = kinds.get(name, key_kind(name))
        keys = uses.keys.get(name, set()) | uses.keys.get(f"{name}_id", set())
        counted = f"{name}_count" in uses.numbers
        if counted or name in uses.numbers or f"{name}_id" in uses.numbers:
            yield from ({name: number, f"{name}_id": number, f"{name}_count": number} for number in (0, 1, 2, 21))
            for each in AWKWARD if counted and name in uses.printed else ():
                yield {name: each, f"{name}_count": 1}
            return
        named = self.named(kind)
        for id, said in (plain_values(name) or named or dict.fromkeys(keys) or people(name, kind)).items():
            yield {name: id if said is None else said, f"{name}_id": id}
        for key in keys & {*self.things(kind)} if named else ():
            yield {name: self.things(kind)[key], f"{name}_id": key}

    @cache  # noqa: B019  a source lives as long as the tests
    def things(self, kind: str) -> dict[str, str]:
        """Every thing of a kind, by its name."""
        ids = [id for id in self.messages if kind and id.startswith(f"{kind}-") and not id.endswith(("-text", "-help"))]
        return {id.removeprefix(f"{kind}-"): self.noun(id) for id in ids if not self.uses(id).printed}

    def noun(self, id: str) -> str:
        genus = self.bundle.get_message(id).attributes.get("is")
        text = self.say(id, {})
        return text if genus is None else Noun(text, str(self.bundle.format_pattern(genus)[0]))

    @cache  # noqa: B019  a source lives as long as the tests
    def named(self, kind: str) -> dict[str, str]:
        """The things of a kind, one for each way they behave in a sentence."""
        found: dict[tuple[object, ...], tuple[str, str]] = {}
        for id, text in self.things(kind).items():
            behaviour = (text.genus if isinstance(text, Noun) else "", elides(text), bool(ARTICLE.match(text)))
            found.setdefault(behaviour, (id, text))
        return dict(found.values())


def plain_values(name: str) -> Mapping[Value, Value | None]:
    """Numbers and dates, known as such by their names."""
    if name in BOUNDS:
        return {2: None, 21: None}
    if name in COUNTS:
        return {0: None, 1: None, 2: None}
    return {"": "3 mai"} if name in DATES else {}


def people(name: str, kind: str) -> Mapping[Value, Value | None]:
    """Awkward names; a few of them, and numbers, where nobody knows what stands there."""
    if kind in PEOPLE or name in NAMED:
        return dict.fromkeys(AWKWARD)
    return dict.fromkeys((*AWKWARD[:2], 0, 1, 2))


def some(ranges: list[list[Values]]) -> Iterator[tuple[Values, ...]]:
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
        if structure in game.move_types:
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
    found["web"] = Source(
        language, None, "\n".join(path.read_text("utf-8") for path in sorted(WEB.glob(f"*{language}.ftl")))
    )
    return found
