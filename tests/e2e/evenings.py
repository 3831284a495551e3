"""A short game of each kind, for somebody who plays with the mouse."""

from typing import Final, NamedTuple

from tests.e2e.people import Player


class Evening(NamedTuple):
    """A game that is soon over, and what there is to click on its board: the most wanted first."""

    opponents: int
    options: dict[str, str]
    clicked: tuple[str, ...]

    def begin(self, player: Player, game: str) -> None:
        player.make_table(game, ["beginner"] * self.opponents, self.options)
        player.start()


EVENINGS: Final = {
    "jeu_des_dragons": Evening(2, {"Starting hoard": "20"}, (".glows, button.gold",)),
    "pierres_du_dragon": Evening(2, {"Round limit": "2"}, (".glows, button.gold, [data-step]",)),
    "dragons_du_mekong": Evening(1, {"Round limit": "10"}, ("button.gold", ".glows")),
    "or_des_dragons": Evening(
        2,
        {"Times to speak, sharing": "1"},
        (
            "button.gold",
            ".glows, [data-plain], [data-suggest], [data-piece], [data-plate][aria-pressed=false], .chip",
        ),
    ),
    "drakon": Evening(1, {"Round limit": "20"}, ("[data-confirm]", ".glows, [data-plain]")),
}
SHORTEST: Final = {"jeu_des_dragons": Evening(1, {"Number of gambits": "1"}, (".glows, button.gold",))}
"""Where a game only has to be begun, gone on with and over."""
