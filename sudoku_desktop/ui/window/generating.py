"""Puzzle ▸ Generate…: the Generate page, and what it makes on the board."""

from __future__ import annotations

from PySide6.QtCore import Slot

from sudoku_desktop.logic import Level
from sudoku_desktop.services.generation import GeneratedPuzzle, PuzzleProgress
from sudoku_desktop.ui.board import BoardFrame, new_place
from sudoku_desktop.ui.commands import command
from sudoku_desktop.ui.frame.activity import Activity
from sudoku_desktop.ui.generating.painted_board import frame_of_progress
from sudoku_desktop.ui.generating.words import as_puzzle
from sudoku_desktop.ui.window.parts import Controller, Parts


class Generating(Controller):
    """What Generate… does."""

    def __init__(self, parts: Parts) -> None:
        super().__init__(parts)
        self._verdict_line = parts.verdict_line
        self._frame_before: BoardFrame | None = None
        self._prepared: tuple[Level, int, int] | None = None
        self._wants_focus = self._may_show = self._shows = False
        page = parts.generate_page
        page.shown.connect(self._look)
        page.loaded.connect(self._page_loaded)
        parts.loader.ready.connect(self._look)
        parts.editor.state_changed.connect(self._give_way)
        parts.controller.state_changed.connect(self._give_way)

    def close_down(self) -> None:
        """The window closes: end what is under way."""
        self._generate_page.abandon()
        if self._generate_page.content is not None:
            self._generate_page.content.close_down()

    @command("&Generate…", "Generate puzzles of the difficulty and symmetry you choose", "Ctrl+G")
    def show_page(self) -> None:
        """Show the Generate page and focus its first field."""
        self._frame.turn_to(Activity.CREATE)
        self._wants_focus = True
        self._focus()

    def prepare(self, level: Level, count: int, seed: int) -> None:
        """Go to the page, and make there so many puzzles of a level from a seed."""
        self._prepared = level, count, seed
        self.show_page()
        self._begin_prepared()

    def _begin_prepared(self) -> None:
        panel = self._generate_page.content
        if panel is None or self._prepared is None:
            return
        if panel.is_busy:
            panel.stop()  # and then again
            return
        prepared, self._prepared = self._prepared, None
        panel.form.set_criteria(*prepared)
        panel.start()

    def _focus(self) -> None:
        panel = self._generate_page.content
        if panel is None or not self._wants_focus:
            return
        self._wants_focus = False
        first = panel.start_button if panel.form.isHidden() else panel.form.count
        first.setFocus()

    @Slot()
    def _look(self) -> None:
        """The page is made once somebody looks and the kernels are there."""
        if self._loader.is_ready and self._generate_page.isVisible():
            self._generate_page.load()

    @Slot()
    def _page_loaded(self) -> None:
        panel = self._generate_page.content
        assert panel is not None, "a page that is loaded has its panel"
        panel.generator.progressed.connect(self._show_on_board)
        panel.began_or_ended.connect(self._watch)
        panel.list.wanted.connect(self.put_on_board)
        panel.list.saved.connect(self._saved)
        panel.list.print_wanted.connect(self._actions.print.trigger)
        self._focus()
        self._begin_prepared()

    # Watching it on the board.

    @Slot()
    def _watch(self) -> None:
        """Something is made now, or is made no more."""
        panel = self._generate_page.content
        self._give_back(self._frame_before)
        self._may_show = panel is not None and panel.is_busy
        self._begin_prepared()

    @Slot()
    def _give_way(self) -> None:
        """The person has edited the board, or a run has taken it."""
        self._may_show = False
        self._give_back(None)

    def _give_back(self, frame: BoardFrame | None) -> None:
        """Show what the person had there."""
        if self._shows:
            self._shows = False
            self._verdict_line.cover("")
            if not self._controller.is_active:
                self._board.show_frame(frame)

    @Slot(object)
    def _show_on_board(self, progress: PuzzleProgress) -> None:
        panel, page = self._generate_page.content, self._generate_page
        if panel is None or not self._may_show or self._controller.is_active:
            return
        if not (panel.is_watched and page.isVisible()):
            self._give_back(self._frame_before)
            return
        frame = frame_of_progress(progress)
        if frame is not None and frame.cells.geometry == self._editor.state.givens.geometry:
            if not self._shows:
                self._verdict_line.cover(self.tr("The board shows what is being generated; your puzzle comes back."))
                self._frame_before = self._board.board_model.frame
            self._shows = True
            self._board.show_frame(frame)

    @Slot(str)
    def _saved(self, name: str) -> None:
        self._say_briefly(self.tr("Saved {file}").format(file=name))

    @Slot(object)
    def put_on_board(self, puzzle: GeneratedPuzzle) -> None:
        """In place of the puzzle there, as one undo step; asks first about unsaved changes."""
        if self._controller.is_active:
            self._say_briefly(self.tr("Stop the run first."))
            return
        if puzzle.puzzle == self._editor.state.grid and self._editor.is_clean:
            return
        text = self.tr("Generated puzzle, seed {seed}").format(seed=puzzle.seed)
        if self._files.may_replace() and self._editor.open_place(new_place(as_puzzle(puzzle)), text):
            self._say_briefly(text)
