"""The activity Create in the window, and the commands that lead to it: new puzzles, prints, exports and books."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, Slot
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QDialog

from sudoku_desktop.board import Puzzle
from sudoku_desktop.board.formats import PuzzleFile
from sudoku_desktop.logic import Level
from sudoku_desktop.speaking import tr
from sudoku_desktop.ui.board import new_place
from sudoku_desktop.ui.commands import command
from sudoku_desktop.ui.file_reader import FileReader, choose_puzzles
from sudoku_desktop.ui.frame.activity import Activity
from sudoku_desktop.ui.icons import create_icon
from sudoku_desktop.ui.read_report import choose_reading
from sudoku_desktop.ui.widgets.questions import complain
from sudoku_desktop.ui.window.page_controller import PageController
from sudoku_desktop.ui.window.parts import Parts
from sudoku_desktop.ui.worker import Importer

if TYPE_CHECKING:  # imported when the page is first shown
    from sudoku_desktop.services.generation import GeneratedPuzzle
    from sudoku_desktop.ui.create.page import CreatePage
    from sudoku_desktop.ui.printing.book_dialog import BookDialog
    from sudoku_desktop.ui.printing.choices import BookChoices, Choices

CHOICES, BOOK_CHOICES, BOOK_GEOMETRY = "print", "book", "bookGeometry"
"""Names under which settings store the choices of the page and of the book, and the size of the book's dialog."""
MODULES = ("sudoku_desktop.ui.create.page", "sudoku_desktop.ui.printing.book_dialog")
"""Modules imported when the page is first shown."""


