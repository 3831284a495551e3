"""Who undergoes a power: one player chosen, or several. (3.victim, 6.2-steps)"""

from dracotheque.core.errors import IllegalMove
from dracotheque.core.moves import Move

from ..components.blank_cards.schema import Each, Victim
from ..events import VictimChosen
from ..moves import VICTIM, ChooseVictim
from ..state import Table
from .interpreter import Spot, about_card, enter, is_invented, operation, pose, step_at
from .programs import Op, program_of

rules = Table.rules


@operation(Victim)
def choose_victim(s: Table, step: Victim, op: Op, spot: Spot) -> None:
    pose(s, victim, spot)


@rules.question("3.victim", context=Spot, described=about_card)
def victim(s: Table, seat: int, spot: Spot) -> list[ChooseVictim]:
    return [VICTIM[other] for other in candidates(s, seat, step_at(s, spot.card, spot.at))]


def candidates(s: Table, seat: int, step: Victim) -> list[int]:
    """The players in range; whoever has no stone is out of it if another one has, where the step says so (PD-22)."""
    others = [other for other in range(s.players) if other != seat]
    found = others
    match step.among:
        case "second_bidders":
            found = [other for other in others if s.seconds >> other & 1]
        case "most_points":
            most = max(s.points[other] for other in others)
            found = [other for other in others if s.points[other] == most]
        case "fewest_points":
            fewest = min(s.points[other] for other in others)
            found = [other for other in others if s.points[other] == fewest]
        case "most_stones":
            most = max(map(s.stones_of, others))
            found = [other for other in others if s.stones_of(other) == most]
    if step.prefer == "has_stone":
        return [other for other in found if s.stones_of(other)] or found
    return found


@victim.refused
def out_of_reach(s: Table, seat: int, move: Move, *_: int) -> IllegalMove | None:
    return IllegalMove("refuse-victim", "3.victim", seat=move.seat) if isinstance(move, ChooseVictim) else None


@victim.when_late
def choose_the_foremost(s: Table, seat: int, spot: Spot) -> ChooseVictim:
    """Most points, then most stones, then the lowest seat; of a home-made character the first. (3.2)"""
    others = candidates(s, seat, step_at(s, spot.card, spot.at))
    if is_invented(spot.card):
        return VICTIM[others[0]]
    return VICTIM[max(others, key=lambda other: (s.points[other], s.stones_of(other), -other))]


@victim.answered
def aim_at(s: Table, seat: int, move: ChooseVictim, spot: Spot) -> None:
    s.tell(VictimChosen, seat, move.seat)
    enter(s, spot._replace(target=move.seat), program_of(s, spot.card).ops[spot.at].branches[0])


@operation(Each)
def each_player(s: Table, step: Each, op: Op, spot: Spot) -> None:
    """In seat order, beginning with the acting player (PD-46)."""
    seats = [(s.winner + turn) % s.players for turn in range(s.players)]
    if step.who == "second_bidders":
        seats = [seat for seat in seats if s.seconds >> seat & 1]
    elif step.who == "others":
        seats = seats[1:]
    for seat in reversed(seats):
        enter(s, spot._replace(target=seat), op.branches[0])
