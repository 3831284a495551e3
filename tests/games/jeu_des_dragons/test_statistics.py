"""A finished game in figures."""

from dracotheque.games.jeu_des_dragons import GAME
from dracotheque.games.jeu_des_dragons.events import (
    CardsBought,
    ColourFlightCounted,
    GambitWon,
    GoldPaid,
    GoldTaken,
    PowerUsed,
    StrengthFlightCounted,
)
from dracotheque.games.jeu_des_dragons.state import STAKES
from tests.games.figures import figures, finished
from tests.games.jeu_des_dragons.table import A, B, C


def test_gambits_flights_powers_and_gold_are_counted_for_whose_they_are() -> None:
    happened = [
        GambitWon(A, 20, 12),
        GambitWon(A, 31, 40),
        GambitWon(A, 9, 7),
        ColourFlightCounted(B, "red", 8),
        StrengthFlightCounted(B, 4),
        PowerUsed(C, "red_2", "red"),
        GoldTaken(C, 7),
        GoldPaid(A, STAKES, 3, 0),
        GoldPaid(A, B, 2, 6),
        CardsBought(C, "gold_2", 2),
    ]
    assert figures(GAME, 3, happened) == {
        "gambits_won": (3, 0, 0),
        "best_gambit": (40, 0, 0),
        "special_flights": (0, 2, 0),
        "powers_used": (0, 0, 1),
        "gold_from_stakes": (0, 0, 7),
        "gold_from_players": (0, 2, 0),
        "gold_to_players": (2, 0, 0),
        "gold_owed": (6, 0, 0),
        "purchases": (0, 0, 1),
    }


def test_what_players_pay_each_other_is_what_they_receive() -> None:
    for _, happened in finished(GAME, 4):
        counted = figures(GAME, 4, happened)
        assert sum(counted["gold_from_players"]) == sum(counted["gold_to_players"]) > 0
