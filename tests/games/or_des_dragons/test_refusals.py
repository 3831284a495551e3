"""Every reason for which a move is refused: with its paragraph, and changing nothing. (3.4)"""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from dracotheque.core.moves import Move
from dracotheque.games import or_des_dragons
from dracotheque.games.or_des_dragons.components.bundles import Heap, Share
from dracotheque.games.or_des_dragons.moves import (
    ArmCloud,
    Attack,
    Confuse,
    Cry,
    Deal,
    Give,
    Hold,
    Invert,
    Mandate,
    NoDeal,
    Pass,
    Pick,
    Pinch,
    Propose,
    ReachOut,
    Reason,
    Refuse,
    Renew,
    Replace,
    SetEye,
    Sign,
    SignDeal,
    Steal,
    Swap,
    Take,
    Unsign,
    WithdrawDeal,
)
from dracotheque.games.or_des_dragons.state import Table
from tests.games.or_des_dragons.table import (
    EMPTY,
    LIVE,
    SLOW,
    A,
    B,
    C,
    attack,
    bundle,
    card,
    deal,
    lair,
    pinch,
    play,
    position,
    refused,
    shared,
    side,
    split,
    steal,
    window_closed,
)

SOURCE = Path(or_des_dragons.__file__).parent
AB = ((A, "warrior"), (B, "warrior"))
ABC = ((A, "warrior"), (B, "wizard"), (C, "warrioress"))
NOT_HERE = {"refuse-not-an-answer"}
"""Codes of the core that a game uses too."""


class Case(NamedTuple):
    """Somebody tries a move in vain."""

    position: Callable[[], Table]
    seat: int
    move: Move
    rule: str


def turn(*hands: str, **rest: Any) -> Table:
    """A is to attack under the advanced rules."""
    state = position(lair("10_11_0", gold=3), advanced=True, hands={A: [*hands]}, **rest)
    if state.asked == "eye":
        play(state, A, SetEye(0))
    return state


def window(name: str, seat: int = B, **rest: Any) -> Table:
    """Somebody is asked between turns; B holds a card that is played then, and this one."""
    held = {seat: ["emergency_bell", name]}
    return position(
        lair("10_11_0", [(A, "warrior"), (C, "warrior")], silver=3),
        lair("8_8_0", gold=3),
        advanced=True,
        moment="end of turn",
        hands=held,
        **rest,
    )


def placed(name: str, holder: int = C) -> Table:
    """Live: A has attacked, the window is open."""
    state = position(lair("10_11_0"), options=LIVE, hands={holder: [name], B: ["fireball"]})
    attack(state, A, "warrior", 1)
    return state


def before_sharing(name: str, **rest: Any) -> Table:
    return shared({"gold": 2}, AB, advanced=True, hands={C: [name]}, **rest)


def agreed(fighters: tuple[tuple[int, str], ...] = ABC) -> Table:
    state = shared(
        {"gold": 2},
        fighters,
        options=LIVE,
        hands={A: ["confusion_ring"]},
        discard=["renewal_powder", "discernment_lens"],
    )
    play(state, A, split({A: {"gold": 2}}))
    for seat in state.sharing.party:
        if seat != A:
            play(state, seat, Sign(A, 1))
    return state


def robbed(*hands: str) -> Table:
    """A robs B, the Stone has been played."""
    state = shared(
        {}, [(A, "thief"), (B, "warrior")], advanced=True, loot={B: {"gold": 2}}, hands={B: ["muddle_stone", *hands]}
    )
    steal(state, A, B)
    play(state, B, card("muddle_stone"))
    return state


def declared(victim_has: dict[str, int], holder: int = B) -> Table:
    """Live: A has declared a theft against B; B and C hold something, one of them the Stone."""
    state = shared(
        {},
        [(A, "thief"), (B, "warrior")],
        options=LIVE,
        loot={B: victim_has},
        hands={holder: ["muddle_stone"], B + C - holder: ["fireball"]},
        discard=["renewal_powder", "discernment_lens"],
    )
    steal(state, A, B)
    return state


def looked() -> Table:
    state = shared({}, [(A, "thief"), (A, "wizard"), (B, "warrior")], loot={B: {"gold": 2}})
    steal(state, A, B)
    return state


