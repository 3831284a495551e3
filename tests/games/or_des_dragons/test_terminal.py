"""What a terminal shows of L'Or des Dragons, drawn from a view alone."""

import io
import json
import sys
from pathlib import Path
from typing import Any

import pytest

from dracotheque.cli.app import run
from dracotheque.cli.boards.or_des_dragons.board import Board as GoldBoard
from dracotheque.cli.boards.or_des_dragons.speech import BANDS, Speech
from dracotheque.cli.boards.or_des_dragons.table import ATTACK
from dracotheque.cli.boards.or_des_dragons.tokens import KINDS, SHAPES, STYLES
from dracotheque.cli.voice import Voice
from dracotheque.games.or_des_dragons import GAME, components
from dracotheque.games.or_des_dragons.moves import Attack, Pass, PlayCard, Reason, SetEye, Steal
from tests.games.or_des_dragons.table import (
    A,
    B,
    C,
    attack,
    bundle,
    card,
    deal,
    lair,
    look,
    play,
    position,
    refuse,
    shared,
    side,
    sign,
    split,
    steal,
    weakened,
)
from tests.games.or_des_dragons.terminal import RICH, asked, board, drawn, fair, row_of, table

AIDS = {"public_ledger": True, "bag_aid": True}


def test_the_game_has_a_board_of_its_own_and_a_sign_for_everything_in_the_box() -> None:
    assert type(board()) is GoldBoard
    assert components.TOKENS == KINDS
    assert set(STYLES) == set(KINDS)
    assert len(set(SHAPES.values())) == len(KINDS)
    assert tuple(ATTACK) == components.ROLES
    assert tuple(ATTACK.values()) == components.ATTACK
    assert tuple(BANDS) == components.COLOURS


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_kind_has_a_letter_and_a_name_of_its_own(language: str) -> None:
    voice = Voice(language)
    tokens = Speech(voice, (), None).tokens
    assert len(set(tokens.letters.values())) == len(set(tokens.names.values())) == len(KINDS)


def test_a_lair_shows_its_treasure_its_strength_and_who_stands_there() -> None:
    state = position(
        weakened(lair("8_5_3", [(B, "warrior", ["sword_plus_one"]), (A, "wizard")], silver=2, amber=1)),
        lair("7_7_0"),
        None,
        advanced=True,
    )
    picture = table(state)
    row = row_of("6/9", picture)
    assert "▰▰▰▰▰▰▱▱▱ 6/9" in row
    assert "○2s ▼1y +3 ?" in row
    assert "Basile Warrior 5 (Sword +1)" in picture
    assert "Alix Wizard 1" in picture
    assert "(Weakness Powder)" in picture
    assert "–" in row_of("0/7", picture)
    assert "empty lair" in row_of(" 3 ", picture)


def test_a_player_is_shown_with_who_is_ready_resting_and_fighting() -> None:
    state = position(
        lair("8_5_3", [(A, "wizard")]), resting={A: ["thief"]}, advanced=True, hands={B: ["fireball", "long_arm"]}
    )
    picture = table(state)
    assert "►★  Alix (you)  Warrior  Warrioress  (Thief)  Wizard→1" in row_of("(you)", picture)
    assert row_of("  Basile", picture).endswith(" 2")


def test_the_heading_counts_bag_dragons_and_the_way_to_the_fair() -> None:
    picture = table(position(replacements=5, bag_size=40))
    assert "basic rules · bag 40 · dragons 9" in picture
    assert "dragons before the Fair: 2" in picture
    assert "last phase" in table(position(lair("8_5_3", silver=1), bag_size=0))
    assert "before the Fair" not in table(position(replacements=8))


def test_one_s_own_loot_names_all_kinds_and_nobody_else_s_is_drawn() -> None:
    state = position(loot={A: {"gold": 3}, B: {"gold": 7, "black_diamond": 1}}, advanced=True, hands={B: ["fireball"]})
    own = table(state)
    assert "your loot  ○0s silver  ●3g gold  ✦0r red" in own
    for viewer in (A, C, None):
        picture = table(state, viewer)
        assert "●7" not in picture and "◈1" not in picture and "Fireball" not in picture
    assert "●7g gold" in table(state, B) and "magic objects  Fireball" in table(state, B)
    assert "○s silver  ●g gold" in table(state, None) and "your loot" not in table(state, None)


