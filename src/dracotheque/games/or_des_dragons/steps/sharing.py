"""Sharing a treasure grain by grain: alternating offers with an immediate vote. (9.2.4)

How every sharing ends, whatever its pace, is here too.
"""

from collections.abc import Mapping, Sequence
from itertools import chain
from operator import add
from typing import Final

from dracotheque.core.errors import IllegalMove
from dracotheque.core.moves import Move
from dracotheque.core.unlisted import Menu

from ..components import KINDS, OWNER, RED, ROLE_OF, WIZARD, Player
from ..components.bundles import NOTHING, PART, bundle, unpacked
from ..effects.playing import draw, draw_objects
from ..events import AgreementReached, GrainHeld, ShareReceived, SplitProposed, SplitRefused, SplitSigned, TreasureLost
from ..moves import HOLD, VOTES, Hold, NoDeal, Propose, Sign, Unsign
from ..state import Table, rules
from ..state.papers import Parchment
from .splits import Split, menu, missing_from, shares_of, split_of, why_no_split, written
from .windows import open_window, why_not_now

HOLD_ONLY: Final = (HOLD,)

draw.refused(why_not_now)


def lose_treasure(s: Table) -> None:
    """No agreement: the treasure is out of the game. (3.1-lost, OD-18)"""
    s.tell(TreasureLost, bundle(s.sharing.treasure))
    s.moment("treasure-lost")
    s.lost = tuple(map(add, s.lost, s.sharing.treasure))
    end_sharing(s)


def end_sharing(s: Table) -> None:
    """The parchments are put away."""
    s.holds = 0
    s.sharing.treasure = NOTHING
    s.sharing.clear_parchments()


def agree(s: Table, parchment: Parchment) -> None:
    """All have signed the same version: it is final. (9.2-agreement)"""
    s.tell(AgreementReached, parchment.author, s.sharing.party)
    s.moment("split-agreed")
    s.agreements += 1
    s.sharing.shares = tuple(chain.from_iterable(map(unpacked, parchment.split)))
    end_sharing(s)
    s.push(hand_out)
    if s.options.ruleset == "advanced":
        open_window(s, "agreement")


# Shares go behind the screens, and wizards draw magic objects. (K5, 4.2-advanced)


@rules.step
def hand_out(s: Table) -> None:
    """Everybody gets the share that was agreed, or the one the Confusion Ring made of it."""
    shares, s.sharing.shares = s.sharing.shares, ()
    s.loot = list(map(add, s.loot, shares))
    if s.told is not None:
        for seat in s.sharing.party:
            s.tell(ShareReceived, seat, bundle(shares[PART[seat]]))
    if s.options.ruleset == "advanced":
        draw_for_reds(s, {seat: shares[seat * KINDS + RED] for seat in s.sharing.party})


def draw_for_reds(s: Table, reds: Mapping[int, int]) -> None:
    """One magic object for each red token received, wizards in the order placed. (4.2-advanced, OD-20)"""
    for adventurer in reversed(s.under[s.sharing.killed]):
        seat = OWNER[adventurer]
        if ROLE_OF[adventurer] == WIZARD and reds[seat]:
            s.push(draw_objects, seat, reds[seat])


# Grain by grain.


@rules.question("9.grains")
def speak(s: Table, seat: int) -> Menu[Split]:
    """Hold, or propose; any complete split is accepted, these are some. (11.3)"""
    return menu(s, seat, HOLD_ONLY)


@speak.judged(Propose)
def why_not_said(s: Table, seat: int, move: Move) -> IllegalMove | None:
    if isinstance(move, NoDeal | Unsign):
        return IllegalMove("refuse-clock-only", "r.clock_only")
    if not isinstance(move, Propose):
        return why_not_now(s, seat, move)
    if refusal := why_no_split(s, move):
        return refusal
    return IllegalMove("refuse-incomplete", "r.incomplete") if missing_from(s, split_of(s, move)) else None


@speak.answered
def say_something(s: Table, seat: int, move: Hold | Propose) -> None:
    if isinstance(move, Propose):
        party = s.sharing.party
        s.holds = 0
        parchment = written(s, seat, split_of(s, move), move.reason)
        if s.told is not None:
            s.tell(SplitProposed, seat, parchment.version, shares_of(s, parchment), (), parchment.reason)
        s.ask(vote, party[(s.sharing.grain + 1) % len(party)], 1)
        return
    s.tell(GrainHeld, seat)
    s.holds += 1
    use_grain(s)


def use_grain(s: Table) -> None:
    """The next participant speaks, unless everybody held or the last grain has fallen. (OD-56)"""
    party = s.sharing.party
    s.sharing.grain = grain = s.sharing.grain + 1
    if s.holds == len(party) or grain == s.options.grain_rounds * len(party):
        lose_treasure(s)
    else:
        s.ask(speak, party[grain % len(party)])


@rules.question("9.grains")
def vote(s: Table, seat: int, asked: int) -> Sequence[Move]:
    """`asked` is how many places after the speaker this participant is."""
    parchment = s.sharing.parchments[-1]
    return VOTES[parchment.author][parchment.version]


@vote.described
def about_vote(s: Table, seat: int, asked: int) -> dict[str, object]:
    parchment = s.sharing.parchments[-1]
    return {"author_seat": parchment.author, "shares": shares_of(s, parchment)}


@vote.refused
def why_no_vote(s: Table, seat: int, move: Move, asked: int) -> IllegalMove | None:
    if isinstance(move, NoDeal | Unsign):
        return IllegalMove("refuse-clock-only", "r.clock_only")
    if isinstance(move, Sign):
        return IllegalMove("refuse-stale-version", "r.stale_version")
    return why_not_now(s, seat, move)


@vote.answered
def count_vote(s: Table, seat: Player, move: Move, asked: int) -> None:
    """The first refusal ends the vote; the last signature makes the agreement."""
    sharing = s.sharing
    party = sharing.party
    parchment = sharing.parchments[-1]
    if not isinstance(move, Sign):
        if s.told is not None:
            s.tell(SplitRefused, seat, parchment.author)
        refused = Parchment(
            parchment.author, parchment.version, parchment.split, True, parchment.reason, refused_by=seat
        )
        sharing.parchments = (*sharing.parchments[:-1], refused)
        use_grain(s)
        return
    if s.told is not None:
        s.tell(SplitSigned, seat, parchment.author, parchment.version)
    if asked + 1 < len(party):
        s.ask(vote, party[(sharing.grain + asked + 1) % len(party)], asked + 1)
    else:
        agree(s, parchment)
