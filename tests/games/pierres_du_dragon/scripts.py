"""Random characters for blank cards: some sound, some not, and sound ones with something broken in them."""

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec

from dracotheque.games.pierres_du_dragon.components.blank_cards import EXAMPLES, GLYPHS
from dracotheque.games.pierres_du_dragon.components.blank_cards.limits import ITEMS, LADDER, MOST_GAINED, MOST_PAID
from dracotheque.games.pierres_du_dragon.components.blank_cards.schema import Gift, Hit, Lose, Take
from dracotheque.games.pierres_du_dragon.effects.official import OFFICIAL_STEPS
from tests.games.pierres_du_dragon.cards import Script, card, step

FACTS = [
    *("my_points", "my_stones", "my_red", "my_blue", "my_yellow", "my_spent_fairy"),
    *("bank_red", "bank_blue", "bank_yellow", "bank_stones", "remaining", "bidders"),
]
WRONG: list[Any] = [None, True, -1, 0, 7, 10**30, 1.5, "", "all", "red", [], {}, [[]], {"op": "gain"}, "__class__", "n"]


class Maker:
    """Makes up characters with the dice given."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def character(self) -> Script:
        steps = [self.step(1, "", "") for _ in range(self.rng.randint(1, 3))]
        script = card(*steps, glyph=self.rng.choice(GLYPHS))
        if self.rng.random() < 0.2:
            script["optional"] = True
        return script

    def steps(self, depth: int, colour: str, least: int, most: int) -> list[Script]:
        return [self.step(depth, colour, "") for _ in range(self.rng.randint(least, most))]

    def step(self, depth: int, colour: str, around: str) -> Script:
        """A step that fits its surroundings, as a rule; one time in thirty it does not care."""
        careless = self.rng.random() < 1 / 30
        if (around in ("victim", "each")) != careless:
            return self.player_step(colour, around)
        leaves = [self.gain, self.lose, self.score, self.bag, self.shop, self.borrow, self.refresh]
        if colour == "bank" or careless:
            leaves.append(self.push)
        kinds: list[Callable[[int, str], Script]] = [*leaves]
        if depth < 4 or careless:
            kinds += [self.deal, self.deal, self.choose, self.may, self.when, self.colour, self.victim, self.each]
        return self.rng.choice(kinds)(depth, colour)

    def gain(self, depth: int, colour: str) -> Script:
        item = self.item(list(MOST_GAINED), colour)
        return step("gain", item=item, n=self.rng.randint(1, MOST_GAINED[item]))

    def lose(self, depth: int, colour: str) -> Script:
        return self.moving("lose", Lose, colour)

    def score(self, depth: int, colour: str) -> Script:
        return step("score", n=1)

    def refresh(self, depth: int, colour: str) -> Script:
        return step("refresh", n=self.rng.choice([1, 3, "all"]))

    def borrow(self, depth: int, colour: str) -> Script:
        source, how = self.rng.choice(["auctioned", "remaining"]), self.rng.choice(["choose", "random"])
        return step("borrow", source=source, how=how)

    def bag(self, depth: int, colour: str) -> Script:
        return step("bag", put=self.put(), draw=self.rng.randint(1, 3))

    def push(self, depth: int, colour: str) -> Script:
        return step("push", put=self.rng.choice(["all", self.put()]))

    def put(self) -> dict[str, int]:
        return {colour: self.rng.randint(0, 2) for colour in ("red", "blue")} | {"yellow": self.rng.randint(1, 4)}

    def shop(self, depth: int, colour: str) -> Script:
        prices = [
            {"item": self.rng.choice(list(MOST_PAID)), "n": self.rng.randint(1, 4)}
            for _ in range(self.rng.randint(1, 3))
        ]
        item = self.rng.choice(["stone_choice", "red", "yellow"])
        return step("shop", item=item, prices=prices, max=self.rng.choice([None, 1, 3]))

    def deal(self, depth: int, colour: str) -> Script:
        script = step(
            "deal",
            cost=[self.cost() for _ in range(self.rng.randint(1, 2))],
            reward=self.steps(depth + 1, colour, 1, 2),
        )
        if self.rng.random() < 0.3:
            script["else"] = self.steps(depth + 1, colour, 0, 2)
        return script

    def cost(self) -> Script:
        match self.rng.randint(0, 4):
            case 0:
                return {"bid": "fairy_gold"}
            case 1 | 2:
                item = self.rng.choice(list(MOST_PAID))
                return {"item": item, "n": self.rng.randint(1, MOST_PAID[item])}
            case _:
                kind = self.rng.choice(["same", "any", "each", "red", "yellow"])
                return {"stones": kind, "n": self.rng.randint(1, 2 if kind == "each" else 4)}

    def choose(self, depth: int, colour: str) -> Script:
        return step("choose", options=[self.steps(depth + 1, colour, 1, 2) for _ in range(self.rng.randint(2, 3))])

    def may(self, depth: int, colour: str) -> Script:
        return step("may", do=self.steps(depth + 1, colour, 1, 2))

    def when(self, depth: int, colour: str) -> Script:
        cmp = self.rng.choice([">=", "<=", "=="])
        then = self.steps(depth + 1, colour, 0, 2)
        return step("when", fact=self.rng.choice(FACTS), cmp=cmp, n=self.rng.randint(0, 4), then=then)

    def colour(self, depth: int, colour: str) -> Script:
        source = self.rng.choice(["any", "bank"])
        return step("colour", source=source, do=self.steps(depth + 1, source, 1, 2))

    def victim(self, depth: int, colour: str) -> Script:
        among = self.rng.choice(["others", "second_bidders", "most_points", "fewest_points", "most_stones"])
        do = [self.step(depth + 1, colour, "victim") for _ in range(self.rng.randint(1, 3))]
        return step("victim", among=among, do=do) | ({"prefer": "has_stone"} if self.rng.random() < 0.5 else {})

    def each(self, depth: int, colour: str) -> Script:
        do = [self.step(depth + 1, colour, "each") for _ in range(self.rng.randint(1, 2))]
        return step("each", who=self.rng.choice(["all", "others", "second_bidders"]), do=do)

    def player_step(self, colour: str, around: str) -> Script:
        match self.rng.randint(0, 5 if around == "victim" else 4):
            case 0:
                return self.moving("take", Take, colour, around)
            case 1:
                return self.moving("hit", Hit, colour, around)
            case 2:
                return self.moving("gift", Gift, colour, around)
            case 3:
                items = [item for item in MOST_GAINED if around == "victim" or item != "stone_choice"]
                item = self.item(items, colour)
                return step("grant", item=item, n=self.rng.randint(1, MOST_GAINED[item]))
            case 4:
                items = [item for item in LADDER if around == "victim" or item != "stone_choice"]
                return step("take_first", ladder=self.rng.sample(items, self.rng.randint(1, 4)))
            case _:
                return step("swap")

    def moving(self, op: str, kind: Any, colour: str, around: str = "") -> Script:
        items = [item for item in ITEMS[kind] if around != "each" or item != "stone_choice"]
        item = self.item(items, colour)
        if item == "stone_choice":
            return step(op, item=item, n=self.rng.randint(1, 3))
        return step(op, item=item, n="all" if item == "stones" else self.rng.choice([1, 2, 6, "all"]))

    def item(self, items: list[str], colour: str) -> str:
        return self.rng.choice([item for item in items if colour or item != "stone_named"])

    # Breaking.

    def broken(self, script: Script) -> Script:
        """The script with one to three things changed somewhere inside."""
        script = copied(script)
        for _ in range(self.rng.randint(1, 3)):
            self.break_something(script)
        return script

    def break_something(self, script: Script) -> None:
        spots = list(spots_in(script))
        holder, key = self.rng.choice(spots)
        match self.rng.randint(0, 4):
            case 0:
                wrong = self.rng.choice(WRONG)
                # A copy, or what is broken inside it later would be wrong in another way ever after.
                holder[key] = copied(wrong) if isinstance(wrong, dict | list) else wrong
            case 1 if isinstance(holder, dict):
                del holder[key]
            case 2 if isinstance(holder, dict):
                holder[self.rng.choice(["else", "do", "n", "item", "from", "op", "prefer", "max"])] = holder[key]
            case 3:
                other, place = self.rng.choice(spots)
                holder[key] = copied(other[place]) if place in other or isinstance(other, list) else None
            case _ if isinstance(holder[key], int):
                holder[key] += self.rng.choice([-1, 1])


def copied(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def spots_in(value: Any) -> Any:
    """Every place in a script that holds something."""
    pairs = value.items() if isinstance(value, dict) else enumerate(value)
    for key, inner in list(pairs):
        yield value, key
        if isinstance(inner, dict | list):
            yield from spots_in(inner)


def sound_cards() -> list[Script]:
    """The examples, and every official character on a blank card."""
    scripts: list[Any] = [msgspec.to_builtins(steps) for steps in OFFICIAL_STEPS.values()]
    return [*EXAMPLES, *(card(*steps) for steps in scripts)]
