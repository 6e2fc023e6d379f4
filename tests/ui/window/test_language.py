"""Another language at once: a new window says everything in it, and goes on with all that the old one held."""

import pytest
from PySide6.QtCore import QLocale, Qt, QTranslator
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QWidget

from sudoku_desktop.evolution.presets import CONSTRUCTIVE_2026, MANTERE_KOLJONEN_2007
from sudoku_desktop.languages import install_translation
from sudoku_desktop.ui.plots.convergence import ConvergencePlot
from sudoku_desktop.ui.run_controller import RunState
from sudoku_desktop.ui.theme import Scheme, apply_scheme
from sudoku_desktop.ui.window.main_window import MainWindow
from sudoku_desktop.ui.window.preferences import PreferencesDialog
from tests.puzzles import ESCARGOT, MK_FIG_1
from tests.ui.real_window import LONG, bare_window, kernels, window  # noqa: F401
from tests.ui.test_translations import words_of


@pytest.fixture(autouse=True)
def english(qapp):
    """Before and after."""
    locale = QLocale()
    install_translation(qapp, "en")
    yield
    for translator in qapp.findChildren(QTranslator):
        qapp.removeTranslator(translator)
        translator.deleteLater()
    QLocale.setDefault(locale)
    apply_scheme(qapp, Scheme.LIGHT)


def switch(window, qtbot, language="Deutsch"):  # noqa: F811
    """Choose a language in the preferences, with keys; the window that comes in the other's place."""

    def has_focus():
        window.activateWindow()  # again and again: the window before may be going, and take the activation along
        window.parts.board.setFocus()
        return window.parts.board.hasFocus()

    qtbot.waitUntil(has_focus, timeout=LONG)
    QTest.keyClick(window.parts.board, Qt.Key.Key_Comma, Qt.KeyboardModifier.ControlModifier)
    dialog = window.findChild(PreferencesDialog)
    qtbot.waitUntil(dialog.isActiveWindow, timeout=LONG)
    field = dialog.fields["language"]
    QTest.keyClick(dialog, field.accessibleName()[0], Qt.KeyboardModifier.AltModifier)
    assert dialog.focusWidget() is field
    heirs, gone = [], []
    window.succeeded.connect(heirs.append)
    window.destroyed.connect(lambda: gone.append(True))
    pause = QApplication.keyboardInputInterval()
    QApplication.setKeyboardInputInterval(LONG)  # on a busy machine each letter would choose another language
    QTest.keyClicks(field, language)
    QApplication.setKeyboardInputInterval(pause)
    qtbot.waitUntil(lambda: bool(heirs and gone), timeout=LONG)
    dialog = heirs[0].findChild(PreferencesDialog)
    assert isinstance(dialog.focusWidget(), QComboBox), "the person goes on where the language was chosen"
    dialog.close()
    qtbot.waitUntil(lambda: heirs[0].findChild(PreferencesDialog) is None, timeout=LONG)
    return heirs[0]


def test_that_the_zoom_is_kept_and_leads_back(bare_window, qtbot, qapp):  # noqa: F811
    letters = qapp.font().pointSizeF()
    bare_window.parts.actions.zoom_out.trigger()
    smaller = qapp.font().pointSizeF()
    heir = switch(bare_window, qtbot)
    assert heir.zoom.factor == pytest.approx(1 / 1.15)
    assert qapp.font().pointSizeF() == smaller < letters
    heir.parts.actions.zoom_reset.trigger()
    assert qapp.font().pointSizeF() == pytest.approx(letters)


def test_that_letters_stay_so_large_that_they_fit_only_while_the_parameters_are_hidden(bare_window, qtbot):  # noqa: F811
    actions = bare_window.parts.actions
    actions.parameters.setChecked(False)
    for _ in range(9):
        actions.zoom_in.trigger()
    actions.zoom_out.trigger()
    assert bare_window.zoom.factor > 1.3
    heir = switch(bare_window, qtbot)
    assert heir.zoom.factor == bare_window.zoom.factor
    heir.parts.actions.zoom_reset.trigger()


