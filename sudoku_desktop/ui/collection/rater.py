"""Rates the puzzles of a file beside the interface."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Signal

from sudoku_desktop.board import Puzzle
from sudoku_desktop.services.collection_rating import rate_collection
from sudoku_desktop.services.rating import EvolutionSettings
from sudoku_desktop.services.stopping import Stop
from sudoku_desktop.ui.worker import Emit, Worker


class CollectionRater(Worker):
    """Rates the puzzles of a file one after the other."""

    row_ready = Signal(object)
    """The Row of a puzzle that is done."""
    at_work = Signal(int, object)
    """The number of the puzzle that is being rated, and its PuzzleRating so far."""
    ran = Signal(object)
    """A list of MadeRuns that have just ended."""

    def rate(self, puzzles: Sequence[Puzzle], settings: EvolutionSettings | None) -> None:
        """Rate these, by evolution too if there are settings."""

        def work(stop: Stop, emit: Emit) -> None:
            for row in rate_collection(puzzles, settings, stop, partial(emit, self.at_work), partial(emit, self.ran)):
                emit(self.row_ready, row)

        self.begin(work)