def test_the_aids_of_the_table_are_shown_where_it_has_them() -> None:
    state = position(lair("8_8_0", [(A, "warrior")], gold=1), loot={B: {"amber": 2}}, bag={"silver": 5}, options=AIDS)
    picture = table(state)
    assert "in the open ▼2y" in row_of("▼2y", picture)
    assert " bag ○5s" in picture.splitlines()
    assert "in the open" not in table(position(loot={B: {"amber": 2}}))


def test_one_s_own_eye_is_marked_and_no_other() -> None:
    state = position(advanced=True, eyes={A: 2, B: 3}, hands={C: ["fireball"]})
    picture = table(state)
    assert "◎" in row_of(" 2◎", picture)
    assert picture.count("◎") == 1
    assert "◎" not in table(state, None)
    assert "◎" not in table(position(advanced=True, eyes={A: 2}, discard=["invisible_hand"]))


def test_the_holder_of_the_invisible_hand_alone_reads_how_many_were_pinched() -> None:
    state = position(advanced=True, to_play=B, hands={A: ["invisible_hand"]}, pinched={"gold": 2})
    assert "Invisible Hand: 2" in row_of("Alix", table(state))
    assert "Invisible Hand" not in table(state, B)


def test_a_theft_and_a_loss_stand_side_by_side_in_the_public_ledger() -> None:
    state = shared({}, [(A, "thief"), (B, "thief")], loot={A: {"gold": 2}, B: {"gold": 2}}, options=AIDS)
    play(state, A, Steal(B))
    play(state, B, Steal(A))
    assert "+1? -1?" in row_of("Alix", table(state))


def test_a_sharing_shows_treasure_sand_and_parchments_with_their_reasons() -> None:
    state = shared(RICH, [(A, "warrior"), (B, "warrior"), (C, "thief")])
    assert "✝ dead 10/8" in table(state, C)
    offer = {A: {"silver": 4}, B: {"gold": 2}, C: {"sapphire": 1, "diamond": 1}}
    play(state, C, split(offer, Reason("collector", bundle(sapphire=1, diamond=1))))
    sign(state, A)
    picture = table(state, B)
    assert " treasure ○4s ●2g ◆1b ◇1d" in picture.splitlines()
    assert " sand ▓▓▓▓▓▓▓▓▓   Chloé → Alix → Basile" in picture.splitlines()
    assert row_of("Chloé 1", picture).split() == ["Chloé", "1", "◆1b", "◇1d", "○4s", "●2g"]
    assert "✓ Chloé, Alix   “I collect: 1 sapphire and 1 diamond for me.”" in picture
    refuse(state, B)
    assert "✗ Basile" in table(state, A)
    assert "░▓▓▓▓▓▓▓▓" in table(state, A)


def test_who_votes_reads_the_own_share_in_the_question() -> None:
    state = shared(RICH)
    play(state, B, split({A: {"silver": 4}, B: {"gold": 2, "sapphire": 1, "diamond": 1}}))
    assert asked(state, A).splitlines()[0] == "Basile proposes: do you sign? Your share: ○4s"


def test_suggestions_are_numbered_side_by_side_and_the_notation_explained() -> None:
    state = shared(RICH, [(A, "warrior"), (B, "warrior"), (C, "thief")])
    picture = asked(state, C)
    assert "1 Say nothing" in picture
    assert row_of("Chloé", picture).split() == ["Chloé", "Alix", "Basile"]
    assert "“a: 2s, b: 1b”; the rest is yours." in picture
    move = board(C).order(state.decision(C))[1]
    line = next(line for line in picture.splitlines() if line.startswith("  2 "))
    count = sum(heap.count for share in move.shares for heap in share.tokens)  # type: ignore[attr-defined]
    assert count == 8 and len(line.split()) > 2


