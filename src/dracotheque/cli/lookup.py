"""What a person at the terminal may look up: a card by its name, and the figures of a finished game."""

from collections.abc import Sequence
from unicodedata import combining, normalize

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table

from dracotheque.cli.boards import Board
from dracotheque.cli.complaints import one_line
from dracotheque.cli.layout import Prose
from dracotheque.cli.voice import Voice
from dracotheque.core.events import Event
from dracotheque.core.game import Game


def look_up(voice: Voice, wanted: str) -> RenderableType:
    """Every thing whose name begins so, or has a word that does, with what it does."""
    known = voice.texts.explained()
    found = [name for name in known if any(word.startswith(folded(wanted)) for word in beginnings(name))]
    if not wanted or not found:
        return Prose(voice.say("cli-unknown-thing", value=one_line(wanted), example=next(iter(known), "")))
    return Group(*(Prose(f"{name} – {known[name]}") for name in found))


def beginnings(name: str) -> list[str]:
    """A name from each of its words on: “le voleur”, “voleur”."""
    words = folded(name).replace("'", " ").split()
    return [" ".join(words[place:]) for place in range(len(words))]


def folded(words: str) -> str:
    """Without capitals and accents."""
    return "".join(letter for letter in normalize("NFD", words.casefold()) if not combining(letter))


def lowered(words: str) -> str:
    """Words of a label inside a sentence."""
    return words[:1].lower() + words[1:]


def figures(game: Game, board: Board, happened: Sequence[Event]) -> RenderableType:
    """The game in figures, a line for each, a column for each player."""
    if game.statistics is None:
        return Group()
    grid = Table(box=None, padding=(0, 1), header_style="dim")
    grid.add_column("")
    for name in board.names:
        grid.add_column(name, justify="right")
    for statistic in game.statistics.of(len(board.names), happened):
        label = board.texts.say(f"statistic-{statistic.name}")
        grid.add_row(Prose(label), *map(str, statistic.values))
    return Padding(grid, (0, 0, 1, 0))
