"""What a terminal shows of a table, drawn from a view alone."""

from types import SimpleNamespace
from typing import Any

import pytest
from rich.console import Console

from dracotheque.cli.boards import Board, board_for
from dracotheque.cli.boards.jeu_des_dragons import aids, cards
from dracotheque.cli.boards.jeu_des_dragons.board import Board as DragonBoard
from dracotheque.cli.voice import Voice
from dracotheque.core.game import Game
from dracotheque.core.moves import Move
from dracotheque.games.jeu_des_dragons import components
from dracotheque.games.jeu_des_dragons.moves import PlayCard

NAMES = ("Alix", "Basile", "Chloé", "Driss", "Garance")


def opened(language: str = "en") -> tuple[Game, Voice]:
    voice = Voice(language)
    return voice.open("jeu_des_dragons"), voice


def laid(**changes: Any) -> Any:
    """A table with something of everything on it."""
    game, _ = opened()
    position: dict[str, Any] = {
        "hands": [["black_9", "thief"], ["red_12", "white_1"], ["blue_7", "brass_2"], [], ["green_2", "gold_11"]],
        "hoards": [30, 0, 0, 0, 20],
        "flights": [["tiamat", "gold_9"], ["silver_3", "silver_10"], ["bahamut"], [], ["green_6", "red_8"]],
        "stakes": 45,
        "antes": ["white_2", "copper_1", "archmage"],
        "debts": {1: [("stakes", 7), (0, 3)], 2: [("stakes", 3)]},
        "discard": ["fool"],
        "gambit": 5,
        "round": 2,
        "leader": 1,
        "to_play": 4,
        "played": {1: "silver_10", 2: "bahamut"},
        "shown": {2: ["brass_2"]},
        "eliminated_in": {3: 2},
        "options": {"end_eliminations": 3},
    }
    return game.arrange(**position | changes)


def drawn(renderable: Any, width: int = 80) -> str:
    console = Console(width=width, markup=False, highlight=False, emoji=False)
    with console.capture() as capture:
        console.print(renderable)
    return capture.get().replace("\N{NO-BREAK SPACE}", " ")


def row_of(name: str, picture: str) -> str:
    return next(line for line in picture.splitlines() if name in line)


def table(language: str = "en", seat: int = 4, **changes: Any) -> str:
    game, voice = opened(language)
    return drawn(board_for(game, voice, NAMES, seat).table(laid(**changes).view(seat)), 120)


def test_the_middle_of_the_table_is_shown() -> None:
    picture = table()
    for words in ("Gambit 5", "Round 2", "Stakes 45", "Discard pile 1", "Reference strength 13"):
        assert words in picture
    assert "Ante cards  ▲ Copper 1  ▼ White 2  ● The Archmage 9" in picture


def test_each_player_is_shown_with_gold_cards_debts_and_flight() -> None:
    picture = table()
    assert "►" in row_of("Garance (you)", picture)
    assert "★" in row_of("Basile", picture)
    assert "▲ Silver 3  ▲ Silver 10" in picture
    assert "Debts: 7 → the stakes, 3 → Alix" in picture
    assert "barred: a good dragon beside Tiamat" in picture
    assert "one more to count: silver" in picture
    assert "in hand, known:  ▲ Brass 2" in picture
    assert "out of the game" in row_of("Driss", picture)
    assert "◆ 14" in row_of("Garance", picture)
    assert "✗ 22" in row_of("Alix", picture)
    assert "(▲ 0  ▼ 2)" in row_of("Garance", picture)


def test_the_druid_turns_who_is_ahead() -> None:
    picture = table(druid=True)
    assert "the weakest flight wins" in picture
    assert "◆" not in row_of("Garance", picture)
    assert "◆ 13" in row_of("Basile", picture)


def test_the_hand_says_what_would_trigger_and_is_numbered_from_the_weakest() -> None:
    game, voice = opened()
    state = laid(played={1: "silver_10"}, flights=[[], ["silver_10"], ["bahamut"], [], []], to_play=4, round=1)
    board = board_for(game, voice, NAMES, 4)
    lines = drawn(board.choices(state.view(4), state.decision(4))).splitlines()
    assert lines[0].split()[:5] == ["1", "✦", "▼", "Green", "Dragon"]
    second = next(line for line in lines[1:] if line.split()[0] == "2")
    assert second.split()[:5] == ["2", "·", "▲", "Gold", "Dragon"]
    assert board.order(state.decision(4))[1].card == "gold_11"  # type: ignore[attr-defined]


