"""The program from Python, in a script or a notebook, without a window: `import sudoku_desktop as sd`.

    result = sd.solve("4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......", seed=1)
    for snapshot in sd.stream("puzzle.sdk", algorithm="gerges-2018", generations=500):
        print(snapshot.generation, snapshot.best_cost)
    rating = sd.rate("puzzle.sdk", runs=20)

A *puzzle* is its cells as text, a link, the path of a file (its first puzzle), what `read` or `generate` returned, or
an array of digits, 0 for a blank. An *algorithm* is the name of one of `algorithms()`, the path of a preset, or an
`Algorithm`; `settings` are those of `sudoku-cli solve --set`, such as `{"population": 50}`. Where no *seed* is given,
one is drawn, and results tell it: the same puzzle, algorithm and seed make the same run here, on the command line and
in the window. What makes no sense raises ValueError with a sentence that says what to change.
"""

from __future__ import annotations

import secrets
import warnings
from collections.abc import Collection, Iterator, Mapping, Sequence
from math import isqrt
from os import PathLike, fspath
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from sudoku_desktop import evolution, exact, studies
from sudoku_desktop.board import CLASSIC, Geometry, Grid, Puzzle, Symmetry, Variant, shaped
from sudoku_desktop.board.formats import Symbols
from sudoku_desktop.cli.arguments import algorithm_named, own_presets
from sudoku_desktop.cli.reading import read_argument
from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.evolution.budget import DEFAULT_BUDGET, Budget
from sudoku_desktop.evolution.parameter import Value
from sudoku_desktop.evolution.presets import DEFAULT, PRESETS
from sudoku_desktop.evolution.snapshot import Snapshot
from sudoku_desktop.exact.verdict import Verdict
from sudoku_desktop.logic import Level
from sudoku_desktop.sentence import Listed
from sudoku_desktop.services import generation, rating, solving
from sudoku_desktop.services.evolutionary_rating import DEFAULT_ALGORITHM as RATING_ALGORITHM
from sudoku_desktop.services.evolutionary_rating import RATING_BUDGET

Digits: TypeAlias = "NDArray[np.integer[Any]] | Sequence[Sequence[int]]"
PuzzleLike: TypeAlias = "str | PathLike[str] | Puzzle | Grid | generation.GeneratedPuzzle | Digits"
AlgorithmLike: TypeAlias = "str | PathLike[str] | Algorithm"
Settings: TypeAlias = Mapping[str, Value]

__all__ = ["algorithms", "generate", "prove", "rate", "read", "solve", "stream", "study"]


def algorithms() -> dict[str, Algorithm]:
    """The program's algorithms and those that you saved in the window, by name."""
    return {each.name: each for each in (*PRESETS, *own_presets())}


def read(source: str | PathLike[str], *, symbols: str | None = None) -> tuple[Puzzle, ...]:
    """Return all puzzles of a file, or of a text that writes them out, in any format the program knows.

    Parameters
    ----------
    source
        Path of a file, or the text itself.
    symbols
        "1-G", "0-F" or "A-P": the notation of grids larger than 9×9. None lets the symbols that occur decide.

    Warns
    -----
    UserWarning
        For each part of the text that looks like a puzzle but could not be read, with its lines and the reason.

    Raises
    ------
    ValueError
        If there is no puzzle, or if the symbols can be read in several ways and `symbols` is None.
    """
    result = read_argument(fspath(source), None if symbols is None else Symbols(symbols))
    if result.choices:
        choices = Listed(tuple(f"symbols={each.value!r}" for each in result.choices), "or")
        raise ValueError(f"the symbols can be read in several ways; choose with {choices}")
    for omission in result.omissions:
        warnings.warn(f"left out {omission.sentence}", stacklevel=2)
    return result.puzzles


def solve(
    puzzle: PuzzleLike,
    algorithm: AlgorithmLike = DEFAULT,
    *,
    settings: Settings | None = None,
    seed: int | None = None,
    generations: int | None = None,
    trials: int | None = None,
    seconds: float | None = None,
) -> solving.Result:
    """One run of evolution, until it has solved the puzzle or a limit is reached.

    `trials` are chromosomes evaluated, `seconds` of computing; without any limit the run gives up after ten million
    generations. The result's `solution` is None where it did.
    """
    budget = _budget(generations, trials, seconds)
    return solving.solve(_algorithm(algorithm, settings), _without_clash(puzzle), _seed(seed), budget)


