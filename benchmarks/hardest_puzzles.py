"""Compare the puzzles that are hardest for people with others: givens, candidates, and trial and error.

    python benchmarks/hardest_puzzles.py --data FOLDER [--finds FILE]

FOLDER holds `rated_random.csv` and `rated_hardest.csv` (columns `puzzle` and `se_rating` or `er`); FILE holds finds of
a hunt as `sudoku-cli hunt --finds` prints them. For each band of ratings the table has the mean number of givens, the
mean number of candidates where singles end, the share of puzzles in which some box has no given, the share that trial
and error of depth 1 does not solve, and the median of the bottleneck of depth 2, as `exact.trial_and_error` defines it;
below it are Spearman's rank correlations with the rating.
"""

from __future__ import annotations

import argparse
import csv
import re
import statistics
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from sudoku_desktop import exact, logic
from sudoku_desktop.board import Grid
from sudoku_desktop.exact.trial_and_error import deep_bottleneck, try_and_err
from sudoku_desktop.logic.rating import HARDEST_SINGLE
from sudoku_desktop.services.rank_correlation import spearman

LISTS = ("rated_random.csv", "rated_hardest.csv")
BANDS = (1.0, 4.5, 6.6, 8.3, 9.0, 10.0, 11.0)
FIND = re.compile(r"([.\d]{81}) ER (\d+\.\d)")


@dataclass(frozen=True)
class Examined:
    """Properties of a puzzle; `candidates` are those of all blank cells where singles end."""

    rating: float
    givens: int
    candidates: int
    has_empty_box: bool
    is_stuck: bool
    deep_bottleneck: float


def examined(puzzle: str, rating: float) -> Examined:
    """Return the properties of a puzzle with one solution and a known rating."""
    grid = Grid.from_text(puzzle)
    position = logic.Position(grid)
    for step in logic.Search().path(grid, position):
        if step.rating > HARDEST_SINGLE or step.placement is None:
            break
    left = sum(int(mask).bit_count() for mask in position.marks)
    boxes = grid.cells.reshape(3, 3, 3, 3).swapaxes(1, 2).reshape(9, 9)
    (solution,) = exact.prove(grid).examples
    stuck, deep = try_and_err(grid, solution).is_stuck, deep_bottleneck(grid, solution)
    return Examined(rating, grid.filled_count, left, bool((boxes == 0).all(axis=1).any()), stuck, deep)


def puzzles(folder: Path, finds: Path | None) -> Iterator[tuple[str, float]]:
    """Yield the puzzles of the lists and the finds with their ratings."""
    for name in LISTS:
        with (folder / name).open(encoding="utf-8", newline="") as lines:
            for row in csv.DictReader(lines):
                yield row["puzzle"], float(row.get("er") or row["se_rating"])
    if finds is not None:
        for puzzle, rating in FIND.findall(finds.read_text(encoding="utf-8")):
            yield puzzle, float(rating)


def main() -> None:
    """Print the table and the correlations."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--data", type=Path, metavar="FOLDER", required=True)
    parser.add_argument("--finds", type=Path, metavar="FILE")
    options = parser.parse_args()
    all_of_them = [examined(*each) for each in puzzles(options.data, options.finds)]
    print("| SE from | puzzles | givens | candidates after singles | with an empty box | stuck in depth 1 | depth 2 |")
    print("|---|---|---|---|---|---|---|")
    for low, high in zip(BANDS, (*BANDS[1:], 99.0), strict=True):
        band = [each for each in all_of_them if low <= each.rating < high]
        if band:
            means = [statistics.mean(each.givens for each in band), statistics.mean(each.candidates for each in band)]
            shares = [
                statistics.mean(each.has_empty_box for each in band),
                statistics.mean(each.is_stuck for each in band),
            ]
            figures = [
                f"{low}",
                f"{len(band):,}",
                f"{means[0]:.1f}",
                f"{means[1]:.0f}",
                *(f"{each:.0%}" for each in shares),
                f"{statistics.median(each.deep_bottleneck for each in band):.1f}",
            ]
            print(f"| {' | '.join(figures)} |")
    ratings = [each.rating for each in all_of_them]
    for name in ("givens", "candidates", "deep_bottleneck"):
        print(f"Spearman of rating and {name}: {spearman([getattr(each, name) for each in all_of_them], ratings):.2f}")


if __name__ == "__main__":
    main()
