"""How many puzzles a second the exact solver proves unique, beside a plain search in the same run.

    python benchmarks/exact_speed.py [--seventeen FILE] [--hardest FILE] [--passes N]

FILE holds one puzzle a line in 81 characters, blanks as dots or zeros; lines that begin with # are skipped.
Without files the script digs minimal puzzles itself. One core is used. Each figure is the median of the passes,
after a first one that does not count. The plain search looks at one cell after the other, concludes single
candidates and single places, and tries the smallest cell; it gets PLAIN_SAMPLE puzzles of each set, evenly spread.
"""

import argparse
import statistics
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from sudoku_desktop.board import geometry
from sudoku_desktop.exact import count_solutions_of_many
from sudoku_desktop.exact.kernels.cells import search_cells
from sudoku_desktop.exact.search import units_of_cells

ORDER = 3
SHAPE = geometry(ORDER)
SIZE = SHAPE.size
ENOUGH = 2
"""A puzzle is proved unique by looking for a second solution."""
NO_LIMIT = 1 << 62
PLAIN_SAMPLE = 2000
DUG_PUZZLES = 2000

Cells = NDArray[np.uint8]
Counter = Callable[[Cells], NDArray[np.int64]]


def count_plainly(puzzles: Cells) -> NDArray[np.int64]:
    """The plain search for a second solution: the kernel that serves the other orders, held to this one."""
    counts = np.zeros(len(puzzles), np.int64)
    final = np.zeros(len(puzzles), np.bool_)
    guesses = np.zeros(len(puzzles), np.int64)
    nothing_kept = np.zeros((len(puzzles), 0, SHAPE.cell_count), np.uint8)
    units_of = units_of_cells(ORDER)
    search_cells(puzzles, SHAPE.units, units_of, ENOUGH, NO_LIMIT, counts, final, guesses, nothing_kept)
    return counts


def count_quickly(puzzles: Cells) -> NDArray[np.int64]:
    """The solver of the program."""
    return count_solutions_of_many(puzzles, ENOUGH)


def read_puzzles(path: Path) -> Cells:
    """Every line that begins with 81 cells, as (n, 81) uint8."""
    lines = [line for line in path.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    texts = [line[: SHAPE.cell_count] for line in lines if len(line) >= SHAPE.cell_count]
    return np.array([[int(symbol) if symbol.isdigit() else 0 for symbol in text] for text in texts], np.uint8)


def dig_puzzles(count: int, seed: int = 1) -> Cells:
    """Unique puzzles none of whose givens can be spared, in (count, 81) uint8.

    All start from one solution with its symbols, rows, columns and bands shuffled; all are dug side by side.
    """
    random = np.random.default_rng(seed)
    line = np.arange(SIZE)
    pattern = (line[:, None] * ORDER + line[:, None] // ORDER + line) % SIZE

    def shuffled_lines() -> NDArray[np.int64]:
        return np.concatenate([random.permutation(ORDER) + ORDER * band for band in random.permutation(ORDER)])

    puzzles = np.empty((count, SHAPE.cell_count), np.uint8)
    for puzzle in puzzles:
        puzzle[:] = (random.permutation(SIZE) + 1)[pattern[shuffled_lines()][:, shuffled_lines()]].ravel()
    orders = random.permuted(np.tile(np.arange(SHAPE.cell_count), (count, 1)), axis=1)
    everyone = np.arange(count)
    for cells in orders.T:
        digits = puzzles[everyone, cells].copy()
        puzzles[everyone, cells] = 0
        spoilt = count_quickly(puzzles) != 1
        puzzles[spoilt, cells[spoilt]] = digits[spoilt]
    return puzzles


def rate(counter: Counter, puzzles: Cells, passes: int) -> float:
    """Puzzles a second, the median of the passes; raises SystemExit when a puzzle is not unique."""
    wrong = np.flatnonzero(counter(puzzles) != 1)
    if wrong.size:
        raise SystemExit(f"{wrong.size} puzzles were not proved unique, the first is number {wrong[0] + 1}")
    seconds = []
    for _ in range(passes):
        began = time.perf_counter()
        counter(puzzles)
        seconds.append(time.perf_counter() - began)
    return len(puzzles) / statistics.median(seconds)


def main() -> None:
    """Measure every set and print a line each."""
    parser = argparse.ArgumentParser(description="Puzzles a second proved unique, on one core.")
    parser.add_argument("--seventeen", type=Path, metavar="FILE", help="puzzles with 17 givens")
    parser.add_argument("--hardest", type=Path, metavar="FILE", help="the hardest puzzles known")
    parser.add_argument("--passes", type=int, default=5, metavar="N", help="timed passes (default: 5)")
    options = parser.parse_args()
    files = {"17 givens": options.seventeen, "hardest": options.hardest}
    sets = {name: read_puzzles(path) for name, path in files.items() if path}
    if not sets:
        sets = {"dug here": dig_puzzles(DUG_PUZZLES)}
    print(f"{'set':<12}{'puzzles':>9}{'proved/s':>12}{'plain/s':>12}{'ratio':>8}")
    for name, puzzles in sets.items():
        quick = rate(count_quickly, puzzles, options.passes)
        sample = np.ascontiguousarray(puzzles[:: -(-len(puzzles) // PLAIN_SAMPLE)])
        plain = rate(count_plainly, sample, options.passes)
        print(f"{name:<12}{len(puzzles):>9}{quick:>12,.0f}{plain:>12,.0f}{quick / plain:>8.1f}")


if __name__ == "__main__":
    main()
