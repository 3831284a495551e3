"""Tree search over imagined worlds, for every game and every kind of question."""

from dracotheque.bots.search.search import Search

__all__ = ["Search"]
