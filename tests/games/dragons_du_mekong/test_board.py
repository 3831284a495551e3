"""The board: its structure, its check tables and its checksums. (1.5 to 1.8)"""

from collections.abc import Iterator
from math import sqrt

import pytest

from dracotheque.core.bits import mask_of, members
from dracotheque.games.dragons_du_mekong.components.colours import COLOURS, FACING
from dracotheque.games.dragons_du_mekong.components.delta import (
    ISLETS,
    POINTS,
    SPOT_IDS,
    SPOT_NUMBER,
    SPOTS,
    VILLAGE_SPOT,
    crosses,
    fits,
    in_sight,
    length,
    passes_over,
    reach,
    rot60,
    squared_distance,
)
from dracotheque.games.dragons_du_mekong.components.pairs import (
    ALL_PAIRS,
    CROSSING,
    FITTING,
    OPENED_BY_FIRST_NINE,
    OPENED_BY_LAST_NINE,
    OPENED_BY_SECOND_NINE,
    OVER,
    PAIR_NAMES,
    PAIR_OF_NAMES,
    PAIRS,
    PASSING_OVER,
    SMALLEST,
    SQUARED_LENGTH,
    TOUCHING,
    many_pairs,
)

ISLET_TABLE = """
a1 -18 -65 -50.5 -56.29   b4 -13 64 19.0 55.43      d1 0 -38 -19.0 -32.91
a2 65 -83 23.5 -71.88     b5 -64 51 -38.5 44.17     d2 38 -38 19.0 -32.91
a3 83 -18 74.0 -15.59     b6 -51 -13 -57.5 -11.26   d3 38 0 38.0 0.00
a4 18 65 50.5 56.29       c1 -28 -30 -43.0 -25.98   d4 0 38 19.0 32.91
a5 -65 83 -23.5 71.88     c2 30 -58 1.0 -50.23      d5 -38 38 -19.0 32.91
a6 -83 18 -74.0 15.59     c3 58 -28 44.0 -24.25     d6 -38 0 -38.0 0.00
b1 13 -64 -19.0 -55.43    c4 28 30 43.0 25.98       e1 13 -13 6.5 -11.26
b2 64 -51 38.5 -44.17     c5 -30 58 -1.0 50.23      e2 0 13 6.5 11.26
b3 51 13 57.5 11.26       c6 -58 28 -44.0 24.25     e3 -13 0 -13.0 0.00
v_yellow 0 -96 -48.0 -83.14   v_blue 0 96 48.0 83.14
v_red 96 -96 48.0 -83.14      v_green -96 96 -48.0 83.14
v_black 96 0 96.0 0.00        v_white -96 0 -96.0 0.00
"""

# Pair, D², smallest plank (7: in sight, none reaches), members of its class, islet passed over. (1.8)
CHECK_TABLE = [
    ("b1", "c2", 427, 1, 6, ""),
    ("b1", "d1", 507, 1, 6, ""),
    ("e1", "e2", 507, 1, 3, ""),
    ("c1", "d1", 624, 2, 6, ""),
    ("d2", "e1", 625, 2, 3, ""),
    ("c1", "d6", 700, 2, 6, ""),
    ("a1", "c1", 975, 3, 6, ""),
    ("a1", "b1", 993, 3, 6, ""),
    ("d1", "e1", 1119, 3, 3, ""),
    ("d1", "e3", 1119, 3, 3, ""),
    ("b1", "c1", 1443, 4, 6, ""),
    ("d1", "d2", 1444, 4, 6, ""),
    ("a1", "d1", 1539, 4, 6, ""),
    ("c2", "e1", 1549, 4, 3, ""),
    ("c1", "e3", 1575, 4, 3, ""),
    ("b1", "d2", 1951, 5, 6, "c2"),
    ("a1", "b6", 2077, 5, 6, ""),
    ("b2", "e1", 2107, 5, 3, "d2"),
    ("d2", "e2", 2107, 5, 3, "e1"),
    ("d2", "e3", 2107, 5, 3, "e1"),
    ("c1", "c2", 2524, 6, 6, "d1"),
    ("b1", "e1", 2601, 6, 3, ""),
    ("d1", "e2", 2601, 6, 3, ""),
    ("c1", "e1", 2667, 6, 3, ""),
    ("a1", "c2", 2689, 6, 6, "b1"),
    ("c2", "e3", 2719, 6, 3, ""),
    ("b1", "e3", 3108, 7, 3, "d1"),
    ("a1", "d6", 3325, 7, 6, "c1"),
    ("b1", "b2", 3433, 7, 6, "c2"),
    ("b1", "d6", 3433, 7, 6, ""),
    ("a1", "v_yellow", 727, 1, 6, ""),
    ("b1", "v_yellow", 1609, 3, 6, ""),
    ("c1", "v_yellow", 3292, 6, 6, "a1"),
    ("d1", "v_yellow", 3364, 6, 6, ""),
    ("c2", "v_yellow", 3484, 6, 6, "b1"),
]


