"""What is printed on a card, as far as a terminal shows it: a glyph for its nature, its name, its strength."""

from typing import Final

from rich.text import Text

from dracotheque.texts import Texts

GOOD: Final = ("brass", "silver", "bronze", "copper", "gold", "bahamut")
EVIL: Final = ("white", "blue", "black", "red", "green", "tiamat", "dracolich")
EVIL_COLOURS: Final = EVIL[:5]
UNIQUE: Final = {
    "bahamut": 13,
    "tiamat": 13,
    "dracolich": 10,
    "archmage": 9,
    "dragonslayer": 8,
    "thief": 7,
    "druid": 6,
    "priest": 5,
    "princess": 4,
    "fool": 3,
}

GLYPHS: Final = {"good": "▲", "evil": "▼", "mortal": "●"}
# Named colours of the terminal's own theme, so that they are readable on light and on dark ground.
STYLES: Final = {
    "white": "bold",
    "blue": "blue",
    "black": "bright_black",
    "red": "red",
    "green": "green",
    "brass": "yellow",
    "silver": "cyan",
    "bronze": "dark_orange3",
    "copper": "dark_orange",
    "gold": "bright_yellow",
    "bahamut": "bold bright_cyan",
    "tiamat": "bold bright_red",
    "dracolich": "bold green",
}
MORTAL_STYLE: Final = "magenta"


def power_of(card: str) -> str:
    """The colour of a dragon, or a card's own name."""
    return card.partition("_")[0]


def strength_of(card: str) -> int:
    return UNIQUE[card] if card in UNIQUE else int(card.partition("_")[2])


def nature_of(card: str) -> str:
    power = power_of(card)
    return "good" if power in GOOD else "evil" if power in EVIL else "mortal"


def colours_of(card: str) -> tuple[str, ...]:
    """The colours a card counts for: Tiamat has five, the other unique cards none. (3.5)"""
    return EVIL_COLOURS if card == "tiamat" else () if card in UNIQUE else (power_of(card),)


def style_of(card: str) -> str:
    return STYLES.get(power_of(card), MORTAL_STYLE)


def short(card: str, texts: Texts) -> Text:
    """A card in as few letters as can be told apart: `▼ Noir 9`, `● Le Voleur 7`."""
    name = texts.name("card" if card in UNIQUE else "colour", power_of(card))
    return Text(f"{GLYPHS[nature_of(card)]} {name[:1].upper()}{name[1:]} {strength_of(card)}", style_of(card))


def full(card: str, texts: Texts) -> Text:
    """A card by its whole name: `▼ Dragon Noir 9`, `● Le Voleur (7)`."""
    name = texts.name("card", card)
    strength = f" ({strength_of(card)})" if card in UNIQUE else ""
    return Text(f"{GLYPHS[nature_of(card)]} {name}{strength}", style_of(card))
