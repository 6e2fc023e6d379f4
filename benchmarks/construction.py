"""Our own algorithm, and its control without evolution, on lists of puzzles.

    python benchmarks/construction.py [--data FOLDER] [--lists NAME …] [--instances FOLDER] [--seeds 5] [--limit 60]
                                      [--every 1] [--algorithms NAME …]

Without --data the program's ten samples are the only list. A list is a CSV file with the column `puzzle` and perhaps
`order` (3 where there is none), or a text file with a 9×9 puzzle a line. --instances names the folder
`instances/general` of Lloyd & Amos's grids (https://github.com/huwlloyd-mmu/sudoku_acs); of these, the 25×25 grids of
UNSEEN that are on no list of the --data folder are a list of their own: nobody looked at them while the algorithm was
made.

Every puzzle is run with every seed, on one core, until it is solved or out of time. A run that is not solved counts
with the seconds and children it took. Seconds are of the loop, without making the run, and of computing, not of the
clock, so that a busy machine matters less. Prints a Markdown table with a row for each list and algorithm.
"""

import argparse
import csv
import time
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from statistics import mean, median

from sudoku_desktop.assets import resource
from sudoku_desktop.board import Grid, geometry
from sudoku_desktop.board.formats import read_puzzles
from sudoku_desktop.board.geometry import SYMBOLS
from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.evolution.budget import Budget
from sudoku_desktop.evolution.presets import OURS
from sudoku_desktop.services.solving import Result, load_kernels, solve

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
"""25×25 grids with 40, 45 and 50 % of the cells given, a hundred each: where the hard ones are."""
BLANKS = ".0"


def grid_of(symbols: str, order: int) -> Grid:
    """The grid of a line of symbols; raises ValueError for one that is neither a digit's nor a blank's."""
    return Grid([0 if symbol in BLANKS else SYMBOLS.index(symbol) + 1 for symbol in symbols], geometry(order))


def read_list(path: Path) -> list[Grid]:
    """The puzzles of a list, in its order."""
    with path.open(encoding="utf-8", newline="") as lines:
        if path.suffix == ".csv":
            return [grid_of(row["puzzle"], int(row.get("order") or 3)) for row in csv.DictReader(lines)]
        stripped = (line.strip() for line in lines)
        return [grid_of(line[:81], 3) for line in stripped if line and not line.startswith("#")]


def read_instance(path: Path) -> Grid:
    """A grid of Lloyd & Amos: its order, a number that says nothing, and its digits, -1 for a blank."""
    order, _, *digits = map(int, path.read_text(encoding="utf-8").split())
    return Grid([max(digit, 0) for digit in digits], geometry(order))


def unseen(instances: Path, data: Path | None) -> list[Grid]:
    """The grids of UNSEEN that are on no list."""
    seen = {grid for name in LISTS for grid in read_list(data / name)} if data else set()
    grids = [read_instance(path) for pattern in UNSEEN for path in sorted(instances.glob(pattern))]
    return [grid for grid in grids if grid not in seen]


def samples() -> list[Grid]:
    """The puzzles that come with the program."""
    return [puzzle.givens for path in sorted(resource("puzzles").glob("*.txt")) for puzzle in read_puzzles(path)]


def timed(algorithm: Algorithm, puzzle: Grid, seed: int, budget: Budget) -> Result:
    """Run, and count of the loop's seconds the share for which this process had a core."""
    clock, computing = time.perf_counter(), time.process_time()
    result = solve(algorithm, puzzle, seed, budget)
    share = (time.process_time() - computing) / (time.perf_counter() - clock)
    return replace(result, seconds=result.seconds * min(share, 1.0))


def run_all(algorithm: Algorithm, puzzles: Sequence[Grid], seeds: int, limit: float) -> list[Result]:
    """Each puzzle with seeds 0 … seeds − 1."""
    load_kernels(algorithm, puzzles[0])
    budget = Budget(seconds=limit)
    return [timed(algorithm, puzzle, seed, budget) for puzzle in puzzles for seed in range(seeds)]


def groups(puzzles: Sequence[Grid]) -> dict[str, list[Grid]]:
    """The puzzles by size: a list may hold several sizes."""
    found: dict[str, list[Grid]] = {}
    for puzzle in puzzles:
        found.setdefault(f"{puzzle.size}×{puzzle.size}", []).append(puzzle)
    return found


def row(name: str, algorithm: Algorithm, puzzles: int, results: Sequence[Result]) -> str:
    """One line of the table."""
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
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--data", type=Path, metavar="FOLDER", help="where the lists are")
    parser.add_argument("--lists", nargs="+", default=LISTS, metavar="NAME")
    parser.add_argument("--instances", type=Path, metavar="FOLDER", help="where Lloyd & Amos's grids are")
    parser.add_argument("--seeds", type=int, default=5)
    parser.add_argument("--limit", type=float, default=60.0, help="seconds a run")
    parser.add_argument("--every", type=int, default=1, metavar="N", help="take every Nth puzzle of a list")
    names = [algorithm.name for algorithm in OURS]
    parser.add_argument("--algorithms", nargs="+", choices=names, default=names)
    options = parser.parse_args()
    print("| list | algorithm | runs solved | puzzles always / ever solved | mean ms | median | worst", end=" ")
    print("| mean children | median | most |")
    print("|---|---|---|---|---|---|---|---|---|---|")
    lists = {name: read_list(options.data / name) for name in options.lists} if options.data else {"samples": samples()}
    if options.instances:
        lists["unseen"] = unseen(options.instances, options.data)
    for name, listed in lists.items():
        for size, puzzles in groups(listed[:: options.every]).items():
            for algorithm in OURS:
                if algorithm.name in options.algorithms:
                    results = run_all(algorithm, puzzles, options.seeds, options.limit)
                    print(row(f"{name}, {size}", algorithm, len(puzzles), results), flush=True)


if __name__ == "__main__":
    main()
