"""What travels about results, ratings and people."""

import msgspec

from dracotheque.core.statistics import Statistic
from dracotheque.server.wire.common import Milliseconds


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


class PublicPerson(msgspec.Struct, frozen=True):
    """Somebody with an account, as everybody may know them."""

    name: str
    since: Milliseconds
    statistics: tuple[Statistics, ...]


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


class History(msgspec.Struct, frozen=True):
    """Finished games, the latest first; `next` asks for the ones before."""

    games: tuple[PlayedGame, ...]
    next: str | None


class GameStatistics(msgspec.Struct, frozen=True):
    """A finished game in figures, by seat; each `figures` is named by the texts of the game."""

    lasted: Milliseconds
    decisions: tuple[int, ...]
    """How many moves of each seat stand."""
    thought: tuple[Milliseconds, ...]
    """How long each seat was waited for."""
    figures: tuple[Statistic, ...]
