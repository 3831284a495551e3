"""Peers: public engines, none of them required; a library is imported when its entry opens."""

from collections.abc import Sequence

from benchmarks.engines import Entry
from benchmarks.peers import catanatron, openspiel, pettingzoo, rlcard


def entries() -> Sequence[Entry]:
    """Every game of every peer."""
    return (*openspiel.entries(), *catanatron.entries(), *rlcard.entries(), *pettingzoo.entries())
