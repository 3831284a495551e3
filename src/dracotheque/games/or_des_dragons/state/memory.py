"""Tokens that change hands, and who can keep track of them. (7, 11.5)

What everybody sees is kept by everybody. What somebody does not see costs that viewer certainty: `doubts` say how
many tokens of each kind behind a screen a viewer cannot be sure of, `slips` by how much the public ledger is off.
"""

from collections.abc import Collection, Sequence
from operator import add, lt, sub

from dracotheque.core.events import Viewer

from ..components import KINDS, NOBODY
from . import LEDGER, Table


def doubts_about(s: Table, viewer: Viewer, owner: int) -> int:
    """Where a viewer's doubts about a screen begin: nine numbers, one for each kind; spectators are the last viewer."""
    return ((s.players if viewer is None else viewer) * s.players + owner) * KINDS


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
    loot = s.loot
    for place, count in enumerate(counts, seat * KINDS):
        if count:
            loot[place] -= count
            limit_doubts(s, place, loot[place], range(s.players + 1))


def show(s: Table, seat: int, counts: Sequence[int], viewers: Collection[int]) -> None:
    """These viewers see that at least so many tokens are behind a screen, and no more can be in doubt."""
    for place, count in enumerate(counts, seat * KINDS):
        if count:
            limit_doubts(s, place, s.loot[place] - count, viewers)


def limit_doubts(s: Table, place: int, most: int, viewers: Collection[int]) -> None:
    """Of one kind behind a screen, these viewers cannot doubt more tokens than so many."""
    for viewer in viewers:
        spot = doubts_about(s, viewer, 0) + place
        if s.doubts[spot] > most:
            s.doubts = (*s.doubts[:spot], most, *s.doubts[spot + 1 :])


def show_all(s: Table, viewer: int, owner: int) -> None:
    """A viewer sees everything behind a screen."""
    start = doubts_about(s, viewer, owner)
    s.doubts = s.doubts[:start] + (0,) * KINDS + s.doubts[start + KINDS :]


def show_empty(s: Table, owner: int) -> None:
    """Everybody learns that there is nothing behind a screen."""
    for viewer in range(s.players + 1):
        show_all(s, viewer, owner)
    ledger = owner * LEDGER
    wrong = sum(s.slips[ledger : ledger + LEDGER])
    s.slips[ledger + KINDS + (wrong > 0)] -= wrong
    if sum(s.stealing.pinched):
        s.stealing.cleared |= 1 << owner


def pass_unseen(s: Table, giver: int, taker: int, kind: int) -> None:
    """A token goes from screen to screen; only these two see which, the others that it is one."""
    doubts = list(s.doubts)
    own = s.loot_of(giver)
    players = s.players
    for viewer in range(players + 1):
        start = doubts_about(s, viewer, giver)
        if viewer in (giver, taker):
            doubts[start + kind] = min(doubts[start + kind], own[kind] - 1)
            continue
        row = doubts[start : start + KINDS]
        doubt = row[kind] if own[kind] > row[kind] else row[kind] - 1
        doubts[start : start + KINDS] = map(add, row, map(lt, row, own))
        doubts[start + kind] = doubt
        doubts[doubts_about(s, viewer, taker) + kind] += 1
    s.doubts = tuple(doubts)
    s.loot[giver * KINDS + kind] -= 1
    s.loot[taker * KINDS + kind] += 1
    s.slips[giver * LEDGER + kind] += 1
    s.slips[giver * LEDGER + KINDS + 1] -= 1
    s.slips[taker * LEDGER + kind] -= 1
    s.slips[taker * LEDGER + KINDS] += 1
    s.stealing.thefts += ((taker, giver, kind),)


def pass_in_secret(s: Table, giver: int, taker: int, counts: Sequence[int], seers: Collection[int]) -> None:
    """Tokens go from screen to screen, and those who do not see it do not even know that they did. (6.fair_whispers)"""
    players = s.players
    for kind, count in enumerate(counts):
        if not count:
            continue
        s.loot[giver * KINDS + kind] -= count
        s.loot[taker * KINDS + kind] += count
        s.slips[giver * LEDGER + kind] += count
        s.slips[taker * LEDGER + kind] -= count
        doubts = list(s.doubts)
        for viewer in range(players + 1):
            if viewer not in seers:
                doubts[doubts_about(s, viewer, giver) + kind] -= count
                doubts[doubts_about(s, viewer, taker) + kind] += count
        s.doubts = tuple(doubts)
        limit_doubts(s, giver * KINDS + kind, s.loot[giver * KINDS + kind], seers)


def pinch_unseen(s: Table, seat: int, kind: int) -> None:
    """A token from a dragon goes behind a screen, and everybody else only sees that it is gone. (4.3.14)"""
    s.loot[seat * KINDS + kind] += 1
    s.slips[seat * LEDGER + kind] -= 1
    s.stealing.thefts += ((seat, NOBODY, kind),)
    doubts = list(s.doubts)
    for viewer in range(s.players + 1):
        if viewer != seat:
            doubts[doubts_about(s, viewer, seat) + kind] += 1
    s.doubts = tuple(doubts)
    if s.stealing.culprit != NOBODY:
        s.stealing.culprit = NOBODY
        s.stealing.cleared = 0
        s.stealing.pinched = (0,) * KINDS
    s.stealing.pinched = tuple([count + (other == kind) for other, count in enumerate(s.stealing.pinched)])


def certain(s: Table, viewer: Viewer, owner: int) -> list[int]:
    """What this viewer knows to be behind a screen, at least; whispers may have made it false."""
    start = doubts_about(s, viewer, owner)
    own = s.loot_of(owner)
    return list(map(sub, own, s.doubts[start : start + KINDS]))


def ledger(s: Table, seat: int) -> list[int]:
    """What a player has gained and lost for all to see; last, tokens of an unknown kind gained, and those lost."""
    return [own + slip for own, slip in zip((*s.loot_of(seat), 0, 0), slips_of(s, seat), strict=True)]


def slips_of(s: Table, seat: int) -> list[int]:
    """By how much the public ledger of a player is off."""
    return s.slips[seat * LEDGER : (seat + 1) * LEDGER]
