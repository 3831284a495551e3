"""A position as a player foresees it: what every adventurer may win on the best path from where it stands. (11)"""

from functools import lru_cache
from typing import Final

from ..components.cells import ARROWS, DIRECTIONS, EVERY_STEP, NOWHERE, STEPS, cell_at
from ..components.tiles import BY_ARROWS, BY_GUST, BY_KEY, BY_VORTEX, FACE, KIND, LEAVING
from ..state.paths import destinations
from ..view import DrakonView
from . import weights

# What a room does to one's coins.
NO_COIN, FIND, LOSE, ROB_LEFT, ROB_RIGHT, PICK_UP, WAY_OUT = range(7)
_COIN_EFFECTS: Final = {
    "gold": FIND,
    "well": LOSE,
    "goblins": LOSE,
    "steal_left": ROB_LEFT,
    "steal_right": ROB_RIGHT,
    "start": PICK_UP,
    "key": WAY_OUT,
    "vortex": WAY_OUT,
}
COIN_EFFECT: Final = tuple(_COIN_EFFECTS.get(kind, NO_COIN) for kind in KIND)
PLAIN_WORTH: Final = tuple(weights.ROOM_WORTH.get(kind, 0.0) for kind in KIND)
DRAWING: Final = frozenset({FIND, ROB_LEFT, ROB_RIGHT, WAY_OUT})
"""What one goes to from a Vortex."""


LAIRS: Final = 64
"""Lairs of which it is remembered what a room more or less would change: in imagined worlds the same come again."""


@lru_cache(LAIRS)
def rebuilt(_lair: tuple[object, ...]) -> dict[tuple[int, int | None], tuple[float, ...]]:
    """Everybody's prospects with another room on a cell, as far as anybody has asked in the same lair."""
    return {}


