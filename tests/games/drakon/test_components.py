"""The tiles, the coins and the grid. (1)"""

from collections import Counter

import pytest

from dracotheque.games.drakon.components.cells import ARROWS, ARROWS_ID, STRIDE, cell_at, cell_named, x_of, y_of
from dracotheque.games.drakon.components.tiles import (
    BOX,
    COINS,
    COPIES,
    FACE,
    FITTING,
    KIND,
    LAYOUT,
    ORIENTATIONS,
    TILE_IDS,
    TURNS,
)

# The table of the rules reference: kind, total, then layouts 0, 1, 2s, 2c, 3.
TABLE = """
    empty 12 0 2 3 3 4
    gold 12 0 2 3 4 3
    crystal 4 0 0 1 1 2
    rotation 4 0 0 1 1 2
    destruction 4 0 1 1 1 1
    portal 3 0 0 1 1 1
    map 3 0 0 1 1 1
    goblins 3 0 1 1 1 0
    steal_left 3 0 1 1 1 0
    steal_right 3 0 1 1 1 0
    well 2 0 0 1 1 0
    wind 2 0 0 0 1 1
    gust 2 0 0 0 1 1
    key 3 3 0 0 0 0
    vortex 3 3 0 0 0 0"""


@pytest.mark.ruling("DK-2")
def test_there_are_63_tiles_beside_the_start() -> None:
    assert len(BOX) == sum(COPIES) == 63


@pytest.mark.ruling("DK-3")
@pytest.mark.parametrize("row", TABLE.split("\n")[1:])
def test_a_kind_has_as_many_tiles_of_each_layout_as_the_table_says(row: str) -> None:
    kind, total, *counts = row.split()
    found = {LAYOUT[face]: COPIES[face] for face in range(len(TILE_IDS)) if KIND[face] == kind}
    wanted = zip(("0", "1", "2s", "2c", "3"), map(int, counts), strict=True)
    assert found == {layout: count for layout, count in wanted if count}
    assert sum(found.values()) == int(total)


def test_the_layouts_add_up_as_the_table_says() -> None:
    assert Counter(LAYOUT[face] for face in BOX) == {"0": 6, "1": 8, "2s": 15, "2c": 18, "3": 16}


@pytest.mark.ruling("DK-4")
def test_the_start_has_four_arrows_or_three() -> None:
    assert [ARROWS_ID[arrows] for arrows in ORIENTATIONS[FACE["start"]]] == ["NESW"]
    assert [ARROWS_ID[arrows] for arrows in ORIENTATIONS[FACE["start-3"]]] == ["NES", "ESW", "NSW", "NEW"]
    assert COPIES[FACE["start"]] == COPIES[FACE["start-3"]] == 0


def test_only_the_start_has_more_than_three_arrows() -> None:
    for face in BOX:
        assert all(arrows != ARROWS["NESW"] for arrows in ORIENTATIONS[face])


@pytest.mark.parametrize(
    ("tile", "orientations"),
    [
        ("key-0", [""]),
        ("gold-1", ["N", "E", "S", "W"]),
        ("gold-2s", ["NS", "EW"]),
        ("gold-2c", ["NE", "ES", "SW", "NW"]),
        ("gold-3", ["NES", "ESW", "NSW", "NEW"]),
    ],
)
def test_orientations_come_by_quarter_turns_clockwise_each_once(tile: str, orientations: list[str]) -> None:
    assert [ARROWS_ID[arrows] for arrows in ORIENTATIONS[FACE[tile]]] == orientations


def test_a_tile_fits_where_none_of_its_arrows_is_answered() -> None:
    for face in range(len(TILE_IDS)):
        for facing in range(16):
            expected = [arrows for arrows in ORIENTATIONS[face] if not arrows & facing]
            assert list(FITTING[face][facing]) == expected


@pytest.mark.ruling("DK-9")
def test_every_tile_but_the_start_can_turn_a_blank_side_to_any_neighbour() -> None:
    for face in BOX:
        assert all(FITTING[face][ARROWS[side]] for side in "NESW")


@pytest.mark.ruling("DK-24")
def test_a_turn_that_does_not_show_counts_only_where_no_other_is_hidden() -> None:
    assert TURNS[FACE["key-0"]][ARROWS[""]] == (ARROWS[""],)
    assert TURNS[FACE["start"]][ARROWS["NESW"]] == (ARROWS["NESW"],)
    assert TURNS[FACE["gold-2s"]][ARROWS["NS"]] == (ARROWS["NS"], ARROWS["EW"])
    assert TURNS[FACE["gold-1"]][ARROWS["E"]] == (ARROWS["N"], ARROWS["S"], ARROWS["W"])


def test_tiles_are_numbered_in_the_order_of_their_ids() -> None:
    assert list(TILE_IDS) == sorted(TILE_IDS)


@pytest.mark.ruling("DK-5")
def test_there_are_28_coins() -> None:
    assert COINS == 28


def test_a_cell_is_its_coordinates_however_far_away() -> None:
    for x in (-4000, -1, 0, 1, 7, 4000):
        for y in (-4000, -3, 0, 1, 4000):
            assert (x_of(cell_at(x, y)), y_of(cell_at(x, y))) == (x, y)


def test_cells_in_ascending_order_go_row_by_row_from_the_south_west() -> None:
    cells = [(x, y) for y in (-2, 0, 3) for x in (-9, -1, 0, 5)]
    assert sorted(cell_at(x, y) for x, y in cells) == [cell_at(x, y) for x, y in cells]


def test_numbers_that_are_no_cell_never_mean_one() -> None:
    assert cell_named(3, -2) == cell_at(3, -2)
    assert cell_named(STRIDE, 0) == cell_named(0, 10**9) == cell_named(-(10**9), 5)
    assert cell_named(STRIDE, 0) != cell_at(0, 1)
