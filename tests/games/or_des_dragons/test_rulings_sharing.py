"""Rulings on sharings: who takes part, what is an agreement, wizards, lost treasures. (8)"""

import pytest

from dracotheque.games.or_des_dragons import GAME
from dracotheque.games.or_des_dragons.components.bundles import Heap, Share
from dracotheque.games.or_des_dragons.events import (
    CardsDrawn,
    RedsTaken,
    SandTurned,
    ShareReceived,
    TreasureLost,
    TreasureTaken,
)
from dracotheque.games.or_des_dragons.moves import Hold, Propose, Reason, Refuse, Renew
from dracotheque.games.or_des_dragons.options import GoldOptions
from tests.games.or_des_dragons.table import (
    A,
    B,
    C,
    D,
    E,
    answers,
    asked,
    attack,
    bundle,
    card,
    counts,
    hand,
    lair,
    look,
    loot,
    loots,
    pass_,
    play,
    position,
    refuse,
    refused,
    seen,
    shared,
    sign,
    split,
    treasure,
)

AB = ((A, "warrior"), (B, "warrior"))


@pytest.mark.ruling("OD-13")
def test_one_voice_each_however_many_adventurers() -> None:
    state = shared({"gold": 2}, [(B, "warrior"), (B, "warrioress"), (A, "wizard"), (C, "wizard")])
    assert state.sharing.party == (C, A, B)


@pytest.mark.ruling("OD-13")
def test_speaking_begins_with_the_owner_of_the_last_adventurer_placed_and_goes_clockwise() -> None:
    fighters = [(E, "warrior"), (B, "warrior"), (D, "wizard")]
    state = shared({"gold": 2}, fighters, players=5)
    assert state.sharing.party == (D, E, B)
    assert asked(state) == ("speak", (D,))


@pytest.mark.ruling("OD-16")
def test_every_token_goes_to_one_participant_and_a_share_may_be_empty() -> None:
    state = shared({"gold": 2, "amber": 1}, AB)
    assert refused(state, B, split({A: {"gold": 2}})) == ("refuse-incomplete", "r.incomplete")
    play(state, B, split({B: {"gold": 2, "amber": 1}}))
    sign(state, A)
    assert loots(state) == [{}, {"gold": 2, "amber": 1}, {}]


@pytest.mark.ruling("OD-16")
def test_two_shares_for_one_participant_are_one_share() -> None:
    state = shared({"gold": 2}, AB)
    play(state, B, Propose((Share(A, (Heap("gold", 1),)), Share(A, (Heap("gold", 1),)))))
    sign(state, A)
    assert loot(state, A) == {"gold": 2}


@pytest.mark.ruling("OD-17")
def test_a_split_carries_a_phrase_and_nothing_that_binds() -> None:
    state = shared({"gold": 2}, AB)
    promise = Propose(split({A: {"gold": 2}}).shares, Reason("i-will-repay-you"))
    assert refused(state, B, promise) == ("refuse-unknown-phrase", "9.talk")
    assert {*Propose.__struct_fields__} == {"shares", "reason"}
    play(state, B, split({A: {"gold": 2}}, Reason("yours", bundle(gold=2))))
    draft = look(state).sharing.drafts[0]  # type: ignore[union-attr]  # a sharing is on
    assert draft.reason == Reason("yours", bundle(gold=2))


@pytest.mark.ruling("OD-18")
def test_a_lost_treasure_is_in_plain_sight_and_never_returns() -> None:
    state = shared({"gold": 2, "amber": 1}, AB, deck=[])
    size = look(state).bag_size
    play(state, B, Hold())
    told = play(state, A, Hold())
    assert [counts(event.tokens) for event in seen(told, TreasureLost)] == [{"gold": 2, "amber": 1}]
    assert counts(look(state).lost) == {"gold": 2, "amber": 1}
    assert look(state).bag_size == size


@pytest.mark.ruling("OD-19")
def test_a_lone_wizard_takes_the_reds_of_the_completed_treasure_before_the_sand_is_turned() -> None:
    state = position(
        lair("6_3_3", [(A, "wizard"), (B, "warrior")], red=1, gold=2), to_play=C, bag_next=["red", "amber", "silver"]
    )
    told = attack(state, C, "thief", 1)
    kinds = [type(each.event) for each in told]
    assert kinds.index(RedsTaken) < kinds.index(SandTurned)
    assert loot(state, A) == {"red": 2}
    assert treasure(state) == {"gold": 2, "amber": 1, "silver": 1}


@pytest.mark.ruling("OD-19")
def test_two_wizards_or_none_leave_the_reds_in_the_treasure() -> None:
    for fighters in ([(A, "wizard"), (B, "wizard"), (C, "warrior")], [(A, "warrior"), (B, "warrior")]):
        state = shared({"red": 3}, fighters)
        assert treasure(state) == {"red": 3}


@pytest.mark.ruling("OD-19")
def test_reds_alone_leave_nothing_to_negotiate() -> None:
    state = shared({"red": 3}, [(A, "wizard"), (B, "warrior")])
    assert loot(state, A) == {"red": 3}
    assert asked(state) == ("attack", (B,))


@pytest.mark.ruling("OD-6")
def test_under_the_advanced_rules_a_lone_wizard_has_no_first_pick() -> None:
    state = shared({"red": 3}, [(A, "wizard"), (B, "warrior")], advanced=True)
    assert treasure(state) == {"red": 3}
    assert loot(state, A) == {}