def test_that_a_language_chosen_while_a_window_is_made_for_another_is_spoken(bare_window, qtbot, monkeypatch):  # noqa: F811
    field = bare_window.appearance.open_preferences().fields["language"]
    be_succeeded, heirs = MainWindow._be_succeeded, []

    def choose_again(window, *told):  # noqa: F811
        be_succeeded(window, *told)
        if window is bare_window:
            field.setCurrentIndex(field.findText("Français"))

    def follow(heir):
        heirs.append(heir.pages.tabText(3))  # what it says, for it may be gone before the last has come
        heir.succeeded.connect(follow)

    monkeypatch.setattr(MainWindow, "_be_succeeded", choose_again)
    follow(bare_window)
    field.setCurrentIndex(field.findText("Deutsch"))
    qtbot.waitUntil(lambda: len(heirs) == 3, timeout=LONG)
    assert heirs == ["Rating", "Bewertung", "Évaluation"]


def test_that_a_language_is_spoken_at_once_by_everything_in_the_window(bare_window, qtbot, tmp_path):  # noqa: F811
    english = words_of(bare_window)
    heir = switch(bare_window, qtbot)
    fresh = MainWindow(heir.parts.settings, tmp_path / "another.json")
    qtbot.addWidget(fresh)
    for each in (heir, fresh):
        each.parts.plot_page._make(ConvergencePlot)
        each.starting.cards.close_down()
    spoken, expected = words_of(heir), words_of(fresh)
    assert {"Lösen", "Nächster Schritt"} <= spoken
    assert (spoken - expected) & english == set()
    assert {text for text in expected - spoken if len(text.split()) > 1} == set()


def test_that_document_undo_history_and_keyboard_stay(bare_window, qtbot):  # noqa: F811
    editor = bare_window.parts.editor
    editor.load_puzzle(MK_FIG_1)
    editor.set_clean()
    blank = MK_FIG_1.cells.tolist().index(0)
    bare_window.parts.board.set_cursor_cell(blank)
    editor.set_note_mode(True)
    QTest.keyClicks(bare_window.parts.board, "1")
    bare_window.resize(1280, 800)
    state, place = editor.state, editor.place
    heir = switch(bare_window, qtbot)
    assert (heir.width(), heir.height()) == (1280, 800)
    assert heir.parts.editor is editor
    assert (editor.state, editor.place) == (state, place)
    assert heir.isWindowModified()
    assert heir.parts.actions.notes.isChecked()
    assert heir.parts.board.cursor_cell == blank
    heir.activateWindow()
    heir.parts.board.setFocus()
    QTest.keyClicks(heir.parts.board, "2")
    assert editor.state.notes[blank] == 0b11
    heir.parts.actions.undo.trigger()
    heir.parts.actions.undo.trigger()
    assert not heir.isWindowModified()
    assert editor.undo_stack.canUndo(), "the steps before the switch are still there"


def test_that_a_running_run_goes_on_without_a_gap(window, qtbot):  # noqa: F811
    parts = window.parts
    parts.editor.load_puzzle(ESCARGOT)
    parts.parameters.set_algorithm(MANTERE_KOLJONEN_2007.with_texts({"mutation.probability": "0"}))  # never solves it
    window.appearance.set_pace("100")
    parts.actions.solve.trigger()
    qtbot.waitUntil(lambda: parts.presenter.record.history.generations > 20, timeout=LONG)
    record = parts.presenter.record
    heir = switch(window, qtbot)
    presenter = heir.parts.presenter
    assert presenter.record is record
    assert heir.parts.controller.state is RunState.RUNNING
    assert heir.parts.actions.solve.text() == "&Anhalten"
    assert heir.evolution.currentIndex() == 1, "the run is shown, not the cards"
    before = record.last.generation
    qtbot.waitUntil(lambda: record.last.generation > before + 20, timeout=LONG)
    heir.parts.actions.solve.trigger()
    qtbot.waitUntil(lambda: heir.parts.controller.state is RunState.PAUSED, timeout=LONG)
    qtbot.wait(100)
    assert record.history.generations == record.last.generation + 1, "each generation once"
    assert heir.parts.board.board_model.is_showing_run
    qtbot.waitUntil(lambda: heir.parts.plot_page.content is not None and bool(heir.parts.plot_page.content.points))
    heir.parts.actions.stop.trigger()
    heir.parts.editor.set_clean()


