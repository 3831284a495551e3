"""Judging one decision: a glance at every one, a second look where the glance finds it costly or fine beyond habit.

What speaks for a move is found in some worlds and measured in others: whoever comes out best of many by luck alone is
not believed.
"""

from typing import Final

import msgspec

from dracotheque.analysis.chairs import Chair
from dracotheque.analysis.values import Considered, Estimate, Judged, Verdict, content_of
from dracotheque.bots import Advice, Bot, Budget, Reason, explain
from dracotheque.bots.mind import Mind
from dracotheque.bots.player import best as leading
from dracotheque.bots.player import options as considered
from dracotheque.bots.player import ranked
from dracotheque.bots.search import think
from dracotheque.core.moves import Move
from dracotheque.core.traits import Traits

SLIP: Final = 0.02
"""A move that surely gave away as much of the victory is a slip."""
BLUNDER: Final = 0.08
FIND: Final = 0.03
"""A move that surely promises as much more than habit is a find."""
NOTHING: Final = Estimate(0.0, 0.0, 0.0)
SHOWN: Final = 5
"""How many moves of the adviser's are kept."""
FEWEST: Final = 8
"""Worlds from which noise can be told at all."""


class Depth(msgspec.Struct, frozen=True):
    """How long is thought about one decision, in imagined games."""

    chance: int
    """For the chances of each seat."""
    glance: int
    """To find a better move at first sight."""
    first: int
    """To compare it with the one that was played."""
    second: int
    """To compare them once more."""
    advice: int
    """What the adviser thinks of a move that deserves it."""

    @classmethod
    def of(cls, traits: Traits, wished: int | None = None) -> "Depth":
        """All but the chances in proportion to what a game calls its study, or to what is wished instead."""
        study = wished or traits.study
        return cls(traits.worlds, study, max(FEWEST, study // 3), max(2 * FEWEST, 2 * study), 4 * study)


def glance(chair: Chair, number: int, played: Move, depth: Depth) -> Judged:
    """What comes to mind within a moment."""
    decision = chair.window.decision
    if len(decision.moves) == 1 and not decision.open_ended:
        return _judged(chair, number, played, Advice(move=played, options=(), reason=Reason("reason-forced")), looks=0)
    return _compared(chair, number, played, _first_advice(chair, played, depth), depth.first, look=1)


def deserves_more(judged: Judged) -> bool:
    """Whether it may turn out to be more than fine, or less."""
    return judged.looks == 1 and (judged.cost.high >= SLIP or judged.gain.high >= FIND)


def second_look(chair: Chair, judged: Judged, played: Move, depth: Depth, bot: Bot) -> Judged:
    """The adviser thinks, and what it found is compared with the move in worlds that nobody has looked at yet."""
    advice = explain(bot, chair.window, chair.dice("advice"))
    if chair.window.decision.secret and advice.options:
        # It varies among the good ones, which is no reason to blame somebody for another: the best of them counts.
        advice = msgspec.structs.replace(advice, move=advice.options[0].move)
    return _compared(chair, judged.number, played, advice, depth.second, look=2)


def verdict_of(judged: Judged) -> Verdict:
    """What the bounds prove, noise apart; what they leave open is fine."""
    if not judged.looks:
        return "forced"
    if judged.cost.low >= BLUNDER:
        return "blunder"
    if judged.cost.low >= SLIP:
        return "slip"
    return "find" if judged.gain.low >= FIND else "fine"


def _first_advice(chair: Chair, played: Move, depth: Depth) -> Advice:
    window, mind = chair.window, chair.mind
    dice = chair.dice("glance")
    if not mind.ponders(window.decision.question):
        return Advice(move=mind.move_at(window, dice), options=(), reason=Reason("reason-habit"))
    search = think(window, mind, dice)
    search.consider(played)
    search.run(Budget(iterations=depth.glance))
    edge, reason = leading(search, 0.0)
    return Advice(move=edge.move, options=ranked(considered(search), edge.move), reason=reason)


def _compared(chair: Chair, number: int, played: Move, advice: Advice, worlds: int, look: int) -> Judged:
    if advice.move != played:
        found = chair.difference(advice.move, played, worlds, f"cost {look}")
        effects = tuple([-effect for effect in found.effects])
        return _judged(chair, number, played, advice, looks=look, worlds=worlds, cost=found.own, effects=effects)
    habit = Mind(chair.window.game, "regular").move_at(chair.window, chair.dice("habit"))
    if habit == played:
        return _judged(chair, number, played, advice, looks=look)
    gain = chair.difference(played, habit, worlds, f"gain {look}").own
    return _judged(chair, number, played, advice, looks=look, worlds=worlds, gain=gain)


def _judged(
    chair: Chair,
    number: int,
    played: Move,
    advice: Advice,
    *,
    looks: int,
    worlds: int = 0,
    cost: Estimate = NOTHING,
    gain: Estimate = NOTHING,
    effects: tuple[float, ...] = (),
) -> Judged:
    judged = Judged(
        number=number,
        seat=chair.seat,
        question=chair.window.decision.question,
        move=content_of(played),
        best=content_of(advice.move),
        cost=cost,
        gain=gain,
        effects=effects or (0.0,) * chair.players,
        verdict="fine",
        reason=advice.reason,
        options=tuple([Considered(content_of(each.move), each.chance, each.weight) for each in advice.options[:SHOWN]]),
        worlds=worlds,
        looks=looks,
    )
    return msgspec.structs.replace(judged, verdict=verdict_of(judged))
