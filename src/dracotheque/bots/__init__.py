"""The bots: ours, and every bot another package declares under the entry points `dracotheque.bots`.

from dracotheque import bots
bots.get("heuristic").choose(window, rng)
"""

from functools import cache
from importlib.metadata import EntryPoint, entry_points

from dracotheque.bots.protocol import Bot
from dracotheque.core.errors import Unknown

__all__ = ["Bot", "get", "names"]

ENTRY_POINTS = "dracotheque.bots"
_OWN = {
    "heuristic": "dracotheque.bots.heuristic:HeuristicBot",
    "random": "dracotheque.bots.random:RandomBot",
}


@cache
def _benches() -> dict[str, EntryPoint]:
    """Where each bot comes from, by name; nothing is imported yet, and ours keep their names."""
    own = {name: EntryPoint(name, value, ENTRY_POINTS) for name, value in _OWN.items()}
    others = {point.name: point for point in entry_points(group=ENTRY_POINTS)}
    return dict(sorted((others | own).items()))


def names() -> list[str]:
    """The names of all bots."""
    return list(_benches())


def get(name: str) -> Bot:
    """A fresh bot of this name."""
    if name not in _benches():
        raise Unknown("error-unknown-bot", value=str(name), known=names())
    bot: Bot = _benches()[name].load()()
    return bot
