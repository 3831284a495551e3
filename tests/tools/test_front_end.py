from pathlib import Path

import pytest

from tools.front_end import FrontEnd


@pytest.fixture
def tree(tmp_path: Path) -> FrontEnd:
    for name in (
        "web/src/main.ts",
        "web/node_modules/x.js",
        "src/dracotheque/texts/common.fr.ftl",
        "docs/rules/a.fr.md",
    ):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(name)
    front_end = FrontEnd(tmp_path)
    front_end.stamp.parent.mkdir(parents=True)
    return front_end


def test_nothing_is_fresh_before_it_was_built(tree: FrontEnd) -> None:
    assert not tree.is_fresh()


@pytest.mark.parametrize("name", ["web/src/main.ts", "src/dracotheque/texts/common.fr.ftl", "docs/rules/a.fr.md"])
def test_a_changed_source_makes_the_build_stale(tree: FrontEnd, name: str) -> None:
    tree.stamp.write_text(tree.fingerprint())
    assert tree.is_fresh()
    (tree.root / name).write_text("changed")
    assert not tree.is_fresh()


def test_installed_packages_are_no_sources(tree: FrontEnd) -> None:
    tree.stamp.write_text(tree.fingerprint())
    (tree.root / "web/node_modules/x.js").write_text("another version")
    assert tree.is_fresh()