def stream(
    puzzle: PuzzleLike,
    algorithm: AlgorithmLike = DEFAULT,
    *,
    settings: Settings | None = None,
    seed: int | None = None,
    generations: int | None = None,
    trials: int | None = None,
    seconds: float | None = None,
) -> Iterator[Snapshot]:
    """As `solve`, a snapshot after every stride of about 20 ms; the traces of all together hold every generation.

    Not asking for the next is pausing, closing the iterator is stopping.
    """
    budget = _budget(generations, trials, seconds)
    return evolution.stream(_algorithm(algorithm, settings), _without_clash(puzzle), _seed(seed), budget)


def prove(puzzle: PuzzleLike) -> Verdict:
    """How many solutions there are, by exact search: none, one, several, or undecided within its limit."""
    return exact.prove(_givens(puzzle))


def rate(
    puzzle: PuzzleLike,
    *,
    runs: int = 0,
    algorithm: AlgorithmLike = RATING_ALGORITHM,
    settings: Settings | None = None,
    seed: int | None = None,
    generations: int | None = None,
) -> rating.PuzzleRating:
    """How hard people find a puzzle with one solution, by the ladder, and by `runs` of evolution how hard that does.

    Each run gives up after so many generations; where none are given, after two million trials.
    """
    evolution = None
    if runs:
        budget = RATING_BUDGET if generations is None else Budget(generations=generations)
        evolution = rating.EvolutionSettings(_algorithm(algorithm, settings), runs, _seed(seed), budget)
    return rating.rate_puzzle(_givens(puzzle), evolution)


def generate(
    count: int = 1,
    *,
    level: str | None = None,
    givens: tuple[int, int] | None = None,
    symmetry: str = Symmetry.NONE.value,
    size: int = CLASSIC.size,
    variants: Collection[str] = (),
    seed: int | None = None,
) -> Iterator[generation.GeneratedPuzzle]:
    """Puzzles with exactly one solution, made from `seed`, `seed` + 1, …, each when the iterator comes to it.

    `level`: "gentle" to "extreme", of other shapes than 9×9 among their like. `givens`: fewest and most. `symmetry`
    and `variants` ("x", "windoku", "jigsaw", "latin") as the command line calls them.
    """
    wish = generation.Wish(
        rating=generation.LEVEL_RATINGS[Level(level)] if level else generation.Wish.rating,
        givens=givens or generation.Wish.givens,
        symmetry=Symmetry(symmetry),
        size=size,
        variants=tuple(map(Variant, variants)),
    )
    return generation.generate(wish, count, _seed(seed))


def study(
    source: str | PathLike[str], *, archive: str | PathLike[str] | None = None, jobs: int = 1
) -> tuple[studies.KeptRun, ...]:
    """Make the runs of a study that are not made yet, `jobs` at a time, and return all of them.

    `source`: one of `sudoku-cli study list`, or a TOML file as docs/studies.md describes it. `archive`: where runs are
    kept; your own where none is named. `sudoku_desktop.studies.Sample` says what runs mean together.
    """
    name = fspath(source)
    declared = studies.read_study(studies.built_in_studies().get(name, Path(name)))
    with studies.Archive(None if archive is None else Path(archive)) as kept:
        for _ in studies.StudyRun(declared, kept, jobs).run():
            pass
        return tuple(kept.runs(studies.Query(study=declared.name)))


def _givens(puzzle: PuzzleLike) -> Grid:
    if isinstance(puzzle, Grid):
        return puzzle
    if isinstance(puzzle, Puzzle):
        return puzzle.givens
    if isinstance(puzzle, generation.GeneratedPuzzle):
        return puzzle.puzzle
    if isinstance(puzzle, str | PathLike):
        return read(puzzle)[0].givens
    digits = np.asarray(puzzle)
    return Grid(digits.ravel(), _usual_shape(isqrt(digits.size)))


def _without_clash(puzzle: PuzzleLike) -> Grid:
    givens = _givens(puzzle)
    conflicts = givens.conflicts()
    if conflicts:
        raise ValueError(str(conflicts[0]))
    return givens


def _usual_shape(size: int) -> Geometry:
    return CLASSIC if size == CLASSIC.size else shaped(size)


def _algorithm(wanted: AlgorithmLike, settings: Settings | None) -> Algorithm:
    algorithm = wanted if isinstance(wanted, Algorithm) else algorithm_named(fspath(wanted))
    return algorithm.with_settings(settings) if settings else algorithm


def _seed(seed: int | None) -> int:
    return secrets.randbits(32) if seed is None else seed


def _budget(generations: int | None, trials: int | None, seconds: float | None) -> Budget:
    if generations is trials is seconds is None:
        return DEFAULT_BUDGET
    return Budget(generations, trials, seconds)
