"""Writes the lessons that newcomers are led through: `python -m tools.lessons [GAME …]` writes web/lessons/*.json."""

import json
import sys
from importlib import import_module
from pathlib import Path
from typing import Final

from dracotheque import games
from tools.fixtures import NAMES
from tools.lessons.writing import LEARNER, Lesson

OUTPUT: Final = Path(__file__).parents[2] / "web" / "lessons"


def written(id: str) -> tuple[Path, str]:
    """The file of a game's lesson, and what stands in it."""
    lesson = Lesson(games.get(id))
    import_module(f"tools.lessons.{id}").write(lesson)
    names = NAMES[: max(moment["view"]["players"] for moment in lesson.moments)]
    content = {"game": id, "seat": LEARNER, "names": names, "moments": lesson.moments}
    return OUTPUT / f"{id}.json", json.dumps(content, ensure_ascii=False, separators=(",", ":")) + "\n"


def main() -> None:
    OUTPUT.mkdir(exist_ok=True)
    for id in sys.argv[1:] or games.ids():
        path, text = written(id)
        path.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
