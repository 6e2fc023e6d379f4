"""Effect of requiring distinct individuals, or children unlike their parents, on each algorithm.

    python benchmarks/distinctness.py [--data FOLDER] [--lists NAME …] [--algorithms NAME …] [--puzzles 40] [--seeds 1]
                                      [--trials 3000000] [--set SETTING=VALUE …]

Every preset is run with every part that says what becomes of duplicates, on a sample of each list in FOLDER that is
spread evenly over it, or without --data on the program's samples; a preset that builds no grids on 9×9 lists only. What
a list is, `construction.py` says.

A run ends when it is solved or has made so many trials, so the same command gives the same figures on any machine; what
is discarded counts as a trial. Only seconds depend on the machine: they are of computing, not of the clock. Prints a
Markdown table with a row for each list and algorithm; a cell says how many runs were solved, and the mean trials and
seconds of all, unsolved ones included.
"""

import argparse
from dataclasses import replace
from pathlib import Path
from statistics import mean

from construction import read_list, samples, timed

from sudoku_desktop.board import Grid
from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.evolution.budget import Budget
from sudoku_desktop.evolution.parts.catalogue import CATALOGUE, fitting
from sudoku_desktop.evolution.parts.genes import Genes
from sudoku_desktop.evolution.presets import PRESETS
from sudoku_desktop.trials.execution import load_kernels

LISTS = ("hardest_forum.txt", "top1465.txt", "seventeen_clue.txt", "hard_25x25.csv", "minimal_25x25.csv")
KINDS = CATALOGUE["duplicates"]


def sample(puzzles: list[Grid], count: int) -> list[Grid]:
    """Return `count` puzzles, evenly spread, or all."""
    count = min(count, len(puzzles))
    return [puzzles[index * len(puzzles) // count] for index in range(count)]


def cell(algorithm: Algorithm, puzzles: list[Grid], seeds: int, budget: Budget) -> str:
    """Return a table cell with the results of one variant's runs."""
    load_kernels(algorithm, puzzles[0])
    results = [timed(algorithm, puzzle, seed, budget) for puzzle in puzzles for seed in range(seeds)]
    solved = sum(result.solved for result in results)
    trials, seconds = mean(result.trials for result in results), mean(result.seconds for result in results)
    return f"{solved} of {len(results)}, {trials:,.0f}, {seconds:.3g} s"


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--data", type=Path, metavar="FOLDER", help="where the lists are")
    parser.add_argument("--lists", nargs="+", default=LISTS, metavar="NAME")
    names = [algorithm.name for algorithm in PRESETS]
    parser.add_argument("--algorithms", nargs="+", choices=names, default=names, metavar="NAME")
    parser.add_argument("--puzzles", type=int, default=40, help="of a list, at most (default: %(default)d)")
    parser.add_argument("--seeds", type=int, default=1)
    parser.add_argument("--trials", type=int, default=3_000_000, help="of a run, at most (default: %(default)d)")
    parser.add_argument("--set", nargs="+", default=[], metavar="SETTING=VALUE", help="as for sudoku-cli solve")
    options = parser.parse_args()
    budget = Budget(trials=options.trials)
    changes = dict(each.split("=", 1) for each in options.set)
    print("| list | algorithm |", " | ".join(kind.label for kind in KINDS), "|")
    print("|---|---|" + "---|" * len(KINDS))
    lists = {name: read_list(options.data / name) for name in options.lists} if options.data else {"samples": samples()}
    for name, listed in lists.items():
        puzzles = sample(listed, options.puzzles)
        for preset in PRESETS:
            builds = preset.encoding.kind is Genes.PLACEMENTS
            if preset.name not in options.algorithms or not (builds or puzzles[0].geometry.is_standard_9x9):
                continue
            cells = []
            for kind in KINDS:
                if kind not in fitting("duplicates", preset.encoding):
                    cells.append("")
                    continue
                variant = replace(preset.with_texts(changes), duplicates=kind())  # type: ignore[arg-type]
                cells.append(cell(variant, puzzles, options.seeds, budget))
            print(f"| {name} | {preset.name} |", " | ".join(cells), "|", flush=True)


if __name__ == "__main__":
    main()
