"""File ▸ Print… and its kin: one dialog, opened with what is at hand, which remembers how it was left."""

from importlib import import_module

import pytest
from PySide6.QtCore import QSettings, Qt

from sudoku_desktop.board.formats import dumps
from sudoku_desktop.services.generation import PuzzleCriteria, generate
from sudoku_desktop.ui.printing.background import FileKind
from sudoku_desktop.ui.printing.sources_panel import Source
from sudoku_desktop.ui.window.main_window import MainWindow
from sudoku_desktop.ui.window.printing import DIALOGS
from sudoku_desktop.ui.window.settings import Settings
from tests.puzzles import MK_FIG_1
from tests.ui.printing.conftest import FILE, LONG


@pytest.fixture
def window(qtbot, tmp_path):
    """Shown, without kernels: nothing is loaded after the first paint. Dialogs are there already, and open at once."""
    for name in DIALOGS:
        import_module(name)
    settings = Settings(QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat))
    window = MainWindow(settings, tmp_path / "autosave.json")
    window._was_painted = True
    qtbot.addWidget(window, before_close_func=lambda each: each.parts.editor.set_clean())
    window.show()
    return window


@pytest.mark.parametrize(
    ("action", "button"),
    [("print", "print_button"), ("export_pdf", "pdf_button"), ("export_svg", "svg_button")],
)
def test_that_each_action_opens_the_dialog_at_its_button(window, action, button):
    getattr(window.parts.actions, action).trigger()
    dialog = window.printing.dialog
    assert dialog.isVisible()
    assert getattr(dialog, button).isDefault()


def test_that_control_p_opens_the_dialog_and_escape_closes_it(window, qtbot):
    with qtbot.waitActive(window):
        window.activateWindow()
    qtbot.keyClick(window, Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier)
    dialog = window.printing.dialog
    assert dialog is not None
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert window.printing.dialog is None


def test_that_there_is_one_dialog_at_a_time(window):
    window.parts.actions.print.trigger()
    first = window.printing.dialog
    window.parts.actions.export_pdf.trigger()
    assert window.printing.dialog is first


def test_that_the_puzzle_on_the_board_is_what_is_printed(window):
    window.parts.editor.load_puzzle(MK_FIG_1)
    window.parts.actions.print.trigger()
    sources = window.printing.dialog.sources
    assert sources.source is Source.BOARD
    assert [material.givens for material in sources.materials()] == [MK_FIG_1]


def test_that_the_list_of_the_generate_page_is_printed_while_it_is_looked_at(window, qtbot):
    puzzles = tuple(generate(PuzzleCriteria(), 2, seed=7))
    page = window.parts.generate_page
    with qtbot.waitSignal(page.loaded, timeout=LONG):
        page.load()
    page.content.list.append(puzzles)
    window.parts.editor.load_puzzle(MK_FIG_1)
    window.parts.actions.print.trigger()
    assert window.printing.dialog.sources.source is Source.BOARD
    window.printing.dialog.reject()
    window.pages.setCurrentWidget(page)
    window.parts.actions.print.trigger()
    sources = window.printing.dialog.sources
    assert sources.source is Source.LIST
    assert [(each.givens, each.seed) for each in sources.materials()] == [(each.puzzle, each.seed) for each in puzzles]
    assert [each.known.solution for each in sources.materials()] == [each.solution for each in puzzles]


def test_that_the_print_button_of_the_generate_page_opens_the_dialog(window, qtbot):
    page = window.parts.generate_page
    with qtbot.waitSignal(page.loaded, timeout=LONG):
        page.load()
    page.content.list.print_wanted.emit()
    assert window.printing.dialog is not None


def test_that_with_an_empty_board_new_puzzles_are_offered(window):
    window.parts.actions.print.trigger()
    assert window.printing.dialog.sources.source is Source.NEW


def test_that_all_puzzles_of_the_opened_file_can_be_printed(window, tmp_path, qtbot):
    path = tmp_path / "three.sdm"
    path.write_text(dumps(FILE, ".sdm"), encoding="utf-8")
    with qtbot.waitSignal(window.parts.files.opened):
        window.open_file(path)
    window.parts.actions.print.trigger()
    sources = window.printing.dialog.sources
    sources.choose(Source.FILE)
    assert [material.givens for material in sources.materials()] == [puzzle.givens for puzzle in FILE]


def test_that_choices_are_remembered_from_one_dialog_to_the_next(window):
    window.parts.actions.print.trigger()
    window.printing.dialog.page.fields["title"].set_value("Sunday")
    window.printing.dialog.reject()
    window.parts.actions.print.trigger()
    assert window.printing.dialog.page.fields["title"].value() == "Sunday"


def test_that_a_book_is_made_and_its_choices_are_remembered_apart_from_a_sheets(window):
    window.parts.actions.make_book.trigger()
    assert window.printing.dialog.sources.source is Source.NEW
    window.printing.dialog.page.fields["title"].set_value("Sunday")
    window.printing.dialog.reject()
    window.parts.actions.print.trigger()
    assert window.printing.dialog.page.fields["title"].value() == ""
    window.printing.dialog.reject()
    window.parts.actions.make_book.trigger()
    assert window.printing.dialog.page.fields["title"].value() == "Sunday"


def test_that_the_window_closes_with_the_dialog_open(window):
    window.parts.actions.print.trigger()
    assert window.close()
    assert window.printing.dialog is None


def test_that_the_window_closes_in_the_middle_of_an_export(window, tmp_path):
    window.parts.editor.load_puzzle(MK_FIG_1)
    window.parts.editor.set_clean()
    window.parts.actions.export_pdf.trigger()
    window.printing.dialog.export(tmp_path / "sheet.pdf", FileKind.PDF)  # which waits for kernels that never come
    assert window.printing.dialog.is_busy
    assert window.close()
    assert window.printing.dialog is None
    assert not (tmp_path / "sheet.pdf").exists()
