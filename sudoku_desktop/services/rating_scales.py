"""Scales that translate numbers of generations into the levels easy, medium and hard.

Vocabulary: the *measure* of a puzzle is the mean number of generations an algorithm needs for a solution; a *scale*
consists of the two measures at which the level medium begins and ends. The paper of 2007 publishes a scale for its own
algorithm. For the other presets, two limits were fitted that agree best with human ratings
(`tools/evolutionary_scales.py` writes the file read here from the runs of a study). Algorithms with changed settings
have no scale, because they need other numbers of generations for the same puzzles.

Result of the calibration with 124 puzzles of all human levels and runs of 15 000 generations: the generations of the
paper's algorithm correlate with the number of givens (rank correlation −0.86) and hardly with the human rating (0.26):
with 17 givens the algorithm takes long even where people need only singles. For algorithms that fill cells by logic,
generations correlate with the human rating (about 0.65; 0.42 for Team 209's).
"""

import csv
from dataclasses import dataclass
from enum import Enum
from functools import cache

from sudoku_desktop.assets import resource
from sudoku_desktop.board import CLASSIC, Geometry
from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.evolution.presets import PRESETS
from sudoku_desktop.sentence import Sentence

SCALES = ("reference", "evolutionary_scales.csv")
"""Path of the file of scales in the package's resources."""


class EvolutionaryLevel(Enum):
    """Level of a puzzle's difficulty for evolution; the values are the English words."""

    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"

    @property
    def title(self) -> Sentence:
        """Capitalised name of the level, for headings."""
        return _TITLES[self]


_TITLES = {
    EvolutionaryLevel.EASY: Sentence("Easy"),
    EvolutionaryLevel.MEDIUM: Sentence("Medium"),
    EvolutionaryLevel.HARD: Sentence("Hard"),
}


class ScaleOrigin(Enum):
    """Origin of a scale; the values are the English words."""

    PUBLISHED = "published"
    CALIBRATED = "calibrated"


@dataclass(frozen=True)
class RatingScale:
    """Limits of the level medium, in mean generations.

    Puzzles below `easy_below` are easy, puzzles above `hard_above` are hard. `agreement`: share of the calibration
    puzzles whose level equals the human level. `rank_correlation`: Spearman's coefficient between generations and human
    rating.
    """

    origin: ScaleOrigin
    easy_below: float
    hard_above: float
    agreement: float
    rank_correlation: float

    def level(self, generations: float) -> EvolutionaryLevel:
        """Return the level of a puzzle that takes `generations` on average; the limits themselves are medium."""
        if generations < self.easy_below:
            return EvolutionaryLevel.EASY
        return EvolutionaryLevel.HARD if generations > self.hard_above else EvolutionaryLevel.MEDIUM

    @property
    def sentence(self) -> Sentence:
        """Description of the scale and its origin."""
        return Sentence(
            "scale: easy below {easy} generations on average, hard above {hard}; published in 2007"
            if self.origin is ScaleOrigin.PUBLISHED
            else "scale: easy below {easy} generations on average, hard above {hard}; calibrated on people",
            easy=_whole_if_it_is(self.easy_below),
            hard=_whole_if_it_is(self.hard_above),
        )


def _whole_if_it_is(number: float) -> float:
    return int(number) if number.is_integer() else number


@cache
def _scales() -> dict[str, RatingScale]:
    """Return the scales in the file by preset name; presets without a scale are omitted."""
    with resource(*SCALES).open(encoding="utf-8", newline="") as lines:
        return {
            row["algorithm"]: RatingScale(
                origin=ScaleOrigin(row["origin"]),
                easy_below=float(row["easy_below"]),
                hard_above=float(row["hard_above"]),
                agreement=float(row["agreement"]),
                rank_correlation=float(row["rank_correlation"]),
            )
            for row in csv.DictReader(lines)
            if row["origin"] != "none"
        }


def _preset_of(algorithm: Algorithm) -> Algorithm | None:
    """Return the preset with the same parts and settings, regardless of the algorithm's name, or None."""
    wanted = [part for _, part in algorithm.parts()]
    for preset in PRESETS:
        if preset.population == algorithm.population and [part for _, part in preset.parts()] == wanted:
            return preset
    return None


def scale_of(algorithm: Algorithm, shape: Geometry = CLASSIC) -> RatingScale | None:
    """Return the scale of an algorithm for puzzles of this shape, or None; see `why_no_scale` for the reason."""
    preset = _preset_of(algorithm)
    return _scales().get(preset.name) if preset and shape.is_standard_9x9 else None


def why_no_scale(algorithm: Algorithm, shape: Geometry = CLASSIC) -> Sentence | None:
    """Return why there is no scale for this algorithm and shape, or None when there is one."""
    if not shape.is_standard_9x9:
        return Sentence("no level: there are scales only for plain 9×9 puzzles, with boxes only")
    if _preset_of(algorithm) is None:
        return Sentence("no level: there is no scale for changed settings")
    if scale_of(algorithm, shape) is None:
        return Sentence(
            "no level: the generations this algorithm needs say too little about how hard people find a puzzle"
        )
    return None