def test_the_rules_of_a_question_begin_with_the_power_that_asks() -> None:
    game, voice = opened()
    state = game.arrange(
        hands=[["dragonslayer", "thief"], ["red_5", "white_1"]],
        hoards=[30, 20],
        flights=[["gold_2"], ["red_3"]],
        stakes=30,
        antes=["white_2", "copper_1"],
        round=2,
    )
    state.play(0, PlayCard("dragonslayer"))
    lines = drawn(board_for(game, voice, NAMES[:2], 0).rules(state.view(0), state.decision(0)), 200).splitlines()
    assert [line.partition(" – ")[0] for line in lines[:3]] == ["The Dragonslayer", "Gold Dragon", "Red Dragon"]
    assert "Rules: The Dragonslayer" in lines


@pytest.mark.parametrize(("reference", "triggers"), [(0, True), (9, False), (10, True), (11, True)])
def test_a_card_triggers_first_in_a_round_or_if_not_stronger(reference: int, triggers: bool) -> None:
    assert aids.would_trigger(SimpleNamespace(reference=reference), "dracolich") is triggers


@pytest.mark.parametrize("viewer", [0, 4, None])
def test_nothing_is_drawn_that_the_viewer_does_not_know(viewer: int | None) -> None:
    game, voice = opened()
    state = laid(hands=[["black_9", "thief"], ["red_12", "white_1"], ["blue_7", "brass_2"], [], ["dragonslayer"]])
    picture = drawn(board_for(game, voice, NAMES, viewer).table(state.view(viewer)))
    assert "Slayer" not in picture
    assert "Red 12" not in picture


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("width", [80, 120])
def test_the_table_fits_its_width(language: str, width: int) -> None:
    game, voice = opened(language)
    state = laid()
    board = board_for(game, voice, NAMES, 4)
    view, decision = state.view(4), state.decision(4)
    for part in (board.table(view), board.prompt(view, decision), board.choices(view, decision), board.pile(view)):
        lines = drawn(part, width).splitlines()
        assert max(map(len, lines)) <= width
    assert "…" not in drawn(board.table(view), width)


def test_the_table_and_a_hand_fit_a_small_terminal() -> None:
    game, voice = opened("fr")
    state: Any = game.start(4, seed=42)
    board = board_for(game, voice, NAMES[:4], 0)
    parts = board.table(state.view(0)), board.prompt(state.view(0), state.decision(0))
    lines = sum(len(drawn(part).splitlines()) for part in (*parts, board.choices(state.view(0), state.decision(0))))
    assert lines < 24


def test_the_cards_of_the_board_are_those_of_the_game() -> None:
    assert [cards.strength_of(card) for card in components.CARD_IDS] == list(components.STRENGTH)
    assert [cards.nature_of(card) for card in components.CARD_IDS] == list(components.NATURE)
    assert [cards.power_of(card) for card in components.CARD_IDS] == list(components.POWER)
    assert [cards.colours_of(card) for card in components.CARD_IDS] == list(components.COLOURS_OF)


def test_a_game_without_a_board_is_drawn_as_a_tree() -> None:
    game, voice = opened()
    stranger: Any = SimpleNamespace(id="volcan", package=game.package, view_type=game.view_type)
    state = laid()
    board = board_for(stranger, voice, NAMES, 4)
    assert type(board) is Board
    assert type(board_for(game, voice, NAMES, 4)) is DragonBoard
    picture = drawn(board.table(state.view(4)))
    assert "Stakes 45" in picture
    assert "White Dragon 2  Copper Dragon 1  The Archmage" in picture
    assert "Play Green Dragon 2" in drawn(board.choices(state.view(4), state.decision(4)))
    assert "A power works only if" in drawn(board.rules(state.view(4), state.decision(4)))
    assert "no discard pile" in drawn(board.pile(state.view(4)))
    assert drawn(board.result(state.view(4), (5, 9, 5, 0, 1))).split()[:3] == ["1", "Basile", "9"]


def test_a_board_may_label_a_choice_in_words_of_its_own() -> None:
    class Loud(Board):
        def label(self, view: Any, move: Move) -> str:
            return super().label(view, move).upper()

    game, voice = opened()
    state = laid()
    assert "PLAY GREEN DRAGON 2" in drawn(Loud(game, voice, NAMES, 4).choices(state.view(4), state.decision(4)))


@pytest.mark.parametrize("id", ["../generic", "os.path", "", "generic board"])
def test_a_strange_name_of_a_game_finds_no_board(id: str) -> None:
    game, voice = opened()
    stranger: Any = SimpleNamespace(id=id, package=game.package)
    assert type(board_for(stranger, voice, NAMES, 0)) is Board
