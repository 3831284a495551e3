"""What a table may agree on before the game. (6)"""

from functools import cached_property
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from dracotheque.core.errors import BadTable
from dracotheque.core.options import Options
from dracotheque.games.pierres_du_dragon.blank_cards.examples import EXAMPLES
from dracotheque.games.pierres_du_dragon.blank_cards.schema import Character
from dracotheque.games.pierres_du_dragon.blank_cards.validation import MOST_CHARACTERS, check_table
from dracotheque.games.pierres_du_dragon.components import SPECIAL_IDS, SPECIALS_A_ROUND

Time = Annotated[int, Meta(ge=1, le=120)] | None
SpecialCard = Annotated[str, Meta(extra_json_schema={"title": "character", "enum": list(SPECIAL_IDS)})]
PILE = Meta(
    description="alchemist, ancient_dragon#1, …",
    extra_json_schema={"minItems": SPECIALS_A_ROUND, "uniqueItems": True},
)
"""What a form may offer: cards, which the texts call characters. `check_specials` says what is wrong with a pile."""
SECONDS = range(15, 121)
HOURS = range(1, 73)


class StoneOptions(Options, frozen=True, kw_only=True, dict=True):
    """Who is in the special pile, what is shown, how fast one plays and when the game stops."""

    own_characters: tuple[dict[str, Any], ...] = ()
    """Scripts of the format `pd-card/1`, kept with the game. Any is whatever JSON holds: they are checked."""
    specials: Annotated[tuple[SpecialCard, ...], PILE] | None = None
    """The special cards in the pile, or None for all of them."""
    ledger: Literal["memory", "open"] | None = None
    """Whether totals are shown; None is `memory` in live play and `open` in slow play. (7.3)"""
    bluff: bool = True
    tempo: Literal["live", "slow"] = "live"
    gold_time: Time = None
    silver_time: Time = None
    power_time: Time = None
    """Seconds in live play, hours in slow play; None where nobody is hurried. The engine only hears TimeUp."""
    round_limit: Annotated[int, Meta(ge=0, le=100)] = 0
    sealed_proof: bool = False

    @cached_property
    def characters(self) -> tuple[Character, ...]:
        """The own characters as they are read; only a table whose scripts were checked has them."""
        return tuple(msgspec.convert(script, Character) for script in self.own_characters)

    @property
    def shows_totals(self) -> bool:
        return self.ledger == "open" or (self.ledger is None and self.tempo == "slow")

    @property
    def is_timed(self) -> bool:
        return self.gold_time is not None


def check_options(options: StoneOptions, players: int) -> None:
    """Refuse characters that break the rules of the blank cards, a pile too small, and times that make no sense."""
    check_own_characters(options.own_characters)
    if options.specials is not None:
        check_specials(options.specials)
    check_times(options)


def check_own_characters(scripts: tuple[dict[str, Any], ...]) -> None:
    for number, report in enumerate(check_table(scripts), start=1):
        if report.errors:
            first_too_many = MOST_CHARACTERS + 1 if "E_COUNT" in report.errors else number
            raise BadTable("error-own-character", number=first_too_many, codes=list(report.errors))


def check_specials(cards: tuple[str, ...]) -> None:
    for card in cards:
        if card not in SPECIAL_IDS:
            raise BadTable("error-unknown-special", value=card, known=list(SPECIAL_IDS))
    if len(set(cards)) != len(cards) or len(cards) < SPECIALS_A_ROUND:
        raise BadTable("error-specials", low=SPECIALS_A_ROUND)


def check_times(options: StoneOptions) -> None:
    """All three times or none, each within the bounds of its tempo. (6.tempo)"""
    times = (options.gold_time, options.silver_time, options.power_time)
    allowed = SECONDS if options.tempo == "live" else HOURS
    if times != (None, None, None) and not all(time in allowed for time in times):
        raise BadTable("error-times", low=allowed[0], high=allowed[-1])


COPYCATS = (
    "doppelganger", "ghost", "goblin", "leprechaun", "necromancer", "charlatan#1", "apprentice#1", "brigand",
    "enchantress", "goldsmith",
)  # fmt: skip


def presets(players: int) -> dict[str, dict[str, object]]:
    """Option sets worth offering: short and open games, guests of one's own invention, clocks, slow play. (6)"""
    return {
        "short": {"ledger": "open", "round_limit": 4},
        "copycats": {"own_characters": EXAMPLES[:1], "specials": COPYCATS, "round_limit": 6},
        "two_guests": {"own_characters": EXAMPLES[:2], "specials": COPYCATS[1:3], "round_limit": 4},
        "three_guests": {"own_characters": EXAMPLES, "specials": COPYCATS[:4], "round_limit": 6},
        "hourglass": {"gold_time": 45, "silver_time": 25, "power_time": 45, "sealed_proof": True, "round_limit": 6},
        "slow": {
            "tempo": "slow",
            "gold_time": 24,
            "silver_time": 24,
            "power_time": 24,
            "bluff": False,
            "round_limit": 10,
        },
    }
