"""What a table may agree on before the game. (6)"""

from collections.abc import Mapping
from functools import cached_property
from typing import Annotated, Any, ClassVar, Literal

import msgspec
from msgspec import Meta

from dracotheque.core.errors import BadTable
from dracotheque.core.options import AbsentPlay, Options

from .components import SPECIAL_IDS, SPECIALS_A_ROUND
from .components.blank_cards.examples import EXAMPLES
from .components.blank_cards.schema import Character
from .components.blank_cards.validation import MOST_CHARACTERS, check_table

SpecialCard = Annotated[str, Meta(extra_json_schema={"title": "character", "enum": list(SPECIAL_IDS)})]
PILE = Meta(
    description="alchemist, ancient_dragon#1, …",
    extra_json_schema={"minItems": SPECIALS_A_ROUND, "uniqueItems": True},
)
"""What a form may offer: cards, which the texts call characters. `check_specials` says what is wrong with a pile."""


class Company(Options, frozen=True, kw_only=True, dict=True):
    """Who is in the special pile, what is shown and how fast one plays: what every version of the rules asks."""

    own_characters: tuple[dict[str, Any], ...] = ()
    """Scripts of the format `pd-card/1`, kept with the game. Any is whatever JSON holds: they are checked."""
    guests_first: bool = False
    """The table's own characters lie on top of the pile at the start. (6.guests_first)"""
    specials: Annotated[tuple[SpecialCard, ...], PILE] | None = None
    """The special cards in the pile, or None for all of them."""
    ledger: Literal["memory", "open"] | None = None
    """Whether totals are shown; None is `memory` in live play and `open` in slow play. (7.3)"""
    bluff: bool = True
    tempo: Literal["live", "slow"] = "live"
    """Slow where everybody plays when they come by, and may leave orders."""

    unsaved: ClassVar[Mapping[str, object]] = {"guests_first": False}
    slow: ClassVar[Mapping[str, object]] = {"tempo": "slow"}
    """Where a decision has days, one plays slowly. (6.tempo)"""

    @cached_property
    def characters(self) -> tuple[Character, ...]:
        """The own characters as they are read; only a table whose scripts were checked has them."""
        return tuple(msgspec.convert(script, Character) for script in self.own_characters)

    @property
    def shows_totals(self) -> bool:
        return self.ledger == "open" or (self.ledger is None and self.tempo == "slow")


class StoneOptions(Company, frozen=True, kw_only=True, dict=True):
    """And when the game stops, and whether fists are proven."""

    round_limit: Annotated[int, Meta(ge=0, le=100)] = 0
    sealed_proof: bool = False
    absent_play: AbsentPlay = "auto"

    unsaved: ClassVar[Mapping[str, object]] = {**Company.unsaved, "absent_play": "auto"}


def check_options(options: Company, players: int) -> None:
    """Refuse characters that break the rules of the blank cards, and a pile too small."""
    check_own_characters(options.own_characters)
    if options.specials is not None:
        check_specials(options.specials)


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


COPYCATS = (
    "doppelganger", "ghost", "goblin", "leprechaun", "necromancer", "charlatan#1", "apprentice#1", "brigand",
    "enchantress", "goldsmith",
)  # fmt: skip


def presets(players: int) -> dict[str, dict[str, object]]:
    """Option sets worth offering: short and open games, guests of one's own invention, proofs, slow play. (6)"""
    return {
        "short": {"ledger": "open", "round_limit": 4},
        "copycats": {"own_characters": EXAMPLES[:1], "specials": COPYCATS, "round_limit": 6},
        "two_guests": {
            "own_characters": EXAMPLES[:2],
            "guests_first": True,
            "specials": COPYCATS[1:3],
            "round_limit": 4,
        },
        "three_guests": {"own_characters": EXAMPLES, "specials": COPYCATS[:4], "round_limit": 6},
        "proven": {"sealed_proof": True, "round_limit": 6},
        "slow": {"tempo": "slow", "bluff": False, "round_limit": 10},
    }
