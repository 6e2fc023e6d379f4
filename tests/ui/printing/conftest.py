"""Shared by the tests of printing: puzzles of a file, and dialogs that have worked out what they show."""

import pytest

from sudoku_desktop.board import Puzzle
from tests.puzzles import MK_FIG_1, MK_FIG_6

LONG = 300_000
"""Milliseconds; a first compilation may fall into it."""
FILE = (Puzzle(MK_FIG_1, title="One"), Puzzle(MK_FIG_6, title="Two"), Puzzle(MK_FIG_1, title="Three"))


@pytest.fixture
def remembered():
    """The choices that dialogs have asked to be remembered."""
    return []


@pytest.fixture
def settled(qtbot):
    """Waits until a page or a dialog has worked out and painted what it shows."""
    return lambda shown: qtbot.waitUntil(lambda: shown.paper.is_settled, timeout=LONG)
