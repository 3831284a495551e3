"""A finished game in figures."""

from dracotheque.games.dragons_du_mekong import GAME
from dracotheque.games.dragons_du_mekong.events import (
    CardCancelled,
    PawnFell,
    PawnJumped,
    PawnReturned,
    PawnWalked,
    PlankGivenUp,
    PlankLaid,
    PlankRemoved,
    PlankTooShort,
    StonePlaced,
)
from tests.games.figures import figures, finished


def test_what_is_built_walked_and_cancelled_is_counted_for_whose_it_is() -> None:
    happened = [
        StonePlaced(0, "a1"),
        PlankLaid(0, "white_1", "a1", "a2"),
        PlankTooShort(1, "black_1", "a1", "a3", True),
        PlankTooShort(1, "black_2", "a1", "a3", False),
        PlankGivenUp(1, "black_3"),
        PawnWalked(0, "move_2", "a1", ("a2", "a3")),
        PawnReturned(0, "a1", "a2"),
        PawnJumped(1, "a1", 0, "a3"),
        PawnFell(1, "a3", "home", False),
        PawnFell(0, "home", "home", True),
        CardCancelled(0, "jump", (1,)),
    ]
    assert figures(GAME, 2, happened) == {
        "stones_placed": (1, 0),
        "planks_laid": (1, 0),
        "planks_lost": (0, 2),
        "places_entered": (4, 1),
        "jumps": (0, 1),
        "falls": (0, 1),
        "cards_cancelled": (0, 1),
        "cards_lost": (1, 0),
    }


def test_every_plank_is_in_reserve_on_the_board_or_lost() -> None:
    for state, happened in finished(GAME, 3, games=4):
        counted = figures(GAME, 3, happened)
        view = state.view(None)
        removed = [event.seat for event in happened if isinstance(event, PlankRemoved)]
        assert sum(counted["planks_lost"]) == len(view.lost)
        assert sum(counted["planks_laid"]) - len(removed) == len(view.planks)
