"""Refusals: they arrive whole where they are told."""

import pickle

import pytest

from dracotheque.core.errors import DracothequeError, IllegalMove, Unknown


@pytest.mark.parametrize(
    "refusal", [IllegalMove("not-that-card", rule="3.2", card="thief"), Unknown("error-bot", name="nobody")]
)
def test_a_refusal_reaches_another_process_whole(refusal: DracothequeError) -> None:
    arrived = pickle.loads(pickle.dumps(refusal))
    assert type(arrived) is type(refusal)
    assert vars(arrived) == vars(refusal)
    assert str(arrived) == str(refusal)
