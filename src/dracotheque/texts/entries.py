"""The entries of a Fluent source, each read when it is asked for: who says three sentences need not read a thousand."""

import re
from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from fluent.syntax import FluentParser
from fluent.syntax.ast import Resource

BEGINNING: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
"""An entry begins at the left margin, where nothing else has a letter or a hyphen."""
REFERENCE: Final = re.compile(r"[{(,:]\s*(-?[a-zA-Z][\w-]*)")
"""Where another entry can be named; of what else stands there, nothing is an entry or it is read for nothing."""

_parse: Final = FluentParser(with_spans=False).parse_entry


class Entries:
    """What is written in one source, by name; of two that have the same name, the first."""

    def __init__(self, source: str) -> None:
        beginnings = [*BEGINNING.finditer(source)]
        places = [*(each.start() for each in beginnings), len(source)]
        self._sources: dict[str, str] = {}
        for each, (start, end) in zip(beginnings, pairwise(places), strict=True):
            self._sources.setdefault(each[1], source[start:end])

    def __contains__(self, name: str) -> bool:
        return name in self._sources

    def __iter__(self) -> Iterator[str]:
        return iter(self._sources)

    def read(self, name: str) -> Resource:
        """This entry and all it is made of, which comes before it: where it is there, nothing of it is missing."""
        return Resource([_parse(self._sources[each]) for each in self._with_references(name, set())])

    def _with_references(self, name: str, met: set[str]) -> Iterator[str]:
        met.add(name)
        for other in REFERENCE.findall(self._sources[name]):
            if other in self._sources and other not in met:
                yield from self._with_references(other, met)
        yield name
