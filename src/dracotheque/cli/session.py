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
from dracotheque.cli.prompt import Hangup, ask
from dracotheque.core.errors import IllegalMove
from dracotheque.core.events import Event, Told
from dracotheque.core.moves import CLOCK, Move
from dracotheque.core.replays import Journal, read_move
from dracotheque.core.window import Window

LONGEST_ECHO: Final = 40
ADVISER: Final = "master"
OPTIONS_SHOWN: Final = 3


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
            self.tell_news()
            self.out.print(self.board.result(self.state.view(self.seat), self.state.scores))
            line(self.out, self.voice.say("cli-fairness"))
        self.show_fairness(self.state.over)

    def welcome(self) -> None:
        texts = self.voice.texts
        line(self.out, texts.say("game-title"), "bold")
        line(self.out, texts.say("game-summary"))
        line(self.out, self.voice.say("cli-seated", names=list(self.board.names), own=self.board.names[self.seat]))
        self.show_fairness(False)
        line(self.out, self.voice.say("cli-commands-help"), "dim")
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
        self.log += [event for each in told if (event := each.seen_by(self.seat)) is not None]

    # The person's turn.

    def answer(self) -> None:
        """Show the table and ask until the game accepts an answer; what was left in advance answers unasked."""
        left = self.state.left_answer(self.seat)
        if left is not None:
            self.hear(self.journal.play(self.seat, left))
            return
        self.tell_news()
        self.show_table()
        while True:
            try:
                move = self.choose()
                self.hear(self.journal.play(self.seat, move))
            except IllegalMove as error:
                line(self.out, self.voice.reason(error, self.board.names), "bold")
            else:
                return

    def choose(self) -> Move:
        """One of the numbered moves, or one written as JSON or as the board reads it; else something is shown."""
        decision = self.state.decision(self.seat)
        moves = self.board.order(decision)
        while True:
            words = ask(self.out)
            if words in map(str, range(1, len(moves) + 1)):
                return moves[int(words) - 1]
            if words.startswith("{"):
                return read_move(self.journal.game, read_json(words))
            typed = self.board.read(self.state.view(self.seat), decision, words)
            if typed is not None:
                return typed
            self.show(words.lower(), len(moves))

    def show(self, words: str, most: int) -> None:
        view, decision = self.state.view(self.seat), self.state.decision(self.seat)
        match words:
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
            case _ if (detail := self.board.detail(words, view, decision)) is not None:
                self.out.print(detail)
            case _:
                line(self.out, self.voice.say("cli-bad-choice", value=one_line(words[:LONGEST_ECHO]), most=most))

    def show_hint(self) -> None:
        """What a master would play here, why, and what the best options promise."""
        advice = bots.explain(bots.get(ADVISER), Window(self.state, self.seat), self.rng)
        line(self.out, self.voice.say("cli-hint", move=self.voice.texts.move(advice.move, self.board.names)))
        line(self.out, self.voice.of_bots(advice.reason.code, advice.reason.values), "dim")
        for option in advice.options[:OPTIONS_SHOWN]:
            label = self.voice.texts.move(option.move, self.board.names)
            line(self.out, self.voice.say("cli-hint-option", chance=round(100 * option.chance), move=label), "dim")

    def show_table(self) -> None:
        view, decision = self.state.view(self.seat), self.state.decision(self.seat)
        self.out.print(self.board.table(view))
        self.out.print(self.board.prompt(view, decision))
        self.out.print(self.board.choices(view, decision))

    def tell_news(self) -> None:
        """What happened since the person was last told."""
        self.tell(self.read)
        self.read = len(self.log)

    def tell(self, first: int) -> None:
        for place in range(first, len(self.log)):
            style = self.board.log_style(self.log[place], self.log[place - 1] if place else None)
            if style is not None:
                line(self.out, self.voice.texts.event(self.log[place], self.board.names), style)
        self.out.print()


def read_json(words: str) -> object:
    """What was typed, if it is JSON; else the words themselves, which are no move."""
    try:
        content: object = msgspec.json.decode(words)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return words
    return content
