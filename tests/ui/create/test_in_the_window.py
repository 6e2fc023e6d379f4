"""Create in the window, and what leads to it: Ctrl+G, File ▸ Print… and its kin, books."""

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtPrintSupport import QPrintDialog
from PySide6.QtWidgets import QFileDialog, QMessageBox

from sudoku_desktop.board.formats import dumps
from sudoku_desktop.services.generation import generate
from sudoku_desktop.ui.create.page import Source
from sudoku_desktop.ui.frame.activity import Activity
from sudoku_desktop.ui.printing.background import FileKind
from sudoku_desktop.ui.printing.sources_panel import Source as BookSource
from sudoku_desktop.ui.run_controller import RunState
from sudoku_desktop.ui.window.main_window import MainWindow
from sudoku_desktop.ui.window.settings import Settings
from tests.puzzles import MK_FIG_1, MK_FIG_6
from tests.ui.printing.conftest import FILE


@pytest.fixture
def bare(qtbot, tmp_path):
    """A window shown without kernels: nothing is loaded after the first paint."""
    settings = Settings(QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat))
    shown = MainWindow(settings, tmp_path / "autosave.json")
    shown._was_painted = True
    qtbot.addWidget(shown, before_close_func=lambda each: each.parts.editor.set_clean())
    shown.show()
    return shown


def page_of(shown, qtbot):
    shown.parts.frame.turn_to(Activity.CREATE)
    qtbot.waitUntil(lambda: shown.creating.page is not None)
    return shown.creating.page


def load(shown, grid):
    """Load a puzzle, which shows Play, and return to the previous activity."""
    activity = shown.parts.frame.activity
    shown.parts.editor.load_puzzle(grid)
    shown.parts.editor.set_clean()
    shown.parts.frame.turn_to(activity)


# The page.


def test_that_control_g_shows_the_page_and_there_makes_new_ones(window, qtbot, in_window):
    assert window.parts.frame.activity is Activity.CREATE
    assert window.creating.make_new.shortcut().toString() == "Ctrl+G"
    with qtbot.waitActive(window):
        window.activateWindow()
    qtbot.keyClick(window, Qt.Key.Key_G, Qt.KeyboardModifier.ControlModifier)
    assert in_window.maker.is_busy
    qtbot.waitUntil(lambda: not in_window.maker.is_busy)
    assert len(in_window.puzzles) == 3
    assert in_window.puzzles == tuple(generate(in_window.form.criteria, 3, 1))


@pytest.mark.own_window
def test_that_the_paper_is_not_empty_when_the_page_is_first_shown(window, qtbot):
    page = page_of(window, qtbot)
    qtbot.waitUntil(lambda: len(page.puzzles) == 6 and not page.maker.is_busy)


def test_that_the_header_shows_the_page_and_its_main_command(window, qtbot, in_window, settled):
    in_window.start()
    qtbot.waitUntil(lambda: not in_window.maker.is_busy)
    settled(in_window)
    header = window.parts.frame.header
    assert header.heading.title.whole.startswith("3 ")
    assert header.heading.subtitle.whole == "9×9, on 2 pages of A4"
    assert header.button.text() == "Print…"
    assert header.button.isEnabled()
    window.parts.frame.turn_to(Activity.PLAY)
    assert "puzzles" not in header.heading.title.whole


def test_that_a_chosen_puzzle_comes_onto_the_board_in_one_undo_step(window, in_window, puzzles):
    editor = window.parts.editor
    load(window, MK_FIG_1)
    in_window.play_wanted.emit(puzzles[2])
    assert editor.state.givens == puzzles[2].puzzle
    assert editor.is_clean
    assert window.parts.files.path is None
    assert window.parts.frame.activity is Activity.PLAY
    editor.undo()
    assert editor.state.givens == MK_FIG_1


def test_that_unsaved_changes_are_asked_about_first(window, in_window, puzzles, monkeypatch):
    editor = window.parts.editor
    load(window, MK_FIG_1)
    editor.type_digit(MK_FIG_1.cells.tolist().index(0), 9)
    window.parts.frame.turn_to(Activity.CREATE)
    monkeypatch.setattr(QMessageBox, "exec", lambda box: QMessageBox.StandardButton.Cancel)
    in_window.play_wanted.emit(puzzles[0])
    assert editor.state.givens == MK_FIG_1
    assert window.parts.frame.activity is Activity.CREATE
    editor.set_clean()
    in_window.play_wanted.emit(puzzles[0])
    assert editor.state.givens == puzzles[0].puzzle


