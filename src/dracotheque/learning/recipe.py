"""Recipe: how a network is trained."""

from typing import Any, Final, Literal

import msgspec
from msgspec.structs import replace

Method = Literal["ppo", "monte-carlo"]


class Recipe(msgspec.Struct, frozen=True, kw_only=True):
    """First the rule of thumb is imitated, then the network plays against itself."""

    method: Method = "ppo"
    """What it learns from that: to do more often what went better than expected, or what each answer comes to.

    One without answers learns to judge, by either.
    """
    imitation_steps: int = 3_000
    self_play_steps: int = 60_000
    minutes: float | None = None
    """Self-play ends after so many minutes at the latest, the rate of learning falling accordingly."""
    batch: int = 16_384
    hidden: tuple[int, int] = (256, 256)
    window: int = 2_500_000
    """Self-play learns from so many of the newest decisions."""
    start: int = 400_000
    """Nothing is learnt before there are so many."""
    reuse: float = 4.0
    """How often each decision of the network is looked at."""
    imitation_reuse: float = 12.0
    imitation_rate: float = 1e-3
    rate: float = 5e-4
    fall: float = 0.4
    """From this part of self-play on the rate of learning falls, down to a tenth."""
    whim: float = 0.01
    """How often, by `monte-carlo`, it plays anything instead of what it thinks best."""
    entropy: float = 0.01
    clip: float = 0.2
    within: float = 0.9
    """How far a result counts back from decision to decision of one chapter; the rest is what the network expected."""
    across: float = 0.5
    """The same from chapter to chapter: less, for much luck lies between them."""
    stray: float = 0.06
    """How often somebody who is imitated does anything instead, so that odd positions are met."""
    rule_of_thumb: float = 0.15
    """The part of games with a rule of thumb at one seat."""
    earlier: float = 0.15
    """The part of games with an earlier network at one seat."""
    base: float = 0.6
    """The part of games with the rulebook's options; the others take a preset."""
    players: tuple[int, ...] = ()
    """Only tables of so many, those named twice for twice as many decisions; where none is named, of any number."""
    tables: int = 48
    """How many games an actor plays at once."""
    workers: int = 1
    """Processes that play; 0 is this one, and then the same seed gives the same network."""
    seed: int = 1


DEEP_MONTE_CARLO: Final = Recipe(
    method="monte-carlo", imitation_steps=0, rule_of_thumb=0.0, earlier=0.0, within=1.0, across=1.0
)
"""From nothing and against itself alone, every answer judged by how the game ended: for comparison."""
JUDGING: Final = Recipe(imitation_steps=2_000, batch=2_048, hidden=(128, 64), start=100_000, reuse=8.0)
"""For a network that only judges: its games are slow, so fewer positions are met, and looked at more often."""


def usual(room: Any, method: Method) -> Recipe:
    """The recipe for a game's network; in its room of `features` a game may say what is otherwise (`RECIPE`)."""
    if method == "monte-carlo":
        return DEEP_MONTE_CARLO
    return replace(Recipe() if room.ACTIONS else JUDGING, **getattr(room, "RECIPE", {}))
