"""What the heuristic player values, proposes, signs and steals. (11)"""

from random import Random

import pytest

from dracotheque import bots
from dracotheque.arena import simulate
from dracotheque.core.moves import CLOCK, Move
from dracotheque.core.window import Window
from dracotheque.games.or_des_dragons import GAME
from dracotheque.games.or_des_dragons.components import BLACK_DIAMOND, GOLD, KINDS, SAPPHIRE
from dracotheque.games.or_des_dragons.components.bundles import Share
from dracotheque.games.or_des_dragons.components.bundles import bundle as heaps
from dracotheque.games.or_des_dragons.insight.evaluate import evaluate
from dracotheque.games.or_des_dragons.insight.outlook import Outlook
from dracotheque.games.or_des_dragons.insight.policy import CHOOSERS, SCORERS, policy
from dracotheque.games.or_des_dragons.insight.sharing import Bargain, Split, split_of
from dracotheque.games.or_des_dragons.moves import (
    PHRASES,
    Attack,
    Deal,
    Give,
    Hold,
    Pass,
    Pinch,
    PlayCard,
    Propose,
    Refuse,
    Sign,
    Steal,
    Take,
)
from dracotheque.games.or_des_dragons.state import Table
from dracotheque.games.or_des_dragons.view.sights import GoldView
from tests.games.or_des_dragons.table import (
    ADVANCED,
    EMPTY,
    A,
    B,
    C,
    attack,
    bundle,
    card,
    deal,
    lair,
    play,
    position,
    shared,
    side,
    sign,
    split,
    steal,
)

AB = ((A, "warrior"), (B, "warrior"))


def view_of(state: Table, seat: int) -> GoldView:
    view = state.recall(seat)
    assert isinstance(view, GoldView)
    return view


def choice(state: Table, seat: int, sand: float | None = None) -> Move:
    return policy(view_of(state, seat), state.decision(seat), Random(1), sand)


def bargain(state: Table, seat: int, sand: float | None = None) -> Bargain:
    return Bargain(Outlook(view_of(state, seat)), sand)


def test_it_has_an_answer_to_every_question() -> None:
    assert SCORERS.keys() | CHOOSERS.keys() == GAME.state_type.rules.questions.keys()


@pytest.mark.slow
@pytest.mark.parametrize("preset", GAME.presets(4))
def test_it_answers_whatever_it_is_asked_with_a_legal_move(preset: str) -> None:
    bot = bots.get("heuristic")
    for seed in range(2):
        rng = Random(seed)
        state: Table = GAME.start(3 + seed, GAME.presets(4)[preset], seed=seed)
        while not state.over:
            seat = rng.choice(state.actors)
            if seat == CLOCK:
                state.play(CLOCK, state.decision(CLOCK).moves[0])
            else:
                state.play(seat, bot.choose(Window(state, seat), rng))


# Values.


def test_a_gem_is_worth_most_in_a_close_race() -> None:
    state = position(
        lair("10_11_0"), loot={A: {"sapphire": 2}, B: {"sapphire": 2, "amber": 9}, C: {"diamond": 1}}, bag_size=5
    )
    outlook = Outlook(view_of(state, A))
    assert outlook.gain(A, SAPPHIRE) > outlook.gain(A, GOLD) > outlook.gain(A, 6)


def test_the_black_diamond_is_poison_for_a_gem_collector() -> None:
    gems = {"sapphire": 5, "emerald": 5, "amethyst": 5, "amber": 5}
    for options, collector_wants_it in (({}, True), (ADVANCED, False)):
        state = position(lair("10_11_0", gold=1), loot={A: gems, B: {"silver": 9}}, options=options)
        outlook = Outlook(view_of(state, A))
        assert (outlook.gain(A, BLACK_DIAMOND) > 0) == collector_wants_it
        assert outlook.gain(B, BLACK_DIAMOND) > 6


