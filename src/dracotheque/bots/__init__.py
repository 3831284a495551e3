"""The bots: ours, and every bot another package declares under the entry points `dracotheque.bots`.

```python
from dracotheque import bots

bots.get("master").choose(window, rng)
bots.get("master@200ms")  # thinks 200 ms about a move; with 200cpu of the processor's, with 50it fifty iterations
bots.explain(bots.get("regular"), window, rng).reason
```
"""

from collections.abc import Callable
from functools import cache, partial
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from dracotheque.bots.advice import Advice, Option, Reason
from dracotheque.bots.budget import Budget
from dracotheque.bots.characters import CHARACTERS
from dracotheque.bots.player import CharacterBot
from dracotheque.bots.protocol import Advisor, Bot
from dracotheque.core.chance import Rng
from dracotheque.core.errors import BrokenBot, Unknown
from dracotheque.core.window import Window

__all__ = ["CHARACTERS", "Advice", "Advisor", "Bot", "Budget", "Option", "Reason", "broken", "explain", "get", "names"]

ENTRY_POINTS = "dracotheque.bots"
_OWN = {
    "heuristic": "dracotheque.bots.heuristic:HeuristicBot",
    "instinct": "dracotheque.bots.instinct:InstinctBot",
    "master-1": "dracotheque.bots.masters:FirstMaster",
    "master-2": "dracotheque.bots.masters:SecondMaster",
    "random": "dracotheque.bots.random:RandomBot",
}


@cache
def _benches() -> dict[str, EntryPoint]:
    """Where each bot that is no character comes from, by name; nothing is imported yet, and ours keep their names."""
    own = {name: EntryPoint(name, value, ENTRY_POINTS) for name, value in _OWN.items()}
    others = {point.name: point for point in entry_points(group=ENTRY_POINTS)}
    return {name: point for name, point in (others | own).items() if name not in CHARACTERS}


def names() -> list[str]:
    """The names of all bots that come when called."""
    return sorted([*CHARACTERS, *(name for name, point in _benches().items() if not _fault(point))])


def broken() -> list[BrokenBot]:
    """What is wrong with those bots of other packages that do not come."""
    return [_broken(point) for point in _benches().values() if _fault(point)]


def _broken(point: EntryPoint) -> BrokenBot:
    return BrokenBot("error-broken-bot", value=point.name, package=point.module, detail=_fault(point))


@cache
def _fault(point: EntryPoint) -> str:
    """What is wrong with a bot of another package; of our own every fault is a bug, and raised."""
    if point.module.startswith(f"{__name__}."):
        return ""
    try:
        maker = point.load()
    except Exception as error:  # whatever a package does that is not ours
        return f"{type(error).__name__}: {error}"
    return "" if callable(maker) else f"{point.attr} is of type {type(maker).__name__}"


def get(name: str) -> Bot:
    """A fresh bot of this name; one that thinks may be told for how long: `master@200ms`, `@200cpu`, `@50it`."""
    bare, at, wish = str(name).partition("@")
    point = _benches().get(bare)
    if point is not None and _fault(point):
        raise _broken(point)
    if bare not in names():
        raise Unknown("error-unknown-bot", value=str(name), known=names())
    make = _maker(bare)
    bot: Bot = make()
    if at:
        budget = Budget.read(wish)
        if budget is None or getattr(bot, "budget", None) is None:
            raise Unknown("error-bot-budget", value=str(name), bot=bare)
        bot = make(budget=budget)
    return bot


def _maker(name: str) -> Callable[..., Any]:
    """What makes the bot; Any stands for what a package declares, a class or a function."""
    if name in CHARACTERS:
        return partial(CharacterBot, CHARACTERS[name])
    maker: Callable[..., Any] = _benches()[name].load()
    return maker


def explain(bot: Bot, window: Window, rng: Rng) -> Advice:
    """What a bot would do and why; one that does not say is only watched."""
    if isinstance(bot, Advisor):
        return bot.explain(window, rng)
    move = bot.choose(window, rng)
    return Advice(move=move, options=(), reason=Reason("reason-untold"))
