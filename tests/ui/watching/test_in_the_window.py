"""A run in the real window: something to watch, nothing left of another puzzle, and texts for screen readers."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QPushButton, QWidget

from sudoku_desktop.assets import sample_puzzles
from sudoku_desktop.evolution.pace import GenerationsPerSecond
from sudoku_desktop.evolution.presets import CONSTRUCTIVE_2026, MANTERE_KOLJONEN_2007
from sudoku_desktop.ui.frame.activity import Activity
from sudoku_desktop.ui.run_controller import RunState
from tests.puzzles import ESCARGOT, MK_FIG_1


def run(window, qtbot, preset, puzzle=MK_FIG_1):
    """Start a run and wait until it has solved the puzzle."""
    window.appearance.set_pace("full")
    window.parts.editor.load_puzzle(puzzle)
    window.parts.parameters.choose_preset(preset.name)
    window.running.solve.trigger()
    qtbot.waitUntil(lambda: window.parts.controller.state is RunState.SOLVED)


def buttons(window):
    return {button.text(): button for button in window.parts.outcome.findChildren(QPushButton) if button.isVisible()}


def tells_of_a_run(window):
    parts = window.parts
    shown = {bool(parts.plot_page.content.points), parts.figures.value("generation") != "–"}
    assert len(shown) == 1, "plot and figures tell the same"
    return shown.pop()


# Something to watch.


def test_that_the_plot_shows_how_earlier_runs_on_the_puzzle_went(window, qtbot):
    def earlier():
        return [each.generation[-1] for each in (run.envelope for run in window.parts.plot_page.content._earlier)]

    ends = []
    for _ in range(2):
        run(window, qtbot, MANTERE_KOLJONEN_2007)
        record = window.parts.presenter.record
        qtbot.waitUntil(lambda: not window.parts.runs.is_busy and not window.running._earlier.is_busy)
        assert earlier() == ends[::-1]
        ends.append(record.last.generation)
    window.running.restart.trigger()
    qtbot.waitUntil(lambda: earlier() == ends[::-1])
    window.running.stop.trigger()
    window.parts.editor.load_puzzle(ESCARGOT)
    qtbot.waitUntil(lambda: earlier() == [])


def test_that_the_first_algorithm_is_one_whose_evolution_can_be_watched(window):
    assert window.parts.parameters.algorithm() == MANTERE_KOLJONEN_2007


def solve_at_once(window, qtbot, puzzle=MK_FIG_1):
    window.parts.editor.load_puzzle(puzzle)
    window.activateWindow()
    window.parts.board.setFocus()
    qtbot.waitUntil(window.parts.board.hasFocus)
    QTest.keyClick(window.parts.board, Qt.Key.Key_F5, Qt.KeyboardModifier.ShiftModifier)
    qtbot.waitUntil(lambda: window.parts.controller.state is RunState.SOLVED)


def test_that_shift_f5_solves_at_once_and_offers_to_watch(window, qtbot):
    solve_at_once(window, qtbot)
    first = window.parts.presenter.record
    assert first.request.algorithm == CONSTRUCTIVE_2026
    assert first.history.generations == 1
    assert window.parts.parameters.algorithm() == MANTERE_KOLJONEN_2007
    assert window.parts.outcome.sentence.startswith(f"By {CONSTRUCTIVE_2026.title}: ")
    QTest.mouseClick(buttons(window)["&Watch It Evolve"], Qt.MouseButton.LeftButton)
    record = window.parts.presenter.record
    assert record.request.algorithm == MANTERE_KOLJONEN_2007
    assert record.request.givens == MK_FIG_1
    window.appearance.set_pace("full")
    qtbot.waitUntil(lambda: window.parts.controller.state is RunState.SOLVED)
    assert record.history.generations > 1
    assert not any("Watch" in text for text in buttons(window))


def test_that_solve_at_once_keeps_the_pace_of_runs_to_watch(window, qtbot):
    window.appearance.set_pace("2")
    solve_at_once(window, qtbot, ESCARGOT)
    assert window.parts.settings.pace == "2"
    assert window.parts.controller._pace == GenerationsPerSecond(2)


# Nothing of another puzzle.


def new(window):
    window.puzzle_menu.new.trigger()


def paste(window):
    QGuiApplication.clipboard().setText(ESCARGOT.to_text())
    window.editing.paste.trigger()


def open_sample(window):
    window.parts.files.open(sample_puzzles()[-1], is_sample=True)
    while window.parts.files.is_opening:
        QTest.qWait(5)


def undo_all(window):
    while window.parts.editor.undo_stack.canUndo():
        window.editing.undo.trigger()


@pytest.mark.parametrize("change", [new, paste, open_sample])
def test_that_another_puzzle_takes_plot_figures_and_outcome_of_the_old_one_away(window, qtbot, change):
    run(window, qtbot, CONSTRUCTIVE_2026)
    assert tells_of_a_run(window)
    window.parts.board.setFocus()
    change(window)
    qtbot.waitUntil(lambda: not tells_of_a_run(window))  # a file is read beside the interface
    assert window.parts.outcome.sentence == ""
    assert window.parts.plot_page.content.points is None
    undo_all(window)
    assert not tells_of_a_run(window)


# All of it heard.


@pytest.mark.parametrize("page", ["play", "evolve", "create", "runs", "studies", "ratings"])
def test_that_descriptions_hold_no_markup_and_every_choice_is_named(window, qtbot, page):
    open_sample(window)
    if page in ("play", "evolve", "create"):
        window.parts.frame.turn_to(Activity(page))
    else:
        window.laboratory.open(page)
    if page != "play":
        qtbot.waitUntil(lambda: any(each.isVisible() for each in window.findChildren(QComboBox)))
    for widget in window.findChildren(QWidget):
        heard = QAccessible.queryAccessibleInterface(widget)
        if not widget.isVisible() or heard is None:
            continue
        description = heard.text(QAccessible.Text.Description)
        assert "<p>" not in description, widget
        assert "&#" not in description, widget
        if isinstance(widget, QComboBox):  # on X11 Qt names it by its value, and its label by a relation
            labels = [other.text(QAccessible.Text.Name) for other, _ in heard.relations()]
            assert any(labels), widget.currentText()


def test_that_tab_goes_to_what_the_outcome_offers_and_an_edit_of_the_same_puzzle_keeps_plot_and_figures(window, qtbot):
    run(window, qtbot, CONSTRUCTIVE_2026)
    window.parts.board.setFocus()
    offered = list(buttons(window).values())
    assert len(offered) == 4
    place = window.parts.board
    for button in offered:
        place = next_in_tab_order(place)
        assert place is button
    window.parts.editor.set_digit(MK_FIG_1.cells.tolist().index(0), 1)
    assert tells_of_a_run(window)
    window.editing.undo.trigger()
    assert tells_of_a_run(window)


def next_in_tab_order(widget):
    """Return the widget that Tab would focus next."""
    other = widget.nextInFocusChain()
    while not (other.isVisible() and other.isEnabled() and other.focusPolicy() & Qt.FocusPolicy.TabFocus):
        other = other.nextInFocusChain()
    return other
