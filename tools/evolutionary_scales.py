"""Fit the numbers of generations that separate easy from hard puzzles for each preset.

    sudoku-cli study run human-rating --data FOLDER             # on two cores some minutes,
    sudoku-cli study run human-rating-random --data FOLDER      # a quarter of an hour
    sudoku-cli study run human-rating-quick --data FOLDER       # and a minute
    python tools/evolutionary_scales.py --data FOLDER [--archive FILE]

FOLDER holds `rated_puzzles.csv` with the columns `puzzle` and `se_rating` (on Sudoku Explainer's scale), and
`rated_random.csv` with the same, random minimal puzzles in the order of their rating, of which every ninth is taken.
The scales are fitted to the former; the latter show how far generations follow ratings where nobody chose the puzzles.
The scales go to `resources/reference/evolutionary_scales.csv`.

The two limits are those for which the levels of the puzzles differ least from the levels people find: easy up to SE
2.5, where looking at single cells and digits is enough; hard above SE 6.2, where chains begin; medium between. Being
two levels off counts twice. No limit lies beyond the generations of one run, where nothing was seen. The columns:

- `agreement`: the share of puzzles on the level people find;
- `agreement_kept_aside`: the same share when each puzzle is judged by limits fitted without it, because limits always
  suit best the puzzles they were fitted to;
- `rank_correlation`: Spearman's coefficient between the generations and the human rating, and for comparison between
  the generations and the number of givens; those that begin with `random` are of the random minimal puzzles;
- `solved`: the share of puzzles that at least one run solved.

The 2007 preset keeps the limits its paper published. A preset whose limits would say next to nothing gets none, and
`note` says why: it must place a tenth more of the puzzles correctly than always saying the most frequent level would.
"""

import argparse
import csv
import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from sudoku_desktop.assets import resource
from sudoku_desktop.board import Grid
from sudoku_desktop.evolution.presets import PRESETS
from sudoku_desktop.evolution.presets.mantere_koljonen_2007 import MANTERE_KOLJONEN_2007
from sudoku_desktop.services.rank_correlation import spearman
from sudoku_desktop.studies import Archive, Query

EASY_UP_TO, MEDIUM_UP_TO = 2.5, 6.2
"""Human ratings at which a level ends."""
PUBLISHED = (3500.0, 10_000.0)
"""Limits of the 2007 paper, sec. III-C."""
MIN_GAIN = 0.1
"""Minimum gain of a scale over the share of the most frequent level."""

Rated = tuple[str, float]
"""A puzzle and its human rating."""
Levels = NDArray[np.int64]
Numbers = NDArray[np.float64]


@dataclass(frozen=True)
class Measurement:
    """Totals of the runs of one preset on one puzzle; each run had at most `trials` trials."""

    algorithm: str
    puzzle: str
    trials: int
    runs: int = 0
    solved: int = 0
    generations: int = 0

    @property
    def expected(self) -> float:
        """Expected generations for each solution; without a solved run, computed as if one had just been solved."""
        return self.generations / max(self.solved, 1)


def levels_of(numbers: Numbers, easy_below: float, hard_above: float) -> Levels:
    """Return the level of a number of generations: 0 easy, 1 medium, 2 hard."""
    return (numbers >= easy_below).astype(np.int64) + (numbers > hard_above)


def human_levels(ratings: Numbers) -> Levels:
    """Return the levels of human ratings; a limit itself belongs to the lower level."""
    return (ratings > EASY_UP_TO).astype(np.int64) + (ratings > MEDIUM_UP_TO)


