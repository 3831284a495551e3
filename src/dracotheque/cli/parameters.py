"""The parameters that commands share, as `--help` explains them."""

from typing import Annotated

from cyclopts import Parameter

from dracotheque.cli.voice import Voice

Spoken = Annotated[Voice, Parameter(parse=False)]
"""Not typed: every command is handed the voice it speaks with."""

Language = Annotated[
    str | None,
    Parameter(
        metavar="fr|en",
        help="Language of everything said; else DRACO_LANG decides, else the language of the system, else it is fr.",
    ),
]
GameId = Annotated[str, Parameter(help="The game, for example jeu_des_dragons.")]
OptionList = Annotated[
    str | None,
    Parameter(metavar="k=v,…", help="Options of the table, for example target_hoard=60,max_gambits=none."),
]
PLAYERS = Parameter(metavar="N", help="How many sit at the table.")
SEED = Parameter(metavar="S", help="A whole number: the same seed gives the same shuffles.")
BOTS = Parameter(
    metavar="A,B,…", help="One name for all the bots' seats, or one for each: random, beginner, regular, master…"
)
JSON = Parameter(negative=(), show_default=False, help="Print exactly one JSON object.")
