"""Progress bar of a command, shown only when standard error is a terminal.

`show` and `move_to` may be called from a worker thread, one thread at a time.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from tqdm import tqdm

from sudoku_desktop.board import Geometry
from sudoku_desktop.cli.output import say
from sudoku_desktop.evolution.budget import Budget
from sudoku_desktop.evolution.parts.fitness import Fitness
from sudoku_desktop.evolution.snapshot import Snapshot

if TYPE_CHECKING:
    from sudoku_desktop.services.generation import PuzzleProgress
    from sudoku_desktop.services.rating import PuzzleRating


class Bar(tqdm):  # type: ignore[misc]
    """Progress bar that counts up to `total`, or without an end for None. `say` prints text above the bar."""

    def __init__(self, total: int | None, unit: str, *, is_wanted: bool = True, is_scaled: bool = False) -> None:
        is_off = None if is_wanted and sys.stderr is not None else True
        scale = is_scaled or total is None
        super().__init__(total=total, unit=f" {unit}", unit_scale=scale, leave=False, disable=is_off)

    def say(self, text: str) -> None:
        self.clear()
        say(text)
        self.refresh()

    def move_to(self, done: int, total: int | None = None) -> None:
        """Set the number of finished items, and `total` when it has become known."""
        if total is not None:
            self.total = total
        self.update(done - self.n)


class RunProgress(Bar):
    """Progress bar of one run: generations, and the best fitness so far on the algorithm's own scale."""

    def __init__(self, budget: Budget, fitness: Fitness, shape: Geometry) -> None:
        super().__init__(budget.generations, "generations", is_scaled=True)
        self._fitness, self._shape = fitness, shape

    def show(self, snapshot: Snapshot) -> None:
        fitness = self._fitness.of_cost(snapshot.best_so_far_cost, self._shape)
        solved = self._fitness.optimum(self._shape)
        self.set_postfix_str(f"best fitness {fitness:g} ({solved:g} is solved)", refresh=False)
        self.move_to(snapshot.generation)


class RatingProgress(Bar):
    """Progress bar of `rate`: counts the runs of evolution or, without runs, the puzzles."""

    def __init__(self, runs: int, puzzles: int) -> None:
        super().__init__(puzzles * max(runs, 1), "runs" if runs else "puzzles", is_wanted=puzzles > 1 or runs > 0)
        self._runs, self._puzzles = runs, puzzles

    def show(self, number: int, rating: PuzzleRating) -> None:
        if self._puzzles > 1:
            self.set_description_str(f"puzzle {number} of {self._puzzles}", refresh=False)
        if rating.evolution is not None:
            self.move_to((number - 1) * self._runs + rating.evolution.finished)

    def rated(self, number: int) -> None:
        """Count a puzzle as finished, with or without runs."""
        self.move_to(max(number * max(self._runs, 1), self.n))


class GenerationProgress(Bar):
    """Progress bar of `generate`: counts puzzles and shows the number of patterns tried."""

    def __init__(self, puzzles: int) -> None:
        super().__init__(puzzles, "puzzles")
        self._tried: dict[int, int] = {}

    def show(self, number: int, progress: PuzzleProgress) -> None:
        """Show the number of patterns tried so far, including those for puzzle `number`; thread-safe."""
        self._tried[number] = progress.tried
        self.set_postfix_str(f"{sum(list(self._tried.values())):,} patterns tried")
