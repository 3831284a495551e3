"""The death of a dragon, from its treasure to the dragon that takes its lair. (3.1-kill)"""

from dracotheque.core.seats import changed, clockwise_among

from ..components import (
    DRAGON_IDS,
    FAIR_AFTER,
    KINDS,
    KNOWN,
    NO_DRAGON,
    OWNER,
    RED,
    ROLE_OF,
    THIEF,
    UNKNOWN,
    WIZARD,
    DragonNumber,
    LairNumber,
)
from ..components.bundles import NOTHING, PART, bundle, bundle_of
from ..effects.invisible_hand import let_begin, tempt
from ..effects.treasures import announce_last_phase, take_from_bag
from ..events import DragonAppeared, DragonKilled, LairCleared, RedsTaken, SandTurned, TreasureCompleted, TreasureTaken
from ..state import Table, rules
from ..state.memory import gain
from .bargaining import keep_bargaining
from .market import open_fair
from .sharing import draw_for_reds, speak
from .thefts import call_thieves
from .windows import offer_window, open_window


def kill(s: Table, slot: int, opener: int) -> None:
    """Everything that follows a death, in its order; `opener` would open a Fair. (OD-25)"""
    under = s.under[slot]
    owners = 0
    thief = False
    for adventurer in under:
        owners |= 1 << OWNER[adventurer]
        thief = thief or ROLE_OF[adventurer] == THIEF
    s.sharing.killed = LairNumber(slot)
    s.sharing.party = clockwise_among(s.players, OWNER[under[-1]], owners)
    s.tell(DragonKilled, slot + 1, DRAGON_IDS[s.dragons[slot]], s.sharing.party)
    s.moment("dragon-killed")
    s.push(clear_lair, opener)
    advanced = s.options.ruleset == "advanced"
    if advanced:
        s.push(offer_window, "after_sharing")
    if thief and len(s.sharing.party) > 1:
        s.push(call_thieves, 0)
    complete(s, slot)
    if advanced:
        s.push(share_treasure)
        open_window(s, "before_sharing")
    else:
        take_reds(s, under)
        share_treasure(s)


def complete(s: Table, slot: int) -> None:
    """The unknown part joins what lies on the card, or all that is left in the bag. (OD-28, OD-30)"""
    treasure = s.tokens_on(slot)
    s.lying[PART[slot]] = NOTHING
    drawn = take_from_bag(s, UNKNOWN[s.dragons[slot]])
    for kind in drawn:
        treasure[kind] += 1
    s.sharing.treasure = tuple(treasure)
    s.tell(lambda: TreasureCompleted(bundle_of(drawn), bundle(treasure)))
    announce_last_phase(s, drawn)


def take_reds(s: Table, under: tuple[int, ...]) -> None:
    """Basic: a wizard who is the only one there carries off the reds. (4.2-basic, OD-19)"""
    reds = s.sharing.treasure[RED]
    if not reds:
        return
    owners = [OWNER[adventurer] for adventurer in under if ROLE_OF[adventurer] == WIZARD]
    if len(owners) == 1:
        seat = owners[0]
        s.loot[seat * KINDS + RED] += reds
        s.sharing.treasure = changed(s.sharing.treasure, RED, 0)
        s.tell(RedsTaken, seat, bundle_of([RED] * reds))


@rules.step
def share_treasure(s: Table) -> None:
    """Nothing to share, one participant who takes all, or a negotiation. (OD-14, OD-15)"""
    if not any(s.sharing.treasure):
        return
    if len(s.sharing.party) != 1:
        begin_sharing(s)
        return
    seat = s.sharing.party[0]
    treasure = s.sharing.treasure
    s.sharing.treasure = NOTHING
    gain(s, seat, treasure)
    s.tell(TreasureTaken, seat, bundle(treasure))
    if s.options.ruleset == "advanced":
        draw_for_reds(s, {seat: treasure[RED]})


def begin_sharing(s: Table) -> None:
    """The sand is turned, and the participants may speak; an occasion for the Invisible Hand. (9.1)"""
    s.sharings += 1
    s.stealing.tried = False
    s.tell(lambda: SandTurned(s.sharing.party, bundle(s.sharing.treasure)))
    if s.options.sand != "grains":
        s.sharing.hand_out_pens(s.players)
        s.push(keep_bargaining)
    elif s.options.ruleset == "advanced":
        s.push(ask_speaker)
        tempt(s, "sharing")
    else:
        s.ask(speak, s.sharing.party[0])


@rules.step
def ask_speaker(s: Table) -> None:
    let_begin(s, speak, s.sharing.party[0])


@rules.step
def clear_lair(s: Table, opener: int) -> None:
    """Fighters go home to rest, objects are discarded, the dragon leaves, another comes. (K8, K9)"""
    slot = s.sharing.killed
    under = s.under[slot]
    for adventurer in under:
        s.resting[OWNER[adventurer]] |= 1 << ROLE_OF[adventurer]
    if s.options.ruleset == "advanced":
        s.magic.discard_attached(under, s.dragons[slot])
    s.moment("shares-handed")
    s.tell(LairCleared, slot + 1, DRAGON_IDS[s.dragons[slot]], s.sharing.party)
    s.under[slot] = ()
    s.strengths[slot] = 0
    s.dragons[slot] = NO_DRAGON
    s.sharing.clear()
    if s.bag_size and s.deck:
        settle_dragon(s, slot)
        s.replacements += 1
        if s.replacements == FAIR_AFTER:
            open_fair(s, opener)


def settle_dragon(s: Table, slot: int) -> None:
    """The next dragon takes a lair, with its known part or what is left of it. (3.1-refill)"""
    dragon = DragonNumber(s.deck.pop())
    s.dragons[slot] = dragon
    drawn = take_from_bag(s, KNOWN[dragon])
    for kind in drawn:
        s.lying[slot * KINDS + kind] += 1
    s.tell(lambda: DragonAppeared(slot + 1, DRAGON_IDS[dragon], bundle_of(drawn)))
    announce_last_phase(s, drawn)
