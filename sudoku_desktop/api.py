"""Python interface to the program, for scripts and notebooks, without a window: `import sudoku_desktop as sd`.

    result = sd.solve("4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......", seed=1)
    for snapshot in sd.stream("puzzle.sdk", algorithm="gerges-2018", generations=500):
        print(snapshot.generation, snapshot.best_cost)
    rating = sd.rate("puzzle.sdk", runs=20)

A *puzzle* argument is a text with the cells, a link, the path of a file (its first puzzle is taken), a value returned
by `read` or `generate`, or an array of digits with 0 for a blank. An *algorithm* argument is a name from
`algorithms()`, the path of a preset file, or an `Algorithm`; `settings` maps parameter names to values as `sudoku-cli
solve --set` does, for example `{"population": 50, "mutation.illegal_swap": "is skipped"}`, and roles to parts, among
them operators of your own (see `mutation`). Numbers may be numpy's. A *seed* is a whole number from 0 to 2^63 − 1;
without one a random one is drawn. Results contain it, and the same puzzle, algorithm and seed repeat the run here, on
the command line and in the window. Invalid arguments raise ValueError with a message that says what to change.
"""

from __future__ import annotations

import operator
import secrets
import warnings
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from enum import Enum
from math import inf, isqrt
from os import PathLike, fspath
from pathlib import Path
from typing import Any, SupportsFloat, SupportsIndex, TypeAlias, overload

import numpy as np
from numpy.typing import NDArray

from sudoku_desktop import evolution, exact, studies
from sudoku_desktop.board import CLASSIC, Grid, Puzzle, Symmetry, Variant, shaped
from sudoku_desktop.board.formats import Symbols
from sudoku_desktop.board.puzzle import MAX_SEED
from sudoku_desktop.cli.arguments import MOST_JOBS, algorithm_named, own_presets
from sudoku_desktop.cli.reading import read_argument
from sudoku_desktop.cli.study import pool_at, study_named
from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.evolution.budget import DEFAULT_BUDGET, Budget
from sudoku_desktop.evolution.operators import crossover, fitness, improvement, mutation, replacement, selection
from sudoku_desktop.evolution.parts.part import Part
from sudoku_desktop.evolution.presets import DEFAULT, PRESETS
from sudoku_desktop.evolution.snapshot import Snapshot
from sudoku_desktop.exact.verdict import Verdict
from sudoku_desktop.logic import Level
from sudoku_desktop.parameter import Value, flag, number
from sudoku_desktop.results import Batch, StudyResult
from sudoku_desktop.sentence import Listed
from sudoku_desktop.services import generation, rating
from sudoku_desktop.services.evolutionary_rating import DEFAULT_ALGORITHM as RATING_ALGORITHM
from sudoku_desktop.services.evolutionary_rating import RATING_BUDGET, EvolutionSettings
from sudoku_desktop.studies.benchmark import BUDGETS, SEEDS, BenchmarkResult, benchmark_studies
from sudoku_desktop.studies.declaration import MOST_TRIALS, study_from
from sudoku_desktop.studies.report import declared_runs
from sudoku_desktop.trials import execution
from sudoku_desktop.trials.records import Trial, puzzle_text
from sudoku_desktop.trials.workers import Processes

Digits: TypeAlias = "NDArray[np.integer[Any]] | Sequence[Sequence[int]]"
PuzzleLike: TypeAlias = "str | PathLike[str] | Puzzle | Grid | generation.GeneratedPuzzle | Digits"
AlgorithmLike: TypeAlias = "str | PathLike[str] | Algorithm"
Settings: TypeAlias = Mapping[str, Value | str | np.integer[Any] | np.floating[Any] | Part]
Whole: TypeAlias = SupportsIndex
"""Type of whole numbers, including numpy's."""
Callback: TypeAlias = Callable[[Snapshot], object]

__all__ = [
    "algorithms",
    "benchmark",
    "crossover",
    "fitness",
    "flag",
    "generate",
    "improvement",
    "mutation",
    "number",
    "prove",
    "rate",
    "read",
    "replacement",
    "selection",
    "solve",
    "stream",
    "study",
]


def algorithms() -> dict[str, Algorithm]:
    """Return the built-in algorithms and the presets saved in the window, by name."""
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


