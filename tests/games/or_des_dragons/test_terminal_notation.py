"""What may be typed at a table of L'Or des Dragons instead of a number."""

import pytest

from dracotheque.cli.boards.or_des_dragons.reading import Reader, Unread
from dracotheque.core.errors import IllegalMove
from dracotheque.games.or_des_dragons.moves import Cry, Give, Pinch, Renew, SetEye, SignDeal, Swap
from tests.games.or_des_dragons.table import (
    LIVE,
    A,
    B,
    C,
    bundle,
    card,
    deal,
    lair,
    pass_,
    play,
    position,
    shared,
    side,
    split,
    steal,
)
from tests.games.or_des_dragons.terminal import RICH, asked, board, complaint, fair, read, row_of, table


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "b: 2s g, c: b"),
        ("en", "BASILE : 2sg; ch: 1b"),
        ("en", "b: s, b: sg, chloe: b"),
        ("fr", "b: 2a o, c: s"),
        ("fr", "c : s , b : 2a1o"),
        ("fr", "b:\N{NO-BREAK SPACE}2a\N{NO-BREAK SPACE}o, Chloé: s"),
    ],
)
def test_a_split_is_written_with_the_shares_of_the_others(language: str, words: str) -> None:
    state = shared(RICH, [(B, "warrior"), (C, "warrior"), (A, "thief")])
    move = read(state, A, words, language)
    assert move == split({A: {"silver": 2, "gold": 1, "diamond": 1}, B: {"silver": 2, "gold": 1}, C: {"sapphire": 1}})
    play(state, A, move)
    assert state.asked == "vote"


def test_who_is_not_named_gets_nothing_and_nothing_is_left_over_once_the_writer_is_named() -> None:
    state = shared(RICH, [(B, "warrior"), (C, "warrior"), (A, "thief")])
    assert read(state, A, "b: 4s 2g b d") == split({A: {}, B: RICH, C: {}})
    assert read(state, A, "b: 0") == split({A: RICH, B: {}, C: {}})
    with pytest.raises(IllegalMove) as caught:
        state.play(A, read(state, A, "a: 2s, b: g"))
    assert caught.value.reason == "refuse-incomplete"
    with pytest.raises(IllegalMove) as caught:
        state.play(A, read(state, A, "b: 99s"))
    assert caught.value.reason == "refuse-too-many-tokens"


def test_an_unfinished_parchment_can_be_written_with_a_clock() -> None:
    state = shared(RICH, advanced=True, options=LIVE)
    while state.asked == "react":
        pass_(state, state.actors[0])
    play(state, A, read(state, A, "a: d"))
    picture = table(state, B)
    assert "unfinished" in picture
    assert row_of("Alix 1", picture).split() == ["Alix", "1", "–", "◇1d"]
    assert "unless you name yourself" in asked(state, A).replace("\n ", " ")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("z: 2s", "“z”: give the beginning"),
        ("b 2s", "“b 2s”: a share is written"),
        ("b: 2x", "“2x”: tokens are written"),
        ("b: 2", "“2”: tokens are written"),
        (": s", "“”: give the beginning"),
        ("h", ""),
        ("d", ""),
        ("?", ""),
        ("77", ""),
        ("", ""),
    ],
)
def test_what_is_wrong_with_a_split_is_said(words: str, said: str) -> None:
    state = shared(RICH, [(B, "warrior"), (A, "thief")])
    assert complaint(state, A, words).startswith(said)
    assert bool(complaint(state, A, words)) == bool(said)


def test_a_name_is_enough_when_no_other_begins_like_it() -> None:
    reader = Reader(("Al", "Alix", "Ézéchiel", "李"), {"s": "silver"})
    assert [reader.seat(word) for word in ("al", "ALI", "eze", "李")] == [0, 1, 2, 3]
    assert [reader.short(seat) for seat in range(4)] == ["al", "ali", "e", "李"]
    with pytest.raises(Unread):
        reader.seat("a")


def test_the_victim_chooses_tokens_by_number_or_by_letter() -> None:
    state = shared(
        {},
        [(B, "warrior"), (A, "thief"), (C, "warrior")],
        loot={B: {"amber": 2, "gold": 1}},
        advanced=True,
        hands={B: ["muddle_stone"], A: ["velvet_glove"]},
    )
    steal(state, A, B, velvet=True)
    assert "Velvet Glove" in table(state, B)
    play(state, B, card("muddle_stone"))
    picture = asked(state, B)
    assert "give up   1 ●1g ▼1y   2 ▼2y" in picture
    assert read(state, B, "g y") == Give(bundle(gold=1, amber=1))
    assert read(state, B, "2y") == Give(bundle(amber=2))


