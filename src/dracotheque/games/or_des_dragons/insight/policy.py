"""The answers of a sensible player, from nothing but what that player sees. (11)"""

from collections.abc import Callable, Sequence
from typing import Any, Final

from dracotheque.core.chance import Rng
from dracotheque.core.decisions import Decision
from dracotheque.core.moves import Move

from ..components import ROLE, TOKEN
from ..components.bundles import numbers_of
from ..moves import DONE, HOLD, PASS, REFUSE, PlayCard, Propose, Sign, SignDeal, Steal
from ..state.papers import Offer
from ..view.sights import Draft, GoldView
from .attacks import Campaign, score_attacks
from .objects import eye_scores, pinch_scores, reaction_worth, theft_worth
from .outlook import Outlook
from .sharing import Bargain, split_of
from .trades import Trader
from .weights import CLOCK_VERSIONS, NEAR_TIE

# The moves of a question are of one type each; which one, only its scorer knows.
Scorer = Callable[[Outlook, Sequence[Any], Rng], list[float]]
Chooser = Callable[[Outlook, Decision, float | None], Move]
SCORERS: Final[dict[str, Scorer]] = {
    "take": lambda o, moves, rng: [o.gain(o.me, TOKEN[move.token]) for move in moves],
    "react": lambda o, moves, rng: [reaction_worth(o, move) for move in moves],
    "draw": lambda o, moves, rng: [float(isinstance(move, PlayCard)) for move in moves],
    "eye": eye_scores,
    "plan": lambda o, moves, rng: pinch_scores(o, moves, "attack"),  # the next occasion is most often an attack
}
"""How the answers to a question compare; those that take more than an expression follow by name."""
CHOOSERS: Final[dict[str, Chooser]] = {}


def policy(view: GoldView, decision: Decision, rng: Rng, sand: float | None = None) -> Move:
    """The move a sensible player makes; `sand` is how much of it has run, for whoever watches a clock."""
    moves = decision.moves
    if len(moves) == 1:
        return moves[0]
    outlook = Outlook(view)
    if decision.question in CHOOSERS:
        return CHOOSERS[decision.question](outlook, decision, sand)
    scores = SCORERS[decision.question](outlook, moves, rng)
    bar = max(scores) - NEAR_TIE
    best = [move for move, score in zip(moves, scores, strict=True) if score >= bar]
    return best[0] if len(best) == 1 else best[int(rng.random() * len(best))]


def scorer(function: Scorer) -> Scorer:
    """Register how the answers to the question of this name compare."""
    SCORERS[function.__name__] = function
    return function


def chooser(function: Chooser) -> Chooser:
    """Register how the question of this name is answered, where the answers listed are only suggestions."""
    CHOOSERS[function.__name__] = function
    return function


# Attacks.


@scorer
def attack(o: Outlook, moves: Sequence[Any], rng: Rng) -> list[float]:
    return [score + 0.05 * rng.random() for score in score_attacks(o, list(moves))]


@scorer
def replace(o: Outlook, moves: Sequence[Any], rng: Rng) -> list[float]:
    assert o.view.prompt is not None
    role = ROLE[str(o.view.prompt.about["adventurer"])]
    boosts = tuple(map(str, o.view.prompt.about["boost_cards"]))  # type: ignore[call-overload]  # the names of cards
    campaign = Campaign(o)
    return [campaign.score(move, role, boosts) for move in moves]


# Sharing.


@chooser
def speak(o: Outlook, decision: Decision, sand: float | None) -> Move:
    bargain = Bargain(o, sand)
    split = bargain.proposal()
    return HOLD if split is None else bargain.move(split)


@chooser
def vote(o: Outlook, decision: Decision, sand: float | None) -> Move:
    bargain = Bargain(o, sand)
    accepted = bargain.accepts(split_of(bargain.sharing.drafts[-1], bargain.party))
    return decision.moves[0] if accepted else REFUSE


