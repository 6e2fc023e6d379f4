"""Puzzle ▸ Generate…: the Generate page, and what it makes on the board."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QTabWidget

from sudoku_desktop.board import Puzzle
from sudoku_desktop.services.generation import GeneratedPuzzle
from sudoku_desktop.ui.board import new_place
from sudoku_desktop.ui.window.parts import Parts
from sudoku_desktop.ui.window.status import MESSAGE_MS


class Generating(QObject):
    """What Generate… does. `pages`: the tabs among which the Generate page is."""

    def __init__(self, parts: Parts, pages: QTabWidget) -> None:
        super().__init__(parts.window)
        self._parts = parts
        self._pages = pages
        self._wants_focus = False
        page = parts.generate_page
        page.shown.connect(self._look)
        page.loaded.connect(self._page_loaded)
        parts.loader.ready.connect(self._look)
        parts.actions.generate.triggered.connect(self.show_page)

    def close_down(self) -> None:
        """The window closes: end what is under way."""
        self._parts.generate_page.close_down()

    @Slot()
    def show_page(self) -> None:
        """Go to the page, and to its first field."""
        self._pages.setCurrentWidget(self._parts.generate_page)
        self._wants_focus = True
        self._focus()

    def _focus(self) -> None:
        panel = self._parts.generate_page.panel
        if panel is None or not self._wants_focus:
            return
        self._wants_focus = False
        first = panel.start_button if panel.form.isHidden() else panel.form.count
        first.setFocus()

    @Slot()
    def _look(self) -> None:
        """The page is made once somebody looks and the kernels are there."""
        if self._parts.loader.is_ready and self._parts.generate_page.isVisible():
            self._parts.generate_page.load()

    @Slot()
    def _page_loaded(self) -> None:
        panel = self._parts.generate_page.panel
        assert panel is not None, "a page that is loaded has its panel"
        panel.list.wanted.connect(self.put_on_board)
        panel.list.saved.connect(self._saved)
        panel.list.print_wanted.connect(self._parts.actions.print.trigger)
        self._focus()

    @Slot(str)
    def _saved(self, name: str) -> None:
        self._parts.window.statusBar().showMessage(self.tr("Saved {file}").format(file=name), MESSAGE_MS)

    @Slot(object)
    def put_on_board(self, puzzle: GeneratedPuzzle) -> None:
        """In place of the puzzle there, as one undo step; asks first about unsaved changes."""
        parts = self._parts
        if parts.controller.is_active:
            parts.window.statusBar().showMessage(self.tr("Stop the run first."), MESSAGE_MS)
            return
        if puzzle.puzzle == parts.editor.state.grid and parts.editor.is_clean:
            return
        text = self.tr("Generated puzzle, seed {seed}").format(seed=puzzle.seed)
        place = new_place(Puzzle(puzzle.puzzle))
        if parts.files.may_replace() and parts.editor.load_puzzle(puzzle.puzzle, text, place):
            parts.editor.set_clean()
            parts.window.statusBar().showMessage(text, MESSAGE_MS)
