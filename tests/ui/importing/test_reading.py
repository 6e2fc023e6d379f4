"""The real reader, from picture to board: files, clipboard, PDF pages, and unreadable pictures."""

import threading
from datetime import date

import pytest
from PySide6.QtCore import QSizeF, Qt
from PySide6.QtGui import QImage, QPageSize, QPainter, QPdfWriter
from PySide6.QtTest import QTest

from sudoku_desktop.board import Grid, Variant, shaped
from sudoku_desktop.printing.files import write_pdf
from sudoku_desktop.printing.sheet import PrintedPuzzle, Sheet, Solutions
from sudoku_desktop.reading import picture
from sudoku_desktop.sentence import Sentence
from tests.puzzles import MK_FIG_1
from tests.reading.hostile_pdfs import slow
from tests.ui.importing.conftest import PUZZLE, painted_page

pytest.importorskip("cv2")


def read(dialog, source, name, qtbot):
    dialog.begin(source, name)
    qtbot.waitUntil(lambda: not dialog.reader.is_busy)


@pytest.fixture
def painted(qapp, tmp_path):
    path = tmp_path / "painted.png"
    assert painted_page().save(str(path))
    return path


def test_that_a_file_is_read_and_its_grid_can_be_turned_and_turned_back(dialog, painted, qtbot):
    read(dialog, painted, painted.name, qtbot)
    (find,) = dialog.finds
    assert dialog.editor.state.givens == PUZZLE
    assert find.grid.width() == find.grid.height() > 500
    upright = dialog.shown
    QTest.mouseClick(dialog.right, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: dialog.shown is not upright)
    turned = dialog.shown
    assert turned.reading.corners[0] == pytest.approx(upright.reading.corners[3], abs=3)
    QTest.mouseClick(dialog.left, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: dialog.shown is not turned)
    assert dialog.editor.state.givens == PUZZLE


def test_that_a_variant_is_read_from_its_code(dialog, tmp_path, qtbot):
    puzzle = Grid(PUZZLE.cells, shaped(9, [Variant.X]))
    path = tmp_path / "sheet.pdf"
    write_pdf(Sheet((PrintedPuzzle(puzzle),), date(2026, 11, 22), per_page=1, solutions=Solutions.NONE), path)
    read(dialog, path, path.name, qtbot)
    (find,) = dialog.finds
    assert dialog.editor.state.givens == puzzle
    assert find.has_grid


def test_that_a_picture_with_transparency_is_read_as_on_paper(dialog, qtbot):
    image = painted_page().convertToFormat(QImage.Format.Format_ARGB32)
    for x in range(50):
        for y in range(50):
            image.setPixel(x, y, 0)
    read(dialog, image, "Clipboard", qtbot)
    assert dialog.editor.state.givens == PUZZLE


def test_that_the_pages_of_a_pdf_are_listed(dialog, tmp_path, qtbot):
    path = tmp_path / "pages.pdf"
    writer = QPdfWriter(str(path))
    writer.setPageSize(QPageSize(QSizeF(600, 800), QPageSize.Unit.Point))
    painter = QPainter(writer)
    painter.drawImage(painter.viewport(), painted_page())
    writer.newPage()
    painter.drawImage(painter.viewport(), painted_page(MK_FIG_1))
    painter.end()
    read(dialog, path, path.name, qtbot)
    assert [find.state.givens for find in dialog.finds] == [PUZZLE, MK_FIG_1]
    assert dialog.list.item(1).text().startswith("Page 2\nPuzzle 2\n") or "page 2" in dialog.list.item(1).text().lower()


@pytest.fixture
def long_pdf(qapp, tmp_path):
    """Path of a PDF with more pages than are read automatically; the 63rd holds a puzzle."""
    path = tmp_path / "book.pdf"
    writer = QPdfWriter(str(path))
    writer.setPageSize(QPageSize(QSizeF(600, 800), QPageSize.Unit.Point))
    painter = QPainter(writer)
    for page in range(1, 66):
        if page == 63:
            painter.drawImage(painter.viewport(), painted_page())
        if page < 65:
            writer.newPage()
    painter.end()
    return path


