"""The moments that rules mark in the middle of a move."""

from msgspec.structs import replace

from dracotheque.core.replays import follow, record
from dracotheque.core.state import State
from dracotheque.core.stills import play_watched, worth_showing
from tests.core.tiny import TINY, Hide


def nearly_all_hidden() -> State:
    state: State = TINY.start(2, seed=1)
    state.play(0, Hide(3))
    return state


def test_a_moment_is_the_table_as_it_stood_then() -> None:
    state = nearly_all_hidden()
    told, (still,) = play_watched(state, 1, Hide(2))
    assert still.name == "opened"
    assert (still.state.asked, still.state.actors) == ("", ())
    assert still.state.scores == (3, 2)
    assert state.asked == "name"
    assert [type(each.event).__name__ for each in told] == ["Sealed", "Opened"]
    assert [still.heard_by(viewer, told) for viewer in (0, 1, None)] == [2, 2, 2]


def test_what_is_played_on_leaves_a_moment_as_it_was() -> None:
    state = nearly_all_hidden()
    _, (still,) = play_watched(state, 1, Hide(2))
    before = still.state.digest()
    state.play(0, state.decision(0).moves[0])
    assert still.state.digest() == before


def test_a_moment_after_which_nothing_was_told_is_not_marked_twice() -> None:
    _, stills = play_watched(nearly_all_hidden(), 1, Hide(2))
    assert [still.name for still in stills] == ["opened"]


def test_a_passing_moment_with_which_a_move_ends_is_what_everybody_sees_anyway() -> None:
    told, (still,) = play_watched(nearly_all_hidden(), 1, Hide(2))
    passing = replace(still, passing=True)
    assert worth_showing([passing], told) == ()
    assert worth_showing([passing], (*told, told[0])) == (passing,)


def test_nobody_pays_for_moments_that_nobody_watches() -> None:
    state = nearly_all_hidden()
    state.play(1, Hide(2))
    assert state.stills is None
    assert state.clone().stills is None


def test_nothing_of_the_moments_stays_with_the_state_or_its_save() -> None:
    plain, watched = nearly_all_hidden(), nearly_all_hidden()
    plain.play(1, Hide(2))
    play_watched(watched, 1, Hide(2))
    assert watched.stills is None
    assert watched.to_json() == plain.to_json()


def test_a_replay_has_the_same_moments() -> None:
    journal = record(TINY, 2, seed=1)
    for seat, number in ((0, 3), (1, 2)):
        journal.play(seat, Hide(number))
    played = list(follow(TINY, journal.replay(("Ann", "Ben")), watched=True))
    assert [[still.name for still in moment.stills] for moment in played] == [[], [], ["opened"]]
    assert not any(moment.stills for moment in follow(TINY, journal.replay(("Ann", "Ben"))))
