"""Puzzle ▸ Rate… and Rate Collection…: rates the board's puzzle in the Lab, and opens windows for files."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal, Slot
from PySide6.QtGui import QAction

from sudoku_desktop.board import Grid, Puzzle
from sudoku_desktop.services.assessment import Blank, Conflicting, Impossible, Several, Undecided, Unique
from sudoku_desktop.speaking import full_sentence, tr
from sudoku_desktop.ui.board import new_place
from sudoku_desktop.ui.commands import command
from sudoku_desktop.ui.file_reader import choose_puzzles
from sudoku_desktop.ui.window.laboratory import Laboratory
from sudoku_desktop.ui.window.parts import Controller, Parts
from sudoku_desktop.ui.worker import Importer

if TYPE_CHECKING:  # imported when there is something to rate
    from sudoku_desktop.trials.records import MadeRun
    from sudoku_desktop.ui.collection.window import CollectionWindow
    from sudoku_desktop.ui.rating.panels import RatingPanels

COLLECTION = "sudoku_desktop.ui.collection.window"
"""Name of the module of the collection's window, which takes long to import."""


@dataclass(frozen=True)
class _Subject:
    """Puzzle to rate, or None with the reason and an action that helps.

    `is_open`: whether the proof that there is exactly one solution is still in progress.
    """

    sentence: str
    givens: Grid | None = None
    offer: QAction | None = None
    is_open: bool = False


class Ratings(Controller):
    """Carries out the ratings of the Puzzle menu."""

    step_wanted = Signal(object)
    """Emitted with the Step that the user wants to see on the board."""

    def __init__(self, parts: Parts, laboratory: Laboratory) -> None:
        super().__init__(parts)
        self._laboratory = laboratory
        self._importer = Importer(self)
        self._wants_evolution = self._wants_usual = False
        self._waiting_file: Path | None = None
        self._folder = ""
        self.collections: list[CollectionWindow] = []
        """The open windows of rated files."""
        laboratory.made.connect(self._connect)
        parts.loader.ready.connect(self._open_waiting)
        parts.verdict.changed.connect(self._update)
        parts.controller.state_changed.connect(self._update)

    @property
    def panels(self) -> RatingPanels | None:
        """Both ratings of the board's puzzle; None before the Lab is first shown."""
        return None if self._laboratory.page is None else self._laboratory.page.ratings

    def close_down(self) -> None:
        """Close the windows of rated files when the main window closes."""
        for window in self.collections:
            window.close()

    # The puzzle on the board.

    @command(
        "&Rate…",
        "How hard the puzzle is for people and for evolution",
        "Ctrl+R",
        when=lambda ratings: ratings.is_idle,
    )
    def rate(self) -> None:
        """Show the ratings of the Lab and rate the puzzle for people and for evolution."""
        self._rate(as_usual=False)

    def rate_as_usual(self) -> None:
        """Rate the puzzle with the default settings, whose results a lesson describes."""
        self._rate(as_usual=True)

    def _rate(self, *, as_usual: bool) -> None:
        if self._controller.is_active:
            return
        self._wants_evolution, self._wants_usual = True, as_usual
        self._laboratory.open("ratings")
        self._update()

    @Slot()
    def _connect(self) -> None:
        lab = self._laboratory.page
        assert lab is not None
        lab.ratings.human.path.chosen.connect(self.step_wanted)
        lab.ratings.evolution.rater.ran.connect(self._keep_rating)
        lab.ratings.human.shown.connect(self._update)

    @Slot()
    def _update(self) -> None:
        """Rate the board's puzzle while the ratings are visible."""
        panels = self.panels
        is_idle = not self._controller.is_active
        if panels is None:
            return
        panels.evolution.set_may_start(is_idle)
        subject = self._subject()
        is_visible = panels.human.isVisible()
        if is_visible:
            if subject.givens is None or subject.givens != panels.givens:
                panels.set_puzzle(subject.givens, subject.sentence, subject.offer)
        elif subject.givens != panels.givens:
            panels.set_puzzle(None)
        if self._wants_evolution and is_visible and not subject.is_open:
            if self._wants_usual:
                panels.evolution.form.reset()
            self._wants_evolution = False
            panels.evolution.start()

    def _subject(self) -> _Subject:
        """Return the puzzle to rate, or the reason why it cannot be rated, with an action that helps."""
        known = self._verdict.assessment
        match known:
            case None:
                return _Subject(tr("Whether there is exactly one solution is not known yet."), is_open=True)
            case Blank():
                return _Subject(tr("Type or open a puzzle to see its rating here."))
            case Unique():
                return _Subject("", known.grid)
            case Several():
                text = tr("Not rated: the puzzle has several solutions, so no reasoning can single one out.")
                return _Subject(text, offer=self._verdict.show_two_solutions)
            case Conflicting():
                why = known.reason
            case Impossible() | Undecided():
                why = known.sentence
        return _Subject(tr("{verdict} So it is not rated.", verdict=full_sentence(why)))

    @Slot(object)
    def _keep_rating(self, runs: Sequence[MadeRun]) -> None:
        from sudoku_desktop.trials.records import RATINGS

        self._runs.add_batch(RATINGS, runs, self._files.puzzle.title if self._files.puzzle else "")

    # Files.

    @command("Rate C&ollection…", "Rate all puzzles in a file, and compare people with evolution")
    def choose_collection(self) -> None:
        """Ask for a file and open a window that rates its puzzles."""
        path = choose_puzzles(self._window, tr("Rate Collection"), self._folder)
        if path is not None:
            self._folder = str(path.parent)
            self.open_collection(path)

    def open_collection(self, path: Path) -> None:
        """Open a window for a file, as soon as the kernels are ready and the window's module is imported."""
        self._waiting_file = path
        self._open_waiting()

    @Slot()
    def _open_waiting(self) -> None:
        if self._loader.is_ready and self._waiting_file is not None:
            self._importer.then(partial(self._open, self._waiting_file), COLLECTION)
            self._waiting_file = None

    def _open(self, path: Path) -> None:
        from sudoku_desktop.trials.records import COLLECTIONS
        from sudoku_desktop.ui.collection.window import CollectionWindow

        window = CollectionWindow(path)
        window.puzzle_chosen.connect(self._put_on_board)
        window.closed.connect(self._collection_closed)
        window.rater.ran.connect(partial(self._runs.add_batch, COLLECTIONS))
        self.collections.append(window)
        window.show()

    @Slot(object, str)
    def _put_on_board(self, puzzle: Puzzle, name: str) -> None:
        if self._controller.is_active:
            self._say_briefly(tr("Stop the run first."))
            return
        if self._files.may_replace() and self._editor.open_place(new_place(puzzle), name):
            self._window.raise_()
            self._window.activateWindow()

    @Slot()
    def _collection_closed(self) -> None:
        window = self.sender()
        self.collections = [each for each in self.collections if each is not window]
        if window is not None:
            window.deleteLater()