def after_sharing(holder: int, **rest: Any) -> Table:
    return shared(
        {},
        AB,
        options=LIVE,
        hands={3 if holder == C else C: ["fireball"], holder: ["long_arm"]},
        discard=["renewal_powder", "discernment_lens"],
        **rest,
    )


def market(**loot: Any) -> Table:
    return position(lair("10_11_0", gold=1), moment="fair", loot={A: {"gold": 3}, B: {"silver": 3}}, **loot)


def trade(*posted: Deal, sand: str = "live", times: int = 1) -> Table:
    state = position(
        lair("10_11_0", gold=1), moment="fair", loot={A: {"gold": 3}, B: {"silver": 3}}, options={"sand": sand}
    )
    for _ in range(times):
        for each in posted:
            play(state, A, each)
            if times > 1:
                play(state, A, WithdrawDeal(each))
    return state


def pinching(**rest: Any) -> Table:
    """Live: B is to attack, A holds the Invisible Hand."""
    return position(lair("10_11_0", gold=3), to_play=B, options=LIVE, hands={A: ["invisible_hand"]}, **rest)


def pinched() -> Table:
    state = pinching()
    pinch(state, A, 1, "gold")
    return state


def sharing(sand: str = "grains", **rest: Any) -> Table:
    return shared({"gold": 2}, AB, options={"sand": sand}, **rest)


def silent() -> Table:
    return shared({"gold": 2}, AB, options={"talk": "off"})


def written() -> Table:
    state = sharing("live")
    play(state, A, split({A: {"gold": 1}}))
    return state


def used_up() -> Table:
    state = sharing("slow")
    for _ in range(5):
        play(state, A, split({A: {"gold": 2}}))
    return state


def driven_off() -> Table:
    state = position(lair("10_11_0"), advanced=True, hands={C: ["repulsive_cloud"]})
    attack(state, A, "warrior", 1)
    play(state, C, card("repulsive_cloud"))
    return state


def lens() -> Table:
    state = before_sharing("discernment_lens", bag={"silver": 5})
    play(state, C, card("discernment_lens"))
    return state


def clouded_alone() -> Table:
    """Live: only one dragon is left, and A's attack is level with its power."""
    state = position(lair("8_8_0", [(B, "warrior")]), EMPTY, EMPTY, EMPTY, options=LIVE, hands={C: ["repulsive_cloud"]})
    attack(state, A, "warrior", 1)
    return state


GOLD_FOR_SILVER = deal(side(A, {"gold": 1}, {"silver": 1}))
OTHER_DEALS = (deal(side(A, {"gold": 1}, {"amber": 1})), deal(side(A, {"gold": 1}, {"red": 1})))
TO_B = deal(side(A, {"gold": 1}, {"silver": 1}), side(B, {"silver": 1}, {"gold": 1}))

