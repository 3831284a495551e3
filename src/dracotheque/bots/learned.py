"""Minds whose habits, ideas or judgement a network has learnt from games against itself."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from math import exp, log
from typing import Any, Final

from msgspec.structs import replace

from dracotheque.bots.mind import Asked, Ideas, Mind
from dracotheque.bots.network import Network, network_of
from dracotheque.bots.spelling import PARTS, drawn, likeliest, softened, spell, spelled_in
from dracotheque.core.chance import Rng
from dracotheque.core.decisions import Decision
from dracotheque.core.game import Game
from dracotheque.core.insight import shared_victory
from dracotheque.core.moves import Move
from dracotheque.core.state import State
from dracotheque.core.window import Window

LEAST: Final = 1e-4
"""What is left of a habit that is next to nothing, in parts of the strongest."""
PROMISING: Final = 0.1
"""A move that promises so much less of the victory draws a third of the attention."""
SURE: Final = 0.9
"""The part of the attention that goes by promises; the rest goes everywhere alike."""


class JudgingMind(Mind):
    """Judges as the network does."""

    def __init__(self, game: Game, network: Network) -> None:
        super().__init__(game, "master")
        self.network = network
        self.room: Any = game.insight.features
        """Any stands for the game's own `features` room."""

    def judge(self, world: State, seat: int) -> Sequence[float]:
        return self.judgements([world], seat)[0]

    def judgements(self, worlds: Sequence[State], seat: int) -> list[Sequence[float]]:
        """What everybody who can still win expects from his own chair, in parts of all that is expected."""
        room = self.room
        contenders = [() if world.over else room.contenders(world) for world in worlds]
        seen = [row for world, seats in zip(worlds, contenders, strict=True) for row in chairs(room, world, seats)]
        shares = iter(self.network.shares(seen) if seen else ())
        found: list[Sequence[float]] = []
        for world, seats in zip(worlds, contenders, strict=True):
            if world.over:
                found.append(shared_victory(world))
                continue
            expected = [0.0] * world.players
            for contender in seats:
                expected[contender] = 1.0 / (1.0 + exp(-next(shares) / PARTS))
            total = sum(expected)
            found.append([share / total for share in expected])
        return found


class LearnedMind(JudgingMind):
    """Plays on, and judges where it ends, as the network does."""

    together = 16

    def __init__(self, game: Game, network: Network) -> None:
        super().__init__(game, network)
        self.chapter = getattr(self.room, "chapter", self.chapter)

    @classmethod
    def of(cls, window: Window, *, hurried: bool = False) -> "LearnedMind | None":
        """What was learnt for this table; None where nothing was, or for other options and numbers of players.

        Whoever is hurried does without a network that is slow. One that only judges answers nothing.
        """
        network = fitting_network(window)
        if network is None or (hurried and not network.quick) or not window.game.insight.features.ACTIONS:
            return None
        return cls(window.game, network)

    @property
    def answers_all(self) -> bool:
        """Whether no question is left to the rule of thumb."""
        return not left_to_habit(self.room)

    def move(self, world: State, seat: int, decision: Decision, rng: Rng) -> Move:
        return self.moves([(world, seat, decision, rng)])[0]

    def moves(self, asked: Sequence[Asked]) -> list[Move]:
        """The answers that most speaks for; in secret one of them, the likelier the more speaks for it."""
        return shared_out(asked, spelled_in(self.room), self.spelled, self.listed)

    def listed(self, asked: Sequence[Asked]) -> list[Move]:
        return [
            favoured(decision, logits, rng)
            for (_, _, decision, rng), logits in zip(asked, self.logits(asked), strict=True)
        ]

    def spelled(self, asked: Sequence[Asked]) -> list[Move]:
        return spell(self.room, self.network, [(world, seat, rng) for world, seat, _, rng in asked])

    # Any world will do: what the network reads is the same in all that a seat cannot tell apart.

    def move_at(self, window: Window, rng: Rng) -> Move:
        return self.move(window.imagine(rng), window.seat, window.decision, rng)

    def ideas_at(self, window: Window, rng: Rng) -> Ideas:
        return self.shared(self.ranked(window, rng))

    def ranked(self, window: Window, rng: Rng) -> Ideas:
        """The moves that most speaks for, the first of them with weight 1."""
        decision = window.decision
        if decision.question in spelled_in(self.room):
            return likeliest(self.room, self.network, window.imagine(rng), window.seat, self.traits.breadth)
        if decision.open_ended:  # few answers are listed: the rule of thumb knows others
            moves = dict.fromkeys([move for move, _ in super().ideas_at(window, rng)]) | dict.fromkeys(decision.moves)
            decision = replace(decision, moves=tuple(moves))
        weights = softened(self.logits([(window.imagine(rng), window.seat, decision, rng)])[0])
        ranked = sorted(zip(decision.moves, weights, strict=True), key=lambda idea: -idea[1])
        return ranked[: self.traits.breadth]

    def logits(self, asked: Sequence[Asked]) -> list[list[int]]:
        room = self.room
        return self.network.answers(
            [room.features(world, seat) for world, seat, _, _ in asked],
            [room.actions(world, seat, decision) for world, seat, decision, _ in asked],
        )


