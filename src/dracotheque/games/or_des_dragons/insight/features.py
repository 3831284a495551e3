"""What a player knows as a short list of numbers, and every answer as one: what this game's network reads and says.

A feature is present or absent. The player who looks comes first, then the rivals from the richest to the poorest, as
far as one can tell; lairs stand in the order of what their dragons lack. One network serves every number of players.
"""

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from math import exp, sqrt
from typing import Any, Final, NamedTuple

from dracotheque.core.bits import numbers_of as numbers_in
from dracotheque.core.decisions import Decision
from dracotheque.core.numbering import Numbers

from ..components import (
    BAND,
    BLACK_DIAMOND,
    BLACK_DIAMOND_WORTH,
    COPIES,
    DRAGONS,
    FAIR_AFTER,
    GEMS,
    GOLD,
    KINDS,
    MAJORITY,
    NO_DRAGON,
    NOBODY,
    OWNER,
    RED,
    ROLE,
    ROLE_OF,
    ROLES,
    SILVER,
    SLOTS,
    TOKEN,
    TOKENS,
    UNKNOWN,
    WIZARD,
)
from ..components.bundles import numbers_of, unpacked
from ..moves import Propose, Sign, Steal
from ..options import GoldOptions
from ..state import Table
from ..state.memory import certain, unaccounted
from ..state.papers import Parchment
from ..steps.sharing import vote
from .weights import SPREAD, TIE_LEAD

SEARCH: Final = "played"
"""A search asks the network what is worth a thought, lets it play imagined games on, and judges by hand as well."""
SEATS: Final = 6
QUESTIONS: Final = ("attack", "speak", "vote", "steal", "take")
LEFT: Final = frozenset({"market", "answer_deal"})
"""The Fair is left to the rule of thumb."""
SIXTEENTHS: Final = 16
"""Points are reckoned in sixteenths, …"""
EIGHTHS: Final = 8
"""… and shares in eighths of an equal one."""
STEP: Final = 3
"""Points that are told as one."""
MOST_TOKENS: Final = 4
MOST_WORTH: Final = 15
MOST_COMING: Final = 9
FARTHEST: Final = 5
"""The farthest lead in a gem that is told."""
MOST_GEMS: Final = max(COPIES[gem] for gem in GEMS)
MOST_GRAINS: Final = 18
MOST_PART: Final = 16
BAGS: Final = 20
IN_A_BAG: Final = 6
MOST_LACK: Final = 10

_inputs: Final = Numbers()
PLAYERS_AT: Final = _inputs.block(SEATS + 1)
QUESTION_AT: Final = _inputs.each(QUESTIONS)
DECK_AT: Final = _inputs.block(len(DRAGONS) + 1)
FAIR_AT: Final = _inputs.block(FAIR_AFTER + 1)
BAG_AT: Final = _inputs.block(BAGS + 1)
LEAD_AT: Final = _inputs.block(len(GEMS) * (2 * FARTHEST + 1))
COMING_AT: Final = _inputs.block(len(GEMS) * (MOST_COMING + 1))
TREASURE_AT: Final = _inputs.block(KINDS * (MOST_TOKENS + 1))
TREASURE_WORTH_AT: Final = _inputs.block(MOST_WORTH + 1)
PARTY_AT: Final = _inputs.block(SEATS + 1)
GRAINS_AT: Final = _inputs.block(MOST_GRAINS + 1)
VOTES_AT: Final = _inputs.block(SEATS + 1)
SHARE_AT: Final = _inputs.block(KINDS * (MOST_TOKENS + 1))
OWN_PART_AT: Final = _inputs.block(MOST_PART + 1)
ASKED_PART_AT: Final = _inputs.block(MOST_PART + 1)
ASSISTED_AT: Final = _inputs.block(1)

# Of each lair; these are the numbers of the first, and those of the next lie LAIR further on.
LACK_AT: Final = _inputs.block(MOST_LACK + 1)
HIDDEN_AT: Final = _inputs.block(max(UNKNOWN) + 1)
LYING_AT: Final = _inputs.block(KINDS * (MOST_TOKENS + 1))
LYING_WORTH_AT: Final = _inputs.block(MOST_WORTH + 1)
UNDER_AT: Final = _inputs.block(SEATS * len(ROLES))
LAIR: Final = _inputs.next - LACK_AT
_inputs.block(LAIR * (SLOTS - 1))

