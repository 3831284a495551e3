"""Writes out what follows from the fields of a class, for a compiler: it runs no metaclass, which does so otherwise."""

import ast
from collections.abc import Iterator
from types import ModuleType
from typing import Final

from dracotheque.core.fields import copies

IMPORTS: Final = "from collections.abc import Mapping\nfrom typing import ClassVar, Self\n"
Edit = tuple[int, int, str]
"""From here to there, as offsets in the source, and what stands there instead."""


def written_out(source: str, module: ModuleType) -> str:
    """The source of a module in which every class with fields has its methods spelt out."""
    tree = ast.parse(source)
    edits: list[Edit] = []
    for node in tree.body:
        if isinstance(node, ast.ClassDef) and "own_types" in vars(getattr(module, node.name)):
            edits += Written(source, node, getattr(module, node.name)).edits()
    if not edits:
        return source
    first = next(node for node in tree.body if isinstance(node, ast.Import | ast.ImportFrom))
    edits.append((_offset(source, first.lineno, 0), _offset(source, first.lineno, 0), IMPORTS))
    for start, end, text in sorted(edits, reverse=True):
        source = source[:start] + text + source[end:]
    return source


class Written:
    """One class whose methods are to be spelt out."""

    def __init__(self, source: str, node: ast.ClassDef, kind: type) -> None:
        self.source = source
        self.node = node
        self.kind = kind
        self.own = vars(kind)
        self.has_base = any("own_types" in vars(base) for base in kind.__mro__[1:])
        self.starts: dict[str, str] = {}

    def edits(self) -> Iterator[Edit]:
        for keyword in self.node.keywords:
            yield self._at(keyword, "")
        for line in self.node.body:
            match line:
                case ast.AnnAssign(ast.Name(name), annotation, ast.expr() as value) if name in self.own["own_starts"]:
                    self.starts[name] = self._start(value)
                    own = name in self.own["own_types"]
                    yield self._at(line, f"{name}: {self._text(annotation)}" if own else "pass")
                case ast.FunctionDef(decorator_list=[ast.Name("written")]):
                    yield self._at(line, "pass", first=line.decorator_list[0], back=1)
        end = _offset(self.source, (self.node.end_lineno or 0) + 1, 0) - 1  # behind what is said of the last line
        yield end, end, "\n" + "\n".join(f"    {line}" for line in self._methods())

    def _methods(self) -> Iterator[str]:
        kind = self.own
        yield f"own_fields: ClassVar[tuple[str, ...]] = {kind['own_fields']!r}"
        yield f"unsaved: ClassVar[Mapping[str, object]] = {self.kind.unsaved!r}"  # type: ignore[attr-defined]
        yield f"keepsakes: ClassVar[frozenset[str]] = frozenset({sorted(self.kind.keepsakes)!r})"  # type: ignore[attr-defined]
        yield "def clone(self) -> Self:"
        yield "    other = super().clone()" if self.has_base else "    other = self.__class__()"
        yield from (f"    {line}" for line in copies(kind["own_types"]))
        yield "    return other"
        yield "def clear(self) -> None:"
        yield "    super().clear()" if self.has_base else "    pass"
        yield from (f"    self.{name} = {start}" for name, start in self.starts.items())
        for method in dict.fromkeys(name for each in kind["own_starts"].values() for name in each.resets):
            yield f"def {method}(self) -> None:"
            for name, each in kind["own_starts"].items():
                if method in each.resets:
                    yield f"    self.{name} = {self.starts[name]}"

    def _start(self, value: ast.expr) -> str:
        """A start as it is typed, or what a function makes of the state itself."""
        match value:
            case ast.Call(ast.Name("field"), [ast.Lambda(ast.arguments(args=[ast.arg(state)]), body), *_]):
                return self._text(body, {state: "self"})
            case ast.Call(ast.Name("field"), [start, *_]):
                return self._text(start)
        return self._text(value)

    def _text(self, node: ast.expr, names: dict[str, str] | None = None) -> str:
        """An expression on one line, its names exchanged."""
        renamed = ast.parse(ast.unparse(node), mode="eval")
        for each in ast.walk(renamed):
            if isinstance(each, ast.Name):
                each.id = (names or {}).get(each.id, each.id)
        return ast.unparse(renamed)

    def _at(self, node: ast.AST, text: str, first: ast.AST | None = None, back: int = 0) -> Edit:
        begin = first or node
        start = _offset(self.source, begin.lineno, begin.col_offset) - back  # type: ignore[attr-defined]
        return start, _offset(self.source, node.end_lineno, node.end_col_offset), text  # type: ignore[attr-defined]


def _offset(source: str, line: int, column: int) -> int:
    """Where a place of the syntax tree is in the text: columns are counted in bytes."""
    lines = [*source.splitlines(keepends=True), ""]
    return sum(map(len, lines[: line - 1])) + len(lines[line - 1].encode()[:column].decode())
