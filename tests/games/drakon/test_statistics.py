"""A finished game in figures."""

from dracotheque.games.drakon import GAME
from dracotheque.games.drakon.events import (
    AdventurerMoved,
    AdventurerSent,
    CoinCarriedOff,
    CoinFound,
    CoinPickedUp,
    CoinStolen,
    CoinSunk,
    PowerUsed,
    RoomDestroyed,
    RoomTurned,
    TilePlaced,
)
from tests.games.drakon.table import P1, P2, P3
from tests.games.figures import figures, finished


def test_rooms_coins_and_powers_are_counted_for_whose_they_are() -> None:
    happened = [
        TilePlaced(P1, 0, 1, "gold_1", "N"),
        TilePlaced(P1, 0, 2, "gold_2", "N"),
        AdventurerMoved(P2, 0, 1, "gold"),
        CoinFound(P2),
        AdventurerSent(P2, P3, 0, 2, "well"),
        CoinSunk(P2),
        CoinPickedUp(P3),
        CoinStolen(P1, P3, "steal_left"),
        CoinCarriedOff(P1),
        RoomDestroyed(P3, 0, 2, "gold_2"),
        RoomTurned(P3, 0, 1, "gold", "E"),
        PowerUsed(P1, "thief"),
    ]
    assert figures(GAME, 3, happened) == {
        "tiles_placed": (2, 0, 0),
        "rooms_entered": (0, 2, 0),
        "rooms_changed": (0, 0, 2),
        "coins_found": (0, 1, 1),
        "coins_stolen": (1, 0, 0),
        "coins_lost": (1, 1, 1),
        "powers_used": (1, 0, 0),
    }


def test_found_and_stolen_less_lost_is_what_one_ends_with() -> None:
    rich = 0
    for state, happened in finished(GAME, 3, {"powers": True}, games=20):
        counted = figures(GAME, 3, happened)
        none = (0, 0, 0)
        found, stolen, lost = (counted.get(f"coins_{way}", none) for way in ("found", "stolen", "lost"))
        assert tuple(f + s - gone for f, s, gone in zip(found, stolen, lost, strict=True)) == state.scores
        rich += sum(state.scores)
    assert rich
