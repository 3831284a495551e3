"""Starting: quick, helpful, and complete in both languages."""

import re
import subprocess
import sys
from importlib.resources import files

import pytest

from dracotheque import __version__
from dracotheque.texts import LANGUAGES
from tests.cli.lines import Draco

BOARDS = sorted(
    f"dracotheque.cli.boards.{each.name}"
    for each in files("dracotheque.cli.boards").iterdir()
    if each.joinpath("__init__.py").is_file()
)
TALKING_BOARDS = [board for board in BOARDS if files(board).joinpath("texts").is_dir()]
"""Those with words of their own."""


def messages(language: str, package: str = "dracotheque.cli") -> dict[str, set[str]]:
    """The messages of the command line or of a board, each with the values it wants."""
    source = files(package).joinpath("texts", f"{language}.ftl").read_text("utf-8")
    parts = re.split(r"^(?=[a-z])", source, flags=re.MULTILINE)[1:]
    return {part.partition(" =")[0]: set(re.findall(r"\$\w+", part)) for part in parts}


def test_help_is_printed_for_nothing_and_for_help(draco: Draco) -> None:
    bare, asked = draco(), draco("--help")
    assert (bare.status, asked.status, asked.err) == (0, 0, "")
    assert bare.out == asked.out
    assert all(command in asked.out for command in ("play", "simulate", "replay"))


@pytest.mark.parametrize(
    ("command", "words"),
    [
        ("play", ("--players", "--seat", "--bots", "--options", "--seed", "--save", "--lang")),
        ("simulate", ("--players", "--games", "--seed", "--bots", "--options", "--json", "--lang")),
        ("replay", ("FILE", "--lang")),
    ],
)
def test_each_command_explains_itself(draco: Draco, command: str, words: tuple[str, ...]) -> None:
    outcome = draco(command, "--help")
    assert outcome.status == 0
    assert all(word in outcome.out for word in words)


def test_the_version_is_told(draco: Draco) -> None:
    assert draco("--version").out.strip() == __version__


def test_help_loads_no_game_no_bot_and_no_text() -> None:
    code = "import sys; from dracotheque.cli.app import run; run(['--help']); print(*sys.modules, file=sys.stderr)"
    process = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, text=True)
    loaded = set(process.stderr.split())
    assert not any(name.startswith(("fluent", "babel")) for name in loaded)
    assert not loaded & {"dracotheque.games", "dracotheque.bots", "dracotheque.texts", "dracotheque.core.game"}


@pytest.mark.parametrize(
    ("package", "prefix"), [("dracotheque.cli", "cli-"), *((board, "board-") for board in TALKING_BOARDS)]
)
def test_every_sentence_is_written_in_both_languages_with_the_same_values(package: str, prefix: str) -> None:
    french, english = (messages(language, package) for language in LANGUAGES)
    assert french
    assert french == english
    assert all(name.startswith(prefix) for name in french)


@pytest.mark.parametrize("package", ["dracotheque.cli", *TALKING_BOARDS])
def test_french_colons_and_marks_never_stand_alone_at_the_start_of_a_line(package: str) -> None:
    source = files(package).joinpath("texts", "fr.ftl").read_text("utf-8")
    sentences = [line for line in source.splitlines() if not line.startswith("#")]
    assert not [line for line in sentences if re.search(r"« | »| [:;!](?![a-z])|\w '|’", line)]


def code_in(*folders: str) -> str:
    return "".join(
        file.read_text("utf-8") for folder in folders for file in files(folder).iterdir() if file.name.endswith(".py")
    )


def test_every_message_is_used_somewhere() -> None:
    code = code_in("dracotheque.cli", "dracotheque.cli.boards", *BOARDS)
    assert not [name for name in messages("fr") if name not in code]


@pytest.mark.parametrize("board", TALKING_BOARDS)
def test_every_message_of_a_board_is_used_by_it(board: str) -> None:
    """Some end in the name of what they stand for: `barred-tiamat`, `short-gold`."""
    code = code_in(board)
    keys = [name.removeprefix("board-") for name in messages("fr", board)]
    assert not [key for key in keys if f'"{key}"' not in code and f'"{key.partition("-")[0]}-{{' not in code]
