"""How words and cards break into lines."""

import pytest
from rich.console import Console
from rich.text import Text

from dracotheque.cli.layout import Flow, Prose

FRENCH = "Driss joue le Dragon d'Or 13\N{NO-BREAK SPACE}: plus forte que 8, la carte ne déclenche pas son pouvoir."


def lines(renderable: Prose | Flow, width: int) -> list[str]:
    console = Console(width=width, markup=False)
    with console.capture() as capture:
        console.print(renderable)
    return [line.rstrip() for line in capture.get().splitlines()]


@pytest.mark.parametrize("width", range(12, 90))
def test_prose_keeps_all_its_words_and_no_colon_begins_a_line(width: int) -> None:
    broken = lines(Prose(FRENCH), width)
    assert " ".join(broken) == FRENCH
    assert max(map(len, broken)) <= width
    assert not any(line.startswith(("\N{NO-BREAK SPACE}", ":")) for line in broken)


def test_empty_prose_is_an_empty_line() -> None:
    assert lines(Prose(""), 10) == [""]


def test_pieces_flow_without_being_broken() -> None:
    pieces = [Text("▼ Red 12"), Text("▲ Gold 9"), Text("● The Thief 7")]
    assert lines(Flow(pieces), 40) == ["▼ Red 12  ▲ Gold 9  ● The Thief 7"]
    assert lines(Flow(pieces), 20) == ["▼ Red 12  ▲ Gold 9", "● The Thief 7"]
    assert lines(Flow(pieces), 13) == ["▼ Red 12", "▲ Gold 9", "● The Thief 7"]


def test_a_piece_longer_than_a_line_is_broken_between_words() -> None:
    pieces = [Text("▼ Red 12"), Text("owes 3 to the stakes and 2 to Alix"), Text("▲ Gold 9")]
    assert lines(Flow(pieces), 20) == ["▼ Red 12", "owes 3 to the stakes", "and 2 to Alix", "▲ Gold 9"]
    assert "".join(lines(Flow(pieces), 24)).count("Gold 9") == 1
