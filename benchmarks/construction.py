"""Our own algorithm, and its control without evolution, on lists of puzzles.

    python benchmarks/construction.py [--data FOLDER] [--lists NAME …] [--seeds 5] [--limit 60] [--every 1]

Without a folder of lists it takes the program's ten samples. A list is a CSV file with a column `puzzle` and perhaps
`order` (3 when there is none), or a text file with a 9×9 puzzle a line. Every puzzle is run once a seed, on one core,
until it is solved or the limit in seconds is up; a run that is not solved counts with the seconds and children it took.
Seconds are those of computing, without making the run. Prints one Markdown table: a row a list and algorithm.
"""

import argparse
import csv
from collections.abc import Sequence
from pathlib import Path
from statistics import mean, median

from sudoku_desktop.assets import resource
from sudoku_desktop.board import Grid
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
BLANKS = ".0"


def grid_of(symbols: str, order: int) -> Grid:
    """The grid of a line of symbols; raises ValueError for one that is neither a digit's nor a blank's."""
    return Grid([0 if symbol in BLANKS else SYMBOLS.index(symbol) + 1 for symbol in symbols], order)


def read_list(path: Path) -> list[Grid]:
    """The puzzles of a list, in its order."""
    with path.open(encoding="utf-8", newline="") as lines:
        if path.suffix == ".csv":
            return [grid_of(row["puzzle"], int(row.get("order") or 3)) for row in csv.DictReader(lines)]
        stripped = (line.strip() for line in lines)
        return [grid_of(line[:81], 3) for line in stripped if line and not line.startswith("#")]


def samples() -> list[Grid]:
    """The puzzles that come with the program."""
    return [puzzle.givens for path in sorted(resource("puzzles").glob("*.txt")) for puzzle in read_puzzles(path)]


def run_all(algorithm: Algorithm, puzzles: Sequence[Grid], seeds: int, limit: float) -> list[Result]:
    """Each puzzle with seeds 0 … seeds − 1."""
    load_kernels(algorithm, puzzles[0])
    budget = Budget(seconds=limit)
    return [solve(algorithm, puzzle, seed, budget) for puzzle in puzzles for seed in range(seeds)]


def groups(puzzles: Sequence[Grid]) -> dict[str, list[Grid]]:
    """The puzzles by size, because a list may hold several."""
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
    for name, listed in lists.items():
        for size, puzzles in groups(listed[:: options.every]).items():
            for algorithm in OURS:
                if algorithm.name in options.algorithms:
                    results = run_all(algorithm, puzzles, options.seeds, options.limit)
                    print(row(f"{name}, {size}", algorithm, len(puzzles), results), flush=True)


if __name__ == "__main__":
    main()
