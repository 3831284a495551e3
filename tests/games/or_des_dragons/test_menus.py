"""Menus look like lists, and write nothing that nobody reads."""

import random
from collections.abc import Sequence

from dracotheque.core.moves import Move
from dracotheque.core.unlisted import Menu
from dracotheque.games.or_des_dragons.components import COMMON_WORTH, TOKEN, TOKENS
from dracotheque.games.or_des_dragons.components.bundles import Heap
from dracotheque.games.or_des_dragons.moves import HOLD, PASS, Pass, Propose, SetEye
from tests.games.or_des_dragons.table import A, B, position, shared


def written(log: list[int]) -> Menu[int]:
    """A menu that notes in the log what it has to write."""

    def write(slot: int) -> Move:
        log.append(slot)
        return SetEye(slot)

    return Menu([PASS], [1, 2, 3], SetEye, write)


def test_a_menu_is_the_list_of_its_moves() -> None:
    menu = written([])
    whole = [PASS, SetEye(1), SetEye(2), SetEye(3)]
    assert list(menu) == whole
    assert menu == whole
    assert menu == written([])
    assert menu != whole[:3]
    assert menu != "menu"
    assert (menu[0], menu[-1], menu[-4], menu[1:3]) == (PASS, SetEye(3), PASS, whole[1:3])
    assert len(menu) == 4


def test_a_move_is_written_once_and_only_if_somebody_looks_at_it() -> None:
    log: list[int] = []
    menu = written(log)
    move = menu[2]
    assert move in menu
    assert menu[2] is move
    assert log == [2]


def test_a_menu_knows_moves_made_elsewhere() -> None:
    menu = written([])
    assert SetEye(3) in menu
    assert Pass() in menu
    assert SetEye(4) not in menu


def test_splits_and_swaps_are_each_listed_once() -> None:
    state = shared({"gold": 2, "silver": 2, "red": 1}, [(A, "warrior"), (B, "warrior")])
    splits = state.decision(B).moves
    assert splits[0] == HOLD
    assert len({*splits}) == len(splits) > 3
    fair = position(moment="fair", loot={A: {"gold": 2, "amber": 1}})
    assert len({*fair.decision(A).moves}) == len(fair.decision(A).moves) == 1 + 2 * 8


def worth(share: Sequence[Heap]) -> float:
    return sum(heap.count * COMMON_WORTH[TOKEN[heap.token]] for heap in share)


def test_no_idea_wrongs_the_one_who_asks_for_it() -> None:
    """Whoever has no split in mind is never offered less than an equal part, but for a token that cannot be cut."""
    rng = random.Random(7)
    for _ in range(60):
        treasure = {token: rng.choice([0, 0, 1, 1, 2, 4]) for token in TOKENS[:-1]} | {"gold": 1}
        party = [(seat, "warrior") for seat in range(rng.choice([2, 3]))]
        state = shared(treasure, party)
        asker = state.actors[0]
        for idea in state.decision(asker).moves[1:]:
            assert isinstance(idea, Propose)
            whole = [heap for share in idea.shares for heap in share.tokens]
            (own,) = [share.tokens for share in idea.shares if share.seat == asker]
            best = max(COMMON_WORTH[TOKEN[heap.token]] for heap in whole)
            assert worth(own) + best >= worth(whole) / len(party), (treasure, idea)


def test_one_idea_at_least_gives_an_equal_part_to_whoever_asks() -> None:
    """A page shows those alone, so that nobody is advised against their own interest."""
    rng = random.Random(11)
    for _ in range(120):
        treasure = {token: rng.choice([0, 0, 1, 1, 2, 4, 6]) for token in TOKENS} | {"silver": 3}
        treasure["black_diamond"] = min(1, treasure["black_diamond"])
        party = [(seat, "warrior") for seat in range(rng.choice([2, 3]))]
        state = shared(treasure, party)
        asker = state.actors[0]
        ideas = [move for move in state.decision(asker).moves if isinstance(move, Propose)]
        shares = [{share.seat: worth(share.tokens) for share in idea.shares} for idea in ideas]
        assert any(each[asker] >= sum(each.values()) / len(party) for each in shares), treasure
