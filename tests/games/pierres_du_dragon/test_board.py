"""What a terminal shows of the table, drawn from a view alone."""

from typing import Any

import pytest
from rich.console import Console

from dracotheque.cli.boards import Board, board_for
from dracotheque.cli.voice import Voice
from dracotheque.games.pierres_du_dragon.components.blank_cards import EXAMPLES
from dracotheque.games.pierres_du_dragon.events import CharacterShown, FistClosed, GoodsGained, RoundBegan
from dracotheque.games.pierres_du_dragon.moves import Gesture
from dracotheque.games.pierres_du_dragon.state import Table
from tests.games.pierres_du_dragon.table import P1, P2, bid, fist, position, say, win

NAMES = ("Alix", "Basile", "Chloé", "Driss", "Garance", "Milo")


def board(state: Table, language: str = "en", seat: int | None = P1) -> Board:
    voice = Voice(language)
    return board_for(voice.open("pierres_du_dragon"), voice, NAMES[: state.players], seat)


def drawn(renderable: Any, width: int = 80) -> str:
    console = Console(width=width, markup=False, highlight=False, emoji=False)
    with console.capture() as capture:
        console.print(renderable)
    return capture.get().replace("\N{NO-BREAK SPACE}", " ")


def table(state: Table, language: str = "en", seat: int | None = P1) -> str:
    return drawn(board(state, language, seat).table(state.view(seat)))


def row_of(name: str, picture: str) -> str:
    return next(line for line in picture.splitlines() if name in line)


def test_bank_and_characters_are_shown() -> None:
    picture = table(position("2R1B", card="ghost", pile=["thief", "wizard"], auctioned=["witch", "fairy"], round=3))
    assert "Round 3 · Ghost" in picture
    assert "Bank  ◆ 10  ● 11  ▲ 12" in picture
    assert "Fairy 36   Common 9   Silver 25   Amulet 2" in picture
    assert "To come Wizard · Thief" in picture
    assert "Auctioned Witch · Fairy" in picture


def test_players_are_shown_with_what_the_viewer_may_see() -> None:
    state = position("2R1B F5+3 k 2m dop 1pt", "3Y", card="wizard")
    picture = table(state)
    assert "★☆☆" in row_of("Alix", picture)
    assert "◆ 2  ● 1  ▲ 0  3" in row_of("Alix", picture)
    assert "5f  2c  5s  k 2m dop" in row_of("Alix", picture)
    assert "hidden" in row_of("Basile", picture)
    assert "hidden" in row_of("Alix", table(state, seat=None))


def test_who_has_closed_a_fist_and_who_uses_a_power_is_marked() -> None:
    state = position("1R1B1Y", card="wizard", pile=["thief"])
    state.play(P2, fist("–"))
    picture = table(state)
    assert (row_of("Basile", picture).split()[0], row_of("Alix", picture).split()[0]) == ("✊", "►")
    bid(state, {P1: "1F"})
    assert row_of("Alix", table(state)).split()[0] == "✦"


def test_what_one_may_put_into_a_fist_is_said_beside_the_power() -> None:
    state = position("F3+5 C2 k m", card="wizard")
    lines = drawn(board(state).choices(state.view(P1), state.decision(P1))).splitlines()
    assert lines[0].startswith("Wizard – Pay one stone of each colour")
    said = " ".join(" ".join(lines[1:]).split())
    assert "fairy gold first (you have 3), then common gold (2)" in said
    assert "add +m" in said and "add +k" in said


@pytest.mark.parametrize(
    ("language", "words", "expected"),
    [
        ("en", "3", "3F"),
        ("en", "9+m", "8F1C+m"),
        ("en", "2f1c", "2F1C"),
        ("en", "1c 2f", "2F1C"),
        ("fr", "2f1v", "2F1C"),
        ("en", "0", "–"),
        ("en", "+k", "+k"),
        ("en", "3F+m", "3F+m"),
        ("en", "1c+m+k", "1C+m+k"),
    ],
)
def test_a_fist_may_be_written_in_short(language: str, words: str, expected: str) -> None:
    state = position("k m", card="wizard")
    assert board(state, language).read(state.view(P1), state.decision(P1), words) == fist(expected)