@overload
def solve(
    puzzle: PuzzleLike,
    algorithm: AlgorithmLike = ...,
    *,
    settings: Settings | None = ...,
    seed: Whole | None = ...,
    generations: Whole | None = ...,
    trials: Whole | None = ...,
    seconds: float | None = ...,
    callback: Callback | None = ...,
    population: bool = ...,
) -> execution.Result: ...


@overload
def solve(
    puzzle: PuzzleLike,
    algorithm: AlgorithmLike = ...,
    *,
    settings: Settings | None = ...,
    seed: Whole | None = ...,
    generations: Whole | None = ...,
    trials: Whole | None = ...,
    seconds: float | None = ...,
    callback: Callback | None = ...,
    population: bool = ...,
    runs: Whole,
    jobs: Whole = ...,
) -> Batch: ...


def solve(
    puzzle: PuzzleLike,
    algorithm: AlgorithmLike = DEFAULT,
    *,
    settings: Settings | None = None,
    seed: Whole | None = None,
    generations: Whole | None = None,
    trials: Whole | None = None,
    seconds: float | None = None,
    callback: Callback | None = None,
    population: bool = False,
    runs: Whole | None = None,
    jobs: Whole = 1,
) -> execution.Result | Batch:
    """Run an algorithm once or `runs` times, each until it solves the puzzle or reaches a limit.

    Parameters
    ----------
    generations, trials, seconds
        Limits of a run: generations, evaluated chromosomes, and seconds of computing. Without any limit it ends after
        ten million generations.
    callback
        Function that receives a Snapshot about every 20 ms of computing; where it returns a true value, the run ends.
    population
        Whether these snapshots contain all individuals (`population`) and their `costs`.
    runs
        Number of runs, with the seeds `seed`, `seed` + 1 and so on.
    jobs
        Number of processes that make the runs, which take seconds to start; with 1 the runs are made in this process.
        The results are the same. A callback needs 1.

    Returns
    -------
    Result or Batch
        The result of the run, whose `solution` is None when it ended without one. With `runs`, a sequence of results
        that has statistics, ECDF and survival data, and tables for pandas and Arrow.
    """
    chosen, givens, first = _algorithm(algorithm, settings), _without_clash(puzzle), _seed(seed)
    budget, watch = _budget(generations, trials, seconds), callback or execution.ignore
    if runs is None:
        return execution.solve(chosen, givens, first, budget, watch, population=population)
    count, workers = _whole("runs", runs, 1, MOST_TRIALS), _whole("jobs", jobs, 1, MOST_JOBS)
    if first > MAX_SEED - (count - 1):
        raise ValueError(f"seed {first:,} is too large: the last of {count:,} seeds would be above 2^63 - 1")
    trial = Trial.of(givens, chosen, first, budget)
    wanted = [replace(trial, seed=first + number) for number in range(count)]
    if workers == 1:
        return Batch(execution.execute(each, watch=watch, with_course=False, population=population) for each in wanted)
    if callback is not None:
        raise ValueError(f"a callback needs jobs=1, because other processes cannot call it; got jobs={workers}")
    execution.load_kernels(chosen, givens)  # raises ValueError here when the algorithm cannot represent the puzzle
    pool = Processes(workers)
    try:
        made = [run for some in execution.execute_all(wanted, pool) for run in some]
    finally:
        pool.close()
    return Batch(sorted(made, key=lambda run: run.trial.seed))


def stream(
    puzzle: PuzzleLike,
    algorithm: AlgorithmLike = DEFAULT,
    *,
    settings: Settings | None = None,
    seed: Whole | None = None,
    generations: Whole | None = None,
    trials: Whole | None = None,
    seconds: float | None = None,
    population: bool = False,
) -> Iterator[Snapshot]:
    """Run an algorithm as `solve` does, and yield a snapshot about every 20 ms of computing.

    The traces of all snapshots together hold every generation. With `population`, a snapshot contains all individuals,
    an array of shape (individuals, size, size), and their `costs`. The run is paused while no snapshot is requested;
    closing the iterator stops it.
    """
    budget, chosen = _budget(generations, trials, seconds), _algorithm(algorithm, settings)
    return evolution.stream(chosen, _without_clash(puzzle), _seed(seed), budget, population=population)


def prove(puzzle: PuzzleLike) -> Verdict:
    """Prove by exact search whether the puzzle has no solution, one or several, or return an undecided verdict."""
    return exact.prove(_givens(puzzle))


