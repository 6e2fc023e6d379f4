"""Our own algorithm, and its control without evolution, on lists of puzzles.

    python benchmarks/construction.py [--data FOLDER] [--lists NAME …] [--instances FOLDER] [--seeds 5] [--limit 60]
                                      [--every 1] [--algorithms NAME …] [--planted SHARE …] [--write FOLDER]

Without --data the program's ten samples are the only list. A list is a CSV file with the column `puzzle` and perhaps
`order` (3 where there is none), or a text file with a 9×9 puzzle a line. --instances names the folder
`instances/general` of Lloyd & Amos's grids (https://github.com/huwlloyd-mmu/sudoku_acs); of these, the 25×25 grids of
UNSEEN that are on no list of the --data folder are a list of their own: nobody looked at them while the algorithm was
made.

--planted asks for 36×36 grids in place of the lists, PLANTED of each share of givens, in per cent. They are ours, and
anybody can make them again: grid k with share s has the random numbers of Python's `random.Random(1000 * s + k)`. A
pattern of shifted rows has its bands, stacks, their lines and its digits shuffled, and of its cells as many as wanted
are left. So each has a solution, and --proofs tells of how many exact search proves, before they are run, that it is
the only one. --write puts them into a folder, as text in the form of Lloyd & Amos's.

Every puzzle is run with every seed, on one core, until it is solved or out of time. A run that is not solved counts
with the seconds and children it took. Seconds are of the loop, without making the run, and of computing, not of the
clock, so that a busy machine matters less. Prints a Markdown table with a row for each list and algorithm.
"""

import argparse
import csv
import random
import time
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from statistics import mean, median
from typing import NamedTuple

from sudoku_desktop.assets import resource
from sudoku_desktop.board import Grid, geometry
from sudoku_desktop.board.formats import read_puzzles
from sudoku_desktop.board.geometry import SYMBOLS, Geometry
from sudoku_desktop.evolution import stream
from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.evolution.budget import Budget
from sudoku_desktop.evolution.presets import OURS
from sudoku_desktop.exact import prove
from sudoku_desktop.trials.execution import load_kernels

LISTS = (
    "named_hard.csv",
    "mantere_koljonen.csv",
    "hardest_forum.txt",
    "top1465.txt",
    "large_grids.csv",
    "hard_25x25.csv",
    "minimal_25x25.csv",
)
UNSEEN = ("inst25x25_40_*.txt", "inst25x25_45_*.txt", "inst25x25_50_*.txt")
"""Patterns of the file names of 25×25 grids with 40, 45 and 50 % givens, a hundred each, with the hard ones."""
BLANKS = ".0"
PLANTED = 5
PLANTED_ORDER = 6
PROOF_GUESSES = 50_000


class Timed(NamedTuple):
    """Result of a run; `seconds` is the CPU time of its loop."""

    puzzle: Grid
    solved: bool
    seconds: float
    trials: int


def grid_of(symbols: str, order: int) -> Grid:
    """Parse a line of symbols; raise ValueError for an invalid symbol."""
    return Grid([0 if symbol in BLANKS else SYMBOLS.index(symbol) + 1 for symbol in symbols], geometry(order))


def read_list(path: Path) -> list[Grid]:
    """Return the puzzles of a list, in order."""
    with path.open(encoding="utf-8", newline="") as lines:
        if path.suffix == ".csv":
            return [grid_of(row["puzzle"], int(row.get("order") or 3)) for row in csv.DictReader(lines)]
        stripped = (line.strip() for line in lines)
        return [grid_of(line[:81], 3) for line in stripped if line and not line.startswith("#")]


def read_instance(path: Path) -> Grid:
    """Read a grid in Lloyd & Amos's format: its order, an unused number, and its digits, with -1 for a blank."""
    order, _, *digits = map(int, path.read_text(encoding="utf-8").split())
    return Grid([max(digit, 0) for digit in digits], geometry(order))


def unseen(instances: Path, data: Path | None) -> list[Grid]:
    """Return the grids of UNSEEN that are in none of the lists."""
    seen = {grid for name in LISTS for grid in read_list(data / name)} if data else set()
    grids = [read_instance(path) for pattern in UNSEEN for path in sorted(instances.glob(pattern))]
    return [grid for grid in grids if grid not in seen]