def number(a: str, b: str) -> int:
    return PAIR_OF_NAMES[min(a, b), max(a, b)]


def turned(spot: int, sixths: int) -> int:
    """The spot after so many sixths of a turn; the three in the middle need an even number."""
    point = POINTS[SPOT_IDS[spot]]
    for _ in range(sixths):
        point = rot60(point)
    return next(other for other, name in enumerate(SPOT_IDS) if POINTS[name] == point)


def rotation_class(a: str, b: str) -> set[int]:
    """All pairs that are this one turned."""
    step = 2 if "e" in (a[0], b[0]) else 1
    turns = [sorted((turned(SPOT_NUMBER[a], n), turned(SPOT_NUMBER[b], n))) for n in range(0, 6, step)]
    return {PAIRS.index((one, other)) for one, other in turns}


# Coordinates.


@pytest.mark.ruling("DM-8")
@pytest.mark.ruling("DM-10")
def test_every_spot_lies_where_the_table_says() -> None:
    words = ISLET_TABLE.split()
    rows = [words[place : place + 5] for place in range(0, len(words), 5)]
    assert len(rows) == SPOTS == 33
    for name, q, r, x, y in rows:
        assert POINTS[name] == (int(q), int(r))
        assert float(x) == int(q) + int(r) / 2
        assert float(y) == pytest.approx(int(r) * sqrt(3) / 2, abs=0.006)


def test_spots_are_in_alphabetical_order_islets_first() -> None:
    assert list(SPOT_IDS) == sorted(SPOT_IDS)
    assert ISLETS == 27 and all(name.startswith("v_") for name in SPOT_IDS[ISLETS:])


@pytest.mark.ruling("DM-5")
@pytest.mark.ruling("DM-8")
def test_villages_go_clockwise_and_face_each_other() -> None:
    for colour in range(6):
        village = SPOT_IDS[VILLAGE_SPOT[colour]]
        assert village == f"v_{COLOURS[colour]}"
        assert rot60(POINTS[village]) == POINTS[f"v_{COLOURS[(colour + 1) % 6]}"]
        q, r = POINTS[village]
        assert POINTS[f"v_{COLOURS[FACING[colour]]}"] == (-q, -r)
    assert {COLOURS[c]: COLOURS[FACING[c]] for c in range(6)} == {
        "yellow": "blue",
        "red": "green",
        "black": "white",
        "blue": "yellow",
        "green": "red",
        "white": "black",
    }


def test_the_board_is_symmetric_by_thirds_and_but_for_the_middle_by_sixths() -> None:
    outer = [spot for spot, name in enumerate(SPOT_IDS) if not name.startswith("e")]
    assert sorted(turned(spot, 1) for spot in outer) == outer
    assert sorted(turned(spot, 2) for spot in range(SPOTS)) == list(range(SPOTS))
    assert [SPOT_IDS[turned(SPOT_NUMBER["e1"], turns)] for turns in (2, 4)] == ["e2", "e3"]


# Planks.


