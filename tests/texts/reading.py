"""What the message files and the source say: messages, codes, endings, structures, and examples of them."""

import ast
import inspect
import re
from collections.abc import Iterable, Iterator
from functools import cache
from importlib import import_module
from importlib.resources import files
from itertools import product
from pathlib import Path
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from dracotheque import games
from dracotheque.core import errors
from dracotheque.core.game import Game
from dracotheque.texts import LANGUAGES, catalogue
from dracotheque.texts.kinds import field_kinds

COMMON = None
CODE = re.compile(r'"((?:refuse|error)-[a-z0-9-]+)(?:"|\{)')


def folder(package: str) -> Path:
    return Path(str(files(package)))


def packages() -> list[str | None]:
    """The common messages, then every package with a message file of its own."""
    root = folder("dracotheque")
    own = [path.parent.parent.relative_to(root.parent) for path in root.rglob("texts/*.ftl") if path.stem in LANGUAGES]
    others = [game.package for game in games.all()]
    return [COMMON, *sorted({*others, *(".".join(path.parts) for path in own)})]


class Mentions(Visitor):
    """The variables and the other messages that a message mentions."""

    def __init__(self, message: ftl.Message) -> None:
        super().__init__()
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.visit(message)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.messages.add(node.id.name)


@cache
def entries(language: str, package: str | None) -> list[ftl.EntryType]:
    """What stands in one file: the common one, or the game's own."""
    source = catalogue(language, package)
    if package is not COMMON:
        source = source.removeprefix(catalogue(language))
    return FluentParser().parse(source).body


@cache
def ids(language: str, package: str | None) -> list[str]:
    return [entry.id.name for entry in entries(language, package) if isinstance(entry, ftl.Message)]


@cache
def mentions(language: str, package: str | None) -> dict[str, Mentions]:
    """What each message mentions, common messages included."""
    own = {entry.id.name: Mentions(entry) for entry in entries(language, package) if isinstance(entry, ftl.Message)}
    return own if package is COMMON else mentions(language, COMMON) | own


def variables(language: str, package: str | None, message: str) -> set[str]:
    """The variables of a message and of the messages inside it."""
    mentioned = mentions(language, package)[message]
    inner = (variables(language, package, other) for other in mentioned.messages)
    return mentioned.variables.union(*inner)


def without_selectors(names: Iterable[str]) -> set[str]:
    """The values behind the variables: `$card_id` and `$cards_count` are there for `$card` and `$cards`."""
    return {re.sub(r"_(id|count)$", "", name) for name in names}


# Reading the source.


def sources(game: Game | None) -> list[Path]:
    """The modules of a game, or all modules that belong to no game."""
    if game is not None:
        return sorted(folder(game.package).rglob("*.py"))
    rooms = [folder(each.package) for each in games.all()]
    every = sorted(folder("dracotheque").rglob("*.py"))
    return [path for path in every if not any(path.is_relative_to(room) for room in rooms)]


def trees(game: Game | None) -> Iterator[ast.AST]:
    for path in sources(game):
        yield from ast.walk(ast.parse(path.read_text("utf-8")))


@cache
def codes(game: Game | None) -> set[str]:
    """Every code in the source; one put together from parts stands there by its beginning, which ends in a dash."""
    return {code for path in sources(game) for code in CODE.findall(path.read_text("utf-8"))}


def written(code: str, texts: Iterable[str]) -> list[str]:
    """The messages for a code, or for all codes with this beginning."""
    return [text for text in texts if text == code or (code.endswith("-") and text.startswith(code))]


@cache
def errors_raised(game: Game | None) -> list[tuple[str, set[str]]]:
    """Each code handed to an error, with the names of its values."""
    found = []
    for node in trees(game):
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name) or not node.args:
            continue
        code = "".join(CODE.findall(ast.unparse(node.args[0]).replace("'", '"')))
        if code and hasattr(errors, node.func.id):
            found.append((code, {keyword.arg for keyword in node.keywords if keyword.arg}))
    return found


@cache
def endings(game: Game) -> set[str]:
    """Every word with which the game's source may `finish`."""
    nodes = list(trees(game))
    calls = [node for node in nodes if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)]
    given = [node.args[0] for node in calls if isinstance(node.func, ast.Attribute) and node.func.attr == "finish"]
    found = [value for each in given for value in (named(each.id, nodes) if isinstance(each, ast.Name) else [each])]
    return {str(value.value) for value in found if isinstance(value, ast.Constant) and value.value}