def rate(
    puzzle: PuzzleLike,
    *,
    runs: Whole = 0,
    algorithm: AlgorithmLike = RATING_ALGORITHM,
    settings: Settings | None = None,
    seed: Whole | None = None,
    generations: Whole | None = None,
) -> rating.PuzzleRating:
    """Rate how difficult a puzzle with one solution is for people and, if `runs` is positive, for evolution.

    Each run ends after `generations` generations; by default after two million trials.
    """
    evolution, count = None, _whole("runs", runs)
    if count:
        budget = RATING_BUDGET if generations is None else _budget(generations, None, None)
        evolution = EvolutionSettings(_algorithm(algorithm, settings), count, _seed(seed), budget)
    return rating.rate_puzzle(_givens(puzzle), evolution)


def generate(
    count: Whole = 1,
    *,
    level: str | None = None,
    givens: tuple[Whole, Whole] | None = None,
    symmetry: str = Symmetry.NONE.value,
    size: Whole = CLASSIC.size,
    variants: Collection[str] = (),
    seed: Whole | None = None,
) -> Iterator[generation.GeneratedPuzzle]:
    """Yield `count` puzzles with exactly one solution, made from the seeds `seed`, `seed` + 1 and so on.

    Each puzzle is generated when the iterator reaches it. `level` is a difficulty from "gentle" to "extreme", relative
    to other puzzles of the same size and variants. `givens` is the smallest and largest number of givens. `symmetry`
    and `variants` ("x", "windoku", "jigsaw", "latin") take the values of the command line.
    """
    limits = generation.PuzzleCriteria.givens
    if givens is not None:
        if len(givens) != 2:
            raise ValueError(f"givens must be the smallest and the largest number of givens, got {givens!r}")
        limits = _whole("givens", givens[0]), _whole("givens", givens[1])
    criteria = generation.PuzzleCriteria(
        rating=generation.LEVEL_RATINGS[Level(level)] if level else generation.PuzzleCriteria.rating,
        givens=limits,
        symmetry=Symmetry(symmetry),
        size=_whole("size", size),
        variants=tuple(map(Variant, variants)),
    )
    return generation.generate(criteria, _whole("count", count), _seed(seed))


def study(
    source: str | PathLike[str] | Mapping[str, Any] | studies.Study,
    *,
    data: str | PathLike[str] | None = None,
    seeds: Whole | None = None,
    jobs: Whole = 1,
    cluster: str | None = None,
    archive: str | PathLike[str] | None = None,
) -> StudyResult:
    """Execute the missing runs of a study, and return all its runs with statistics, tests, tables and report.

    Parameters
    ----------
    source
        Name of a study (see `sudoku-cli study list`), path of a TOML file (see docs/studies.md), or a dict with the
        keys of such a file and a "name". In a dict, cells may be any puzzle, a preset may be an Algorithm, and numbers
        and arrays may be numpy's.
    data
        Folder with the files that the study names, if they are not beside its file, or for a dict in the current
        folder.
    seeds
        Number of its seeds to run, from the first; None for all.
    jobs, cluster
        Number of processes on this machine, or the address of a Dask scheduler whose workers make the runs.
    archive
        Path of the database that keeps the runs; None means the user's own.
    """
    path = None if archive is None else Path(archive)
    first_seeds = None if seeds is None else _whole("seeds", seeds, 1)
    workers, pool = _whole("jobs", jobs, 1, MOST_JOBS), pool_at(cluster)
    with studies.Archive(path) as kept:
        declared = _declared(source, kept, None if data is None else Path(data))
        for _ in studies.StudyRun(declared, kept, workers, pool, first_seeds).run():
            pass
        return StudyResult(declared, declared_runs(declared, kept), path)


