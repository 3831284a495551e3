"""Thefts: how they are committed, with Velvet Glove and Long Arm, and what the Muddle Stone does to them.

(4.1, 4.3.5, 4.3.10, 4.3.13)
"""

from typing import Final

from dracotheque.core.decisions import Reaction
from dracotheque.core.errors import IllegalMove
from dracotheque.core.moves import Move

from ..components import BAND, MAGIC, TOKEN, VELVET_GLOVE, WIZARD
from ..components.bundles import bundle, bundle_of, counted, fits_in, numbers_of, subsets, tokens_of
from ..events import NothingFound, ScreenSeen, TheftDeclared, TokensStolen
from ..moves import REACH_OUT, TAKE, Give, Pass, PlayCard, ReachOut, Steal, Take
from ..refusals import no_bundle, not_held
from ..state import Table, rules
from ..state.memory import gain, lose, pass_unseen, show_empty
from .playing import lay_down

ASSISTED_SECONDS: Final = 30
"""Live: to choose what one has seen behind a screen. (9.5)"""


@rules.ahead
def offer_window(s: Table, name: str) -> None: ...


def declare_theft(s: Table, thief: int, victim: int, velvet: bool, far: bool) -> None:
    """The victim is named, with or without the Velvet Glove; then the Stone may be played. (4.3.13)"""
    s.stealing.theft = (thief, victim, int(velvet), int(far))
    s.tell(TheftDeclared, thief, victim, velvet)
    if velvet:
        lay_down(s, thief, VELVET_GLOVE)
    if s.options.ruleset == "basic":
        rob(s)
    else:
        s.push(rob)
        s.push(offer_window, "theft_declared")


@rules.step
def rob(s: Table) -> None:
    """Look and choose, or draw at random; nothing where nothing is, or where the Stone has settled it."""
    if not s.stealing.theft:
        return
    thief, victim, velvet, far = s.stealing.theft
    if not any(s.loot_of(victim)):
        s.stealing.theft = ()
        show_empty(s, victim)
        s.tell(NothingFound, thief, victim)
    elif not velvet and not far and BAND[thief][WIZARD] in s.under[s.sharing.killed]:
        s.knowledge.see_all(thief, victim)
        s.tell_to((thief,), ScreenSeen, thief, victim, bundle(s.loot_of(victim)))
        s.ask(take, thief)
    else:
        left = tokens_of(s.loot_of(victim))  # one after another, each time all that are left equally likely
        carry_off(s, [left.pop(s.chance.below(len(left))) for _ in range(spoils(s))])


def spoils(s: Table) -> int:
    """How many tokens this theft takes. (4.3.13)"""
    return min(1 + s.stealing.with_glove, sum(s.loot_of(s.stealing.victim)))


@rules.question(
    "3.take",
    hurried=Reaction(live=ASSISTED_SECONDS),
    described=lambda s, seat: {"victim_seat": s.stealing.victim},
)
def take(s: Table, seat: int) -> list[Take]:
    """What the thief has seen behind the victim's screen. (4.1-assisted)

    Whoever lets the time go by has looked already: somebody takes for them. (9.thefts, OD-24)
    """
    return [TAKE[kind] for kind, count in enumerate(s.loot_of(s.stealing.victim)) if count]


@take.refused
def why_not_taken(s: Table, seat: int, move: Move) -> IllegalMove | None:
    if isinstance(move, Pass):
        return IllegalMove("refuse-must-take", "r.must_take")
    return IllegalMove.when(isinstance(move, Take), "refuse-not-behind-screen", "r.not_behind_screen")


@take.answered
def take_token(s: Table, seat: int, move: Take) -> None:
    carry_off(s, [TOKEN[move.token]])


def carry_off(s: Table, kinds: list[int]) -> None:
    """Tokens go from screen to screen; thief and victim see which, and all where the table says so. (OD-22)"""
    thief, victim, _, _ = s.stealing.theft
    s.stealing.theft = ()
    if s.options.theft_reveal == "public":
        lose(s, victim, counted(kinds))
        gain(s, thief, counted(kinds))
        s.tell(TokensStolen, thief, victim, len(kinds), bundle_of(kinds))
        return
    for kind in kinds:
        pass_unseen(s, victim, thief, kind)
    s.tell_to((thief, victim), TokensStolen, thief, victim, len(kinds), bundle_of(kinds))
    s.tell_others(TokensStolen, thief, victim, len(kinds))


# The Long Arm.


def long_arm_plays(s: Table, seat: int) -> list[ReachOut]:
    velvet = s.holds_card(seat, VELVET_GLOVE)
    return [move for victim in s.sharing.party for move in REACH_OUT[victim][: 1 + velvet]]


def why_no_long_arm(s: Table, seat: int, move: Move) -> IllegalMove | None:
    return (
        IllegalMove.when(seat in s.sharing.party, "refuse-took-part", "r.took_part")
        or IllegalMove.when(not s.thief_is_ready(seat), "refuse-thief-not-ready", "r.thief_not_ready")
        or why_not_robbed(s, seat, move)
    )


def why_not_robbed(s: Table, seat: int, move: Move) -> IllegalMove | None:
    """Only another participant can be robbed, and with the Velvet Glove only by who holds it."""
    if not isinstance(move, Steal | ReachOut) or move.victim not in s.sharing.party or move.victim == seat:
        return IllegalMove("refuse-not-a-victim", "r.not_a_victim")
    return not_held(s, seat, MAGIC[VELVET_GLOVE]) if move.velvet else None


def reach_out(s: Table, seat: int, move: ReachOut) -> None:
    """A theft from afar: never assisted, whoever's wizard is where. (4.3.10, OD-46)"""
    declare_theft(s, seat, move.victim, move.velvet, far=True)


# The Muddle Stone.


def why_no_stone(s: Table, seat: int, _: Move) -> IllegalMove | None:
    if not s.stealing.theft or s.stealing.victim != seat:
        return IllegalMove("refuse-not-the-victim", "r.not_the_victim")
    return IllegalMove.when(not any(s.loot_of(seat)), "refuse-empty-screen", "r.empty_screen")


def muddle(s: Table, seat: int, _: PlayCard) -> None:
    """The victim chooses what goes, and nobody looks. (4.3.5, OD-45)"""
    s.ask(give, seat)


@rules.question(
    "3.give",
    described=lambda s, seat: {"thief_seat": s.stealing.thief, "velvet": s.stealing.with_glove},
)
def give(s: Table, seat: int) -> list[Give]:
    return [Give(bundle_of(kinds)) for kinds in subsets(s.loot_of(seat), spoils(s))]


@give.refused
def why_not_these(s: Table, seat: int, move: Move) -> IllegalMove | None:
    if not isinstance(move, Give):
        return None
    if refusal := no_bundle(move.tokens):
        return refusal
    if not fits_in(numbers_of(move.tokens), s.loot_of(seat)):
        return IllegalMove("refuse-not-behind-screen", "r.not_behind_screen")
    return IllegalMove("refuse-give-exact", "r.give_exact", count=spoils(s))


@give.answered
def give_up(s: Table, seat: int, move: Give) -> None:
    """The victim's own choice. (4.3.5)"""
    carry_off(s, tokens_of(numbers_of(move.tokens)))
