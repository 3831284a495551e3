"""Le Jeu des Dragons at a terminal: the middle of the table, the players, one's hand."""

from collections.abc import Iterable, Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from dracotheque.cli.boards.generic import Board as GenericBoard
from dracotheque.cli.boards.jeu_des_dragons import orders
from dracotheque.cli.boards.jeu_des_dragons.aids import barring_god, front_runners, pairs, would_trigger
from dracotheque.cli.boards.jeu_des_dragons.cards import GLYPHS, full, power_of, short, strength_of
from dracotheque.cli.layout import Flow, Heading, Prose
from dracotheque.core.decisions import Decision, plain
from dracotheque.core.events import Event
from dracotheque.core.moves import Move
from dracotheque.core.replays import read_move

FROM_HAND: Final = ("ante", "play", "thief_discard")
"""The questions that any card of the hand answers."""
TO_PLAY, LEADS, AHEAD, BARRED, TRIGGERS, IDLE = "►", "★", "◆", "✗", "✦", "·"


class Board(GenericBoard):
    """The table as everybody sees it, and the hand of the one who looks."""

    def table(self, view: Any) -> RenderableType:
        return Group(self.heading(view), self.middle(view), self.players(view))

    # The middle of the table.

    def heading(self, view: Any) -> RenderableType:
        parts = [self.texts.say("game-title"), f"{self.word('gambit')} {view.gambit}"]
        if view.round:
            parts.append(f"{self.word('round')} {view.round}")
        if view.gambit == view.last_gambit:
            parts.append(self.caption("last-gambit"))
        return Heading(parts)

    def middle(self, view: Any) -> RenderableType:
        facts = {
            self.word("stakes"): str(view.stakes),
            self.word("deck"): str(view.deck_size),
            self.word("discard"): str(len(view.discard)),
        }
        if view.round:
            facts[self.word("reference")] = str(view.reference or self.caption("any"))
        lines = [Flow((Text.assemble((name, "dim"), " ", (fact, "bold")) for name, fact in facts.items()), gap=3)]
        if view.antes:
            lines.append(self.cards(sorted(view.antes, key=strength_of), self.word("antes")))
        if notes := self.notes(view):
            lines.append(Flow(map(Text, notes), gap=3))
        return Padding(Group(*lines), (0, 1))

    def notes(self, view: Any) -> list[str]:
        """What changes who wins and who leads."""
        notes = [self.labelled(self.texts.name("power", "druid"), self.word("druid"))] if view.druid else []
        if view.next_leader >= 0:
            notes.append(self.caption("next-leader", name=self.names[view.next_leader]))
        return notes

    # The players.

    def players(self, view: Any) -> RenderableType:
        grid = Table(box=None, padding=(0, 1), expand=True, header_style="dim")
        grid.add_column("", no_wrap=True)
        grid.add_column("", no_wrap=True)
        grid.add_column(self.word("hoard"), justify="right", no_wrap=True)
        grid.add_column(self.word("hand"), justify="right", no_wrap=True)
        grid.add_column(self.word("strength"), justify="right", no_wrap=True)
        grid.add_column(self.word("flight"), ratio=1)
        ahead = front_runners(view)
        for place in view.places:
            if place.eliminated_in:
                grid.add_row("", Text(self.names[place.seat], "dim"), "0", "", "", Text(self.word("eliminated"), "dim"))
            else:
                grid.add_row(*self.player(view, place, place.seat in ahead))
        return grid

    def player(self, view: Any, place: Any, ahead: bool) -> tuple[RenderableType, ...]:
        asked = view.prompt is not None and place.seat in view.prompt.seats
        marks = f"{TO_PLAY if asked else ' '}{LEADS if place.seat == view.leader else ' '}"
        name = Text(self.names[place.seat], "bold" if place.seat == self.seat else "")
        if place.seat == self.seat:
            name.append(f" {self.voice.say('cli-you')}", "dim")
        mark = BARRED if place.barred else AHEAD if ahead else " "
        strength = f"{mark} {place.strength}" if place.flight else ""
        return marks, name, str(place.hoard), str(place.hand_size), strength, self.flight(place)

    def flight(self, place: Any) -> RenderableType:
        """The cards played, and after them what else everybody may want to know."""
        pieces = [short(card, self.texts) for card in place.flight]
        pieces += [Text(note, "dim") for note in self.remarks(place)]
        if place.seat != self.seat and place.hand:
            pieces.append(Text(self.caption("known"), "dim"))
            pieces += [short(card, self.texts) for card in place.hand]
        return Flow(pieces)

    def remarks(self, place: Any) -> list[str]:
        """What a player at a real table would have to work out. (9.6)"""
        remarks = []
        if place.ability:
            remarks.append(self.texts.name("ability", place.ability))
        if place.barred:
            remarks.append(self.caption(f"barred-{barring_god(place)}"))
        if place.debts:
            debts = [f"{debt.amount} → {self.texts.name('purse', debt.creditor, self.names)}" for debt in place.debts]
            remarks.append(self.labelled(self.word("debts"), ", ".join(debts)))
        colours, strengths = pairs(place)
        alike = [self.texts.name("colour", colour) for colour in colours]
        alike += [self.texts.say("strength", {"strength": strength}) for strength in strengths]
        if alike:
            remarks.append(self.caption("pairs", pairs=", ".join(alike)))
        if place.seat == self.seat and place.flight:
            remarks.append(f"({GLYPHS['good']} {place.good}  {GLYPHS['evil']} {place.evil})")
        return remarks

    # One's own cards.

    def order(self, decision: Decision) -> list[Move]:
        """Weakest card first; what is not a card comes before the cards."""
        return sorted(decision.moves, key=card_strength)

    def prompt(self, view: Any, decision: Decision) -> RenderableType:
        if decision.question != "play":
            return super().prompt(view, decision)
        prompt = self.texts.prompt(decision.question)
        return Flow([Text(prompt, "bold"), Text(f"{TRIGGERS} {self.word('triggers')}", "dim")], gap=3)

    def choices(self, view: Any, decision: Decision) -> RenderableType:
        if decision.question in FROM_HAND:
            return self.hand(view, decision)
        hand = sorted(view.places[decision.seat].hand, key=strength_of)
        listed = super().choices(view, decision)
        if not hand:
            return listed
        return Group(listed, Padding(self.cards(hand, self.word("hand")), (0, 1)))

    def hand(self, view: Any, decision: Decision) -> RenderableType:
        """The hand, numbered; while cards are played, with what each would do now."""
        grid = Table.grid(padding=(0, 1), expand=True)
        grid.add_column(justify="right", style="bold")
        grid.add_column(no_wrap=True)
        grid.add_column(no_wrap=True)
        grid.add_column(style="dim", ratio=1)
        playing = decision.question == "play"
        for number, move in enumerate(self.order(decision), start=1):
            card = str(getattr(move, "card"))  # noqa: B009  the board knows no move types
            triggers = TRIGGERS if would_trigger(view, card) else IDLE
            power = Text(self.power_text(card), "" if playing and triggers == IDLE else "not dim")
            grid.add_row(str(number), triggers if playing else "", full(card, self.texts), power)
        return Padding(grid, (0, 1))

    def pile_name(self) -> str:
        return self.word("discard")

    def pile(self, view: Any) -> RenderableType:
        return self.cards(view.discard, f"{self.word('discard')} ({len(view.discard)})")

    def rules(self, view: Any, decision: Decision) -> RenderableType:
        """The powers of all cards in question, in full, the paragraph, and what the signs mean."""
        named = [decision.rule.partition(".")[2], str(view.prompt.about.get("power"))]
        named += [getattr(move, "card", getattr(move, "power", "")) for move in self.order(decision)]
        powers = [power for power in dict.fromkeys(map(power_of, named)) if self.texts.has(f"power-{power}-text")]
        lines = [Prose(f"{self.texts.name('power', power)} – {self.power_text(power)}") for power in powers]
        captions = [Prose(self.caption(key), "dim") for key in ("legend", "orders")]
        return Group(*lines, super().rules(view, decision), *captions)

    # What is left for later.

    def read(self, view: Any, decision: Decision, words: str) -> Move | None:
        content = orders.order(words, view.places[decision.seat].hand)
        return None if content is None else read_move(self.game, content)

    def takes_orders(self, options: Any) -> bool:
        return True

    def detail(self, words: str, view: Any, decision: Decision) -> RenderableType | None:
        """One's orders, and how others are given."""
        if words != orders.ORDERS:
            return None
        own = view.orders
        lines = [
            self.labelled(self.word(f"orders-{power}"), self.texts.say("word-stance", {"stance": getattr(own, power)}))
            for power in orders.DEMANDING
        ]
        plan = self.texts.name("", own.plan, self.names) or self.word("plan-empty")
        lines.append(self.labelled(self.word("plan"), plan))
        if own.dropped:
            lines.append(self.word("plan-dropped"))
        hand = orders.in_order(view.places[decision.seat].hand)
        numbered = [
            Text.assemble((f"{number} ", "bold"), short(card, self.texts)) for number, card in enumerate(hand, 1)
        ]
        return Padding(Group(*map(Prose, lines), Flow(numbered), Prose(self.caption("orders"), "dim")), (0, 1))

    # The end, and the log.

    def result(self, view: Any, scores: Sequence[int]) -> RenderableType:
        """The hoards, and what everybody still owes. (3.8)"""
        if not view.over:
            return super().result(view, scores)
        owed = [
            self.texts.say(
                "word-iou",
                {"debtor_seat": iou.debtor, "creditor_purse": iou.creditor, "amount": iou.amount},
                self.names,
            )
            for iou in view.ious
        ]
        title = [Text(self.word("ious"), "bold")] if owed else []
        return Group(self.ranked(view.ranking, scores), *title, *map(Prose, owed))

    def score(self, points: int) -> str:
        return self.texts.say("gold", {"amount": points})

    def log_style(self, event: Event, before: Event | None) -> str | None:
        content: Any = plain(event)
        earlier: Any = plain(before) or {"type": ""}
        match content["type"]:
            case "gambit-began" | "game-ended":
                return "bold"
            case "round-began":
                return "underline"
            case "ante-sealed":
                return None
            case "power-used" if earlier["type"] == "card-played" and power_of(content["card"]) == content["power"]:
                return None
            case _:
                return ""

    # Words.

    def labelled(self, label: str, value: str) -> str:
        return self.voice.say("cli-labelled", label=label, value=value)

    def power_text(self, card: str) -> str:
        return self.texts.say(f"power-{power_of(card)}-text")

    def cards(self, cards: Iterable[str], label: str) -> Flow:
        return Flow([Text(label, "dim"), *(short(card, self.texts) for card in cards)])


def card_strength(move: Move) -> int:
    """Where a move stands among the choices."""
    card = getattr(move, "card", None)
    return strength_of(card) if card else 0
