"""A field is declared once: its slot, its start and its copy follow."""

import json
from typing import NewType

import pytest

from dracotheque.core.fields import Fields, copied, field, field_names, fresh, written
from dracotheque.core.parts import Part
from dracotheque.core.state import State
from tests.core.tiny import TINY, TinyState

Seat = NewType("Seat", int)


class Purse(metaclass=Fields):
    coins: list[int] = field([1, 2], reset="empty")
    owner: int = 0

    @written
    def empty(self) -> None:
        """The coins are what they were."""

    @written
    def clone(self) -> "Purse":
        raise AssertionError


class Chest(metaclass=Fields):
    heaps: list[list[int]] = field(lambda chest: [[] for _ in range(2)])
    ways: dict[int, int] = field({})
    purse: Purse = field(lambda chest: fresh(Purse))
    note: list[int] | None = None
    seals: tuple[tuple[int, ...], ...] = ()

    @written
    def clear(self) -> None: ...

    @written
    def clone(self) -> "Chest":
        raise AssertionError


class LargeChest(Chest):
    seals: tuple[tuple[int, ...], ...] = ((1,),)
    lid: bool = field(lambda chest: bool(chest.seals))


def test_every_field_begins_at_its_start_and_no_two_share_it() -> None:
    one, other = fresh(Chest), fresh(Chest)
    one.heaps[0].append(1)
    one.ways[1] = 2
    one.purse.coins.append(3)
    assert (other.heaps, other.ways, other.purse.coins, other.note, other.seals) == ([[], []], {}, [1, 2], None, ())


def test_a_clone_shares_nothing_that_changes() -> None:
    chest = fresh(Chest)
    chest.note = [1]
    clone = chest.clone()
    clone.heaps[0].append(1)
    clone.ways[1] = 2
    clone.purse.coins.append(3)
    clone.note = None
    assert (chest.heaps, chest.ways, chest.purse.coins, chest.note) == ([[], []], {}, [1, 2], [1])


def test_a_method_resets_the_fields_that_name_it_and_no_others() -> None:
    purse = fresh(Purse)
    purse.coins, purse.owner = [9], 7
    purse.empty()
    assert (purse.coins, purse.owner) == ([1, 2], 7)


def test_a_class_may_begin_a_field_of_its_base_elsewhere() -> None:
    chest = fresh(LargeChest)
    assert (chest.seals, chest.lid, chest.clone().seals) == (((1,),), True, ((1,),))
    assert field_names(LargeChest) == ("heaps", "note", "purse", "seals", "ways", "lid")


def test_nothing_but_its_fields_can_be_put_on_a_state() -> None:
    with pytest.raises(AttributeError):
        fresh(Purse).colour = "red"  # type: ignore[attr-defined]


def test_nobody_guesses_how_something_unknown_is_copied() -> None:
    with pytest.raises(TypeError, match="bytearray"):
        Fields("Odd", (), {"__annotations__": {"raw": bytearray}, "raw": 0})


@pytest.mark.parametrize(
    ("kind", "line"),
    [
        (int, "x"),
        (Seat, "x"),
        (list[Seat], "x.copy()"),
        (tuple[int, ...], "x"),
        (tuple[list[int], ...], None),
        (list[tuple[int, ...]], "x.copy()"),
        (list[list[int]], "list(map(list.copy, x))"),
        (list[int] | None, "None if x is None else x.copy()"),
        (dict[int, int], "x.copy()"),
        (Purse, "x.clone()"),
        (list[Purse], "[each.clone() for each in x]"),
    ],
)
def test_how_a_field_is_copied_follows_from_its_type(kind: object, line: str | None) -> None:
    if line is None:
        with pytest.raises(TypeError):
            copied(kind, "x")
    else:
        assert copied(kind, "x") == line


class Hoard(Part):
    coins: list[int] = field([1])
    lock: int = field(0, unsaved=0)


class Hoarder(TinyState):
    rules = TinyState.rules.before()
    hoard: Hoard = field(lambda s: fresh(Hoard))


def test_a_part_of_a_state_is_saved_as_if_its_fields_lay_in_the_state() -> None:
    game = TINY.before(Hoarder)
    state = game.start(2, seed=1)
    state.hoard.coins.append(2)
    saved = json.loads(state.to_json())
    assert list(saved)[-2:] == ["word", "coins"], "by class, then in the order of the alphabet"
    assert (saved["coins"], "hoard" in saved, "lock" in saved) == ([1, 2], False, False)
    state.hoard.lock = 3
    loaded = game.from_json(state.to_json())
    assert loaded.hoard == state.hoard != fresh(Hoard)
    assert loaded.hoard == fresh(Hoard, coins=[1, 2], lock=3)
    assert loaded.digest() == state.digest() == state.clone().digest()
    clone = state.clone()
    clone.hoard.coins.append(9)
    assert state.hoard.coins == [1, 2]


def test_a_game_adds_its_fields_to_those_of_the_core() -> None:
    state: TinyState = TINY.start(2, {"bell": True}, seed=1)
    assert (state.ticking, state.numbers, state.word) == (True, [0, 0], "")
    assert field_names(TinyState)[-4:] == ("notes", "numbers", "rung", "word")
    assert field_names(State) == field_names(TinyState)[:-4]
