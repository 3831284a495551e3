"""Writes moments of Aux Pierres du Dragon that a short game among bots rarely reaches.

`python -m tools.scenes` writes web/fixtures/pierres_du_dragon/{powers,guests,orders}.json: every question of a power,
characters of the table's own, and the desk of slow play, as the player in the first seat sees them.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from dracotheque.core.moves import Move
from dracotheque.games.pierres_du_dragon import GAME
from dracotheque.games.pierres_du_dragon.components.blank_cards import EXAMPLES, FORMAT
from dracotheque.games.pierres_du_dragon.moves import (
    AgreeToStop,
    Bid,
    EmptyFists,
    Gesture,
    GoldOrder,
    Guard,
    SetStops,
    SilverOrder,
    StandingOrder,
)
from tools.fixtures import NAMES, OUTPUT, step

Steps = Iterator[dict[str, object]]

SEATS = ("4R2B2Y F6+2 C2 S6 1pt m", "1R2B1Y C0 2pt", "2R1Y S8 k", "1R1B2Y F3+5")
COPYING = ("4R2B2Y F6+2 C2 S6 dop", *SEATS[1:])
TO_COME = ("thief", "wizard", "magician")
LONGEST = 5
"""Questions followed of one power."""

ALL_QUESTIONS: dict[str, Any] = {
    "schema": FORMAT,
    "name_fr": "La Grande Foire",
    "name_en": "The Great Fair",
    "glyph": "scales",
    "flavour": "Everything has a price, and some things have two.",
    "optional": True,
    "steps": [
        {"op": "may", "do": [{"op": "lose", "item": "stone_choice", "n": 1}]},
        {
            "op": "victim",
            "among": "others",
            "do": [{"op": "gift", "item": "stone_choice", "n": 1}, {"op": "grant", "item": "stone_choice", "n": 1}],
        },
        {
            "op": "choose",
            "options": [
                [{"op": "deal", "cost": [{"stones": "any", "n": 2}], "reward": [{"op": "score", "n": 1}]}],
                [{"op": "gain", "item": "stone_choice", "n": 1}],
                [{"op": "refresh", "n": "all"}],
            ],
        },
    ],
}


def scene(card: str, seats: Sequence[str] = SEATS, picks: Sequence[int] = (), **rest: Any) -> Steps:
    """The first player wins this card and answers by these places in the list of moves, or by the first."""
    pile = [each for each in TO_COME if each != card]
    state = GAME.arrange(
        seats=seats, card=card, **{"pile": pile, "auctioned": ("witch", "red_dragon"), "round": 3, **rest}
    )
    for seat, fist in ((0, Bid(3)), (1, Bid(1)), (2, Bid())):
        state.play(seat, fist)
    yield step(state, 0, state.play(3, Bid(1)))
    answers = iter(picks)
    for _ in range(LONGEST):
        if 0 not in state.actors or state.asked == "bid":
            return
        moves = state.decision(0).moves
        yield step(state, 0, state.play(0, moves[next(answers, 0)]))


def powers() -> Steps:
    """Every question an official character asks, and a tie in silver with an amulet."""
    for card in ("wizard", "magician", "sorcerer", "enchantress", "apprentice", "ancient_dragon", "troll", "brigand"):
        yield from scene(card)
    yield from scene("thief", picks=(1, 0))
    yield from scene("rainbow_dragon", picks=(1, 0))
    yield from scene("merchant", picks=(1, 2, 3, 0))
    yield from scene("necromancer")
    yield from scene("leprechaun", picks=(1,))
    yield from scene("ghost", auctioned=("witch", "red_dragon", "charlatan", "gnome"))
    for card in ("two_headed_dragon", "goldsmith", "charlatan", "doppelganger"):
        yield from scene(card)
    yield from scene("sorcerer", COPYING)
    tie = GAME.arrange(seats=SEATS, card="fairy", pile=TO_COME, round=3)
    for seat in range(3):
        tie.play(seat, Bid(2))
    yield step(tie, 0, tie.play(3, Bid(2)))
    yield from ends()


def ends() -> Steps:
    """Three points, and a game that all agree to stop."""
    state = GAME.arrange(seats=("4R2B2Y 2pt", *SEATS[1:]), card="charlatan", pile=TO_COME, round=5)
    for seat in range(3):
        state.play(seat, Bid(3 - seat))
    yield step(state, 0, state.play(3, Bid()))
    stopped = GAME.arrange(seats=SEATS, card="fairy", pile=TO_COME, round=3)
    for seat in (1, 2, 3, 0):
        yield step(stopped, 0, stopped.play(seat, AgreeToStop()))


def guests() -> Steps:
    """Characters of the table's own."""
    options: Mapping[str, object] = {"own_characters": [*EXAMPLES[:2], ALL_QUESTIONS]}
    for blank, picks in (("blank_1", (2, 0, 1)), ("blank_2", (0,)), ("blank_3", (0, 0, 1, 1, 0)), ("blank_3", (1,))):
        yield from scene(blank, picks=picks, options=options)
    yield from scene("leprechaun", options=options, pile=("thief", "blank_1", "blank_2"), picks=(1,))
    rider: Mapping[str, object] = {"own_characters": [EXAMPLES[2]]}
    yield from scene("blank_1", options=rider, picks=(1,))


def orders() -> Steps:
    """The desk of slow play, the looks of fists, and somebody who is tired of the game."""
    options: Mapping[str, object] = {"tempo": "slow", "own_characters": EXAMPLES[:1]}
    state = GAME.arrange(
        seats=SEATS, card="alchemist", pile=("thief", "blank_1", "wizard", "red_dragon"), round=2, options=options
    )
    yield step(state, 0, state.news())
    actions: tuple[tuple[int, Move], ...] = (
        (0, StandingOrder("thief", GoldOrder(2, "all", amulet=True), SilverOrder("all"), Guard("gold_at_least", 3))),
        (0, StandingOrder("wizard", GoldOrder(4), None, Guard("full_set"), sealed=False)),
        (0, StandingOrder("blank_1", GoldOrder("all"), SilverOrder(1))),
        (0, SetStops(win=True, stones=True)),
        (1, Bid(1)),
        (1, Gesture("trembling")),
        (2, Bid()),
        (2, Gesture("heavy")),
        (2, AgreeToStop()),
        (0, EmptyFists(on=True)),
    )
    for seat, move in actions:
        yield step(state, 0, state.play(seat, move))


def write(name: str, steps: Steps) -> None:
    fixture = {"game": GAME.id, "seat": 0, "names": NAMES[: len(SEATS)], "steps": list(steps)}
    text = json.dumps(fixture, ensure_ascii=False, separators=(",", ":")) + "\n"
    (OUTPUT / GAME.id / f"{name}.json").write_text(text, "utf-8")


def main() -> None:
    write("powers", powers())
    write("guests", guests())
    write("orders", orders())


if __name__ == "__main__":
    main()
