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


def test_that_it_says_verdict_and_level_and_in_full_the_givens(bare_window, qtbot):
    line = bare_window.parts.verdict_line
    height = line.height()
    bare_window.parts.editor.load_puzzle(MK_FIG_1)
    qtbot.waitUntil(lambda: line._rating.text() != "")
    assert line._verdict.whole == "One solution"
    assert line.accessibleName().startswith("38 givens; ")
    assert "exactly one solution" in line.accessibleName()
    assert (line._dots.text(), line._rating.text(), line.sign) == ("●○○○○○○", "Gentle 1.2 ·", "✓")
    assert line.height() == height


def test_that_a_verdict_without_room_is_cut_and_its_tool_tip_whole(line):
    line.say(Sign.BAD, "No solution: every possibility was tried, and none of them was left. " * 3)
    assert line._verdict.text().endswith("…")
    assert line.toolTip() == line.sentence == line.accessibleName()
    assert line.sign == "✗"
    assert not line._rating.isVisible()