@pytest.mark.parametrize("viewer", [None, A, C])
def test_evaluate_knows_who_is_ahead(viewer: int | None) -> None:
    state = position(lair("10_11_0"), loot={A: {"silver": 2}, B: {"gold": 9}, C: {"gold": 3}})
    shares = evaluate(GAME.recall(state, viewer))
    assert sum(shares) == pytest.approx(1)
    assert shares[B] > shares[C] > shares[A] > 0


def test_evaluate_counts_treasures_on_the_table_and_dragons_under_attack() -> None:
    calm = evaluate(view_of(position(lair("10_11_0", gold=5), bag_size=20), C))
    attacked = position(lair("10_11_0", [(B, "warrior")], gold=5), bag_size=20)
    assert evaluate(view_of(attacked, C))[B] > calm[B]
    state = shared({"gold": 6}, AB)
    assert evaluate(view_of(state, C))[A] > evaluate(view_of(state, C))[C]
    play(state, B, split({A: {"gold": 2}, B: {"gold": 4}}))
    sign(state, A)
    shares = evaluate(view_of(state, C))
    assert shares[B] > shares[A] > shares[C]


def test_evaluate_knows_who_has_won() -> None:
    loot = {A: {"gold": 5}, B: {"gold": 5}, C: {"silver": 6}}
    state = position(lair("5_4_1", [(A, "warrior")], silver=1), EMPTY, EMPTY, EMPTY, bag_size=0, deck=[], loot=loot)
    attack(state, A, "warrioress", 1)
    assert state.over
    assert evaluate(view_of(state, C)) == (1.0, 0.0, 0.0)


# Sharing.


def random_split(state: Table, rng: Random) -> Split:
    found = {seat: [0] * KINDS for seat in state.sharing.party}
    for kind, count in enumerate(state.sharing.treasure):
        for _ in range(count):
            found[rng.choice(state.sharing.party)][kind] += 1
    return found


def as_move(shares: Split) -> Propose:
    return Propose(tuple(Share(seat, heaps(tokens)) for seat, tokens in sorted(shares.items())))


@pytest.mark.parametrize("seed", range(3))
def test_nobody_is_talked_into_a_split_that_the_own_valuation_refuses(seed: int) -> None:
    """Whatever is proposed, at every stage of the sand: a signature means enough, and more than no agreement."""
    rng = Random(seed)
    fighters = [(A, "warrior"), (C, "wizard"), (B, "thief")]
    signed = refused = 0
    for _ in range(60):
        loot = {seat: {rng.choice(("sapphire", "amber", "gold")): rng.randrange(1, 4)} for seat in range(3)}
        state = shared({"gold": 2, "silver": 3, "amber": 1, "sapphire": 1, "diamond": 1}, fighters, loot=loot)
        play(state, B, as_move(random_split(state, rng)))
        sand = rng.random()
        voter = state.actors[0]
        scales = bargain(state, voter, sand)
        offered = split_of(scales.sharing.drafts[-1], scales.party)
        answer = choice(state, voter, sand)
        if isinstance(answer, Sign):
            signed += 1
            assert scales.worth(offered) > 0.0
            assert scales.value(voter, offered[voter]) >= scales.bar()
        else:
            refused += 1
            assert isinstance(answer, Refuse)
            assert scales.worth(offered) <= 0.0 or scales.value(voter, offered[voter]) < scales.bar()
    assert signed and refused


def test_at_a_silent_table_a_split_comes_without_a_word() -> None:
    state = shared({"gold": 2, "silver": 4}, AB, options={"talk": "off"})
    move = choice(state, B)
    assert isinstance(move, Propose) and move.reason is None
    play(state, B, move)


@pytest.mark.parametrize("seed", range(4))
def test_nobody_proposes_what_they_refused_or_what_was_refused_to_another(seed: int) -> None:
    rng = Random(seed)
    state: Table = GAME.start(4, seed=seed)
    proposed = 0
    while not state.over and proposed < 40:
        seat = state.actors[0]
        move = policy(view_of(state, seat), state.decision(seat), rng)
        play(state, seat, move)
        if isinstance(move, Propose):
            *before, last = bargain(state, seat).sharing.drafts
            proposed += 1
            assert not [draft for draft in before if draft.refused_by is not None and draft.shares == last.shares]
    assert proposed == 40


