"""Drakon at a terminal: the lair as a map, the players, and what one may do."""

from collections.abc import Sequence
from itertools import groupby
from re import fullmatch
from string import ascii_lowercase
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from dracotheque.cli.boards.drakon.lair import STYLES, XY, LairMap, kind_of
from dracotheque.cli.boards.generic import Board as GenericBoard
from dracotheque.cli.layout import Flow, Heading, Prose
from dracotheque.core.decisions import Decision, plain
from dracotheque.core.events import Event
from dracotheque.core.moves import Move
from dracotheque.core.replays import read_move

LAID: Final = ("place", "swap", "turn")
"""The moves that say how arrows are to lie: there are many of them, so they are written side by side."""
GLYPHS: Final = {"W": "←", "N": "↑", "S": "↓", "E": "→"}
"""In the order in which they are written."""
TO_PLAY, COIN, NO_COIN, READY, SPENT = "►", "●", "○", "✦", "·"
MANY: Final = 60
"""More ways of laying tiles than these are shown tile by tile."""
WINNING: Final = 5
QUIET_ROUNDS: Final = 10
COUNTDOWN: Final = 3
"""How many of the last quiet rounds are counted down. (9)"""


class Board(GenericBoard):
    """The lair as everybody sees it, and the tiles of the one who looks."""

    def table(self, view: Any) -> RenderableType:
        own = view.places[self.seat or 0]
        names = {kind: self.caption(f"short-{kind}") for kind in map(kind_of, {room.tile for room in view.rooms})}
        lair = LairMap(view, names, self.letters(view), (own.x, own.y), self.caption("cut"))
        return Group(self.heading(view), lair, self.players(view), self.hand(view))

    def letters(self, view: Any) -> dict[XY, str]:
        """The cells among which one chooses now, by letter: those around the lair, or rooms."""
        if view.prompt is None or self.seat not in view.prompt.seats:
            return {}
        own = view.places[self.seat]
        occupied = {(place.x, place.y) for place in view.places}
        rooms = [(room.x, room.y) for room in view.rooms]
        match view.prompt.question:
            case "action" if own.tiles:
                return lettered(edge(rooms))
            case "rotation":
                return lettered(rooms)
            case "portal" | "destruction":
                return lettered([cell for cell in rooms if cell not in occupied and cell != (0, 0)])
            case _:
                return {}

    def heading(self, view: Any) -> RenderableType:
        facts = [self.texts.say("game-title"), f"{self.word('round')} {-(-view.turn // view.players)}"]
        facts += [f"{self.word('pile')} {view.pile}", f"{self.word('treasury')} {view.treasury}"]
        if view.start_coins:
            facts.append(f"{self.word('start-coins')} {view.start_coins}")
        quiet_left = QUIET_ROUNDS * view.players - view.quiet
        if quiet_left <= COUNTDOWN * view.players:
            facts.append(f"{self.word('quiet')} {view.quiet}/{QUIET_ROUNDS * view.players}")
        return Heading(facts)

    # The players.

    def players(self, view: Any) -> RenderableType:
        grid = Table(box=None, padding=(0, 1), header_style="dim")
        for title in ("", "", "", self.word("coins")):
            grid.add_column(title, no_wrap=True)
        grid.add_column(self.word("tiles"), justify="right", no_wrap=True)
        if view.powers:
            grid.add_column(self.word("adventurer"), no_wrap=True)
        for place in view.places:
            grid.add_row(*self.player(view, place))
        return grid

    def player(self, view: Any, place: Any) -> tuple[RenderableType, ...]:
        asked = view.prompt is not None and place.seat in view.prompt.seats
        name = Text(self.names[place.seat], "bold" if place.seat == self.seat else "")
        if place.seat == self.seat:
            name.append(f" {self.voice.say('cli-you')}", "dim")
        coins = Text(COIN * place.coins, STYLES["gold"])
        coins.append(NO_COIN * (WINNING - int(view.escape) - place.coins), "dim")
        cells: list[RenderableType] = [TO_PLAY if asked else " ", Text(str(place.seat + 1), "reverse"), name, coins]
        cells.append(str(place.tiles))
        if view.powers and not place.adventurer:
            cells.append(Text("–", "dim"))
        elif view.powers:
            ready = place.token == "ready"
            adventurer = self.texts.name("adventurer", place.adventurer)
            cells.append(Text(f"{READY if ready else SPENT} {adventurer}", "" if ready else "dim"))
        return tuple(cells)

    def hand(self, view: Any) -> RenderableType:
        if self.seat is None or not view.places[self.seat].hand:
            return Text("")
        tiles = [self.tile(tile) for tile in view.places[self.seat].hand]
        return Padding(Flow([Text(self.word("hand"), "dim"), *tiles]), (0, 1))

    def tile(self, tile: str) -> Text:
        return Text(self.texts.name("tile", tile), STYLES.get(kind_of(tile), ""))

    # What one may do.

    def order(self, decision: Decision) -> list[Move]:
        """Everything else first, then the tiles one by one, each from north to south and from west to east."""
        return sorted(decision.moves, key=place_among_choices)

    def choices(self, view: Any, decision: Decision) -> RenderableType:
        """Everything that may be done, numbered; where there is too much of it, where each tile may go."""
        numbered = list(enumerate(self.order(decision), start=1))
        laid = self.laid(decision)
        plain_moves = [(number, move) for number, move in numbered if fields(move)["type"] not in (*LAID, "exchange")]
        exchanges = [(number, fields(move)) for number, move in numbered if fields(move)["type"] == "exchange"]
        lines: list[RenderableType] = []
        if plain_moves:
            lines.append(self.named(plain_moves, view))
        if exchanges:
            lines.append(self.pairs(exchanges))
        many = sum(map(len, laid.values())) > MANY
        for number, (tile, moves) in enumerate(laid.items(), start=1):
            if tile:
                lines.append(Text.assemble((f"t{number} ", "bold"), self.tile(tile)))
            spots = self.where(moves, view) if many and tile else self.spots(moves, view)
            lines.append(Padding(spots, (0, 0, 0, 3 * bool(tile))))
        if many:
            lines.append(Prose(self.caption("detail"), "dim"))
        return Padding(Group(*lines), (0, 1))

    def takes_orders(self, options: Any) -> bool:
        return bool(options.powers)

    def detail(self, words: str, view: Any, decision: Decision) -> RenderableType | None:
        """All ways of laying one tile, or all on one cell: `t2`, `t2 k`."""
        match = fullmatch(r"t(\d+) ?([a-z]*)", words)
        laid = self.laid(decision)
        if match is None or not 1 <= int(match[1]) <= len(laid):
            return None
        tile, moves = list(laid.items())[int(match[1]) - 1]
        letters = self.letters(view)
        chosen = [each for each in moves if match[2] in ("", letters.get((each[1]["x"], each[1]["y"])))]
        return Group(self.tile(tile), self.spots(chosen, view)) if chosen else None

    def laid(self, decision: Decision) -> dict[str, list[tuple[int, Any]]]:
        """The moves that say how arrows are to lie, with their numbers, tile by tile."""
        moves = [(number, fields(move)) for number, move in enumerate(self.order(decision), start=1)]
        laid = [(number, move) for number, move in moves if move["type"] in LAID]
        return {tile: list(group) for tile, group in groupby(laid, key=lambda each: str(each[1].get("tile", "")))}

    def named(self, moves: list[tuple[int, Move]], view: Any) -> RenderableType:
        """Moves by their names, with the room they lead to."""
        rooms = {(room.x, room.y): kind_of(room.tile) for room in view.rooms}
        letters = self.letters(view)
        pieces = []
        for number, move in moves:
            content = fields(move)
            piece = Text.assemble((f"{number} ", "bold"), self.texts.move(move, self.names))
            if "x" in content:
                cell = content["x"], content["y"]
                piece.append(" ").append_text(self.short(rooms[cell]))
                if cell in letters:
                    piece.append(f" {letters[cell]}", "italic")
            pieces.append(piece)
        return Flow(pieces, gap=3)

    def pairs(self, moves: list[tuple[int, Any]]) -> RenderableType:
        """The tiles a Dwarf may give up, two by two."""
        pieces = [Text(self.texts.name("adventurer", "dwarf"), "dim")]
        for number, move in moves:
            piece = Text.assemble((f"{number} ", "bold"), self.tile(move["first"]))
            pieces.append(piece.append(" + ").append_text(self.tile(move["second"])))
        return Flow(pieces, gap=3)

    def where(self, moves: list[tuple[int, Any]], view: Any) -> RenderableType:
        """The cells on which a tile may lie, by letter."""
        letters = self.letters(view)
        cells = dict.fromkeys((move["x"], move["y"]) for _, move in moves)
        return Flow([Text(letters[cell], "italic") for cell in cells], gap=1)

    def spots(self, moves: list[tuple[int, Any]], view: Any) -> RenderableType:
        """Where and how something may lie: a letter of the map, then numbers and arrows."""
        letters = self.letters(view)
        pieces = []
        for cell, group in groupby(moves, key=lambda each: (each[1]["x"], each[1]["y"])):
            piece = Text(letters[cell], "italic")
            for number, move in group:
                piece.append(f" {number}", "bold").append(
                    "".join(GLYPHS[way] for way in GLYPHS if way in move["arrows"])
                )
            pieces.append(piece)
        return Flow(pieces)

    def short(self, kind: str) -> Text:
        return Text(self.caption(f"short-{kind}"), STYLES.get(kind, ""))

    def rules(self, view: Any, decision: Decision) -> RenderableType:
        """The rooms in reach, in words, and the paragraph."""
        kinds = dict.fromkeys(kind_of(room.tile) for room in view.rooms)
        if self.seat is not None:
            kinds |= dict.fromkeys(map(kind_of, view.places[self.seat].hand))
        lines = [Prose(f"{self.texts.name('room', kind)} – {self.texts.say(f'room-{kind}-text')}") for kind in kinds]
        if view.powers:
            offered = [each for move in decision.moves if (each := getattr(move, "adventurer", None)) is not None]
            powers = dict.fromkeys(offered or [place.adventurer for place in view.places if place.adventurer])
            lines += [
                Prose(f"{self.texts.name('adventurer', each)} – {self.texts.say(f'adventurer-{each}-text')}")
                for each in powers
            ]
        return Group(*lines, super().rules(view, decision), Prose(self.caption("legend"), "dim"))

    def invitation(self, options: Any) -> str:
        """Players may choose their adventurer. (DK-32)"""
        return self.caption("invitation") if options.adventurers == "given" else ""

    def pile_name(self) -> str:
        return self.word("bottom")

    def orders(self, view: Any) -> list[Move]:
        """How the Knight answers from now on. (4.power-knight)"""
        if not view.powers or self.seat is None or view.places[self.seat].adventurer != "knight":
            return []
        stances = [("ask", 0), ("always", 0), ("if_rich", 3), ("if_rich", 4), ("if_decisive", 0), ("never", 0)]
        return [
            read_move(self.game, {"type": "standing-order", "stance": stance, "coins": coins})
            for stance, coins in stances
        ]

    def pile(self, view: Any) -> RenderableType:
        """What the viewer knows to lie under the pile, the lowest tile last."""
        known = [self.tile(tile) if tile else Text("?") for tile in reversed(view.bottom)]
        return Flow([Text(f"{self.word('bottom')} ({view.pile})", "dim"), *(known or [Text("–")])])

    # The end, and the log.

    def result(self, view: Any, scores: Sequence[int]) -> RenderableType:
        return self.ranked(view.ranking, scores) if view.over else super().result(view, scores)

    def score(self, points: int) -> str:
        return self.texts.say("coins", {"coins": points})

    def log_style(self, event: Event, before: Event | None) -> str | None:
        content: Any = plain(event)
        match content["type"]:
            case "game-ended":
                return "bold"
            case "tile-drawn" if not content["tile"]:
                return None
            case _:
                return ""


def fields(move: Move) -> Any:
    """A move as its type and its fields: the board knows no move types."""
    return plain(move)


def place_among_choices(move: Move) -> tuple[Any, ...]:
    content = fields(move)
    if content["type"] not in LAID:
        return (False,)
    return True, content.get("tile", ""), -content["y"], content["x"]


def edge(rooms: list[XY]) -> list[XY]:
    """The free cells that share a side with a room."""
    beside = {(x + dx, y + dy) for x, y in rooms for dx, dy in ((0, 1), (1, 0), (0, -1), (-1, 0))}
    return list(beside.difference(rooms))


def lettered(cells: list[XY]) -> dict[XY, str]:
    """A letter for each cell, from north to south and from west to east; then two of them."""
    ordered = sorted(cells, key=lambda cell: (-cell[1], cell[0]))
    letters = [*ascii_lowercase, *(first + second for first in ascii_lowercase for second in ascii_lowercase)]
    return dict(zip(ordered, letters, strict=False))