def test_that_a_puzzle_that_is_being_solved_is_started_anew_only_after_asking(window, in_window, puzzles, monkeypatch):
    editor = window.parts.editor
    in_window.play_wanted.emit(puzzles[0])
    blank = puzzles[0].puzzle.cells.tolist().index(0)
    editor.type_digit(blank, int(puzzles[0].solution.cells[blank]))
    asked = []
    monkeypatch.setattr(QMessageBox, "exec", lambda box: asked.append(1) or QMessageBox.StandardButton.Cancel)
    in_window.play_wanted.emit(puzzles[0])
    assert asked == [1]
    assert editor.state.digit(blank)
    editor.set_clean()  # so that the window may close


def test_that_no_puzzle_replaces_one_that_is_evolving_on_the_board(window, in_window, puzzles, qtbot):
    load(window, MK_FIG_6)
    qtbot.waitUntil(lambda: window.parts.verdict.assessment is not None)
    window.running.step.trigger()
    qtbot.waitUntil(lambda: window.parts.controller.state is RunState.PAUSED)
    in_window.play_wanted.emit(puzzles[0])
    assert window.parts.editor.state.givens == MK_FIG_6
    assert window.parts.frame.header.heading.message == "Stop the run first."


def test_that_the_board_is_left_alone_while_puzzles_are_made(window, in_window, qtbot):
    load(window, MK_FIG_6)
    before = window.parts.board.board_model.shown
    in_window.start()
    qtbot.waitUntil(lambda: not in_window.maker.is_busy)
    assert window.parts.editor.state.givens == MK_FIG_6
    assert window.parts.board.board_model.shown == before


def test_that_closing_the_window_ends_the_work(window, in_window, qtbot):
    in_window.form.count.set_number(1000)
    in_window.start()
    qtbot.waitUntil(lambda: in_window.stage.tried > 0)
    window.close()
    assert not in_window.maker.has_thread


# Printing.


def test_that_print_leads_from_the_board_to_its_page_and_asks_for_the_printer(window, qtbot, monkeypatch):
    asked = []
    monkeypatch.setattr(QPrintDialog, "exec", lambda dialog: asked.append(dialog.windowTitle()) or 0)
    load(window, MK_FIG_1)
    with qtbot.waitActive(window):
        window.activateWindow()
    qtbot.keyClick(window, Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: asked == ["Print"])
    page = window.creating.page
    assert window.parts.frame.activity is Activity.CREATE
    assert page.source is Source.BOARD
    assert [material.givens for material in page.materials()] == [MK_FIG_1]
    assert not page.maker.wanted


@pytest.mark.parametrize(("action", "ending"), [("export_pdf", ".pdf"), ("export_svg", ".svg")])
def test_that_exports_lead_to_the_page_and_ask_for_a_file(window, qtbot, tmp_path, monkeypatch, action, ending):
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "sheet"), ""))
    load(window, MK_FIG_1)
    getattr(window.creating, action).trigger()
    qtbot.waitUntil(lambda: any(tmp_path.glob(f"sheet*{ending}")))
    assert window.creating.page.source is Source.BOARD


def test_that_print_on_the_page_prints_what_is_on_the_paper(window, qtbot, in_window, settled, monkeypatch):
    asked = []
    monkeypatch.setattr(QPrintDialog, "exec", lambda dialog: asked.append(1) or 0)
    load(window, MK_FIG_1)
    in_window.start()
    qtbot.waitUntil(lambda: not in_window.maker.is_busy)
    settled(in_window)
    window.creating.print.trigger()
    assert asked == [1]
    assert in_window.source is Source.NEW


def test_that_an_empty_board_offers_new_puzzles_and_the_page_follows_the_board(bare, qtbot):
    bare.creating.print.trigger()
    qtbot.waitUntil(lambda: bare.creating.page is not None)
    assert bare.creating.page.source is Source.NEW
    page = page_of(bare, qtbot)
    assert not page.sources[Source.BOARD].isEnabled()
    bare.parts.frame.turn_to(Activity.PLAY)
    load(bare, MK_FIG_1)
    bare.parts.frame.turn_to(Activity.CREATE)
    assert page.sources[Source.BOARD].isEnabled()
    page.sources[Source.BOARD].trigger()
    assert [material.givens for material in page.materials()] == [MK_FIG_1]


