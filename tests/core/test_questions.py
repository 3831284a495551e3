"""The sides of a question may be functions of their own, or be named where it is registered."""

import pytest

from dracotheque.core.decisions import Prompt, Reaction
from dracotheque.core.errors import IllegalMove
from dracotheque.core.moves import Move
from dracotheque.core.rules import Question, Rules, first_answer
from tests.core.tiny import Lock, Name, TinyState

SHORT = (Name("ab"), Name("abc"))


def asked(**sides: object) -> Question:
    rules = Rules()

    @rules.question("1", **sides)  # type: ignore[arg-type]  # any side of a question
    def word(s: TinyState, seat: int, length: int) -> tuple[Name, ...]:
        return SHORT

    question: Question = word
    return question


def test_a_side_may_be_named_by_what_it_always_says() -> None:
    question = asked(when_late=SHORT[1], hurried=Reaction(live=9), hidden=Prompt("word", (), "1"))
    assert question.late_answer(TinyState(), 0, 3) is SHORT[1]
    assert question.reaction(TinyState(), 0, 3) == Reaction(live=9)
    assert question.cover is not None and question.cover(TinyState(), None, 3) == Prompt("word", (), "1")


def test_a_side_may_be_a_function_that_several_questions_share() -> None:
    assert asked(described=lambda s, seat, length: {"length": length}).about(TinyState(), 0, 3) == {"length": 3}


def test_two_questions_may_list_the_same_answers_under_names_of_their_own() -> None:
    rules = Rules()

    def words(s: TinyState, seat: int) -> tuple[Name, ...]:
        return SHORT

    own, given = rules.question("1")(words), rules.question("2", name="last_words")(words)
    assert rules.questions == {"words": own, "last_words": given}
    assert (own.name, given.name) == ("words", "last_words")


def test_whoever_is_late_may_give_the_first_answer() -> None:
    assert asked(when_late=first_answer).late_answer(TinyState(), 0, 3) is SHORT[0]
    assert asked().late_answer(TinyState(), 0, 3) is None


def test_what_is_judged_is_accepted_where_nothing_speaks_against_it() -> None:
    question = asked()

    @question.judged(Name)
    def too_long(s: TinyState, seat: int, move: Move, length: int) -> IllegalMove | None:
        return IllegalMove("refuse-length") if isinstance(move, Name) and len(move.word) > length else None

    assert question.open_ended
    assert question.accepts(TinyState(), 0, Name("xyz"), 3)
    assert not question.accepts(TinyState(), 0, Name("xyzz"), 3)
    assert not question.accepts(TinyState(), 0, Lock(), 3), "nothing speaks against it, but it is of another kind"
    refusal = question.explain(TinyState(), 0, Name("xyzz"), 3)
    assert refusal is not None and refusal.code == "refuse-length"


def test_learners_know_the_questions_in_an_order_that_is_said_once() -> None:
    rules = TinyState.rules.before()
    names = sorted(rules.questions, reverse=True)
    rules.in_order(*names)
    assert list(rules.questions) == names != list(TinyState.rules.questions)
    assert list(rules.before().questions) == names, "an earlier version has the same"
    with pytest.raises(ValueError, match="hide"):
        rules.in_order(*names[:-1])
