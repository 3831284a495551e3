"""Coming back to a stream after a lost connection: what was missed is told, and nothing twice."""

import random
from typing import Any

import pytest

from dracotheque.tables.domain.tables import ChatLine
from dracotheque.tables.streams.stream import KEPT
from dracotheque.tables.table import Table
from tests.server.in_memory import Ear, any_move, table_of

pytestmark = pytest.mark.anyio


async def attached(
    table: Table, seat: int, stream: str | None = None, last: int | None = None, *, moments: bool = False
) -> Ear:
    ear = Ear(seat, wants_moments=moments)
    await table.attach(ear, stream, last)
    return ear


async def play(table: Table, moves: int, rng: random.Random) -> None:
    for _ in range(moves):
        await table.play(*any_move(table, rng))


def chat_line(text: str, person: str = "p1") -> ChatLine:
    return ChatLine(table_id="t1", number=1, person=person, name="Person", seat=1, text=text, at=0)


def told(messages: list[Any]) -> list[Any]:
    """The game's part of what was heard: without who came and left."""
    return [message for message in messages if message["type"] != "table"]


async def dropped(table: Table, *, moments: bool = False) -> tuple[Ear, str, int]:
    """A twin that stays, and the stream and last number of a connection of the same seat that has gone."""
    gone, stays = await attached(table, 0, moments=moments), await attached(table, 0, moments=moments)
    table.detach(gone)
    return stays, gone.heard[0]["stream"], max(message["n"] for message in stays.heard)


async def test_news_missed_in_a_row_come_as_one_with_the_view_of_now() -> None:
    table = table_of("dragons_du_mekong", 3)
    stays, stream, last = await dropped(table)
    before = len(stays.heard)
    await play(table, 4, random.Random(1))
    missed = [message for message in stays.heard[before:] if message["type"] == "news"]
    assert len(missed) > 1
    (news,) = told((await attached(table, 0, stream, last)).heard)
    assert news["n"] == missed[-1]["n"]
    assert news["events"] == [event for message in missed for event in message["events"]]
    for part in ("view", "decision", "prompt"):
        assert news[part] == missed[-1][part]


async def test_what_was_said_in_between_keeps_its_place() -> None:
    table, rng = table_of("dragons_du_mekong", 3), random.Random(1)
    stays, stream, last = await dropped(table)
    before = len(stays.heard)
    await play(table, 2, rng)
    table.tell_chat(chat_line("well played"))
    await play(table, 2, rng)
    missed = told(stays.heard[before:])
    again = told((await attached(table, 0, stream, last)).heard)
    assert [message["type"] for message in again] == ["news", "chat", "news"]
    numbers = [message["n"] for message in again]
    assert numbers == sorted(numbers)
    assert again[1] == next(message for message in missed if message["type"] == "chat")
    events = [event for message in missed if message["type"] == "news" for event in message["events"]]
    assert again[0]["events"] + again[2]["events"] == events


async def test_a_part_that_was_heard_already_is_not_told_again() -> None:
    table, rng = table_of("dragons_du_mekong", 3), random.Random(1)
    stays, stream, _ = await dropped(table)
    await play(table, 2, rng)
    last = stays.heard[-1]["n"]
    before = len(stays.heard)
    await play(table, 2, rng)
    missed = [message for message in stays.heard[before:] if message["type"] == "news"]
    (news,) = told((await attached(table, 0, stream, last)).heard)
    assert news["events"] == [event for message in missed for event in message["events"]]


async def test_one_who_missed_more_than_is_kept_gets_a_fresh_view() -> None:
    table, rng = table_of("dragons_du_mekong", 3), random.Random(1)
    stays, stream, last = await dropped(table)
    while sum(message["type"] == "news" for message in stays.heard) <= KEPT:
        await play(table, 1, rng)
    (view,) = told((await attached(table, 0, stream, last)).heard)
    assert view["type"] == "view"


async def test_one_who_missed_that_a_move_was_taken_back_gets_a_fresh_view_and_no_news_of_it() -> None:
    table, rng = table_of("dragons_du_mekong", 3), random.Random(1)
    stays, stream, last = await dropped(table)
    await play(table, 2, rng)
    seat, _ = table.history_now.journal.moves[1]
    await table.take_back(1, seat, "u1")
    (view,) = told((await attached(table, 0, stream, last)).heard)
    assert view["type"] == "view"
    assert view["view"] == stays.heard[-1]["view"]
    await play(table, 1, rng)
    (news,) = told((await attached(table, 0, stream, view["n"])).heard)
    assert news["type"] == "news"


async def test_a_scene_that_was_missed_is_played_with_its_moments_and_nothing_of_its_end_is_shown_before() -> None:
    table, rng = table_of("jeu_des_dragons", 3), random.Random(1)
    stays, stream, last = await dropped(table, moments=True)
    heard, pictured = 0, [True]
    while pictured != [False, True]:  # something plain, then something said, then a scene
        heard, last = len(stays.heard), max(message["n"] for message in stays.heard)
        await play(table, 1, rng)
        table.tell_chat(chat_line("and now?"))
        await play(table, 1, rng)
        pictured = ["stills" in message for message in stays.heard[heard:] if message["type"] == "news"]
    await play(table, 1, rng)
    missed = [message for message in stays.heard[heard:] if message["type"] == "news"]
    again = [message for message in (await attached(table, 0, stream, last)).heard if message["type"] == "news"]
    numbers = [message["n"] for message in again]
    assert numbers == sorted(numbers)
    assert _story(again) == _story(missed)
    shown = [message["view"] for message in missed]
    places = [shown.index(message["view"]) for message in again]
    assert places == sorted(set(places))
    assert again[-1]["view"] == shown[-1]


def _story(news: list[Any]) -> list[Any]:
    """All events, and after how many of them which moment is pictured."""
    story: list[Any] = []
    for message in news:
        parts = list(message["events"])
        for still in reversed(message.get("stills", ())):
            parts.insert(still["heard"], still["view"])
        story += parts
    return story