@pytest.mark.ruling("OD-20")
def test_one_card_for_each_red_received_wizards_in_the_order_placed() -> None:
    state = shared(
        {"red": 3},
        [(B, "wizard"), (A, "wizard"), (C, "warrior")],
        advanced=True,
        pile=["fireball", "long_arm", "muddle_stone"],
    )
    play(state, C, split({A: {"red": 1}, B: {"red": 2}}))
    sign(state, A)
    told = sign(state, B)
    assert [(event.seat, event.count) for event in seen(told, CardsDrawn)] == [(B, 1), (B, 1), (A, 1)]
    assert hand(state, B) == {"fireball", "long_arm"}
    assert hand(state, A) == {"muddle_stone"}
    assert hand(state, C) == set()


@pytest.mark.ruling("OD-20")
def test_reds_without_a_wizard_on_the_spot_bring_nothing() -> None:
    state = shared({"red": 2}, [(A, "warrior"), (B, "wizard"), (C, "thief")], advanced=True)
    play(state, C, split({A: {"red": 2}}))
    sign(state, A)
    told = sign(state, B)
    assert not seen(told, CardsDrawn)


@pytest.mark.ruling("OD-14")
def test_a_lone_victor_draws_for_all_reds_and_others_may_meddle_before() -> None:
    state = shared(
        {"red": 2, "gold": 1},
        [(A, "warrior"), (A, "wizard"), (A, "warrioress")],
        advanced=True,
        hands={B: ["renewal_powder"], C: ["long_arm"]},
        pile=["fireball", "muddle_stone"],
    )
    assert asked(state) == ("react", (B,))
    assert Renew(bundle(gold=1)) in state.decision(B).moves
    told = pass_(state, B)
    assert seen(told, TreasureTaken)
    assert hand(state, A) == {"fireball", "muddle_stone"}
    assert asked(state) == ("react", (C,))


@pytest.mark.ruling("OD-14")
def test_a_lone_victory_gives_the_confusion_ring_nothing_to_do() -> None:
    state = shared({"gold": 1}, [(A, "warrior"), (A, "warrioress")], advanced=True, hands={C: ["confusion_ring"]})
    assert state.asked != "react"
    assert loot(state, A) == {"gold": 1}


@pytest.mark.ruling("OD-15")
def test_a_dead_dragon_without_tokens_is_not_negotiated_but_thieves_go_to_work() -> None:
    state = position(
        lair("8_8_0", [(A, "thief"), (B, "warrior")]), moment="kill", loot={B: {"gold": 1}}, bag={}, deck=[]
    )
    assert asked(state) == ("steal", (A,))


@pytest.mark.ruling("OD-56")
def test_the_last_grain_without_agreement_is_the_end() -> None:
    state = shared({"gold": 2}, AB, options={"grain_rounds": 1})
    play(state, B, split({B: {"gold": 2}}))
    refuse(state, A)
    play(state, A, split({A: {"gold": 2}}))
    told = refuse(state, B)
    assert seen(told, TreasureLost)


@pytest.mark.ruling("OD-56")
def test_a_proposal_interrupts_a_row_of_holds() -> None:
    state = shared({"gold": 2}, AB)
    play(state, B, Hold())
    play(state, A, split({A: {"gold": 2}}))
    refuse(state, B)
    play(state, B, Hold())
    assert asked(state) == ("speak", (A,))
    told = play(state, A, Hold())
    assert seen(told, TreasureLost)


@pytest.mark.ruling("OD-56")
def test_a_negotiation_takes_a_bounded_number_of_decisions() -> None:
    fighters = [(A, "warrior"), (B, "wizard"), (C, "wizard")]
    state = shared({"gold": 2}, fighters)
    decisions = 0
    while state.asked in ("speak", "vote"):
        seat = state.actors[0]
        voted = state.asked == "vote"
        last = voted and state.context == (2,)
        play(state, seat, Refuse() if last else state.decision(seat).moves[0 if voted else 1])
        decisions += 1
    assert decisions == 27


@pytest.mark.ruling("OD-55")
def test_the_sand_lasts_a_minute_unless_the_table_says_otherwise() -> None:
    assert GoldOptions().sand_seconds == 60
    assert GAME.start(3, {"sand": "live", "sand_seconds": 90}, seed=1).options.sand_seconds == 90


def test_shares_are_a_public_event() -> None:
    state = shared({"gold": 2, "amber": 1}, AB)
    play(state, B, split({A: {"gold": 2}, B: {"amber": 1}}))
    told = sign(state, A)
    received = {event.seat: counts(event.tokens) for event in seen(told, ShareReceived)}
    assert received == {A: {"gold": 2}, B: {"amber": 1}}


def test_the_menu_lists_few_splits_and_all_of_them_are_complete() -> None:
    state = shared({"gold": 3, "silver": 4, "amber": 2, "diamond": 1}, [(A, "warrior"), (B, "wizard"), (C, "thief")])
    moves = answers(state, C)
    assert moves[0] == Hold()
    assert 3 <= len(moves) <= 9
    for move in moves[1:]:
        handed_out: dict[str, int] = {}
        for share in move.shares:
            for token, count in counts(share.tokens).items():
                handed_out[token] = handed_out.get(token, 0) + count
        assert handed_out == {"gold": 3, "silver": 4, "amber": 2, "diamond": 1}


def test_the_menu_sweetens_what_was_refused() -> None:
    state = shared({"gold": 3}, AB)
    play(state, B, split({B: {"gold": 3}}))
    refuse(state, A)
    assert split({A: {"gold": 1}, B: {"gold": 2}}) in state.decision(A).moves
    assert card("fireball") not in state.decision(A).moves
