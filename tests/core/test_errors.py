"""Refusals: they arrive whole where they are told."""

import pickle

from dracotheque.core.errors import IllegalMove


def test_a_refusal_reaches_another_process_whole() -> None:
    refusal = IllegalMove("not-that-card", rule="3.2", card="thief")
    arrived = pickle.loads(pickle.dumps(refusal))
    assert type(arrived) is IllegalMove
    assert (arrived.code, arrived.rule, arrived.values) == ("not-that-card", "3.2", {"card": "thief"})
    assert str(arrived) == str(refusal)