# Of each place of the table; these are the numbers of the first, and those of the next lie PLACE further on.
MOST: Final = {
    "points": 24,
    "ahead": 12,
    "coins": 15,
    "gold": 9,
    "red": 7,
    "sapphire": 7,
    "emerald": 7,
    "amethyst": 7,
    "amber": 7,
    "diamond": 5,
    "unknown": 3,
    "turn": SEATS,
    "part": 12,
}
"""What is counted of a player, and how far."""
COUNT_AT: Final = {what: _inputs.block(most + 1) for what, most in MOST.items()}
BLACK_AT: Final = _inputs.block(1)
READY_AT: Final = _inputs.block(len(ROLES))
RESTING_AT: Final = _inputs.block(len(ROLES))
SHARES_AT: Final = _inputs.block(1)
AUTHOR_AT: Final = _inputs.block(1)
REFUSED_AT: Final = _inputs.block(1)
VICTIM_AT: Final = _inputs.block(1)
PLACE: Final = _inputs.next - COUNT_AT["points"]
INPUTS: Final = _inputs.next + (SEATS - 1) * PLACE


def fits(players: int, options: GoldOptions) -> bool:
    """The network has learnt the basic rules, grain by grain."""
    return options.ruleset == "basic" and options.sand == "grains"


def contenders(s: Table) -> Sequence[int]:
    """Who can still win. (5.ranking)"""
    return range(s.players)


# What things are worth, in sixteenths of a point.


class Claims(NamedTuple):
    """Who is how near to the majority of a gem."""

    coming: int
    """How many are not behind a screen yet, as far as one can be sure."""
    leads: tuple[int, ...]
    """How many more than the best rival everybody has; one less where there is none at all."""
    points: tuple[int, ...]
    """What that is worth to everybody."""
    gained: tuple[tuple[int, ...], ...]
    """What everybody gains by so many more."""


@lru_cache(maxsize=1 << 14)
def claims(owned: tuple[int, ...], free: int, players: int) -> Claims:
    """Everybody's, of a gem that so many own and of which so many are in the game."""
    coming = max(0, free - sum(owned))
    first, second = sorted(owned)[-1:-3:-1]
    leads = tuple([count - (second if count == first else first) - (not count) for count in owned])
    points = tuple([claim(lead, coming, players) for lead in leads])
    most = range(MOST_GEMS + 1)
    gained = tuple(
        [
            tuple([claim(lead + more, coming, players) - own for more in most])
            for lead, own in zip(leads, points, strict=True)
        ]
    )
    return Claims(coming, leads, points, gained)


@cache
def claim(lead: int, coming: int, players: int) -> int:
    """A majority to whoever leads by so many gems, with so many still to come. (5.majority)"""
    spread = SPREAD[0] + SPREAD[1] * sqrt(coming)
    chance = 1.0 / (1.0 + exp(-(lead + TIE_LEAD["basic"]) / spread))
    return round(SIXTEENTHS * MAJORITY[players][0] * chance)


def coins(counts: Sequence[int]) -> int:
    """What counts by the piece. (5)"""
    pieces = counts[SILVER] + 3 * counts[GOLD] + counts[RED] + counts[BLACK_DIAMOND] * BLACK_DIAMOND_WORTH["basic"]
    return SIXTEENTHS * pieces


class Sight:
    """What a viewer can be sure of behind every screen, and what it is worth. (11.5)"""

    __slots__ = ("claims", "held", "order", "party", "points", "treasure")

    def __init__(self, s: Table, viewer: int) -> None:
        players = s.players
        self.held = [s.loot_of(seat) if seat == viewer else certain(s, viewer, seat) for seat in range(players)]
        self.claims = [
            claims(tuple([held[gem] for held in self.held]), COPIES[gem] - s.lost[gem], players) for gem in GEMS
        ]
        self.points = [
            coins(held) + sum([each.points[seat] for each in self.claims]) for seat, held in enumerate(self.held)
        ]
        rivals = [(viewer + turn) % players for turn in range(1, players)]
        rivals.sort(key=self.points.__getitem__, reverse=True)
        self.order = [viewer, *rivals]
        self.party = s.sharing.party
        self.treasure: list[int] = []
        """What all that is shared is worth to each participant."""
        if self.party:
            self.treasure = [max(1, self.worth(seat, s.sharing.treasure)) for seat in self.party]

    def worth(self, seat: int, counts: Sequence[int]) -> int:
        """What these tokens are worth to a player."""
        total = coins(counts)
        for gem, each in zip(GEMS, self.claims, strict=True):
            if count := counts[gem]:
                total += each.gained[seat][count]
        return total

    def parts(self, split: Sequence[Sequence[int]]) -> list[int]:
        """What each participant gets, in eighths of an equal part of what the treasure is worth to that one."""
        eighths = EIGHTHS * len(self.party)
        return [
            self.worth(seat, split[seat]) * eighths // whole
            for seat, whole in zip(self.party, self.treasure, strict=True)
        ]


def lairs(s: Table) -> list[tuple[int, int]]:
    """What the dragon of each lair still lacks, and the lair; a dead dragon and an empty lair come last."""
    return sorted([(lack(s, slot), slot) for slot in range(SLOTS)])


