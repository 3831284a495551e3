"""Every option of every game singly, as tables that learners play at."""

from collections.abc import Iterator

from dracotheque import games
from dracotheque.adapters.play import checked_options
from dracotheque.core.errors import BadTable
from dracotheque.core.game import Game
from dracotheque.core.options import allowed
from tests.adapters.tables import SHORT

Wishes = dict[str, object]
Table = tuple[str, int, Wishes]
QUICK: dict[str, Wishes] = {**SHORT, "pierres_du_dragon": {"round_limit": 4}}


def singly(game: Game) -> Iterator[tuple[int, Wishes]]:
    """Tables at which one option is not as usual, then every preset; the numbers of players take turns."""
    usual = game.options_type()
    for name in usual.__struct_fields__:
        for value in _values(game, name):
            wishes = {**QUICK.get(game.id, {}), name: value}
            if value != getattr(usual, name) and (players := _seats(game, wishes, name)):
                yield players, wishes
    for preset in game.presets(game.players[0]):
        if players := _seats(game, game.presets(game.players[0])[preset], preset):
            yield players, {**QUICK.get(game.id, {}), **game.presets(players)[preset]}


def _values(game: Game, name: str) -> Iterator[object]:
    """What the option may be: every word of a list; of a range its ends."""
    for word in allowed(game.options_type, name):
        low, dots, high = word.partition("…")
        if dots and low and high:
            yield from (int(low), int(high)) if name not in LENGTHS else (int(low),)
        elif word in ("true", "false"):
            yield word == "true"
        elif word not in ("none", "") and not dots:
            yield int(word) if word.lstrip("-").isdigit() else word


LENGTHS = frozenset({"round_limit", "max_gambits", "starting_hoard", "grain_rounds", "fair_rounds"})
"""A long game shows nothing that a short one does not."""


def _seats(game: Game, wishes: Wishes, turn: str) -> int:
    """A number of players at which such a table can be opened, another one for each option; 0 where there is none."""
    first = sum(turn.encode()) % len(game.players)
    counts = (*game.players[first:], *game.players[:first])
    return next((players for players in counts if _opens(game, wishes, players)), 0)


def _fewest(game: Game, wishes: Wishes) -> int:
    return next(players for players in game.players if _opens(game, wishes, players))


def _opens(game: Game, wishes: Wishes, players: int) -> bool:
    try:
        checked_options(game, players, wishes)
    except BadTable:
        return False
    return True


TABLES = [
    (game.id, players, wishes)
    for game in games.all()
    for players, wishes in {repr(wishes): (players, wishes) for players, wishes in singly(game)}.values()
]
"""Each once."""
FIRST = {(game, *wishes): (game, wishes) for game, _, wishes in reversed(TABLES)}.values()
ONE_VALUE = [(game, _fewest(games.get(game), wishes), wishes) for game, wishes in FIRST]
"""Of the tables at which the same options are not as usual, the first, with as few players as may sit there."""
