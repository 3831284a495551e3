"""The delta in a terminal: drawn from a view alone, to scale, and answered in a few letters."""

import io
import json
import sys
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from dracotheque.cli.app import run
from dracotheque.cli.boards import Board, board_for
from dracotheque.cli.boards.dragons_du_mekong import delta, reading
from dracotheque.cli.boards.dragons_du_mekong.canvas import COLUMNS, LINES, Canvas, bar
from dracotheque.cli.voice import Voice
from dracotheque.games.dragons_du_mekong import GAME
from dracotheque.games.dragons_du_mekong.components import delta as components
from dracotheque.games.dragons_du_mekong.moves import LayPlank, Programme, PutStone
from dracotheque.games.dragons_du_mekong.state import Table
from dracotheque.texts import texts_for
from tests.games.dragons_du_mekong.table import Delta, look, seat, turn

NAMES = ("Alix", "Basile", "Chloé", "Driss", "Garance", "Milo")
CROSSED: Delta = {
    "stones": ["b1", "d1", "e1"],
    "planks": {"yellow_3": ("v_yellow", "b1"), "yellow_1": ("b1", "d1"), "red_6": ("d1", "e1")},
    "pawns": {"yellow": "yellow_1"},
    "lost": ["red_2"],
}


def opened(language: str = "en", place: int = 0) -> Board:
    voice = Voice(language)
    voice.open("dragons_du_mekong")
    return board_for(GAME, voice, NAMES, place)


def drawn(renderable: Any, width: int = 80) -> str:
    console = Console(width=width, markup=False, highlight=False, emoji=False)
    with console.capture() as capture:
        console.print(renderable)
    return capture.get().replace("\N{NO-BREAK SPACE}", " ")


def picture(state: Table, language: str = "en", place: int = 0) -> str:
    return drawn(opened(language, place).table(look(state, place)))


# The drawing.


def test_everything_is_drawn_where_it_lies_on_the_board() -> None:
    assert set(delta.POINTS) == set(components.POINTS)
    for name, (q, r) in components.POINTS.items():
        x, y = delta.POINTS[name]
        assert (x, y) == pytest.approx((q + r / 2, r * 3**0.5 / 2))
    for size in range(1, 7):
        assert delta.length(size) == components.length(size)


def test_every_islet_and_village_is_named_on_an_empty_delta() -> None:
    shown = picture(GAME.arrange(players=6))
    for name in components.SPOT_IDS[:27]:
        assert f" {name} " in shown
    for colour, sign in delta.SIGNS.items():
        assert f"[{sign} {colour}] ♟{sign}" in shown
    assert max(map(len, shown.splitlines())) <= 80


@pytest.mark.parametrize(("players", "shown"), [(2, False), (4, False), (5, True), (6, True)])
def test_newcomers_are_advised_against_a_crowded_delta(players: int, shown: bool) -> None:
    assert ("soon gets crowded" in picture(GAME.arrange(players=players))) == shown
    assert "soon gets crowded" not in picture(GAME.arrange(players=players, round=2))


def test_stones_planks_and_pawns_are_shown_with_their_signs() -> None:
    shown = picture(turn("red", "place_1_stone", **CROSSED))
    for words in ("(b1)", "(d1)", "(e1)", "▲3", "▲1♟▲", "■6", "[■ red] ♟■", "Round 1", "Rank 1", "unaided"):
        assert words in shown
    assert "(a1)" not in shown and "[▲ yellow] ♟" not in shown


def test_planks_have_their_true_length() -> None:
    (ax, ay), (bx, by) = delta.plank_ends("d1", "e1", 6)
    assert ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5 == pytest.approx(45)
    middle = [(one + other) / 2 for one, other in zip(delta.POINTS["d1"], delta.POINTS["e1"], strict=True)]
    assert [(ax + bx) / 2, (ay + by) / 2] == pytest.approx(middle)


def test_a_canvas_draws_lines_of_dots() -> None:
    canvas = Canvas()
    canvas.line((-110.0, 0.0), (110.0, 0.0), "red")
    lines = canvas.text().plain.split("\n")
    assert len(lines) == LINES and {len(line) for line in lines} == {COLUMNS}
    assert sum("\u2800" < letter <= "\u28ff" for letter in "".join(lines)) == COLUMNS
    assert len(bar(220, COLUMNS)) == COLUMNS


def test_the_sign_of_a_plank_avoids_the_islet_below_it() -> None:
    for names in (("b1", "d2"), ("c1", "v_yellow"), ("d2", "e2")):
        x, y = delta.mark_point(*names)
        assert all(abs(x - px) > delta.ROOM[0] or abs(y - py) > delta.ROOM[1] for px, py in delta.POINTS.values())


# The players.


def test_programmes_show_what_is_turned_up_and_hide_the_rest() -> None:
    state = turn("red", "place_1_stone", **CROSSED)
    red = seat(state, "red")
    rows = picture(state, place=red).splitlines()
    own = next(row for row in rows if "Basile (you)" in row)
    other = next(row for row in rows if "Chloé" in row)
    assert "►" in own and "1 stone" in own and "▒" not in own
    assert "1 stone  ▒▒▒▒" in other and "◆1 ◆2 ◆3 ◆4 ◆5 ◆6" in other
    assert "✦" in next(row for row in rows if "Alix" in row)


