"""The documents' three questions, put to puzzles that people have rated: tables, and two plots.

    python benchmarks/three_questions.py --data FOLDER [--puzzles 2000] [--seeds 3] [--trials 50000]
        [--questions solve generate rate] [--plots FOLDER]

FOLDER holds `rated_random.csv` and `rated_hardest.csv` (`puzzle` with `se_rating` or `er`). Of the random minimal
puzzles as many are drawn of each level as there are, up to an equal share; the hardest are all taken.

1. *Do they solve?* Every preset gets the same trials for each puzzle and seed: how many runs it solves, with Wilson's
   interval, and what a solution costs (ERT: all trials by the number of solutions).
2. *Can they generate?* The papers accept a pattern when ten runs find the same solution. Here the proof says who is
   right: minimal puzzles ought to be accepted, and the same without one of their givens rejected, having several
   solutions.
3. *Do they rate?* A puzzle's hardness for evolution is the trials that a solution costs Mantere & Koljonen's algorithm,
   one success being counted where there is none; Spearman's coefficient with the human rating, as it is and with the
   number of givens held fast, with intervals from 1,000 resamplings of the puzzles; and a regression of its logarithm
   on features of the puzzle, all standardised.

The plots are SVG drawings: what share of the runs each preset solves, and what a solution costs, by level. All from
seeds; the puzzles share the cores.
"""

import argparse
import csv
import math
import os
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from sudoku_desktop import exact
from sudoku_desktop.board import Grid
from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.evolution.budget import Budget
from sudoku_desktop.evolution.forced_cells import candidates, fill_forced_cells
from sudoku_desktop.evolution.presets import PRESETS
from sudoku_desktop.evolution.presets.constructive_2026 import CONSTRUCTIVE_2026
from sudoku_desktop.evolution.presets.mantere_koljonen_2007 import MANTERE_KOLJONEN_2007
from sudoku_desktop.logic import Level, level_of
from sudoku_desktop.services.evolutionary_rating import EvolutionSettings, rate_by_evolution
from sudoku_desktop.services.generation.papers import AGREEING_RUNS, first_difference
from sudoku_desktop.services.guesses import mean_guesses
from sudoku_desktop.services.rank_correlation import ranks
from sudoku_desktop.services.stopping import Stop
from sudoku_desktop.studies.figures import dots_figure
from sudoku_desktop.trials.execution import load_kernels
from sudoku_desktop.trials.statistics import Estimate, share_of

QUESTIONS = ("solve", "generate", "rate")
SEED = 20_07
STANDING_ALONE = '<svg style="background:#fff" '
RATING_RUNS = 10
RATING_BUDGET = Budget(trials=500_000)
AGREEMENT_PUZZLES = 200
RESAMPLINGS = 1_000
Numbers = NDArray[np.float64]


@dataclass(frozen=True)
class Rated:
    """A puzzle with its human rating."""

    grid: Grid
    rating: float

    @property
    def level(self) -> Level:
        return level_of(self.rating)


