"""From what evolution needs to the words easy, medium and hard.

Vocabulary: the *measure* of a puzzle is the number of generations an algorithm needs for a solution, on average; a
*scale* is the two measures at which medium begins and ends. The 2007 paper publishes such a scale for its own
algorithm; for the other presets two limits were sought that agree best with how hard people find the puzzles
(`tools/evolutionary_scales.py`, which writes the file read here from the runs of a study). Another algorithm needs
another number of generations for the same puzzle, so that algorithms with changed settings have no scale at all.

What the calibration found: over 124 puzzles of all human levels, in runs of 15 000 generations, those of the paper's
algorithm follow the number of givens (rank correlation −0.86), hardly the human rating (0.26): with 17 givens it takes
long even where people need singles only. Where cells are filled by logic, first or on the way, generations follow
people's rating (about 0.65; 0.42 for Team 209's).
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
"""Where the scales lie among the program's resources."""


class EvolutionaryLevel(Enum):
    """How hard evolution finds a puzzle; the value is the English word."""

    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"

    @property
    def title(self) -> Sentence:
        """The word as a heading begins."""
        return _TITLES[self]


_TITLES = {
    EvolutionaryLevel.EASY: Sentence("Easy"),
    EvolutionaryLevel.MEDIUM: Sentence("Medium"),
    EvolutionaryLevel.HARD: Sentence("Hard"),
}


class Origin(Enum):
    """Where a scale comes from; the value is the English word."""

    PUBLISHED = "published"
    CALIBRATED = "calibrated"


@dataclass(frozen=True)
class Scale:
    """The mean numbers of generations below which a puzzle is easy, and above which it is hard.

    Of the puzzles with a known human rating on which it was tried, `agreement` is the share whose level is that of
    people, and `rank_correlation` Spearman's coefficient between the generations and the human rating.
    """

    origin: Origin
    easy_below: float
    hard_above: float
    agreement: float
    rank_correlation: float

    def level(self, generations: float) -> EvolutionaryLevel:
        """The level of a puzzle that takes so many generations on average; the limits themselves are medium."""
        if generations < self.easy_below:
            return EvolutionaryLevel.EASY
        return EvolutionaryLevel.HARD if generations > self.hard_above else EvolutionaryLevel.MEDIUM

    @property
    def sentence(self) -> Sentence:
        """What the scale is and where it comes from."""
        return Sentence(
            "scale: easy below {easy} generations on average, hard above {hard}; published in 2007"
            if self.origin is Origin.PUBLISHED
            else "scale: easy below {easy} generations on average, hard above {hard}; calibrated on people",
            easy=_whole_if_it_is(self.easy_below),
            hard=_whole_if_it_is(self.hard_above),
        )


def _whole_if_it_is(number: float) -> float:
    return int(number) if number.is_integer() else number


@cache
def _scales() -> dict[str, Scale]:
    """The scales in the file by the presets' names; presets that have none are left out."""
    with resource(*SCALES).open(encoding="utf-8", newline="") as lines:
        return {
            row["algorithm"]: Scale(
                origin=Origin(row["origin"]),
                easy_below=float(row["easy_below"]),
                hard_above=float(row["hard_above"]),
                agreement=float(row["agreement"]),
                rank_correlation=float(row["rank_correlation"]),
            )
            for row in csv.DictReader(lines)
            if row["origin"] != "none"
        }


def _preset_of(algorithm: Algorithm) -> Algorithm | None:
    """The preset whose parts and settings these are, whatever the algorithm is called now."""
    wanted = [part for _, part in algorithm.parts()]
    for preset in PRESETS:
        if preset.population == algorithm.population and [part for _, part in preset.parts()] == wanted:
            return preset
    return None


def scale_of(algorithm: Algorithm, shape: Geometry = CLASSIC) -> Scale | None:
    """The scale for puzzles of this shape by this algorithm, or None; `why_no_scale` then says why."""
    preset = _preset_of(algorithm)
    return _scales().get(preset.name) if preset and shape.is_standard_9x9 else None


def why_no_scale(algorithm: Algorithm, shape: Geometry = CLASSIC) -> Sentence | None:
    """Why `scale_of` has nothing for these, so that there is no level; None when it has."""
    if not shape.is_standard_9x9:
        return Sentence("no level: there are scales only for plain 9×9 puzzles, with boxes only")
    if _preset_of(algorithm) is None:
        return Sentence("no level: there is no scale for changed settings")
    if scale_of(algorithm, shape) is None:
        return Sentence(
            "no level: the generations this algorithm needs say too little about how hard people find a puzzle"
        )
    return None
