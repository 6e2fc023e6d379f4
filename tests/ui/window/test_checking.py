"""Puzzle ▸ Check: the player's wrong entries are marked, without revealing the right digit."""

import numpy as np
import pytest

from sudoku_desktop.ui.board import Mode
from tests.puzzles import MK_FIG_1, MK_FIG_1_SOLUTION, SEVERAL
from tests.ui.real_window import shared_window as window

__all__ = ["window"]

BLANKS = np.flatnonzero(MK_FIG_1.cells == 0).tolist()


@pytest.fixture
def playing(window, qtbot):
    """Window with a puzzle that is known to have one solution."""
    window.parts.editor.load_puzzle(MK_FIG_1)
    qtbot.waitUntil(lambda: window.parts.verdict.solution is not None)
    window.parts.editor.set_mode(Mode.PLAYING)
    return window


def right(cell):
    return int(MK_FIG_1_SOLUTION.cells[cell])


def wrong(cell):
    return right(cell) % 9 + 1


def marked(window):
    return [cell for cell, look in enumerate(window.parts.board.board_model.looks) if look.marked]


def check(window):
    window.playing.check.trigger()
    return window.parts.outcome.sentence


def test_that_one_wrong_entry_is_named_and_marked(playing):
    cell = BLANKS[0]
    playing.parts.editor.set_digit(cell, wrong(cell))
    assert check(playing) == (
        f"The {wrong(cell)} in {MK_FIG_1.geometry.cell_name(cell)} is wrong. "
        "(Compared with the exact solver’s solution.)"
    )
    assert marked(playing) == [cell]
    assert playing.parts.board.board_model.describe(cell).endswith("wrong")
    playing.parts.editor.set_digit(cell, right(cell))
    assert marked(playing) == []


def test_that_several_wrong_entries_are_all_marked(playing):
    for cell in BLANKS[:3]:
        playing.parts.editor.set_digit(cell, wrong(cell))
    assert check(playing).startswith("3 of the entries are wrong: ")
    assert marked(playing) == BLANKS[:3]


def test_that_right_entries_are_not_marked(playing):
    playing.parts.editor.set_digit(BLANKS[0], right(BLANKS[0]))
    assert check(playing) == (f"No entry differs from the exact solver’s solution; {len(BLANKS) - 1} cells to go.")
    assert marked(playing) == []


def test_that_without_entries_or_without_one_solution_the_verdict_is_said(playing, qtbot):
    assert check(playing) == playing.parts.verdict_line.sentence
    playing.parts.editor.load_puzzle(SEVERAL)
    qtbot.waitUntil(lambda: playing.parts.verdict.several is not None)
    assert "several solutions" in check(playing)
