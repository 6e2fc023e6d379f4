"""Printing on a printer, here one that makes a PDF."""

import os
import sys

import pytest
from PySide6.QtPrintSupport import QPrinter

from sudoku_desktop.printing.sheet import Paper, Solutions
from sudoku_desktop.ui.printing.printer_job import PrinterJob, make_printer, read_printing_system
from tests.printing.sheets import sheet
from tests.printing.test_files import givens_of, puzzles_in, texts_of
from tests.ui.printing.conftest import LONG


@pytest.fixture
def path(tmp_path):
    return tmp_path / "print.pdf"


def printer_into(path, of):
    printer = make_printer(of)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(path))
    return printer


def printed(qtbot, printer, of):
    job = PrinterJob(printer, of)
    with qtbot.waitSignal(job.ended, timeout=LONG) as ended:
        job.start()
    return ended.args[0]


@pytest.mark.skipif(sys.platform != "linux", reason="nothing is read ahead elsewhere")
def test_that_the_libraries_of_the_printing_system_are_read_once_by_another_process(tmp_path, monkeypatch):
    lister = tmp_path / "ldd"
    lister.write_text(f'#!/bin/sh\necho "$@" >> "{tmp_path}/asked"\n')
    lister.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=os.pathsep)
    read_printing_system.cache_clear()
    read_printing_system()
    read_printing_system()
    assert (tmp_path / "asked").read_text().count("printsupport") == 1


def test_that_all_pages_are_printed_on_the_papers_size(qtbot, path):
    of = sheet(5, per_page=2, paper=Paper.LETTER, shows_lines=True)
    assert printed(qtbot, printer_into(path, of), of)
    texts = texts_of(path)
    assert [grid for text in texts for grid in puzzles_in(text)] == givens_of(of)
    assert "Solutions" in texts[-1]
    assert [each.name for each in path.parent.iterdir()] == [path.name]


def test_that_solutions_of_a_file_of_their_own_follow_on_a_printer(qtbot, path):
    of = sheet(5, solutions=Solutions.SEPARATE_FILE, shows_lines=True)
    assert printed(qtbot, printer_into(path, of), of)
    assert len(texts_of(path)) == 3


def test_that_a_range_of_pages_and_copies_are_kept_to(qtbot, path):
    of = sheet(6, per_page=2, shows_lines=True)
    printer = printer_into(path, of)
    printer.setPrintRange(QPrinter.PrintRange.PageRange)
    printer.setFromTo(2, 3)
    printer.setCopyCount(2)
    assert printed(qtbot, printer, of)
    expected = givens_of(of)[2:6]
    copies = 1 if printer.supportsMultipleCopies() else 2
    assert [grid for text in texts_of(path) for grid in puzzles_in(text)] == expected * copies


def test_that_a_stopped_print_keeps_the_old_file(qtbot, path):
    path.write_text("mine")
    of = sheet(12, per_page=1, shows_lines=True)
    job = PrinterJob(printer_into(path, of), of)
    job.progressed.connect(lambda done, pages: done == 3 and job.stop())
    with qtbot.waitSignal(job.ended, timeout=LONG) as ended:
        job.start()
    assert not ended.args[0]
    assert [each.read_text() for each in path.parent.iterdir()] == ["mine"]


def test_that_a_folder_that_is_not_there_is_said(qtbot, tmp_path):
    of = sheet(1, shows_lines=True)
    job = PrinterJob(printer_into(tmp_path / "nowhere" / "print.pdf", of), of)
    said = []
    job.failed.connect(said.append)
    with qtbot.waitSignal(job.ended, timeout=LONG) as ended:
        job.start()
    assert ended.args == [False]
    assert len(said) == 1
    assert said[0].startswith("print.pdf could not be written: ")
    assert not job.is_busy
