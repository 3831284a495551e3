"""OpenSpiel's search on our games, against our bots."""

import pytest

from dracotheque.adapters.openspiel_bot import SpielBot, by_ours, match
from dracotheque.adapters.play import Play
from tests.adapters.tables import SHORT, advanced, each_game
from tests.adapters.test_openspiel import table


@each_game
def test_the_search_finds_a_move_in_every_game_and_leaves_the_game_alone(game: str) -> None:
    play: Play = advanced(game, 3, 17)
    spiel = table(game, 3)
    before = play.state.digest()
    letter = int(SpielBot(spiel, 4, 1).search.step(spiel.around(play.clone())))
    assert letter in play.legal()
    assert play.state.digest() == before


def test_a_match_plays_every_seed_with_every_seating_and_measures_time() -> None:
    report = match("jeu_des_dragons", 3, "random", 1, simulations=2, options=SHORT["jeu_des_dragons"])
    assert (report.games, report.players, report.bot) == (3, 3, "random")
    assert 0 <= report.alone.share <= 1
    assert report.even is None
    assert report.their_milliseconds > report.our_milliseconds > 0
    assert report.simulations <= 2


def test_ours_sit_alone_in_every_seat_and_half_the_table_is_ours_in_every_way() -> None:
    assert by_ours(1, 3) == ((0, 1, 1), (1, 0, 1), (1, 1, 0))
    assert len(set(by_ours(2, 4))) == 6
    assert all(seats.count(0) == 2 for seats in by_ours(2, 4))
    report = match("jeu_des_dragons", 2, "random", 1, simulations=2, options=SHORT["jeu_des_dragons"])
    assert (report.games, report.even) == (2, report.alone)


def test_equal_time_gives_the_search_as_much_as_our_bot_takes(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that wastes ten milliseconds a move: so much the search may use."""

    class Ponderer:
        name = "ponderer"

        def choose(self, window: object, rng: object) -> object:
            from time import process_time  # noqa: PLC0415

            until = process_time() + 0.01
            while process_time() < until:
                pass
            return window.decision.moves[0]  # type: ignore[attr-defined]

    monkeypatch.setattr("dracotheque.bots.get", lambda _: Ponderer())
    report = match("jeu_des_dragons", 2, "ponderer", 2, options=SHORT["jeu_des_dragons"])
    assert report.our_milliseconds == pytest.approx(10, rel=0.3)
    assert report.their_milliseconds == pytest.approx(report.our_milliseconds, rel=0.6)
    assert report.simulations > 2
