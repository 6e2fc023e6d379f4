"""The header's second line: level, sign and verdict."""

import pytest

from sudoku_desktop.ui.verdict.verdict_line import Sign, VerdictLine
from tests.puzzles import MK_FIG_1


@pytest.fixture
def line(qtbot):
    line = VerdictLine()
    qtbot.addWidget(line)
    line.resize(600, line.sizeHint().height())
    line.show()
    return line


def test_that_it_says_verdict_level_and_givens(bare_window, qtbot):
    line = bare_window.parts.verdict_line
    height = line.height()
    bare_window.parts.editor.load_puzzle(MK_FIG_1)
    qtbot.waitUntil(lambda: line.shown[1] != "")
    assert line.shown == ("One solution", "★☆☆☆☆☆☆ Gentle 1.2", "38 givens")
    assert "exactly one solution" in line.accessibleName()
    assert (line._dots.text(), line._rating.text(), line.sign) == ("●○○○○○○", "Gentle 1.2 ·", "✓")
    assert line.height() == height


def test_that_a_verdict_without_room_is_cut_and_its_tool_tip_whole(line):
    line.say(Sign.BAD, "No solution: every possibility was tried, and none of them was left. " * 3)
    assert line._verdict.text().endswith("…")
    assert line.toolTip() == line.sentence == line.accessibleName()
    assert line.sign == "✗"
    assert not line._rating.isVisible()


def test_that_what_is_learned_under_a_cover_is_said_when_it_goes(qtbot):
    line = VerdictLine()
    qtbot.addWidget(line)
    line.cover("Another puzzle.")
    line.say(Sign.GOOD, "One solution.")
    assert (line.sentence, line.sign) == ("Another puzzle.", "…")
    line.cover("")
    assert (line.sentence, line.sign) == ("One solution.", "✓")