class IdeasMind(Mind):
    """What comes to mind first, a network has learnt; it plays on and judges as the game's own insight does."""

    def __init__(self, game: Game, network: Network) -> None:
        super().__init__(game, "master")
        self.first = LearnedMind(game, network)

    def move_at(self, window: Window, rng: Rng) -> Move:
        return self.first.move_at(window, rng)

    def ideas_at(self, window: Window, rng: Rng) -> Ideas:
        ranked = self.first.ranked(window, rng)
        total = sum([weight for _, weight in ranked])
        return [(move, weight / total) for move, weight in ranked]

    def habit(self, part: float) -> float:
        """The network and the search are two witnesses: what each says counts, in logarithms."""
        return self.traits.word * log(max(part, LEAST))


class PromisingMind(JudgingMind):
    """First looks where the network promises most; the ideas are the game's own."""

    def move_at(self, window: Window, rng: Rng) -> Move:
        return max(self.ideas_at(window, rng), key=lambda idea: idea[1])[0]

    def ideas_at(self, window: Window, rng: Rng) -> Ideas:
        moves = [move for move, _ in super().ideas_at(window, rng)]
        world = window.imagine(rng)
        after = [world.clone() for _ in moves]
        for outcome, move in zip(after, moves, strict=True):
            outcome.answer(window.seat, move)
        promises = [shares[window.seat] for shares in self.judgements(after, window.seat)]
        most = max(promises)
        weights = [exp((promise - most) / PROMISING) for promise in promises]
        total = sum(weights)
        alike = (1.0 - SURE) / len(moves)
        return [(move, alike + SURE * weight / total) for move, weight in zip(moves, weights, strict=True)]


class PlayedMind(IdeasMind):
    """The network plays imagined games on, too; where they are cut, both judge and the truth lies in the middle."""

    together = LearnedMind.together

    def moves(self, asked: Sequence[Asked]) -> list[Move]:
        return shared_out(asked, left_to_habit(self.first.room), super().moves, self.first.moves)

    def judge(self, world: State, seat: int) -> Sequence[float]:
        return self.judgements([world], seat)[0]

    def judgements(self, worlds: Sequence[State], seat: int) -> list[Sequence[float]]:
        by_hand = [super(PlayedMind, self).judge(world, seat) for world in worlds]
        both = zip(self.first.judgements(worlds, seat), by_hand, strict=True)
        return [[(learnt + hand) / 2 for learnt, hand in zip(*shares, strict=True)] for shares in both]


class TrustedMind(PlayedMind):
    """Where imagined games are cut, the network judges alone."""

    def judgements(self, worlds: Sequence[State], seat: int) -> list[Sequence[float]]:
        return self.first.judgements(worlds, seat)


SEARCHING: Final[Mapping[str, type[JudgingMind | IdeasMind]]] = {
    "ideas": IdeasMind,
    "judged": PromisingMind,
    "played": PlayedMind,
    "trusted": TrustedMind,
    "whole": LearnedMind,
}
"""How a search thinks with a network, by what the game's `SEARCH` says."""


def fitting_network(window: Window) -> Network | None:
    """The network of a game, if it has one and that has learnt to play such a table and to answer such a question."""
    game = window.game
    room = getattr(game.insight, "features", None)
    if room is None or window.decision.question in left_to_habit(room):
        return None
    return network_of(game.package) if room.fits(window.players, window.options) else None


def chairs(room: Any, world: State, seats: Sequence[int]) -> list[list[int]]:
    """What each of them knows; a game may look at what lies open once for all."""
    at_once = getattr(room, "chairs", None)
    found: list[list[int]] = at_once(world, seats) if at_once else [room.features(world, seat) for seat in seats]
    return found


def left_to_habit(room: Any) -> frozenset[str]:
    """The questions that a network does not answer."""
    left: frozenset[str] = getattr(room, "LEFT", frozenset())
    return left


def instinctive_mind(window: Window) -> Mind | None:
    """How somebody thinks who does at once what a network answers; one that only judges looks one move ahead."""
    network = fitting_network(window)
    if network is None:
        return None
    answers = window.game.insight.features.ACTIONS
    return (LearnedMind if answers else PromisingMind)(window.game, network)


def searching_mind(window: Window, *, hurried: bool = False, unproven: bool = False) -> Mind | None:
    """How a search thinks with the network of its table; what of it helps there, the game's `SEARCH` says.

    None, too, with so many players that no match has shown that it helps, unless what is unproven is wished for. For
    ideas it is asked once, which even a slow network answers in time, unless answers are spelled.
    """
    network = fitting_network(window)
    if network is None:
        return None
    room: Any = window.game.insight.features
    if window.players in getattr(room, "UNPROVEN", ()) and not unproven:
        return None
    mind = SEARCHING[room.SEARCH]
    if hurried and not network.quick:
        asked_once = issubclass(mind, IdeasMind) and not spelled_in(room)
        return IdeasMind(window.game, network) if asked_once else None
    return mind(window.game, network)


def shared_out(
    asked: Sequence[Asked],
    questions: frozenset[str],
    to_these: Callable[[Sequence[Asked]], list[Move]],
    to_others: Callable[[Sequence[Asked]], list[Move]],
) -> list[Move]:
    """All answers, in order: those to some questions are found in one way, those to others in another."""
    if not questions:
        return to_others(asked)
    found: list[Iterator[Move]] = []
    for answers, wanted in ((to_others, False), (to_these, True)):
        mine = [each for each in asked if (each[2].question in questions) is wanted]
        found.append(iter(answers(mine) if mine else ()))
    return [next(found[each[2].question in questions]) for each in asked]


def favoured(decision: Decision, logits: list[int], rng: Rng) -> Move:
    if decision.secret:
        return drawn(decision.moves, logits, rng)
    return decision.moves[logits.index(max(logits))]
