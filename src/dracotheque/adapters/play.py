"""A game as a learner plays it: one player at a time, one integer at a time.

Players who are asked at once answer one after the other, and nobody sees a sealed answer. The clock strikes by itself,
at moments that follow from the seed. A game is copied in one call.
"""

from collections.abc import Mapping
from typing import Any, Final

from dracotheque import games
from dracotheque.adapters.actions import Alphabet, alphabet
from dracotheque.adapters.branches import Branch, Spelling
from dracotheque.core.chance import QuickChance, Rng
from dracotheque.core.errors import BadTable
from dracotheque.core.game import Game
from dracotheque.core.moves import CLOCK, Move
from dracotheque.core.options import Options
from dracotheque.core.state import State

NOBODY: Final = -1
CLOCK_SPAN: Final = 200
"""The clock strikes within this many decisions of the start, or of its last stroke."""


class Play:
    """A state, who acts, and what of the next move is spelled already."""

    __slots__ = ("_branch", "_legal", "alphabet", "clock", "seat", "state", "strike")

    alphabet: Alphabet
    state: State
    seat: int
    """Who acts, or NOBODY when the game is over."""
    clock: QuickChance
    strike: int
    """Decisions before the clock strikes."""
    _legal: list[int] | None
    """The actions, once somebody has asked for them."""
    _branch: Branch | None
    """Where the actions lead, unless each is a whole move that the lexicon knows."""

    def legal(self) -> list[int]:
        """The actions of the player who acts, in ascending order; they are everybody's, so nobody may change them."""
        legal = self._legal
        if legal is None:
            seat = self.seat
            if seat < 0:
                return []
            legal, self._branch = self.alphabet.lexicons[seat].begin(self.state.decision(seat).moves)
            self._legal = legal
        return legal

    def act(self, action: int) -> bool:
        """Choose one of the legal actions; True where that completes a move, which is played."""
        if action not in (self._legal or self.legal()):
            raise ValueError(f"action {action} is not legal now")
        seat = self.seat
        branch = self._branch
        if branch is None:
            move = self.alphabet.lexicons[seat].move[action]
        else:
            step = branch.choose(action)
            if isinstance(step, Branch):
                self._branch = step
                self._legal = step.letters
                return False
            move = step
        self.state.answer(seat, move)
        self._wait()
        return True

    def answer(self, move: Move) -> None:
        """Play a whole move of the player who acts, on the table of actions or not."""
        self.state.play(self.seat, move)
        self._wait()

    @property
    def prefix(self) -> Spelling:
        """The letters of the next move that its player has chosen, or had to."""
        self.legal()
        return () if self._branch is None else self._branch.prefix

    def clone(self) -> "Play":
        return self._with(self.state.clone())

    def __deepcopy__(self, memo: object) -> "Play":
        return self._with(self.state.clone())

    def __reduce__(self) -> tuple[Any, ...]:
        return restored, (self.state.game.id, self.state.to_json(), self.seat, self.prefix, self.clock, self.strike)

    def imagine(self, viewer: int, rng: Rng) -> "Play":
        """A world that this player cannot tell from the real one, at the same letter of the player's own move."""
        other = self._with(self.state.imagine(viewer, rng))
        other.clock = QuickChance.from_rng(rng)
        if viewer != self.seat:
            other._forget()
        return other

    def returns(self) -> list[float]:
        """The share of the victory that each seat has: 1 in all once the game is over."""
        shares = [0.0] * self.state.players
        winners = self.state.winners if self.state.over else ()
        for seat in winners:
            shares[seat] = 1 / len(winners)
        return shares

    def _with(self, state: State) -> "Play":
        other = Play()
        other.alphabet = self.alphabet
        other.state = state
        other.seat = self.seat
        other.clock = self.clock
        other.strike = self.strike
        other._legal = self._legal
        other._branch = self._branch
        return other

    def _spell_again(self, prefix: Spelling) -> None:
        while len(done := self.prefix) < len(prefix):
            self.act(prefix[len(done)])

    def _wait(self) -> None:
        """After a move, see whose turn it is; of several the next round the table."""
        self._legal = None
        self._branch = None
        self.strike -= 1
        actors = self.state.actors
        if CLOCK in actors:
            actors = self._strike()
        if len(actors) == 1:
            self.seat = actors[0]
        elif actors:
            for seat in self.alphabet.after[self.seat]:
                if seat in actors:
                    self.seat = seat
                    break
        else:
            self.seat = NOBODY

    def _forget(self) -> None:
        """Spell the next move from its first letter."""
        self._legal = None
        self._branch = None

    def _strike(self) -> tuple[int, ...]:
        """Let the clock strike if it is time, or if nobody else can do anything."""
        state = self.state
        while CLOCK in state.actors and (self.strike <= 0 or state.actors == (CLOCK,)):
            self.clock = self.clock.clone()
            moves = state.decision(CLOCK).moves
            state.answer(CLOCK, moves[self.clock.below(len(moves))])
            self.strike = 1 + self.clock.below(CLOCK_SPAN)
        return tuple(seat for seat in state.actors if seat != CLOCK)


def start(game: Game, players: int, options: Mapping[str, object] | Options | None, seed: int) -> Play:
    """A new game at its first decision."""
    play = Play()
    play.alphabet = alphabet(game, players)
    play.state = game.start(players, options, seed=seed, events=False)
    play.seat = NOBODY
    play.clock = QuickChance(seed & (1 << 64) - 1)
    play.strike = 1 + play.clock.below(CLOCK_SPAN)
    play._forget()
    play._wait()
    return play


def restored(game: str, saved: str, seat: int, prefix: Spelling, clock: QuickChance, strike: int) -> Play:
    """The game that was pickled, at the same letter of the same move."""
    play = Play()
    play.state = games.get(game).from_json(saved, events=False)
    play.alphabet = alphabet(play.state.game, play.state.players)
    play.clock = clock
    play.strike = strike
    play.seat = seat
    play._forget()
    play._spell_again(prefix)
    return play


def checked_options(game: Game, players: int, options: Mapping[str, object] | Options | None) -> Options:
    """The options of a table at which nobody could play for ever."""
    chosen = game.table(players, options, seed=0, events=False).options
    if chosen.endless:
        raise BadTable("error-endless", game=game.id)
    return chosen
