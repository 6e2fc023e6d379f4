"""Puzzle ▸ Rate… and Rate Collection…: keeps the Rating page true to the board, and opens windows for files."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFileDialog

from sudoku_desktop.board import Grid, Puzzle
from sudoku_desktop.board.formats import suffixes
from sudoku_desktop.services.assessment import Blank, Conflicting, Impossible, Several, Undecided, Unique
from sudoku_desktop.speaking import full_sentence
from sudoku_desktop.ui.board import new_place
from sudoku_desktop.ui.board.illustration import Illustration
from sudoku_desktop.ui.commands import command
from sudoku_desktop.ui.frame.activity import Activity
from sudoku_desktop.ui.window.parts import Controller, Parts

if TYPE_CHECKING:  # imported when there is something to rate
    from sudoku_desktop.trials.records import MadeRun
    from sudoku_desktop.ui.collection.window import CollectionWindow


@dataclass(frozen=True)
class _Subject:
    """What there is to rate: `givens`, or else the sentence that says why not, with an action that helps.

    `is_open`: that will be known in a moment.
    """

    sentence: str
    givens: Grid | None = None
    offer: QAction | None = None
    is_open: bool = False


class Ratings(Controller):
    """What the Puzzle menu's ratings do."""

    def __init__(self, parts: Parts) -> None:
        super().__init__(parts)
        self._wants_evolution = self._wants_usual = False
        self._waiting_file: Path | None = None
        self._folder = ""
        self._illustration: Illustration | None = None
        self._windows: list[CollectionWindow] = []
        page = parts.rating_page
        page.shown.connect(self._look)
        page.loaded.connect(self._page_loaded)
        parts.loader.ready.connect(self._load_page)
        parts.verdict.changed.connect(self._update)
        parts.controller.state_changed.connect(self._update)
        parts.board.board_model.illustration_changed.connect(self._illustration_changed)

    @property
    def collections(self) -> tuple[CollectionWindow, ...]:
        """The windows of rated files that are open."""
        return tuple(self._windows)

    @Slot()
    def _load_page(self) -> None:
        """As soon as the kernels are there, and somebody looks or has a file to rate."""
        page = self._rating_page
        if self._loader.is_ready and (page.isVisible() or self._waiting_file is not None):
            page.load()

    def close_down(self) -> None:
        """The window closes: end all ratings, and close their windows."""
        self._waiting_file = None
        self._rating_page.abandon()
        if self._rating_page.content is not None:
            self._rating_page.content.close_down()
        for window in self.collections:
            window.close_down()

    # The puzzle on the board.

    @command(
        "&Rate…",
        "How hard the puzzle is for people and for evolution",
        "Ctrl+R",
        when=lambda ratings: ratings.is_idle,
    )
    def rate(self) -> None:
        """Show the Rating page and rate the puzzle for people and for evolution."""
        self._rate(as_usual=False)

    def rate_as_usual(self) -> None:
        """The same with the settings that the page begins with: a lesson tells what comes of them."""
        self._rate(as_usual=True)

    def _rate(self, *, as_usual: bool) -> None:
        if self._controller.is_active:
            return
        self._wants_evolution, self._wants_usual = True, as_usual
        self._pages.setCurrentWidget(self._rating_page)
        self._frame.turn_to(Activity.LAB)
        self._load_page()
        self._update()

    @Slot()
    def _look(self) -> None:
        self._load_page()
        self._update()

    @Slot()
    def _page_loaded(self) -> None:
        panels = self._rating_page.content
        if panels is not None:
            panels.step_chosen.connect(self._illustrate)
            panels.evolution.rater.ran.connect(self._keep_rating)
        self._update()
        if self._waiting_file is not None:
            QTimer.singleShot(0, self, self._open_waiting)

    @Slot()
    def _open_waiting(self) -> None:
        """Open the collection that waited for the page, which was made a turn ago."""
        path, self._waiting_file = self._waiting_file, None
        if path is not None:
            self.open_collection(path)

    @Slot()
    def _update(self) -> None:
        """Give the page the puzzle that is on the board, while somebody looks."""
        panels = self._rating_page.content
        is_idle = not self._controller.is_active
        if panels is None:
            return
        panels.evolution.set_may_start(is_idle)
        subject = self._subject()
        if self._rating_page.isVisible():
            if subject.givens is None or subject.givens != panels.givens:
                panels.set_puzzle(subject.givens, subject.sentence, subject.offer)
        elif subject.givens != panels.givens:
            panels.set_puzzle(None)
        if self._wants_evolution and not subject.is_open:
            if self._wants_usual:
                panels.evolution.form.reset()
            self._wants_evolution = False
            panels.evolution.start()

    def _subject(self) -> _Subject:
        """The puzzle, or why it is not rated and what can be done."""
        known = self._verdict.assessment
        match known:
            case None:
                return _Subject(self.tr("Whether there is exactly one solution is not known yet."), is_open=True)
            case Blank():
                return _Subject(self.tr("Type or open a puzzle to see its rating here."))
            case Unique():
                return _Subject("", known.grid)
            case Several():
                text = self.tr("Not rated: the puzzle has several solutions, so no reasoning can single one out.")
                return _Subject(text, offer=self._verdict.show_two_solutions)
            case Conflicting():
                why = known.reason
            case Impossible() | Undecided():
                why = known.sentence
        return _Subject(self.tr("{verdict} So it is not rated.").format(verdict=full_sentence(why)))

    @Slot(object)
    def _keep_rating(self, runs: Sequence[MadeRun]) -> None:
        from sudoku_desktop.trials.records import RATINGS

        self._runs.add_batch(RATINGS, runs, self._files.puzzle.title if self._files.puzzle else "")

    # Its steps on the board.

    @Slot(object)
    def _illustrate(self, illustration: Illustration | None) -> None:
        if self._controller.is_active:  # the next frame would take it away
            illustration = None
        self._illustration = illustration
        self._board.illustrate(illustration)

    @Slot(object)
    def _illustration_changed(self, illustration: Illustration | None) -> None:
        """Something else is on the board: an edit, a frame, a hint."""
        if self._illustration is not None and illustration is not self._illustration:
            self._illustration = None
            panels = self._rating_page.content
            if panels is not None:
                panels.human.drop_step()

    # Files.

    @command("Rate C&ollection…", "Rate all puzzles in a file, and compare people with evolution")
    def choose_collection(self) -> None:
        """Ask for a file and open a window that rates its puzzles."""
        patterns = " ".join(f"*{suffix}" for suffix in suffixes())
        filters = self.tr("Puzzles ({patterns});;All files (*)").format(patterns=patterns)
        window = self._window
        name, _ = QFileDialog.getOpenFileName(window, self.tr("Rate Collection"), self._folder, filters)
        if name:
            self._folder = str(Path(name).parent)
            self.open_collection(Path(name))

    def open_collection(self, path: Path) -> None:
        """A window for a file, as soon as the kernels are ready."""
        page = self._rating_page
        if page.content is None:
            self._waiting_file = path
            self._load_page()
            return
        from sudoku_desktop.trials.records import COLLECTIONS
        from sudoku_desktop.ui.collection.window import CollectionWindow  # the page has imported it

        window = CollectionWindow(path)
        window.puzzle_chosen.connect(self._put_on_board)
        window.closed.connect(self._collection_closed)
        window.rater.ran.connect(partial(self._runs.add_batch, COLLECTIONS))
        self._windows.append(window)
        window.show()

    @Slot(object, str)
    def _put_on_board(self, puzzle: Puzzle, name: str) -> None:
        if self._controller.is_active:
            self._say_briefly(self.tr("Stop the run first."))
            return
        if self._files.may_replace() and self._editor.open_place(new_place(puzzle), name):
            self._window.raise_()
            self._window.activateWindow()

    @Slot()
    def _collection_closed(self) -> None:
        window = self.sender()
        self._windows = [each for each in self._windows if each is not window]
        if window is not None:
            window.deleteLater()
