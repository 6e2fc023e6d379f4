"""Solve a puzzle by evolution from start to end, without a viewer."""

from collections.abc import Callable
from dataclasses import asdict, dataclass

from sudoku_desktop import evolution
from sudoku_desktop.board import BLANK, Grid
from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.evolution.budget import Budget
from sudoku_desktop.evolution.snapshot import Snapshot


@dataclass(frozen=True)
class Result:
    """The result of one run; `solution` has one symbol for each cell, and is None when the budget ended first.

    Of the run's best chromosome: `best_cost`, 0 when solved; `best_fitness`, the same on the algorithm's own scale;
    `common_cost`, the digits missing from its rows, columns and boxes, which compares algorithms.
    """

    puzzle: str
    solution: str | None
    solved: bool
    algorithm: str
    seed: int
    generations: int
    trials: int
    restarts: int
    seconds: float
    trials_per_second: float
    best_cost: float
    best_fitness: float
    common_cost: int

    def as_json_object(self) -> dict[str, object]:
        """The fields by name, in this order."""
        return asdict(self)


def load_kernels(algorithm: Algorithm, givens: Grid) -> None:
    """Compile or load the kernels now, so that the seconds of the first run do not include it."""
    evolution.Run(algorithm, givens, seed=0).advance(1)


def solve(
    algorithm: Algorithm,
    givens: Grid,
    seed: int,
    budget: Budget,
    watch: Callable[[Snapshot], None] = lambda snapshot: None,
) -> Result:
    """Run `algorithm` until solved or out of budget; `watch` sees every snapshot.

    Raises ValueError when the algorithm cannot write the puzzle.
    """
    for snapshot in evolution.stream(algorithm, givens, seed, budget):
        watch(snapshot)
        last = snapshot
        if snapshot.improvements:
            best = snapshot.improvements[-1].grid
    if last.best_cost == last.best_so_far_cost:  # it may be of a generation that is still being made
        best = last.best
    return Result(
        puzzle=givens.to_text(),
        solution=last.solution.to_text() if last.solution else None,
        solved=last.solution is not None,
        algorithm=algorithm.name,
        seed=seed,
        generations=last.generation,
        trials=last.trials,
        restarts=last.restarts,
        seconds=round(last.seconds, 6),
        trials_per_second=round(last.trials / last.seconds, 1) if last.seconds else 0.0,
        best_cost=last.best_so_far_cost,
        best_fitness=algorithm.fitness.of_cost(last.best_so_far_cost, givens.geometry),
        common_cost=missing_digits(best),
    )


def missing_digits(grid: Grid) -> int:
    """Return how many digits are missing from a unit, summed over all units."""
    units = grid.cells[grid.geometry.units]
    return sum(grid.size - len(set(unit) - {BLANK}) for unit in units.tolist())
