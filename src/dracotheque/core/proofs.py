"""Proofs of sealed answers: a fingerprint when an answer is sealed, what it was made of when all lie open.

Whoever keeps a table could else change a sealed answer and nobody would know. The salt follows from the seed, which
nobody knows before the end and everybody after it: so a proof can be checked at the table, by what was told there, and
for ever after, by the replay. What nobody has sealed, because a clock or the game itself answered, has no proof.
"""

from collections.abc import Callable
from hashlib import sha256
from typing import Any, NamedTuple

import msgspec

from dracotheque.core.events import Event, Told
from dracotheque.core.moves import CLOCK, Move
from dracotheque.core.state import State


class Proof(msgspec.Struct, frozen=True):
    """What a fingerprint was made of: the salt, followed by the answer in its JSON form."""

    seat: int
    answer: str
    salt: str

    @property
    def fingerprint(self) -> str:
        """SHA-256 over the salt followed by the answer, as 64 hexadecimal digits."""
        return sha256(f"{self.salt}{self.answer}".encode()).hexdigest()


class Proving(NamedTuple):
    """How a game speaks of proofs, and at which tables."""

    wanted: Callable[[Any], bool]  # Any: the options of the game
    sealed: Callable[[int, str], Event]
    """A seat has sealed an answer with this fingerprint, or sealed another one in its place."""
    opened: Callable[[tuple[Proof, ...]], Event]
    found: Callable[[int, tuple[Told, ...]], Move]
    """The answer of a seat as the news show it, now that all lie open: an order that sealed it does not say it."""


class Prover:
    """Makes the proofs of one game as its moves are written down."""

    def __init__(self, proving: Proving, commitment: str, seed: int) -> None:
        self._proving = proving
        self._secret = f"{commitment}/{seed}"
        self._sealed: dict[int, Proof] = {}
        self._moves = 0
        self.fingerprints: list[tuple[int, str]] = []
        """Every fingerprint that was published, after the number of the move it came with."""

    def clone(self) -> "Prover":
        """An equal and independent prover."""
        other = Prover(self._proving, "", 0)
        other._secret = self._secret
        other._moves = self._moves
        other._sealed = self._sealed.copy()
        other.fingerprints = self.fingerprints[:]
        return other

    def follow(
        self, seat: int, before: list[Move | None], state: State, move: Move, news: tuple[Told, ...]
    ) -> tuple[Told, ...]:
        """The news of the next move, with the fingerprints it sealed and what those it opened were made of."""
        self._moves += 1
        number = self._moves
        after = state.sealed
        told = list(news)
        opens = any(answer is not None and _at(after, owner) is None for owner, answer in enumerate(before))
        if opens:
            if seat == CLOCK:
                self._note(number, self._prove(number, seat, move))  # as it was published once; it is nobody's answer
            else:
                last = self._proving.found(seat, news) if type(move) in state.rules.orders else move
                told.insert(1, self._seal(number, seat, last))  # after its own closing, before all lie open
            told.append(Told(self._proving.opened(tuple([self._sealed[owner] for owner in sorted(self._sealed)]))))
            self._sealed = {}
        for owner, answer in enumerate(after):
            if answer is not None and (opens or _at(before, owner) != answer):
                told.append(self._seal(number, owner, answer))
        return tuple(told)

    def _seal(self, number: int, seat: int, answer: Move) -> Told:
        proof = self._sealed[seat] = self._prove(number, seat, answer)
        self._note(number, proof)
        return Told(self._proving.sealed(seat, proof.fingerprint))

    def _note(self, number: int, proof: Proof) -> None:
        self.fingerprints.append((number, proof.fingerprint))

    def _prove(self, number: int, seat: int, answer: Move) -> Proof:
        text = msgspec.json.encode(answer).decode()
        return Proof(seat, text, sha256(f"{self._secret}/{number}/{seat}/{text}".encode()).hexdigest()[:32])


def _at(answers: list[Move | None], seat: int) -> Move | None:
    return answers[seat] if answers else None
