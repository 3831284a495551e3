"""Worked examples 07 to 11 and 13 of the rules: splits, grains, thefts, deals. (10)"""

from dracotheque.games.or_des_dragons.events import AgreementReached, DealMade, ScreenSeen, TokensStolen, TreasureLost
from dracotheque.games.or_des_dragons.moves import Hold, Sign, Take
from tests.games.or_des_dragons.table import (
    LIVE,
    A,
    B,
    C,
    answers,
    asked,
    attack,
    bundle,
    counts,
    deal,
    lair,
    look,
    loot,
    loots,
    pass_,
    play,
    position,
    refuse,
    refused,
    sand_out,
    script,
    seen,
    shared,
    side,
    sign,
    split,
    steal,
    steals,
    treasure,
)

AB = ((A, "warrior"), (B, "warrior"))


def test_example_07_basic_wizard_failure_theft() -> None:
    state = position(
        lair("7_4_3", [(A, "warrior"), (B, "wizard")], red=1, gold=1, sapphire=2),
        to_play=C,
        bag_next=["red", "silver", "emerald"],
    )
    attack(state, C, "thief", 1)
    assert loot(state, B) == {"red": 2}
    assert treasure(state) == {"gold": 1, "sapphire": 2, "silver": 1, "emerald": 1}
    told = [event for seat in (C, A, B) for event in play(state, seat, Hold())]
    assert [counts(event.tokens) for event in seen(told, TreasureLost)] == [
        {"silver": 1, "gold": 1, "sapphire": 2, "emerald": 1}
    ]
    assert counts(look(state).lost) == {"silver": 1, "gold": 1, "sapphire": 2, "emerald": 1}
    assert asked(state) == ("steal", (C,))
    steal(state, C, B)
    assert loots(state) == [{}, {"red": 1}, {"red": 1}]


def test_example_07_two_wizards_take_nothing_first() -> None:
    state = position(
        lair("8_4_4", [(A, "warrior"), (B, "wizard"), (A, "wizard")], red=1, gold=1, sapphire=2),
        to_play=C,
        bag_next=["red", "silver", "emerald", "silver"],
    )
    attack(state, C, "thief", 1)
    assert loots(state) == [{}, {}, {}]
    assert sum(treasure(state).values()) == 8
    assert treasure(state)["red"] == 2


def test_example_08_legal_and_illegal_splits() -> None:
    state = shared({"gold": 1, "silver": 2, "sapphire": 1}, AB, options=LIVE)
    treasure_of_a = {"gold": 1, "silver": 1}
    play(state, A, split({A: treasure_of_a, B: {"silver": 1}}))
    draft = look(state).sharing.drafts[0]  # type: ignore[union-attr]  # a sharing is on
    assert (draft.complete, draft.signed) == (False, ())
    assert refused(state, B, Sign(A, 1)) == ("refuse-incomplete", "r.incomplete")
    assert refused(state, A, split({A: {"gold": 1, "sapphire": 1}, C: {"silver": 2}})) == (
        "refuse-share-to-bystander",
        "r.share_to_bystander",
    )
    assert refused(state, A, split({A: {"gold": 2}, B: {"silver": 2, "sapphire": 1}})) == (
        "refuse-too-many-tokens",
        "r.too_many_tokens",
    )
    play(state, A, split({A: {"gold": 1, "silver": 2, "sapphire": 1}, B: {}}))
    assert look(state).sharing.drafts[0].signed == (A,)  # type: ignore[union-attr]  # a sharing is on


def test_example_08_a_signature_for_an_older_version_is_refused() -> None:
    state = shared({"gold": 1, "silver": 2, "sapphire": 1}, AB, options=LIVE)
    play(state, A, split({A: {"gold": 1, "silver": 1}, B: {"silver": 1, "sapphire": 1}}))
    play(state, A, split({A: {"gold": 1, "silver": 2}, B: {"sapphire": 1}}))
    assert refused(state, B, Sign(A, 1)) == ("refuse-stale-version", "r.stale_version")
    (draft,) = look(state).sharing.drafts  # type: ignore[union-attr]  # a sharing is on
    assert (draft.version, draft.signed) == (2, (A,))
    told = play(state, B, Sign(A, 2))
    assert seen(told, AgreementReached)


def test_example_09_grains() -> None:
    fighters = [(A, "warrior"), (C, "wizard"), (B, "warrioress")]
    state = shared({"gold": 3}, fighters)
    sharing = look(state).sharing
    assert sharing is not None
    assert (sharing.participants, sharing.grain, sharing.grains) == ((B, C, A), 0, 9)
    greedy = {B: {"gold": 3}}
    play(state, B, split(greedy))
    assert asked(state) == ("vote", (C,))
    sign(state, C)
    refuse(state, A)
    assert asked(state) == ("speak", (C,))
    play(state, C, Hold())
    assert asked(state) == ("speak", (A,))
    play(state, A, split({A: {"gold": 1}, B: {"gold": 1}, C: {"gold": 1}}))
    sign(state, B)
    sign(state, C)
    assert loots(state) == [{"gold": 1}, {"gold": 1}, {"gold": 1}]


