"""`draco play`: a whole game from the keyboard, and every way of leaving it."""

import json
import os
import pty
import re
import select
import shlex
import signal
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.lines import Draco, command

QUICK = ("play", "jeu_des_dragons", "--seed", "42", "--options", "starting_hoard=12")
LANGUAGES = ("fr", "en")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", ["2", "4", "6"])
def test_a_whole_game_is_played_by_typing_one(draco: Draco, language: str, players: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    line = ("--players", players, "--lang", language, "--save", str(file))
    outcome = draco(*QUICK, *line, typed="1\n" * 2000)
    assert (outcome.status, outcome.err) == (0, "")
    kept = json.loads(file.read_text("utf-8"))
    assert kept["ending"] == "eliminations"
    assert kept["seed"] == "42"
    assert outcome.out.count(kept["commitment"]) == 2
    assert str(max(kept["scores"])) in outcome.out
    assert draco("replay", str(file)).status == 0


def test_the_commitment_is_shown_at_the_start_and_the_seed_only_at_the_end(draco: Draco) -> None:
    line = (*QUICK[:3], "123456789123456789", *QUICK[4:])
    left = draco(*line, typed="1\nq\n")
    played = draco(*line, typed="1\n" * 2000)
    assert "123456789123456789" not in left.out
    assert "123456789123456789" in played.out
    assert left.out.index("Empreinte") < left.out.index("Manche 1")


def test_no_hand_but_ones_own_is_ever_shown(draco: Draco) -> None:
    outcome = draco(*QUICK, "--lang", "en", typed="l\nq\n")
    assert outcome.out.count("draws 6 cards: ") == 2
    assert outcome.out.count("draws 6 cards.") == 6


def test_two_tables_without_a_seed_are_dealt_differently(draco: Draco) -> None:
    first, second = (draco("play", "jeu_des_dragons", typed="").out for _ in range(2))
    assert first != second


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("typed", ["", "1", "1\n1\n", "q\n", "Q\n", "1\nq\n", " q \n"])
def test_leaving_is_polite_and_keeps_the_game(draco: Draco, typed: str, language: str, tmp_path: Path) -> None:
    file = tmp_path / "left.json"
    outcome = draco(*QUICK, "--lang", language, "--save", str(file), typed=typed)
    assert (outcome.status, outcome.err) == (0, "")
    assert ("bientôt" if language == "fr" else "see you soon") in outcome.out
    assert json.loads(file.read_text("utf-8"))["ending"] == ""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "typed",
    [
        "0",
        "99",
        "-1",
        "x",
        "1.5",
        "9" * 5000,
        "é",
        "\x1b[A",
        "\N{FULLWIDTH DIGIT ONE}",
        "{",
        "{}",
        '{"type":"castle"}',
        "[" * 5000,
        "{" * 5000,
    ],
)
def test_what_is_no_choice_is_asked_again_with_the_reason(draco: Draco, typed: str, language: str) -> None:
    outcome = draco(*QUICK, "--lang", language, typed=f"{typed}\nq\n")
    assert (outcome.status, outcome.err) == (0, "")
    reason = outcome.out.rpartition("› ")[0].rpartition("› ")[2]
    assert "«" in reason or "“" in reason or '"' in reason
    assert "\x1b" not in outcome.out


def test_bytes_that_are_no_letters_are_asked_again(elsewhere: Draco) -> None:
    outcome = elsewhere(*QUICK, typed=b"\xff\xfe\x00\nq\n", PYTHONIOENCODING="utf-8")
    assert (outcome.status, outcome.err) == (0, "")


def test_a_closed_keyboard_is_the_same_as_leaving() -> None:
    line = f"exec {shlex.join(command(QUICK))} <&-"
    process = subprocess.run(["/bin/sh", "-c", line], capture_output=True, check=False, timeout=60)
    assert (process.returncode, process.stderr) == (0, b"")


def test_an_illegal_move_is_refused_by_the_game_and_asked_again(draco: Draco) -> None:
    outcome = draco(*QUICK, typed='{"type":"ante","card":"thief"}\n{"type":"pay"}\n1\nq\n')
    assert "Vous n'avez pas le Voleur en main" in outcome.out
    assert outcome.out.count("La manche 1 commence.") == 1
    assert "On révèle les cartes d'ante" in outcome.out


def test_a_move_may_be_written_as_json(draco: Draco) -> None:
    outcome = draco(*QUICK, typed='{"type":"ante","card":"bronze_7"}\nq\n')
    assert "le Dragon de Bronze 7 (Alix)" in outcome.out.replace("\n", " ")


@pytest.mark.parametrize(
    ("wish", "words"),
    [
        ("?", ("Rules: ", "Draw a card for every good dragon")),
        ("h", ("Hint: type ",)),
        ("l", ("Basile draws 6 cards.",)),
        ("d", ("Discard pile (0)",)),
        ("", ("Gambit 1", "Choose in secret")),
    ],
)
def test_one_may_ask_to_be_shown_something(draco: Draco, wish: str, words: tuple[str, ...]) -> None:
    outcome = draco(*QUICK, "--lang", "en", typed=f"{wish}\nq\n")
    shown = outcome.out.split("› ")[1].replace("\N{NO-BREAK SPACE}", " ")
    assert outcome.status == 0
    assert all(word in shown for word in words)


