"""L'Or des Dragons at a terminal: the cave, the players, the treasure on the cloth, one's loot."""

from collections.abc import Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from dracotheque.cli.boards.generic import Board as GenericBoard
from dracotheque.cli.boards.or_des_dragons import menus, orders, reading, results, table
from dracotheque.cli.boards.or_des_dragons.panels import panels
from dracotheque.cli.boards.or_des_dragons.speech import Speech
from dracotheque.cli.boards.or_des_dragons.tokens import KINDS
from dracotheque.cli.layout import Flow, Heading, Prose
from dracotheque.cli.voice import Voice
from dracotheque.core.decisions import Decision, plain
from dracotheque.core.events import Event
from dracotheque.core.game import Game
from dracotheque.core.moves import Move
from dracotheque.core.replays import read_move

RULES: Final = {"basic": "basic", "advanced": "advanced"}
BOLD: Final = ("dragon-killed", "dragon-collapsed", "pincher-caught", "fair-opened", "game-ended")
UNDERLINED: Final = ("agreement-reached", "treasure-lost", "bag-emptied")
UNSAID: Final = (
    "turn-began",
    "window-opened",
    "window-shut",
    "quietly-asked",
    "may-begin",
    "trader-called",
    "sand-turned",
)
"""What the next event or the question says as well."""


