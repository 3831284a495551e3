"""Starting: quick, helpful, and complete in both languages."""

import re
import subprocess
import sys
from importlib.resources import files

import pytest

from dracotheque import __version__
from dracotheque.texts import LANGUAGES
from tests.cli.lines import Draco


def messages(language: str) -> dict[str, set[str]]:
    """The messages of the command line, each with the values it wants."""
    source = files("dracotheque.cli").joinpath("texts", f"{language}.ftl").read_text("utf-8")
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


def test_every_sentence_is_written_in_both_languages_with_the_same_values() -> None:
    french, english = map(messages, LANGUAGES)
    assert french == english
    assert all(name.startswith("cli-") for name in french)


def test_french_colons_and_marks_never_stand_alone_at_the_start_of_a_line() -> None:
    source = files("dracotheque.cli").joinpath("texts", "fr.ftl").read_text("utf-8")
    sentences = [line for line in source.splitlines() if not line.startswith("#")]
    assert not [line for line in sentences if re.search(r"« | »| [:;!](?![a-z])|\w '|’", line)]


def test_every_message_is_used_somewhere() -> None:
    folder = files("dracotheque.cli")
    boards = folder.joinpath("boards")
    sources = [folder, boards, *(each for each in boards.iterdir() if each.is_dir())]
    code = "".join(
        file.read_text("utf-8") for source in sources for file in source.iterdir() if file.name.endswith(".py")
    )
    stems = {re.sub(r"-(bahamut|tiamat)$", "-", name) for name in messages("fr")}
    assert not [stem for stem in stems if stem not in code]
