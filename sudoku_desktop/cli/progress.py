"""Progress bars for a run, a rating and a generation on a terminal; nothing at all where standard error is none."""

from __future__ import annotations

from types import TracebackType
from typing import TYPE_CHECKING, Self

from tqdm import tqdm

from sudoku_desktop.evolution.budget import Budget
from sudoku_desktop.evolution.parts.fitness import Fitness
from sudoku_desktop.evolution.snapshot import Snapshot

if TYPE_CHECKING:
    from sudoku_desktop.services.generation import Progress
    from sudoku_desktop.services.rating import PuzzleRating


class RunProgress:
    """Generations done, of the budget's where there is one, with the best fitness so far on the paper's scale."""

    def __init__(self, budget: Budget, fitness: Fitness, order: int) -> None:
        self._fitness, self._order = fitness, order
        self._bar = tqdm(total=budget.generations, unit=" generations", unit_scale=True, leave=False, disable=None)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self._bar.close()

    def show(self, snapshot: Snapshot) -> None:
        """Move on to where the snapshot is."""
        fitness = self._fitness.of_cost(snapshot.best_so_far_cost, self._order)
        solved = self._fitness.optimum(self._order)
        self._bar.set_postfix_str(f"best fitness {fitness:g} ({solved:g} is solved)", refresh=False)
        self._bar.update(snapshot.generation - self._bar.n)


class RatingProgress:
    """Of the `runs` that rate a puzzle, those that ended; which puzzle it is, of how many. No bar for no runs."""

    def __init__(self, runs: int, number: int, puzzles: int) -> None:
        label = f"puzzle {number} of {puzzles}" if puzzles > 1 else None
        self._bar = tqdm(total=runs, desc=label, unit=" runs", leave=False, disable=None if runs else True)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self._bar.close()

    def show(self, rating: PuzzleRating) -> None:
        """Move on to where the rating is; may be called by another thread, one at a time."""
        if rating.evolution is not None:
            self._bar.update(rating.evolution.finished - self._bar.n)


class GenerationProgress:
    """Puzzles made of how many, and what was tried for the next."""

    def __init__(self, puzzles: int) -> None:
        self._bar = tqdm(total=puzzles, unit=" puzzles", leave=False, disable=None)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self._bar.close()

    def show(self, progress: Progress) -> None:
        """Tell how many patterns were tried; may be called by another thread, one at a time."""
        self._bar.set_postfix_str(f"{progress.tried:,} patterns tried", refresh=True)

    def made(self, count: int) -> None:
        """Move on: so many are made."""
        self._bar.update(count - self._bar.n)
