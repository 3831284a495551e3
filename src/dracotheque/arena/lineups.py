"""Who sits where: the line-ups that one seed is played with, and their rotations."""

from itertools import combinations

Lineup = tuple[int, ...]
"""The number of the bot at each seat."""


def lineups(bots: int, players: int) -> tuple[Lineup, ...]:
    """The line-ups in which every bot has as many seats as another.

    As many bots as seats: all of them. More: every choice of as many as there are seats. Two bots at a larger table:
    one against the rest, then the other against the rest. Else the bots sit round the table in order, beginning with
    each in turn.
    """
    if bots >= players:
        return tuple(combinations(range(bots), players))
    if bots == 2:
        return (0,) + (1,) * (players - 1), (1,) + (0,) * (players - 1)
    return tuple(tuple((first + seat) % bots for seat in range(players)) for first in range(bots))


def rotations(lineup: Lineup) -> tuple[Lineup, ...]:
    """The same neighbours in every seat once."""
    return tuple(lineup[turn:] + lineup[:turn] for turn in range(len(lineup)))


def seatings(bots: int, players: int) -> tuple[Lineup, ...]:
    """All games that one seed is played with: every line-up in every rotation."""
    return tuple(seats for lineup in lineups(bots, players) for seats in rotations(lineup))


def shared_out(seats: int, players: int) -> tuple[Lineup, ...]:
    """Every way in which the first of two bots has so many seats, and the second the rest."""
    firsts = combinations(range(players), seats)
    return tuple(tuple(int(seat not in first) for seat in range(players)) for first in firsts)
