"""Preview of an evolution on the puzzle, among the ways to a puzzle."""

from threading import Event

from sudoku_desktop.board import Grid
from sudoku_desktop.ui.play.preview import stages_of
from tests.puzzles import MK_FIG_1
from tests.ui.real_window import LONG, kernels, window  # noqa: F401


def test_that_the_stages_are_those_of_one_run_in_order():
    stages = stages_of(MK_FIG_1, Event())
    assert stages == stages_of(MK_FIG_1, Event())
    assert 2 <= len(stages) <= 4
    generations, clashes = [each.generation for each in stages], [len(each.clashes) for each in stages]
    assert generations[0] == 0
    assert generations == sorted(set(generations))
    assert clashes[-1] == min(clashes)
    assert clashes[-1] < clashes[0]


def test_that_the_preview_ends_when_it_is_told_to():
    stop = Event()
    stop.set()
    assert stages_of(MK_FIG_1, stop) == ()


def test_that_boards_and_their_legend_are_shown_for_a_puzzle_with_one_solution_alone(window, qtbot):  # noqa: F811
    preview, editor = window.activities.play.preview, window.parts.editor
    editor.load_puzzle(Grid.blank())
    qtbot.waitUntil(lambda: not preview.isVisible(), timeout=LONG)
    assert not preview.legend.isVisible()
    editor.load_puzzle(MK_FIG_1)
    qtbot.waitUntil(lambda: bool(preview.stages), timeout=LONG)
    assert preview.isVisible()
    assert preview.legend.isVisible()
    assert "clash" in preview.accessibleName()
