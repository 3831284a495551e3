"""Follows a tutorial word by word: writes the files it shows, runs its commands, and compares what they say.

A block with the title `FILE` is that file; one of `diff` with that title changes it; `from FILE` is a part of it.
In a block of `console` a line after `$` is run, and the lines below it are what it says; a block of `pycon` is a
session of Python.
`…` stands for anything within a line, and alone on a line for any lines.
"""

import re
import subprocess
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final, NamedTuple

BLOCK: Final = re.compile(r'^```(\w+)(?: title="([^"]+)")?\n(.*?)^```$', re.DOTALL | re.MULTILINE)
ANSWERS: Final = "1\n" * 100
"""What somebody types who is asked something."""


class Block(NamedTuple):
    kind: str
    title: str
    text: str


def blocks(page: str) -> Iterator[Block]:
    return (Block(kind, title, text) for kind, title, text in BLOCK.findall(page))


class Reader:
    """Somebody who follows a page, in a folder of their own."""

    def __init__(self, folder: Path, variables: Mapping[str, str]) -> None:
        self.folder = folder
        self.variables = {**variables, "COLUMNS": "80"}

    def follow(self, page: str) -> None:
        for block in blocks(page):
            match block:
                case ("console", _, text):
                    for command, promised in commands(text):
                        self.run(command, promised)
                case ("pycon", _, text):
                    self.converse(text)
                case ("diff", title, text):
                    self.change(self.folder / title, text)
                case (_, title, text) if title.startswith("from "):
                    assert text in (self.folder / title.removeprefix("from ")).read_text("utf-8"), title
                case (_, title, text):
                    assert title, f"a block of {block.kind} that is no file"
                    (self.folder / title).write_text(text, "utf-8")

    def run(self, command: str, promised: str) -> None:
        word, _, rest = command.partition(" ")
        if word == "cd":
            self.folder /= rest
        elif word == "export":
            name, _, value = rest.partition("=")
            self.variables[name] = value
        else:
            said = self.call("bash", "-c", command, said=ANSWERS)
            assert is_as_promised(said, promised), f"$ {command}\n{said}\n--- instead of ---\n{promised}"

    def converse(self, session: str) -> None:
        """Say this to Python, which must answer the same."""
        notes = self.folder.parent / "session.txt"
        notes.write_text(session, "utf-8")
        said = self.call("python", "-m", "doctest", str(notes))
        assert said == "", said

    def call(self, *command: str, said: str = "") -> str:
        done = subprocess.run(
            command,
            cwd=self.folder,
            env=self.variables,
            input=said,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        return done.stdout

    def change(self, file: Path, hunks: str) -> None:
        """Put each piece in the place of what it says was there."""
        text = file.read_text("utf-8")
        for hunk in hunks.split("@@ @@\n"):
            lines = hunk.splitlines(keepends=True)
            old = "".join(line[1:] for line in lines if not line.startswith("+"))
            new = "".join(line[1:] for line in lines if not line.startswith("-"))
            assert text.count(old) == 1, f"{file.name}: {text.count(old)} times\n{old}"
            text = text.replace(old, new)
        file.write_text(text, "utf-8")


def commands(text: str) -> Iterator[tuple[str, str]]:
    """Each command, and what it is promised to say."""
    for part in re.split(r"^\$ ", text, flags=re.MULTILINE)[1:]:
        command, _, promised = part.partition("\n")
        yield command, promised


def is_as_promised(said: str, promised: str) -> bool:
    lines = [line.rstrip() for line in said.rstrip().splitlines()]
    pattern = "".join(
        "(?:.*\n)*?" if line == "…" else re.escape(line).replace("…", ".*") + "\n" for line in promised.splitlines()
    )
    return re.fullmatch(pattern, "".join(f"{line}\n" for line in lines)) is not None
