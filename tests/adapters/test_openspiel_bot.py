"""OpenSpiel's search on our games, against our bots."""

from typing import Any

import pytest

from dracotheque import bots
from dracotheque.adapters import openspiel_bot
from dracotheque.adapters.openspiel import SpielGame
from dracotheque.adapters.openspiel_bot import SpielBot, match
from dracotheque.adapters.play import Play
from dracotheque.arena.lineups import shared_out
from dracotheque.bots import Bot
from dracotheque.core.chance import Rng
from dracotheque.core.moves import Move
from dracotheque.core.window import Window
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


class Clock:
    """Stands still unless somebody thinks: ours for ten milliseconds a move, theirs for two in every world."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 0.0
        get, imagined = bots.get, SpielGame.imagined

        def imagine(game: SpielGame, *arguments: Any) -> Any:
            self.now += 0.002
            return imagined(game, *arguments)

        monkeypatch.setattr(bots, "get", lambda name: Ponderer(self, get(name)))
        monkeypatch.setattr(SpielGame, "imagined", imagine)
        monkeypatch.setattr(openspiel_bot, "process_time", lambda: self.now)


class Ponderer:
    """Takes its time."""

    def __init__(self, clock: Clock, bot: Bot) -> None:
        self.name = bot.name
        self._clock = clock
        self._bot = bot

    def choose(self, window: Window, rng: Rng) -> Move:
        self._clock.now += 0.01
        return self._bot.choose(window, rng)


def test_a_match_plays_every_seed_with_every_seating_and_measures_time(monkeypatch: pytest.MonkeyPatch) -> None:
    Clock(monkeypatch)
    report = match("jeu_des_dragons", 3, "random", 1, simulations=2, options=SHORT["jeu_des_dragons"])
    assert (report.games, report.players, report.bot) == (3, 3, "random")
    assert 0 <= report.alone.share <= 1
    assert report.even is None
    assert report.our_milliseconds == pytest.approx(10)
    assert report.their_milliseconds == pytest.approx(2 * report.simulations)
    assert 0 < report.simulations <= 2


def test_ours_sit_alone_in_every_seat_and_half_the_table_is_ours_in_every_way() -> None:
    assert shared_out(1, 3) == ((0, 1, 1), (1, 0, 1), (1, 1, 0))
    assert len(set(shared_out(2, 4))) == 6
    assert all(seats.count(0) == 2 for seats in shared_out(2, 4))
    report = match("jeu_des_dragons", 2, "random", 1, simulations=2, options=SHORT["jeu_des_dragons"])
    assert (report.games, report.even) == (2, report.alone)


def test_equal_time_gives_the_search_as_much_as_our_bot_takes(monkeypatch: pytest.MonkeyPatch) -> None:
    Clock(monkeypatch)
    report = match("jeu_des_dragons", 2, "random", 2, options=SHORT["jeu_des_dragons"])
    assert report.our_milliseconds == pytest.approx(10)
    assert report.their_milliseconds == pytest.approx(10, rel=0.05)
    assert report.simulations == pytest.approx(5, rel=0.05)
