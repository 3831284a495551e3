"""What follows from fields is spelt out for a compiler, line by line as plain Python has it."""

import inspect
import re
from types import ModuleType

import pytest

from dracotheque.core import parts, rules, state
from dracotheque.games.or_des_dragons import state as gold
from dracotheque.games.or_des_dragons.state import sharing
from tools.written import written_out


@pytest.mark.parametrize("module", [parts, rules, state, gold], ids=lambda module: module.__name__)
def test_a_module_spelt_out_is_python_without_a_metaclass(module: ModuleType) -> None:
    text = written_out(inspect.getsource(module), module)
    compile(text, module.__name__, "exec")
    assert "metaclass" not in text
    assert "@written" not in text
    assert re.search(r"^    \w+: .* = field\(", text, re.MULTILINE) is None


def test_what_is_spelt_out_copies_and_clears_every_field() -> None:
    text = written_out(inspect.getsource(gold), gold)
    for name in gold.Table.own_fields:
        assert f"        other.{name} = " in text
        assert f"        self.{name} = " in text
    assert "        other.deck = self.deck.copy()\n" in text
    assert "        self.ready = [ALL_ROLES] * self.players\n" in text
    part = written_out(inspect.getsource(sharing), sharing)
    assert "    def clear_parchments(self) -> None:\n        self.parchments = ()\n" in part
