"""The file in which a tournament keeps its games, so that an interrupted one goes on where it was.

JSON lines: the first says which tournament it is, each of the others is one game.
"""

from pathlib import Path
from typing import Any

import msgspec

from dracotheque import games
from dracotheque.arena.fixtures import Outcome, Plan
from dracotheque.core.decisions import Content, plain
from dracotheque.core.errors import BrokenLedger


class Heading(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Which tournament a file belongs to."""

    game: str
    rules: int
    players: int
    options: dict[str, Content]
    seed: str
    bots: tuple[str, ...]
    halves: bool = False


def heading(plan: Plan) -> Heading:
    options: Any = plain(plan.options)
    return Heading(
        game=plan.game,
        rules=games.get(plan.game).rules_version,
        players=plan.players,
        options=options,
        seed=str(plan.seed),
        bots=plan.bots,
        halves=plan.halves,
    )


def read(file: Path) -> tuple[Plan, list[Outcome]]:
    """The tournament that a file belongs to, and its games so far; whoever writes there is not disturbed."""
    first, *games_played = _whole_lines(file.read_bytes()).splitlines()
    told = _heading(first)
    plan = Plan(
        game=told.game,
        players=told.players,
        options=games.get(told.game).options(told.options, told.players),
        seed=int(told.seed),
        bots=told.bots,
        halves=told.halves,
    )
    return plan, [_played(line, plan) for line in games_played]


class Ledger:
    """A file of games, open for more."""

    def __init__(self, file: Path, plan: Plan) -> None:
        self.file = file
        self.plan = plan

    def __enter__(self) -> "Ledger":
        try:
            found = self.file.read_bytes() if self.file.exists() else b""
            whole = _whole_lines(found)
            self.games = self._games(whole.splitlines())
            self.book = self.file.open("ab")
            self.book.truncate(len(whole))
        except OSError as error:
            raise self._refusal(error) from None
        if not whole:
            self._write(heading(self.plan))
        return self

    def __exit__(self, *_: object) -> None:
        self.book.close()

    def keep(self, outcome: Outcome) -> None:
        """Write a game at once: whoever is interrupted loses nothing that was finished."""
        self._write(outcome)

    def _games(self, lines: list[bytes]) -> list[Outcome]:
        try:
            # Ours as it is written, too: a tuple among the options is a list there.
            ours = msgspec.json.encode(heading(self.plan))
            if lines and _heading(lines[0]) != _heading(ours):
                raise BrokenLedger("error-ledger-foreign", file=str(self.file))
            return [_played(line, self.plan) for line in lines[1:]]
        except (msgspec.DecodeError, ValueError):
            raise BrokenLedger("error-ledger-broken", file=str(self.file)) from None

    def _write(self, value: msgspec.Struct) -> None:
        try:
            self.book.write(msgspec.json.encode(value) + b"\n")
            self.book.flush()
        except OSError as error:
            raise self._refusal(error) from None

    def _refusal(self, error: OSError) -> BrokenLedger:
        return BrokenLedger("error-ledger-unwritable", file=str(self.file), detail=str(error.strerror))


def _whole_lines(found: bytes) -> bytes:
    """A last line cut short by an interruption does not count."""
    return found[: found.rfind(b"\n") + 1]


def _heading(line: bytes) -> Heading:
    return msgspec.json.decode(line, type=Heading)


def _played(line: bytes, plan: Plan) -> Outcome:
    outcome = msgspec.json.decode(line, type=Outcome)
    seatings = plan.seatings
    if outcome.number < 0 or outcome.seats != seatings[outcome.number % len(seatings)]:
        raise ValueError(outcome.number)
    return outcome
