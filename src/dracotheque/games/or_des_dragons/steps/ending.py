"""The end of the game: the thefts come to light and the screens go up. (5, 9.11)"""

from ..components import MAGIC, NOBODY, cards_in
from ..components.bundles import bundle, bundle_of
from ..events import GameEnded, PinchesRevealed, ScreenLifted, TheftsRevealed
from ..state import Table


def end_game(s: Table) -> None:
    """Nothing is left to share; everybody sees at last who took what, and who has what. (5.end, OD-29)"""
    s.finish("nothing-left")
    s.knowledge.doubts = (0,) * len(s.knowledge.doubts)
    if s.told is None:
        return
    tell_thefts(s)
    scores = s.scores
    for seat in range(s.players):
        cards = tuple(MAGIC[card] for card in cards_in(s.magic.hands[seat]))
        s.tell(ScreenLifted, seat, bundle(s.loot_of(seat)), cards, scores[seat])
    s.tell(GameEnded, s.ending, s.winners)


def tell_thefts(s: Table) -> None:
    """Who took what from whom while the others could not see it. (7, 9.11)"""
    taken: dict[tuple[int, int], list[int]] = {}
    for thief, victim, kind in s.stealing.thefts:
        taken.setdefault((thief, victim), []).append(kind)
    for (thief, victim), kinds in sorted(taken.items()):
        if victim == NOBODY:
            s.tell(PinchesRevealed, thief, bundle_of(kinds))
        else:
            s.tell(TheftsRevealed, thief, victim, bundle_of(kinds))
