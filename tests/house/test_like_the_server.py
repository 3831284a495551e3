"""The house and the server are the same tables: the same seed and moves give the same file, to the byte."""

import re
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Final

import msgspec
import pytest

from dracotheque import games
from dracotheque.core.replays import encode
from dracotheque.house import LocalHouse, MemoryStorage
from dracotheque.server.app import OPERATIONS
from dracotheque.server.records.puzzling import first_strength, worth
from dracotheque.tables import opening
from dracotheque.tables.answers.puzzles import first_worth
from dracotheque.tables.finished import names_at
from dracotheque.tables.table import Table
from tests.house.at_home import GAMES, Guest
from tests.server.databases import ready_sqlite
from tests.server.visitors import open_house

pytestmark = pytest.mark.anyio
MOST = 400
FOREIGN = {
    "alembic",
    "babel",
    "fluent",
    "idna",
    "numpy",
    "openskill",
    "sqlalchemy",
    "starlette",
    "structlog",
    "uvicorn",
    "websockets",
}

NOT_AT_HOME: Final = {"live", "ready", "show_metrics", "show_oembed", "show_words"}
"""For machines that look after a server or show its links, and for games of other packages."""


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


async def play(table: Table, seed: str) -> None:
    """Those who share a device play anything, the same anything for the same seed."""
    rng = Random(seed)
    for _ in range(MOST):
        if table.history is None or table.history.state.over:
            return
        state = table.history.state
        seat = state.actors[0]
        await table.play(seat, rng.choice(list(state.decision(seat).moves)), "person" if seat >= 0 else "clock")


@pytest.mark.slow
async def test_the_same_seed_and_moves_give_the_servers_file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    home = await LocalHouse.open(MemoryStorage(), random_seed=7, pace=0.0)
    monkeypatch.setattr(opening, "randbits", Random(7).getrandbits)
    guest = Guest(home)
    await guest.post("/api/guest", {"name": "Alix"}, 201)
    async with open_house(monkeypatch, {"data": ready_sqlite(tmp_path)}) as house:
        visitor = house.visitor()
        await visitor.enter("Alix")
        for game in GAMES:
            players = games.get(game).players[0]
            here = [{"kind": "here", "name": f"Guest {seat}"} for seat in range(1, players)]
            wish = {"game": game, "players": players, "seats": [{"kind": "me"}, *here]}
            files = []
            for asks, keeper in ((guest, home.keeper), (visitor, house.services.hub)):
                made = await asks.post("/api/tables", wish, 201)
                await asks.post(f"/api/tables/{made['id']}/start")
                table = await keeper.get(made["id"])
                await play(table, game)
                assert table.history is not None
                files.append(encode(table.history.replay(names_at(table))))
            assert files[0] == files[1]
    await home.close()


def test_the_house_imports_nothing_of_a_server() -> None:
    asks = (
        "import asyncio, sys; from dracotheque.house import LocalHouse, MemoryStorage\n"
        "async def main():\n"
        "    house = await LocalHouse.open(MemoryStorage())\n"
        "    await house.request('POST', '/api/guest', '{\"name\":\"Alix\"}')\n"
        "    status, _ = await house.request('POST', '/api/play-now', '{\"game\":\"drakon\"}')\n"
        "    await house.close(); return status\n"
        "print(asyncio.run(main()), *sys.modules)"
    )
    said = subprocess.run([sys.executable, "-c", asks], capture_output=True, text=True, check=True, timeout=120).stdout
    assert said.startswith("201 ")
    modules = said.split()
    assert "dracotheque.tables.table" in modules
    assert not [name for name in modules if name.startswith("dracotheque.server") or name.partition(".")[0] in FOREIGN]


@pytest.mark.parametrize("easy", [True, False])
def test_a_puzzle_that_nobody_has_tried_is_worth_as_much_as_at_the_server(easy: bool) -> None:
    assert first_worth(easy=easy) == worth(first_strength(easy=easy))


async def test_whatever_the_server_answers_the_house_answers_or_refuses_with_a_word_why() -> None:
    house = await LocalHouse.open(MemoryStorage())
    for operation in OPERATIONS:
        path = re.sub(r"\{[^}]*\}", "x", operation.path)
        status, answer = await house.request(operation.method, path, "{}")
        code = msgspec.json.decode(answer).get("error", {}).get("code")
        known = code not in ("server-no-such-page", "server-wrong-verb", "server-our-fault")
        assert known or operation.name in NOT_AT_HOME, (operation.method, path, status, code)
    await house.close()
