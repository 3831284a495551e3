"""What the loot is worth. (5)"""

from collections.abc import Sequence
from typing import Final

import msgspec

from ..components import BLACK_DIAMOND, BLACK_DIAMOND_WORTH, COINS, COLLECTION, GEMS, KINDS, MAJORITY, NOBODY
from ..components.bundles import PART

BASIC: Final = "basic"


class Score(msgspec.Struct, frozen=True):
    """The count of one player: coins, black diamond, each gem in the order of the kinds, the collection."""

    coins: int
    black_diamond: int
    gems: tuple[int, ...]
    collection: int
    cursed: bool

    @property
    def total(self) -> int:
        return self.coins + self.black_diamond + sum(self.gems) + self.collection


def points(loot: Sequence[int], players: int, ruleset: str) -> tuple[int, ...]:
    return tuple([score.total for score in count(loot, players, ruleset)])


def count(loot: Sequence[int], players: int, ruleset: str) -> list[Score]:
    """The whole count: nine numbers of loot for each seat, one after the other."""
    majorities = [majority(loot[gem::KINDS], cursed_seat(loot, ruleset), players, ruleset) for gem in GEMS]
    scores = []
    for seat in range(players):
        own = loot[PART[seat]]
        cursed = ruleset != BASIC and own[BLACK_DIAMOND] > 0
        complete = ruleset != BASIC and not cursed and all(own[gem] for gem in GEMS)
        scores.append(
            Score(
                coins=sum([own[kind] * worth for kind, worth in COINS]),
                black_diamond=own[BLACK_DIAMOND] * BLACK_DIAMOND_WORTH[ruleset],
                gems=tuple([majority[seat] for majority in majorities]),
                collection=COLLECTION if complete else 0,
                cursed=cursed,
            )
        )
    return scores


def cursed_seat(loot: Sequence[int], ruleset: str) -> int:
    """Who has the black diamond and suffers from it, or NOBODY. (5.curse)"""
    owned = loot[BLACK_DIAMOND::KINDS]
    return owned.index(1) if ruleset != BASIC and any(owned) else NOBODY


def majority(owned: Sequence[int], cursed: int, players: int, ruleset: str) -> list[int]:
    """What each seat gets for one kind of gem; the cursed player counts, and scores nothing (OD-31, OD-33)."""
    most = max(owned)
    ahead = [seat for seat, number in enumerate(owned) if number == most] if most else []
    rates = MAJORITY[players]
    rate = rates[0] if ruleset == BASIC else rates[len(ahead)] if len(ahead) in (1, 2) else 0
    return [rate if seat in ahead and seat != cursed else 0 for seat in range(players)]