def benchmark(
    algorithms: Sequence[AlgorithmLike] | None = None,
    *,
    sizes: Collection[str] = tuple(BUDGETS),
    seeds: Whole = SEEDS,
    jobs: Whole = 1,
    cluster: str | None = None,
    archive: str | PathLike[str] | None = None,
) -> BenchmarkResult:
    """Execute the missing runs of the benchmark (docs/benchmark.md), and return them with statistics and tests.

    Without `algorithms`, all built-in ones are run. `sizes` are of "9x9", "16x16" and "25x25", and `seeds` is the
    number of seeds, from 0. `jobs`, `cluster` and `archive` as in `study`. The result prints as tables, `to_json`
    returns everything in one text, and `beside` puts the runs of another system beside it.
    """
    for size in sizes:
        if size not in BUDGETS:
            raise ValueError(f"sizes must be among {', '.join(BUDGETS)}, got {size!r}")
    chosen = PRESETS if algorithms is None else [_algorithm(each, None) for each in algorithms]
    declared = benchmark_studies(chosen, sizes, _whole("seeds", seeds, 1, MOST_TRIALS))
    workers, pool = _whole("jobs", jobs, 1, MOST_JOBS), pool_at(cluster)
    with studies.Archive(None if archive is None else Path(archive)) as kept:
        for each in declared:
            for _ in studies.StudyRun(each, kept, workers, pool).run():
                pass
        return BenchmarkResult.of(declared, kept)


def _declared(
    source: str | PathLike[str] | Mapping[str, Any] | studies.Study, archive: studies.Archive, data: Path | None
) -> studies.Study:
    if isinstance(source, studies.Study):
        return source
    if not isinstance(source, Mapping):
        return study_named(fspath(source), archive, data)
    document = _plain(source)
    name = document.pop("name", None)
    if not isinstance(name, str) or name in studies.built_in_studies():
        raise ValueError(f'the study needs a name of its own, such as "name": "sizes", got {name!r}')
    return study_from({"title": name, **document}, name, [Path(), *filter(None, [data])])


def _plain(value: Any) -> Any:
    """Return a value of a study in the form in which TOML would give it, except for algorithms."""
    if isinstance(value, Mapping):
        return {str(key): _puzzle_texts(each) if key == "cells" else _plain(each) for key, each in value.items()}
    if isinstance(value, np.ndarray | np.generic):
        return value.tolist()
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, PathLike):
        return fspath(value)
    return [_plain(each) for each in value] if isinstance(value, list | tuple | range) else value


def _puzzle_texts(cells: Any) -> str | list[str]:
    """Return the cells of a puzzle or of several as texts or links."""
    if isinstance(cells, str):
        return cells
    if isinstance(cells, list | tuple) and not all(_is_row(each) for each in cells):
        return [each if isinstance(each, str) else puzzle_text(_givens(each)) for each in cells]
    return puzzle_text(_givens(cells))


def _is_row(value: Any) -> bool:
    """Return whether a value is a digit or a row of digits, rather than a puzzle."""
    return not isinstance(value, str | Grid | Puzzle | generation.GeneratedPuzzle) and np.ndim(value) < 2


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
    return Grid(digits.ravel(), shaped(isqrt(digits.size)))


def _without_clash(puzzle: PuzzleLike) -> Grid:
    givens = _givens(puzzle)
    conflicts = givens.conflicts()
    if conflicts:
        raise ValueError(str(conflicts[0]))
    return givens


def _algorithm(wanted: AlgorithmLike, settings: Settings | None) -> Algorithm:
    algorithm = wanted if isinstance(wanted, Algorithm) else algorithm_named(fspath(wanted))
    return algorithm.with_settings(settings) if settings else algorithm


def _seed(seed: Whole | None) -> int:
    return secrets.randbits(32) if seed is None else _whole("seed", seed)


def _budget(generations: Whole | None, trials: Whole | None, seconds: object) -> Budget:
    if generations is None and trials is None and seconds is None:
        return DEFAULT_BUDGET
    if seconds is not None and (
        isinstance(seconds, bool) or not isinstance(seconds, SupportsFloat) or not 0 <= float(seconds) < inf
    ):
        raise ValueError(f"seconds must be a number from 0, got {seconds!r}")
    return Budget(
        None if generations is None else _whole("generations", generations),
        None if trials is None else _whole("trials", trials),
        None if seconds is None else float(seconds),
    )


def _whole(name: str, value: object, lowest: int = 0, highest: int = MAX_SEED) -> int:
    """Return a whole number, possibly one of numpy's; raises ValueError with the name of the argument."""
    try:
        number = operator.index(value)  # type: ignore[arg-type]
    except TypeError:
        number = lowest - 1
    if isinstance(value, bool) or not lowest <= number <= highest:
        raise ValueError(f"{name} must be a whole number from {lowest:,} to {highest:,}, got {value!r}")
    return number
