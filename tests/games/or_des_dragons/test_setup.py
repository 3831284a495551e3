"""Setting up the table. (2)"""

import pytest

from dracotheque.games.or_des_dragons import GAME
from dracotheque.games.or_des_dragons.components import CARD, DRAGON, DRAGONS
from dracotheque.games.or_des_dragons.events import CardsDrawn, DragonAppeared, GameBegan
from dracotheque.games.or_des_dragons.state import Table
from dracotheque.games.or_des_dragons.steps.setup import setup
from tests.games.or_des_dragons.table import ADVANCED, Scripted, dragon, look, place, seen


class StackedChance(Scripted, tag="fair"):
    """Chance that leaves the four named dragons on top of the deck."""

    def shuffle(self, items: list[int]) -> None:
        Scripted.shuffle(self, items)
        if len(items) == len(DRAGONS):
            first = [DRAGON[dragon(*parts)] for parts in ((10, 11, 0), (9, 0, 9), (6, 1, 5), (5, 4, 1))]
            items[:] = [other for other in items if other not in first] + first[::-1]


def test_example_01_setup() -> None:
    state = GAME.table(5, ADVANCED, seed=1, events=True)
    assert isinstance(state, Table)
    state.chance = StackedChance(state.chance.key)  # type: ignore[union-attr]  # a table starts with fair chance
    setup(state)
    state.run()
    view = look(state)
    assert [sum(heap.count for heap in lair.tokens) for lair in view.lairs] == [11, 0, 1, 4]
    assert view.bag_size == 110
    assert (view.deck_size, view.fair_in) == (14, 7)
    assert all(len(each.ready) == 4 and not each.resting and each.magic_count == 1 for each in view.places)
    assert view.pile_size == 12
    assert view.magic_discard == ()
    assert view.lost == ()
    assert not view.last_phase


@pytest.mark.parametrize(("players", "pile"), [(3, 14), (4, 13), (5, 12), (6, 11)])
def test_one_magic_object_each(players: int, pile: int) -> None:
    state = GAME.start(players, ADVANCED, seed=3)
    assert look(state).pile_size == pile
    assert [each.magic_count for each in look(state).places] == [1] * players
    without = GAME.start(players, {**ADVANCED, "invisible_hand": "out"}, seed=3)
    assert look(without).pile_size == pile - 1


@pytest.mark.ruling("OD-6")
def test_the_basic_rules_have_no_magic_object() -> None:
    view = look(GAME.start(4, seed=3))
    assert (view.pile_size, view.eyes) == (0, False)
    assert not any(each.magic_count for each in view.places)


def test_anybody_may_begin() -> None:
    assert {GAME.start(3, seed=seed).first for seed in range(30)} == {0, 1, 2}
    state = GAME.start(4, seed=5)
    assert state.actors == (state.first,)


def test_the_opening_is_told_and_cards_are_for_their_owners() -> None:
    state = GAME.start(3, ADVANCED, seed=2)
    told = state.news()
    assert len(seen(told, GameBegan)) == 1
    assert [event.slot for event in seen(told, DragonAppeared)] == [1, 2, 3, 4]
    for seat in range(3):
        (own,) = [event for event in seen(told, CardsDrawn, seat) if event.seat == seat]
        assert own.cards == place(state, seat, seat).magic
        assert all(not event.cards for event in seen(told, CardsDrawn, seat) if event.seat != seat)
    assert {*own.cards} <= CARD.keys()


@pytest.mark.ruling("OD-3")
def test_tokens_come_from_the_bag_alone() -> None:
    state = GAME.start(6, seed=9)
    view = look(state)
    assert view.bag_size + sum(heap.count for lair in view.lairs for heap in lair.tokens) == 126