def lack(s: Table, slot: int) -> int:
    is_alive = s.dragons[slot] != NO_DRAGON and slot != s.sharing.killed
    return s.power_in(slot) - s.strengths[slot] if is_alive else MOST_LACK + 1


# What is seen.


def features(s: Table, viewer: int) -> list[int]:
    """What this player knows, from the most general to the sharing."""
    sight = Sight(s, viewer)
    found = [
        PLAYERS_AT + s.players,
        DECK_AT + len(s.deck),
        FAIR_AT + max(0, FAIR_AFTER - s.replacements),
        BAG_AT + min(-(-s.bag_size // IN_A_BAG), BAGS),
    ]
    if s.asked in QUESTION_AT:
        found.append(QUESTION_AT[s.asked])
    for number, each in enumerate(sight.claims):
        lead = max(-FARTHEST, min(each.leads[viewer], FARTHEST))
        found.append(LEAD_AT + number * (2 * FARTHEST + 1) + FARTHEST + lead)
        found.append(COMING_AT + number * (MOST_COMING + 1) + min(each.coming, MOST_COMING))
    _of_the_lairs(s, sight, found)
    _of_the_places(s, sight, found)
    if s.sharing.party:
        _of_the_party(s, sight, viewer, found)
        if viewer in s.sharing.party and any(s.sharing.treasure):
            _of_the_sharing(s, sight, viewer, found)
    return found


def _of_the_lairs(s: Table, sight: Sight, found: list[int]) -> None:
    for rank, (missing, slot) in enumerate(lairs(s)):
        if missing <= MOST_LACK:
            at = rank * LAIR
            tokens = s.tokens_on(slot)
            found += (at + LACK_AT + max(0, missing), at + HIDDEN_AT + UNKNOWN[s.dragons[slot]])
            found += _counted(tuple(tokens), at + LYING_AT)
            found.append(at + LYING_WORTH_AT + _steps(sight.worth(sight.order[0], tokens), 2))
            for adventurer in s.under[slot]:
                place = sight.order.index(OWNER[adventurer])
                found.append(at + UNDER_AT + place * len(ROLES) + ROLE_OF[adventurer])


def _of_the_places(s: Table, sight: Sight, found: list[int]) -> None:
    own = sight.points[sight.order[0]]
    for place, seat in enumerate(sight.order):
        at = place * PLACE
        held = sight.held[seat]
        points = sight.points[seat]
        found += _of_a_place(at, tuple(held), s.ready[seat], s.resting[seat])
        found.append(at + COUNT_AT["points"] + min(points // (SIXTEENTHS * STEP), MOST["points"]))
        found.append(at + COUNT_AT["turn"] + (seat - s.active) % s.players)
        if place:
            ahead = (points - own) // (SIXTEENTHS * STEP) + MOST["ahead"] // 2
            found.append(at + COUNT_AT["ahead"] + max(0, min(ahead, MOST["ahead"])))
            unknown = unaccounted(s, seat, held)
            if unknown:
                found.append(at + COUNT_AT["unknown"] + min(unknown, MOST["unknown"]))


@lru_cache(maxsize=1 << 16)
def _of_a_place(at: int, held: tuple[int, ...], ready: int, resting: int) -> tuple[int, ...]:
    """Loot and adventurers of a player; what a player has none of is not told."""
    counts = {"coins": (held[SILVER] + held[RED] + 3 * held[GOLD]) // STEP}
    counts |= {TOKENS[kind]: held[kind] for kind in (GOLD, RED, *GEMS)}
    seen = [at + COUNT_AT[what] + min(count, MOST[what]) for what, count in counts.items() if count > 0]
    if held[BLACK_DIAMOND] > 0:
        seen.append(at + BLACK_AT)
    return (*seen, *numbers_in(ready, at + READY_AT), *numbers_in(resting, at + RESTING_AT))


def _of_the_party(s: Table, sight: Sight, viewer: int, found: list[int]) -> None:
    """Who shares, and who is being robbed."""
    order = sight.order
    found += [SHARES_AT + PLACE * order.index(seat) for seat in s.sharing.party]
    found.append(PARTY_AT + len(s.sharing.party))
    if s.stealing.theft:
        found.append(VICTIM_AT + PLACE * order.index(s.stealing.victim))
    if BAND[viewer][WIZARD] in s.under[s.sharing.killed]:
        found.append(ASSISTED_AT)


def _of_the_sharing(s: Table, sight: Sight, viewer: int, found: list[int]) -> None:
    """The treasure, the sand, the split on the table, and what one asked for oneself."""
    party, treasure, parchments = s.sharing.party, s.sharing.treasure, s.sharing.parchments
    found += _counted(treasure, TREASURE_AT)
    found.append(TREASURE_WORTH_AT + _steps(sight.worth(viewer, treasure), STEP))
    found.append(GRAINS_AT + min(s.options.grain_rounds * len(party) - s.sharing.grain, MOST_GRAINS))
    if s.asks(vote):
        found.append(VOTES_AT + len(party) - int(s.context[0]))
    if parchments:
        _of_the_split(s, sight, viewer, parchments[-1], found)
    own = s.sharing.parchment_of(viewer)
    if own is not None:
        parts = sight.parts([unpacked(share) for share in own.split])
        found.append(ASKED_PART_AT + min(parts[party.index(viewer)], MOST_PART))


def _of_the_split(s: Table, sight: Sight, viewer: int, parchment: Parchment, found: list[int]) -> None:
    """Who wrote it, who refused it, and what everybody gets."""
    party, order = s.sharing.party, sight.order
    split = [unpacked(share) for share in parchment.split]
    parts = sight.parts(split)
    found += _counted(tuple(split[viewer]), SHARE_AT)
    found.append(AUTHOR_AT + PLACE * order.index(parchment.author))
    if parchment.refused_by != NOBODY:
        found.append(REFUSED_AT + PLACE * order.index(parchment.refused_by))
    for seat, part in zip(party, parts, strict=True):
        found.append(COUNT_AT["part"] + PLACE * order.index(seat) + min(part, MOST["part"]))
    found.append(OWN_PART_AT + min(parts[party.index(viewer)], MOST_PART))


@lru_cache(maxsize=1 << 14)
def _counted(tokens: tuple[int, ...], at: int) -> tuple[int, ...]:
    """How many tokens of each kind, for kinds of which there are some."""
    return tuple(
        [at + kind * (MOST_TOKENS + 1) + min(count, MOST_TOKENS) for kind, count in enumerate(tokens) if count]
    )


def _steps(worth: int, points: int) -> int:
    """A worth in steps of so many points."""
    return min(worth // (SIXTEENTHS * points), MOST_WORTH)


# The answers: adventurers and lairs, splits by what they give, votes, victims, tokens.

POOREST: Final = 6
"""How well whoever gets least of a split fares, in quarters of an equal part."""
_answers: Final = Numbers()
ATTACK_AT: Final = _answers.block(SLOTS * len(ROLES))
HOLD_AT: Final = _answers.block(1)
PROPOSE_AT: Final = _answers.block((MOST_PART + 1) * POOREST)
SIGN_AT: Final = _answers.block(1)
REFUSE_AT: Final = _answers.block(1)
STEAL_AT: Final = _answers.block(SEATS)
LEAVE_AT: Final = _answers.block(1)
TAKE_AT: Final = _answers.block(KINDS)
ACTIONS: Final = _answers.next


def actions(s: Table, viewer: int, decision: Decision) -> list[int]:
    """The number of each move of a decision; lairs and players by their places as `features` tells them."""
    return NUMBERED[decision.question](s, viewer, decision.moves)


def _attacks(s: Table, viewer: int, moves: Sequence[Any]) -> list[int]:
    ranks = [slot for _, slot in lairs(s)]
    return [ATTACK_AT + ranks.index(move.slot - 1) * len(ROLES) + ROLE[move.adventurer] for move in moves]


def _splits(s: Table, viewer: int, moves: Sequence[Any]) -> list[int]:
    sight = Sight(s, viewer)
    return [_split(s, sight, viewer, move) if isinstance(move, Propose) else HOLD_AT for move in moves]


def _split(s: Table, sight: Sight, viewer: int, move: Propose) -> int:
    """By what the speaker gets, and what the poorest of the others gets."""
    party = s.sharing.party
    split: list[Sequence[int]] = [()] * s.players
    for share in move.shares:
        split[share.seat] = numbers_of(share.tokens)
    parts = sight.parts(split)
    own = parts.pop(party.index(viewer))
    return PROPOSE_AT + min(own, MOST_PART) * POOREST + min(min(parts) // 2, POOREST - 1)


def _victims(s: Table, viewer: int, moves: Sequence[Any]) -> list[int]:
    order = Sight(s, viewer).order
    return [STEAL_AT + order.index(move.victim) if isinstance(move, Steal) else LEAVE_AT for move in moves]


# The moves of a question are of one type or two; which ones, only the question knows.
NUMBERED: Final[dict[str, Callable[[Table, int, Sequence[Any]], list[int]]]] = {
    "attack": _attacks,
    "speak": _splits,
    "vote": lambda s, viewer, moves: [SIGN_AT if isinstance(move, Sign) else REFUSE_AT for move in moves],
    "steal": _victims,
    "take": lambda s, viewer, moves: [TAKE_AT + TOKEN[move.token] for move in moves],
}
