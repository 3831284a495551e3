"""One way to quote in each language: “…” in English, « … » in French; straight marks only where something is typed."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from dracotheque.texts import LANGUAGES

ROOT = Path(__file__).parents[2]
FOREIGN = {"en": re.compile('["„«»]'), "fr": re.compile('["“”„]')}
TYPED = re.compile(r"```.*?```|`[^`]*`|<[^>]*>", re.S)


class Words(Visitor):
    """What a message says outside its placeables, and the words its choices lead to."""

    def __init__(self, message: ftl.Message) -> None:
        super().__init__()
        self.said: list[str] = []
        self.visit(message)

    def visit_TextElement(self, node: ftl.TextElement) -> None:
        self.said.append(node.value)


def messages(path: Path) -> dict[str, str]:
    """The words of each message of a file, but for those that hand out a line for the shell."""
    entries = FluentParser().parse(path.read_text("utf-8")).body
    said = {entry.id.name: "".join(Words(entry).said) for entry in entries if isinstance(entry, ftl.Message)}
    return {name: words for name, words in said.items() if "pip install" not in words}


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_and_rules_pages_quote_in_one_way(language: str) -> None:
    files = [*ROOT.glob(f"src/**/texts/*{language}.ftl"), *ROOT.glob(f"web/texts/*{language}.ftl")]
    pages = list((ROOT / "docs" / "rules").glob(f"*.{language}.md"))
    assert len(files) > 10 and len(pages) == 5
    said = {(path.name, name): words for path in files for name, words in messages(path).items()}
    said |= {(path.name, ""): TYPED.sub("", path.read_text("utf-8")) for path in pages}
    found = [(*where, found[0]) for where, words in said.items() if (found := FOREIGN[language].search(words))]
    assert found == []
