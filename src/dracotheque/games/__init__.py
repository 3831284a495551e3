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

from dracotheque.core.errors import BrokenGame, Unknown
from dracotheque.core.game import Game
from dracotheque.core.moves import CLOCK

__all__ = ["CLOCK", "all", "broken", "get", "ids", "opens"]

ENTRY_POINTS = "dracotheque.games"


@cache
def _shelf() -> dict[str, str]:
    """The module of each game by its id; nothing is imported yet."""
    own = {module.name: f"{__name__}.{module.name}" for module in iter_modules(__path__)}
    others = {point.name: point.value for point in entry_points(group=ENTRY_POINTS)}
    return dict(sorted((others | own).items()))


def ids() -> list[str]:
    """The names of all games that open."""
    return [id for id in _shelf() if opens(id)]


def get(id: str, rules: int | None = None) -> Game:
    """The game of this name, under its present rules or under an earlier version of them."""
    if id not in _shelf():
        raise Unknown("error-unknown-game", value=str(id), known=ids())
    if not opens(id):
        raise _broken(id)
    game: Game = import_module(_shelf()[id]).GAME
    return game if rules is None else game.under(rules)


def all() -> list[Game]:
    """Every game on the shelf."""
    return [get(id) for id in ids()]


def opens(id: str) -> bool:
    """Whether there is such a game, and nothing is wrong with it."""
    return id in _shelf() and not _fault(id, _shelf()[id])


def broken() -> list[BrokenGame]:
    """What is wrong with those games of other packages that do not open."""
    return [_broken(id) for id in _shelf() if not opens(id)]


def _broken(id: str) -> BrokenGame:
    module = _shelf()[id]
    return BrokenGame("error-broken-game", value=id, package=module, detail=_fault(id, module))


@cache
def _fault(id: str, module: str) -> str:
    """What is wrong with a game of another package; of our own every fault is a bug, and raised."""
    if module.startswith(f"{__name__}."):
        return ""
    try:
        game = import_module(module).GAME
    except Exception as error:  # whatever a package does that is not ours
        return f"{type(error).__name__}: {error}"
    if not isinstance(game, Game):
        return f"GAME is of type {type(game).__name__}"
    return "" if game.id == id else f"GAME.id is {game.id!r}"