def test_the_shares_agreed_on_are_shown_while_a_window_is_open() -> None:
    state = shared(RICH, advanced=True, hands={C: ["confusion_ring"]})
    play(state, B, split({A: {"silver": 4}, B: {"gold": 2, "sapphire": 1, "diamond": 1}}))
    sign(state, A)
    picture = table(state, C)
    assert row_of("shares", picture).split() == ["shares", "●2g", "◆1b", "◇1d", "○4s"]
    assert "2 Confusion Ring: switch the shares of Alix and Basile" in asked(state, C)


def test_an_attack_is_shown_with_the_total_it_makes_and_whether_it_kills() -> None:
    state = position(
        lair("8_5_3", [(B, "warrior")]), lair("7_7_0"), advanced=True, hands={A: ["fireball", "sword_plus_one"]}
    )
    play(state, A, SetEye(0))
    lines = asked(state, A).splitlines()
    assert "lair 1" in lines[1]
    warrior = row_of(" Warrior 4", "\n".join(lines))
    assert "8/8 ✝" in warrior and "4/7" in warrior and "4/7 ✝" not in warrior
    boosted = row_of("Wizard + Sword +1 + Fireball 5", "\n".join(lines))
    assert "9/8 ✝" in boosted
    number = int(boosted.split("5 ")[1].split()[0])
    assert board().order(state.decision(A))[number - 1] == Attack("wizard", 1, ("sword_plus_one", "fireball"))


def test_the_recall_ring_stands_above_the_attacks() -> None:
    state = position(advanced=True, hands={A: ["recall_ring"]}, resting={A: ["thief"]})
    play(state, A, SetEye(0))
    assert " 1 Play the Recall Ring" in asked(state, A).splitlines()[1]


def test_who_was_driven_off_sees_where_to_go() -> None:
    state = position(lair("8_5_3"), advanced=True, hands={B: ["repulsive_cloud"], A: ["sword_plus_one"]})
    attack(state, A, "warrior", 1)
    play(state, B, card("repulsive_cloud"))
    picture = asked(state, A)
    assert "lair 1" not in picture.splitlines()[1] and "lair 4" in picture
    assert "Sword +1" in picture
    assert "Warrior→?" in table(state)


def test_who_was_driven_off_sees_what_each_move_elsewhere_makes_with_the_boosts_played_before() -> None:
    hands = {B: ["repulsive_cloud"], A: ["fireball", "sword_plus_one"]}
    state = position(lair("8_5_3"), lair("5_4_1"), advanced=True, hands=hands)
    attack(state, A, "wizard", 1, "fireball")
    play(state, B, card("repulsive_cloud"))
    picture = asked(state, A)
    assert "strength 4, with Fireball" in picture
    assert "4/5" in row_of("Wizard + Fireball 4", picture)
    assert "5/5 ✝" in row_of("Wizard + Fireball + Sword +1 5", picture)


def test_a_thief_with_a_wizard_sees_the_screen_and_nobody_else_does() -> None:
    state = shared({}, [(B, "warrior"), (A, "thief"), (A, "wizard"), (C, "warrioress")], loot={B: {"amber": 2}})
    steal(state, A, B)
    assert "behind the screen ▼2y" in table(state)
    assert "Alix robs Basile." in table(state, C)
    assert "▼2y" not in table(state, C)


def test_a_speaker_sees_every_even_swap_in_a_grid() -> None:
    state = fair()
    picture = asked(state, A)
    assert "give ↓ for → ○s ●g ✦r ◆b ■e ▲v ▼y ◇d ◈k" in picture
    row = row_of(" ●g  ", picture).split()
    assert row[:4] == ["●g", "2", "·", "3"]
    assert board().order(state.decision(A))[int(row[5]) - 1] == deal(side(A, {"gold": 1}, {"emerald": 1}))


def test_an_open_deal_says_for_whom_it_is() -> None:
    state = fair()
    play(state, A, deal(side(A, {"gold": 2}, {"emerald": 1})))
    assert "Alix ●2g → ■1e  (for anybody)  ✓ Alix" in table(state, B)
    assert "stall ●2g" in table(state, B)


