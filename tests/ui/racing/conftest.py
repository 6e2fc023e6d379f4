"""Shared by the tests of races: the real window with loaded kernels, and a race of four on an easy puzzle."""

import pytest

from tests.puzzles import MK_FIG_1


@pytest.fixture
def race(window, qtbot):
    """The race window, opened by the menu, with four runners at full speed."""
    window.parts.editor.load_puzzle(MK_FIG_1)
    window.parts.parameters.set_seed(5)
    qtbot.waitUntil(lambda: window.parts.verdict.solution is not None)
    window.racing.open.trigger()
    opened = window.racing.race
    opened.count.set_number(4)
    opened.pace.setCurrentIndex(opened.pace.count() - 1)
    yield opened
    window.parts.editor.set_clean()
