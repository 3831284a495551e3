"""Orders at a terminal: typed in short, shown in words, followed unasked. (9.2, 9.3)"""

import json
from pathlib import Path

import pytest

from dracotheque.cli.boards.jeu_des_dragons.orders import order
from tests.cli.lines import Draco

GAME = ("play", "jeu_des_dragons", "--seed", "42", "--players", "2", "--lang", "en")
HAND = ("gold_11", "white_1", "black_5")


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("o green weakest", {"type": "answer-demands", "power": "green", "stance": "weakest"}),
        ("O Brass if_rich", {"type": "answer-demands", "power": "brass", "stance": "if_rich"}),
        ("o plan", {"type": "plan-cards", "cards": [], "keep": False}),
        (
            "o plan 3? 1 2> 2+ keep",
            {
                "type": "plan-cards",
                "cards": [
                    {"card": "gold_11", "condition": "triggers"},
                    {"card": "white_1", "condition": "always"},
                    {"card": "black_5", "condition": "leads"},
                    {"card": "black_5", "condition": "strongest"},
                ],
                "keep": True,
            },
        ),
        ("o plan 4", None),
        ("o plan ?", None),
        ("o red pay", None),
        ("o green fight", None),
        ("o", None),
        ("plan 1", None),
    ],
)
def test_orders_are_typed_in_short(words: str, expected: object) -> None:
    assert order(words, HAND) == expected


def test_orders_are_shown_in_words(draco: Draco) -> None:
    outcome = draco(*GAME, typed="o green pay\no plan 2? 1 keep\no\nq\n")
    shown = " ".join(outcome.out.split())
    assert "When a Green Dragon makes a demand: pay 5 gold" in shown
    assert "When a Brass Dragon makes a demand: ask me" in shown
    assert "(if its power triggers) and" in shown
    assert "o plan with the numbers of cards" in shown


def test_a_planned_card_is_played_unasked(draco: Draco, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    draco(*GAME, "--save", str(file), typed="o plan 3 4 keep\n1\nq\n")
    moves = [move for seat, move in json.loads(file.read_text())["moves"] if seat == 0]
    assert [move["type"] for move in moves[:3]] == ["plan-cards", "ante", "play-card"]
    assert moves[2]["card"] == moves[0]["cards"][0]["card"]
