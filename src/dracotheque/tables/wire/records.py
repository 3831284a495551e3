"""What travels about results, ratings and people."""

from typing import Any, Literal

import msgspec

from dracotheque.core.statistics import Statistic
from dracotheque.tables.wire.common import Milliseconds
from dracotheque.tables.wire.requests import Ask

Tie = Literal["none", "self", "friend", "asked", "asks", "shunned"]
"""What somebody is to oneself: `asked` by oneself, or `asks` to be a friend."""


class RatedPerson(msgspec.Struct, frozen=True):
    """A line of the list of the best."""

    place: int
    name: str
    rating: int
    games: int


class Ratings(msgspec.Struct, frozen=True):
    """The best at one game, and how many are rated in all."""

    game: str
    people: tuple[RatedPerson, ...]
    total: int


class Statistics(msgspec.Struct, frozen=True):
    """Somebody's finished games of one kind; `rating` is None until a rated one."""

    game: str
    games: int
    wins: int
    mean_rank: float
    best_score: int
    mean_score: float
    rating: int | None
    rated_games: int


class RatingPoint(msgspec.Struct, frozen=True):
    """A rating after one game."""

    at: Milliseconds
    rating: int


class Opponent(msgspec.Struct, frozen=True):
    """Somebody with an account: how many games together, and how many of them one ended before or behind them."""

    name: str
    games: int
    ahead: int
    behind: int


class PlayedGame(msgspec.Struct, frozen=True):
    """One finished game of one's own; rank 1 is the best, and equals share it."""

    table: str
    game: str
    ended: Milliseconds
    seat: int
    names: tuple[str, ...]
    score: int
    rank: int
    won: bool
    rating_before: int | None
    rating_after: int | None


class PublicPerson(msgspec.Struct, frozen=True):
    """Somebody with an account, as whoever asks may know them: of games among friends, others learn nothing."""

    id: str
    name: str
    since: Milliseconds
    statistics: tuple[Statistics, ...]
    curves: dict[str, tuple[RatingPoint, ...]]
    """The rating after each of the latest rated games, by game."""
    opponents: tuple[Opponent, ...]
    """With whom they have played most."""
    together: Opponent | None
    """How they and whoever asks have fared together."""
    recent: tuple[PlayedGame, ...]
    tie: Tie
    here: bool
    """Whether they are connected, for friends to know; false for everybody else."""


class FriendWish(Ask, frozen=True):
    """Be a friend (ask, or say yes to one who has asked), or not (any more)."""

    friend: bool


class ShunWish(Ask, frozen=True):
    """Meet and hear somebody no more, or again."""

    shunned: bool


class KnownPerson(msgspec.Struct, frozen=True):
    """Somebody with whom one has to do; `here` for friends alone."""

    name: str
    tie: Tie
    here: bool


class Friends(msgspec.Struct, frozen=True):
    """Friends, those who ask or were asked, and those whom one does not want to meet."""

    people: tuple[KnownPerson, ...]


class History(msgspec.Struct, frozen=True):
    """Finished games, the latest first; `next` asks for the ones before."""

    games: tuple[PlayedGame, ...]
    next: str | None


class ToldMoment(msgspec.Struct, frozen=True):
    """Something that is worth telling of a finished game, and after how many moves it came."""

    moves: int
    event: Any
    """One of the game's own."""


class GameStatistics(msgspec.Struct, frozen=True):
    """A finished game in figures, by seat; each `figures` is named by the texts of the game."""

    lasted: Milliseconds
    decisions: tuple[int, ...]
    """How many moves of each seat stand."""
    thought: tuple[Milliseconds, ...]
    """How long each seat was waited for."""
    figures: tuple[Statistic, ...]
    moments: tuple[ToldMoment, ...]
    """The most telling ones, in their order."""
    turning: int
    """After how many moves those who won led for good, or else the most telling moment; 0 where there is none."""
