"""What reaches a client is what the engine's windows give its viewer, and nothing else, to the byte."""

import asyncio
import random
from collections.abc import Iterator
from itertools import pairwise
from typing import Any, NamedTuple

import msgspec
import pytest
from websockets.asyncio.client import connect

from dracotheque import games
from dracotheque.conformance.sight import encode, sight
from dracotheque.core.chance import FairChance
from dracotheque.core.events import Viewer, seen_by
from dracotheque.core.replays import Moment, Replay, decode, follow
from dracotheque.server.wire.hall import HallTable
from tests.server.client import Person, Seat, door, open_table
from tests.server.process import ServerProcess
from tests.server.whole_games import SHORT

KEYS = {
    "view": {"n", "type", "stream", "table", "seat", "view", "decision", "prompt", "clocks", "log", "missed", "chat"},
    "news": {"n", "type", "events", "view", "decision", "prompt", "clocks"},
    "table": {"n", "type", "table"},
    "chat": {"n", "type", "said"},
    "over": {"n", "type", "result", "table"},
    "ack": {"type", "id"},
    "refused": {"type", "id", "error"},
}
HALL_KEYS = {
    "hall": {"type", "tables", "pictures", "visitors", "crowd"},
    "hall-news": {"type", "tables", "gone", "pictures", "hidden", "came", "left", "crowd"},
    "hall-talk": {"type", "lines"},
    "hall-said": {"type", "said"},
}
HALL_TABLE = set(HallTable.__struct_fields__)
Window = tuple[Any, Any, Any]
SECRETIVE = SHORT | {"or_des_dragons": {"ruleset": "advanced", "fair_whispers": True}}
"""With magic objects there is more to hide, and at the fair, where offers are whispered."""


class Step(NamedTuple):
    """One move of the replay, as a viewer may notice it."""

    window: Window
    told: Any
    stills: Any
    """What the viewer is shown of the moments on the way."""
    answers: bool
    """The viewer has answered a question here, and is asked another, were it the same again: that has a new number."""


class NosySeat(Seat):
    """Talks, and tries what it may not, beside playing."""

    async def _answer(self, rng: random.Random) -> str | None:
        if rng.random() < 0.05:
            await self.send({"type": "chat", "id": f"c{rng.random()}", "text": "Who holds what?"})
        if rng.random() < 0.1 and self.sent_moves:
            await self.move(rng.choice([*self.sent_moves.values()]), f"x{rng.random()}")
        return await super()._answer(rng)


def steps_of(replay: Replay, viewer: Viewer) -> Iterator[Step]:
    """What a viewer may see at each step, and what it is told of the move that led there."""
    for moment in follow(games.get(replay.game), replay, watched=True):
        view, prompt, _, _ = sight(moment.state, viewer)
        decision = None if viewer is None else moment.state.decision(viewer)
        if decision is not None and not (decision.moves or decision.open_ended or decision.sealed is not None):
            decision = None
        window = (as_data(encode(moment.state.view(viewer))), as_data(encode(decision)), as_data(prompt))
        assert view.startswith(encode(moment.state.view(viewer)))
        answers = decision is not None and decision.sealed is None and moment.seat == viewer
        yield Step(window, as_data(encode(seen_by(viewer, moment.told))), stills_of(moment, viewer), answers)


def stills_of(moment: Moment, viewer: Viewer) -> list[dict[str, Any]]:
    """What this viewer saw in the middle of a move, and how much it had heard by then."""
    return [
        {
            "name": still.name,
            "heard": len(seen_by(viewer, moment.told[: [*map(id, moment.told)].index(id(still.last)) + 1])),
            "view": as_data(encode(still.state.view(viewer))),
        }
        for still in moment.stills
    ]


def as_data(text: bytes) -> Any:
    return msgspec.json.decode(text)


def expected_news(steps: list[Step], start: int) -> list[tuple[Window, Any, Any]]:
    """The steps after one that this viewer may notice."""
    return [
        (step.window, step.told, step.stills)
        for before, step in pairwise(steps[start:])
        if step.told or step.answers or step.window != before.window
    ]


def window_of(message: Any) -> Window:
    """What the engine knows of a message: the number of a question is the server's own."""
    decision = message["decision"]
    if decision is not None:
        assert decision["number"] > 0
        decision = {key: value for key, value in decision.items() if key != "number"}
    return message["view"], decision, message["prompt"]


