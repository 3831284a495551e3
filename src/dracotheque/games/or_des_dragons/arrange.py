"""Any position by name, for tests, lessons and puzzles."""

from collections.abc import Iterable, Mapping, Sequence
from functools import partial, reduce
from operator import or_
from typing import Literal, Required, TypedDict

from dracotheque.core.arranging import cleared, look_at, number_of, uneven
from dracotheque.core.errors import ImpossiblePosition

from .components import (
    BAND,
    CARD,
    COPIES,
    DRAGON,
    DRAGONS,
    INVISIBLE_HAND,
    KINDS,
    MAGIC,
    NO_DRAGON,
    OWNER,
    ROLE,
    ROLE_OF,
    SLOTS,
    TOKEN,
    AdventurerNumber,
    DragonNumber,
)
from .effects.placements import strength_of
from .state import Table
from .state.memory import pinch_unseen
from .steps.kill import kill
from .steps.market import open_fair
from .steps.turn import begin_turn, end_turn

number = partial(number_of, refusal="error-unknown-thing")
Moment = Literal["turn", "end of turn", "kill", "fair"]
Tokens = Mapping[str, int]
Fighter = tuple[int, str] | tuple[int, str, Sequence[str]]
"""A seat, an adventurer and the boosts that lie with it."""
ALL_REPLACEMENTS = len(DRAGONS) - SLOTS


class LairSetting(TypedDict, total=False):
    """A lair: its dragon, what lies on it, who is under it in the order placed, and whether it was weakened."""

    dragon: Required[str]
    tokens: Tokens
    fighters: Sequence[Fighter]
    weakened: bool


def arrange(
    *,
    players: int,
    lairs: Sequence[LairSetting | None],
    moment: Moment = "turn",
    to_play: int = 0,
    killed: int = 1,
    loot: Mapping[int, Tokens] | None = None,
    resting: Mapping[int, Sequence[str]] | None = None,
    bag: Tokens | None = None,
    bag_size: int | None = None,
    bag_next: Sequence[str] = (),
    lost: Tokens | None = None,
    deck: Sequence[str] | None = None,
    replacements: int | None = None,
    hands: Mapping[int, Sequence[str]] | None = None,
    pile: Sequence[str] | None = None,
    discard: Sequence[str] = (),
    eyes: Mapping[int, int] | None = None,
    pinched: Tokens | None = None,
    options: Mapping[str, object] | None = None,
    seed: int = 0,
    events: bool = True,
) -> Table:
    """Lay this position and go on from there.

    `moment` is "turn" (the turn of `to_play` begins), "end of turn" (it ends), "kill" (the dragon in lair `killed`
    has just died in the turn of `to_play`) or "fair" (one opened by `to_play` begins). Seats are numbers, lairs are
    counted from 1, tokens are counts by id. Adventurers named nowhere are ready. Tokens named nowhere are in the bag,
    unless `bag` says what is in it or `bag_size` how many are: then they are lost. `bag_next` come out first.
    `deck` is given with the next dragon first; without it the dragons named nowhere are to come, as many as
    `replacements` have left. Magic objects named nowhere are in the pile, below those of `pile`, of which the first
    is drawn first. `pinched` is what the holder of the Invisible Hand has taken and still has beside the `loot`.
    """
    if len(lairs) != SLOTS or not 0 <= to_play < players:
        raise uneven(Table, players)
    s = cleared(Table, players, options, seed, events)
    s.active = to_play
    lay_lairs(s, lairs)
    lay_rows(s, resting or {})
    for seat, tokens in (loot or {}).items():
        s.loot[seat * KINDS : (seat + 1) * KINDS] = counts(tokens)
    s.lost = tuple(counts(lost or {}))
    lay_deck(s, deck, replacements)
    if s.is_advanced:
        lay_magic(s, hands or {}, pile or (), discard)
        s.stealing.eyes = tuple((eyes or {}).get(seat, 0) for seat in range(players))
    elif hands or pile or discard or eyes:
        raise ImpossiblePosition("error-magic-at-a-basic-table")
    lay_pinched(s, counts(pinched or {}))
    lay_bag(s, bag, bag_size, bag_next)
    check(s)
    begin(s, moment, to_play, killed - 1)
    s.run()
    return s


def counts(tokens: Tokens) -> list[int]:
    """How many there are of each kind."""
    found = [0] * KINDS
    for token, count in tokens.items():
        found[number(token, TOKEN)] = count
    return found


def lay_lairs(s: Table, lairs: Sequence[LairSetting | None]) -> None:
    for slot, lair in enumerate(lairs):
        if lair is None:
            continue
        s.dragons[slot] = DragonNumber(number(lair["dragon"], DRAGON))
        s.lying[slot * KINDS : (slot + 1) * KINDS] = counts(lair.get("tokens", {}))
        for seat, adventurer, *boosts in lair.get("fighters", ()):
            fighter = AdventurerNumber(BAND[seat][number(adventurer, ROLE)])
            s.under[slot] += (fighter,)
            for card in boosts[0] if boosts else ():
                if card == "sword_plus_one":
                    s.magic.sword = fighter
                elif card == "fireball":
                    s.magic.fireball = fighter
                else:
                    raise ImpossiblePosition("error-unknown-thing", value=card)
        if lair.get("weakened"):
            s.magic.weakness = s.dragons[slot]
        s.strengths[slot] = sum(strength_of(s, fighter) for fighter in s.under[slot])


