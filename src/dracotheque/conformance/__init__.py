"""What every game promises, and the tests of it; anybody can run them on a game of their own.

from dracotheque import conformance
conformance.run(GAME, players=3)
"""

from collections.abc import Iterable, Mapping
from typing import Final

from dracotheque.conformance import copies, course, hearing, legality, replays, saves, sealing, secrets, wording
from dracotheque.conformance.bots import Choose, bots_play_from_their_window
from dracotheque.conformance.case import Broken, Case, Promise, promises
from dracotheque.conformance.walk import position
from dracotheque.core.game import Game

__all__ = ["Broken", "Case", "Choose", "Promise", "bots_play_from_their_window", "position", "promises", "run"]

ROOMS: Final = (course, legality, copies, saves, replays, secrets, hearing, sealing, wording)
"""Where the promises are made: importing a room registers them."""


def run(
    game: Game,
    players: int,
    options: Mapping[str, object] | None = None,
    *,
    seed: int = 1,
    games: int = 2,
    decisions: int = 60,
    limit: int = 10_000,
    bots: Iterable[Choose] = (),
) -> None:
    """Test every promise at this table; raise Broken where one does not hold."""
    case = Case(
        game=game, players=players, options=options or {}, seed=seed, games=games, decisions=decisions, limit=limit
    )
    for check in promises().values():
        check(case)
    for choose in bots:
        bots_play_from_their_window(case, choose)