def test_the_discard_shows_what_is_gone_and_what_is_to_come() -> None:
    state = position(advanced=True, lost={"gold": 2}, discard=["fireball"], deck=["dragon_8_8_0"])
    lines = drawn(board().pile(look(state, A))).splitlines()
    assert lines[0] == "lost treasures ●2g"
    assert lines[1].endswith("Fireball")
    assert lines[2].endswith("8/8/0 dragon")


def test_the_rules_of_a_question_begin_with_one_s_own_objects() -> None:
    state = position(advanced=True, hands={A: ["long_arm"]}, eyes={A: 1})
    lines = drawn(board().rules(look(state, A), state.decision(A)), 120).splitlines()
    assert lines[0].startswith("Long Arm – ")
    assert "Rules: Place your eye" in lines


def test_the_last_count_shows_tokens_and_points_from_first_to_last() -> None:
    state = position(
        lair("8_8_0", [(A, "warrior"), (A, "warrioress")], gold=1), bag_size=0, loot={B: {"gold": 6}, A: {"amber": 1}}
    )
    play(state, A, Attack("wizard", 1))
    assert state.over
    rows = [line.split() for line in drawn(board().result(look(state, A), state.scores)).splitlines() if line.strip()]
    assert [row[:2] for row in rows[1:]] == [["1", "Alix"], ["1", "Basile"], ["3", "Chloé"]]
    assert [row[-1] for row in rows[1:]] == ["18", "18", "0"]
    assert "1★" in rows[1] and "★" not in "".join(rows[2])


def test_the_cursed_player_is_named_in_the_last_count() -> None:
    loot = {A: {"black_diamond": 1, "amber": 3}, B: {"amber": 1}}
    state = position(lair("8_8_0", [(A, "warrior"), (A, "warrioress")], gold=1), bag_size=0, loot=loot, advanced=True)
    attack(state, A, "wizard", 1)
    shown = drawn(board().result(look(state, A), state.scores))
    assert "cursed" in row_of("Alix", shown) and "★" not in shown


def test_a_game_left_early_is_ranked_by_what_it_has_come_to() -> None:
    assert "Basile" in drawn(board().result(look(position(), A), (1, 2, 0)))


@pytest.mark.slow
@pytest.mark.parametrize("language", ["fr", "en"])
def test_everything_fits_eighty_columns(language: str) -> None:
    state: Any = GAME.start(6, {"ruleset": "advanced"}, seed=3)
    for step in range(300):
        if state.over:
            break
        seat = state.actors[0]
        decision = state.decision(seat)
        if step % 10 < 2:
            view, shown = look(state, seat), board(seat, language)
            for part in (shown.table(view), shown.prompt(view, decision), shown.choices(view, decision)):
                assert max(map(len, drawn(part).splitlines()), default=0) <= 80
            assert "…" not in drawn(shown.table(view))
        state.play(seat, decision.moves[-1])


def test_a_first_turn_fits_a_small_terminal() -> None:
    state: Any = GAME.start(4, seed=3)
    lines = table(state, state.actors[0], "fr") + "\n" + asked(state, state.actors[0], "fr")
    assert len(lines.splitlines()) < 24


def typed(line: list[str], words: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> str:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(words.encode()), encoding="utf-8"))
    capsys.readouterr()
    assert run(line) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return out.replace("\N{NO-BREAK SPACE}", " ")


@pytest.mark.slow
@pytest.mark.parametrize(("language", "options"), [("fr", "ruleset=advanced"), ("en", "ruleset=basic")])
def test_a_whole_game_is_played_by_typing_one(
    language: str, options: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.json"
    line = ["play", "or_des_dragons", "--players", "3", "--seed", "4", "--lang", language, "--options", options]
    out = typed([*line, "--save", str(file)], "1\n" * 1000, monkeypatch, capsys)
    assert json.loads(file.read_text("utf-8"))["ending"] == "nothing-left"
    assert "window opens" not in out and "fenêtre s'ouvre" not in out
    assert "verified" in typed(["replay", str(file), "--lang", "en"], "", monkeypatch, capsys)


def test_reactions_may_be_passed() -> None:
    state = shared(RICH, advanced=True, hands={C: ["discernment_lens"]})
    assert "1 Pass" in asked(state, C)
    assert board(C).order(state.decision(C)) == [Pass(), PlayCard("discernment_lens")]
