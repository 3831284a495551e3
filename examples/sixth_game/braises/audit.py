"""What must hold at every instant."""

from braises.components import CARDS, TREASURES
from braises.state import Table
from dracotheque.core.errors import RulesBug


def audit(s: Table) -> None:
    """Nothing is made or lost."""
    cards = [*s.deck, *s.sent, *s.gone, *(card for hand in s.hands for card in hand)]
    if sorted(cards) != list(CARDS):
        raise RulesBug("bug-dragons-lost-or-made", cards=len(cards))
    treasure = sum(s.treasures) + sum(s.at_stake) + sum(s.hoards)
    if treasure != sum(TREASURES):
        raise RulesBug("bug-treasure-lost-or-made", treasure=treasure)
    if any(len(row) != s.players for row in (s.hands, s.hoards, s.embers)) or len(s.sent) not in (0, s.players):
        raise RulesBug("bug-seats", players=s.players)
    if not all(0 <= embers <= s.options.embers for embers in s.embers):
        raise RulesBug("bug-embers", embers=sum(s.embers))
