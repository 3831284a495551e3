"""`draco new-game` writes a package; that its game passes its tests, the tutorial proves, which begins with it."""

from pathlib import Path

import pytest

from tests.cli.lines import Draco


def test_a_new_game_bears_its_name_everywhere(draco: Draco, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert draco("--lang", "en", "new-game", "volcan").status == 0
    written = [path.read_text("utf-8") for path in (tmp_path / "volcan").rglob("*") if path.is_file()]
    assert len(written) == 13
    assert not [text for text in written if "__id__" in text]
    assert [text for text in written if 'id="volcan"' in text]


@pytest.mark.parametrize("name", ["", "7up", "Volcan", "a/b", "../volcan", "é"])
def test_a_name_that_code_cannot_have_is_refused(
    name: str, draco: Draco, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    refused = draco("--lang", "en", "new-game", name)
    assert refused.status == 2
    assert "small letters" in refused.err
    assert [*tmp_path.iterdir()] == []


def test_nothing_is_written_over(draco: Draco, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "volcan").mkdir()
    refused = draco("--lang", "en", "new-game", "volcan")
    assert refused.status == 2
    assert "exists already" in refused.err
    assert [*(tmp_path / "volcan").iterdir()] == []
