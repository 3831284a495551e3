"""The answers of a sensible player, from nothing but what that player sees. (11)"""

from collections.abc import Callable, Sequence
from typing import Any, Final

from dracotheque.core.chance import Rng
from dracotheque.core.decisions import Decision
from dracotheque.core.moves import Move
from dracotheque.core.scoring import one_of_the_best

from ..components import TOKEN
from ..components.bundles import numbers_of
from ..moves import DONE, HOLD, PASS, REFUSE, PlayCard, Propose, Sign, SignDeal, Steal
from ..state.papers import Offer
from ..steps.deals import side_of
from ..view.sights import Draft, GoldView
from .attacks import attack_scores, replace_scores
from .objects import eye_scores, pinch_scores, reaction_worth, theft_worth
from .outlook import Outlook
from .sharing import Bargain
from .trades import Trader
from .weights import CLOCK_VERSIONS, NEAR_TIE

# The moves of a question are of one type each; which one, only its scorer knows.
Scorer = Callable[[Outlook, Sequence[Any], Rng], list[float]]
Chooser = Callable[[Outlook, Decision, float | None], Move]


def policy(view: GoldView, decision: Decision, rng: Rng, sand: float | None = None) -> Move:
    """The move a sensible player makes; `sand` is how much of it has run, for whoever watches a clock."""
    moves = decision.moves
    if len(moves) == 1:
        return moves[0]
    outlook = Outlook(view)
    if decision.question in CHOOSERS:
        return CHOOSERS[decision.question](outlook, decision, sand)
    return one_of_the_best(moves, SCORERS[decision.question](outlook, moves, rng), rng, NEAR_TIE)


# Sharing.


def speak(o: Outlook, decision: Decision, sand: float | None) -> Move:
    bargain = Bargain(o, sand)
    split = bargain.proposal()
    return HOLD if split is None else bargain.move(split)


def vote(o: Outlook, decision: Decision, sand: float | None) -> Move:
    bargain = Bargain(o, sand)
    accepted = bargain.accepts(bargain.splits[bargain.sharing.drafts[-1].author])
    return decision.moves[0] if accepted else REFUSE


def bargain(o: Outlook, decision: Decision, sand: float | None) -> Move:
    """Sign what waits for oneself only, or what all may come to sign; else concede a little, or wait."""
    view = Bargain(o, sand)
    own = view.own
    complete = [draft for draft in view.sharing.drafts if draft.complete]
    acceptable = [draft for draft in complete if draft is own or view.accepts(view.splits[draft.author])]
    best = max(acceptable, key=lambda draft: prospects(view, draft), default=None)
    if best is not None and best is not own:
        return Sign(best.author, best.version)
    may_write = any(isinstance(move, Propose) for move in decision.moves)
    everybody_spoke = len(view.sharing.drafts) == len(view.party)
    if may_write and (own is None or (own.version < CLOCK_VERSIONS and everybody_spoke)):
        split = view.proposal() if own is None else view.proposal(view.proposed())
        if split is not None:
            return view.move(split)
    if own is not None and own.complete:
        return Sign(own.author, own.version)
    return decision.moves[0]


def prospects(view: Bargain, draft: Draft) -> tuple[bool, int, int]:
    """Whether only one's own signature is missing, how many seem content, and who speaks first: so that all agree."""
    split = view.splits[draft.author]
    content = [seat for seat in view.party if view.value(seat, split[seat]) >= view.wanted(seat)]
    ready = {*draft.signed} | {view.me} == {*view.party}
    return ready, len(content), -view.party.index(draft.author)


# Thefts.


def steal_scores(o: Outlook, moves: Sequence[Any], rng: Rng) -> list[float]:
    fighters = o.view.lairs[o.sharing.slot - 1].fighters
    assisted = any(fighter.seat == o.me and fighter.adventurer == "wizard" for fighter in fighters)
    return [theft_score(o, move, assisted) if isinstance(move, Steal) else 0.0 for move in moves]


def theft_score(o: Outlook, move: Steal, assisted: bool) -> float:
    if assisted and not move.velvet:
        held = o.held[move.victim]
        return max([o.gain(o.me, kind) for kind, count in enumerate(held) if count >= 0.5], default=0.0)
    return theft_worth(o, move.victim, 1 + move.velvet)


# The Fair.


def market(o: Outlook, decision: Decision, sand: float | None) -> Move:
    offer = Trader(o).best_offer()
    return PASS if offer is None else offer[0]


def answer_deal(o: Outlook, decision: Decision, sand: float | None) -> Move:
    assert o.view.fair is not None
    return decision.moves[0] if signs(o, o.view.fair.offers[-1]) else REFUSE


def signs(o: Outlook, offer: Offer) -> bool:
    """Whether a deal is worth signing, for whoever it concerns."""
    own = side_of(offer.deal, o.me)
    others = [side for side in offer.deal.sides if side.seat != o.me]
    return own is not None and Trader(o).accepts(own, others)


def trade(o: Outlook, decision: Decision, sand: float | None) -> Move:
    """Sign what is worth it, post one's best offer once, and be done."""
    fair = o.view.fair
    assert fair is not None
    for move in decision.moves:
        if isinstance(move, SignDeal) and any(
            offer.deal == move.deal and offer.maker == move.maker and signs(o, offer) for offer in fair.offers
        ):
            return move
    best = Trader(o).best_offer()
    has_posted = any(offer.maker == o.me for offer in fair.offers)
    if best is not None and not has_posted and not o.view.places[o.me].done:
        return best[0]
    return DONE


# Magic objects.


def pick_scores(o: Outlook, moves: Sequence[Any], rng: Rng) -> list[float]:
    sign = 1.0 if o.me in o.sharing.participants else -1.0
    return [sign * o.bundle_gain(o.me, numbers_of(move.tokens)) for move in moves]


SCORERS: Final[dict[str, Scorer]] = {
    "attack": attack_scores,
    "replace": replace_scores,
    "steal": steal_scores,
    "take": lambda o, moves, rng: [o.gain(o.me, TOKEN[move.token]) for move in moves],
    "give": lambda o, moves, rng: [o.loss(o.me, move.tokens) for move in moves],
    "react": lambda o, moves, rng: [reaction_worth(o, move) for move in moves],
    "draw": lambda o, moves, rng: [float(isinstance(move, PlayCard)) for move in moves],
    "pick": pick_scores,
    "eye": eye_scores,
    "plan": lambda o, moves, rng: pinch_scores(o, moves, "attack"),  # the next occasion is most often an attack
    "pinch": lambda o, moves, rng: pinch_scores(o, moves, o.asked_about("occasion")),
}
"""How the answers to a question compare."""
CHOOSERS: Final[dict[str, Chooser]] = {
    "speak": speak,
    "vote": vote,
    "bargain": bargain,
    "market": market,
    "answer_deal": answer_deal,
    "trade": trade,
}
"""How a question is answered whose answers listed are only suggestions."""