def planted(share: int, number: int) -> Grid:
    """Return a 36×36 grid by its number among those with `share` per cent givens."""
    # Only `random` itself is promised to stay the same in every Python.
    drawn = random.Random(1000 * share + number).random

    def shuffled(count: int) -> list[int]:
        return sorted(range(count), key=lambda _: drawn())

    def lines() -> list[int]:
        return [PLANTED_ORDER * band + line for band in shuffled(PLANTED_ORDER) for line in shuffled(PLANTED_ORDER)]

    size = PLANTED_ORDER**2
    rows, columns, digits = lines(), lines(), shuffled(size)
    shifts = [PLANTED_ORDER * (row % PLANTED_ORDER) + row // PLANTED_ORDER for row in rows]
    cells = [digits[(shift + column) % size] + 1 for shift in shifts for column in columns]
    for cell in shuffled(size**2)[round(size**2 * share / 100) :]:
        cells[cell] = 0
    # The program itself has symbols for 25 digits only; its kernels do not mind.
    boxes = (
        row // PLANTED_ORDER * PLANTED_ORDER + column // PLANTED_ORDER for row in range(size) for column in range(size)
    )
    return Grid(cells, Geometry(size, tuple(boxes)))


def write_instance(grid: Grid, path: Path) -> None:
    """Write a grid in the format that `read_instance` reads."""
    digits = " ".join(str(digit or -1) for digit in grid.cells.tolist())
    path.write_text(f"{grid.geometry.order}\n1\n{digits}\n", encoding="utf-8")


def proofs(puzzles: Sequence[Grid]) -> str:
    """Return the numbers of grids by the verdict of exact search, as text."""
    verdicts = [prove(puzzle, node_limit=PROOF_GUESSES) for puzzle in puzzles]
    unique = sum(verdict.decided and verdict.solutions == 1 for verdict in verdicts)
    several = sum(verdict.decided and verdict.solutions > 1 for verdict in verdicts)
    return f"{unique} with one solution, {several} with several, {len(verdicts) - unique - several} undecided"


def samples() -> list[Grid]:
    """Return the puzzles that come with the program."""
    return [puzzle.givens for path in sorted(resource("puzzles").glob("*.txt")) for puzzle in read_puzzles(path)]


def timed(algorithm: Algorithm, puzzle: Grid, seed: int, budget: Budget) -> Timed:
    """Run an algorithm and measure its CPU time, to which the budget's time limit refers."""
    clock, computing = time.perf_counter(), time.process_time()
    for snapshot in stream(algorithm, puzzle, seed, replace(budget, seconds=None)):
        last = snapshot
        if budget.seconds is not None and time.process_time() - computing >= budget.seconds:
            break
    share = (time.process_time() - computing) / (time.perf_counter() - clock)
    return Timed(puzzle, last.solution is not None, last.seconds * min(share, 1.0), last.trials)


def run_all(algorithm: Algorithm, puzzles: Sequence[Grid], seeds: int, limit: float) -> list[Timed]:
    """Run each puzzle with the seeds 0 … seeds − 1."""
    load_kernels(algorithm, puzzles[0])
    budget = Budget(seconds=limit)
    return [timed(algorithm, puzzle, seed, budget) for puzzle in puzzles for seed in range(seeds)]


def groups(puzzles: Sequence[Grid]) -> dict[str, list[Grid]]:
    """Group the puzzles of a list by size."""
    found: dict[str, list[Grid]] = {}
    for puzzle in puzzles:
        found.setdefault(f"{puzzle.size}×{puzzle.size}", []).append(puzzle)
    return found


def row(name: str, algorithm: Algorithm, puzzles: int, results: Sequence[Timed]) -> str:
    """Return a row of the table."""
    milliseconds = [1000 * result.seconds for result in results]
    children = [result.trials for result in results]
    # A puzzle all of whose seeds were solved, and one with at least one.
    every = len({result.puzzle for result in results} - {result.puzzle for result in results if not result.solved})
    some = len({result.puzzle for result in results if result.solved})
    return (
        f"| {name} | {algorithm.name} | {sum(result.solved for result in results)} of {len(results)} "
        f"| {every} / {some} of {puzzles} | {mean(milliseconds):,.2f} | {median(milliseconds):,.2f} "
        f"| {max(milliseconds):,.1f} | {mean(children):,.0f} | {median(children):,.0f} | {max(children):,} |"
    )


def main() -> None:
    """Run all algorithms on all lists and print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--data", type=Path, metavar="FOLDER", help="where the lists are")
    parser.add_argument("--lists", nargs="+", default=LISTS, metavar="NAME")
    parser.add_argument("--instances", type=Path, metavar="FOLDER", help="where Lloyd & Amos's grids are")
    parser.add_argument("--seeds", type=int, default=5)
    parser.add_argument("--limit", type=float, default=60.0, help="seconds a run")
    parser.add_argument("--every", type=int, default=1, metavar="N", help="take every Nth puzzle of a list")
    parser.add_argument("--planted", nargs="+", type=int, metavar="SHARE", help="36×36 grids with so many % given")
    parser.add_argument("--proofs", action="store_true", help="how many of the planted grids have one solution")
    parser.add_argument("--write", type=Path, metavar="FOLDER", help="where the planted grids are to be written")
    names = [algorithm.name for algorithm in OURS]
    parser.add_argument("--algorithms", nargs="+", choices=names, default=names)
    options = parser.parse_args()
    print("| list | algorithm | runs solved | puzzles always / ever solved | mean ms | median | worst", end=" ")
    print("| mean children | median | most |")
    print("|---|---|---|---|---|---|---|---|---|---|")
    lists = {name: read_list(options.data / name) for name in options.lists} if options.data else {"samples": samples()}
    if options.instances:
        lists["unseen"] = unseen(options.instances, options.data)
    if options.planted:
        lists = {f"{share} % given": [planted(share, number) for number in range(PLANTED)] for share in options.planted}
    for share in options.planted if options.write else ():
        for number, grid in enumerate(lists[f"{share} % given"]):
            write_instance(grid, options.write / f"inst36x36_{share}_{number}.txt")
    for name, listed in lists.items() if options.planted and options.proofs else ():
        print(f"<!-- {name}: {proofs(listed)} -->")
    for name, listed in lists.items():
        for size, puzzles in groups(listed[:: options.every]).items():
            for algorithm in OURS:
                if algorithm.name in options.algorithms:
                    results = run_all(algorithm, puzzles, options.seeds, options.limit)
                    print(row(f"{name}, {size}", algorithm, len(puzzles), results), flush=True)


if __name__ == "__main__":
    main()
