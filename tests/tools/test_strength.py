"""Strength against time to think: played on where it was, told by whole seeds, and drawn."""

from pathlib import Path
from xml.etree import ElementTree

import pytest

from tools import strength
from tools.curves import curves

GAME, TIME = "drakon", 10


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Masters and experts without thoughts: what is measured is the measuring."""
    monkeypatch.setattr(strength, "RIVAL", "random")
    monkeypatch.setattr(strength, "MASTER", "regular")
    return tmp_path


def test_of_an_interrupted_match_whole_seeds_count(folder: Path) -> None:
    master = strength.play(GAME, TIME, 4, 1, folder)
    (ledger,) = folder.glob("*.jsonl")
    assert strength.measured(folder) == {GAME: {TIME: master}}
    *kept, _ = ledger.read_text().splitlines(keepends=True)
    ledger.write_text("".join(kept) + '{"number"')
    assert strength.measured(folder)[GAME][TIME].games == 2, "the second seed lacks a seating"
    assert ledger.read_text().endswith('{"number"'), "somebody may be writing there"
    ledger.write_text(kept[0])
    assert strength.measured(folder) == {}
    assert strength.play(GAME, TIME, 4, 1, folder).share == master.share


def test_what_was_measured_stands_in_its_column_and_the_rest_is_a_dash(folder: Path) -> None:
    strength.play(GAME, TIME, 4, 1, folder)
    *_, row, _ = strength.figures(strength.measured(folder))
    assert row.startswith("| Drakon, 2 | 100.0 % (") and row.endswith("), 4 | – | – | – | – |")


def test_nothing_measured_is_said_and_drawn_as_nothing(folder: Path) -> None:
    assert any("Not measured yet" in line for line in strength.figures({}))
    ElementTree.fromstring(strength.drawn({}))


def test_a_curve_goes_up_with_the_share_and_across_by_factors() -> None:
    drawing = ElementTree.fromstring(
        curves("Title", {"A & B": [(10, 0.0, 0.5, 1.0), (100, 0.6, 0.75, 0.9)]}, (10, 100, 1000), "ms")
    )
    marks = [
        (float(mark.attrib["cx"]), float(mark.attrib["cy"]))
        for mark in drawing.iter("{http://www.w3.org/2000/svg}circle")
    ]
    ticks = {mark.text: float(mark.attrib["x"]) for mark in drawing.iter("{http://www.w3.org/2000/svg}text")}
    assert "A & B" in ticks, "names are escaped"
    assert [across for across, _ in marks] == [ticks["10"], ticks["100"]]
    assert ticks["100"] - ticks["10"] == pytest.approx(ticks["1000"] - ticks["100"], abs=0.2)
    assert marks[1][1] < marks[0][1]
