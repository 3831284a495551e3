"""Where the records of each game lie, and how each kind of record is compared."""

from collections.abc import Callable
from pathlib import Path

import msgspec

from dracotheque.conformance.matches import check_match
from dracotheque.conformance.perft import Counts, check_table
from dracotheque.conformance.playthroughs import check_playthrough
from dracotheque.core.game import Game
from dracotheque.core.replays import Replay, decode

TESTS = Path(__file__).parents[1]
PERFT = TESTS / "conformance" / "perft.json"


def record_again(game: Game) -> str:
    return f"run: python -m dracotheque.conformance.record {game.package} tests"


def counts(game: Game) -> Counts:
    tables = msgspec.json.decode(PERFT.read_bytes(), type=dict[str, Counts])
    return tables.get(game.id, {})


def folder(kind: str, game: Game) -> Path:
    """What was recorded under earlier rules lies in a folder of their version, for ever."""
    own = TESTS / kind / game.id
    return own if game.rules_version == game.versions[-1] else own / f"v{game.rules_version}"


def playthroughs(game: Game) -> list[str]:
    return [file.read_text("utf-8") for file in sorted(folder("playthroughs", game).glob("*.txt"))]


def matches(game: Game) -> list[Replay]:
    return [decode(file.read_bytes()) for file in sorted(folder("matches", game).glob("*.json"))]


def perft_table(game: Game) -> None:
    check_table(game, counts(game))


def recorded_playthroughs(game: Game) -> None:
    for text in playthroughs(game):
        check_playthrough(game, text)


def recorded_matches(game: Game) -> None:
    for replay in matches(game):
        check_match(game, replay)


RECORDS: dict[str, Callable[[Game], None]] = {
    "perft_table": perft_table,
    "recorded_playthroughs": recorded_playthroughs,
    "recorded_matches": recorded_matches,
}
