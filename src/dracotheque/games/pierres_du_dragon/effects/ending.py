"""How a game ends, whatever ends it. (5)"""

from dracotheque.games.pierres_du_dragon.events import GameEnded
from dracotheque.games.pierres_du_dragon.state import Table


def end_game(s: Table, ending: str) -> None:
    """Whatever was still to come is dropped (PD-40)."""
    s.ending = ending
    s.over = True
    s.ticking = False
    s.stack.clear()
    s.tell(GameEnded, s.ending, s.winners)
