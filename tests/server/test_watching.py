"""What a finished game proves, and what those who watch over a server see: figures and lines without a secret."""

import re
import subprocess
import sys
from pathlib import Path

import httpx2
import msgspec
import pytest

from tests.server.client import Person, Seat, door, open_table
from tests.server.databases import ready_sqlite
from tests.server.process import ServerProcess
from tests.server.visitors import PASSWORD
from tests.server.whole_games import play_one

pytestmark = pytest.mark.anyio
Patch = pytest.MonkeyPatch


@pytest.mark.slow
async def test_the_file_of_a_game_is_verified_against_the_commitment_of_its_start(
    server: ServerProcess, http: httpx2.AsyncClient, tmp_path: Path
) -> None:
    played = await play_one(server, http, "drakon", 11)
    (first, *_) = (msgspec.json.decode(data) for data in played.seats[0].heard)
    kept = msgspec.json.decode(played.file)
    assert first["table"]["commitment"] == kept["commitment"]
    assert first["table"]["seed"] is None
    file = tmp_path / "kept.json"
    file.write_bytes(played.file)
    verified = replay(file)
    assert (verified.returncode, kept["commitment"] in verified.stdout) == (0, True)
    file.write_bytes(msgspec.json.encode(kept | {"seed": str(int(kept["seed"]) + 1)}))
    assert replay(file).returncode == 1


def replay(file: Path) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-m", "dracotheque.cli", "replay", str(file)]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)


async def test_logs_and_figures_tell_what_happens_and_nothing_secret(tmp_path: Path) -> None:
    server = ServerProcess(data=ready_sqlite(tmp_path), log_json=True, metrics_token="for-prometheus")
    async with door(server.url) as http:
        people = [await Person.enter(http, name) for name in ("Mélusine", "Fafnir")]
        account = await http.post("/api/account", json={"name": "Smaug", "password": PASSWORD})
        await http.post("/api/session", json={"name": "Smaug", "password": "not " + PASSWORD})
        table = await open_table(people, "drakon", {})
        seats = [Seat(server.url, table["id"], person.token) for person in people]
        for seat in seats:
            await seat.connect()
            await seat.hear("view")
            if seat.now["decision"] is not None:
                await seat.answered(await seat.move(seat.now["decision"]["moves"][0]))
                await seat.send({"type": "chat", "id": "c1", "text": "between us dragons"})
                await seat.answered("c1")
        figures = (await http.get("/metrics", headers={"Authorization": "Bearer for-prometheus"})).text
        for seat in seats:
            await seat.drop()
    lines = server.stop()
    assert re.search(r'draco_moves_total\{game="drakon"\} [12]\.0', figures)
    assert re.search(r"draco_sockets 2\.0", figures)
    assert 'draco_requests_total{operation="open_table",status="201"} 1.0' in figures
    found = [msgspec.json.decode(line) for line in lines.splitlines()]
    assert {"open_table", "sign_in"} <= {line.get("operation") for line in found}
    secrets = [*(person.token for person in people), account.json()["token"], table["invite"], PASSWORD]
    secrets += ["between us dragons", "Mélusine", "Fafnir", "Smaug"]
    for text in (lines, figures):
        assert not [secret for secret in secrets if secret in text]
