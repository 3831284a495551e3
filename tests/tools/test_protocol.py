from dracotheque import games
from tools import protocol


def test_the_browser_knows_the_games_as_they_are() -> None:
    """`python -m tools.protocol` writes the files again."""
    assert protocol.stale() == []


def test_a_structure_inside_an_event_is_named_by_its_class() -> None:
    game = games.get("jeu_des_dragons")
    kinds = protocol.kinds_of(game)
    assert kinds.events["antes-revealed"] == {"antes": "{laid}"}
    assert kinds.parts["laid"] == {"seat": "seat", "card": "card"}
    assert kinds.events["gold-paid"] == {"payer": "seat", "payee": "purse"}


def test_what_may_be_a_name_or_a_structure_is_named_by_its_kind() -> None:
    game = games.get("pierres_du_dragon")
    assert protocol.kinds_of(game).events["auction-won"] == {"seat": "seat", "character": "character"}