@chooser
def bargain(o: Outlook, decision: Decision, sand: float | None) -> Move:
    """Sign what waits for oneself only, or what all may come to sign; else concede a little, or wait."""
    view = Bargain(o, sand)
    own = next((draft for draft in view.sharing.drafts if draft.author == o.me), None)
    acceptable = [draft for draft in view.sharing.drafts if draft.complete and is_acceptable(view, draft)]
    best = max(acceptable, key=lambda draft: prospects(view, draft), default=None)
    if best is not None and best is not own:
        return Sign(best.author, best.version)
    may_write = any(isinstance(move, Propose) for move in decision.moves)
    everybody_spoke = len(view.sharing.drafts) == len(view.party)
    if may_write and (own is None or (own.version < CLOCK_VERSIONS and everybody_spoke)):
        split = view.proposal() if own is None else view.proposal(view.value(o.me, split_of(own, view.party)[o.me]))
        if split is not None:
            return view.move(split)
    if own is not None and own.complete:
        return Sign(own.author, own.version)
    return decision.moves[0]


def is_acceptable(view: Bargain, draft: Draft) -> bool:
    return draft.author == view.me or view.accepts(split_of(draft, view.party))


def prospects(view: Bargain, draft: Draft) -> tuple[bool, int, int]:
    """Whether only one's own signature is missing, how many seem content, and who speaks first: so that all agree."""
    split = split_of(draft, view.party)
    content = [seat for seat in view.party if view.value(seat, split[seat]) >= view.wanted(seat, view.sand)]
    ready = {*draft.signed} | {view.me} == {*view.party}
    return ready, len(content), -view.party.index(draft.author)


# Thefts.


@scorer
def steal(o: Outlook, moves: Sequence[Any], rng: Rng) -> list[float]:
    sharing = o.view.sharing
    assert sharing is not None
    lair = o.view.lairs[sharing.slot - 1]
    assisted = any(fighter.seat == o.me and fighter.adventurer == "wizard" for fighter in lair.fighters)
    return [theft_score(o, move, assisted) if isinstance(move, Steal) else 0.0 for move in moves]


def theft_score(o: Outlook, move: Steal, assisted: bool) -> float:
    if assisted and not move.velvet:
        held = o.held[move.victim]
        return max([o.gain(o.me, kind) for kind, count in enumerate(held) if count >= 0.5], default=0.0)
    return theft_worth(o, move.victim, 1 + move.velvet)


@scorer
def give(o: Outlook, moves: Sequence[Any], rng: Rng) -> list[float]:
    return [
        sum([o.gain(o.me, kind, -count) for kind, count in enumerate(numbers_of(move.tokens)) if count])
        for move in moves
    ]


# The Fair.


@chooser
def market(o: Outlook, decision: Decision, sand: float | None) -> Move:
    offer = Trader(o).best_offer()
    return PASS if offer is None else offer[0]


@chooser
def answer_deal(o: Outlook, decision: Decision, sand: float | None) -> Move:
    assert o.view.fair is not None
    return decision.moves[0] if signs(o, o.view.fair.offers[-1]) else REFUSE


def signs(o: Outlook, offer: Offer) -> bool:
    """Whether a deal is worth signing, for whoever it concerns."""
    own = offer.deal.side_of(o.me)
    others = [side for side in offer.deal.sides if side.seat != o.me]
    return own is not None and Trader(o).accepts(own, others)


@chooser
def trade(o: Outlook, decision: Decision, sand: float | None) -> Move:
    """Sign what is worth it, post one's best offer once, and be done."""
    fair = o.view.fair
    assert fair is not None
    for move in decision.moves:
        if isinstance(move, SignDeal) and any(
            offer.deal == move.deal and offer.maker == move.maker and signs(o, offer) for offer in fair.offers
        ):
            return move
    own = [offer for offer in fair.offers if offer.maker == o.me]
    best = Trader(o).best_offer()
    if best is not None and not own and not o.view.places[o.me].done:
        return best[0]
    return DONE


# Magic objects.


@scorer
def pick(o: Outlook, moves: Sequence[Any], rng: Rng) -> list[float]:
    sharing = o.view.sharing
    assert sharing is not None
    sign = 1.0 if o.me in sharing.participants else -1.0
    return [sign * o.bundle_gain(o.me, numbers_of(move.tokens)) for move in moves]


@scorer
def pinch(o: Outlook, moves: Sequence[Any], rng: Rng) -> list[float]:
    assert o.view.prompt is not None
    return pinch_scores(o, moves, str(o.view.prompt.about["occasion"]))