@pytest.mark.parametrize("words", ["", "h", "9f", "2x", "f", "2f1v", "+z", "2f++m"])
def test_what_is_no_fist_on_offer_is_not_read(words: str) -> None:
    state = position(card="wizard")
    assert board(state).read(state.view(P1), state.decision(P1), words) is None


def test_only_fists_are_written_in_short() -> None:
    state = position("1R1B1Y", card="wizard", pile=["thief"])
    win(state)
    assert board(state).read(state.view(P1), state.decision(P1), "0") is None


def test_the_rules_tell_the_power_in_full_and_what_the_signs_mean() -> None:
    state = position(card="ghost", auctioned=["witch", "troll"], pile=["thief"])
    win(state)
    picture = drawn(board(state).rules(state.view(P1), state.decision(P1)), 200)
    for words in (
        "Ghost – Use the power",
        "Witch – Take one cursed coin",
        "Troll – Name a colour",
        "Rules: Which character?",
    ):
        assert words in picture
    assert "▲ yellow" in picture


def test_guests_explain_themselves_in_generated_words() -> None:
    options = {"own_characters": list(EXAMPLES)}
    state = position("F4+4", card="blank_2", pile=["thief"], options=options)
    assert "The Moonwell Keeper" in table(state)
    assert "La Gardienne du Puits" in table(state, "fr")
    assert "bring up to 3 of your spent" in drawn(board(state).choices(state.view(P1), state.decision(P1)))
    win(state)
    shown = board(state)
    picture = drawn(shown.choices(state.view(P1), state.decision(P1)))
    assert "bring up to 3 of your spent fairy gold" in picture
    assert "Ferrywoman" not in picture
    assert "Ferrywoman" in drawn(shown.rules(state.view(P1), state.decision(P1)))


def test_a_guest_on_offer_is_called_by_its_name() -> None:
    state = position(
        card="ghost", auctioned=["witch", "blank_1"], pile=["thief"], options={"own_characters": list(EXAMPLES[:1])}
    )
    win(state)
    picture = drawn(board(state).choices(state.view(P1), state.decision(P1)))
    assert "The Ferrywoman" in picture
    assert "Blank" not in picture


def test_the_pile_shows_the_fists_of_this_round_and_the_special_discard() -> None:
    state = position("m", card="red_dragon", pile=["thief"], special_discard=["troll"])
    bid(state, {P1: "2F1C+m", P2: "1F"})
    picture = drawn(board(state).pile(state.view(P1)))
    assert "Red Dragon  Alix 2f1c+m  Basile 1f  Chloé empty" in picture
    assert "Special discard Troll" in picture


@pytest.mark.parametrize(
    ("text", "french", "english"),
    [
        ("–", "rien", "nothing"),
        ("+k", "sans or, mais avec une pièce maudite", "no gold, but with a cursed coin"),
        ("+m", "sans or, mais avec une amulette", "no gold, but with an amulet"),
        (
            "1C+m+k",
            "1 pièce d'or vulgaire avec une amulette et une pièce maudite",
            "1 common gold with an amulet and a cursed coin",
        ),
    ],
)
def test_a_fist_is_told_in_words(text: str, french: str, english: str) -> None:
    for language, words in (("fr", french), ("en", english)):
        assert board(position(card="wizard"), language).texts.move(fist(text)).endswith(f" {words}")


def test_the_result_is_ranked() -> None:
    state = position("1R 1pt", "4R 1pt", card="sorcerer", pile=["thief"])
    win(state, P2)
    say(state, "4R")
    lines = drawn(board(state).result(state.view(P1), state.scores)).split()
    assert lines[:3] == ["1", "Basile", "★★★"]


def test_the_log_leaves_out_what_says_nothing() -> None:
    shown = board(position(card="wizard"))
    assert shown.log_style(FistClosed(P1), None) is None
    assert shown.log_style(RoundBegan(1, ()), None) == "bold"
    assert shown.log_style(CharacterShown("wizard", 3), None) == "underline"
    assert shown.log_style(GoodsGained(P1, "red", 1, 0), None) == ""


def test_the_look_of_a_closed_fist_is_shown() -> None:
    state = position(card="wizard", pile=["thief"])
    state.play(P2, fist("–"))
    state.play(P2, Gesture("trembling"))
    assert "trembling" in row_of("Basile", table(state))
