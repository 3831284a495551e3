"""What a player knows as a short list of numbers, and every answer as one: what this game's network reads and says.

A feature is present or absent; gold and strengths fall into steps, and where every gold piece counts, the rest within a
step is told too. Seats are counted from the player who looks, so that one network serves every seat and every number of
players.
"""

from collections.abc import Sequence
from functools import cache
from typing import Final

from dracotheque.core.bits import numbers_of
from dracotheque.core.decisions import Decision
from dracotheque.core.moves import Move
from dracotheque.core.numbering import Numbers

from ..components import CARD_IDS, COLOURS, HAND_LIMIT, POWER, STRENGTH
from ..moves import (
    ANTE,
    COLOUR,
    COPY,
    DISCARD,
    GIVE,
    LEVY,
    PAY,
    PLAY,
    SLAY,
    STEAL_GOLD,
    STRENGTH_COUNT,
    TAKE,
    TARGET,
    TRIGGER,
)
from ..options import DragonOptions
from ..state import NO_CARD, NOBODY, Table

SEARCH: Final = "whole"
"""With the network a search is stronger than without: `docs/bots.md` has the figures."""
UNPROVEN: Final = frozenset({5, 6})
"""The numbers of players with which that was not shown."""
SEATS: Final = 6
RIVALS: Final = SEATS - 1
CARDS: Final = len(CARD_IDS)
POWERS: Final = tuple(sorted(set(POWER)))
QUESTIONS: Final = (
    "ante",
    "play",
    "blue_mode",
    "target_opponent",
    "demand",
    "thief_discard",
    "take_ante",
    "bronze_pick",
    "copy_ante",
    "copy_evil",
    "slay",
    "princess_next",
    "color_flight",
    "strength_flight",
)
ROUNDS: Final = 5
STRENGTHS: Final = 15
HAND_SIZES: Final = HAND_LIMIT + 2
HOARD_STEP: Final = 4
HOARD_STEPS: Final = 32
STAKES_STEP: Final = 2
STAKES_STEPS: Final = 26
LEADS: Final = 42
"""From 20 points of strength behind to 20 ahead, and beyond either."""
RICHES_STEP: Final = 5
RICHES: Final = 32
"""From 75 gold pieces poorer to 75 richer, by fives."""
POOREST_STEP: Final = 2
POOREST_STEPS: Final = 32
DEBTS: Final = 16
GAMBITS_LEFT: Final = 8
TARGET_STEPS: Final = 8
DECK_STEPS: Final = 8

_inputs: Final = Numbers()
PLAYERS_AT: Final = _inputs.block(SEATS + 1)
QUESTION_AT: Final = _inputs.each(QUESTIONS)
POWER_AT: Final = _inputs.each(POWERS)
ASKER_AT: Final = _inputs.block(SEATS)
HAND_AT: Final = _inputs.block(CARDS)
FLIGHTS_AT: Final = _inputs.block(CARDS * SEATS)
ANTES_AT: Final = _inputs.block(CARDS)
KNOWN_AT: Final = _inputs.block(CARDS * RIVALS)
ROUND_AT: Final = _inputs.block(ROUNDS)
LEADER_AT: Final = _inputs.block(SEATS + 1)
ACTIVE_AT: Final = _inputs.block(SEATS + 1)
PRIEST_AT: Final = _inputs.block(SEATS)
DRUID_AT: Final = _inputs.block(1)
REFERENCE_AT: Final = _inputs.block(STRENGTHS)
HAND_SIZES_AT: Final = _inputs.block(HAND_SIZES * SEATS)
HOARDS_AT: Final = _inputs.block(HOARD_STEPS * SEATS)
STAKES_AT: Final = _inputs.block(STAKES_STEPS)
STANDING_AT: Final = _inputs.block(STRENGTHS * SEATS)
BARRED_AT: Final = _inputs.block(SEATS)
COLOUR_AT: Final = _inputs.block(SEATS)
STRENGTH_AT: Final = _inputs.block(SEATS)
LEADS_AT: Final = _inputs.block(LEADS * RIVALS)
RICHES_AT: Final = _inputs.block(RICHES * RIVALS)
DEBT_AT: Final = _inputs.block(SEATS)
POOREST_AT: Final = _inputs.block(POOREST_STEPS)
OUT_AT: Final = _inputs.block(SEATS)
MORE_AT: Final = _inputs.block(SEATS)
GAMBITS_AT: Final = _inputs.block(GAMBITS_LEFT)
TARGET_AT: Final = _inputs.block(TARGET_STEPS * SEATS)
DECK_AT: Final = _inputs.block(DECK_STEPS)
HOARD_RESTS_AT: Final = _inputs.block(HOARD_STEP * SEATS)
RICHES_RESTS_AT: Final = _inputs.block(RICHES_STEP * RIVALS)
STAKES_REST_AT: Final = _inputs.block(STAKES_STEP)
POOREST_REST_AT: Final = _inputs.block(POOREST_STEP)
DEBTS_AT: Final = _inputs.block(DEBTS * SEATS)
INPUTS: Final = _inputs.next

