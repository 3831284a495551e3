"""A game at the terminal: one person, bots on the other chairs, and the clock of the table."""

from collections.abc import Sequence
from random import SystemRandom
from typing import Final

import msgspec
from rich.console import Console

from dracotheque import bots
from dracotheque.bots import Bot
from dracotheque.cli.boards import Board
from dracotheque.cli.clock import deadline, is_past
from dracotheque.cli.complaints import one_line
from dracotheque.cli.consoles import line
from dracotheque.cli.lookup import figures, look_up, lowered
from dracotheque.cli.prompt import Hangup, ask
from dracotheque.core.errors import IllegalMove
from dracotheque.core.events import Event, Told
from dracotheque.core.moves import CLOCK, Move
from dracotheque.core.replays import Journal, read_move
from dracotheque.core.window import Window

LONGEST_ECHO: Final = 40
NEWS: Final = 30
"""How many events are shown under the table; the log has them all."""
ADVISER: Final = "master"
OPTIONS_SHOWN: Final = 3
ORDERS: Final = "o"


class Session:
    """Plays the game of a journal from where it stands to its end, or until the person leaves."""

    def __init__(self, journal: Journal, board: Board, seat: int, opponents: Sequence[Bot], out: Console) -> None:
        self.journal = journal
        self.state = journal.state
        self.board = board
        self.voice = board.voice
        self.seat = seat
        others = [other for other in range(journal.state.players) if other != seat]
        self.bots = dict(zip(others, opponents, strict=True))
        self.out = out
        self.rng = SystemRandom()
        self.deadline = deadline(journal.state.options)
        self.log: list[Event] = []
        self.happened: list[Event] = []
        self.read = 0

    def run(self) -> None:
        """Play until the end; leaving early is no error."""
        self.welcome()
        self.hear(self.journal.opening)
        try:
            while not self.state.over:
                self.step()
        except (Hangup, KeyboardInterrupt):
            self.out.print()
            line(self.out, self.voice.say("cli-farewell"))
        else:
            self.show_end()
        self.show_fairness(self.state.over)

    def show_end(self) -> None:
        """The table as it was left, what happened last, the full count, and the figures of the game."""
        view = self.state.view(self.seat)
        self.out.print(self.board.table(view))
        self.tell_news()
        self.out.print(self.board.result(view, self.state.scores))
        self.out.print(figures(self.journal.game, self.board, self.happened))
        line(self.out, self.voice.say("cli-fairness"))

    def welcome(self) -> None:
        texts = self.voice.texts
        line(self.out, texts.say("game-title"), "bold")
        line(self.out, texts.say("game-summary"))
        line(self.out, self.voice.say("cli-seated", names=list(self.board.names), own=self.board.names[self.seat]))
        if invitation := self.board.invitation(self.state.options):
            line(self.out, invitation)
        self.show_fairness(False)
        commands = "cli-commands-help-orders" if self.board.takes_orders(self.state.options) else "cli-commands-help"
        line(self.out, self.voice.say(commands, pile=lowered(self.board.pile_name())), "dim")
        self.out.print()

    def show_fairness(self, reveal: bool) -> None:
        """The commitment always, the seed when nothing is left to hide."""
        line(self.out, self.voice.say("cli-commitment", commitment=self.journal.game.commitment(self.journal.seed)))
        if reveal:
            line(self.out, self.voice.say("cli-seed", seed=str(self.journal.seed)))

    def step(self) -> None:
        """Ask everybody who is asked; the answers of the bots are in before the person's is known.

        Where the game goes on with the first who answers, a later answer may come too late: then it is dropped.
        """
        state = self.state
        if CLOCK in state.actors and is_past(self.deadline):
            self.hear(self.journal.play(CLOCK, state.decision(CLOCK).moves[0]))
            return
        asked = [seat for seat in state.actors if seat != CLOCK]
        sealed = bool(state.sealed)
        answers = [(seat, self.think(seat, self.bots[seat])) for seat in asked if seat != self.seat]
        if self.seat in asked:
            self.answer()
        overtaken = self.seat in asked and not sealed
        for seat, move in answers:
            try:
                self.hear(self.journal.play(seat, move))
            except IllegalMove:
                if not overtaken:
                    raise
            overtaken = not sealed

    def think(self, seat: int, bot: Bot) -> Move:
        return bot.choose(Window(self.state, seat), self.rng)

    def hear(self, told: Sequence[Told]) -> None:
        self.happened += [each.event for each in told]
        self.log += [event for each in told if (event := each.seen_by(self.seat)) is not None]

    # The person's turn.

    def answer(self) -> None:
        """Show the table and ask until the game accepts an answer; what was left in advance answers unasked."""
        left = self.state.left_answer(self.seat)
        if left is not None:
            self.hear(self.journal.play(self.seat, left))
            return
        self.show_table()
        while True:
            try:
                move = self.choose()
                before = len(self.log)
                self.hear(self.journal.play(self.seat, move))
            except IllegalMove as error:
                line(self.out, self.voice.reason(error, self.board.names), "bold")
            else:
                if self.kept_aside(move):
                    told = self.voice.texts.move(move, self.board.names)
                    line(self.out, self.voice.say("cli-order-given", move=told), "bold")
                    continue
                self.read = before
                return

    def kept_aside(self, move: Move) -> bool:
        """Whether this was an order, and the question asked before it still stands."""
        orders = type(self.state).rules.orders
        asked = self.seat in self.state.actors and not self.state.over
        return type(move) in orders and asked and self.state.left_answer(self.seat) is None

    def choose(self) -> Move:
        """A move as the board reads it, by number, an order, or as JSON; until then something is shown."""
        while True:
            words = ask(self.out)
            move = self.chosen(words)
            if move is not None:
                return move
            self.show(words)

    def chosen(self, words: str) -> Move | None:
        """The move behind what was typed; None where it is no move."""
        view, decision = self.state.view(self.seat), self.state.decision(self.seat)
        if words.startswith("{"):
            return read_move(self.journal.game, read_json(words))
        typed = self.board.read(view, decision, words)
        if typed is not None:
            return typed
        command, _, number = words.rpartition(" ")
        offered = {"": self.board.order(decision), ORDERS: self.board.orders(view)}.get(command.lower(), [])
        return offered[int(number) - 1] if number in map(str, range(1, len(offered) + 1)) else None

    def show(self, typed: str) -> None:
        view, decision = self.state.view(self.seat), self.state.decision(self.seat)
        match words := typed.lower():
            case "":
                self.show_table()
            case "?":
                self.out.print(self.board.rules(view, decision))
            case "d":
                self.out.print(self.board.pile(view))
            case "h":
                self.show_hint()
            case "l":
                self.tell(0)
            case "q":
                raise Hangup
            case _ if words.startswith("?"):
                self.out.print(look_up(self.voice, words[1:].strip()))
            case _ if (detail := self.board.detail(words, view, decision)) is not None:
                self.out.print(detail)
            case _ if words == ORDERS:
                self.show_orders(self.board.orders(view), self.board.order_notation(view))
            case _:
                moves = self.board.order(decision)
                numbered = self.board.typed(view, decision, moves[0]) == "1"
                refusal = "cli-bad-choice" if numbered else "cli-bad-amount"
                line(self.out, self.voice.say(refusal, value=one_line(typed[:LONGEST_ECHO]), most=len(moves)))

    def show_orders(self, orders: Sequence[Move], notation: str) -> None:
        """Standing orders, numbered, and how one is given."""
        for number, order in enumerate(orders, start=1):
            line(self.out, f"{ORDERS} {number}  {self.voice.texts.move(order, self.board.names)}")
        if orders or not notation:
            line(self.out, self.voice.say("cli-order-how" if orders else "cli-no-orders"), "dim")
        if notation:
            line(self.out, notation, "dim")

    def show_hint(self) -> None:
        """What a master would play here, why, and what the best options promise."""
        advice = bots.explain(bots.get(ADVISER), Window(self.state, self.seat), self.rng)
        typed, label = self.in_words(advice.move)
        line(self.out, self.voice.say("cli-hint" if typed else "cli-hint-plain", typed=typed, move=label))
        line(self.out, self.voice.of_bots(advice.reason.code, advice.reason.values), "dim")
        for option in advice.options[:OPTIONS_SHOWN]:
            typed, label = self.in_words(option.move)
            chance = round(100 * option.chance)
            line(self.out, self.voice.say("cli-hint-option", chance=chance, typed=typed or "–", move=label), "dim")

    def in_words(self, move: Move) -> tuple[str, str]:
        """What to type for a move, and what it means."""
        view, decision = self.state.view(self.seat), self.state.decision(self.seat)
        return self.board.typed(view, decision, move), self.voice.texts.move(move, self.board.names)

    def show_table(self) -> None:
        view, decision = self.state.view(self.seat), self.state.decision(self.seat)
        self.out.print()
        self.out.print(self.board.table(view))
        self.tell_news()
        self.out.print()
        self.out.print(self.board.prompt(view, decision))
        self.out.print(self.board.choices(view, decision))

    def tell_news(self) -> None:
        """What happened since the person's last move, under the table, where it is not scrolled away."""
        first = max(self.read, len(self.log) - NEWS)
        if first > self.read:
            line(self.out, self.voice.say("cli-news-before"), "dim")
        self.tell(first)

    def tell(self, first: int) -> None:
        for place in range(first, len(self.log)):
            style = self.board.log_style(self.log[place], self.log[place - 1] if place else None)
            if style is not None:
                line(self.out, self.voice.texts.event(self.log[place], self.board.names), style)


def read_json(words: str) -> object:
    """What was typed, if it is JSON; else the words themselves, which are no move."""
    try:
        content: object = msgspec.json.decode(words)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return words
    return content
