"""Every reason a move is refused for, with its paragraph; the state stays as it was. (3.2)"""

from collections.abc import Callable

import pytest

from dracotheque.core.moves import Move
from dracotheque.games.pierres_du_dragon.moves import (
    Accept,
    Bid,
    BidSilver,
    BuyStone,
    ChooseOption,
    ChooseVictim,
    Decline,
    Double,
    DrawStone,
    GiveStone,
    NameColour,
    Pay,
    StopBuying,
    StopDrawing,
    TakeCoins,
    TakeStone,
    TimeUp,
    UseCharacter,
    UseOnce,
)
from dracotheque.games.pierres_du_dragon.state import Table
from tests.games.pierres_du_dragon.cards import SCORE, SILVER, TWO_SILVER, deal, step, won
from tests.games.pierres_du_dragon.table import P1, P2, P3, asked, bid, feed, position, refusal, say, win


def bidding() -> Table:
    return position("F3+5 C1", "m", card="wizard", pile=["thief"])


def tied() -> Table:
    state = position("S2", "S2", card="wizard", pile=["thief"])
    bid(state, {P1: "1F", P2: "1F"})
    return state


def after(card: str, *seats: str, **rest: object) -> Table:
    rest.setdefault("pile", ["sorcerer"])
    state = position(*seats, card=card, **rest)
    win(state)
    return state


def doubling() -> Table:
    return after("red_dragon", "dop")


def offering() -> Table:
    return after("magician", "4R1B")


def paying() -> Table:
    return after("apprentice", "2R2B")


def ancient() -> Table:
    return after("ancient_dragon", "6R", "6R")


def naming() -> Table:
    return after("rainbow_dragon", "6R", "6R")


def troll() -> Table:
    return after("troll")


def pushing() -> Table:
    state = position(card="rainbow_dragon", pile=["sorcerer"])
    feed(state, 0)
    win(state)
    say(state, "yellow")
    return state


def stealing() -> Table:
    return after("thief", "", "1R1B", "1Y")


def picking() -> Table:
    state = stealing()
    say(state, P2)
    return state


def copying() -> Table:
    return after("ghost", auctioned=["witch", "red_dragon"])


def shopping() -> Table:
    return after("merchant", "F1+0 C1 S2", "6R", "6R")


def burning() -> Table:
    return after("necromancer")


def choosing() -> Table:
    lists = [[deal(TWO_SILVER)], [deal({"stones": "same", "n": 3})], [SILVER]]
    return won(step("choose", options=lists), seats=("S1 3R",))


def considering() -> Table:
    return won(step("may", do=[SCORE]))


def declining() -> Table:
    return won(SILVER, optional=True)


def losing() -> Table:
    return won(step("lose", item="stone_choice", n=1), seats=("1R1B",))


def granting() -> Table:
    state = won(step("victim", among="others", do=[step("grant", item="stone_choice", n=1)]), seats=("6R", "6R"))
    say(state, P2)
    return state


def giving() -> Table:
    state = won(step("victim", among="others", do=[step("gift", item="stone_choice", n=1)]), seats=("1R1B",))
    say(state, P2)
    return state


def swapping() -> Table:
    state = won(step("victim", among="others", do=[step("swap")]), seats=("1R1B", "1R1Y"))
    say(state, P2)
    return state


def receiving() -> Table:
    state = swapping()
    say(state, "blue")
    return state


def named(value: object) -> str:
    """The same words in every process that collects these tests."""
    return str(getattr(value, "__name__", value))