def check_stream(heard: list[bytes], replay: Replay, viewer: Viewer) -> None:
    messages = [as_data(data) for data in heard]
    assert all(set(message) - {"stills"} == KEYS[message["type"]] for message in messages)
    steps = list(steps_of(replay, viewer))
    (first, *others) = [message for message in messages if message["type"] == "view"]
    assert not others, "a second fresh view was sent for no reason"
    news = [
        (window_of(message), message["events"], message.get("stills", []))
        for message in messages
        if message["type"] == "news"
    ]
    starts = [place for place, step in enumerate(steps) if step.window == window_of(first)]
    fitting = [start for start in starts if expected_news(steps, start) == news]
    assert fitting, f"viewer {viewer} was told something else than the engine tells"
    told = [event for step in steps[: fitting[0] + 1] for event in step.told]
    assert first["log"] == told[-len(first["log"]) :] if first["log"] else not told


class HallVisitor:
    """A stranger in the hall, who remembers every byte."""

    def __init__(self, url: str) -> None:
        self._address = f"{url.replace('http', 'ws', 1)}/api/hall/live"
        self.heard: list[bytes] = []

    async def look(self, done: asyncio.Event) -> None:
        async with connect(self._address, proxy=None, max_size=None) as socket:
            await socket.send('{"type":"hello","protocol":2}')
            ended = asyncio.create_task(done.wait())
            while not ended.done():
                received = asyncio.create_task(socket.recv(decode=False))
                await asyncio.wait({ended, received}, return_when=asyncio.FIRST_COMPLETED)
                if received.done():
                    self.heard.append(received.result())
                else:
                    received.cancel()


def check_hall(heard: list[bytes], replay: Replay, table: str) -> None:
    """The hall shows of a game what spectators see at some moment of it, and of a table nothing but what is public."""
    messages = [as_data(data) for data in heard]
    assert all(set(message) == HALL_KEYS[message["type"]] for message in messages)
    assert all(set(each) == HALL_TABLE for message in messages for each in message.get("tables", ()))
    seen = [step.window for step in steps_of(replay, None)]
    pictures = [each for message in messages for each in message.get("pictures", ()) if each["table"] == table]
    assert pictures
    for picture in pictures:
        assert set(picture) == {"table", "view", "prompt"}
        assert any((picture["view"], picture["prompt"]) == (view, prompt) for view, _, prompt in seen)


def secrets_of(replay: Replay) -> list[bytes]:
    seed = int(replay.seed)
    return [text.encode() for text in (replay.seed, f"{seed:x}", FairChance.of_seed(seed).key)]


@pytest.mark.slow
@pytest.mark.anyio
@pytest.mark.parametrize("game", games.ids())
async def test_every_client_hears_exactly_what_its_viewer_may_know(server: ServerProcess, game: str) -> None:
    rng = random.Random(game)
    async with door(server.url) as http:
        players = max(3, games.get(game).players[0])
        people = [await Person.enter(http, f"Nosy {seat}") for seat in range(players)]
        table = await open_table(people, game, SECRETIVE.get(game, {}), public=True)
        hall, done = HallVisitor(server.url), asyncio.Event()
        seats = [NosySeat(server.url, table["id"], person.token) for person in people]
        spectator = Seat(server.url, table["id"], None, table["invite"])
        async with asyncio.timeout(120), asyncio.TaskGroup() as visit:
            visit.create_task(hall.look(done))
            async with asyncio.TaskGroup() as group:
                for seat in (*seats, spectator):
                    group.create_task(seat.play_to_the_end(random.Random(rng.random())))
            done.set()
        for seat in (*seats, spectator):
            await seat.drop()
        replay = decode((await http.get(f"/api/tables/{table['id']}/file", headers=seats[0].headers)).content)
    check_hall(hall.heard, replay, table["id"])
    told_in_hall = b"\n".join(hall.heard)
    assert not any(secret in told_in_hall for secret in (*secrets_of(replay), table["invite"].encode()))
    assert not any(person.token.encode() in told_in_hall for person in people)
    before_the_end = [[data for data in seat.heard if b'"status":"over"' not in data] for seat in (*seats, spectator)]
    for viewer, heard in zip((*range(players), None), before_the_end, strict=True):
        check_stream(heard, replay, viewer)
        everything = b"\n".join(heard)
        assert not any(secret in everything for secret in secrets_of(replay))
        assert not any(person.token.encode() in everything for person in people)
        assert viewer is not None or table["invite"].encode() not in everything


@pytest.mark.anyio
async def test_a_running_game_is_not_replayed_and_its_file_is_not_given(server: ServerProcess) -> None:
    async with door(server.url) as http:
        person = await Person.enter(http, "Curious")
        table = await person.post("/api/play-now", {"game": "drakon"})
        assert table["seed"] is None
        assert table["commitment"]
        for path in ("replay", "replay?viewer=1", "file", "statistics"):
            assert (await http.get(f"/api/tables/{table['id']}/{path}", headers=person.headers)).status_code == 409