def test_example_09_three_holds_in_a_row() -> None:
    state = shared({"gold": 3}, [(A, "warrior"), (C, "wizard"), (B, "warrioress")])
    play(state, B, Hold())
    play(state, C, Hold())
    told = play(state, A, Hold())
    assert seen(told, TreasureLost)
    assert counts(look(state).lost) == {"gold": 3}


def test_example_10_order_of_thieves() -> None:
    state = position(
        lair("9_8_2", [(B, "thief"), (A, "warrior"), (A, "thief"), (C, "wizard")]),
        moment="kill",
        loot={A: {"gold": 2}, B: {"silver": 1}, C: {"emerald": 1}},
        bag_size=0,
    )
    assert asked(state) == ("steal", (B,))
    told = steal(state, B, A)
    assert loots(state) == [{"gold": 1}, {"silver": 1, "gold": 1}, {"emerald": 1}]
    assert asked(state) == ("steal", (A,))
    steals(state, B, "gold")
    told = steal(state, A, B)
    assert seen(told, TokensStolen, A)[0].tokens == bundle(gold=1)
    assert seen(told, TokensStolen, B)[0].tokens == bundle(gold=1)
    assert seen(told, TokensStolen, C) == [TokensStolen(A, B, 1)]
    assert [state.loot_of(seat) for seat in (A, B)] == [[0, 2, 0, 0, 0, 0, 0, 0, 0], [1, 0, 0, 0, 0, 0, 0, 0, 0]]
    assert state.loot_of(C)[4] == 1


def test_example_11_assisted_theft() -> None:
    fighters = [(A, "thief"), (A, "wizard"), (B, "warrior"), (C, "warrior")]
    state = position(
        lair("10_11_0", fighters),
        moment="kill",
        loot={C: {"black_diamond": 1, "silver": 6}},
    )
    told = steal(state, A, C)
    assert seen(told, ScreenSeen, A) == [ScreenSeen(A, C, bundle(silver=6, black_diamond=1))]
    assert not seen(told, ScreenSeen, B)
    assert not seen(told, ScreenSeen, C)
    assert look(state, A).theft.seen == bundle(silver=6, black_diamond=1)  # type: ignore[union-attr]  # one is on
    assert look(state, B).theft.seen is None  # type: ignore[union-attr]  # one is on
    assert [move.token for move in answers(state, A)] == ["silver", "black_diamond"]
    told = play(state, A, Take("black_diamond"))
    assert loot(state, A) == {"black_diamond": 1}
    assert seen(told, TokensStolen, B) == [TokensStolen(A, C, 1)]


def test_example_11_the_wizard_of_another_is_no_help() -> None:
    fighters = [(A, "thief"), (B, "wizard"), (A, "warrior"), (C, "warrior")]
    state = position(lair("10_11_0", fighters), moment="kill", loot={C: {"black_diamond": 1, "silver": 6}})
    script(state, 6)
    told = steal(state, A, C)
    assert not seen(told, ScreenSeen, A)
    assert not seen(told, ScreenSeen, B)
    assert loot(state, A) == {"black_diamond": 1}


def test_example_13_deals() -> None:
    state = position(
        lair("10_11_0", gold=1),
        moment="fair",
        loot={A: {"gold": 2, "sapphire": 1}, B: {"emerald": 3}, C: {"amber": 2}},
    )
    play(state, A, deal(side(A, {"sapphire": 1}, {"emerald": 2}), side(B, {"emerald": 2}, {"sapphire": 1})))
    told = sign(state, B)
    assert seen(told, DealMade)
    assert loots(state)[:2] == [{"gold": 2, "emerald": 2}, {"emerald": 1, "sapphire": 1}]
    gift = deal(side(B, {"emerald": 1}, {}), side(A, {}, {"emerald": 1}))
    assert refused(state, B, gift) == ("refuse-both-ways", "r.both_ways")
    pass_(state, B)
    pass_(state, C)
    gold_for_nothing = deal(side(A, {"gold": 1}, {}))
    assert refused(state, A, gold_for_nothing) == ("refuse-both-ways", "r.both_ways")
    ring = deal(
        side(A, {"gold": 1}, {"amber": 1}),
        side(B, {"emerald": 1}, {"gold": 1}),
        side(C, {"amber": 1}, {"emerald": 1}),
    )
    play(state, A, ring)
    assert asked(state) == ("answer_deal", (B,))
    sign(state, B)
    assert loots(state)[C] == {"amber": 2}
    sign(state, C)
    assert loots(state) == [
        {"gold": 1, "emerald": 2, "amber": 1},
        {"gold": 1, "sapphire": 1},
        {"emerald": 1, "amber": 1},
    ]


def test_example_13_a_token_is_on_one_stall_only() -> None:
    state = position(lair("10_11_0", gold=1), moment="fair", loot={A: {"gold": 1}, B: {"emerald": 3}}, options=LIVE)
    offer = deal(side(A, {"gold": 1}, {"emerald": 1}))
    play(state, A, offer)
    again = deal(side(A, {"gold": 1}, {"amber": 1}))
    assert refused(state, A, again) == ("refuse-not-covered", "r.not_covered")
    sand_out(state)
    assert loot(state, A) == {"gold": 1}
