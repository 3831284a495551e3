"""Adventurers in their rows and under dragons: Recall Ring, Sword, Fireball, Repulsive Cloud, Weakness Powder.

(3.5, 4.3.1, 4.3.3, 4.3.7, 4.3.15, 4.3.17)
"""

from collections.abc import Sequence
from typing import Final

from dracotheque.core.errors import IllegalMove
from dracotheque.core.moves import Move

from ..components import (
    ATTACK,
    CARD,
    FIREBALL,
    FIREBALL_ATTACK,
    MAGIC,
    OWNER,
    RECALL,
    ROLE_OF,
    ROLES,
    ROLES_IN,
    SWORD,
    WEAKNESS,
    WIZARD,
    AdventurerNumber,
    LairNumber,
)
from ..events import AdventurerDrivenOff, AdventurerPlaced, AdventurersWoke, PowerRaised
from ..moves import PlayCard, Replace
from ..refusals import no_dragon, not_held
from ..state import Table, rules
from .playing import use_up

NAMED: Final = ((), (MAGIC[SWORD],), (MAGIC[FIREBALL],), (MAGIC[SWORD], MAGIC[FIREBALL]))
"""Boosts as a move names them."""


def boosts_for(hand: int, role: int) -> list[tuple[str, ...]]:
    """What may be added to the placement of this adventurer, nothing first."""
    has_sword = hand >> SWORD & 1
    has_fireball = hand >> FIREBALL & 1 and role == WIZARD
    return [
        names
        for names in NAMED
        if (has_sword or MAGIC[SWORD] not in names) and (has_fireball or MAGIC[FIREBALL] not in names)
    ]


def bad_boosts(s: Table, seat: int, role: int, boosts: Sequence[str]) -> IllegalMove | None:
    """Why these boosts cannot go with this adventurer."""
    for card in boosts:
        if refusal := not_held(s, seat, card):
            return refusal
        if CARD[card] not in (SWORD, FIREBALL):
            return IllegalMove("refuse-wrong-window", "r.wrong_window", card=card)
        if CARD[card] == FIREBALL and role != WIZARD:
            return IllegalMove("refuse-fireball-wizard", "r.fireball_wizard", card=card)
    return None


def strength_of(s: Table, adventurer: int) -> int:
    """Under a dragon the Sword adds one, and the Fireball makes a wizard four. (3.5, 4.3.7, 4.3.15)"""
    magic = s.magic
    value = FIREBALL_ATTACK if adventurer == magic.fireball else ATTACK[ROLE_OF[adventurer]]
    return value + (adventurer == magic.sword)


def boosts_of(s: Table, adventurer: int) -> tuple[str, ...]:
    """The boosts that lie beside an adventurer."""
    bearers = ((MAGIC[SWORD], s.magic.sword), (MAGIC[FIREBALL], s.magic.fireball))
    return tuple([card for card, bearer in bearers if bearer == adventurer])


def place(s: Table, adventurer: int, slot: int, boosts: Sequence[str]) -> None:
    """Put an adventurer under a dragon, with the boosts it has and those that are added now. (3.attack, OD-37)"""
    seat = OWNER[adventurer]
    for card in boosts:
        s.magic.hands[seat] &= ~(1 << CARD[card])
        if card == MAGIC[SWORD]:
            s.magic.sword = AdventurerNumber(adventurer)
        else:
            s.magic.fireball = AdventurerNumber(adventurer)
    s.under[slot] += (adventurer,)
    s.strengths[slot] += strength_of(s, adventurer)
    if s.told is not None:
        name = ROLES[ROLE_OF[adventurer]]
        s.tell(AdventurerPlaced, seat, name, slot + 1, tuple(boosts), s.strengths[slot], s.power_in(slot))


# The Recall Ring.


def wake_up(s: Table, seat: int) -> None:
    """All of a row is turned up. (3.1-refresh, OD-9)"""
    woken = s.resting[seat]
    s.ready[seat] |= woken
    s.resting[seat] = 0
    s.tell(AdventurersWoke, seat, ROLES_IN[woken])


def recall(s: Table, seat: int) -> None:
    """The whole row is ready; the attack follows. (4.3.3)"""
    use_up(s, seat, RECALL)
    wake_up(s, seat)


# The Repulsive Cloud.


def own_placement(s: Table, seat: int, _: Move) -> IllegalMove | None:
    """Cloud and Weakness Powder are played against another."""
    return IllegalMove("refuse-own-placement", "r.own_placement") if seat == s.active else None


def cloud(s: Table, seat: int, _: PlayCard) -> None:
    """The adventurer comes back with its boosts, and must go under another dragon. (4.3.1, OD-38)"""
    slot = s.aim
    adventurer = s.under[slot][-1]
    s.under[slot] = s.under[slot][:-1]
    s.strengths[slot] -= strength_of(s, adventurer)
    s.tell(AdventurerDrivenOff, s.active, ROLES[ROLE_OF[adventurer]], slot + 1)
    s.ask(replace, s.active, adventurer, slot)


@rules.question("3.replace")
def replace(s: Table, seat: int, adventurer: int, left: int) -> list[Replace]:
    boosts = boosts_for(s.magic.hands[seat], ROLE_OF[adventurer])
    return [Replace(slot + 1, cards) for slot in s.lairs() if slot != left for cards in boosts]


@replace.described
def about_replace(s: Table, seat: int, adventurer: int, left: int) -> dict[str, object]:
    """The adventurer is nowhere at this moment: its strength and its boosts are said here. (4.3.1)"""
    return {
        "adventurer": ROLES[ROLE_OF[adventurer]],
        "slot": left + 1,
        "strength": strength_of(s, adventurer),
        "boost_cards": boosts_of(s, adventurer),
    }


@replace.refused
def why_not_there(s: Table, seat: int, move: Move, adventurer: int, left: int) -> IllegalMove | None:
    if not isinstance(move, Replace):
        return None
    if move.slot == left + 1:
        return IllegalMove("refuse-same-dragon", "r.same_dragon", slot=move.slot)
    return no_dragon(s, move.slot) or bad_boosts(s, seat, ROLE_OF[adventurer], move.boosts)


@replace.answered
def place_elsewhere(s: Table, seat: int, move: Replace, adventurer: int, left: int) -> None:
    s.aim = LairNumber(move.slot - 1)
    place(s, adventurer, s.aim, move.boosts)


# The Weakness Powder.


def weaken(s: Table, seat: int, _: PlayCard) -> None:
    """The dragon's power rises by one until it leaves the table. (4.3.17, OD-39)"""
    s.magic.limbo &= ~(1 << WEAKNESS)
    s.magic.weakness = s.dragons[s.aim]
    s.tell(PowerRaised, s.aim + 1, s.power_in(s.aim))
