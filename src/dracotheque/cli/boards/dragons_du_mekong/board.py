"""Les Dragons du Mékong at a terminal: the delta drawn to scale, the players, one's cards and planks."""

from collections.abc import Iterable, Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from dracotheque.cli.boards.dragons_du_mekong import orders, reading
from dracotheque.cli.boards.dragons_du_mekong.canvas import Canvas, Scaled, bar
from dracotheque.cli.boards.dragons_du_mekong.delta import (
    POINTS,
    SIGNS,
    STYLES,
    colour_of,
    is_village,
    length,
    mark_point,
    number_of,
    plank_ends,
)
from dracotheque.cli.boards.generic import Board as GenericBoard
from dracotheque.cli.layout import Flow, Heading, Prose
from dracotheque.core.decisions import Decision, plain
from dracotheque.core.events import Event
from dracotheque.core.moves import Move
from dracotheque.core.replays import read_move

ASKED, STATUETTE, PAWN, FACE_DOWN = "►", "✦", "♟", "▒"
CROWDED: Final = 5
"""From so many players on, the booklet advises against a first game."""
SUGGESTED: Final = 4
"""How many of the suggested programmes are shown."""


class Board(GenericBoard):
    """The delta as everybody sees it, and the cards of the one who looks."""

    def table(self, view: Any) -> RenderableType:
        parts = [
            self.heading(view),
            Padding(Scaled(lambda columns: self.delta(view, columns)), (0, 1)),
            self.players(view),
        ]
        if view.players >= CROWDED and view.round <= 1 and not view.rank:
            parts.append(Prose(self.texts.say("game-advice"), "dim"))
        return Group(*parts)

    def heading(self, view: Any) -> RenderableType:
        parts = [self.texts.say("game-title"), f"{self.word('round')} {view.round}"]
        parts.append(f"{self.word('rank')} {view.rank}" if view.rank else self.word("programming"))
        parts += [f"{self.word('supply')} {view.supply}", self.texts.say(f"value-plank_fit-{view.plank_fit}")]
        return Heading(parts)

    # The delta.

    def delta(self, view: Any, columns: int) -> Text:
        """Everything at its true place: planks at their true length, islets with their names, stones in brackets."""
        canvas = Canvas(columns)
        pawns = {each.pawn: each for each in view.contestants}
        for laid in view.planks:
            canvas.line(*plank_ends(laid.a, laid.b, number_of(laid.plank)), STYLES[colour_of(laid.plank)])
        for spot, point in POINTS.items():
            if not is_village(spot):
                stone = spot in view.stones
                canvas.write(point, f"({spot})" if stone else spot, "bold" if stone else "dim")
        for laid in view.planks:
            mark, style = plank_mark(laid.plank), STYLES[colour_of(laid.plank)]
            if laid.plank in pawns:
                mark, style = mark + PAWN + SIGNS[pawns[laid.plank].colour], f"reverse {style}"
            canvas.write(mark_point(laid.a, laid.b), mark, style)
        for spot in POINTS:
            if is_village(spot):
                self.village(canvas, view, spot)
        return canvas.text()

    def village(self, canvas: Canvas, view: Any, village: str) -> None:
        """A village with its sign, its name and the pawns in it."""
        colour = colour_of(village)
        pawns = "".join(PAWN + SIGNS[each.colour] for each in view.contestants if each.pawn == village)
        name = f"[{SIGNS[colour]} {self.texts.name('colour', colour)}]"
        canvas.write(POINTS[village], f"{name} {pawns}".strip(), STYLES[colour])

    # The players.

    def players(self, view: Any) -> RenderableType:
        grid = Table(box=None, padding=(0, 1), expand=True, header_style="dim")
        grid.add_column("", no_wrap=True)
        grid.add_column("", no_wrap=True)
        grid.add_column("", no_wrap=True)
        grid.add_column(self.word("reserve"), no_wrap=True)
        grid.add_column(self.word("programme"), ratio=1)
        for seat in view.order or range(view.players):
            grid.add_row(*self.player(view, view.contestants[seat]))
        return grid

    def player(self, view: Any, each: Any) -> tuple[RenderableType, ...]:
        asked = view.prompt is not None and each.seat in view.prompt.seats
        marks = f"{ASKED if asked else ' '}{STATUETTE if each.seat == view.statuette else ' '}"
        name = Text(self.names[each.seat], "bold" if each.seat == self.seat else "")
        if each.seat == self.seat:
            name.append(f" {self.voice.say('cli-you')}", "dim")
        way = (
            Text(f"{SIGNS[each.colour]} → {SIGNS[colour_of(each.goal)]}", STYLES[each.colour]) if each.pawn else Text()
        )
        reserve = Text(" ").join(Text(plank_mark(plank), STYLES[colour_of(plank)]) for plank in each.reserve)
        return marks, name, way, reserve, self.programme(view, each)

    def programme(self, view: Any, each: Any) -> RenderableType:
        """The cards of the round: done, at work, cancelled, to come, face down."""
        pieces = []
        for rank, card in enumerate(each.programme, start=1):
            style = (
                "dim" if rank < view.rank or (rank == view.rank and each.acted) else "" if rank > view.rank else "bold"
            )
            if rank == view.rank and each.cancelled:
                style = "strike dim"
            pieces.append(Text(self.short(card), style))
        if each.face_down:
            pieces.append(Text(FACE_DOWN * each.face_down, "dim"))
        return Flow(pieces)

    # What is asked.

    def order(self, decision: Decision) -> list[Move]:
        """A few suggestions are numbered; any programme may be typed."""
        return list(decision.moves)[:SUGGESTED] if decision.question == "programme" else list(decision.moves)

    def typed(self, view: Any, decision: Decision, move: Move) -> str:
        hand = view.contestants[decision.seat].hand
        return reading.written(decision.question, move, hand, self.texts) or super().typed(view, decision, move)

    def read(self, view: Any, decision: Decision, words: str) -> Move | None:
        own = view.contestants[decision.seat]
        order = orders.read(view, decision.seat, words, self.texts)
        if order is not None:
            return read_move(self.game, order)
        match decision.question:
            case "programme":
                content = reading.programme(words, own.hand)
            case "stone":
                content = reading.stone(words)
            case "plank":
                content = reading.plank(words, own.reserve, self.texts)
            case _:
                content = None
        return None if content is None else read_move(self.game, content)

    def choices(self, view: Any, decision: Decision) -> RenderableType:
        match decision.question:
            case "programme":
                return self.hand(view, decision)
            case "stone":
                islets = Flow(Text(str(getattr(move, "islet"))) for move in decision.moves)  # noqa: B009  the board knows no move types
                return Padding(Group(islets, Prose(self.caption("type-stone"), "dim")), (0, 1))
            case "plank" if hasattr(decision.moves[0], "a"):
                return self.rack(view, decision)
            case _:
                return super().choices(view, decision)

    def hand(self, view: Any, decision: Decision) -> RenderableType:
        """One's cards, each with its letter, and a few programmes worth considering."""
        hand = view.contestants[decision.seat].hand
        cards = Flow(
            Text.assemble((letter, "bold"), " ", self.short(card))
            for letter, card in zip(reading.LETTERS, hand, strict=False)
        )
        grid = Table.grid(padding=(0, 1))
        grid.add_column(justify="right", style="bold")
        for number, move in enumerate(self.order(decision), start=1):
            row: Iterable[str] = getattr(move, "cards")  # noqa: B009  the board knows no move types
            grid.add_row(str(number), " · ".join(map(self.short, row)))
        return Padding(Group(cards, Prose(self.caption("type-programme"), "dim"), grid), (0, 1))

    def rack(self, view: Any, decision: Decision) -> RenderableType:
        """One's planks, drawn to the scale of the delta, and the gaps that may be tried with any of them."""
        reserve = view.contestants[decision.seat].reserve
        planks = Scaled(lambda columns: self.planks(reserve, columns))
        gaps = dict.fromkeys(f"{self.spot(move, 'a')}–{self.spot(move, 'b')}" for move in decision.moves)
        return Padding(Group(planks, Flow(map(Text, gaps)), Prose(self.caption("type-plank"), "dim")), (0, 1))

    def planks(self, reserve: Iterable[str], columns: int) -> RenderableType:
        grid = Table.grid(padding=(0, 1))
        for plank in reserve:
            style = STYLES[colour_of(plank)]
            grid.add_row(Text(plank_mark(plank), style), Text(bar(length(number_of(plank)), columns), style))
        return grid

    def spot(self, move: Move, end: str) -> str:
        spot = str(getattr(move, end))
        return self.texts.name("colour", colour_of(spot)) if is_village(spot) else spot

    def pile_name(self) -> str:
        return self.word("lost")

    def takes_orders(self, options: Any) -> bool:
        return bool(options.standing_orders)

    def orders(self, view: Any) -> list[Move]:
        """Let the caretaker decide for a card, take its order back, or be asked after all. (6.standing_orders)"""
        return [] if self.seat is None else [read_move(self.game, each) for each in orders.offered(view, self.seat)]

    def order_notation(self, view: Any) -> str:
        return self.caption("type-order") if view.standing_orders else ""

    def pile(self, view: Any) -> RenderableType:
        return Flow(
            [
                Text(self.word("lost"), "dim"),
                *(Text(plank_mark(plank), STYLES[colour_of(plank)]) for plank in view.lost),
            ]
        )

    def rules(self, view: Any, decision: Decision) -> RenderableType:
        """The cards in question, in full, the paragraph, and what the signs mean."""
        own = view.contestants[decision.seat]
        cards = own.hand if decision.question == "programme" else own.programme[view.rank - 1 : view.rank]
        named = dict.fromkeys("dragon" if card.startswith("dragon") else card for card in cards)
        lines = [Prose(f"{self.card_name(card)} – {self.texts.say(f'card-{card}-text')}") for card in named]
        return Group(*lines, super().rules(view, decision), Prose(self.caption("legend"), "dim"))

    # The end, and the log.

    def score(self, points: int) -> str:
        return self.word("arrived") if points else ""

    def result(self, view: Any, scores: Sequence[int]) -> RenderableType:
        if not view.over:
            return super().result(view, scores)
        others = [seat for seat in range(view.players) if seat not in view.winners]
        return self.ranked([list(view.winners), others], scores)

    def log_style(self, event: Event, before: Event | None) -> str | None:
        content: Any = plain(event)
        match content["type"]:
            case "round-began" | "game-ended":
                return "bold"
            case "cards-revealed":
                return "underline"
            case "eye-given" | "programme-ready" | "card-carried-out":
                return None
            case _:
                return ""

    # Words.

    def card_name(self, card: str) -> str:
        return self.word("dragon") if card == "dragon" else self.texts.name("card", card)

    def short(self, card: str) -> str:
        """A card in as few letters as can be told apart."""
        if card.startswith("dragon"):
            return f"{self.word('dragon')} {SIGNS[colour_of(card)]}"
        return self.word(card)


def plank_mark(plank: str) -> str:
    return f"{SIGNS[colour_of(plank)]}{number_of(plank)}"
