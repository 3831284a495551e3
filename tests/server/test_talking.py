"""While sand runs all may speak at once: what one says makes nobody else's answer a late one."""

import random

import pytest

from dracotheque.core.errors import IllegalMove
from dracotheque.core.moves import CLOCK, Move
from dracotheque.games.or_des_dragons.moves import DONE, NO_DEAL, Cry, Propose, Sign
from dracotheque.tables.domain.history import History
from dracotheque.tables.domain.tables import Author
from dracotheque.tables.refusals import Denied
from dracotheque.tables.table import Table
from tests.server.in_memory import any_move, table_of

pytestmark = pytest.mark.anyio
MOST_MOVES = 400


async def lead_to(table: Table, question: str, rng: random.Random) -> list[int]:
    """Play until this is asked; who is asked."""
    for _ in range(MOST_MOVES):
        state = table.history_now.state
        if state.asked == question:
            return [seat for seat in state.actors if seat != CLOCK]
        await table.play(*any_move(table, rng))
    raise AssertionError(f"{question} is never asked")


async def table_in(question: str, seed: int = 1) -> tuple[Table, list[int]]:
    table = table_of("or_des_dragons", 3, {"sand": "live"}, seed=seed)
    return table, await lead_to(table, question, random.Random(seed))


async def a_signature() -> tuple[Table, int, int, Move, int]:
    """Of what one has proposed, by the other: who they are, the move, and under which number it is made."""
    table, (one, other, *_) = await table_in("bargain")
    await say(table, one, first(table, one, Propose), table.history_now.number(one))
    return table, one, other, first(table, other, Sign), table.history_now.number(other)


def first(table: Table, seat: int, kind: type[Move]) -> Move:
    return next(move for move in table.history_now.state.decision(seat).moves if isinstance(move, kind))


async def say(table: Table, seat: int, move: Move, number: int, author: Author = "person") -> None:
    await table.play(seat, move, author, number=number)


async def is_late(table: Table, seat: int, move: Move, number: int, author: Author = "person") -> bool:
    with pytest.raises(Denied) as denied:
        await say(table, seat, move, number, author)
    return denied.value.code == "server-stale-question"


@pytest.mark.parametrize(("question", "spoken", "answer"), [("bargain", Propose, NO_DEAL), ("trade", Cry, DONE)])
async def test_whoever_answers_in_the_moment_another_speaks_has_answered(
    question: str, spoken: type[Move], answer: Move
) -> None:
    table, (one, other, *_) = await table_in(question)
    number = table.history_now.number(other)
    await say(table, one, first(table, one, spoken), table.history_now.number(one))
    assert table.history_now.number(other) != number
    await say(table, other, answer, number)


async def test_a_signature_counts_that_comes_while_the_author_gives_up() -> None:
    """9.1: a signature counts if the server receives it before the end."""
    table, one, other, sign, number = await a_signature()
    await say(table, one, NO_DEAL, table.history_now.number(one))
    await say(table, other, sign, number)


async def test_what_is_no_longer_on_the_table_is_refused_by_its_rule() -> None:
    table, one, other, sign, number = await a_signature()
    await say(table, one, first(table, one, Propose), table.history_now.number(one))
    with pytest.raises(IllegalMove) as refused:
        await say(table, other, sign, number)
    assert refused.value.code == "refuse-stale-version"


@pytest.mark.parametrize(("question", "kind"), [("bargain", Propose), ("trade", Cry)])
async def test_a_second_click_is_late_whatever_others_say(question: str, kind: type[Move]) -> None:
    table, (one, other, *_) = await table_in(question)
    number = table.history_now.number(other)
    await say(table, other, first(table, other, kind), number)
    await say(table, one, first(table, one, kind), table.history_now.number(one))
    assert await is_late(table, other, first(table, other, kind), number)


async def test_what_was_said_of_one_treasure_answers_nothing_that_is_asked_later() -> None:
    table, rng, told = table_of("or_des_dragons", 3, {"sand": "live"}), random.Random(2), dict[int, int]()
    for _ in range(3):
        party = await lead_to(table, "bargain", rng)
        for seat in told.keys() & set(party):
            assert await is_late(table, seat, NO_DEAL, told[seat])
        for seat in party:
            told |= {each: table.history_now.number(each) for each in party}
            await say(table, seat, NO_DEAL, told[seat])
        assert not any(table.history_now.stands(seat, number) for seat, number in told.items())


async def test_a_bot_thinks_again_where_others_have_spoken_meanwhile() -> None:
    table, (one, other, *_) = await table_in("bargain")
    number = table.history_now.number(other)
    await say(table, one, first(table, one, Propose), table.history_now.number(one))
    assert await is_late(table, other, NO_DEAL, number, "bot")


async def test_a_click_of_before_moves_were_taken_back_answers_nothing() -> None:
    table, (one, other, *_) = await table_in("bargain")
    numbers = [table.history_now.number(other)]
    kept = len(table.history_now.strokes)
    for _ in range(2):
        await say(table, one, first(table, one, Propose), table.history_now.number(one))
        numbers.append(table.history_now.number(other))
    await table.take_back(kept + 1, one, None)
    for number in numbers:
        assert await is_late(table, other, NO_DEAL, number)
    await say(table, other, NO_DEAL, table.history_now.number(other))


async def test_a_server_begun_anew_knows_what_still_counts() -> None:
    table, (one, other, *_) = await table_in("bargain")
    number = table.history_now.number(other)
    for _ in range(3):
        await say(table, one, first(table, one, Propose), table.history_now.number(one))
    again = History(table.row)
    again.follow_all(table.store.entries)  # type: ignore[attr-defined]  # the store of these tests keeps them
    asked = range(number - 2, again.number(other) + 2)
    for history in (table.history_now, again):
        assert [each for each in asked if history.stands(other, each)] == list(range(number, again.number(other) + 1))
