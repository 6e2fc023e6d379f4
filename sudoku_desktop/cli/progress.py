"""One progress bar for a command on a terminal; nothing at all where standard error is none.

What `show` and `move_to` do may be done by another thread, one at a time.
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
    from sudoku_desktop.services.generation import Progress
    from sudoku_desktop.services.rating import PuzzleRating


class Bar(tqdm):  # type: ignore[misc]
    """So many things done, of how many; None where that is not known. What is said goes around the bar."""

    def __init__(self, total: int | None, unit: str, *, is_wanted: bool = True, is_scaled: bool = False) -> None:
        is_off = None if is_wanted and sys.stderr is not None else True
        scale = is_scaled or total is None
        super().__init__(total=total, unit=f" {unit}", unit_scale=scale, leave=False, disable=is_off)

    def say(self, text: str) -> None:
        self.clear()
        say(text)
        self.refresh()

    def move_to(self, done: int, total: int | None = None) -> None:
        """So many are done, of `total` if that is known only now."""
        if total is not None:
            self.total = total
        self.update(done - self.n)


class RunProgress(Bar):
    """Generations done, of the budget's where there is one, with the best fitness so far on the paper's scale."""

    def __init__(self, budget: Budget, fitness: Fitness, shape: Geometry) -> None:
        super().__init__(budget.generations, "generations", is_scaled=True)
        self._fitness, self._shape = fitness, shape

    def show(self, snapshot: Snapshot) -> None:
        fitness = self._fitness.of_cost(snapshot.best_so_far_cost, self._shape)
        solved = self._fitness.optimum(self._shape)
        self.set_postfix_str(f"best fitness {fitness:g} ({solved:g} is solved)", refresh=False)
        self.move_to(snapshot.generation)


class RatingProgress(Bar):
    """The runs of evolution that rate puzzles; without runs, the puzzles themselves if they are several."""

    def __init__(self, runs: int, puzzles: int) -> None:
        super().__init__(puzzles * max(runs, 1), "runs" if runs else "puzzles", is_wanted=puzzles > 1 or runs > 0)
        self._runs, self._puzzles = runs, puzzles

    def show(self, number: int, rating: PuzzleRating) -> None:
        if self._puzzles > 1:
            self.set_description_str(f"puzzle {number} of {self._puzzles}", refresh=False)
        if rating.evolution is not None:
            self.move_to((number - 1) * self._runs + rating.evolution.finished)

    def rated(self, number: int) -> None:
        """A puzzle is done, with or without runs."""
        self.move_to(max(number * max(self._runs, 1), self.n))


class GenerationProgress(Bar):
    """Puzzles made of how many, and how many patterns were tried."""

    def __init__(self, puzzles: int) -> None:
        super().__init__(puzzles, "puzzles")
        self._tried: dict[int, int] = {}

    def show(self, number: int, progress: Progress) -> None:
        """Tell how many patterns were tried, with those for this puzzle; may be called by several threads."""
        self._tried[number] = progress.tried
        self.set_postfix_str(f"{sum(list(self._tried.values())):,} patterns tried")
