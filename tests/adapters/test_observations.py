"""What a player sees as numbers."""

from random import Random

import msgspec
import pytest

from dracotheque import games
from dracotheque.adapters.observations import Encoder, encoder
from dracotheque.core.decisions import plain
from dracotheque.core.observing import LEAST, MOST
from tests.adapters.tables import act, advanced, each_game, each_table, opened


@each_table
def test_the_blocks_cover_the_row_and_every_number_is_within_bounds(game: str, players: int) -> None:
    view = encoder(games.get(game), players)
    assert [place for block in view.blocks.values() for place in block] == list(range(view.size))
    play = advanced(game, players, 60)
    for viewer in range(players):
        row = view.encode(play, viewer)
        assert len(row) == view.size
        assert min(row) >= LEAST
        assert max(row) <= MOST
        assert [row[place] for place in view.blocks["own seat"]] == [seat == viewer for seat in range(players)]


@each_game
def test_views_that_differ_while_playing_are_rows_that_differ(game: str) -> None:
    """Nothing that distinguishes two positions of one game for a player is lost."""
    players = games.get(game).players[0]
    view = encoder(games.get(game), players)
    play = opened(game, players)
    dice = Random(1)
    seen: dict[bytes, bytes] = {}
    for _ in range(120):
        if play.state.over:
            break
        row = bytes(view.encode(play, play.seat))
        words = msgspec.json.encode((plain(play.state.view(play.seat)), play.prefix))
        assert seen.setdefault(row, words) == words
        act(play, dice)


def test_seats_are_counted_from_the_viewer() -> None:
    view = encoder(games.get("jeu_des_dragons"), 4)
    play = opened("jeu_des_dragons", 4)
    play.state.hoards[:] = [40, 41, 42, 43]  # type: ignore[attr-defined]
    places = view.blocks["places"]
    size = len(places) // 4
    for viewer in range(4):
        row = view.encode(play, viewer)
        assert [row[places.start + turn * size] for turn in range(4)] == [40 + (viewer + turn) % 4 for turn in range(4)]


def test_the_letters_chosen_are_marked_for_their_player_alone() -> None:
    play = opened("dragons_du_mekong", 3)
    view = encoder(games.get("dragons_du_mekong"), 3)
    letters = view.blocks["letters"]
    first = play.legal()[0]
    assert play.act(first) is False
    assert view.encode(play, play.seat)[letters.start + first] == 1
    others = [seat for seat in range(3) if seat != play.seat]
    assert not any(any(view.encode(play, seat)[letters.start : letters.stop]) for seat in others)


@pytest.mark.parametrize("number", [10**9, -(10**9)])
def test_a_number_out_of_bounds_is_cut_to_them(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    play = opened("drakon", 2)
    play.state.turn = number  # type: ignore[attr-defined]
    bound = MOST if number > 0 else LEAST
    view = encoder(games.get("drakon"), 2)
    assert view.encode(play, 0)[view.blocks["numbers"].start] == bound
    monkeypatch.delattr(play.state.game.insight, "observe")
    derived = Encoder(play.state.game, 2)
    assert derived.encode(play, 0)[derived.blocks["turn"].start] == bound


def test_a_game_that_writes_nothing_itself_is_written_from_its_view(monkeypatch: pytest.MonkeyPatch) -> None:
    game = games.get("jeu_des_dragons")
    monkeypatch.delattr(game.insight, "observe")
    view = Encoder(game, 3)
    assert {"stakes", "discard", "places"} <= view.blocks.keys()
    play = opened("jeu_des_dragons", 3, starting_hoard=50)
    dice = Random(1)
    for _ in range(40):
        for viewer in range(3):
            assert view.encode(play.imagine(viewer, dice), viewer) == view.encode(play, viewer)
        act(play, dice)
    row = view.encode(play, play.seat)
    assert row[view.blocks["stakes"].start] == play.state.view(None).stakes  # type: ignore[attr-defined]
