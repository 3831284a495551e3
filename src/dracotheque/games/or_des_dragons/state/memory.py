"""Tokens that change hands, and who can keep track of them. (7, 11.5)"""

from collections.abc import Collection, Sequence
from operator import add, lt, sub

from dracotheque.core.events import Viewer
from dracotheque.core.seats import changed

from ..components import KINDS, NOBODY
from ..components.bundles import NOTHING
from . import Table
from .knowledge import GAINED, LOST


def gain(s: Table, seat: int, counts: Sequence[int]) -> None:
    """Tokens go behind a screen for all to see."""
    loot = s.loot
    place = seat * KINDS
    for count in counts:
        if count:
            loot[place] += count
        place += 1


def lose(s: Table, seat: int, counts: Sequence[int]) -> None:
    """Tokens leave a screen for all to see."""
    for kind, count in enumerate(counts):
        if count:
            s.loot[seat * KINDS + kind] -= count
            s.knowledge.limit(seat, kind, s.loot[seat * KINDS + kind], s.knowledge.viewers())


def show(s: Table, seat: int, counts: Sequence[int], viewers: Collection[int]) -> None:
    """These viewers see that at least so many tokens are behind a screen, and no more can be in doubt."""
    for kind, count in enumerate(counts):
        if count:
            s.knowledge.limit(seat, kind, s.loot[seat * KINDS + kind] - count, viewers)


def show_empty(s: Table, owner: int) -> None:
    """Everybody learns that there is nothing behind a screen."""
    for viewer in s.knowledge.viewers():
        s.knowledge.see_all(viewer, owner)
    wrong = sum(s.knowledge.slips_of(owner))
    s.knowledge.slip(owner, LOST if wrong > 0 else GAINED, -wrong)
    if sum(s.stealing.pinched):
        s.stealing.cleared |= 1 << owner


def pass_unseen(s: Table, giver: int, taker: int, kind: int) -> None:
    """A token goes from screen to screen; only these two see which, the others that it is one."""
    knowledge = s.knowledge
    doubts = list(knowledge.doubts)
    own = s.loot_of(giver)
    for viewer in knowledge.viewers():
        start = knowledge.place(viewer, giver)
        if viewer in (giver, taker):
            doubts[start + kind] = min(doubts[start + kind], own[kind] - 1)
            continue
        row = doubts[start : start + KINDS]
        doubt = row[kind] if own[kind] > row[kind] else row[kind] - 1
        doubts[start : start + KINDS] = map(add, row, map(lt, row, own))
        doubts[start + kind] = doubt
        doubts[knowledge.place(viewer, taker, kind)] += 1
    knowledge.doubts = tuple(doubts)
    s.loot[giver * KINDS + kind] -= 1
    s.loot[taker * KINDS + kind] += 1
    knowledge.slip(giver, kind, 1)
    knowledge.slip(giver, LOST, -1)
    knowledge.slip(taker, kind, -1)
    knowledge.slip(taker, GAINED, 1)
    s.stealing.thefts += ((taker, giver, kind),)


def pass_in_secret(s: Table, giver: int, taker: int, kind: int, count: int, seers: Collection[int]) -> None:
    """Tokens go from screen to screen, and those who do not see it do not even know that they did. (6.fair_whispers)"""
    knowledge = s.knowledge
    blind = [viewer for viewer in knowledge.viewers() if viewer not in seers]
    for seat, change in ((giver, -count), (taker, count)):
        s.loot[seat * KINDS + kind] += change
        knowledge.slip(seat, kind, -change)
        knowledge.add(blind, seat, kind, change)
    knowledge.limit(giver, kind, s.loot[giver * KINDS + kind], seers)


def pinch_unseen(s: Table, seat: int, kind: int) -> None:
    """A token from a dragon goes behind a screen, and everybody else only sees that it is gone. (4.3.14)"""
    s.loot[seat * KINDS + kind] += 1
    s.knowledge.slip(seat, kind, -1)
    s.knowledge.add([viewer for viewer in s.knowledge.viewers() if viewer != seat], seat, kind, 1)
    s.stealing.thefts += ((seat, NOBODY, kind),)
    if s.stealing.culprit != NOBODY:
        s.stealing.culprit = NOBODY
        s.stealing.cleared = 0
        s.stealing.pinched = NOTHING
    s.stealing.pinched = changed(s.stealing.pinched, kind, s.stealing.pinched[kind] + 1)


def certain(s: Table, viewer: Viewer, owner: int) -> list[int]:
    """What this viewer knows to be behind a screen, at least; whispers may have made it false."""
    return list(map(sub, s.loot_of(owner), s.knowledge.doubts_about(viewer, owner)))


def unaccounted(s: Table, owner: int, sure: Sequence[int]) -> int:
    """How many tokens are behind a screen besides those that a viewer is sure of, as far as everybody can count."""
    return max(0, sum(s.loot_of(owner)) + sum(s.knowledge.slips_of(owner)) - sum(sure))


def ledger(s: Table, seat: int) -> list[int]:
    """What a player has gained and lost for all to see; last, tokens of an unknown kind gained, and those lost."""
    return [own + slip for own, slip in zip((*s.loot_of(seat), 0, 0), s.knowledge.slips_of(seat), strict=True)]