class Creating(PageController["CreatePage"]):
    """Creates the page of Create, and passes the board's puzzle to it.

    `hunts` is the archive of hunts, or None for that of the command line.
    """

    def __init__(self, parts: Parts, hunts: Path | None = None) -> None:
        super().__init__(parts, tr("Create puzzles"), *MODULES)
        self._hunts = hunts
        self.book: BookDialog | None = None
        self._file_shown: tuple[Puzzle, ...] = ()
        self._book_importer = Importer(self)
        self.made.connect(self.changed)
        self._reader = FileReader(self)
        self._reader.file_read.connect(self._take_file)
        self._reader.failed.connect(lambda sentence: complain(self._window, sentence))
        self._reading = ""
        self._frame.turned.connect(self._turned)
        parts.loader.ready.connect(self._begin)

    def close_down(self) -> None:
        """Store the choices, and close the dialog for books, when the window closes."""
        if self.book is not None:
            self.book.done(QDialog.DialogCode.Rejected)
        if self.page is not None:
            self._remember(CHOICES, self.page.choices_to_remember())
            self.page.paper.cancel()

    # The page

    @command("&Make New Puzzles", "Make puzzles of the level, size and pattern you choose", "Ctrl+G")
    def make_new(self) -> None:
        """Show the page with new puzzles; if it is already shown, make new ones."""
        from_here = self._is_shown
        self._when_made(lambda page: self._make_new(page, is_again=from_here))
        self._show()

    def _make_new(self, page: CreatePage, *, is_again: bool) -> None:
        from sudoku_desktop.ui.create.page import Source

        page.show_source(Source.NEW)
        page.make_button.setFocus()
        if is_again:
            page.start()
        else:
            page.begin()

    @command("H&unt…", "Evolve puzzles for the hardest ones, and watch them get harder", "Ctrl+Shift+G")
    def hunt(self) -> None:
        self._when_made(self._show_hunt)
        self._show()

    def _show_hunt(self, page: CreatePage) -> None:
        from sudoku_desktop.ui.create.page import Source

        page.show_source(Source.HUNT)

    def hunt_for_rating(self, seed: int) -> None:
        """Show the hunt, and start the one for the highest rating with a seed."""
        self._when_made(lambda page: self._hunt_for_rating(page, seed))
        self._show()

    def _hunt_for_rating(self, page: CreatePage, seed: int) -> None:
        from sudoku_desktop.services.hunting.hunt import HuntRequest

        self._show_hunt(page)
        assert page.hunt is not None
        page.hunt.hunt_for(HuntRequest(seed=seed))

    def prepare(self, level: Level, count: int, seed: int) -> None:
        """Show the page, and make `count` puzzles of a level from a seed."""
        self._when_made(lambda page: page.prepare(level, count, seed))
        self._show()

    def _show(self) -> None:
        self._frame.turn_to(Activity.CREATE)

    @property
    def _is_shown(self) -> bool:
        return self._frame.activity is Activity.CREATE

    def _new_page(self) -> CreatePage:
        from sudoku_desktop.services.hunting.archive import default_path
        from sudoku_desktop.ui.create.page import FIRST_CHOICES, CreatePage
        from sudoku_desktop.ui.printing.choices import restored

        hunts = self._hunts or default_path()
        page = CreatePage(restored(self._remembered(CHOICES), FIRST_CHOICES), self._loader, hunts, self)
        page.play_wanted.connect(self.put_on_board)
        page.file_wanted.connect(self.choose_file)
        page.book_wanted.connect(self.make_book.trigger)
        page.heading_changed.connect(self._show_heading)
        self._give(page)
        return page

    @property
    def main_action(self) -> QAction:
        """The main command, shown in the header."""
        return self.page.main_action if self.page is not None else self.print

    @Slot(object)
    def _turned(self, activity: Activity) -> None:
        """Pass the board's puzzle and the open file's puzzles to the page when it is shown."""
        if activity is not Activity.CREATE:
            return
        if self.page is not None:
            self._give(self.page)
        self._when_made(lambda page: page.begin())

    @Slot()
    def _begin(self) -> None:
        if self.page is not None and self._is_shown:
            self.page.begin()

    def _give(self, page: CreatePage) -> None:
        from sudoku_desktop.ui.printing.material import of_board

        page.set_board(of_board(self._editor.state, self._editor.state.title))
        if self._files.puzzles is not self._file_shown:
            self._file_shown = self._files.puzzles
            page.set_file(self._file_shown, self._files.name)

    @Slot(object)
    def put_on_board(self, puzzle: GeneratedPuzzle | Puzzle) -> None:
        """Replace the puzzle on the board as one undo step, after asking about unsaved changes."""
        from sudoku_desktop.ui.generating.words import as_puzzle

        if self._controller.is_active:
            self._say_briefly(tr("Stop the run first."))
            return
        if isinstance(puzzle, Puzzle):
            chosen, text = puzzle, puzzle.title or tr("Puzzle of a file")
        else:
            chosen = as_puzzle(puzzle)
            text = tr("Generated puzzle, seed {seed}", seed=str(puzzle.seed))
        if chosen.givens == self._editor.state.grid and self._editor.is_clean:
            return
        if self._files.may_replace() and self._editor.open_place(new_place(chosen), text):
            self._frame.turn_to(Activity.PLAY)
            self._say_briefly(text)

    # Printing

    @command("&Print…", "Print puzzles, with a preview", QKeySequence.StandardKey.Print, create_icon)
    def print(self) -> None:
        self._lead(lambda page: page.choose_printer)

    @command("P&DF…", "Export the pages as a PDF")
    def export_pdf(self) -> None:
        self._lead(lambda page: page.choose_pdf)

    @command("S&VG…", "Export the pages as SVG drawings")
    def export_svg(self) -> None:
        self._lead(lambda page: page.choose_svg)

    def _lead(self, action: Callable[[CreatePage], Callable[[], None]]) -> None:
        """Print or export the puzzles on the paper or, if another page is shown, the board's puzzle."""
        from_here = self._is_shown
        self._when_made(lambda page: self._act(page, action(page), shows_board=not from_here))
        self._show()

    def _act(self, page: CreatePage, act: Callable[[], None], *, shows_board: bool) -> None:
        from sudoku_desktop.ui.create.page import Source

        if shows_board or page.source is Source.HUNT:
            self._give(page)
            page.show_source(Source.BOARD)
        if page.materials():
            page.when_ready(act)

    @Slot()
    def choose_file(self) -> None:
        """Ask for a file of puzzles, and show them on the paper without opening the file on the board."""
        folder = str(self._files.path.parent) if self._files.path else ""
        path = choose_puzzles(self._window, tr("Print Puzzles of a File"), folder)
        if path is not None:
            self._reading = path.name
            self._reader.read(path)

    @Slot(object)
    def _take_file(self, readings: tuple[PuzzleFile, ...]) -> None:
        chosen = choose_reading(readings, self._window)
        if chosen is not None and self.page is not None:
            self.page.set_file(chosen.puzzles, self._reading)

    # Books

    @command("Make &Book…", "Make a book of puzzles, ready to be printed and bound")
    def make_book(self) -> None:
        """Open the dialog for books, unless it is open."""
        self._book_importer.then(self._open_book, *MODULES)

    def _open_book(self) -> None:
        if self.book is not None:
            return
        from sudoku_desktop.ui.printing.book_dialog import BookDialog
        from sudoku_desktop.ui.printing.choices import BookChoices, restored
        from sudoku_desktop.ui.printing.material import MOST_PUZZLES, of_file
        from sudoku_desktop.ui.printing.sources_panel import Source

        on_paper = self.page.materials() if self.page is not None and self._is_shown else ()
        given = on_paper or of_file(self._files.puzzles[:MOST_PUZZLES])
        name = tr("The puzzles on the &paper") if on_paper else tr("The puzzles of the opened &file")
        choices = restored(self._remembered(BOOK_CHOICES), BookChoices(title=""))
        book = self.book = BookDialog(
            given, name, choices, self._loader, partial(self._remember, BOOK_CHOICES), self._window
        )
        book.begin(Source.GIVEN if on_paper else Source.NEW)
        book.restoreGeometry(self._settings.bytes(BOOK_GEOMETRY))
        book.finished.connect(self._book_closed)
        book.open()

    @Slot()
    def _book_closed(self) -> None:
        book, self.book = self.book, None
        if book is not None:
            self._settings.set_bytes(BOOK_GEOMETRY, book.saveGeometry())
            book.deleteLater()

    # Choices

    def _remembered(self, name: str) -> str:
        return bytes(self._settings.bytes(name).data()).decode("utf-8", "replace")

    def _remember(self, name: str, choices: Choices | BookChoices) -> None:
        from sudoku_desktop.ui.printing.choices import text_of

        self._settings.set_bytes(name, QByteArray(text_of(choices).encode()))
