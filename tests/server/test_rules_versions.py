"""A stored game goes on under the version of the rules with which it began."""

from pathlib import Path

import msgspec
from msgspec.structs import replace

from dracotheque import games
from dracotheque.core.replays import Replay, decode, encode, read_move
from dracotheque.tables.domain.history import History
from dracotheque.tables.domain.news import Summary
from dracotheque.tables.domain.speeds import Free
from dracotheque.tables.domain.tables import Entry, TableRecord
from dracotheque.tables.thinking import ThoughtWish, think
from dracotheque.tables.wire.encoding import describe
from tests.server.in_memory import row

MATCHES = Path(__file__).parents[1] / "matches" / "dragons_du_mekong"
FORMER = games.get("dragons_du_mekong", rules=1)


def played() -> Replay:
    return decode((MATCHES / "v1" / "kept-standing-orders.json").read_bytes())


def stored() -> tuple[TableRecord, list[Entry]]:
    """A table of version 1 as it lies in the database, with the log of its moves."""
    kept = played()
    table = replace(row(kept.game, kept.players, kept.options, Free(), int(kept.seed)), rules=kept.rules)
    history, log = History(table), []
    for seat, content in kept.moves:
        draft = history.draft(seat, read_move(FORMER, content), "person", None, 0)
        history.commit(draft)
        log.append(draft.entry)
    return table, log


def test_a_stored_game_is_followed_under_its_own_rules() -> None:
    table, log = stored()
    history = History(table)
    history.follow_all(log)
    assert history.state.game is FORMER
    assert history.state.digest() == played().digest
    assert encode(history.replay(("Ada", "Bo"))) == encode(played())


def test_a_game_in_progress_when_the_rules_changed_goes_on() -> None:
    table, log = stored()
    history = History(table)
    history.follow_all(log[:-1])
    state = history.state
    seat = state.actors[0]
    wish = ThoughtWish(
        thought="choose", game=table.game, rules=table.rules, state=state.to_json(), seat=seat, bot="heuristic"
    )
    move = msgspec.json.decode(think(wish), type=FORMER.moves_type)
    history.commit(history.draft(seat, move, "bot", None, 0))
    assert len(history.strokes) == len(log)
    assert history.state.game is FORMER


def test_a_table_shows_the_fingerprint_it_published_when_it_began() -> None:
    table, _ = stored()
    assert describe(Summary(table, ()), trusted=True).commitment == played().commitment