SCALES: Final = (
    *(range(HOARDS_AT + HOARD_STEPS * turn, HOARDS_AT + HOARD_STEPS * (turn + 1)) for turn in range(SEATS)),
    *(range(RICHES_AT + RICHES * turn, RICHES_AT + RICHES * (turn + 1)) for turn in range(RIVALS)),
    range(POOREST_AT, POOREST_AT + POOREST_STEPS),
)
"""Features that are steps of one scale: those beside each other mean nearly the same."""


def fits(players: int, options: DragonOptions) -> bool:
    """Whether the network has learnt to play such a table: it knows no abilities (JD-52)."""
    return not options.campaign_abilities


def contenders(s: Table) -> Sequence[int]:
    """Who can still win. (6)"""
    return s.seats


def features(s: Table, viewer: int) -> list[int]:
    """What this player knows, from the most general to the places of the table."""
    players = s.players
    question = s.asked
    found = [PLAYERS_AT + players, ROUND_AT + min(s.round, ROUNDS - 1), REFERENCE_AT + s.reference]
    if question in QUESTION_AT:
        found.append(QUESTION_AT[question])
        if question in ("demand", "target_opponent"):
            found.append(POWER_AT[str(s.context[-1])])
        if question == "demand":
            found.append(ASKER_AT + (int(s.context[0]) - viewer) % players)
    found += [HAND_AT + card for card in s.hands[viewer]]
    found += [ANTES_AT + card for card in s.antes]
    found.append(LEADER_AT + ((s.leader - viewer) % players if s.leader != NOBODY else SEATS))
    found.append(ACTIVE_AT + ((s.active - viewer) % players if s.active != NOBODY else SEATS))
    if s.priest != NOBODY:
        found.append(PRIEST_AT + (s.priest - viewer) % players)
    if s.druid:
        found.append(DRUID_AT)
    found.append(STAKES_AT + min(s.stakes // STAKES_STEP, STAKES_STEPS - 1))
    found.append(STAKES_REST_AT + s.stakes % STAKES_STEP)
    found.append(DECK_AT + min(len(s.deck) >> 3, DECK_STEPS - 1))
    _of_the_end(s, viewer, found)
    _of_the_places(s, viewer, found)
    return found


def _of_the_end(s: Table, viewer: int, found: list[int]) -> None:
    """How this table's game ends, as far as options say so. (6)"""
    options = s.options
    more = options.end_eliminations - sum([gambit > 0 for gambit in s.eliminated_in]) - 1
    if more > 0:
        found.append(MORE_AT + more)
    last = s.last_gambit or options.max_gambits or 0
    if last:
        found.append(GAMBITS_AT + min(max(last - s.gambit, 0), GAMBITS_LEFT - 1))
    if options.target_hoard is not None:
        for turn in range(s.players):
            missing = options.target_hoard - s.hoards[(viewer + turn) % s.players]
            found.append(TARGET_AT + TARGET_STEPS * turn + min(max(missing, 0) >> 3, TARGET_STEPS - 1))


def _of_the_places(s: Table, viewer: int, found: list[int]) -> None:
    players = s.players
    own_hoard = s.hoards[viewer]
    own_strength = sum([STRENGTH[card] for card in s.flights[viewer]])
    poorest = POOREST_STEP * POOREST_STEPS
    for turn in range(players):
        seat = (viewer + turn) % players
        if s.eliminated_in[seat]:
            found.append(OUT_AT + turn)
            continue
        hoard = s.hoards[seat]
        if s.ledgers[seat]:
            debt = sum([amount for _, amount in s.ledgers[seat]])
            found += (DEBT_AT + turn, DEBTS_AT + DEBTS * turn + min(debt, DEBTS - 1))
            poorest = min(poorest, hoard - debt)
        elif hoard < poorest:
            poorest = hoard
        found += _of_the_hoard(turn, len(s.hands[seat]), hoard)
        flight = s.flights[seat]
        if flight:
            at = FLIGHTS_AT + CARDS * turn
            found += [at + card for card in flight]
            if s.is_barred(seat):
                found.append(BARRED_AT + turn)
        if turn:
            strength = sum([STRENGTH[card] for card in flight])
            found += _of_the_differences(turn, strength - own_strength, hoard - own_hoard)
            if s.marks:
                found += numbers_of(s.known(viewer, seat), KNOWN_AT + CARDS * (turn - 1))
        standing = s.standing[seat]
        if standing != NO_CARD:
            found.append(STANDING_AT + STRENGTHS * turn + (STRENGTH[standing] if standing >= 0 else 0))
        if s.colour_counted[seat]:
            found.append(COLOUR_AT + turn)
        if s.strength_counted[seat]:
            found.append(STRENGTH_AT + turn)
    poorest = max(poorest, 0)
    found.append(POOREST_AT + min(poorest // POOREST_STEP, POOREST_STEPS - 1))
    found.append(POOREST_REST_AT + poorest % POOREST_STEP)


@cache
def _of_the_hoard(turn: int, hand_size: int, hoard: int) -> tuple[int, ...]:
    return (
        HAND_SIZES_AT + HAND_SIZES * turn + min(hand_size, HAND_SIZES - 1),
        HOARDS_AT + HOARD_STEPS * turn + min(hoard // HOARD_STEP, HOARD_STEPS - 1),
        HOARD_RESTS_AT + HOARD_STEP * turn + hoard % HOARD_STEP,
    )


@cache
def _of_the_differences(turn: int, strength: int, gold: int) -> tuple[int, ...]:
    """How much stronger and how much richer a rival is."""
    rival = turn - 1
    return (
        LEADS_AT + LEADS * rival + min(max(strength + LEADS // 2, 0), LEADS - 1),
        RICHES_AT + RICHES * rival + min(max(gold // RICHES_STEP + RICHES // 2, 0), RICHES - 1),
        RICHES_RESTS_AT + RICHES_STEP * rival + gold % RICHES_STEP,
    )


# The answers: cards by what is done with them, powers, colours, strengths, seats, and three words.

_FAMILIES: Final[dict[str, Sequence[Move]]] = {
    "ante": ANTE,
    "play": PLAY,
    "demand": (*GIVE, PAY),
    "thief_discard": DISCARD,
    "take_ante": TAKE,
    "slay": SLAY,
    "princess_next": TRIGGER,
    "copy_ante": [COPY[power] for power in POWERS],
    "copy_evil": [COPY[power] for power in POWERS],
    "color_flight": [COLOUR[colour] for colour in COLOURS],
    "strength_flight": STRENGTH_COUNT,
    "blue_mode": (STEAL_GOLD, LEVY),
    "target_opponent": TARGET,
}


_answers: Final = Numbers()
ACTION_OF: Final = {question: _answers.each(moves) for question, moves in _FAMILIES.items()}
ACTION_OF["bronze_pick"] = ACTION_OF["take_ante"]
ACTIONS: Final = _answers.next
TARGET_ACTION: Final = ACTION_OF["target_opponent"][TARGET[0]]


def actions(s: Table, viewer: int, decision: Decision) -> list[int]:
    """The number of each move of a decision; seats are counted from the player."""
    if decision.question == "target_opponent":
        return [TARGET_ACTION + (move.seat - viewer) % s.players for move in decision.moves]  # type: ignore[attr-defined]
    numbers = ACTION_OF[decision.question]
    return [numbers[move] for move in decision.moves]
