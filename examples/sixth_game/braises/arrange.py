"""Any position by name, for tests."""

from collections import Counter
from collections.abc import Mapping, Sequence

from braises.components import CARDS, TREASURES
from braises.state import Table
from braises.steps import begin_round
from dracotheque.core.arranging import cleared, go_on


def arrange(
    *,
    hands: Sequence[Sequence[int]],
    treasures: Sequence[int] = (3, 2),
    options: Mapping[str, object] | None = None,
    seed: int = 0,
) -> Table:
    """A round begins: these hands, these treasures to come, the next one first; the first seat has the others."""
    s = cleared(Table, len(hands), options, seed, events=True)
    s.hands = [sorted(hand) for hand in hands]
    s.treasures = [*reversed(treasures)]
    s.deck = []
    s.gone = sorted((Counter(CARDS) - Counter(card for hand in hands for card in hand)).elements())
    s.hoards[0] = sum(TREASURES) - sum(treasures)
    s.push(begin_round)
    return go_on(s)