def lay_rows(s: Table, resting: Mapping[int, Sequence[str]]) -> None:
    """Who is neither fighting nor resting is ready."""
    for party in s.under:
        for fighter in party:
            s.ready[OWNER[fighter]] &= ~(1 << ROLE_OF[fighter])
    for seat, adventurers in resting.items():
        for adventurer in adventurers:
            bit = 1 << number(adventurer, ROLE)
            s.ready[seat] &= ~bit
            s.resting[seat] |= bit


def lay_deck(s: Table, deck: Sequence[str] | None, replacements: int | None) -> None:
    if deck is None:
        s.replacements = replacements or 0
        unseen = [dragon for dragon in range(len(DRAGONS)) if dragon not in s.dragons]
        s.deck = unseen[: max(0, ALL_REPLACEMENTS - s.replacements)]
    else:
        s.deck = [number(dragon, DRAGON) for dragon in reversed(deck)]
        s.replacements = ALL_REPLACEMENTS - len(deck) if replacements is None else replacements


def lay_magic(s: Table, hands: Mapping[int, Sequence[str]], pile: Sequence[str], discard: Sequence[str]) -> None:
    """All seventeen objects, or sixteen, have their place."""
    for seat, cards in hands.items():
        s.magic.hands[seat] = sum(1 << number(card, CARD) for card in cards)
    s.magic.spent = tuple(number(card, CARD) for card in discard)
    on_top = [number(card, CARD) for card in reversed(pile)]
    placed = reduce(or_, s.magic.hands, s.magic.attached())
    below = [
        card
        for card in range(len(MAGIC))
        if not placed >> card & 1
        and card not in (*s.magic.spent, *on_top)
        and (card != INVISIBLE_HAND or s.options.invisible_hand == "in")
    ]
    s.magic.pile = below + on_top


def lay_pinched(s: Table, taken: Sequence[int]) -> None:
    """The holder of the Invisible Hand has these already."""
    if not any(taken):
        return
    holders = [seat for seat in range(s.players) if s.holds_card(seat, INVISIBLE_HAND)]
    if not holders:
        raise ImpossiblePosition("error-nobody-pinched")
    for kind, few in enumerate(taken):
        for _ in range(few):
            pinch_unseen(s, holders[0], kind)


def lay_bag(s: Table, bag: Tokens | None, size: int | None, first: Sequence[str]) -> None:
    """What is nowhere else is in the bag or, where the bag is said to hold less, lost."""
    s.coming = tuple(number(token, TOKEN) for token in first)
    placed = [sum([*s.lying[kind::KINDS], *s.loot[kind::KINDS], s.lost[kind]]) for kind in range(KINDS)]
    free = [copies - there for copies, there in zip(COPIES, placed, strict=True)]
    if bag is not None:
        s.bag = counts(bag)
    elif size is not None:
        s.bag = some(free, s.coming, size)
    else:
        s.bag = free
    s.bag_size = sum(s.bag)
    if bag is not None or size is not None:
        s.lost = tuple(gone + left - kept for gone, left, kept in zip(s.lost, free, s.bag, strict=True))


def some(free: Sequence[int], first: Iterable[int], size: int) -> list[int]:
    """So many tokens: those that come first, and others one of each kind in turn."""
    found = [0] * KINDS
    for kind in first:
        found[kind] += 1
    kind = 0
    while sum(found) < min(size, sum(free)):
        if found[kind] < free[kind]:
            found[kind] += 1
        kind = (kind + 1) % KINDS
    return found


def check(s: Table) -> None:
    """Refuse what nobody can lay."""
    if all(dragon == NO_DRAGON for dragon in s.dragons):
        raise ImpossiblePosition("error-no-dragon-left")
    for slot, dragon in enumerate(s.dragons):
        if dragon == NO_DRAGON and (s.under[slot] or any(s.tokens_on(slot))):
            raise ImpossiblePosition("error-impossible-position", detail=f"lair {slot + 1}")
    look_at(s)


def begin(s: Table, moment: Moment, to_play: int, killed: int) -> None:
    """What is just happening."""
    following = (to_play + 1) % s.players
    if moment == "turn":
        if any(s.strengths[slot] >= s.power_in(slot) for slot in s.lairs()):
            raise ImpossiblePosition("error-dragon-should-be-dead")
        s.push(begin_turn, to_play)
        return
    s.push(end_turn, to_play)
    if moment == "kill":
        if not 0 <= killed < SLOTS or not s.under[killed]:
            raise ImpossiblePosition("error-nobody-under-the-dragon")
        kill(s, killed, following)
    elif moment == "fair":
        open_fair(s, to_play)
