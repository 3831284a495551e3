"""`draco serve` on a fresh machine, and the example bot that plays there."""

import socket
import subprocess
import sys
from pathlib import Path

import pytest


@pytest.mark.slow
def test_draco_serve_says_where_to_click_and_a_bot_of_sixty_lines_plays_there(tmp_path: Path) -> None:
    example = Path("examples/wire_bot.py")
    assert len(example.read_text().splitlines()) < 60
    command = [sys.executable, "-m", "dracotheque.cli", "--lang", "en", "serve", "--port", "0", "--bot-pace", "0"]
    server = subprocess.Popen([*command, "--data", str(tmp_path)], stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    try:
        words = server.stdout.readline().split()
        url = next(word for word in words if word.startswith("http://127.0.0.1:"))
        run = [sys.executable, str(example), url, "drakon"]
        played = subprocess.run(run, capture_output=True, text=True, timeout=60, check=False)
        assert played.returncode == 0, played.stderr
        assert played.stdout.startswith("won by ")
    finally:
        server.terminate()
        server.wait(30)
        server.stdout.close()
    assert (tmp_path / "dracotheque.sqlite3").exists()


@pytest.mark.slow
def test_a_port_that_is_taken_is_one_line_of_complaint(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        command = [sys.executable, "-m", "dracotheque.cli", "--lang", "en", "serve", "--port", port]
        run = subprocess.run(
            [*command, "--data", str(tmp_path)], capture_output=True, text=True, timeout=60, check=False
        )
    assert run.returncode == 2
    assert len(run.stderr.splitlines()) == 1
    assert port in run.stderr


@pytest.mark.slow
def test_every_game_is_imported_before_the_first_visitor_comes() -> None:
    program = (
        "import sys; from dracotheque.server import run; run.listen = lambda settings: sys.exit(0 if all("
        "f'dracotheque.games.{game}.state' in sys.modules for game in run.games.ids()) else 1);"
        "run.serve(run.Settings(), print)"
    )
    assert subprocess.run([sys.executable, "-c", program], timeout=60, check=False).returncode == 0
