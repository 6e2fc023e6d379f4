"""Puzzles a second that the exact solver proves unique, beside a plain search and, if wanted, beside tdoku.

    python benchmarks/exact_speed.py [--seventeen FILE] [--hardest FILE] [--passes N] [--tdoku LIBRARY]

FILE holds one puzzle a line in 81 characters, blanks as dots or zeros; lines that begin with # are skipped. Without
files the script digs minimal puzzles itself. The plain search is the one of all other shapes; of each set it gets
PLAIN_SAMPLE puzzles, evenly spread.

tdoku (https://github.com/t-dillon/tdoku), T. Dillon's solver, is as fast as published solvers get. LIBRARY is the
shared library that its build makes, `libtdoku_shared.so`. A compiled loop calls it, as one calls ours, so that
neither pays for Python.

Every solver looks for a second solution of every puzzle, on one core, and must find none. They take turns, pass by
pass, because a machine's speed drifts. Seconds are of computing, not of the clock, so that a busy machine matters
less. The speeds are medians over the passes; the ratios, ours to theirs, are medians of the ratios within a pass.
"""

import argparse
import ctypes
import statistics
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np
from numba import njit
from numpy.typing import NDArray

from sudoku_desktop.board import CLASSIC_ORDER, geometry
from sudoku_desktop.exact import count_solutions_of_many
from sudoku_desktop.exact.kernels.cells import search_cells
from sudoku_desktop.exact.search import tables_of

SHAPE = geometry(CLASSIC_ORDER)
SIZE = SHAPE.size
ENOUGH = 2
"""Number of solutions to search for: a second one disproves uniqueness."""
NO_LIMIT = 1 << 62
PLAIN_SAMPLE = 2000
DUG_PUZZLES = 2000
TDOKU_WIDTH = 96
"""Padding for tdoku, which reads 16-character blocks and expects pencil marks unless a zero follows the puzzle."""

Cells = NDArray[np.uint8]
Count = Callable[[], NDArray[np.int64]]
"""Function that counts the solutions of each puzzle of a set, up to ENOUGH."""


def plain_search(puzzles: Cells) -> Count:
    """Return a function that counts with the kernel for grids of any shape, applied to 9×9."""
    final, guesses = np.zeros(len(puzzles), np.bool_), np.zeros(len(puzzles), np.int64)
    nothing_kept = np.zeros((len(puzzles), 0, SHAPE.cell_count), np.uint8)

    def count() -> NDArray[np.int64]:
        counts = np.zeros(len(puzzles), np.int64)
        search_cells(puzzles, *tables_of(SHAPE), ENOUGH, NO_LIMIT, counts, final, guesses, nothing_kept)
        return counts

    return count


def tdoku(library: Path, puzzles: Cells) -> Count:
    """Return a function that counts with T. Dillon's solver.

    Raises OSError when the library cannot be loaded, AttributeError when it is another library.
    """
    solve = ctypes.CDLL(str(library.resolve())).TdokuSolverDpllTriadSimd
    solve.argtypes = [ctypes.c_void_p, ctypes.c_size_t, ctypes.c_uint32, ctypes.c_void_p, ctypes.c_void_p]
    solve.restype = ctypes.c_size_t
    texts = np.zeros((len(puzzles), TDOKU_WIDTH), np.uint8)
    texts[:, : SHAPE.cell_count] = np.where(puzzles, puzzles + ord("0"), ord("."))
    solution, guesses = np.zeros(TDOKU_WIDTH, np.uint8), np.zeros(1, np.uint64)

    @njit
    def count_all(texts, solution, guesses):  # type: ignore[no-untyped-def]
        counts = np.zeros(len(texts), np.int64)
        for number in range(len(texts)):
            counts[number] = solve(texts[number].ctypes, ENOUGH, 0, solution.ctypes, guesses.ctypes)
        return counts

    return lambda: count_all(texts, solution, guesses)


