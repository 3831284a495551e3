"""One game of a tournament: who plays it on which seed, and how it went. Both travel between processes."""

from collections.abc import Iterable, Iterator
from time import process_time

import msgspec

from dracotheque import bots, games
from dracotheque.arena.lineups import Lineup, seatings, shared_out
from dracotheque.arena.match import play_match
from dracotheque.arena.seeds import game_seed
from dracotheque.bots import Bot
from dracotheque.core.chance import Rng
from dracotheque.core.moves import Move
from dracotheque.core.options import Options
from dracotheque.core.window import Window


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """What a tournament plays: seed after seed, each with every seating."""

    game: str
    players: int
    options: Options
    seed: int
    bots: tuple[str, ...]
    halves: bool = False
    """Two bots have half of the seats each, instead of one against the rest."""

    @property
    def seatings(self) -> tuple[Lineup, ...]:
        return shared_out(self.players // 2, self.players) if self.halves else seatings(len(self.bots), self.players)


class Fixture(msgspec.Struct, frozen=True):
    """A game to be played; games are numbered from 0, all seatings of the first seed first."""

    plan: Plan
    number: int
    seed: int
    seats: Lineup


class Outcome(msgspec.Struct, frozen=True):
    """A game that was played."""

    number: int
    seats: Lineup
    winners: tuple[int, ...]
    finished: bool
    decisions: tuple[int, ...]
    """By bot."""
    seconds: tuple[float, ...]
    """The processor time that each bot has thought."""

    def share(self, bot: int) -> float:
        """How much of the victory this bot has, all its seats together."""
        return sum(self.seats[seat] == bot for seat in self.winners) / len(self.winners) if self.winners else 0.0


class Timed:
    """A bot whose thinking is timed."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.decisions = 0
        self.seconds = 0.0

    @property
    def name(self) -> str:
        return self.bot.name

    def choose(self, window: Window, rng: Rng) -> Move:
        began = process_time()
        move = self.bot.choose(window, rng)
        self.seconds += process_time() - began
        self.decisions += 1
        return move


def whole_seeds(plan: Plan, games: int) -> int:
    """So many games, rounded up until every seed has been played with every seating."""
    size = len(plan.seatings)
    return -(-games // size) * size


def fixtures(plan: Plan, numbers: Iterable[int]) -> Iterator[Fixture]:
    """The games of these numbers."""
    seats = plan.seatings
    for number in numbers:
        seed, place = divmod(number, len(seats))
        yield Fixture(plan, number, game_seed(plan.seed, seed), seats[place])


def play_fixture(fixture: Fixture) -> Outcome:
    """Play one game; every seat has a bot of its own, so that none remembers what another saw."""
    plan = fixture.plan
    timed = [Timed(bots.get(plan.bots[bot])) for bot in fixture.seats]
    result = play_match(games.get(plan.game), plan.players, plan.options, fixture.seed, timed, audit=False)
    decisions = [0] * len(plan.bots)
    seconds = [0.0] * len(plan.bots)
    for bot, player in zip(fixture.seats, timed, strict=True):
        decisions[bot] += player.decisions
        seconds[bot] += player.seconds
    return Outcome(fixture.number, fixture.seats, result.winners, result.finished, tuple(decisions), tuple(seconds))