class Board(GenericBoard):
    """The table as everybody sees it, and the loot and the objects of the one who looks."""

    def __init__(self, game: Game, voice: Voice, names: Sequence[str], seat: int | None) -> None:
        super().__init__(game, voice, names, seat)
        self.speech = Speech(voice, names, seat)
        self.reader = reading.Reader(names, self.speech.tokens.kinds)

    def table(self, view: Any) -> RenderableType:
        parts = [self.heading(view), table.lairs(self.speech, view), table.players(self.speech, view)]
        return Group(*parts, Padding(self.loot(view), (0, 1)), *panels(self.speech, view))

    def heading(self, view: Any) -> RenderableType:
        word = self.speech.word
        facts = [self.texts.say("game-title"), self.speech.say(RULES[view.ruleset]), f"{word('bag')} {view.bag_size}"]
        if view.last_phase:
            facts.append(word("last-phase"))
        else:
            facts.append(self.speech.say("deck", count=view.deck_size))
            if view.fair_in:
                facts.append(f"{word('fair')} {view.fair_in}")
        return Heading(facts)

    def loot(self, view: Any) -> RenderableType:
        """What is behind one's screen, which names all kinds; the objects in hand, and the bag where it is open."""
        own = None if self.seat is None else view.places[self.seat]
        counts = None if own is None or own.loot is None else {heap.token: heap.count for heap in own.loot}
        pieces = [] if counts is None else [self.speech.label("loot")]
        pieces += [self.speech.tokens.named(kind, None if counts is None else counts.get(kind, 0)) for kind in KINDS]
        lines: list[RenderableType] = [Flow(pieces)]
        if own is not None and own.magic:
            lines.append(Flow([self.speech.label("magic"), *(Text(self.speech.card(card)) for card in own.magic)]))
        if view.bag is not None:
            lines.append(self.speech.labelled("bag", view.bag))
        return Group(*lines)

    # What is asked.

    def prompt(self, view: Any, decision: Decision) -> RenderableType:
        if decision.question != "vote":
            return super().prompt(view, decision)
        offered = view.sharing.drafts[-1]
        share = next(share.tokens for share in offered.shares if share.seat == decision.seat)
        question = Text(self.speech.say("vote", name=self.names[offered.author]), "bold")
        return Flow([question, *self.speech.tokens.heaps(share)], gap=1)

    def choices(self, view: Any, decision: Decision) -> RenderableType:
        return menus.menu(self.speech, view, decision, self.order(decision), self.reader)

    def read(self, view: Any, decision: Decision, words: str) -> Move | None:
        try:
            content = self.content(view, decision, words)
        except reading.Unread:
            return None
        return None if content is None else read_move(self.game, content)

    def content(self, view: Any, decision: Decision, words: str) -> reading.Content | None:
        """The move that was typed, in its JSON form; None where it is not of this question's kind."""
        words = " ".join(words.split())
        if not words or words.isdigit() or words.lower() in reading.COMMANDS:
            return None
        if view.sand == "slow" and (content := orders.read(self.reader, view, decision.seat, decision.question, words)):
            return content
        if words.lower().startswith(orders.ORDERS) and words[len(orders.ORDERS) :].isdecimal():
            return None
        if view.sand != "grains" and (content := self.reader.hand(words)):
            return content
        match decision.question:
            case "speak" | "bargain":
                treasure = {heap.token: heap.count for heap in view.sharing.treasure}
                return self.reader.split(words, decision.seat, view.sharing.participants, treasure)
            case "trade" if words.startswith("?") or "!" in words:
                return self.reader.cry(words)
            case "market" | "trade":
                return self.reader.deal(words, decision.seat)
            case "react" | "give" | "pick":
                return self.object_play(decision, words)
            case _:
                return None

    def object_play(self, decision: Decision, words: str) -> reading.Content | None:
        """Tokens for an object that is on offer."""
        offered = {menus.type_of(move) for move in decision.moves}
        if "swap" in offered and ":" in words:
            return self.reader.swap(words)
        for kind in ("renew", "give", "pick"):
            if kind in offered:
                return {"type": kind, "tokens": self.reader.bundle(words)}
        return None

    def detail(self, words: str, view: Any, decision: Decision) -> RenderableType | None:
        """What is wrong with words that are nearly a move."""
        try:
            self.content(view, decision, words)
        except reading.Unread as error:
            return Prose(self.speech.say(error.message, value=error.value), "bold")
        return None

    def takes_orders(self, options: Any) -> bool:
        return bool(options.sand == "slow")

    def orders(self, view: Any) -> list[Move]:
        """What the objects in hand may be told to do by themselves. (9.orders)"""
        return [] if self.seat is None else [read_move(self.game, each) for each in orders.offered(view, self.seat)]

    def order_notation(self, view: Any) -> str:
        if view.sand != "slow" or self.seat is None:
            return ""
        asked = None if view.prompt is None else view.prompt.question
        lines = [self.speech.say("type-mandate")] if asked == "bargain" else []
        if any("seats" in order for order in orders.offered(view, self.seat)):
            lines.append(self.speech.say("type-aim"))
        if {*reading.SWAPPERS.values()} & {*(view.places[self.seat].magic or ())}:
            lines.append(self.speech.say("type-arm-swap"))
        return "\n".join(lines)

    def pile_name(self) -> str:
        return f"{self.speech.word('lost')}, {self.speech.word('dragons')}"

    def pile(self, view: Any) -> RenderableType:
        """Lost treasures, objects played, and the dragons nobody has seen yet."""
        lines: list[RenderableType] = [self.speech.labelled("lost", view.lost)]
        if view.ruleset == "advanced":
            cards = [Text(self.speech.card(card)) for card in view.magic_discard]
            lines.append(Flow([self.speech.label("discard"), *(cards or [Text(self.speech.word("nothing"), "dim")])]))
        dragons = [Text(self.texts.name("dragon", dragon)) for dragon in view.dragons_to_come]
        lines.append(Flow([self.speech.label("dragons"), *dragons]))
        return Group(*lines)

    def rules(self, view: Any, decision: Decision) -> RenderableType:
        """One's objects in words, the paragraph, and what the signs mean."""
        own = view.places[decision.seat].magic or ()
        lines = [Prose(f"{self.speech.card(card)} – {self.texts.say(f'card-{card}-text')}") for card in own]
        return Group(*lines, super().rules(view, decision), Prose(self.speech.say("legend"), "dim"))

    # The end, and the log.

    def result(self, view: Any, scores: Sequence[int]) -> RenderableType:
        return results.count(self.speech, view) if view.over else super().result(view, scores)

    def log_style(self, event: Event, before: Event | None) -> str | None:
        content: Any = plain(event)
        kind = content["type"]
        if kind in UNSAID:
            return None
        return "bold" if kind in BOLD else "underline" if kind in UNDERLINED else ""