def read_puzzles(path: Path) -> Cells:
    """Read all lines that begin with 81 cells, as (n, 81) uint8."""
    lines = [line for line in path.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    texts = [line[: SHAPE.cell_count] for line in lines if len(line) >= SHAPE.cell_count]
    return np.array([[int(symbol) if symbol.isdigit() else 0 for symbol in text] for text in texts], np.uint8)


def dig_puzzles(count: int, seed: int = 1) -> Cells:
    """Return minimal puzzles with exactly one solution, as (count, 81) uint8.

    All start from one solution with its symbols, rows, columns and bands shuffled; all are dug side by side.
    """
    random = np.random.default_rng(seed)
    line = np.arange(SIZE)
    pattern = (line[:, None] * CLASSIC_ORDER + line[:, None] // CLASSIC_ORDER + line) % SIZE

    def shuffled_lines() -> NDArray[np.int64]:
        return np.concatenate(
            [random.permutation(CLASSIC_ORDER) + CLASSIC_ORDER * band for band in random.permutation(CLASSIC_ORDER)]
        )

    puzzles = np.empty((count, SHAPE.cell_count), np.uint8)
    for puzzle in puzzles:
        puzzle[:] = (random.permutation(SIZE) + 1)[pattern[shuffled_lines()][:, shuffled_lines()]].ravel()
    orders = random.permuted(np.tile(np.arange(SHAPE.cell_count), (count, 1)), axis=1)
    everyone = np.arange(count)
    for cells in orders.T:
        digits = puzzles[everyone, cells].copy()
        puzzles[everyone, cells] = 0
        spoilt = count_solutions_of_many(puzzles, ENOUGH) != 1
        puzzles[spoilt, cells[spoilt]] = digits[spoilt]
    return puzzles


def seconds_a_puzzle(counters: dict[str, tuple[Count, int]], passes: int) -> dict[str, list[float]]:
    """Return each counter's seconds per puzzle, pass by pass; the counters take turns.

    `counters`: by name, each with its number of puzzles. Raises SystemExit when one does not prove a puzzle unique.
    """
    for name, (count, _) in counters.items():
        wrong = np.flatnonzero(count() != 1)  # compiles, and warms up
        if wrong.size:
            raise SystemExit(f"{name}: {wrong.size} puzzles were not proved unique, the first is number {wrong[0] + 1}")
    seconds: dict[str, list[float]] = {name: [] for name in counters}
    for _ in range(passes):
        for name, (count, puzzles) in counters.items():
            began = time.process_time()
            count()
            seconds[name].append((time.process_time() - began) / puzzles)
    return seconds


def main() -> None:
    """Measure the solvers and print a row for each set of puzzles."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seventeen", type=Path, metavar="FILE", help="puzzles with 17 givens")
    parser.add_argument("--hardest", type=Path, metavar="FILE", help="the hardest puzzles known")
    parser.add_argument("--passes", type=int, default=15, metavar="N", help="timed passes (default: %(default)s)")
    parser.add_argument("--tdoku", type=Path, metavar="LIBRARY", help="tdoku's shared library, to compare with")
    options = parser.parse_args()
    if options.tdoku and not options.tdoku.is_file():
        parser.error(f"there is no library {options.tdoku}")
    files = {"17 givens": options.seventeen, "hardest": options.hardest}
    sets = {name: read_puzzles(path) for name, path in files.items() if path}
    if not sets:
        sets = {"dug here": dig_puzzles(DUG_PUZZLES)}
    others = ["plain search", *(["tdoku"] if options.tdoku else [])]
    print("| puzzles | number | ours/s |", " | ".join(f"{name}/s | ours is faster by" for name in others), "|")
    print("|---|---|---|" + "---|---|" * len(others))
    for name, puzzles in sets.items():
        sample = np.ascontiguousarray(puzzles[:: -(-len(puzzles) // PLAIN_SAMPLE)])
        counters: dict[str, tuple[Count, int]] = {
            "ours": (lambda puzzles=puzzles: count_solutions_of_many(puzzles, ENOUGH), len(puzzles)),  # type: ignore[misc]
            "plain search": (plain_search(sample), len(sample)),
        }
        if options.tdoku:
            counters["tdoku"] = tdoku(options.tdoku, puzzles), len(puzzles)
        seconds = seconds_a_puzzle(counters, options.passes)
        cells = [name, f"{len(puzzles):,}", f"{1 / statistics.median(seconds['ours']):,.0f}"]
        for other in others:
            ratios = [theirs / ours for theirs, ours in zip(seconds[other], seconds["ours"], strict=True)]
            cells += [f"{1 / statistics.median(seconds[other]):,.0f}", f"{statistics.median(ratios):.2f}"]
        print("|", " | ".join(cells), "|", flush=True)


if __name__ == "__main__":
    main()
