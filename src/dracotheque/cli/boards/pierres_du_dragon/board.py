"""Aux Pierres du Dragon at a terminal: the bank, the characters, the players, one's own fist."""

from collections.abc import Iterable, Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from dracotheque.cli.boards.generic import Board as GenericBoard
from dracotheque.cli.boards.pierres_du_dragon import fists, orders
from dracotheque.cli.boards.pierres_du_dragon.goods import called, fist_text, score, stone_row, tokens
from dracotheque.cli.layout import Flow, Heading, Prose
from dracotheque.core.decisions import Decision, plain
from dracotheque.core.events import Event
from dracotheque.core.moves import Move
from dracotheque.core.replays import read_move

ASKED, CLOSED, ACTING = "►", "✊", "✦"
PURSE: Final = ("fairy", "common", "silver")
FISTS: Final = {"bid": ("fairy", "common"), "silver": ("silver",)}
"""The questions that a fist answers, and the coins it may hold."""
QUIET: Final = ("fist-closed", "power-used", "bag-filled")
"""Events that say nothing a reader of the log would miss."""


class Board(GenericBoard):
    """The table as everybody sees it, and the purse of the one who looks."""

    def table(self, view: Any) -> RenderableType:
        return Group(self.heading(view), self.middle(view), self.players(view))

    def heading(self, view: Any) -> RenderableType:
        parts = [self.texts.say("game-title"), f"{self.word('round')} {view.round}"]
        if view.character is not None:
            parts.append(called(self.texts, view.character))
        return Heading(parts)

    def middle(self, view: Any) -> RenderableType:
        bank = view.bank
        coins = [(self.word(name), getattr(bank, name)) for name in PURSE]
        coins += [(self.word("amulet"), bank.amulets), (self.word("special-pile"), view.special_pile)]
        facts = [Text.assemble((self.word("bank"), "dim"), "  ", stone_row(bank))]
        facts += [Text.assemble((name, "dim"), " ", (str(n), "bold")) for name, n in coins]
        lines = [Flow(facts, gap=3), self.characters("remaining", view.remaining)]
        if view.auctioned:
            lines.append(self.characters("auctioned", view.auctioned))
        return Padding(Group(*lines), (0, 1))

    def characters(self, label: str, characters: Iterable[object]) -> Flow:
        *front, last = [called(self.texts, who) for who in characters] or ["–"]
        return Flow([Text(self.word(label), "dim"), *(Text(f"{name} ·") for name in front), Text(last)], gap=1)

    # The players.

    def players(self, view: Any) -> RenderableType:
        grid = Table(box=None, padding=(0, 1), expand=True, header_style="dim")
        grid.add_column("", no_wrap=True)
        grid.add_column("", overflow="fold")
        for name in ("points", "stones", "spent", "purse"):
            grid.add_column(self.word(name), no_wrap=True)
        grid.add_column("", ratio=1)
        for place in view.places:
            grid.add_row(*self.player(view, place))
        return grid

    def player(self, view: Any, place: Any) -> tuple[RenderableType, ...]:
        asked = view.prompt is not None and place.seat in view.prompt.seats
        mark = ACTING if place.seat == view.acting else CLOSED if place.closed else ASKED if asked else ""
        name = Text(self.names[place.seat], "bold" if place.seat == self.seat else "")
        if place.seat == self.seat:
            name.append(f" {self.voice.say('cli-you')}", "dim")
        notes = [tokens(place), self.word("away") if place.away else ""]
        if place.look is not None:
            notes.append(self.texts.name("look", place.look))
        remarks = Text(" ".join(filter(None, notes)))
        return mark, name, score(place.points), stone_row(place), str(place.spent), self.purse(place.purse), remarks

    def purse(self, purse: Any) -> Text:
        """Fairy gold, common gold and silver; a word where they are not shown."""
        if purse is None:
            return Text(self.word("hidden"), "dim")
        amounts = zip((purse.fairy, purse.common, purse.silver), self.caption("letters"), strict=True)
        return Text("  ").join(Text.assemble((str(n), "bold"), (letter, "dim")) for n, letter in amounts)

    # One's own decision.

    def order(self, decision: Decision) -> list[Move]:
        return fists.ordered(decision.moves) if decision.question == "bid" else super().order(decision)

    def typed(self, view: Any, decision: Decision, move: Move) -> str:
        """A fist as it is written: amounts, not numbers of a list."""
        if decision.question in FISTS:
            return fists.written(move, self.caption("letters"))
        return super().typed(view, decision, move)

    def takes_orders(self, options: Any) -> bool:
        return bool(options.tempo == "slow")

    def orders(self, view: Any) -> list[Move]:
        """Empty fists for the rest of the round, and orders to take back. (6.tempo-orders)"""
        return [read_move(self.game, each) for each in orders.offered(view)]

    def order_notation(self, view: Any) -> str:
        if not view.slow:
            return ""
        facts = [f"{number} {self.word(f'guard-{fact}')}" for number, fact in enumerate(orders.FACTS, start=1)]
        return "\n".join((self.caption("type-order"), self.caption("order-facts", facts=" · ".join(facts))))

    def choices(self, view: Any, decision: Decision) -> RenderableType:
        if decision.question in FISTS:
            notation = [Prose(line, "dim") for line in self.notation(decision)]
            return Group(*self.power(view, view.character), Padding(Group(*notation), (0, 1)))
        asking = view.prompt.about.get("character")
        return Group(*self.guest_text(view, asking), super().choices(view, decision))

    def label(self, view: Any, move: Move) -> str:
        """A character of the table's own is called by its name, not by its blank card."""
        blank = str(getattr(move, "character", "")).removeprefix("blank_")
        if blank.isdigit():
            return self.texts.say("move-use-character", {"character": view.guests[int(blank) - 1].character})
        return super().label(view, move)

    def notation(self, decision: Decision) -> list[str]:
        """How a fist is written, with what one has."""
        most = fists.most(decision.moves)
        lines = [self.caption(f"type-{decision.question}", **{name: most[name] for name in FISTS[decision.question]})]
        lines += [self.caption(f"with-{sign}") for sign in ("amulet", "black") if most[sign]]
        return lines

    def read(self, view: Any, decision: Decision, words: str) -> Move | None:
        ordered = orders.read(
            view, " ".join(words.split()), self.caption("letters"), lambda who: called(self.texts, who)
        )
        if ordered is not None:
            return read_move(self.game, ordered)
        if decision.question not in FISTS:
            return None
        return fists.read(words, decision.moves, self.caption("letters"))

    # What else one may want to see.

    def pile_name(self) -> str:
        return self.word("auctions")

    def pile(self, view: Any) -> RenderableType:
        """The auctions of this round with all their fists, and the special discard."""
        lines: list[RenderableType] = [Text(self.word("auctions"), "bold")]
        for auction in view.auctions:
            bids = [
                Text.assemble(
                    (self.names[fist.seat], "bold" if fist.seat == auction.winner else ""), " ", self.bid(fist)
                )
                for fist in auction.gold
            ]
            lines.append(Flow([Text(called(self.texts, auction.character), "dim"), *bids]))
        if not view.auctions:
            lines.append(Text(self.word("no-fists"), "dim"))
        lines.append(self.characters("special-discard", view.special_discard))
        return Padding(Group(*lines), (0, 1))

    def bid(self, fist: Any) -> str:
        return fist_text(fist, self.caption("letters"), self.word("empty-fist"))

    def rules(self, view: Any, decision: Decision) -> RenderableType:
        """The character up, those it may become, the table's own ones, the paragraph, and what the signs mean."""
        named = [view.character, *(getattr(move, "character", None) for move in decision.moves)]
        official = dict.fromkeys(who for who in named if isinstance(who, str) and not who.startswith("blank_"))
        lines = [line for who in official for line in self.power(view, who)]
        legend = Prose(self.caption("legend"), "dim")
        guests = [line for guest in view.guests for line in self.guest_text(view, guest.character)]
        return Group(*lines, *guests, super().rules(view, decision), legend)

    def power(self, view: Any, who: object) -> list[RenderableType]:
        """What a character does, official or not."""
        if isinstance(who, str):
            return [Prose(f"{called(self.texts, who)} – {self.texts.say(f'character-{who}-text')}")]
        return self.guest_text(view, who)

    def guest_text(self, view: Any, who: object) -> list[RenderableType]:
        """A character of the table's own, in the words its steps make; nothing for any other."""
        lines: list[RenderableType] = []
        for guest in view.guests:
            if guest.character != who:
                continue
            lines.append(Text(called(self.texts, guest.character), "bold"))
            lines += [
                Padding(Prose(self.texts.name("", line.clause)), (0, 0, 0, 2 + 2 * line.depth)) for line in guest.text
            ]
        return lines

    # The end, and the log.

    def result(self, view: Any, scores: Sequence[int]) -> RenderableType:
        return self.ranked(view.ranking, scores) if view.over else super().result(view, scores)

    def score(self, points: int) -> str:
        return score(points).plain

    def log_style(self, event: Event, before: Event | None) -> str | None:
        content: Any = plain(event)
        match content["type"]:
            case "round-began" | "game-ended":
                return "bold"
            case "character-shown":
                return "underline"
            case kind if kind in QUIET:
                return None
            case _:
                return ""
