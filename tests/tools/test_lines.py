"""The lines of a game are counted by kind."""

from pathlib import Path

from tools.lines import count


def test_every_kind_of_line_is_counted_once(tmp_path: Path) -> None:
    for path, text in {
        "src/dracotheque/games/chess/state.py": "a\nb\n",
        "src/dracotheque/games/chess/steps/turn.py": "c\n",
        "src/dracotheque/games/chess/texts/fr.ftl": "d\n",
        "web/src/boards/chess/Board.svelte": "e\nf\n",
        "web/src/boards/chess/board.ts": "g\n",
        "tests/games/chess/test_turn.py": "h\n",
        "src/dracotheque/games/go/state.py": "i\n",
    }.items():
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(text, "utf-8")
    assert count(tmp_path, "chess") == {"python": 3, "messages": 1, "web": 3, "tests": 1}