@pytest.mark.ruling("DM-12")
def test_length_and_reach_of_every_plank() -> None:
    table = {1: (15, 24, 31), 2: (21, 30, 37), 3: (27, 36, 43), 4: (33, 42, 49), 5: (39, 48, 55), 6: (45, 54, 61)}
    for size, (long, from_stone, from_village) in table.items():
        assert (length(size), reach(size, False), reach(size, True)) == (long, from_stone, from_village)
        # Half a unit of overlap at each end: radii 5 and 5, or 12 and 5.
        assert from_stone == long + 10 - 1 and from_village == long + 17 - 1
    assert (reach(7, False), reach(7, True)) == (60, 67)


# The check table and the checksums of 1.8.


@pytest.mark.parametrize(("a", "b", "d2", "smallest", "size", "over"), CHECK_TABLE)
def test_every_kind_of_pair_in_sight(a: str, b: str, d2: int, smallest: int, size: int, over: str) -> None:
    pair = number(a, b)
    assert squared_distance(SPOT_NUMBER[a], SPOT_NUMBER[b]) == SQUARED_LENGTH[pair] == d2
    assert SMALLEST[pair] == smallest
    assert (SPOT_IDS[OVER[pair]] if OVER[pair] >= 0 else "") == over
    alike = rotation_class(a, b)
    assert len(alike) == size
    assert {SQUARED_LENGTH[each] for each in alike} == {d2}
    assert {SMALLEST[each] for each in alike} == {smallest}
    assert all((OVER[each] >= 0) == bool(over) for each in alike)


def test_the_check_table_names_every_pair_once() -> None:
    classes = [rotation_class(a, b) for a, b, *_ in CHECK_TABLE]
    assert sorted(pair for alike in classes for pair in alike) == list(range(168))


def test_checksums_of_pairs() -> None:
    assert len(PAIRS) == 168
    stones = [SMALLEST[n] for n, (_, b) in enumerate(PAIRS) if b < ISLETS]
    villages = [SMALLEST[n] for n, (_, b) in enumerate(PAIRS) if b >= ISLETS]
    assert [stones.count(size) for size in range(1, 7)] == [15, 15, 18, 24, 21, 24]
    assert [sum(size <= k for size in stones) for k in range(1, 7)] == [15, 30, 48, 72, 93, 117]
    assert [villages.count(size) for size in range(1, 7)] == [6, 0, 6, 0, 0, 18]
    assert sum(size <= 6 for size in stones + villages) == FITTING[6].bit_count() == 147


@pytest.mark.ruling("DM-14")
def test_checksums_of_crossings() -> None:
    couples = [(n, m) for n in range(168) for m in members(CROSSING[n]) if n < m]
    assert len(couples) == 363
    assert sum(SMALLEST[n] <= 6 and SMALLEST[m] <= 6 for n, m in couples) == 201
    assert not any(set(PAIRS[n]) & set(PAIRS[m]) for n, m in couples)


@pytest.mark.ruling("DM-15")
def test_checksums_of_pairs_over_an_islet() -> None:
    over = [[c for c in range(ISLETS) if c not in (a, b) and passes_over(a, b, c)] for a, b in PAIRS]
    assert max(map(len, over)) == 1
    assert sum(map(len, over)) == sum(n >= 0 for n in OVER) == 54
    assert sum(len(each) for each, size in zip(over, SMALLEST, strict=True) if size <= 6) == 39


@pytest.mark.ruling("DM-15")
def test_no_pair_in_sight_passes_over_a_village_disc() -> None:
    for a, b in PAIRS:
        for village in range(ISLETS, SPOTS):
            if village != b:
                assert distance_to_line(a, b, village) >= 12 + 2


def distance_to_line(a: int, b: int, c: int) -> float:
    """How far the spot c is from the stretch between a and b."""
    (ax, ay), (bx, by), (cx, cy) = (drawn(spot) for spot in (a, b, c))
    ux, uy, vx, vy = bx - ax, by - ay, cx - ax, cy - ay
    along = max(0.0, min(1.0, (ux * vx + uy * vy) / (ux * ux + uy * uy)))
    return float(((vx - along * ux) ** 2 + (vy - along * uy) ** 2) ** 0.5)


