"""A game as a learner plays it: one player and one integer at a time, without a leak."""

import pickle
from random import Random

import pytest

from dracotheque import games
from dracotheque.adapters.observations import encoder
from dracotheque.adapters.play import NOBODY, checked_options
from dracotheque.core.errors import BadTable
from tests.adapters.tables import act, advanced, each_game, each_table, opened


@each_table
def test_random_play_ends_and_the_victory_is_shared_out(game: str, players: int) -> None:
    play = opened(game, players, seed=players)
    dice = Random(players)
    assert play.returns() == [0.0] * players
    while not play.state.over:
        act(play, dice)
    assert (play.seat, play.legal()) == (NOBODY, [])
    assert sum(play.returns()) == pytest.approx(1)
    assert {seat for seat, share in enumerate(play.returns()) if share} == set(play.state.winners)


@each_game
def test_a_copy_is_equal_and_independent_in_the_middle_of_a_move(game: str) -> None:
    play = opened(game, 4)
    dice = Random(4)
    for _ in range(60):
        if play.state.over:
            break
        copy = play.clone()
        assert (copy.seat, copy.prefix, copy.legal()) == (play.seat, play.prefix, play.legal())
        before = play.state.digest()
        act(copy, Random(1))
        assert (play.state.digest(), play.legal()) == (before, play.legal())
        act(play, dice)


@each_game
def test_a_pickled_game_goes_on_at_the_same_letter(game: str) -> None:
    play = opened(game, 3)
    dice = Random(3)
    for _ in range(40):
        if play.state.over:
            break
        copy = pickle.loads(pickle.dumps(play))
        assert (copy.seat, copy.legal(), copy.prefix) == (play.seat, play.legal(), play.prefix)
        assert copy.state.digest() == play.state.digest()
        act(play, dice)


@each_table
def test_whoever_answers_second_does_not_see_the_first_answer(game: str, players: int) -> None:
    """Games without secret questions at this table have nothing to show here."""
    view = encoder(games.get(game), players)
    for seed in range(4):
        play = opened(game, players, seed)
        dice = Random(seed)
        for _ in range(40):
            if play.state.over:
                break
            if play.state.sealed and not play.prefix and len(play.state.actors) > 1:
                first = play.seat
                worlds = [play.clone() for _ in range(3)]
                for world, other in zip(worlds, (Random(1), Random(2), Random(3)), strict=True):
                    while world.seat == first:
                        act(world, other)
                assert len({world.seat for world in worlds}) == 1
                assert len({bytes(view.encode(world, world.seat)) for world in worlds}) == 1
                assert len({tuple(world.legal()) for world in worlds}) == 1
            act(play, dice)


@each_table
def test_an_imagined_world_looks_the_same_and_offers_the_same(game: str, players: int) -> None:
    view = encoder(games.get(game), players)
    dice = Random(players)
    for seed in range(2):
        play = opened(game, players, seed)
        for number in range(80):
            if play.state.over:
                break
            if number % 4 == 0:
                world = play.imagine(play.seat, dice)
                assert (world.seat, world.legal(), world.prefix) == (play.seat, play.legal(), play.prefix)
                assert view.encode(world, play.seat) == view.encode(play, play.seat)
                for viewer in range(players):
                    other = play.imagine(viewer, dice)
                    if viewer != play.seat:
                        assert view.encode(other, viewer) == view.encode(play, viewer)
            act(play, dice)


def test_an_imagined_world_can_be_played_to_its_end() -> None:
    play = advanced("dragons_du_mekong", 3, 9)
    dice = Random(1)
    world = play.imagine(play.seat, dice)
    while not world.state.over:
        act(world, dice)
    assert sum(world.returns()) == pytest.approx(1)


def test_the_clock_strikes_by_itself_at_moments_that_follow_from_the_seed() -> None:
    endings = set()
    for seed in range(6):
        ends = []
        for _ in range(2):
            play = opened("jeu_des_dragons", 2, seed, starting_hoard=50, time_limit=5)
            dice = Random(seed)
            while not play.state.over:
                act(play, dice)
            ends.append((play.state.ending, play.state.digest()))
        assert ends[0] == ends[1]
        endings.add(ends[0][0])
    assert "time-limit" in endings


def test_a_game_that_nothing_ends_is_refused() -> None:
    with pytest.raises(BadTable, match="error-endless"):
        checked_options(games.get("dragons_du_mekong"), 4, {"round_limit": 0})
