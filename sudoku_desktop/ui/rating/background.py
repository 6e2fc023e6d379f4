"""Rates a puzzle beside the interface, as a person does and by evolution."""

from PySide6.QtCore import Signal

from sudoku_desktop.board import Grid
from sudoku_desktop.services.evolutionary_rating import rate_by_evolution
from sudoku_desktop.services.rating import EvolutionSettings
from sudoku_desktop.services.stopping import Stop
from sudoku_desktop.ui.rating.path import rate_along_path
from sudoku_desktop.ui.worker import Tell, Worker


class HumanRater(Worker):
    """Rates a puzzle as a person does."""

    rated = Signal(object)
    """The HumanRating."""

    def rate(self, givens: Grid) -> None:
        """Rate this puzzle, and no other any more; it must have exactly one solution."""

        def work(stop: Stop, tell: Tell) -> None:
            rating = rate_along_path(givens, stop)
            if rating is not None:  # it was not stopped on the way
                tell(self.rated, rating)

        self.begin(work)


class EvolutionRater(Worker):
    """Rates a puzzle by evolution."""

    grew = Signal(object)
    """The EvolutionaryRating of the runs that have ended."""

    def rate(self, givens: Grid, settings: EvolutionSettings) -> None:
        """Rate this puzzle, and no other any more; it must have exactly one solution."""

        def work(stop: Stop, tell: Tell) -> None:
            rate_by_evolution(
                settings.algorithm,
                givens,
                runs=settings.runs,
                seed=settings.seed,
                budget=settings.budget,
                threads=settings.threads,
                stop=stop,
                watch=lambda rating: tell(self.grew, rating),
            )

        self.begin(work)
