"""The board of a game that has none: its view as a tree, drawn by the types of its fields; its choices as a list."""

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text
from rich.tree import Tree

from dracotheque.cli import rulebook
from dracotheque.cli.layout import Prose
from dracotheque.cli.voice import Voice
from dracotheque.core.decisions import Decision
from dracotheque.core.drawing import DrawnPart, layout
from dracotheque.core.events import Event
from dracotheque.core.game import Game
from dracotheque.core.moves import Move
from dracotheque.texts import texts_for


class Board:
    """Draws any game; a game's own board overrides what it can draw better."""

    def __init__(self, game: Game, voice: Voice, names: Sequence[str], seat: int | None) -> None:
        self.game = game
        self.voice = voice
        self.texts = voice.texts
        self.names = tuple(names)
        self.seat = seat

    # Any stands for the game's own view class, which only its board knows.
    def table(self, view: Any) -> RenderableType:
        """What lies on the table."""
        tree = Tree(self.texts.say("game-title"), guide_style="dim")
        self.grow(tree, view, layout(self.game.view_type))
        return tree

    def grow(self, tree: Tree, value: Any, parts: Sequence[DrawnPart]) -> None:
        """A branch for each part of a view that has parts of its own, a line for every other."""
        for part in parts:
            inside = getattr(value, part.name)
            if not part.parts:
                tree.add(Text.assemble((self.label_of(part), "bold"), " ", self.drawn(part, inside)))
                continue
            branch = tree if part.way == "places" else tree.add(Text(self.label_of(part)))
            for each in inside if isinstance(inside, tuple) else (inside,):
                if each is not None:
                    here = branch.add(Text(self.names[each.seat], "bold")) if part.way == "places" else branch
                    self.grow(here, each, part.parts)

    def label_of(self, part: DrawnPart) -> str:
        """What a field of the view is called."""
        return self.texts.name("word", part.name).replace("_", " ")

    def drawn(self, part: DrawnPart, value: object) -> str:
        """The value of a field, on one line; rows of rows one after the other."""
        if is_empty(value):
            return "–"
        if part.way == "grid" and isinstance(value, tuple | list):
            return " / ".join(self.drawn(DrawnPart(part.name, "row", part.kind), row) for row in value)
        if isinstance(value, tuple | list):
            return "  ".join(self.texts.name(part.kind, each, self.names) or "·" for each in value)
        return self.texts.name(part.kind, value, self.names)

    def order(self, decision: Decision) -> list[Move]:
        """The moves on offer, in the order in which they are numbered."""
        return list(decision.moves)

    def prompt(self, view: Any, decision: Decision) -> RenderableType:
        """What is asked."""
        about = {} if view.prompt is None else view.prompt.about
        return Prose(self.texts.prompt(decision.question, about, self.names), "bold")

    def choices(self, view: Any, decision: Decision) -> RenderableType:
        """The moves on offer, numbered from 1."""
        grid = Table.grid(padding=(0, 1))
        grid.add_column(justify="right", style="bold")
        for number, move in enumerate(self.order(decision), start=1):
            grid.add_row(str(number), self.label(view, move))
        return Padding(grid, (0, 1))

    def label(self, view: Any, move: Move) -> str:
        """A move as one of the choices."""
        return self.texts.move(move, self.names)

    def typed(self, view: Any, decision: Decision, move: Move) -> str:
        """What to type for a move: its number, or as `read` reads it; nothing where it can only be written as JSON."""
        moves = self.order(decision)
        return str(moves.index(move) + 1) if move in moves else ""

    def takes_orders(self, options: Any) -> bool:
        """Whether orders can be given at a table with these options, now or later."""
        return False

    def orders(self, view: Any) -> list[Move]:
        """Standing orders that may be given now, in the order in which they are numbered."""
        return []

    def invitation(self, options: Any) -> str:
        """What this table could have been asked for when it was laid; nothing where there is nothing to say."""
        return ""

    def order_notation(self, view: Any) -> str:
        """How an order is written that has no number; nothing where all have one."""
        return ""

    def read(self, view: Any, decision: Decision, words: str) -> Move | None:
        """The move behind words typed instead of a number; None where they mean nothing."""
        return None

    def detail(self, words: str, view: Any, decision: Decision) -> RenderableType | None:
        """A closer look at some of the moves on offer, in words of this board's own; None where they mean nothing."""
        return None

    def pile_name(self) -> str:
        """What `d` shows."""
        return self.voice.say("cli-pile")

    def pile(self, view: Any) -> RenderableType:
        """What has been played and lies aside, for all to see."""
        return Prose(self.voice.say("cli-no-pile"))

    def rules(self, view: Any, decision: Decision) -> RenderableType:
        """What the guide says of the question asked, and the paragraph of the rules itself."""
        guide = f"coach-{decision.question}"
        lines = [Prose(self.texts.say(guide), "italic")] if self.texts.has(guide) else []
        told = rulebook.paragraph(self.game.id, self.game.package, self.voice.language, decision.rule)
        if told is not None:
            lines.append(Prose(self.voice.say("cli-rules", title=told.title), "bold"))
            lines += [Prose(block) for block in told.blocks]
        return Group(*lines)

    def result(self, view: Any, scores: Sequence[int]) -> RenderableType:
        """The final count, or how things stand where the game was left."""
        return self.ranked(sorted(([seat] for seat in range(view.players)), key=lambda tie: -scores[tie[0]]), scores)

    def ranked(self, ranking: Sequence[Sequence[int]], scores: Sequence[int]) -> RenderableType:
        """Players from first to last, equals on the same rank."""
        grid = Table.grid(padding=(0, 2))
        grid.add_column(justify="right", style="bold")
        grid.add_column()
        grid.add_column(justify="right")
        rank = 1
        for equals in ranking:
            for seat in equals:
                grid.add_row(str(rank), self.names[seat], self.score(scores[seat]))
            rank += len(equals)
        return Group("", Padding(grid, (0, 1)), "")

    def score(self, points: int) -> str:
        """A score in the game's own measure."""
        return str(points)

    def word(self, key: str) -> str:
        """A word of the game's own vocabulary."""
        return self.texts.say(f"word-{key}")

    def caption(self, key: str, /, **values: object) -> str:
        """Words that only this board needs: they lie in the `texts` beside it."""
        folder = type(self).__module__.rpartition(".")[0]
        return texts_for(self.voice.language, folder).say(f"board-{key}", values)

    def log_style(self, event: Event, before: Event | None) -> str | None:
        """How an event looks in the log; None where the event before it says as much."""
        return ""


def is_empty(value: object) -> bool:
    return value is None or value in ("", ())
