"""Shared by the tests of printing: puzzles of a file, and dialogs that have finished computing."""

import pytest

from sudoku_desktop.board import Puzzle
from tests.puzzles import MK_FIG_1, MK_FIG_6

FILE = (Puzzle(MK_FIG_1, title="One"), Puzzle(MK_FIG_6, title="Two"), Puzzle(MK_FIG_1, title="Three"))


@pytest.fixture
def remembered():
    """Record the choices that dialogs ask to be remembered."""
    return []


@pytest.fixture
def settled(qtbot):
    """Function that waits until a page or a dialog has computed and painted its content."""
    return lambda shown: qtbot.waitUntil(lambda: shown.paper.is_settled)
