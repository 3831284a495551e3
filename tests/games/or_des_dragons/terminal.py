"""How the tests of this folder look at a terminal."""

from typing import Any

from rich.console import Console

from dracotheque.cli.boards import Board, board_for
from dracotheque.cli.voice import Voice
from dracotheque.games.or_des_dragons.state import Table
from tests.games.or_des_dragons.table import A, B, C, look, position

NAMES = ("Alix", "Basile", "Chloé", "Driss", "Garance", "Milo")
RICH = {"silver": 4, "gold": 2, "sapphire": 1, "diamond": 1}


def board(seat: int | None = A, language: str = "en") -> Board:
    voice = Voice(language)
    return board_for(voice.open("or_des_dragons"), voice, NAMES, seat)


def drawn(renderable: Any, width: int = 80) -> str:
    console = Console(width=width, markup=False, highlight=False, emoji=False)
    with console.capture() as capture:
        console.print(renderable)
    lines = [line.rstrip() for line in capture.get().splitlines()]
    return "\n".join(lines).replace("\N{NO-BREAK SPACE}", " ")


def table(state: Table, seat: int | None = A, language: str = "en") -> str:
    return drawn(board(seat, language).table(look(state, seat)))


def asked(state: Table, seat: int, language: str = "en") -> str:
    """The question and its choices."""
    view, decision = look(state, seat), state.decision(seat)
    shown = board(seat, language)
    return drawn(shown.prompt(view, decision)) + "\n" + drawn(shown.choices(view, decision))


def read(state: Table, seat: int, words: str, language: str = "en") -> Any:
    return board(seat, language).read(look(state, seat), state.decision(seat), words)


def complaint(state: Table, seat: int, words: str, language: str = "en") -> str:
    """What the board says of words it cannot read."""
    shown = board(seat, language)
    assert shown.read(look(state, seat), state.decision(seat), words) is None
    detail = shown.detail(words, look(state, seat), state.decision(seat))
    return "" if detail is None else drawn(detail)


def row_of(name: str, picture: str) -> str:
    return next(line for line in picture.splitlines() if name in line)


def fair(**rest: Any) -> Table:
    return position(moment="fair", loot={A: {"gold": 2, "sapphire": 1}, B: {"emerald": 3}, C: {"amber": 2}}, **rest)
