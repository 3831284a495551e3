"""How a game ends: at once, with an arrival or with a draw. (5)"""

from ..components.planks import planks_in_play
from ..events import GameEnded
from ..state import Table


def arrive(s: Table) -> None:
    """A pawn is in its goal: no card is carried out any more, none is turned up. (4.11)"""
    s.finish("arrival", GameEnded)


def run_out_of_rounds(s: Table) -> None:
    """Nobody has arrived in the last round allowed (DM-38). (5)"""
    s.finish("round-limit", GameEnded)


def lose_plank(s: Table, seat: int, plank: int) -> None:
    """A plank is out of the game; with the last one the game is a draw (DM-38). (5)"""
    s.reserves[seat] &= ~(1 << plank)
    s.lost |= 1 << plank
    if s.lost == planks_in_play(s.players):
        s.finish("no-planks", GameEnded)