def test_that_all_puzzles_of_the_opened_file_can_be_made_a_book_of_and_printed(bare, tmp_path, qtbot):
    path = tmp_path / "three.sdm"
    path.write_text(dumps(FILE, ".sdm"), encoding="utf-8")
    with qtbot.waitSignal(bare.parts.files.opened):
        bare.open_file(path)
    bare.creating.make_book.trigger()
    qtbot.waitUntil(lambda: bare.creating.book is not None)
    sources = bare.creating.book.sources
    assert sources.source is BookSource.NEW
    assert sources.given_button.text() == "The puzzles of the opened &file (3 puzzles)"
    sources.given_button.click()
    assert [material.givens for material in sources.materials()] == [puzzle.givens for puzzle in FILE]
    bare.creating.book.reject()
    page = page_of(bare, qtbot)
    page.sources[Source.FILE].trigger()
    assert [material.givens for material in page.materials()] == [puzzle.givens for puzzle in FILE]


def test_that_a_file_can_be_printed_without_opening_it_on_the_board(bare, tmp_path, qtbot, monkeypatch):
    path = tmp_path / "three.sdm"
    path.write_text(dumps(FILE, ".sdm"), encoding="utf-8")
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(path), ""))
    load(bare, MK_FIG_6)
    page = page_of(bare, qtbot)
    page.sources[Source.FILE].trigger()
    qtbot.waitUntil(lambda: len(page.materials()) == 3)
    assert [material.givens for material in page.materials()] == [puzzle.givens for puzzle in FILE]
    assert bare.parts.editor.state.givens == MK_FIG_6
    assert bare.parts.files.path is None


def test_that_choices_are_remembered_from_one_window_to_the_next(bare, qtbot, tmp_path):
    page = page_of(bare, qtbot)
    page.sheet.fields["title"].set_value("Sunday")
    assert bare.close()
    again = MainWindow(bare.parts.settings, tmp_path / "autosave.json")
    again._was_painted = True
    qtbot.addWidget(again)
    again.show()
    assert page_of(again, qtbot).sheet.fields["title"].value() == "Sunday"


def test_that_the_window_closes_in_the_middle_of_an_export(bare, qtbot, tmp_path):
    load(bare, MK_FIG_1)
    page = page_of(bare, qtbot)
    page.show_source(Source.BOARD)
    page.export(tmp_path / "sheet.pdf", FileKind.PDF)  # which waits for kernels that never come
    assert page.paper.is_busy
    assert bare.close()
    assert not (tmp_path / "sheet.pdf").exists()


# Books.


def test_that_a_book_is_made_and_its_choices_are_remembered_apart_from_a_sheets(bare, qtbot):
    def open_book():
        bare.creating.make_book.trigger()
        qtbot.waitUntil(lambda: bare.creating.book is not None)
        return bare.creating.book

    book = open_book()
    assert book.sources.source is BookSource.NEW
    book.page.fields["title"].set_value("Sunday")
    book.reject()
    assert bare.creating.book is None
    assert page_of(bare, qtbot).sheet.fields["title"].value() == ""
    assert open_book().page.fields["title"].value() == "Sunday"


def test_that_the_page_makes_a_book_of_its_puzzles(bare, qtbot, puzzles):
    page = page_of(bare, qtbot)
    page.maker.puzzles = puzzles
    page.maker.changed.emit()
    page.book_action.trigger()
    qtbot.waitUntil(lambda: bare.creating.book is not None)
    sources = bare.creating.book.sources
    assert sources.source is BookSource.GIVEN
    assert [(each.givens, each.seed) for each in sources.materials()] == [(each.puzzle, each.seed) for each in puzzles]
    assert [each.known.solution for each in sources.materials()] == [each.solution for each in puzzles]


def test_that_there_is_one_book_at_a_time_and_the_window_closes_with_it(bare, qtbot):
    bare.creating.make_book.trigger()
    qtbot.waitUntil(lambda: bare.creating.book is not None)
    book = bare.creating.book
    bare.creating.make_book.trigger()
    assert bare.creating.book is book
    assert bare.close()
    assert bare.creating.book is None
