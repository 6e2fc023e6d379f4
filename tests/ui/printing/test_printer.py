"""Printing on a printer, here one that makes a PDF."""

from threading import Event

import pytest
from PySide6.QtPrintSupport import QPrinter

from sudoku_desktop.printing.sheet import Paper, Solutions
from sudoku_desktop.services.writing import NotWrittenError
from sudoku_desktop.speaking import error_in_words
from sudoku_desktop.ui.printing.printer import make_printer, print_sheet
from tests.printing.sheets import sheet
from tests.printing.test_files import givens_of, puzzles_in, texts_of


@pytest.fixture
def path(tmp_path):
    return tmp_path / "print.pdf"


def printer_into(path, of):
    printer = make_printer(of)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(path))
    return printer


def printed(printer, of):
    return print_sheet(of, printer, lambda done, pages: None, Event())


def test_that_all_pages_are_printed_on_the_papers_size(path):
    of = sheet(5, per_page=2, paper=Paper.LETTER, shows_lines=True)
    assert printed(printer_into(path, of), of)
    texts = texts_of(path)
    assert [grid for text in texts for grid in puzzles_in(text)] == givens_of(of)
    assert "Solutions" in texts[-1]
    assert [each.name for each in path.parent.iterdir()] == [path.name]


def test_that_solutions_of_a_file_of_their_own_follow_on_a_printer(path):
    of = sheet(5, solutions=Solutions.SEPARATE_FILE, shows_lines=True)
    assert printed(printer_into(path, of), of)
    assert len(texts_of(path)) == 3


def test_that_a_range_of_pages_and_copies_are_kept_to(path):
    of = sheet(6, per_page=2, shows_lines=True)
    printer = printer_into(path, of)
    printer.setPrintRange(QPrinter.PrintRange.PageRange)
    printer.setFromTo(2, 3)
    printer.setCopyCount(2)
    assert printed(printer, of)
    expected = givens_of(of)[2:6]
    copies = 1 if printer.supportsMultipleCopies() else 2
    assert [grid for text in texts_of(path) for grid in puzzles_in(text)] == expected * copies


def test_that_a_stopped_print_keeps_the_old_file(path):
    path.write_text("mine")
    of, stop = sheet(12, per_page=1, shows_lines=True), Event()
    assert not print_sheet(of, printer_into(path, of), lambda done, pages: done == 3 and stop.set(), stop)
    assert [each.read_text() for each in path.parent.iterdir()] == ["mine"]


def test_that_a_folder_that_is_not_there_is_said(tmp_path):
    of = sheet(1, shows_lines=True)
    with pytest.raises(NotWrittenError) as raised:
        printed(printer_into(tmp_path / "nowhere" / "print.pdf", of), of)
    assert error_in_words(raised.value).startswith("print.pdf could not be written: ")