def test_nothing_at_all_is_never_signed() -> None:
    state = shared({"gold": 3}, AB)
    play(state, B, split({B: {"gold": 3}}))
    for sand in (0.0, 0.5, 1.0):
        assert choice(state, A, sand) == Refuse()


def test_what_is_refused_at_first_is_taken_in_the_end() -> None:
    state = shared({"gold": 2, "silver": 4}, AB)
    play(state, B, split({A: {"silver": 4}, B: {"gold": 2}}))
    assert choice(state, A, 0.0) == Refuse()
    assert isinstance(choice(state, A, 1.0), Sign)


def test_demands_shrink_with_the_sand() -> None:
    state = shared({"gold": 4, "silver": 4}, AB)
    wanted = [bargain(state, B, sand / 10).bar() for sand in range(11)]
    assert wanted == sorted(wanted, reverse=True)
    assert wanted[-1] < 0.5 * wanted[0]


def test_a_proposal_is_complete_worth_signing_and_comes_with_a_reason() -> None:
    state = shared({"gold": 2, "silver": 3, "amber": 2, "diamond": 1}, [(A, "warrior"), (C, "wizard"), (B, "thief")])
    move = choice(state, B)
    assert isinstance(move, Propose)
    assert move.reason is not None and move.reason.phrase in PHRASES
    play(state, B, move)
    scales = bargain(state, B)
    assert scales.accepts(split_of(scales.sharing.drafts[-1], scales.party))


def test_a_late_proposal_says_that_it_is_the_last() -> None:
    state = shared({"gold": 4}, AB)
    move = choice(state, B, 1.0)
    assert isinstance(move, Propose)
    assert move.reason is not None and move.reason.phrase == "last-offer"


def test_gems_go_to_who_collects_them() -> None:
    state = shared(
        {"sapphire": 2, "amber": 2},
        AB,
        loot={A: {"sapphire": 2}, B: {"amber": 2}, C: {"sapphire": 3, "amber": 3}},
        bag_size=10,
    )
    move = choice(state, B)
    assert isinstance(move, Propose)
    shares = {share.seat: {heap.token: heap.count for heap in share.tokens} for share in move.shares}
    assert shares[A].get("sapphire", 0) >= shares[B].get("sapphire", 0)
    assert shares[B].get("amber", 0) >= shares[A].get("amber", 0)


def test_a_treasure_worth_nothing_more_than_a_quarrel_is_held() -> None:
    state = shared({"silver": 1}, AB)
    assert isinstance(choice(state, B), Propose | Hold)
    play(state, B, Hold())
    assert isinstance(choice(state, A), Propose | Hold)


# Attacks, thefts, trades, objects.


def test_a_rich_dragon_one_blow_from_death_is_attacked() -> None:
    state = position(lair("8_8_0", [(B, "warrior")], gold=5, diamond=2), lair("9_0_9"), EMPTY, EMPTY)
    assert choice(state, A) == Attack("warrior", 1)


def test_who_was_driven_off_counts_on_the_boosts_played_before() -> None:
    def worth_of_the_kill(*boosts: str) -> float:
        rich = lair("8_8_0", [(B, "warrioress")], gold=4, silver=4)
        hands = {A: boosts, C: ["repulsive_cloud"]}
        state = position(lair("10_7_4"), rich, EMPTY, EMPTY, advanced=True, hands=hands)
        attack(state, A, "wizard", 1, *boosts)
        play(state, C, card("repulsive_cloud"))
        (score,) = SCORERS["replace"](Outlook(view_of(state, A)), state.decision(A).moves, Random(1))
        return score

    assert worth_of_the_kill("sword_plus_one", "fireball") > worth_of_the_kill() + 0.5


