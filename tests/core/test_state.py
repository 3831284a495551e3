"""What the core promises, on a tiny game with one question of each kind."""

from typing import NamedTuple

import pytest

from dracotheque.core.errors import IllegalMove
from dracotheque.core.events import seen_by
from dracotheque.core.moves import CLOCK, Move
from dracotheque.core.rules import Rules
from dracotheque.core.window import Window
from tests.core.tiny import (
    TINY,
    Hide,
    Lock,
    Name,
    Opened,
    Rang,
    Remember,
    Ring,
    Sealed,
    Shout,
    TinyState,
    Whisper,
    recall,
)


def started(**options: object) -> TinyState:
    state: TinyState = TINY.start(2, options, seed=1)
    return state


def refused(state: TinyState, seat: int, move: Move) -> IllegalMove:
    """The refusal of a move, after a look that it changed nothing."""
    before = state.to_json()
    with pytest.raises(IllegalMove) as caught:
        state.play(seat, move)
    assert state.to_json() == before
    return caught.value


def test_a_secret_question_is_asked_of_all_at_once() -> None:
    state = started()
    assert state.actors == (0, 1)
    assert state.decision(0).secret
    assert state.decision(0).moves == [Hide(number) for number in range(4)]


@pytest.mark.parametrize(("words", "offered"), [((), False), (("abc",), True), (("abc", "xyz"), True)])
def test_an_offer_is_made_where_there_is_a_choice(words: tuple[str, ...], offered: bool) -> None:
    """Nothing to answer with: nobody is asked. One answer: it is given. More: the player chooses."""

    class Offering(TinyState):
        rules = TinyState.rules.before()

    state = TINY.before(Offering).start(2, seed=1)
    state.actors = ()
    question = Offering.rules.question("9")(lambda state, seat: [Name(word) for word in words])
    given: list[Move] = []
    question.answered(lambda state, seat, move: given.append(move))
    assert state.offer(question, 1) is offered
    assert given == ([Name("abc")] if len(words) == 1 else [])
    assert state.actors == ((1,) if len(words) > 1 else ())
    assert len(state.decision(1).moves) == (2 if len(words) > 1 else 0)


def test_a_sealed_answer_is_told_without_its_content() -> None:
    state = started()
    (told,) = state.play(0, Hide(3))
    assert told.seen_by(1) == Sealed(0)
    assert state.actors == (1,)
    assert not state.decision(0).moves
    assert state.decision(0).sealed == Hide(3)


def test_a_sealed_answer_may_be_changed_and_nobody_hears_of_it() -> None:
    state = started()
    state.play(0, Hide(3))
    assert Hide(1) in state.decision(0).changes
    assert state.play(0, Hide(1)) == ()
    told = state.play(1, Hide(2))
    assert seen_by(None, told) == [Sealed(1), Opened((1, 2))]


def test_a_final_answer_cannot_be_changed() -> None:
    state = started(final=True)
    state.play(0, Lock())
    assert refused(state, 0, Lock()).reason == "refuse-answer-is-final"
    state.play(1, Lock())
    assert state.over


def test_answers_too_many_to_list_are_accepted_by_their_validator() -> None:
    state = started()
    state.play(0, Hide(0))
    state.play(1, Hide(1))
    assert state.decision(1).open_ended
    refusal = refused(state, 1, Name("long"))
    assert (refusal.reason, refusal.rule, refusal.values) == ("refuse-length", "3", {"length": 3})
    state.play(1, Name("xyz"))
    assert (state.word, state.ending, state.winners) == ("xyz", "named", (1,))


def test_the_prompt_says_what_everybody_may_know() -> None:
    state = started()
    state.play(0, Hide(0))
    state.play(1, Hide(1))
    prompt = state.prompt()
    assert prompt is not None
    assert (prompt.question, prompt.seats, prompt.rule, prompt.about) == ("name", (1,), "3", {"length": 3})


@pytest.mark.parametrize("viewer", [None, 0])
def test_a_hidden_question_does_not_say_to_others_who_is_asked(viewer: int | None) -> None:
    state = started(whisper=True, bell=True)
    prompt = state.prompt(viewer)
    assert prompt is not None
    assert (prompt.question, prompt.seats, prompt.about) == ("whisper", (), {"volume": 7})
    assert state.view(viewer).prompt == prompt
    assert state.awaited(viewer) == (CLOCK,)


def test_a_hidden_question_is_plain_to_who_is_asked() -> None:
    state = started(whisper=True)
    prompt = state.prompt(1)
    assert prompt is not None
    assert (prompt.question, prompt.seats, prompt.about) == ("whisper", (1,), {})
    assert state.awaited(1) == (1,)
    assert refused(state, 0, Whisper(True)).values == {"seats": []}
    state.play(1, Whisper(True))
    assert (state.ending, state.awaited(0)) == ("whispered", ())


def test_everybody_knows_who_is_awaited_by_a_question_that_is_not_hidden() -> None:
    state = started(bell=True)
    state.play(1, Hide(1))
    assert [state.awaited(viewer) for viewer in (None, 0, 1)] == [(0, CLOCK)] * 3


def test_what_a_viewer_recalls_is_the_view_and_what_was_noted() -> None:
    state = started()
    state.play(1, Remember(3))
    assert [recall(state, viewer).note for viewer in (None, 0, 1)] == [None, 0, 3]
    assert state.recall(1) == recall(state, 1)
    assert Window(state, 1).recall == state.recall(1)
    assert state.recall(CLOCK) == state.recall(None)