def test_that_pages_of_a_long_pdf_are_chosen_from_thumbnails(dialog, long_pdf, qtbot):
    read(dialog, long_pdf, long_pdf.name, qtbot)
    assert dialog.finds == []
    assert dialog.state.text() == "Choose the pages to read, then click Read Selected Pages."
    assert dialog.strip.list.count() == 65
    assert not dialog.strip.button.isEnabled()
    qtbot.waitUntil(lambda: not dialog.strip.thumbnails.is_busy)
    blank, puzzle = (dialog.strip.list.item(page - 1).icon().pixmap(64, 84).toImage() for page in (62, 63))
    assert blank != puzzle
    dialog.strip.list.setCurrentRow(62)
    QTest.mouseClick(dialog.strip.button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not dialog.reader.is_busy)
    assert [find.state.givens for find in dialog.finds] == [PUZZLE]
    assert dialog.shown.page.picture.page == 63
    dialog.read_pages([63])  # it is there already, with whatever was corrected
    assert not dialog.reader.is_busy


def test_that_closing_ends_the_rendering_of_a_page(dialog, tmp_path, qtbot):
    path = tmp_path / "slow.pdf"
    path.write_bytes(slow())
    dialog.begin(path, path.name)
    qtbot.wait(300)
    assert dialog.reader.is_busy
    dialog.reject()
    qtbot.waitUntil(lambda: not dialog.reader.has_thread and not dialog.strip.thumbnails.has_thread)


def test_that_a_person_can_say_where_the_grid_is(dialog, qapp, tmp_path, qtbot):
    path = tmp_path / "painted.png"
    assert painted_page().save(str(path))
    read(dialog, path, path.name, qtbot)
    corners = tuple(
        (x + dx, y + dy)
        for (x, y), dx, dy in zip(dialog.shown.reading.corners, (-4, 5, 4, -5), (4, -5, 5, -4), strict=True)
    )
    before = dialog.shown
    dialog.picture.corners_moved.emit(corners)
    qtbot.waitUntil(lambda: dialog.shown is not before)
    # At corners that are only about right a digit may look handwritten; then it is marked.
    read_so = dialog.editor.state.givens
    others = {cell for cell in range(81) if read_so.cells[cell] != PUZZLE.cells[cell]}
    assert others <= dialog.shown.reading.doubtful
    assert len(others) <= 2


def test_that_an_empty_sheet_holds_no_puzzle(dialog, qtbot):
    image = QImage(600, 800, QImage.Format.Format_RGB888)
    image.fill("white")
    read(dialog, image, "sheet.png", qtbot)
    assert dialog.finds == []
    assert dialog.state.text().startswith("No Sudoku was found in sheet.png.")
    dialog.picture.corners_moved.emit(dialog.picture.corners)
    qtbot.waitUntil(lambda: dialog.notice.text == "There is no grid between these corners.")


def test_that_what_is_no_picture_is_told(dialog, tmp_path, qtbot):
    path = tmp_path / "torn.png"
    path.write_bytes(b"\x89PNG\r\n\x1a\n" + b"\0" * 40)
    read(dialog, path, path.name, qtbot)
    assert dialog.notice.text.startswith("torn.png cannot be opened: ")
    read(dialog, tmp_path / "missing.png", "missing.png", qtbot)
    assert dialog.notice.text == "missing.png cannot be read: No such file or directory."


def test_that_a_missing_library_is_told_with_the_command(dialog, painted, monkeypatch, qtbot):
    monkeypatch.setattr(picture, "missing_library", lambda: Sentence("reading pictures needs more"))
    read(dialog, painted, painted.name, qtbot)
    assert dialog.notice.text == "Reading pictures needs more."


def test_that_closing_gives_up_what_is_being_read(dialog, painted, monkeypatch, qtbot):
    from sudoku_desktop.reading import reading

    begun, given_up = threading.Event(), threading.Event()

    def slow(_picture, is_given_up):
        begun.set()
        while not is_given_up():
            pass
        given_up.set()
        return reading.PageReading()

    monkeypatch.setattr(reading, "read_page", slow)
    dialog.begin(painted, painted.name)
    assert dialog.state.text() == "Reading painted.png …"
    qtbot.waitUntil(begun.is_set)
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    qtbot.waitUntil(given_up.is_set)
    assert dialog.finds == []
