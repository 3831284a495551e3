"""The shelf: every game in this folder, and every game another package declares.

```python
from dracotheque import games

games.get("jeu_des_dragons").start(players=4, seed=7)
games.get("dragons_du_mekong", rules=1)
```
"""

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pkgutil import iter_modules

from dracotheque.core.errors import Unknown
from dracotheque.core.game import Game
from dracotheque.core.moves import CLOCK

__all__ = ["CLOCK", "all", "get", "ids"]

ENTRY_POINTS = "dracotheque.games"


@cache
def _shelf() -> dict[str, str]:
    """The module of each game by its id; nothing is imported yet."""
    own = {module.name: f"{__name__}.{module.name}" for module in iter_modules(__path__)}
    others = {point.name: point.value for point in entry_points(group=ENTRY_POINTS)}
    return dict(sorted((others | own).items()))


def ids() -> list[str]:
    """The names of all games."""
    return list(_shelf())


def get(id: str, rules: int | None = None) -> Game:
    """The game of this name, under its present rules or under an earlier version of them."""
    if id not in _shelf():
        raise Unknown("error-unknown-game", value=str(id), known=ids())
    game: Game = import_module(_shelf()[id]).GAME
    return game if rules is None else game.under(rules)


def all() -> list[Game]:
    """Every game on the shelf."""
    return [get(id) for id in ids()]