def test_the_clock_acts_beside_the_players_and_leaves_their_question_alone() -> None:
    state = started(bell=True)
    assert list(state.actors) == [0, 1, CLOCK]
    state.play(0, Hide(2))
    (told,) = state.play(CLOCK, Ring())
    assert told.event == Rang()
    assert list(state.actors) == [1]
    assert state.decision(0).sealed == Hide(2)
    assert refused(state, CLOCK, Ring()).reason == "refuse-clock"


def test_the_last_answer_opens_a_secret_question_though_the_clock_still_ticks() -> None:
    state = started(bell=True)
    state.play(0, Hide(0))
    state.play(1, Hide(3))
    assert state.actors == (1, CLOCK)
    assert state.asked == "name"


def test_who_is_not_asked_is_refused() -> None:
    state = started()
    state.play(0, Hide(0))
    state.play(1, Hide(1))
    refusal = refused(state, 0, Name("abc"))
    assert (refusal.reason, refusal.values) == ("refuse-not-asked", {"seats": [1]})


@pytest.mark.parametrize("seat", [2, -2, 99])
def test_a_seat_that_does_not_exist_is_refused(seat: int) -> None:
    assert refused(started(), seat, Hide(0)).reason == "refuse-no-such-seat"


def test_an_answer_to_another_question_is_refused() -> None:
    refusal = refused(started(), 0, Name("abc"))
    assert (refusal.reason, refusal.values) == ("refuse-not-an-answer", {"question": "hide"})


def test_something_that_is_no_move_is_refused() -> None:
    assert refused(started(), 0, Move()).reason == "refuse-not-a-move"


def test_a_move_after_the_end_is_refused() -> None:
    state = started(final=True)
    state.play(0, Lock())
    state.play(1, Lock())
    refusal = refused(state, 0, Lock())
    assert (refusal.reason, refusal.rule) == ("refuse-game-over", "9")
    assert state.actors == ()


def test_play_tells_only_what_its_own_move_did() -> None:
    state = started(bell=True)
    state.play(CLOCK, Ring())
    (told,) = state.play(0, Hide(0))
    assert told.event == Sealed(0)
    assert state.news() == ()


def test_what_is_told_to_some_others_hear_otherwise() -> None:
    state = started()
    state.tell_to((1,), Opened, (1, 2))
    state.tell_others(Opened, ())
    (told,) = state.news()
    assert [told.seen_by(viewer) for viewer in (0, 1, None)] == [Opened(()), Opened((1, 2)), Opened(())]


def test_an_event_is_made_only_where_somebody_listens() -> None:
    made: list[int] = []

    def dear(number: int) -> Opened:
        made.append(number)
        return Opened((number,))

    for heard in (False, True):
        state: TinyState = TINY.start(2, seed=1, events=heard)
        state.tell(dear, 1)
        state.tell_to((0,), dear, 2)
        state.tell_others(dear, 3)
        assert made == ([1, 2, 3] if heard else [])


def test_without_listeners_nothing_is_told() -> None:
    state: TinyState = TINY.start(2, seed=1, events=False)
    assert state.play(0, Hide(0)) == ()
    assert state.told is None


def test_a_clone_is_equal_and_independent() -> None:
    state = started()
    state.play(0, Hide(3))
    copy = state.clone()
    assert copy.to_json() == state.to_json()
    copy.play(1, Hide(1))
    assert state.actors == (1,)
    assert state.to_json() != copy.to_json()


def test_a_saved_state_goes_on_where_it_was() -> None:
    state = started(bell=True)
    state.play(0, Hide(3))
    again = TINY.from_json(state.to_json())
    assert again.to_json() == state.to_json()
    assert again.play(1, Hide(1)) == state.play(1, Hide(1))
    assert again.digest() == state.digest()


def test_an_open_question_to_several_goes_on_with_the_first_who_answers() -> None:
    state = started(shout=True)
    assert state.actors == (0, 1)
    assert state.decision(1).moves == [Shout()]
    state.play(1, Shout())
    assert (state.over, state.numbers) == (True, [0, 5])


def test_a_standing_order_is_kept_at_any_time_and_leaves_the_question_alone() -> None:
    state = started()
    state.play(0, Hide(1))
    assert state.play(0, Remember(4)) == ()
    assert state.play(1, Remember(2)) == ()
    assert (state.notes, state.actors) == ([4, 2], (1,))
    assert state.decision(0).sealed == Hide(1)


def test_a_bad_standing_order_changes_nothing() -> None:
    assert refused(started(), 1, Remember(-1)).reason == "refuse-negative"
    assert refused(started(), 7, Remember(1)).reason == "refuse-no-such-seat"


def test_no_standing_order_is_taken_after_the_end() -> None:
    state = started(shout=True)
    state.play(0, Shout())
    assert refused(state, 1, Remember(1)).reason == "refuse-game-over"


class Pair(NamedTuple):
    seat: int
    number: int


def test_the_sides_of_a_question_may_find_its_context_in_one_structure() -> None:
    rules = Rules()

    @rules.question("1", context=Pair)
    def guess(s: TinyState, seat: int, pair: Pair, left: int) -> list[Hide]:
        return [Hide(pair.number), Hide(left)]

    assert guess.typed((1, 2, 3)) == (Pair(1, 2), 3)
    assert guess.clone().typed((1, 2)) == (Pair(1, 2),)
