"""What a player may conclude, and what a sensible one does."""

from braises.moves import Breathe, Hold, Lay
from braises.state import Table
from braises.view import EmberView
from dracotheque.core.chance import QuickChance, Rng
from dracotheque.core.decisions import Decision
from dracotheque.core.events import Viewer
from dracotheque.core.moves import Move

WORTH_AN_EMBER = 3
"""Half of the time fire brings nothing, and the ember is a point."""


def imagine(s: Table, viewer: Viewer, rng: Rng) -> Table:
    """Deal anew all that the viewer has not seen: the other hands, the deck, the treasures to come."""
    world = s.unheard()
    world.chance = chance = QuickChance.from_rng(rng)
    others = [seat for seat in range(s.players) if seat != viewer]
    unseen = sorted([*s.deck, *(card for seat in others for card in s.hands[seat])])
    chance.shuffle(unseen)
    for seat in others:
        size = len(s.hands[seat])
        world.hands[seat], unseen = sorted(unseen[:size]), unseen[size:]
        if s.sealed and s.sealed[seat] is not None:
            world.sealed[seat] = Lay(world.hands[seat][chance.below(size)])
    world.deck = unseen
    world.treasures = sorted(s.treasures)
    chance.shuffle(world.treasures)
    return world


def policy(view: EmberView, decision: Decision, rng: Rng) -> Move:
    """Large dragons for large treasures, never quite as expected; fire where it pays."""
    total = sum(view.at_stake)
    if decision.question == "breathe":
        return Breathe() if total >= WORTH_AN_EMBER else Hold()
    moves = decision.moves
    wish = (total - 1) / 5 + (rng.random() - 0.5) * 0.6
    return moves[max(0, min(len(moves) - 1, round(wish * (len(moves) - 1))))]