def test_the_best_token_is_taken_after_a_look_and_the_worst_given_up() -> None:
    state = shared(
        {}, [(A, "thief"), (A, "wizard"), (B, "warrior")], loot={B: {"black_diamond": 1, "silver": 6, "gold": 1}}
    )
    steal(state, A, B)
    assert choice(state, A) == Take("black_diamond")
    state = shared(
        {},
        [(A, "thief"), (B, "warrior")],
        advanced=True,
        loot={B: {"gold": 1, "silver": 1}},
        hands={B: ["muddle_stone"]},
    )
    steal(state, A, B)
    assert choice(state, B) == card("muddle_stone")
    play(state, B, card("muddle_stone"))
    assert choice(state, B) == Give(bundle(silver=1))


def test_the_richer_screen_is_robbed() -> None:
    state = shared({}, [(A, "thief"), (B, "warrior"), (C, "warrior")], loot={B: {"silver": 5}, C: {"gold": 5}})
    assert choice(state, A) == Steal(C)


def test_a_swap_that_helps_both_is_offered_and_signed() -> None:
    collectors = {A: {"sapphire": 4, "amber": 2}, B: {"amber": 4, "sapphire": 2}, C: {"sapphire": 5, "amber": 5}}
    state = position(lair("10_11_0", gold=1), moment="fair", loot=collectors, bag_size=10)
    move = choice(state, A)
    assert isinstance(move, Deal)
    play(state, A, deal(side(A, {"amber": 1}, {"sapphire": 1}), side(B, {"sapphire": 1}, {"amber": 1})))
    assert choice(state, B) != Refuse()


def test_a_bad_swap_is_refused() -> None:
    state = position(lair("10_11_0", gold=1), moment="fair", loot={A: {"silver": 1}, B: {"gold": 1}})
    play(state, A, deal(side(A, {"silver": 1}, {"gold": 1}), side(B, {"gold": 1}, {"silver": 1})))
    assert choice(state, B) == Refuse()


def test_the_ring_is_played_when_one_weak_adventurer_keeps_the_others_asleep() -> None:
    state = position(
        lair("10_11_0", gold=2),
        advanced=True,
        resting={A: ["warrior", "warrioress", "thief"]},
        hands={A: ["recall_ring"]},
    )
    play(state, A, state.decision(A).moves[0])
    assert choice(state, A) == PlayCard("recall_ring")


def test_the_hand_pinches_while_it_is_safe_and_stops_in_time() -> None:
    for pinched, bold in (({}, True), ({"silver": 5}, False)):
        state = position(
            lair("10_11_0", gold=3), advanced=True, to_play=B, hands={A: ["invisible_hand"]}, pinched=pinched
        )
        play(state, B, state.decision(B).moves[0])
        assert isinstance(choice(state, A), Pinch if bold else Pass)


def test_the_glove_is_always_put_on() -> None:
    state = shared(
        {"red": 1}, [(A, "warrior"), (A, "wizard"), (A, "warrioress")], advanced=True, hands={A: ["grasping_glove"]}
    )
    assert choice(state, A) == card("grasping_glove")


# Strength.


@pytest.mark.slow
@pytest.mark.parametrize("ruleset", ["basic", "advanced"])
def test_one_among_random_players_wins_at_least_twice_its_fair_share(ruleset: str) -> None:
    won = 0.0
    for seat in range(4):
        table = [bots.get("heuristic" if place == seat else "random") for place in range(4)]
        won += simulate(GAME, 4, {"ruleset": ruleset}, 5, table, 6, audit=False).wins[seat]
    assert won >= 2 * 24 / 4


@pytest.mark.slow
@pytest.mark.parametrize("ruleset", ["basic", "advanced"])
@pytest.mark.parametrize("players", [3, 6])
def test_nine_sharings_in_ten_are_agreed(players: int, ruleset: str) -> None:
    table = [bots.get("heuristic")] * players
    result = simulate(GAME, players, {"ruleset": ruleset}, 3, table, 5)
    assert result.finished == 5
    assert result.figures["agreements"] >= 0.9 * result.figures["sharings"]


def test_the_policy_serves_a_clock_too() -> None:
    state = shared({"gold": 4, "silver": 2}, AB, options={"sand": "live"})
    first = choice(state, A)
    assert isinstance(first, Propose)
    play(state, A, first)
    answer = choice(state, B, 0.9)
    assert answer == Sign(A, 1)
