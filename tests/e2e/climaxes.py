"""Climaxes: for each game its great moments, found by playing, and shown to a page as a server would."""

import random
import time
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

import msgspec
from playwright.sync_api import Page, WebSocketRoute

from dracotheque import games
from dracotheque.core.events import seen_by
from dracotheque.core.game import Game
from dracotheque.core.moves import CLOCK
from dracotheque.core.state import State
from dracotheque.core.stills import play_watched
from dracotheque.tables.domain.sight import Sight, encode_events, encode_stills, look
from dracotheque.tables.wire.encoding import encode_news
from tests.e2e.people import table_of

READER: Final = 0
"""Through whose eyes the page looks."""
SEEDS: Final = 40
MOST_MOVES: Final = 900
TRIES: Final = 600
CLIMAXES: Final = (
    ("jeu_des_dragons", ("antes-revealed", "round-began")),
    ("jeu_des_dragons", ("gambit-won",)),
    ("jeu_des_dragons", ("colour-flight-counted",)),
    ("jeu_des_dragons", ("game-ended",)),
    ("pierres_du_dragon", ("fists-opened", "auction-won")),
    ("pierres_du_dragon", ("fists-opened", "gold-tied")),
    ("pierres_du_dragon", ("points-scored",)),
    ("pierres_du_dragon", ("game-ended",)),
    ("dragons_du_mekong", ("cards-revealed", "card-cancelled")),
    ("dragons_du_mekong", ("plank-laid",)),
    ("dragons_du_mekong", ("plank-too-short",)),
    ("dragons_du_mekong", ("game-ended",)),
    ("or_des_dragons", ("dragon-killed", "sand-turned")),
    ("or_des_dragons", ("split-signed", "agreement-reached", "share-received")),
    ("or_des_dragons", ("treasure-lost",)),
    ("or_des_dragons", ("game-ended",)),
    ("drakon", ("coin-stolen",)),
    ("drakon", ("game-ended",)),
)
"""By game, with what must be told, in this order."""


class Climax(NamedTuple):
    """A move that leads to it: what the reader saw before, what the server says of it, what the reader sees then."""

    before: Sight
    news: bytes
    after: Sight


def find(game: Game, players: int, options: dict[str, Any], wanted: tuple[str, ...]) -> Climax:
    """The first move of a few games that tells all this."""
    for seed in range(SEEDS):
        for climax, told in moves_of(game.start(players, options, seed=seed), seed):
            kinds = iter(told)
            if all(kind in kinds for kind in wanted):
                return climax
    raise LookupError(f"{game.id}: nowhere {wanted}")


def moves_of(state: State, seed: int) -> Iterator[tuple[Climax, list[str]]]:
    rng = random.Random(seed)
    state.news()
    for _ in range(MOST_MOVES):
        if state.over:
            return
        seat = state.actors[0]
        decision = state.decision(seat)
        insight = state.game.insight
        move = decision.moves[0] if seat == CLOCK else insight.policy(state.recall(seat), decision, rng)
        before = state.clone()
        told, stills = play_watched(state, seat, move)
        events = seen_by(READER, told)
        kinds = [str(msgspec.to_builtins(event)["type"]) for event in events]
        yield lazily(before, state, told, stills, events), kinds


def lazily(before: State, state: State, told: Any, stills: Any, events: Any) -> Climax:
    one = (1,) * state.players
    after = look(state, READER, one)
    shown = encode_stills(stills, (READER,), told)[0] if stills else b""
    return Climax(look(before, READER, one), encode_news(2, encode_events(events), after, clocks(), shown), after)


def clocks() -> bytes:
    return b'{"now":%d,"seats":[],"timer":null}' % (time.time_ns() // 1_000_000)


def fresh(table: Any, sight: Sight) -> bytes:
    """Everything there is to see."""
    known = {
        "type": "view",
        "n": 1,
        "stream": "own",
        "table": table,
        "seat": READER,
        "log": [],
        "missed": 0,
        "chat": [],
    }
    parts = {"view": sight.view, "decision": sight.decision, "prompt": sight.prompt, "clocks": clocks()}
    return msgspec.json.encode(known | {name: msgspec.Raw(part) for name, part in parts.items()})


class Teller:
    """The server's end of a page's connection: whatever is to be told is told by this."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._socket: WebSocketRoute | None = None
        page.route_web_socket("**/api/tables/*/live", self._connect)

    def _connect(self, socket: WebSocketRoute) -> None:
        socket.on_message(lambda heard: socket.send('{"type":"pong"}') if "ping" in str(heard) else None)
        self._socket = socket

    def sit_down(self, address: str, game: str) -> Any:
        """Lead the page to a table at which nothing happens but what is told here."""
        self._socket = None
        self.page.goto(address + table_of(self.page, address, "play-now", {"game": game}))
        for _ in range(TRIES):
            if self._socket is not None:
                break
            self.page.wait_for_timeout(50)
        return self.page.evaluate("fetch(location.pathname.replace('/table/', '/api/tables/')).then((r) => r.json())")

    def say(self, message: bytes) -> None:
        assert self._socket is not None
        self._socket.send(message.decode())


def climaxes_at(table: Any) -> Iterator[tuple[tuple[str, ...], Climax]]:
    """Those of the game that is played at this table."""
    game = games.get(table["game"])
    for each, wanted in CLIMAXES:
        if each == game.id:
            yield wanted, find(game, table["players"], table["options"], wanted)
