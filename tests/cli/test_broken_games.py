"""A game of another package that does not open: the others stay on the shelf, and whoever asks for it is told why."""

from collections.abc import Callable
from pathlib import Path

import pytest

from dracotheque import games
from dracotheque.core.errors import BrokenGame
from dracotheque.games import drakon
from dracotheque.texts import LANGUAGES
from tests.cli.lines import Draco

Bring = Callable[[str], str]


@pytest.fixture
def bring(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Bring:
    """Puts a package that holds this beside Drakon on the shelf."""

    def write(source: str) -> str:
        name = f"stranger_{tmp_path.name}"
        (tmp_path / f"{name}.py").write_text(source, "utf-8")
        monkeypatch.syspath_prepend(str(tmp_path))
        monkeypatch.setattr(games, "_shelf", lambda: {"drakon": drakon.__name__, "volcan": name})
        return name

    return write


@pytest.mark.parametrize(
    ("source", "why"),
    [
        ("import no_such_library", "ModuleNotFoundError: No module named 'no_such_library'"),
        ("1 / 0", "ZeroDivisionError: division by zero"),
        ("GAME =", "SyntaxError: invalid syntax"),
        ("", "AttributeError: module 'stranger' has no attribute 'GAME'"),
        ("GAME = 'volcan'", "GAME is of type str"),
        ("from dracotheque.games.drakon import GAME", "GAME.id is 'drakon'"),
    ],
)
def test_the_others_stay_on_the_shelf(bring: Bring, source: str, why: str) -> None:
    name = bring(source)
    assert games.ids() == ["drakon"]
    assert games.all() == [drakon.GAME]
    with pytest.raises(BrokenGame) as refused:
        games.get("volcan")
    [fault] = games.broken()
    assert fault.values == refused.value.values
    assert (fault.values["value"], fault.values["package"]) == ("volcan", name)
    assert why.replace("stranger", name) in str(fault.values["detail"])


def test_a_fault_of_our_own_is_raised_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "_shelf", lambda: {"volcan": "dracotheque.games.volcan"})
    with pytest.raises(ModuleNotFoundError):
        games.all()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_says_in_one_sentence_which_package_failed_and_why(
    bring: Bring, draco: Draco, language: str
) -> None:
    name = bring("1 / 0")
    refused = draco("--lang", language, "play", "volcan", "--players", "2")
    assert refused.status == 2
    assert len(refused.err.splitlines()) == 1
    assert f"{name} " in refused.err
    assert "ZeroDivisionError: division by zero" in refused.err
    assert draco("--lang", language, "simulate", "drakon", "--players", "2", "--games", "1", "--seed", "1").status == 0


def test_a_server_says_it_before_it_begins(bring: Bring, draco: Draco) -> None:
    name = bring("1 / 0")
    refused = draco("--lang", "en", "serve", "--port", "70000")
    assert refused.err.splitlines()[0] == (
        f"The game “volcan” of the package {name} does not open: ZeroDivisionError: division by zero"
    )