NOT_AN_ANSWER = "refuse-not-an-answer"
REFUSED: list[tuple[Callable[[], Table], str, Move, str, str]] = [
    (bidding, "bid", Bid(4), "refuse-too-much-fairy", "3.bid"),
    (bidding, "bid", Bid(0, 2), "refuse-too-much-common", "3.bid"),
    (bidding, "bid", Bid(-1), "refuse-negative-fist", "3.bid"),
    (bidding, "bid", Bid(0, -1), "refuse-negative-fist", "3.bid"),
    (bidding, "bid", Bid(1, black=True), "refuse-no-black-coin", "3.cursed-coin"),
    (bidding, "bid", Bid(1, amulet=True), "refuse-no-amulet", "3.amulet"),
    (bidding, "bid", BidSilver(1), "refuse-silver-in-gold-fist", "3.bid"),
    (bidding, "bid", Double(), NOT_AN_ANSWER, "3.bid"),
    (tied, "silver", BidSilver(3), "refuse-too-much-silver", "3.silver"),
    (tied, "silver", BidSilver(-1), "refuse-negative-fist", "3.silver"),
    (tied, "silver", BidSilver(1, True), "refuse-no-amulet", "3.amulet"),
    (tied, "silver", Bid(1), "refuse-gold-in-silver-fist", "3.silver"),
    (tied, "silver", Accept(), NOT_AN_ANSWER, "3.silver"),
    (doubling, "double", Accept(), NOT_AN_ANSWER, "3.double"),
    (offering, "offer", Pay(1, 3, 1, 1), "refuse-payment", "3.offer"),
    (offering, "offer", ChooseOption(2), NOT_AN_ANSWER, "3.offer"),
    (paying, "payment", Pay(0, 1, 1, 0), "refuse-payment", "3.pay"),
    (paying, "payment", Decline(), NOT_AN_ANSWER, "3.pay"),
    (ancient, "take_stone", TakeStone("red"), "refuse-bank-lacks-colour", "3.colour"),
    (ancient, "take_stone", TakeStone("green"), "refuse-unknown-colour", "3.colour"),
    (ancient, "take_stone", NameColour("blue"), NOT_AN_ANSWER, "3.colour"),
    (naming, "colour", NameColour("red"), "refuse-bank-lacks-colour", "3.colour"),
    (naming, "colour", NameColour(""), "refuse-unknown-colour", "3.colour"),
    (troll, "colour", Decline(), NOT_AN_ANSWER, "3.colour"),
    (pushing, "push", StopBuying(), NOT_AN_ANSWER, "3.push"),
    (stealing, "victim", ChooseVictim(P1), "refuse-victim", "3.victim"),
    (stealing, "victim", ChooseVictim(7), "refuse-victim", "3.victim"),
    (picking, "stone", TakeStone("yellow"), "refuse-stone-not-theirs", "3.stone"),
    (picking, "stone", TakeStone("RED"), "refuse-unknown-colour", "3.stone"),
    (copying, "character", UseCharacter("ghost"), "refuse-out-of-range", "3.character"),
    (copying, "character", UseCharacter("sorcerer"), "refuse-out-of-range", "3.character"),
    (copying, "character", UseCharacter("gandalf"), "refuse-unknown-character", "3.character"),
    (shopping, "shop", BuyStone("red", "common_gold", 1), "refuse-bank-lacks-colour", "3.shop"),
    (shopping, "shop", BuyStone("blue", "silver", 3), "refuse-cannot-pay", "3.shop"),
    (shopping, "shop", BuyStone("blue", "fairy_gold", 1), "refuse-cannot-pay", "3.shop"),
    (shopping, "shop", BuyStone("blue", "silver", 1), "refuse-price", "3.shop"),
    (shopping, "shop", BuyStone("green", "silver", 3), "refuse-unknown-colour", "3.shop"),
    (burning, "burn", Pay(0, 0, 0, 0), NOT_AN_ANSWER, "3.burn"),
    (choosing, "choose", ChooseOption(1), "refuse-option", "3.own"),
    (choosing, "choose", ChooseOption(9), "refuse-option", "3.own"),
    (choosing, "choose", Pay(2, 0, 3, 0), "refuse-payment", "3.own"),
    (choosing, "choose", TakeCoins(), NOT_AN_ANSWER, "3.own"),
    (considering, "consider", UseOnce(), NOT_AN_ANSWER, "3.own"),
    (declining, "use_or_not", DrawStone(), NOT_AN_ANSWER, "3.own"),
    (losing, "return_stone", GiveStone("yellow"), "refuse-stone-not-yours", "3.own"),
    (losing, "return_stone", GiveStone("pink"), "refuse-unknown-colour", "3.own"),
    (granting, "grant_stone", GiveStone("red"), "refuse-bank-lacks-colour", "3.own"),
    (giving, "gift_stone", GiveStone("yellow"), "refuse-stone-not-yours", "3.own"),
    (swapping, "swap_gift", GiveStone("yellow"), "refuse-stone-not-yours", "3.own"),
    (swapping, "swap_gift", TakeStone("red"), NOT_AN_ANSWER, "3.own"),
    (receiving, "swap_stone", TakeStone("blue"), "refuse-stone-not-theirs", "3.own"),
]


@pytest.mark.parametrize(("arranged", "question", "move", "code", "rule"), REFUSED, ids=named)
def test_the_move_is_refused_with_its_reason(
    arranged: Callable[[], Table], question: str, move: Move, code: str, rule: str
) -> None:
    state = arranged()
    assert asked(state)[:2] == (question, P1)
    assert refusal(state, P1, move) == (code, rule)


def test_every_question_is_refused_something_above() -> None:
    assert {question for _, question, _, _, _ in REFUSED} == set(Table.rules.questions)


def test_only_the_acting_player_is_asked_about_a_power() -> None:
    state = offering()
    assert refusal(state, P2, TakeCoins()) == ("refuse-not-asked", "")
    assert refusal(state, P3, Bid()) == ("refuse-not-asked", "")


def test_who_is_not_tied_closes_no_silver_fist() -> None:
    assert refusal(tied(), P3, BidSilver()) == ("refuse-not-asked", "")


def test_the_clock_has_nothing_to_say_where_nobody_is_hurried() -> None:
    assert refusal(bidding(), -1, TimeUp()) == ("refuse-clock", "")
    assert refusal(bidding(), P1, TimeUp()) == (NOT_AN_ANSWER, "3.bid")


def test_stopping_is_no_answer_before_the_first_draw() -> None:
    assert refusal(naming(), P1, StopDrawing()) == (NOT_AN_ANSWER, "3.colour")