def drawn(spot: int) -> tuple[float, float]:
    q, r = POINTS[SPOT_IDS[spot]]
    return q + r / 2, r * sqrt(3) / 2


@pytest.mark.ruling("DM-10")
def test_no_gap_is_undecidable_and_three_in_five_are_close() -> None:
    misses = []
    for (_, b), d2 in zip(PAIRS, SQUARED_LENGTH, strict=True):
        misses.append(min(abs(sqrt(d2) / reach(size, b >= ISLETS) - 1) for size in range(1, 7)))
    assert round(100 * min(misses), 1) == 3.2
    assert sum(miss < 0.06 for miss in misses) == 102


def test_out_of_sight_is_beyond_an_imaginary_seventh_plank() -> None:
    for a in range(ISLETS):
        for b in range(a + 1, SPOTS):
            assert in_sight(a, b) == fits(7, a, b) == ((a, b) in PAIRS)


def routes(most: int, own_planks: bool) -> Iterator[int]:
    """The lengths of all ways from the yellow to the blue village without crossings or stones in the way."""
    start, goal = SPOT_NUMBER["v_yellow"], SPOT_NUMBER["v_blue"]
    reachable = [pair for pair in range(168) if SMALLEST[pair] <= 6]
    stack: list[tuple[int, tuple[int, ...], tuple[int, ...]]] = [(start, (start,), ())]
    while stack:
        spot, spots, way = stack.pop()
        for pair in reachable:
            if spot not in PAIRS[pair]:
                continue
            other = sum(PAIRS[pair]) - spot
            if other in spots or (other >= ISLETS and other != goal):
                continue
            if any(CROSSING[pair] >> laid & 1 for laid in way):
                continue
            longer = (*way, pair)
            if other != goal:
                if len(longer) < most:
                    stack.append((other, (*spots, other), longer))
            elif not any(OVER[each] in (*spots, other) for each in longer):
                needs = sorted((SMALLEST[each] for each in longer), reverse=True)
                if not own_planks or all(need <= 6 - place for place, need in enumerate(needs)):
                    yield len(longer)


@pytest.mark.slow
@pytest.mark.ruling("DM-10")
def test_routes_with_ones_own_planks_and_with_those_of_others() -> None:
    own = list(routes(6, True))
    assert [own.count(planks) for planks in (3, 4, 5, 6)] == [0, 0, 23, 256]
    assert list(routes(4, False)).count(4) == 20


# The tables made of all this.


def test_masks_and_tables_say_the_same_as_the_predicates() -> None:
    for first, (a, b) in enumerate(PAIRS):
        assert [second for second, (c, d) in enumerate(PAIRS) if crosses(a, b, c, d)] == [*members(CROSSING[first])]
    for size in range(1, 7):
        assert [n for n, (a, b) in enumerate(PAIRS) if fits(size, a, b)] == [*members(FITTING[size])]
    for spot in range(SPOTS):
        assert [n for n, pair in enumerate(PAIRS) if spot in pair] == [*members(TOUCHING[spot])]


def test_pairs_are_in_canonical_order() -> None:
    assert list(PAIR_NAMES) == sorted(PAIR_NAMES)
    assert all(a < b for a, b in PAIR_NAMES)


def test_nine_islets_at_a_time_open_the_pairs_they_have_no_objection_to() -> None:
    tables = (OPENED_BY_FIRST_NINE, OPENED_BY_SECOND_NINE, OPENED_BY_LAST_NINE)
    for first, table in zip((0, 9, 18), tables, strict=True):
        for stones in range(512):
            objections = 0
            for place in range(9):
                islet = first + place
                objections |= PASSING_OVER[islet] if stones >> place & 1 else TOUCHING[islet]
            assert table[stones] == ALL_PAIRS & ~objections


@pytest.mark.parametrize("pairs", [[], [0], [167], [0, 7, 8, 9, 100, 166, 167], list(range(168))])
def test_many_pairs_are_the_members_of_a_mask(pairs: list[int]) -> None:
    assert many_pairs(mask_of(pairs)) == [*members(mask_of(pairs))] == pairs