class Outlook:
    """The lair, and everybody's prospects in it."""

    __slots__ = (
        "coins", "drawing", "escape", "known", "looked", "me", "near", "patience", "pawns", "players", "prospects",
        "reached", "rebuilt", "riches", "rooms", "start_coins", "treasury", "view",
    )  # fmt: skip

    def __init__(self, view: DrakonView, me: int) -> None:
        self.view = view
        self.me = me
        self.players = view.players
        self.rooms = {cell_at(room.x, room.y): FACE[room.tile] << 4 | ARROWS[room.arrows] for room in view.rooms}
        self.pawns = [cell_at(place.x, place.y) for place in view.places]
        self.coins = [place.coins for place in view.places]
        self.start_coins = view.start_coins
        self.treasury = view.treasury
        self.escape = view.escape
        begin, slope, least = weights.PATIENCE
        self.patience = min(1.0, max(least, 1.0 - slope * (view.turn // view.players - begin)))
        self.riches = weights.ESCAPE_RICHES if view.escape else weights.RICHES
        self.drawing = [cell for cell, room in self.rooms.items() if COIN_EFFECT[room >> 4] in DRAWING]
        self.looked: list[set[int]] = [set() for _ in self.pawns]
        """The cells on which each player's prospects depend."""
        self.near: set[int] = set()
        """The cells on which anybody's do."""
        self.known: list[dict[int, float]] = [{} for _ in self.pawns]
        """What each player's paths promise in the lair as it stands."""
        self.reached: dict[int, set[int]] = {}
        """For a cell and a depth, the cells on which the paths from there depend."""
        self.prospects = [
            self.path(seat, cell, self.depth(seat), self.coins[seat], self.known[seat], self.looked[seat])
            for seat, cell in enumerate(self.pawns)
        ]
        """What the best path of each adventurer promises, beginning with its owner's next turn."""
        self.near.update(*self.looked)
        self.rebuilt: dict[tuple[int, int | None], tuple[float, ...]] | None = None

    # What somebody may win.

    def depth(self, seat: int) -> int:
        """How many turns of somebody's are thought ahead."""
        return weights.DEPTH if seat == self.me else weights.RIVAL_DEPTH

    def onward(self, seat: int, cell: int, depth: int, coins: int) -> float:
        """What the best path from here promises in the lair as it stands."""
        return self.path(seat, cell, depth, coins, self.known[seat], None)

    def path(
        self,
        seat: int,
        cell: int,
        depth: int,
        coins: int,
        memo: dict[int, float],
        looked: set[int] | None,
        changed: int = NOWHERE,
    ) -> float:
        """The promise of a path; with a room changed, what does not depend on it is known already."""
        if depth == 0 or coins >= len(self.riches) - 2:
            return 0.0
        key = (cell << 3 | depth) << 5 | coins
        known = memo.get(key)
        if known is not None:
            return known
        if changed != NOWHERE:
            known = self.known[seat].get(key)
            if known is not None and changed not in self.reached.get(cell << 3 | depth, self.near):
                return known
        if looked is not None:
            self.look(cell, looked)
        rooms = self.rooms
        room = rooms[cell]
        leaving = LEAVING[room >> 4]
        best = 0.0
        if leaving == BY_VORTEX:
            ends = [end for end in self.drawing if end != cell and end in rooms]
        else:
            ends = destinations(rooms, cell)
            if leaving == BY_ARROWS:
                best = weights.OPEN_ARROW * (len(STEPS[room & 15]) - len(ends))
        for end in ends:
            gain, left = self.entering(seat, end, coins)
            if gain < weights.VICTORY / 2:
                gain += weights.TURN * self.path(seat, end, depth - 1, left, memo, looked, changed)
            best = max(best, gain)
        memo[key] = best
        return best

    def reach(self, cell: int, depth: int) -> set[int]:
        """The cells on which the paths of so many turns from here depend, in the lair as it stands."""
        key = cell << 3 | depth
        found = self.reached.get(key)
        if found is None:
            found = self.reached[key] = set()
            self.look(cell, found)
            leaving = LEAVING[self.rooms[cell] >> 4]
            if leaving == BY_VORTEX:
                found.update(self.drawing)
            elif leaving == BY_GUST:
                found |= {near + step for near in found for step in EVERY_STEP}
            if depth > 1:
                for end in self.drawing if leaving == BY_VORTEX else destinations(self.rooms, cell):
                    found |= self.reach(end, depth - 1)
        return found

    def look(self, cell: int, looked: set[int]) -> None:
        """Note what the exits of a room depend on; of a Vortex, nothing near."""
        looked.add(cell)
        room = self.rooms[cell]
        leaving = LEAVING[room >> 4]
        if leaving == BY_VORTEX:
            return
        steps = EVERY_STEP if leaving == BY_KEY else STEPS[room & 15]
        for step in steps:
            looked.add(cell + step)
            if leaving not in (BY_ARROWS, BY_KEY):
                looked.update([cell + step + further for further, _, _ in DIRECTIONS])

    def entering(self, seat: int, cell: int, coins: int) -> tuple[float, int]:
        """What entering a room is worth to a player with so many coins, and how many are left then."""
        face = self.rooms[cell] >> 4
        worth = PLAIN_WORTH[face]
        effect = COIN_EFFECT[face]
        if effect == NO_COIN:
            return worth, coins
        riches = self.riches
        if effect == WAY_OUT:
            return (weights.VICTORY if self.escape and coins >= 4 else worth), coins
        if effect == LOSE:
            return (worth + riches[coins - 1] - riches[coins], coins - 1) if coins else (worth, coins)
        if effect == FIND:
            found = self.treasury > 0
        elif effect == PICK_UP:
            found = self.start_coins > 0
        else:
            step = 1 if effect == ROB_LEFT else -1
            if not self.coins[(seat + step) % self.players]:
                return worth, coins
            patience = 1.0 if riches[coins + 1] >= weights.VICTORY else self.patience
            return worth + patience * (weights.ROBBED + riches[coins + 1] - riches[coins]), coins + 1
        return (worth + riches[coins + 1] - riches[coins], coins + 1) if found else (worth, coins)

    # What that means for the one who looks.

    def threat(self, prospects: list[float]) -> float:
        """How much the prospects of the opponents weigh."""
        others = prospects[: self.me] + prospects[self.me + 1 :]
        return weights.FEAR * max(others) + weights.ENVY * sum(others, 0.0)

    def balance(self, own: float, prospects: list[float]) -> float:
        """One's own prospects against those of the opponents."""
        return own - self.threat(prospects)

    def prospects_with(self, cell: int, room: int | None) -> list[float]:
        """Everybody's prospects if this room lay on this cell, or none."""
        if self.rebuilt is None:
            # All that prospects depend on: whoever sees the same foresees the same.
            facts = (self.me, self.escape, self.patience, self.start_coins, self.treasury > 0)
            self.rebuilt = rebuilt((*facts, *self.pawns, *self.coins, *self.rooms.items()))
        found = self.rebuilt.get((cell, room))
        if found is None:
            found = self.rebuilt[cell, room] = tuple(self.foreseen_with(cell, room))
        return list(found)

    def foreseen_with(self, cell: int, room: int | None) -> list[float]:
        if not self.reached:
            for seat, pawn in enumerate(self.pawns):
                self.reach(pawn, self.depth(seat))
        before = self.rooms.get(cell)
        self.put(cell, room)
        prospects = self.prospects[:]
        alike: dict[tuple[int, ...], float] = {}
        for seat in range(self.players):
            if cell in self.looked[seat]:
                likeness = self.likeness(seat)
                if likeness not in alike:
                    pawn, coins = self.pawns[seat], self.coins[seat]
                    alike[likeness] = self.path(seat, pawn, self.depth(seat), coins, {}, None, cell)
                prospects[seat] = alike[likeness]
        self.put(cell, before)
        return prospects

    def likeness(self, seat: int) -> tuple[int, ...]:
        """What prospects depend on beside the lair: who is alike in all of it has the same."""
        left, right = (seat + 1) % self.players, seat - 1
        robbable = (self.coins[left] > 0) << 1 | (self.coins[right] > 0)
        return self.pawns[seat], self.coins[seat], robbable, seat == self.me

    def put(self, cell: int, room: int | None) -> None:
        if room is None:
            self.rooms.pop(cell, None)
        else:
            self.rooms[cell] = room
