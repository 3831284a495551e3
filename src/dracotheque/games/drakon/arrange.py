"""Any position by name, for tests, lessons and puzzles."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import Final

from dracotheque.core.arranging import cleared, go_on, numbers_of, uneven
from dracotheque.core.bits import mask_of
from dracotheque.core.errors import ImpossiblePosition

from .components.adventurers import ADVENTURERS
from .components.cells import ARROWS, FARTHEST, cell_at
from .components.tiles import BOX, COINS, FACE, IS_START, KIND, ORIENTATIONS, STARTS, TILE_IDS
from .state import EVERYBODY, Table
from .steps.turn import begin_turn

XY = tuple[int, int]
HERO_NUMBER: Final = {adventurer: number for number, adventurer in enumerate(ADVENTURERS)}
LAYABLE: Final = {tile: face for tile, face in FACE.items() if not IS_START[face]}
faces = partial(numbers_of, known=LAYABLE, refusal="refuse-unknown-tile")


def arrange(
    *,
    rooms: Mapping[XY, str],
    pawns: Sequence[XY],
    hands: Sequence[Sequence[str]],
    coins: Sequence[int] = (),
    start_coins: int = 0,
    pile: Sequence[str] | None = (),
    to_act: int = 0,
    adventurers: Sequence[str] = (),
    spent: Iterable[int] = (),
    shown: Mapping[int, Sequence[str]] | None = None,
    destroyed: int = 0,
    turn: int = 1,
    quiet: int = 0,
    passes: int = 0,
    options: Mapping[str, object] | None = None,
    seed: int = 0,
    events: bool = True,
) -> Table:
    """Lay this position at the start of the turn of `to_act`, and go on from there.

    `rooms` are a kind and its arrows as they lie, by cell: `{(0, 0): "start NESW", (1, 0): "gold E", (2, 0): "key"}`;
    the Start lies on (0, 0). `pawns` are cells and `hands` tile ids (`gold-2c`), by seat; `pile` is given top first,
    None for all tiles named nowhere, shuffled. Tiles that are not mentioned are not in the game. Coins not named lie in
    the treasury. `spent` are the seats whose power is used up; `shown` are tiles everybody knows to lie in a hand, and
    `destroyed` is how many tiles at the bottom of the pile everybody knows. `turn`, `quiet` and `passes` count turns.
    """
    players = len(pawns)
    if len(hands) != players or len(coins or pawns) != players:
        raise uneven(Table, players)
    s = cleared(Table, players, options, seed, events)
    s.rooms = laid(rooms, s.options.start_exits)
    s.survey()
    s.pawns = [cell_at(*at) for at in pawns]
    s.coins = list(coins) or [0] * players
    s.start_coins = start_coins
    s.treasury = COINS - sum(s.coins) - start_coins
    s.hands = [sorted(faces(hand)) for hand in hands]
    lay_pile(s, pile)
    if adventurers:
        s.adventurers = numbers_of(adventurers, HERO_NUMBER, "error-no-such-adventurer")
    s.spent = mask_of(spent)
    s.buried = [EVERYBODY] * destroyed
    for seat, tiles in (shown or {}).items():
        for face in faces(tiles):
            for viewer in s.viewers:
                s.learn(viewer, seat, face)
    s.active = to_act
    s.turn = turn - 1
    s.quiet = quiet
    s.passes = passes
    s.push(begin_turn, to_act)
    return go_on(s)


def laid(rooms: Mapping[XY, str], start_exits: int) -> dict[int, int]:
    """The rooms by cell; a kind and its arrows say which tile it is."""
    found = {}
    for (x, y), words in rooms.items():
        kind, _, arrows = words.partition(" ")
        shown = ARROWS.get(arrows, -1)
        fitting = [face for face in range(len(TILE_IDS)) if KIND[face] == kind and shown in ORIENTATIONS[face]]
        if kind == "start":
            fitting = [face for face in fitting if face == STARTS[start_exits]]
        if not fitting or max(abs(x), abs(y)) > FARTHEST or IS_START[fitting[0]] != (x == y == 0):
            raise ImpossiblePosition("error-no-such-room", value=words, x=x, y=y)
        found[cell_at(x, y)] = fitting[0] << 4 | shown
    return found


def lay_pile(s: Table, pile: Sequence[str] | None) -> None:
    """The pile as named, or all the tiles that are left; what is named nowhere then stays in the box."""
    left = Counter(BOX)
    left.subtract(room >> 4 for room in s.rooms.values() if not IS_START[room >> 4])
    left.subtract(face for hand in s.hands for face in hand)
    s.pile = faces(pile or ())[::-1]
    left.subtract(s.pile)
    for face, count in left.items():
        if count < 0:
            raise ImpossiblePosition("error-too-many-tiles", tile=TILE_IDS[face])
    rest = sorted(left.elements())
    if pile is None:
        s.chance.shuffle(rest)
        s.pile, rest = rest, []
    s.absent = tuple(rest)
