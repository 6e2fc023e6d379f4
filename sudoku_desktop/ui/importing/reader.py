"""Reads puzzles from pictures in a worker thread; libraries are imported with the first picture."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QBuffer, QIODevice, Signal
from PySide6.QtGui import QImage

from sudoku_desktop.board import CLASSIC
from sudoku_desktop.lazy import import_lock, preload_libraries
from sudoku_desktop.sentence import ProblemError
from sudoku_desktop.services.stopping import Stop
from sudoku_desktop.speaking import full_sentence
from sudoku_desktop.ui.file_reader import file_problem_in_words
from sudoku_desktop.ui.importing.find import FoundPuzzle, ScannedPage, image_of
from sudoku_desktop.ui.worker import Emit, Worker, in_thread

if TYPE_CHECKING:
    from sudoku_desktop.reading.result import Corners, PuzzleReading

Source = Path | bytes | QImage
"""A file, its content, or an image from the clipboard."""
GRID_SIDE = 576
"""Side of the rectified grid, in pixels."""
UNPACKED = 100
"""PNG quality at which Qt does not compress, to save time."""


class PictureReader(Worker):
    """Reads one source of pictures at a time; `failed` carries the error message."""

    page_read = Signal(object, object)
    """Emitted with a ScannedPage and the tuple of puzzles found in it."""
    pages_counted = Signal(object, int)
    """Emitted with the content of a PDF of several pages, and their number; only MAX_PAGES are read automatically."""
    read_again = Signal(object)
    """Emitted with the puzzle read at the corners that the user chose, or None."""

    @in_thread
    def read(self, stop: Stop, emit: Emit, source: Source, name: str, pages: Sequence[int] | None = None) -> None:
        """Read the puzzles of a picture, or of these pages of a PDF, counted from 1; None stands for all pages."""
        with import_lock():
            from sudoku_desktop.reading.picture import (
                LIBRARIES,
                MAX_PAGES,
                count_pages,
                each_picture,
                missing_library,
                picture_data,
            )
        missing = missing_library()
        if missing is not None:
            emit(self.failed, full_sentence(missing))
            return
        try:
            data = _encoded(source) if isinstance(source, QImage) else picture_data(source)
            count = count_pages(data, stop) if pages is None else 1
            if count > 1:
                emit(self.pages_counted, data, count)
            if count > MAX_PAGES:
                return
            preload_libraries(LIBRARIES)
            with import_lock():
                from sudoku_desktop.reading.reading import read_page
            for picture in each_picture(data, name, pages, stop):
                page_reading = read_page(picture, stop.is_set)
                if stop.is_set():
                    return
                page = ScannedPage(picture, tuple(dict.fromkeys(each.reason for each in page_reading.refusals)))
                finds = [_find(page, each) for each in page_reading.readings if each.puzzle.size == CLASSIC.size]
                emit(self.page_read, page, tuple(finds))
        except (ProblemError, OSError) as error:
            emit(self.failed, file_problem_in_words(name, error))

    @in_thread
    def read_at(self, _stop: Stop, emit: Emit, page: ScannedPage, corners: Corners) -> None:
        """Read the grid with these corners."""
        from sudoku_desktop.reading.reading import read_at

        reading = read_at(page.picture, corners)
        emit(self.read_again, _find(page, reading) if reading is not None else None)


def _find(page: ScannedPage, reading: PuzzleReading) -> FoundPuzzle:
    from sudoku_desktop.reading.reading import board_image

    return FoundPuzzle(page, reading, image_of(board_image(page.picture, reading, GRID_SIDE)))


def _encoded(image: QImage) -> bytes:
    """Return the image as PNG, so that the reader checks and decodes it like any other file."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG", UNPACKED)  # type: ignore[call-overload]  # the stubs want bytes, Qt text
    return bytes(buffer.data().data())