def test_the_lost_planks_can_be_looked_at() -> None:
    board = opened()
    assert drawn(board.pile(look(turn("red", "jump", **CROSSED)))).split() == ["Planks", "lost", "■2"]


# Choosing.


def test_a_hand_has_letters_and_five_of_them_make_a_programme() -> None:
    state = GAME.arrange(players=2)
    board = opened()
    shown = drawn(board.choices(look(state, 0), state.decision(0)))
    assert "a 1 stone" in shown and "i Dragon ○" in shown
    assert len(board.order(state.decision(0))) == 4
    expected = Programme(("place_2_stones", "place_1_stone", "place_1_plank", "place_2_planks", "dragon_white"))
    for words in ("bacdi", "BACDI", "b a c d i"):
        assert board.read(look(state, 0), state.decision(0), words) == expected
    for words in ("bacd", "bacdz", "bacdim", "h", ""):
        assert board.read(look(state, 0), state.decision(0), words) is None


def test_a_stone_is_named_by_its_islet() -> None:
    state = turn("red", "place_1_stone")
    board = opened()
    assert board.read(look(state, 1), state.decision(1), "C2") == PutStone("c2")
    assert board.read(look(state, 1), state.decision(1), "zz") is None
    assert "a1  a2  a3" in drawn(board.choices(look(state, 1), state.decision(1)))


@pytest.mark.parametrize(
    ("language", "words", "ends"),
    [
        ("en", "3 b1 yellow", ("b1", "v_yellow")),
        ("en", "3 b1 ye", ("b1", "v_yellow")),
        ("fr", "3 b1 jaune", ("b1", "v_yellow")),
        ("fr", "3 v_yellow b1", ("b1", "v_yellow")),
        ("fr", "3 d1 blan", ("d1", "v_white")),
        ("en", "3 d1 e1", ("d1", "e1")),
    ],
)
def test_a_plank_is_named_by_its_number_and_its_supports(language: str, words: str, ends: tuple[str, str]) -> None:
    state = turn("red", "place_1_plank", **CROSSED)
    move = opened(language).read(look(state, 1), state.decision(1), words)
    assert move == LayPlank("red_3", *ends)


@pytest.mark.parametrize("words", ["2 b1 d1", "7 b1 d1", "3 b1", "3 b1 bl", "3 b1 nowhere", "three b1 d1"])
def test_words_that_name_no_plank_are_not_a_move(words: str) -> None:
    texts = texts_for("en", GAME.package)
    assert reading.plank(words, ("red_1", "red_3"), texts) is None


def test_the_rack_is_drawn_to_the_scale_of_the_delta() -> None:
    state = turn("red", "place_1_plank", **CROSSED)
    shown = drawn(opened().choices(look(state, 1), state.decision(1)))
    bars = {line.split()[0]: line.split()[1] for line in shown.splitlines() if "━" in line}
    assert {plank: len(bar) for plank, bar in bars.items()} == {"■1": 5, "■3": 10, "■4": 12, "■5": 14}
    assert "b1–d1" not in shown and "d1–yellow" in shown


def test_a_plank_to_lose_and_a_few_steps_are_numbered() -> None:
    state = turn("red", "place_1_plank")
    assert "1 Sacrifice Red 1" in drawn(opened().choices(look(state, 1), state.decision(1)))


def test_the_rules_of_the_cards_in_question_can_be_read() -> None:
    state = GAME.arrange(players=2)
    shown = drawn(opened().rules(look(state, 0), state.decision(0)))
    assert "Dragon – Cancels the card" in shown and "Rules: The programme" in shown and "♟ pawn" in shown
    state = turn("red", "place_1_plank", **CROSSED)
    assert "Place 1 plank – Name a plank" in drawn(opened().rules(look(state, 1), state.decision(1)))


def test_the_generic_board_reads_nothing_but_numbers() -> None:
    state = GAME.arrange(players=2)
    assert Board.read(opened(), look(state, 0), state.decision(0), "bacdg") is None


# A whole game.


def typed(line: list[str], words: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> str:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(words.encode()), encoding="utf-8"))
    capsys.readouterr()
    assert run(line) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return out


@pytest.mark.slow
@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("players", ["2", "6"])
def test_a_whole_game_is_played_from_the_keyboard(
    language: str, players: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.json"
    line = ["play", "dragons_du_mekong", "--seed", "4", "--players", players, "--lang", language, "--save", str(file)]
    typed(line, "1\n" * 2000, monkeypatch, capsys)
    assert json.loads(file.read_text("utf-8"))["ending"]
    assert "Game replayed and verified" in typed(["replay", str(file), "--lang", "en"], "", monkeypatch, capsys)


def test_a_programme_typed_in_letters_is_handed_in(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    line = ["play", "dragons_du_mekong", "--seed", "4", "--players", "2", "--lang", "en"]
    out = typed(line, "aaaaa\nbacdg\nq\n", monkeypatch, capsys)
    assert "You have only one copy of “Place 1 stone”" in out.replace("\N{NO-BREAK SPACE}", " ")
    assert "Rank 1." in out
