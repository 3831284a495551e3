"""One game between bots, from the first decision to the end or to the limit."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

import msgspec

from dracotheque.arena.seeds import bot_rng, clock_rng
from dracotheque.bots import Bot
from dracotheque.core.errors import IllegalMove
from dracotheque.core.game import Game
from dracotheque.core.moves import CLOCK
from dracotheque.core.options import Options
from dracotheque.core.state import State
from dracotheque.core.window import Window

LIMIT: Final = 200_000
"""Decisions after which a game counts as unfinished."""
AUDIT_EVERY: Final = 1
"""Decisions between two audits: what is lost or made stays so, and the last state is audited too."""
CLOCK_SPAN: Final = 200
"""The clock strikes within this many decisions of the start, or of its last stroke."""


class MatchResult(msgspec.Struct, frozen=True, kw_only=True):
    """How a match between bots went."""

    finished: bool
    decisions: int
    audits: int
    ending: str
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    digest: str
    """The fingerprint of the last state."""
    figures: dict[str, int]
    """What the game itself counts."""


def play_match(
    game: Game,
    players: int,
    options: Mapping[str, object] | Options | None,
    seed: int,
    bots: Sequence[Bot],
    *,
    audit: bool = True,
    limit: int = LIMIT,
) -> MatchResult:
    """Let one bot per seat play a game; with `audit` its invariants are checked along the way and at the end."""
    state: State = game.start(players, options, seed=seed, events=False)
    thinkers = [(bot, Window(state, seat), bot_rng(seed, seat)) for seat, bot in enumerate(bots)]
    clock = clock_rng(seed)
    strike = int(clock.random() * CLOCK_SPAN)
    decisions = audits = 0
    next_audit = AUDIT_EVERY
    while not state.over and decisions < limit:
        if CLOCK in state.actors and (decisions >= strike or state.actors == (CLOCK,)):
            moves = state.decision(CLOCK).moves
            state.play(CLOCK, moves[int(clock.random() * len(moves))])
            strike = decisions + 1 + int(clock.random() * CLOCK_SPAN)
        else:
            decisions += answer_all(state, thinkers)
        if audit and (decisions >= next_audit or state.over):
            game.audit(state)
            audits += 1
            next_audit = decisions + AUDIT_EVERY
    return MatchResult(
        finished=state.over,
        decisions=decisions,
        audits=audits,
        ending=state.ending,
        scores=state.scores,
        winners=state.winners,
        digest=state.digest(),
        figures=game.figures(state),
    )


def answer_all(state: State, thinkers: Sequence[tuple[Bot, Window, Random]]) -> int:
    """Ask everybody who is asked, in seat order, and play the answers only when all are in.

    Where the game goes on with the first who answers, a later answer may come too late: then it is dropped.
    """
    answers = []
    for seat in state.actors:
        if seat != CLOCK:
            bot, window, rng = thinkers[seat]
            answers.append((seat, bot.choose(window, rng)))
    sealed = bool(state.sealed)
    played = 0
    for seat, move in answers:
        try:
            state.play(seat, move)
        except IllegalMove:
            if sealed or not played:
                raise
        else:
            played += 1
    return played
