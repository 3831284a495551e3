"""What people at a table want the others to agree to, as the table shows it."""

from typing import Final, Literal, NamedTuple

MotionKind = Literal["kick", "keep", "undo", "close"]
NO_SEAT: Final = -1
"""Of a host who does not sit at the table."""


class Motion(NamedTuple):
    """One voice of `voter`.

    `seat` shall leave, or stay; `seat` may take back all moves but the first `kept`; the table of the host at `seat`
    may be closed.
    """

    kind: MotionKind
    seat: int
    voter: int
    kept: int = 0
    reason: str = ""


Motions = tuple[Motion, ...]


class Wish(NamedTuple):
    """Somebody wants something of everybody (all moves taken back but the first ones); these seats agree."""

    seat: int
    kept: int
    agreed: frozenset[int]


class KickVote(NamedTuple):
    """Others want a seat to be empty: who, and why."""

    voters: tuple[int, ...]
    reason: str


def undo_wish(motions: Motions) -> Wish | None:
    return _wish(motions, "undo")


def close_wish(motions: Motions) -> Wish | None:
    """The host wants to close a table at which people play."""
    return _wish(motions, "close")


def _wish(motions: Motions, kind: MotionKind) -> Wish | None:
    asked = next((motion for motion in motions if motion.kind == kind and motion.voter == motion.seat), None)
    if asked is None:
        return None
    agreed = frozenset(motion.voter for motion in motions if motion.kind == kind and motion.seat == asked.seat)
    return Wish(asked.seat, asked.kept, agreed)


def kick_votes(motions: Motions) -> dict[int, KickVote]:
    """Seats that others want to see empty, who wants it, and the first reason that was given."""
    votes: dict[int, KickVote] = {}
    for motion in motions:
        if motion.kind == "kick":
            voters, reason = votes.get(motion.seat, ((), ""))
            votes[motion.seat] = KickVote((*voters, motion.voter), reason or motion.reason)
    return votes


def keepers(motions: Motions, seat: int) -> frozenset[int]:
    """Who wants this seat to stay."""
    return frozenset(motion.voter for motion in motions if motion.kind == "keep" and motion.seat == seat)