def best_limits(numbers: Numbers, human: Levels, most: float) -> tuple[float, float]:
    """Return the limits whose levels differ least from the human levels, in total: numbers of two digits up to `most`.

    The difference of a puzzle is the number of limits on whose wrong side it lies, so that the costs of both limits are
    independent as long as they are in order. Of several best pairs the middle one is taken.
    """
    known = np.unique(np.minimum(numbers, most))
    between = np.array([*(_rounded(math.sqrt(max(low, 0.01) * high)) for low, high in pairwise(known)), most])
    off = [np.array([((numbers >= limit) != (human > level)).sum() for limit in between]) for level in (0, 1)]
    total = np.where(between[:, None] <= between, off[0][:, None] + off[1], numbers.size * 2)
    best = np.argwhere(total == total.min())
    first, second = best[len(best) // 2]
    return float(between[first]), float(between[second])


def _rounded(number: float) -> float:
    return float(f"{number:.2g}")


def share_kept_aside(numbers: Numbers, human: Levels, most: float) -> float:
    """Return the fraction of puzzles on their human level when each is judged by limits fitted to all others."""
    right = 0
    for index in range(numbers.size):
        others = np.arange(numbers.size) != index
        limits = best_limits(numbers[others], human[others], most)
        right += int(levels_of(numbers[index : index + 1], *limits)[0] == human[index])
    return right / numbers.size


def correlation(numbers: Numbers, ratings: Numbers) -> str:
    """Return Spearman's coefficient as text, or "" where no order exists, for example if nothing was solved."""
    try:
        return f"{spearman(numbers, ratings):.3f}"
    except ValueError:
        return ""


def expected_of(measurements: Sequence[Measurement]) -> Numbers:
    """Return the expected number of generations of each puzzle."""
    return np.array([each.expected for each in measurements])


def givens_of(measurements: Sequence[Measurement]) -> Numbers:
    """Return the number of givens of each puzzle."""
    return np.array([float(Grid.from_text(each.puzzle).filled_count) for each in measurements])


def scale(measurements: Sequence[Measurement], ratings: Numbers) -> dict[str, object]:
    """Return the table row of one preset, without the random puzzles."""
    algorithm, trials = measurements[0].algorithm, measurements[0].trials
    numbers, human = expected_of(measurements), human_levels(ratings)
    most_frequent = float(np.bincount(human).max() / human.size)
    kept_aside = math.nan
    if algorithm == MANTERE_KOLJONEN_2007.name:
        origin, limits, note = "published", PUBLISHED, "the limits of the paper, sec. III-C"
    else:
        # Unsolved runs reached the maximum number of generations.
        most = max(each.generations / each.runs for each in measurements)
        origin, limits, note = "calibrated", best_limits(numbers, human, most), ""
        kept_aside = share_kept_aside(numbers, human, most)
        if kept_aside < most_frequent + MIN_GAIN:
            origin, note = "none", "hardly better than always saying the most frequent level"
    agreement = float((levels_of(numbers, *limits) == human).mean())
    return {
        "algorithm": algorithm,
        "origin": origin,
        "easy_below": "" if origin == "none" else f"{limits[0]:g}",
        "hard_above": "" if origin == "none" else f"{limits[1]:g}",
        "puzzles": len(measurements),
        "runs": sum(each.runs for each in measurements),
        "trials": trials,
        "solved": f"{sum(each.solved > 0 for each in measurements) / len(measurements):.3f}",
        "most_frequent_level": f"{most_frequent:.3f}",
        "agreement": f"{agreement:.3f}",
        "agreement_kept_aside": "" if math.isnan(kept_aside) else f"{kept_aside:.3f}",
        "rank_correlation": correlation(numbers, ratings),
        "rank_correlation_with_givens": correlation(numbers, givens_of(measurements)),
        "note": note,
    }


def read_rated(path: Path) -> list[Rated]:
    """Return the puzzles of a file with their ratings."""
    with path.open(encoding="utf-8", newline="") as lines:
        return [(row["puzzle"], float(row["se_rating"])) for row in csv.DictReader(lines)]


def measured(archive: Archive, study: str) -> dict[tuple[str, str], Measurement]:
    """Return the results of a study, by the names of algorithms and the cells of puzzles."""
    found: dict[tuple[str, str], Measurement] = {}
    for run in archive.runs(Query(study=study)):
        name, cells, outcome = run.trial.parsed_algorithm.name, run.trial.puzzle, run.outcome
        before = found.get((name, cells), Measurement(name, cells, run.trial.budget.trials or 0))
        found[name, cells] = replace(
            before,
            runs=before.runs + 1,
            solved=before.solved + outcome.solved,
            generations=before.generations + outcome.generations,
        )
    return found


def main() -> None:
    """Write the scales of the presets that were measured on all puzzles."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--data", type=Path, required=True, metavar="FOLDER", help="where both files are")
    parser.add_argument("--archive", type=Path, metavar="FILE", help="where the runs are kept; default: your archive")
    options = parser.parse_args()
    rated = dict(read_rated(options.data / "rated_puzzles.csv"))
    at_random = dict(read_rated(options.data / "rated_random.csv"))
    with Archive(options.archive) as archive:
        quick = measured(archive, "human-rating-quick")
        known = measured(archive, "human-rating") | quick
        unseen = measured(archive, "human-rating-random") | quick
    rows = []
    for algorithm in PRESETS:
        mine = [known[algorithm.name, puzzle] for puzzle in rated if (algorithm.name, puzzle) in known]
        if len(mine) < len(rated):
            raise SystemExit(f"{algorithm.name}: {len(mine)} of {len(rated)} puzzles were tried; run the study first")
        row = scale(mine, np.array(list(rated.values())))
        others = [each for (name, cells), each in unseen.items() if name == algorithm.name and cells in at_random]
        ratings = np.array([at_random[each.puzzle] for each in others])
        row["random_puzzles"] = len(others)
        row["random_rank_correlation"] = correlation(expected_of(others), ratings)
        row["random_rank_correlation_with_givens"] = correlation(expected_of(others), givens_of(others))
        rows.append(row)
        print(row, flush=True)
    path = resource("reference") / "evolutionary_scales.csv"
    with path.open("w", encoding="utf-8", newline="") as lines:
        writer = csv.DictWriter(lines, list(rows[0]), lineterminator="\n")
        writer.writeheader()
        writer.writerows(rows)


if __name__ == "__main__":
    main()