def test_one_sits_where_one_wants_under_ones_own_name(draco: Draco) -> None:
    outcome = draco(*QUICK, "--seat", "3", "--name", "[bold]Zoé", "--players", "3", "--lang", "en", typed="1\nq\n")
    assert "in order: Basile, Chloé and [bold]Zoé. You are [bold]Zoé." in outcome.out
    assert "[bold]Zoé (you)" in outcome.out


def test_the_company_keeps_its_names_apart(draco: Draco) -> None:
    outcome = draco(*QUICK, "--name", "Basile", "--players", "6", "--lang", "en", typed="q\n")
    assert "Basile, Chloé, Driss, Garance, Milo and Alix" in outcome.out


def test_a_time_limit_that_has_passed_ends_the_game(draco: Draco, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    line = ("--options", "time_limit=2001-01-01T00:00Z", "--save", str(file), "--players", "3")
    draco("play", "jeu_des_dragons", "--seed", "42", *line, typed="1\n" * 500)
    kept = json.loads(file.read_text("utf-8"))
    assert kept["moves"][0] == [-1, {"type": "time-up"}]
    assert kept["ending"] in ("time-limit", "eliminations")


@pytest.mark.slow
def test_no_colour_is_honoured(elsewhere: Draco) -> None:
    coloured = elsewhere(*QUICK, typed=b"1\nq\n", FORCE_COLOR="1", TERM="xterm-256color", COLORTERM="truecolor")
    plain = elsewhere(*QUICK, typed=b"1\nq\n", FORCE_COLOR="1", TERM="xterm-256color", NO_COLOR="1")
    assert "\x1b[31m" in coloured.out or "\x1b[33m" in coloured.out
    assert not any(f"\x1b[{colour}m" in plain.out for colour in (*range(30, 38), *range(90, 98)))


class Terminal:
    """A pseudo-terminal with `draco` in it."""

    def __init__(self, *tokens: str, columns: int = 80) -> None:
        self.master, slave = pty.openpty()
        environment = os.environ | {"COLUMNS": str(columns), "TERM": "xterm", "DRACO_LANG": "en", "NO_COLOR": "1"}
        self.process = subprocess.Popen(
            command(tokens), stdin=slave, stdout=slave, stderr=slave, env=environment, start_new_session=True
        )
        os.close(slave)
        self.received = b""
        self.prompts = 0

    def wait_until(self, arrived: Callable[[], bool]) -> None:
        end = time.monotonic() + 100
        while not arrived():
            assert time.monotonic() < end, self.screen
            self.read()

    def read(self) -> bool:
        if not select.select([self.master], [], [], 0.1)[0]:
            return self.process.poll() is None
        try:
            data = os.read(self.master, 65536)
        except OSError:
            return False
        self.received += data
        return bool(data)

    @property
    def screen(self) -> str:
        return self.received.decode(errors="replace")

    def listens(self) -> bool:
        """Whether `draco` waits: nobody presses a key within the instant between the prompt and the reading."""
        return Path(f"/proc/{self.process.pid}/stat").read_text("utf-8").rpartition(") ")[2].startswith("S")

    def type(self, words: bytes) -> None:
        """Type when the next prompt is there, not before."""
        self.prompts += 1
        self.wait_until(lambda: self.screen.count("› ") >= self.prompts)
        os.write(self.master, words)

    def leave(self) -> int:
        """Read to the end; whoever does not leave is sent away."""
        end = time.monotonic() + 100
        while self.read() and time.monotonic() < end:
            pass
        os.close(self.master)
        try:
            return self.process.wait(timeout=100)
        finally:
            self.process.kill()


@pytest.mark.parametrize("key", [b"\x04", b"q\r"])
def test_ctrl_d_at_a_terminal_leaves_politely(key: bytes) -> None:
    terminal = Terminal(*QUICK)
    terminal.type(b"1\r")
    terminal.type(key)
    assert terminal.leave() == 0, terminal.screen
    assert "see you soon" in terminal.screen
    assert "Traceback" not in terminal.screen


def test_ctrl_c_at_a_terminal_leaves_politely_and_keeps_the_game(tmp_path: Path) -> None:
    file = tmp_path / "left.json"
    terminal = Terminal(*QUICK, "--save", str(file))
    terminal.wait_until(lambda: "› " in terminal.screen and terminal.listens())
    terminal.process.send_signal(signal.SIGINT)
    assert terminal.leave() == 0, terminal.screen
    assert "see you soon" in terminal.screen
    assert json.loads(file.read_text("utf-8"))["moves"] == []


@pytest.mark.parametrize("columns", [80, 120])
@pytest.mark.slow
def test_no_line_is_wider_than_the_terminal(columns: int) -> None:
    endless = (
        "--options",
        "starting_hoard=200",
        "--players",
        "6",
    )  # whatever the bots do, nobody is out before we leave
    terminal = Terminal(*QUICK[:4], *endless, columns=columns)
    for words in (*["1"] * 12, "?", "l", "d", "q"):
        terminal.type(f"{words}\r".encode())
    assert terminal.leave() == 0, terminal.screen
    lines = re.sub(r"\x1b\[[?0-9;]*[a-z]", "", terminal.screen).splitlines()
    assert max(len(line.rstrip()) for line in lines) <= columns
