"""What people at a table want the others to agree to, as the table shows it."""

from typing import Literal, NamedTuple


class Motion(NamedTuple):
    """One voice: `voter` wants `seat` to leave, or agrees that `seat` takes back all moves but the first `kept`."""

    kind: Literal["kick", "undo"]
    seat: int
    voter: int
    kept: int = 0


Motions = tuple[Motion, ...]


class UndoWish(NamedTuple):
    """Somebody wants all moves taken back but the first ones; these seats agree."""

    seat: int
    kept: int
    agreed: frozenset[int]


def undo_wish(motions: Motions) -> UndoWish | None:
    asked = next((motion for motion in motions if motion.kind == "undo" and motion.voter == motion.seat), None)
    if asked is None:
        return None
    agreed = frozenset(motion.voter for motion in motions if motion.kind == "undo" and motion.seat == asked.seat)
    return UndoWish(asked.seat, asked.kept, agreed)


def kick_votes(motions: Motions) -> dict[int, tuple[int, ...]]:
    """Seats that others want to see empty, and who wants it."""
    votes: dict[int, tuple[int, ...]] = {}
    for motion in motions:
        if motion.kind == "kick":
            votes[motion.seat] = (*votes.get(motion.seat, ()), motion.voter)
    return votes
