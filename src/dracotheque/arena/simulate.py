"""Many games between bots, and what they add up to."""

from collections import Counter
from collections.abc import Mapping, Sequence
from fractions import Fraction
from hashlib import blake2b
from time import perf_counter
from typing import Any

import msgspec

from dracotheque.arena.match import LIMIT, play_match
from dracotheque.arena.seeds import game_seed
from dracotheque.bots import Bot
from dracotheque.core.chance import checked_seed
from dracotheque.core.decisions import Content, plain
from dracotheque.core.errors import BadTable
from dracotheque.core.game import Game
from dracotheque.core.options import Options


class Simulation(msgspec.Struct, frozen=True, kw_only=True):
    """What came out of a simulation; equal arguments give equal values in every process, `seconds` excepted."""

    game: str
    players: int
    options: dict[str, Content]
    seed: str
    """In decimal digits: a seed has up to 256 bits, more than most readers of JSON keep."""
    bots: tuple[str, ...]
    """By seat."""
    games: int
    finished: int
    decisions: int
    audited: int
    """How many times the invariants of the game were checked."""
    seconds: float
    mean_decisions: float
    wins: tuple[float, ...]
    """By seat; a victory shared by k players counts 1/k for each."""
    endings: dict[str, int]
    digest: str
    """The BLAKE2b digest of all final states, in order."""
    figures: dict[str, int]
    """What the game itself counts, over all games."""


def simulate(
    game: Game,
    players: int,
    options: Mapping[str, object] | Options | None,
    seed: int,
    bots: Sequence[Bot],
    games: int,
    *,
    audit: bool = True,
    limit: int = LIMIT,
) -> Simulation:
    """Play many games, each from a seed of its own."""
    checked_seed(seed)
    chosen = game.table(players, options, seed=0, events=False).options
    if chosen.endless:
        raise BadTable("error-endless", game=game.id)
    began = perf_counter()
    results = [
        play_match(game, players, chosen, game_seed(seed, number), bots, audit=audit, limit=limit)
        for number in range(games)
    ]
    seconds = perf_counter() - began
    wins = [Fraction(0)] * players
    for result in results:
        for seat in result.winners:
            wins[seat] += Fraction(1, len(result.winners))
    figures: Counter[str] = Counter()
    for result in results:
        figures.update(result.figures)
    decisions = sum(result.decisions for result in results)
    fingerprints = "\n".join(result.digest for result in results)
    described: Any = plain(chosen)
    return Simulation(
        game=game.id,
        players=players,
        options=described,
        seed=str(seed),
        bots=tuple(bot.name for bot in bots),
        games=games,
        finished=sum(result.finished for result in results),
        decisions=decisions,
        audited=sum(result.audits for result in results),
        seconds=round(seconds, 6),
        mean_decisions=round(decisions / games, 6),
        wins=tuple(round(float(share), 6) for share in wins),
        endings=dict(sorted(Counter(result.ending for result in results if result.finished).items())),
        digest=blake2b(fingerprints.encode(), digest_size=16).hexdigest(),
        figures=dict(figures),
    )
