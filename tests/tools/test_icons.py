from tools.icons import PUBLIC, icons


def test_the_icons_show_the_dragon_as_it_is_drawn_today() -> None:
    """`python -m tools.icons` draws them again."""
    assert icons() == {path.name: path.read_bytes() for path in PUBLIC.glob("icon-*.png")}
