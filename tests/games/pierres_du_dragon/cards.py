"""Blank cards for tests: a character from its steps, and a table where it is up for auction."""

from typing import Any

from dracotheque.games.pierres_du_dragon.state import Table
from tests.games.pierres_du_dragon.table import P1, position, win

Script = dict[str, Any]


def card(*steps: Script, **keys: Any) -> Script:
    """A character with these steps."""
    return {"schema": "pd-card/1", "name_fr": "Le Rebouteux", "glyph": "candle", "steps": list(steps), **keys}


def step(op: str, **keys: Any) -> Script:
    """`otherwise` and `source` stand for `else` and `from`, which Python keeps to itself."""
    renamed = {"otherwise": "else", "source": "from"}
    return {"op": op, **{renamed.get(key, key): value for key, value in keys.items()}}


def deal(*cost: Script, reward: list[Script] | None = None, **keys: Any) -> Script:
    return step("deal", cost=list(cost), reward=[SCORE] if reward is None else reward, **keys)


SCORE = step("score", n=1)
SILVER = step("gain", item="silver", n=1)
TWO_SILVER = {"item": "silver", "n": 2}
BID = {"bid": "fairy_gold"}


def won(*steps: Script, seats: tuple[str, ...] = ("",), text: str = "1F", **rest: Any) -> Table:
    """P1 has won the auction of a character with these steps."""
    keys = {key: rest.pop(key) for key in ("optional",) if key in rest}
    options = {"own_characters": [card(*steps, **keys)], **rest.pop("options", {})}
    rest.setdefault("pile", ["thief"])
    state = position(*seats, card="blank_1", options=options, **rest)
    win(state, P1, text)
    return state
