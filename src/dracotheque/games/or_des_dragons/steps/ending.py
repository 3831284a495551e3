"""The end of the game: the screens go up. (5, 9.11)"""

from dracotheque.games.or_des_dragons.bundles import bundle
from dracotheque.games.or_des_dragons.components import MAGIC, cards_in
from dracotheque.games.or_des_dragons.events import GameEnded, ScreenLifted
from dracotheque.games.or_des_dragons.state import Table


def end_game(s: Table) -> None:
    """Nothing is left to share. (5.end, OD-29)"""
    s.over = True
    s.ending = "nothing-left"
    s.ticking = False
    s.stack.clear()
    s.doubts = [0] * len(s.doubts)
    if s.told is None:
        return
    scores = s.scores
    for seat in range(s.players):
        cards = tuple(MAGIC[card] for card in cards_in(s.hands[seat]))
        s.tell(ScreenLifted(seat, bundle(s.loot_of(seat)), cards, scores[seat]))
    s.tell(GameEnded(s.ending, s.winners))
