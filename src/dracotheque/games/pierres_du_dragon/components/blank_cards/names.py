"""What a character of the table may be called. (6.2-E_NAME)"""

from typing import Final

from .schema import Character

LONGEST: Final = 32
_SIGNS: Final = " '’-"

OFFICIAL_NAMES: Final = frozenset(
    name.casefold()
    for name in (
        "Sorcière", "Dragon rouge", "Dragon bleu", "Dragon jaune", "Enchanteur", "Magicien", "Sorcier", "Voleur",
        "Alchimiste", "Ancien Dragon", "Apprenti sorcier", "Brigand", "Charlatan", "Doppelganger",
        "Dragon à deux têtes", "Dragon arc-en-ciel", "Ensorceleuse", "Fantôme", "Fée", "Gnome", "Gobelin", "Lutin",
        "Marchand", "Nain", "Nécromant", "Orfèvre", "Troll",
        "Witch", "Red Dragon", "Blue Dragon", "Yellow Dragon", "Wizard", "Magician", "Sorcerer", "Thief",
        "Alchemist", "Ancient Dragon", "Sorcerer's Apprentice", "Two-headed Dragon", "Rainbow Dragon", "Enchantress",
        "Ghost", "Fairy", "Goblin", "Leprechaun", "Merchant", "Dwarf", "Necromancer", "Goldsmith",
    )
)  # fmt: skip


def plain_name(name: str) -> str:
    """A name as it is compared: capitals, kinds of apostrophe and doubled spaces make no difference."""
    return " ".join(name.replace("’", "'").casefold().split())


def is_well_named(character: Character) -> bool:
    """1 to 32 letters, digits, spaces, apostrophes and hyphens, and no official name."""
    return all(
        0 < len(name) <= LONGEST
        and all(sign.isalnum() or sign in _SIGNS for sign in name)
        and plain_name(name) not in OFFICIAL_NAMES
        for name in character.names
    )


def share_a_name(one: Character, other: Character) -> bool:
    """Whether two different characters could be taken for each other; the same one may stand on two blanks."""
    return one != other and not {*map(plain_name, one.names)}.isdisjoint(map(plain_name, other.names))
