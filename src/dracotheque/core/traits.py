"""Traits: how a game is best thought about, as the game's own `insight` may say under the name `TRAITS`."""

from typing import Literal

import msgspec

Method = Literal["tree", "heats"]
Playout = Literal["none", "random", "policy"]


class Traits(msgspec.Struct, frozen=True, kw_only=True):
    """What a search needs to know of a game beyond its rules; each figure was chosen by measurement."""

    method: Method = "heats"
    """A tree where the replies of the others decide; heats where luck weighs more, and the policy plays on well."""
    playout: Playout = "policy"
    """How an imagined game goes on beyond what was thought through: judged at once, at random, or by policy."""
    horizon: int = 24
    """After so many decisions it is judged as it stands."""
    breadth: int = 14
    """How many answers to one question are worth a thought."""
    trust: float = 0.5
    """How much of the first attention goes where the policy would, instead of everywhere alike."""
    habit: float = 1.0
    """In doubt the policy is followed: what its favourite is granted, in standard errors of what a search found."""
    word: float = 1.0
    """How much a network's word counts beside what a search found: more where imagined games are played on badly."""
    moment: int = 50
    """So many milliseconds are a moment, for whoever thinks no longer: enough to do better than the policy."""
    pondered: tuple[str, ...] | None = None
    """The questions worth a search, where it does not pay for all of them."""
    study: int = 24
    """How many imagined games a glance at a decision takes, once the game is over and somebody wants to know."""
    ahead: int = 2
    """How many answers of everybody are imagined before a seat's chances are judged, in such a study."""
    worlds: int = 8
    """In how many imagined worlds they are judged: more where one world says little of the others."""
    brief: bool = False
    """Such a study looks no further ahead when it compares moves either: an imagined round would take too long."""
    handful: int = 4
    """Out of so many moves a hasty player grabs what glitters most; fewer where that is seldom wrong."""
    by_level: bool = False
    """The policy takes the level of the player as a fourth argument."""
