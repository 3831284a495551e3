"""boardgame.io's server under the same load as ours, with a game of hidden hands of about the size of ours."""

from benchmarks.server.boardgameio.install import NotInstalled
from benchmarks.server.boardgameio.load import NAME, measure

__all__ = ["NAME", "NotInstalled", "measure"]