def test_tokens_to_renew_are_numbered_or_written() -> None:
    state = shared(RICH, [(B, "warrior"), (A, "thief")], advanced=True, hands={A: ["renewal_powder"]})
    picture = asked(state, A)
    assert "renew " in picture and "“2s g”" in picture
    assert read(state, A, "2s g") == Renew(bundle(silver=2, gold=1))
    assert read(state, A, "1d") == Renew(bundle(diamond=1))
    assert read(state, A, "d") is None


def test_a_swap_between_lairs_is_written_with_its_two_lairs() -> None:
    state = position(
        lair("8_8_0", silver=3, gold=2),
        lair("7_7_0", sapphire=2, amber=2),
        moment="end of turn",
        advanced=True,
        hands={B: ["exchange_mirror", "suction_tube"]},
    )
    assert "“1: 2s g > 3: e v y”" in asked(state, B)
    assert "⇄" in asked(state, B)
    assert read(state, B, "1: 2s g > 2: 2b y") == Swap(
        "exchange_mirror", 1, bundle(silver=2, gold=1), 2, bundle(sapphire=2, amber=1)
    )
    assert read(state, B, "2:by 1:2s") == Swap("suction_tube", 2, bundle(sapphire=1, amber=1), 1, bundle(silver=2))
    assert "write the lair and the tokens" in complaint(state, B, "1: 2s g")
    assert complaint(state, B, "nonsense") == ""


def test_pinches_are_numbered_lair_by_lair() -> None:
    lairs = lair("8_8_0", silver=3, gold=1), lair("7_7_0", amber=1)
    state = position(*lairs, advanced=True, hands={B: ["invisible_hand"]})
    play(state, A, SetEye(0))
    lines = asked(state, B).splitlines()
    assert " lair 1  2 ○s  3 ●g" in lines and " lair 2  4 ▼y" in lines
    assert read(state, B, "*1 g") is None


def test_with_a_clock_an_eye_and_a_pinch_are_typed_at_any_time() -> None:
    state = position(lair("8_8_0", silver=3, gold=1), advanced=True, options=LIVE, hands={B: ["invisible_hand"]})
    assert read(state, A, "@2") == SetEye(2)
    assert read(state, A, "* 1 g") == Pinch(1, "gold")


def test_a_deal_is_written_for_anybody_for_some_or_among_several() -> None:
    state = fair()
    swap = side(A, {"gold": 2}, {"emerald": 1})
    assert read(state, A, "2g > e") == deal(swap)
    assert read(state, A, "b: 2g>e") == deal(swap, takers=(B,))
    assert read(state, A, "b c: gg > e") == deal(swap, takers=(B, C))
    ring = deal(
        side(A, {"gold": 1}, {"amber": 1}), side(B, {"emerald": 1}, {"gold": 1}), side(C, {"amber": 1}, {"emerald": 1})
    )
    assert read(state, A, "g > y, b: e > g, c: y > e") == ring
    play(state, A, ring)
    assert "Alix ●1g → ▼1y  Basile ■1e → ●1g  Chloé ▼1y → ■1e  ✓ Alix" in table(state, B).replace("\n ", " ")
    assert isinstance(board(B).order(state.decision(B))[0], SignDeal)
    assert "Sign (Alix)" in asked(state, B)


def test_what_is_wrong_with_a_deal_is_said() -> None:
    state = fair()
    assert complaint(state, A, "2g e").startswith("“2g e”: an exchange is written")
    assert "give the beginning" in complaint(state, A, "q: g > e")
    assert "give the beginning" in complaint(state, A, "g > y, b c: e > g")


def test_cries_are_typed_with_a_clock() -> None:
    state = fair(options={"sand": "live"})
    assert read(state, B, "? b v ! e") == Cry(("sapphire", "amethyst"), ("emerald",))
    assert read(state, B, "!e") == Cry((), ("emerald",))
    play(state, A, deal(side(A, {"gold": 2}, {"emerald": 1})))
    assert "Withdraw  Alix ●2g → ■1e" in asked(state, A)
