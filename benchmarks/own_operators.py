"""Compare operators that are Python functions with built-in ones on the same loop.

    python benchmarks/own_operators.py [--seconds 2]

The mutations swap two free cells of a random block with a probability of 0.3. The fitnesses return the cost of the
built-in one, from the numbers of distinct digits or cell by cell. The algorithm is that of
Gerges, Zouein & Azar on chromosomes of cells. All are timed in turn, and the best of several times counts.
"""

import argparse
import dataclasses
import time
from collections.abc import Mapping
from typing import Any

import sudoku_desktop as sd
from sudoku_desktop.board import Grid
from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.evolution.parts.fitness import MissingAndRepeated
from sudoku_desktop.evolution.parts.mutation import SwapsInOneBlock
from sudoku_desktop.evolution.parts.selection import Tournament
from sudoku_desktop.evolution.presets import preset
from sudoku_desktop.evolution.run import Run

PUZZLE = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"
TURNS = 7
"""Number of times that each algorithm is timed."""


@sd.mutation(genes="blocks", probability=sd.number(0.3, 0.0, 1.0))
def swap(cells: Any, free: Any, random: Any, probability: float) -> None:
    """With some probability, two free cells of a random block change places."""
    if random.uniform() >= probability:
        return
    block = free[random.index(len(free))]
    one, other = random.index(len(block)), random.index(len(block) - 1)
    if other >= one:
        other += 1
    cells[block[one]], cells[block[other]] = cells[block[other]], cells[block[one]]


@sd.fitness()
def missing(distinct: Any) -> float:
    """Return the cost of a grid: twice the number of digits that are missing, summed over all units."""
    total = 0
    for count in distinct:
        total += 9 - count
    return 2.0 * total


@sd.fitness()
def missing_by_cells(cells: Any, units: Any) -> float:
    """Return the cost of a grid: twice the number of digits that are missing, summed over all units."""
    total = 0
    for unit in range(len(units)):
        cells_of = units[unit]
        seen = 0
        for place in range(len(cells_of)):
            seen |= 1 << cells[cells_of[place]]
        while seen:
            seen &= seen - 1
            total += 1
    return 2.0 * (len(units) * len(units[0]) - total)


@dataclasses.dataclass(frozen=True)
class OnCells(Tournament):
    """The usual tournament as a subclass, which the loop over packed boxes does not support."""

    label = "On cells"

    def can_be_packed(self) -> bool:
        return False


def speeds(algorithms: Mapping[str, Algorithm], seconds: float) -> dict[str, float]:
    """Return the trials per second of each algorithm: the best of several turns."""
    best = dict.fromkeys(algorithms, 0.0)
    runs = {name: Run(algorithm, Grid.from_text(PUZZLE), seed=1) for name, algorithm in algorithms.items()}
    for run in runs.values():
        run.advance(1)
    for _ in range(TURNS):
        for name, run in runs.items():
            before, began = run.trials, time.process_time()
            run.advance(10**6, seconds=seconds / TURNS)
            best[name] = max(best[name], (run.trials - before) / (time.process_time() - began))
    return best


def main() -> None:
    parser = argparse.ArgumentParser(description="Compare operators of one's own with built-in ones.")
    parser.add_argument("--seconds", type=float, default=2.0, help="for each algorithm")
    seconds = parser.parse_args().seconds
    base = dataclasses.replace(preset("gerges-2018"), selection=OnCells(), fitness=MissingAndRepeated())
    built_in = base.with_settings({"mutation": SwapsInOneBlock(0.3, 1)})
    made = speeds(
        {
            "built-in": built_in,
            "mutation": base.with_settings({"mutation": swap(), "mutation.probability": 0.3}),
            "fitness": built_in.with_settings({"fitness": missing()}),
            "fitness, cell by cell": built_in.with_settings({"fitness": missing_by_cells()}),
        },
        seconds,
    )
    for name, speed in made.items():
        print(f"{name:24} {speed / 1e6:6.2f} million trials/s  {made['built-in'] / speed:5.2f} times as long")


if __name__ == "__main__":
    main()
