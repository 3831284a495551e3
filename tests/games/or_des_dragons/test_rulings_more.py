"""Rulings that the other tests of this folder leave open, some of them our own."""

import pytest

from dracotheque.games.or_des_dragons import GAME
from dracotheque.games.or_des_dragons.events import DealRefused, DealUntaken
from dracotheque.games.or_des_dragons.view.sights import Ledger
from tests.games.or_des_dragons.table import (
    A,
    B,
    C,
    deal,
    look,
    place,
    play,
    position,
    refuse,
    seen,
    shared,
    side,
    steal,
)


@pytest.mark.ruling("OD-3")
@pytest.mark.parametrize("players", [3, 6])
def test_there_is_a_bag_of_which_everybody_sees_the_size(players: int) -> None:
    state = GAME.start(players, seed=8)
    for viewer in (*range(players), None):
        view = look(state, viewer)
        drawn = sum(heap.count for lair in view.lairs for heap in lair.tokens)
        assert view.bag_size == 126 - drawn
        assert view.bag is None


def test_the_splits_on_the_list_do_not_depend_on_what_anybody_holds() -> None:
    treasure = {"silver": 3, "gold": 1, "amber": 2}
    poor = shared(treasure)
    rich = shared(treasure, loot={A: {"amber": 5}, B: {"gold": 7, "black_diamond": 1}})
    assert poor.decision(B).moves == rich.decision(B).moves
    assert len(poor.decision(B).moves) > 2


def test_a_refused_open_deal_names_nobody() -> None:
    loot = {A: {"gold": 1}, B: {"emerald": 1}, C: {"emerald": 1}}
    offer = deal(side(A, {"gold": 1}, {"emerald": 1}))
    told = {}
    for name, owners in {"could": loot, "could not": {A: loot[A]}}.items():
        state = position(moment="fair", loot=owners)
        heard = play(state, A, offer)
        while state.asked == "answer_deal":
            heard += refuse(state, state.actors[0])
        assert not seen(heard, DealRefused)
        assert len(seen(heard, DealUntaken, B)) == 1
        told[name] = [event for each in heard if (event := each.seen_by(None)) is not None]
    assert told["could"] == told["could not"]


def test_a_screen_found_empty_settles_the_public_notebook() -> None:
    state = shared(
        {}, [(B, "thief"), (C, "thief"), (A, "warrior")], loot={A: {"gold": 1}}, options={"public_ledger": True}
    )
    assert place(state, A).ledger == Ledger(look(state, A).places[A].loot or (), 0, 0)
    steal(state, B, A)
    steal(state, C, A)
    ledger = place(state, A).ledger
    assert ledger is not None
    assert sum(heap.count for heap in ledger.tokens) + ledger.stolen - ledger.missing == 0
