"""Any position by name, for tests."""

from collections import Counter
from collections.abc import Mapping, Sequence

from braises.audit import audit
from braises.components import CARDS, TREASURES
from braises.options import EmberOptions
from braises.state import Table
from braises.steps import begin_round
from dracotheque.core.chance import FairChance
from dracotheque.core.errors import ImpossiblePosition, RulesBug
from dracotheque.core.options import chosen


def arrange(
    *,
    hands: Sequence[Sequence[int]],
    treasures: Sequence[int] = (3, 2),
    options: Mapping[str, object] | None = None,
    seed: int = 0,
) -> Table:
    """A round begins: these hands, these treasures to come, the next one first; the first seat has the others."""
    s = Table()
    s.lay(len(hands), chosen(EmberOptions, options or {}), FairChance.of_seed(seed), events=True)
    s.hands = [sorted(hand) for hand in hands]
    s.treasures = [*reversed(treasures)]
    s.deck = []
    s.gone = sorted((Counter(CARDS) - Counter(card for hand in hands for card in hand)).elements())
    s.hoards[0] = sum(TREASURES) - sum(treasures)
    try:
        audit(s)
    except RulesBug as error:
        raise ImpossiblePosition("error-bad-position", detail=str(error)) from None
    s.push(begin_round)
    s.run()
    return s
