"""Preview of an evolution on the puzzle, among the ways to a puzzle."""

from threading import Event

from sudoku_desktop.board import Grid
from sudoku_desktop.evolution.presets import CONSTRUCTIVE_2026, MANTERE_KOLJONEN_2007
from sudoku_desktop.ui.play.preview import EvolutionPreview, stages_of
from tests.puzzles import MK_FIG_1

REQUEST = MANTERE_KOLJONEN_2007, MK_FIG_1


def test_that_the_stages_are_those_of_one_run_in_order():
    stages = stages_of(REQUEST, Event())
    assert stages == stages_of(REQUEST, Event())
    assert 2 <= len(stages) <= 4
    generations, clashes = [each.generation for each in stages], [len(each.clashes) for each in stages]
    assert generations[0] == 0
    assert generations == sorted(set(generations))
    assert clashes[-1] == min(clashes)
    assert clashes[-1] < clashes[0]


def test_that_the_preview_ends_when_it_is_told_to():
    stop = Event()
    stop.set()
    assert stages_of(REQUEST, stop) == ()


def test_that_boards_and_their_legend_are_shown_for_a_puzzle_with_one_solution_alone(window, qtbot):
    preview, editor = window.activities.play.preview, window.parts.editor
    editor.load_puzzle(Grid.blank())
    qtbot.waitUntil(lambda: not preview.isVisible())
    assert not preview.legend.isVisible()
    editor.load_puzzle(MK_FIG_1)
    qtbot.waitUntil(lambda: bool(preview.stages))
    assert preview.isVisible()
    assert preview.legend.isVisible()
    assert "clash" in preview.accessibleName()


def test_that_text_and_boards_are_those_of_the_chosen_algorithm(window, qtbot):
    parts, play = window.parts, window.activities.play
    parts.editor.load_puzzle(MK_FIG_1)
    for algorithm, words in ((MANTERE_KOLJONEN_2007, "21 random grid"), (CONSTRUCTIVE_2026, "30 random grid")):
        parts.parameters.set_algorithm(algorithm)
        qtbot.waitUntil(lambda: bool(play.preview.stages))
        assert play.preview.stages == stages_of((algorithm, MK_FIG_1), Event())
        assert play.sentence.text().startswith(words)


def test_that_no_space_is_left_below_boards_that_are_smaller_where_the_window_is_narrow(qtbot):
    preview = EvolutionPreview()
    qtbot.addWidget(preview)
    preview.resize(2000, 100)
    largest = preview.sizeHint().height()
    preview.resize(200, 100)
    assert preview.sizeHint().height() < largest
