"""Shared by the tests of generating: the real window with loaded kernels, and puzzles that are made quickly."""

import pytest

from sudoku_desktop.services.generation import PuzzleCriteria, generate
from tests.ui.real_window import LONG, kernels, window  # noqa: F401


@pytest.fixture(scope="session")
def puzzles(kernels):
    """Five puzzles, from the seeds 1 to 5."""
    return tuple(generate(PuzzleCriteria(), 5, 1))


@pytest.fixture
def panel(window, qtbot):
    """The page's panel, in sight, with a wish that comes true at once."""
    window.generating.show_page.trigger()
    qtbot.waitUntil(lambda: window.parts.generate_page.content is not None, timeout=LONG)
    made = window.parts.generate_page.content
    made.form.count.set_number(3)
    made.form.seed.field.set_seed(1)
    made.form.seed.new_each_time.setChecked(False)
    made.pace.setCurrentIndex(made.pace.count() - 1)  # full speed
    return made