def named(name: str, nodes: list[ast.AST]) -> list[ast.expr]:
    """What another function of the game may have found, where `name := function(state)` asked it."""
    functions = {node.name: node for node in nodes if isinstance(node, ast.FunctionDef)}
    asked = [
        node.value.func.id
        for node in nodes
        if isinstance(node, ast.NamedExpr) and node.target.id == name
        if isinstance(node.value, ast.Call) and isinstance(node.value.func, ast.Name)
    ]
    returns = [node for each in asked for node in ast.walk(functions[each]) if isinstance(node, ast.Return)]
    return [node.value for node in returns if node.value is not None]


def described(game: Game, question: str) -> set[str]:
    """The keys of what everybody may know of a question."""
    return keys_said(game.state_type.rules.questions[question].about)


def written_as(function: Any) -> ast.AST:
    """The function or lambda in its module: what lies on a line of its own is no source that can be read alone."""
    line = function.__code__.co_firstlineno
    for node in ast.walk(tree(function.__module__)):
        if (
            isinstance(node, ast.FunctionDef)
            and min([node.lineno, *(each.lineno for each in node.decorator_list)]) == line
        ):
            return node
        if isinstance(node, ast.Lambda) and node.lineno == line and function.__name__ == "<lambda>":
            return node
    raise LookupError(function)


@cache
def tree(module: str) -> ast.Module:
    return ast.parse(inspect.getsource(import_module(module)))


def keys_said(description: Any) -> set[str]:
    """The keys a function of ours writes into its dict, by name, by `**other(…)` or by `dict(zip(NAMES, …))`."""
    nodes = [*ast.walk(written_as(description))]
    known = description.__globals__
    found: set[str] = set()
    for display in (node for node in nodes if isinstance(node, ast.Dict)):
        for key, value in zip(display.keys, display.values, strict=True):
            match key, value:
                case ast.Constant(value=str(name)), _:
                    found.add(name)
                case None, ast.Call(func=ast.Name(id=other)) if other in known:
                    found |= keys_said(known[other])
    for node in nodes:
        match node:
            case ast.Call(
                func=ast.Name(id="dict"), args=[ast.Call(func=ast.Name(id="zip"), args=[ast.Name(id=names), *_])]
            ):
                found.update(known[names])
    return found


def presets(game: Game) -> set[str]:
    return {preset for players in game.players for preset in game.presets(players)}


def tag(structure: type[msgspec.Struct]) -> str:
    return str(structure.__struct_config__.tag)


def structures(hint: object) -> set[type[msgspec.Struct]]:
    """The structures named in a type, and those inside them."""
    if not isinstance(hint, type) or not issubclass(hint, msgspec.Struct):
        return set().union(*map(structures, get_args(hint)))
    return {hint}.union(*map(structures, get_type_hints(hint).values()))


def inside_events(game: Game) -> set[type[msgspec.Struct]]:
    hints = (hint for event in game.event_types for hint in get_type_hints(event).values())
    return set().union(*map(structures, hints))


def shown(game: Game) -> set[type[msgspec.Struct]]:
    """Every structure whose values are named for somebody."""
    return structures(get_type_hints(game.view)["return"]) | inside_events(game) | {*game.event_types, *game.move_types}


# Making examples.


def examples(structure: type[msgspec.Struct], messages: list[str]) -> Iterator[msgspec.Struct]:
    """The structure with nothing, one or many of everything, in all combinations."""
    hints = get_type_hints(structure)
    kinds = field_kinds(structure)
    fields = structure.__struct_fields__
    for values in product(*(values_of(hints[field], kinds[field], messages) for field in fields)):
        yield structure(*values)


def values_of(hint: object, kind: str, messages: list[str]) -> list[object]:
    if hint is bool:
        return [False, True]
    if hint is int:
        return [0, 1, -1] if f"{kind}-nobody" in messages else [0, 1] if kind == "seat" else [0, 1, 5000]
    if hint is str:
        words = [id.removeprefix(f"{kind}-") for id in messages if id.startswith(f"{kind}-")]
        return ["", *words[:1], *words[-1:]]
    if hint is type(None):
        return [None]
    if get_origin(hint) is Literal:
        return list(get_args(hint))
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return list[object](examples(hint, messages))[:2]
    inner = [value for part in get_args(hint) if part is not ... for value in values_of(part, kind, messages)]
    return [(), (inner[0],), tuple(inner[:3])] if get_origin(hint) is tuple else inner