CASES: dict[str, Case] = {
    "refuse-advanced-only": Case(lambda: position(lair("10_11_0")), A, card("recall_ring"), "r.advanced_only"),
    "refuse-bag-empty": Case(
        lambda: shared({"gold": 2}, AB, advanced=True, hands={B: ["renewal_powder"]}, bag={}, deck=[]),
        B,
        Renew(bundle(gold=1)),
        "r.bag_empty",
    ),
    "refuse-both-ways": Case(market, A, deal(side(A, {"gold": 1}, {})), "r.both_ways"),
    "refuse-card-not-held": Case(turn, A, card("recall_ring"), "r.card_not_held"),
    "refuse-clock-only": Case(sharing, B, NoDeal(), "r.clock_only"),
    "refuse-deal-closed": Case(trade, B, SignDeal(A, TO_B), "r.deal_closed"),
    "refuse-deal-signed": Case(lambda: trade(TO_B), A, SignDeal(A, TO_B), "r.deal_closed"),
    "refuse-deal-limit": Case(
        lambda: trade(GOLD_FOR_SILVER, sand="slow", times=20), A, GOLD_FOR_SILVER, "r.deal_limit"
    ),
    "refuse-empty-screen": Case(lambda: declared({}), B, card("muddle_stone"), "r.empty_screen"),
    "refuse-exact-number": Case(
        lambda: window("suction_tube"),
        B,
        Swap("suction_tube", 1, bundle(silver=1), 2, bundle(gold=1)),
        "r.exact_number",
    ),
    "refuse-eye-later": Case(turn, B, SetEye(1), "9.eyes"),
    "refuse-face-down": Case(lambda: turn(resting={A: ["thief"]}), A, Attack("thief", 1), "r.face_down"),
    "refuse-fireball-wizard": Case(lambda: turn("fireball"), A, Attack("thief", 1, ("fireball",)), "r.fireball_wizard"),
    "refuse-give-exact": Case(robbed, B, Give(bundle(gold=2)), "r.give_exact"),
    "refuse-grains-only": Case(lambda: sharing("live"), A, Hold(), "r.grains_only"),
    "refuse-incomplete": Case(written, B, Sign(A, 1), "r.incomplete"),
    "refuse-living-dragon": Case(
        lambda: shared(
            {"gold": 2}, AB, options=LIVE, hands={A: ["invisible_hand"]}, discard=["renewal_powder", "discernment_lens"]
        ),
        A,
        Pinch(1, "gold"),
        "r.living_dragon",
    ),
    "refuse-must-attack": Case(turn, A, Pass(), "r.must_attack"),
    "refuse-must-take": Case(looked, A, Pass(), "r.must_take"),
    "refuse-no-agreement": Case(
        lambda: shared({"gold": 2}, ABC, advanced=True, hands={C: ["confusion_ring"]}),
        C,
        Confuse(A, B),
        "r.no_agreement",
    ),
    "refuse-no-bundle": Case(sharing, B, Propose((Share(A, (Heap("nickel", 2),)),)), "1.1"),
    "refuse-no-dragon": Case(
        lambda: position(lair("10_11_0"), EMPTY, EMPTY, EMPTY), A, Attack("thief", 3), "r.no_dragon"
    ),
    "refuse-no-eyes": Case(lambda: turn(discard=["invisible_hand"]), A, SetEye(1), "r.no_eyes"),
    "refuse-no-face-down": Case(lambda: turn("recall_ring"), A, card("recall_ring"), "r.no_face_down"),
    "refuse-no-occasion": Case(lambda: placed("invisible_hand"), C, Pinch(1, "gold"), "r.no_occasion"),
    "refuse-no-parchment": Case(lambda: sharing("live"), A, Sign(B, 1), "r.no_parchment"),
    "refuse-no-sharing": Case(
        lambda: position(lair("10_11_0"), options=SLOW), A, Mandate((bundle(gold=1),)), "9.mandates"
    ),
    "refuse-no-signature": Case(lambda: sharing("live"), A, Unsign(), "r.no_signature"),
    "refuse-no-versions-left": Case(used_up, A, split({A: {"gold": 2}}), "r.no_versions_left"),
    "refuse-nobody-there": Case(market, A, deal(side(A, {"gold": 1}, {"silver": 1}), takers=[7]), "3.3"),
    "refuse-not-a-participant": Case(lambda: sharing("slow"), C, Mandate((bundle(gold=1),)), "r.not_a_participant"),
    "refuse-not-a-party": Case(lambda: trade(TO_B), C, SignDeal(A, TO_B), "r.not_a_party"),
    "refuse-not-a-victim": Case(lambda: shared({}, [(A, "thief"), (B, "warrior")]), A, Steal(C), "r.not_a_victim"),
    "refuse-not-behind-screen": Case(looked, A, Take("amber"), "r.not_behind_screen"),
    "refuse-not-covered": Case(market, A, deal(side(A, {"amber": 1}, {"silver": 1})), "r.not_covered"),
    "refuse-not-exact": Case(lambda: placed("weakness_powder"), C, card("weakness_powder"), "r.not_exact"),
    "refuse-not-in-row": Case(lambda: position(lair("10_11_0", [(A, "thief")])), A, Attack("thief", 1), "r.not_in_row"),
    "refuse-not-in-treasure": Case(
        lambda: before_sharing("renewal_powder"), C, Renew(bundle(gold=3)), "r.not_in_treasure"
    ),
    "refuse-not-on-dragon": Case(pinching, A, Pinch(1, "amber"), "r.not_on_dragon"),
    "refuse-not-the-victim": Case(lambda: declared({"gold": 1}, holder=C), C, card("muddle_stone"), "r.not_the_victim"),
    "refuse-not-your-deal": Case(lambda: trade(TO_B), B, WithdrawDeal(TO_B), "r.not_your_deal"),
    "refuse-nothing-chosen": Case(lambda: before_sharing("renewal_powder"), C, Renew(()), "r.nothing_chosen"),
    "refuse-one-pinch": Case(pinched, A, Pinch(1, "gold"), "r.one_pinch"),
    "refuse-own-attack": Case(
        lambda: position(lair("10_11_0", gold=3), options=LIVE, hands={A: ["invisible_hand"]}),
        A,
        Pinch(1, "gold"),
        "r.own_attack",
    ),
    "refuse-own-placement": Case(lambda: placed("repulsive_cloud", A), A, card("repulsive_cloud"), "r.own_placement"),
    "refuse-same-dragon": Case(driven_off, A, Replace(1), "r.same_dragon"),
    "refuse-same-kind": Case(market, A, deal(side(A, {"gold": 2}, {"gold": 1})), "r.same_kind"),
    "refuse-share-to-bystander": Case(sharing, B, split({C: {"gold": 2}}), "r.share_to_bystander"),
    "refuse-silence": Case(silent, B, split({A: {"gold": 2}}, Reason("even")), "6.talk"),
    "refuse-single-dragon": Case(clouded_alone, C, card("repulsive_cloud"), "r.single_dragon"),
    "refuse-slow-only": Case(lambda: position(lair("10_11_0"), options=LIVE), A, ArmCloud((), (), False), "9.orders"),
    "refuse-stale-version": Case(written, B, Sign(A, 9), "r.stale_version"),
    "refuse-thief-not-ready": Case(
        lambda: after_sharing(C, players=4, resting={C: ["thief"]}), C, ReachOut(A), "r.thief_not_ready"
    ),
    "refuse-three-deals": Case(lambda: trade(GOLD_FOR_SILVER, *OTHER_DEALS), A, TO_B, "r.three_deals"),
    "refuse-tokens-only": Case(market, A, card("fireball"), "r.tokens_only"),
    "refuse-too-many-tokens": Case(sharing, B, split({A: {"gold": 3}}), "r.too_many_tokens"),
    "refuse-took-part": Case(lambda: after_sharing(A), A, ReachOut(B), "r.took_part"),
    "refuse-two-dragons": Case(lambda: window("inversion_powder"), B, Invert(1, 1), "r.two_dragons"),
    "refuse-two-of-five": Case(lens, C, Pick(bundle(silver=3)), "r.two_of_five"),
    "refuse-two-others": Case(agreed, A, Confuse(A, B), "r.two_others"),
    "refuse-two-parties": Case(market, A, Deal(()), "r.two_parties"),
    "refuse-unbalanced": Case(
        market, A, deal(side(A, {"gold": 1}, {"silver": 2}), side(B, {"silver": 1}, {"gold": 1})), "r.unbalanced"
    ),
    "refuse-unknown-adventurer": Case(turn, A, Attack("dwarf", 1), "1.3"),
    "refuse-unknown-card": Case(turn, A, card("magic_beans"), "1.4"),
    "refuse-unknown-phrase": Case(sharing, B, split({A: {"gold": 2}}, Reason("promise")), "9.talk"),
    "refuse-would-kill": Case(lambda: window("inversion_powder"), B, Invert(1, 2), "r.would_kill"),
    "refuse-wrong-window": Case(lambda: window("recall_ring"), B, card("recall_ring"), "r.wrong_window"),
}


def codes() -> set[str]:
    found = set()
    for path in SOURCE.rglob("*.py"):
        found |= {*re.findall(r'"(refuse-[a-z-]+)"', path.read_text("utf-8"))}
    return found - NOT_HERE


def test_every_reason_has_its_case() -> None:
    assert codes() == CASES.keys()


@pytest.mark.parametrize("reason", CASES)
def test_the_move_is_refused_for_this_reason_with_its_paragraph(reason: str) -> None:
    case = CASES[reason]
    assert refused(case.position(), case.seat, case.move) == (reason, case.rule)


def test_a_refused_move_may_be_followed_by_a_good_one() -> None:
    state = market()
    assert refused(state, A, Refuse())[0] == "refuse-not-an-answer"
    play(state, A, GOLD_FOR_SILVER)
    state = placed("repulsive_cloud")
    assert refused(state, C, Cry(("gold",), ()))[0] == "refuse-not-an-answer"
    window_closed(state)