def stratified(folder: Path, count: int) -> list[Rated]:
    """Return equal numbers of random minimal puzzles of all levels, and all of the hardest ones."""
    chance = np.random.default_rng(SEED)
    hardest, random = (_listed(folder / name) for name in ("rated_hardest.csv", "rated_random.csv"))
    by_level: dict[Level, list[Rated]] = {level: [] for level in Level}
    for place in chance.permutation(len(random)).tolist():
        by_level[random[place].level].append(random[place])
    taken: list[Rated] = []
    # The rarest levels first, so that what they lack is shared by the others.
    kinds = sorted((each for each in by_level.values() if each), key=len)
    for at, kind in enumerate(kinds):
        taken += kind[: (count - len(hardest) - len(taken)) // (len(kinds) - at)]
    return sorted([*taken, *hardest], key=lambda each: each.rating)


def _listed(path: Path) -> list[Rated]:
    with path.open(newline="") as lines:
        rows = list(csv.DictReader(lines))
    return [Rated(Grid.from_text(row["puzzle"]), float(row.get("se_rating") or row["er"])) for row in rows]


def in_threads(work: Callable[[Rated], Numbers], puzzles: Sequence[Rated]) -> list[Numbers]:
    """Run tasks in threads, which suffice because kernels release the GIL."""
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        return list(pool.map(work, puzzles))


def costs(puzzle: Rated, algorithm: Algorithm, runs: int, budget: Budget) -> Numbers:
    """Return the numbers of solved runs, runs and trials."""
    rating = rate_by_evolution(
        puzzle.grid, EvolutionSettings(algorithm, runs=runs, seed=SEED, budget=budget, threads=1)
    )
    return np.array([rating.solved, runs, runs * (rating.trials_mean or 0.0)])


def table(head: Sequence[str], rows: Sequence[Sequence[object]]) -> None:
    """Print a Markdown table."""
    for row in (head, ["---"] * len(head), *rows):
        print("|", " | ".join(map(str, row)), "|", flush=True)
    print()


def do_they_solve(puzzles: Sequence[Rated], seeds: int, budget: Budget) -> dict[str, Estimate]:
    """Print solved runs by level and preset with intervals, and trials per solution; return the fractions to plot."""
    rows, shares = [], {}
    for algorithm in PRESETS:
        load_kernels(algorithm, puzzles[0].grid)
        found = in_threads(partial(costs, algorithm=algorithm, runs=seeds, budget=budget), puzzles)
        row = [algorithm.name]
        for level in Level:
            mine = [each for each, puzzle in zip(found, puzzles, strict=True) if puzzle.level is level]
            if mine:
                solved, runs, trials = np.sum(mine, axis=0)
                share = share_of(int(solved), int(runs))
                shares[f"{algorithm.name}: {level.value}"] = share
                cost = f"{trials / solved:,.0f}" if solved else f"over {trials:,.0f}"
                row.append(f"{share.value:.1%} ({share.low:.1%} to {share.high:.1%}); {cost}")
        rows.append(row)
    counts = {level: sum(puzzle.level is level for puzzle in puzzles) for level in Level}
    table(["runs solved; trials a solution", *(f"{each.value} ({n})" for each, n in counts.items() if n)], rows)
    return shares


def can_they_generate(puzzles: Sequence[Rated]) -> None:
    """Print the verdict of ten agreeing runs on puzzles with one solution, and on the same without one given."""
    chance = np.random.default_rng(SEED)
    drawn = [puzzles[place] for place in chance.permutation(len(puzzles))[:AGREEMENT_PUZZLES]]
    removed = [int(chance.choice(np.flatnonzero(puzzle.grid.cells))) for puzzle in drawn]
    fewer = [
        Rated(Grid(np.where(np.arange(puzzle.grid.cells.size) == cell, 0, puzzle.grid.cells)), puzzle.rating)
        for puzzle, cell in zip(drawn, removed, strict=True)
    ]
    solutions = {fewer_givens: exact.solve(puzzle.grid) for fewer_givens, puzzle in zip(fewer, drawn, strict=True)}
    rows = []
    for algorithm in (MANTERE_KOLJONEN_2007, CONSTRUCTIVE_2026):

        def said(puzzle: Rated, using: Algorithm = algorithm) -> Numbers:
            solution = solutions.get(puzzle) or exact.solve(puzzle.grid)
            assert solution is not None
            differs = first_difference(puzzle.grid, solution, using, SEED, Stop())
            return np.array(
                [differs == AGREEING_RUNS, differs is not None and differs < AGREEING_RUNS, differs is None]
            )

        for kind, some in (("one solution", drawn), ("several solutions", fewer)):
            accepted, rejected, unsolved = np.sum(in_threads(said, some), axis=0).astype(int)
            rows.append([algorithm.name, kind, len(some), accepted, rejected, unsolved])
    table(["algorithm", "by proof", "patterns", "accepted", "rejected", "given up unsolved"], rows)


def features(puzzle: Rated) -> dict[str, float]:
    """Return features that may make a puzzle hard; logarithms are to base ten."""
    grid = puzzle.grid
    blank_in_boxes = np.count_nonzero(grid.cells[grid.geometry.boxes] == 0, axis=1)
    open_cells = candidates(grid.cells, grid.geometry).sum(axis=1)[grid.cells == 0]
    return {
        "human rating": puzzle.rating,
        "givens": float(grid.filled_count),
        "log chromosomes": sum(math.log10(math.factorial(int(blank))) for blank in blank_in_boxes),
        "log candidates": float(np.log10(np.maximum(open_cells, 1)).sum()),
        "cells that singles fill": float(fill_forced_cells(grid, passes=100).filled_count - grid.filled_count),
        "log guesses": math.log10(1 + mean_guesses(grid)),
    }


def residual(values: Numbers, of: Numbers) -> Numbers:
    """Return the residuals of a linear regression."""
    slope, height = np.polyfit(of, values, 1)
    return np.asarray(values - slope * of - height)


def correlations(hardness: Numbers, human: Numbers, givens: Numbers) -> tuple[float, float, float]:
    """Return Spearman's correlation of hardness with the rating, with givens, and with the rating at equal givens."""
    a, b, c = (ranks(each) for each in (hardness, human, givens))
    partial = np.corrcoef(residual(a, c), residual(b, c))[0, 1]
    return float(np.corrcoef(a, b)[0, 1]), float(np.corrcoef(a, c)[0, 1]), float(partial)


def explained(columns: Mapping[str, Numbers], hardness: Numbers) -> tuple[float, Numbers]:
    """Return the fraction of the variance that all features explain, and the weight of each."""
    standard = np.column_stack([(each - each.mean()) / (each.std() or 1.0) for each in columns.values()])
    target = (hardness - hardness.mean()) / hardness.std()
    weights = np.linalg.lstsq(standard, target, rcond=None)[0]
    return 1 - float(np.mean((target - standard @ weights) ** 2)), weights


def do_they_rate(puzzles: Sequence[Rated]) -> dict[str, Estimate]:
    """Print correlations and regression; return median and quartiles of the trials per solution for each level."""
    rated = partial(costs, algorithm=MANTERE_KOLJONEN_2007, runs=RATING_RUNS, budget=RATING_BUDGET)
    found = np.array(in_threads(rated, puzzles))
    hardness = np.log10(found[:, 2] / np.maximum(found[:, 0], 1))
    human = np.array([puzzle.rating for puzzle in puzzles])
    givens = np.array([float(puzzle.grid.filled_count) for puzzle in puzzles])
    chance = np.random.default_rng(SEED)
    again = [chance.integers(len(puzzles), size=len(puzzles)) for _ in range(RESAMPLINGS)]
    resampled = np.array([correlations(hardness[some], human[some], givens[some]) for some in again])
    names = ("with the human rating", "with the givens", "with the human rating, givens held fast")
    low, high = np.percentile(resampled, (2.5, 97.5), axis=0)
    rows = zip(names, correlations(hardness, human, givens), low, high, strict=True)
    head = ["hardness for evolution", "Spearman", "interval"]
    table(head, [[name, f"{r:.2f}", f"{a:.2f} to {b:.2f}"] for name, r, a, b in rows])
    never = float(np.mean(found[:, 0] == 0))
    print(f"{len(puzzles):,} puzzles; no run of {RATING_RUNS} solved {never:.1%} of them\n")
    each = [features(puzzle) for puzzle in puzzles]
    columns = {name: np.array([one[name] for one in each]) for name in each[0]}
    share, weights = explained(columns, hardness)
    rows_of_features = []
    for name, weight in zip(columns, weights, strict=True):
        without, _ = explained({other: values for other, values in columns.items() if other != name}, hardness)
        alone, _ = explained({name: columns[name]}, hardness)
        rows_of_features.append([name, f"{weight:+.2f}", f"{alone:.1%}", f"{share - without:.1%}"])
    table(["feature", "weight", "explains alone", "explains beyond the others"], rows_of_features)
    print(f"all features together explain {share:.1%} of the variance\n")
    levels = np.array([puzzle.level.value for puzzle in puzzles])
    middles = {}
    for level in dict.fromkeys(levels.tolist()):
        low, middle, high = np.quantile(10 ** hardness[levels == level], (0.25, 0.5, 0.75))
        middles[level] = Estimate(float(middle), float(low), float(high), int((levels == level).sum()))
    return middles


def main() -> None:
    """Answer all selected questions."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--data", type=Path, help="the folder of the rated lists")
    parser.add_argument("--puzzles", type=int, default=2000)
    parser.add_argument("--seeds", type=int, default=3)
    parser.add_argument("--trials", type=int, default=50_000)
    parser.add_argument("--questions", nargs="+", choices=QUESTIONS, default=QUESTIONS)
    parser.add_argument("--plots", type=Path, help="a folder for the plots")
    options = parser.parse_args()
    if options.data is None:
        print("name the folder of the rated lists with --data FOLDER")
        return
    puzzles = stratified(options.data, options.puzzles)
    plots = {}
    if "solve" in options.questions:
        print("## Do they solve?\n")
        shares = do_they_solve(puzzles, options.seeds, Budget(trials=options.trials))
        plots["solved-by-level"] = dots_figure(shares, f"share of runs solved within {options.trials:,} trials")
    if "generate" in options.questions:
        print("## Can they generate?\n")
        can_they_generate(puzzles)
    if "rate" in options.questions:
        print("## Do they rate?\n")
        plots["cost-by-level"] = dots_figure(
            do_they_rate(puzzles), "trials a solution costs: median and quartiles", is_log=True
        )
    if options.plots is not None:
        from sudoku_desktop.printing.application import ensure_application
        from sudoku_desktop.ui.plots.page_pictures import page_picture

        ensure_application()
        options.plots.mkdir(parents=True, exist_ok=True)
        for name, figure in plots.items():
            picture = page_picture(figure).replace("<svg ", STANDING_ALONE, 1)
            (options.plots / f"{name}.svg").write_text(picture)


if __name__ == "__main__":
    main()
