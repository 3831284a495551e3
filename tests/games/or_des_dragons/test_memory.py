"""What a good memory holds, and what it has to imagine. (7, 11.5)"""

from operator import ge
from random import Random

from dracotheque.games.or_des_dragons.components import MAGIC
from dracotheque.games.or_des_dragons.moves import (
    Hold,
    Pass,
    SetEye,
    Sign,
    SignDeal,
)
from dracotheque.games.or_des_dragons.state.memory import gain
from tests.games.or_des_dragons.table import (
    A,
    B,
    C,
    counts,
    deal,
    lair,
    look,
    pinch,
    place,
    play,
    position,
    script,
    shared,
    side,
    split,
    steal,
    steals,
)


def test_who_pinched_is_imagined_as_somebody_who_held_a_card() -> None:
    state = position(
        lair("10_11_0", gold=2), players=4, advanced=True, to_play=B, hands={A: ["invisible_hand"], C: ["fireball"]}
    )
    play(state, B, SetEye(0))
    script(state, 5)
    pinch(state, A, 1, "gold")
    holders = set()
    for seed in range(40):
        world = state.imagine(B, Random(seed))
        (holder,) = [seat for seat in range(4) if world.holds_card(seat, MAGIC.index("invisible_hand"))]
        assert world.loot_of(holder)[1] == 1
        holders.add(holder)
    assert holders == {A, C}
    assert {state.imagine(A, Random(seed)).loot_of(A)[1] for seed in range(5)} == {1}


def test_a_stolen_token_is_imagined_as_any_the_victim_had() -> None:
    state = shared({}, [(A, "thief"), (B, "warrior")], loot={B: {"gold": 2, "silver": 1}, C: {"amber": 3}})
    steals(state, B, "silver")
    steal(state, A, B)
    stolen = set()
    for seed in range(40):
        world = state.imagine(C, Random(seed))
        assert sum(world.loot_of(A)) == 1
        assert world.loot_of(C)[6] == 3
        stolen.add(tuple(world.loot_of(A)).index(1))
    assert stolen == {0, 1}
    assert {tuple(state.imagine(seat, Random(1)).loot_of(A)).index(1) for seat in (A, B)} == {0}


def test_a_world_follows_what_happened_since_the_last_one_was_imagined() -> None:
    state = shared({}, [(A, "thief"), (B, "warrior")], loot={B: {"gold": 2, "silver": 1}, C: {"amber": 3}})
    steals(state, B, "silver")
    steal(state, A, B)
    assert sum(state.imagine(C, Random(1)).loot_of(A)) == 1
    gold = (0, 4, 0, 0, 0, 0, 0, 0, 0)
    gain(state, A, gold)
    richer = state.imagine(C, Random(1)).loot_of(A)
    assert sum(richer) == 5 and all(map(ge, richer, gold))
    state.knowledge.see_all(C, A)
    assert {tuple(state.imagine(C, Random(seed)).loot_of(A)) for seed in range(9)} == {tuple(state.loot_of(A))}


def test_sharings_are_remembered_exactly() -> None:
    state = shared({"gold": 2, "amber": 1}, [(A, "warrior"), (B, "warrior")])
    play(state, B, split({A: {"gold": 2}, B: {"amber": 1}}))
    play(state, A, Sign(B, 1))
    world = state.imagine(C, Random(1))
    assert world.loot == state.loot
    recalled = state.recall(C)
    assert isinstance(recalled, type(look(state)))
    sure = recalled.places[A].certain
    assert sure is not None and (counts(sure.tokens), sure.unknown) == ({"gold": 2}, 0)
    assert place(state, A, C).certain is None


def test_a_look_is_remembered_by_the_one_who_looked() -> None:
    state = shared(
        {},
        [(A, "thief"), (A, "wizard"), (B, "thief"), (C, "warrior")],
        loot={B: {"gold": 1}, C: {"amber": 2, "red": 1}},
    )
    play(state, A, Pass())
    steals(state, C, "red")
    steal(state, B, C)
    recalled = [state.recall(viewer) for viewer in (A, B)]
    sure = [view.places[C].certain for view in recalled]  # type: ignore[attr-defined]  # the view of this game
    assert [(counts(each.tokens), each.unknown) for each in sure] == [({"amber": 1}, 1), ({"amber": 2}, 0)]


def test_signing_a_deal_shows_what_one_has() -> None:
    state = shared({}, [(A, "thief"), (B, "warrior")], loot={B: {"gold": 1, "silver": 1}})
    steals(state, B, "silver")
    steal(state, A, B)
    play(state, B, state.decision(B).moves[0])
    recalled = state.recall(C)
    sure = recalled.places[A].certain  # type: ignore[attr-defined]  # the view of this game
    assert (counts(sure.tokens), sure.unknown) == ({}, 1)
    trading = position(lair("10_11_0", gold=1), moment="fair", loot={A: {"silver": 1}, B: {"gold": 1}})
    trading.knowledge.doubts = tuple(int(kind == 0 and place % 3 == A) for place in range(12) for kind in range(9))
    play(trading, A, deal(side(A, {"silver": 1}, {"gold": 1})))
    recalled = trading.recall(C)
    sure = recalled.places[A].certain  # type: ignore[attr-defined]  # the view of this game
    assert counts(sure.tokens) == {"silver": 1}
    play(trading, B, SignDeal(A, trading.fair.deals[0].deal))
    assert counts(place(trading, A, A).loot) == {"gold": 1}
    assert Hold() not in trading.decision(A).moves
