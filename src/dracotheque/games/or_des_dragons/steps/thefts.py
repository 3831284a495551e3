"""Thefts, after every sharing and whatever came of it. (4.1)"""

from typing import Final

from dracotheque.core.decisions import Reaction
from dracotheque.core.errors import IllegalMove
from dracotheque.core.moves import Move
from dracotheque.games.or_des_dragons.components import KINDS, MAGIC, THIEF, TOKEN, VELVET_GLOVE, WIZARD
from dracotheque.games.or_des_dragons.components.bundles import bundle, bundle_of, counts_of
from dracotheque.games.or_des_dragons.effects.windows import discard_object, open_window, why_not_now
from dracotheque.games.or_des_dragons.events import (
    CardPlayed,
    NothingFound,
    ScreenSeen,
    TheftDeclared,
    TheftDeclined,
    TokensStolen,
)
from dracotheque.games.or_des_dragons.moves import PASS, STEAL, TAKE, Give, Pass, Steal, Take
from dracotheque.games.or_des_dragons.refusals import not_held
from dracotheque.games.or_des_dragons.state import Table
from dracotheque.games.or_des_dragons.state.memory import gain, lose, pass_unseen, show_all, show_empty

rules = Table.rules

THEFT_SECONDS: Final = 15
ASSISTED_SECONDS: Final = 30
"""Live: to name a victim, and to choose what one has seen behind a screen. (9.5)"""


@rules.step
def call_thieves(s: Table, place: int) -> None:
    """Thieves in the order placed, each finishing before the next declares. (OD-23)"""
    under = s.under[s.sharing.killed]
    for number in range(place, len(under)):
        if under[number] & 3 == THIEF:
            s.push(call_thieves, number + 1)
            s.ask(steal, under[number] >> 2)
            return


@rules.question("3.steal")
def steal(s: Table, seat: int) -> list[Pass | Steal]:
    """Any other participant, whatever is behind the screen: a shorter list would betray who is broke. (OD-22)"""
    moves: list[Pass | Steal] = [PASS]
    velvet = s.holds_card(seat, VELVET_GLOVE)
    for victim in s.sharing.party:
        if victim != seat:
            moves += STEAL[victim][: 1 + velvet]
    return moves


@steal.refused
def why_no_theft(s: Table, seat: int, move: Move) -> IllegalMove | None:
    if not isinstance(move, Steal):
        return why_not_now(s, seat, move)
    if type(move.victim) is not int or move.victim not in s.sharing.party or move.victim == seat:
        return IllegalMove("refuse-not-a-victim", "r.not_a_victim")
    return not_held(s, seat, MAGIC[VELVET_GLOVE]) if move.velvet else None


@steal.hurried
def time_to_steal(s: Table, seat: int) -> Reaction:
    return Reaction(live=THEFT_SECONDS)


@steal.when_late
def steal_nothing(s: Table, seat: int) -> Pass:
    """To let the time go by is to steal nothing. (9.thefts)"""
    return PASS


@steal.answered
def steal_or_not(s: Table, seat: int, move: Pass | Steal) -> None:
    if isinstance(move, Pass):
        s.tell(TheftDeclined, seat)
    else:
        declare_theft(s, seat, move.victim, move.velvet, far=False)


def declare_theft(s: Table, thief: int, victim: int, velvet: bool, far: bool) -> None:
    """The victim is named, with or without the Velvet Glove; then the Stone may be played. (4.3.13)"""
    s.stealing.theft = (thief, victim, int(velvet), int(far))
    s.tell(TheftDeclared, thief, victim, velvet)
    if velvet:
        s.magic.hands[thief] &= ~(1 << VELVET_GLOVE)
        s.magic.limbo |= 1 << VELVET_GLOVE
        s.tell(CardPlayed, thief, MAGIC[VELVET_GLOVE])
        s.push(discard_object, VELVET_GLOVE)
    if s.options.ruleset == "basic":
        rob(s)
    else:
        s.push(rob)
        open_window(s, "theft_declared")


@rules.step
def rob(s: Table) -> None:
    """Look and choose, or draw at random; nothing where nothing is, or where the Stone has settled it."""
    if not s.stealing.theft:
        return
    thief, victim, velvet, far = s.stealing.theft
    if not loot_size(s, victim):
        s.stealing.theft = ()
        show_empty(s, victim)
        s.tell(NothingFound, thief, victim)
    elif not velvet and not far and thief * 4 + WIZARD in s.under[s.sharing.killed]:
        show_all(s, thief, victim)
        s.tell_to((thief,), ScreenSeen, thief, victim, bundle(s.loot_of(victim)))
        s.ask(take, thief)
    else:
        carry_off(s, random_tokens(s, victim, spoils(s)))


def loot_size(s: Table, seat: int) -> int:
    return sum(s.loot[seat * KINDS : (seat + 1) * KINDS])


def spoils(s: Table) -> int:
    """How many tokens this theft takes. (4.3.13)"""
    return min(1 + s.stealing.theft[2], loot_size(s, s.stealing.theft[1]))


def random_tokens(s: Table, seat: int, wanted: int) -> list[int]:
    """Tokens from behind a screen, one after another, each time all that are left equally likely."""
    left = s.loot_of(seat)
    taken = []
    for _ in range(wanted):
        number = s.chance.below(sum(left))
        for kind, count in enumerate(left):
            if number < count:
                left[kind] = count - 1
                taken.append(kind)
                break
            number -= count
    return taken


@rules.question("3.take")
def take(s: Table, seat: int) -> list[Take]:
    """What the thief has seen behind the victim's screen. (4.1-assisted)"""
    return [TAKE[kind] for kind, count in enumerate(s.loot_of(s.stealing.theft[1])) if count]


@take.described
def about_take(s: Table, seat: int) -> dict[str, object]:
    return {"victim_seat": s.stealing.theft[1]}


@take.refused
def why_not_taken(s: Table, seat: int, move: Move) -> IllegalMove | None:
    if isinstance(move, Pass):
        return IllegalMove("refuse-must-take", "r.must_take")
    if isinstance(move, Take):
        return IllegalMove("refuse-not-behind-screen", "r.not_behind_screen")
    return None


@take.hurried
def time_to_take(s: Table, seat: int) -> Reaction:
    """Whoever lets it go by has looked already: somebody takes for them. (9.thefts, OD-24)"""
    return Reaction(live=ASSISTED_SECONDS)


@take.answered
def take_token(s: Table, seat: int, move: Take) -> None:
    carry_off(s, [TOKEN[move.token]])


def give_up(s: Table, seat: int, move: Give) -> None:
    """The victim's own choice. (4.3.5)"""
    counts = counts_of(move.tokens) or []
    carry_off(s, [kind for kind, count in enumerate(counts) for _ in range(count)])


def carry_off(s: Table, kinds: list[int]) -> None:
    """Tokens go from screen to screen; thief and victim see which, and all where the table says so. (OD-22)"""
    thief, victim, _, _ = s.stealing.theft
    s.stealing.theft = ()
    if s.options.theft_reveal == "public":
        for kind in kinds:
            one = [int(other == kind) for other in range(KINDS)]
            lose(s, victim, one)
            gain(s, thief, one)
        s.tell(TokensStolen, thief, victim, len(kinds), bundle_of(kinds))
        return
    for kind in kinds:
        pass_unseen(s, victim, thief, kind)
    s.tell_to((thief, victim), TokensStolen, thief, victim, len(kinds), bundle_of(kinds))
    s.tell_others(TokensStolen, thief, victim, len(kinds))
