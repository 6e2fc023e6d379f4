"""A progress bar for a run on a terminal; nothing at all where standard error is none."""

from types import TracebackType
from typing import Self

from tqdm import tqdm

from sudoku_desktop.evolution.budget import Budget
from sudoku_desktop.evolution.fitness import Fitness
from sudoku_desktop.evolution.snapshot import Snapshot


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