def test_that_a_run_that_is_on_is_solved_in_the_new_window_alone(window, qtbot):  # noqa: F811
    window.parts.editor.load_puzzle(MK_FIG_1)
    window.parts.parameters.show_preset(MANTERE_KOLJONEN_2007.name)
    window.parts.actions.step.trigger()
    qtbot.waitUntil(lambda: window.parts.presenter.record.last is not None, timeout=LONG)
    heir = switch(window, qtbot)
    states = []
    heir.parts.controller.state_changed.connect(states.append)
    heir.appearance.set_pace("full")
    heir.parts.actions.solve.trigger()
    qtbot.waitUntil(lambda: heir.parts.editor.state.grid.is_solved, timeout=LONG)
    qtbot.waitUntil(lambda: bool(heir.parts.outcome.sentence), timeout=LONG)
    assert states == [RunState.RUNNING, RunState.SOLVED], "nobody of the window before has forgotten the run"
    assert heir.parts.outcome.sentence.startswith("Gelöst")
    assert len(heir.parts.runs.records) == 1


def test_that_a_run_that_has_ended_is_told_of_again(window, qtbot):  # noqa: F811
    parts = window.parts
    window.appearance.set_pace("full")
    parts.editor.load_puzzle(MK_FIG_1)
    parts.parameters.show_preset(CONSTRUCTIVE_2026.name)
    parts.actions.solve.trigger()
    qtbot.waitUntil(lambda: parts.controller.state is RunState.SOLVED, timeout=LONG)
    qtbot.waitUntil(lambda: len(parts.runs.records) == 1, timeout=LONG)
    heir = switch(window, qtbot)
    assert heir.parts.outcome.sentence.startswith("Gelöst")
    assert heir.parts.runs.records == (heir.parts.presenter.record,)
    assert heir.parts.parameters.algorithm() == CONSTRUCTIVE_2026
    heir.parts.actions.undo.trigger()
    assert heir.parts.editor.state.grid == MK_FIG_1


def test_that_a_measured_rating_and_what_is_drawn_over_the_plot_stay(window, qtbot):  # noqa: F811
    parts = window.parts
    window.appearance.set_pace("full")
    parts.editor.load_puzzle(MK_FIG_1)
    parts.parameters.show_preset(CONSTRUCTIVE_2026.name)
    parts.actions.solve.trigger()
    qtbot.waitUntil(lambda: len(parts.runs.records) == 1, timeout=LONG)
    record = parts.presenter.record
    window.running.overlay([("a run", record.history.envelope(), record.scale)])
    window.pages.setCurrentWidget(parts.rating_page)
    qtbot.waitUntil(lambda: parts.rating_page.content is not None, timeout=LONG)
    panel = parts.rating_page.content.evolution
    panel.form.runs.set_number(3)
    parts.actions.rate.trigger()
    qtbot.waitUntil(lambda: panel.rating is not None and panel.rating.finished == 3, timeout=LONG)
    qtbot.waitUntil(lambda: not panel.rater.is_busy, timeout=LONG)
    rating, settings = panel.rating, panel.form.settings()
    heir = switch(window, qtbot).parts
    qtbot.waitUntil(lambda: heir.rating_page.content is not None, timeout=LONG)
    panel = heir.rating_page.content.evolution
    qtbot.waitUntil(lambda: panel.rating == rating, timeout=LONG)
    assert panel.form.settings() == settings
    assert panel.figures["solved"].text() != "–"
    qtbot.waitUntil(lambda: heir.plot_page.content is not None, timeout=LONG)
    assert len(heir.plot_page.content._overlays) == 1
    heir.editor.load_puzzle(ESCARGOT)
    qtbot.waitUntil(lambda: panel.rating is None, timeout=LONG)
    heir.editor.set_clean()


def test_that_there_and_back_again_leaves_one_window_that_works(bare_window, qtbot):  # noqa: F811
    heir = switch(bare_window, qtbot)
    again = switch(heir, qtbot, "English")
    assert "Next Step" in words_of(again)
    with qtbot.waitSignal(again.closed, timeout=LONG):
        again.close()


def test_that_the_language_waits_while_another_window_is_open(bare_window, qtbot):  # noqa: F811
    other = QWidget()
    qtbot.addWidget(other)
    other.show()
    assert not bare_window.appearance.open_preferences().fields["language"].isEnabled()


def test_that_the_language_waits_while_something_would_be_lost(bare_window, qtbot, monkeypatch):  # noqa: F811
    monkeypatch.setattr(type(bare_window.generating), "is_busy", True)
    dialog = bare_window.appearance.open_preferences()
    assert not dialog.fields["language"].isEnabled()
    assert dialog.fields["language"].toolTip()
