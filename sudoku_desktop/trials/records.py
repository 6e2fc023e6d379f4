"""The record of a run: its trial, its outcome, its history and its improvements."""

from __future__ import annotations

import hashlib
import io
import json
import os
import re
import zlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, fields, replace
from enum import Enum
from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sudoku_desktop.board import BLANK, Grid, grid_of_any_size
from sudoku_desktop.board.link import to_link
from sudoku_desktop.board.puzzle import MAX_SEED
from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.evolution.budget import Budget
from sudoku_desktop.evolution.history import Envelope
from sudoku_desktop.evolution.parts.own import Declaration, operators_in, part_of
from sudoku_desktop.evolution.preset_file import from_text, to_text
from sudoku_desktop.evolution.snapshot import NewBest, Snapshot, Status
from sudoku_desktop.sentence import ProblemError, Sentence
from sudoku_desktop.trials.recorded_runs import RecordedRun

MOST_POINTS = 2048
"""Maximum number of points in a kept history."""
MOST_IMPROVEMENTS = 4096
MOST_BYTES = 32 * MOST_POINTS * 8
"""Maximum size of an unpacked history, so that a hostile file cannot fill the memory."""
Improvements = NDArray[np.float64]
"""Array with one row for each improvement of a run: generation, trials, cost."""
NO_IMPROVEMENTS: Improvements = np.empty((0, 3))
_HEAD = re.compile(
    rb"\x93NUMPY\x01\x00..\{'descr': '<f8', 'fortran_order': (?P<order>True|False), "
    rb"'shape': \((?P<rows>\d{1,2}), (?P<count>\d{1,9})\), \} *\n",
    re.DOTALL,
)
"""Header of an array in version 1.0 of numpy's file format; numpy's own reader takes ten times as long."""
RATINGS, COLLECTIONS, COMMANDS = "(rating)", "(collection)", "(command)"
BATCHES = (RATINGS, COLLECTIONS, COMMANDS)
"""Names of batches of runs that are stored like studies without a declaration; no study can have such a name."""
MOST_BATCH_RUNS = 20_000
"""Maximum number of runs that are stored of all batches together, some 5 KB each."""
_DAMAGED = Sentence("what was kept of the run’s course is damaged")
_SERIES = [each.name for each in fields(Envelope)][1:]
"""Rows of a packed history, besides its width; another order would be another file format."""


class Ending(Enum):
    """The reason why a run ended."""

    SOLVED = "solved"
    BUDGET_SPENT = "budget spent"
    STOPPED = "stopped"


@dataclass(frozen=True)
class Trial:
    """A declared run.

    `puzzle` is the text of its cells, or a link if the cells do not determine the geometry. `algorithm` is the text of
    a preset file. `title` is the name of the puzzle, which does not influence the run.
    """

    puzzle: str
    algorithm: str
    seed: int
    budget: Budget
    title: str = ""

    @classmethod
    def of(cls, givens: Grid, algorithm: Algorithm, seed: int, budget: Budget, title: str = "") -> Trial:
        """Return a trial; raises ProblemError for an algorithm with texts that no file can hold."""
        return cls(puzzle_text(givens), algorithm_text(algorithm), seed, budget, title)

    @property
    def givens(self) -> Grid:
        return grid_of(self.puzzle)

    @property
    def parsed_algorithm(self) -> Algorithm:
        return algorithm_of(self.algorithm)

    def __reduce__(self) -> tuple[object, ...]:
        # Also pickle the source of the user's operators, because the text only names them.
        fields = (self.puzzle, self.algorithm, self.seed, self.budget, self.title)
        return _restored, (operators_in(self.algorithm), *fields)

    def key_in(self, study: str) -> bytes:
        """Return the key under which a study stores this trial once: a digest of the study and all fields."""
        budget = (self.budget.generations, self.budget.trials, self.budget.seconds)
        text = json.dumps([study, self.title, self.puzzle, self.algorithm, self.seed, budget])
        return hashlib.sha256(text.encode()).digest()[:16]


def _restored(operators: Iterable[Declaration], *fields: Any) -> Trial:
    for each in operators:
        part_of(each)
    return Trial(*fields)


@dataclass(frozen=True)
class Outcome:
    """The end of a run; `solution` has one symbol for each cell, and is None for an unsolved run.

    Outcomes are equal if everything but the computing time, `seconds`, is.
    """

    ending: Ending
    generations: int
    trials: int
    restarts: int
    seconds: float = field(compare=False)
    best_cost: float
    common_cost: int
    solution: str | None

    @property
    def solved(self) -> bool:
        return self.ending is Ending.SOLVED

    @property
    def stopped(self) -> bool:
        return self.ending is Ending.STOPPED

    @classmethod
    def of(cls, last: Snapshot, improvements: Sequence[NewBest]) -> Outcome:
        """Return the outcome of a run with this last snapshot; a run that is still running counts as stopped."""
        ending = {Status.SOLVED: Ending.SOLVED, Status.BUDGET_SPENT: Ending.BUDGET_SPENT}
        best = last.best if last.best_cost == last.best_so_far_cost or not improvements else improvements[-1].grid
        return cls(
            ending.get(last.status, Ending.STOPPED),
            last.generation,
            last.trials,
            last.restarts,
            round(last.seconds, 6),
            last.best_so_far_cost,
            missing_digits(best),
            last.solution.to_text() if last.solution else None,
        )


@dataclass(frozen=True)
class MadeRun:
    """A finished run of a study or a batch, or of neither, with its packed history; archives store one per `key`."""

    trial: Trial
    outcome: Outcome
    history: bytes
    improvements: bytes
    key: bytes
    study: str = ""

    @classmethod
    def of(
        cls, trial: Trial, outcome: Outcome, history: Envelope, improvements: Sequence[NewBest], study: str = ""
    ) -> MadeRun:
        """Pack a finished run; outside a study the run gets a random key, so that repeated runs are stored too."""
        return cls(
            trial,
            outcome,
            pack_history(history),
            pack_improvements((each.generation, each.trials, each.cost) for each in improvements),
            trial.key_in(study) if study else os.urandom(16),
            study,
        )

    def in_batch(self, batch: str, title: str = "") -> MadeRun:
        """Return the run as one of a batch, which stores each trial once; `title` is used if the puzzle has none."""
        trial = replace(self.trial, title=self.trial.title or title)
        return replace(self, trial=trial, study=batch, key=trial.key_in(batch))


@dataclass(frozen=True)
class KeptRun:
    """A run of the archive; `made` is the time in UTC (ISO 8601), `version` the version of the program."""

    id: int
    study: str
    trial: Trial
    outcome: Outcome
    version: str
    made: str
    key: bytes

    @property
    def recorded(self) -> RecordedRun:
        """The record of this run that a document stores."""
        trial, outcome = self.trial, self.outcome
        return RecordedRun(trial.parsed_algorithm, trial.seed, trial.budget, outcome.solved, outcome.generations)


@lru_cache(maxsize=4096)
def grid_of(puzzle: str) -> Grid:
    """Return the givens of a text made by `puzzle_text`; raises ProblemError."""
    return grid_of_any_size(puzzle)


@lru_cache(maxsize=1024)
def algorithm_of(text: str) -> Algorithm:
    """Return the algorithm of a text made by `algorithm_text`; raises ProblemError."""
    return from_text(text)


@lru_cache(maxsize=1024)
def algorithm_text(algorithm: Algorithm) -> str:
    """Return the text of a preset file on one line."""
    return json.dumps(json.loads(to_text(algorithm)), ensure_ascii=False, separators=(",", ":"))


def puzzle_text(givens: Grid) -> str:
    """Return the text of the cells, or a link if the number of cells does not determine the geometry."""
    cells = givens.to_text()
    return cells if givens.geometry.is_standard_9x9 or grid_of(cells) == givens else to_link(givens)


def missing_digits(grid: Grid) -> int:
    """Return how many digits are missing from a unit, summed over all units."""
    units = grid.cells[grid.geometry.units]
    return sum(grid.size - len(set(unit) - {BLANK}) for unit in units.tolist())


def pack_history(envelope: Envelope) -> bytes:
    """Pack an envelope of at most MOST_POINTS points into a compressed array without pickles."""
    if len(envelope.generation) > MOST_POINTS:
        raise ValueError(f"a history of {len(envelope.generation)} points; at most {MOST_POINTS} are kept")
    series = np.array([getattr(envelope, name) for name in _SERIES])
    return _packed(np.vstack([series, np.full((1, series.shape[1]), float(envelope.width))]))


def unpack_history(data: bytes) -> Envelope:
    """Return the envelope packed by `pack_history`; raises ProblemError for any other data."""
    *series, width = _unpacked(data, len(_SERIES) + 1)
    if not (width.size and 1 <= width[0] <= MAX_SEED):
        raise ProblemError(_DAMAGED)
    return Envelope(int(width[0]), *series)


def pack_improvements(improvements: Iterable[tuple[int, int, float]]) -> bytes:
    """Pack the last MOST_IMPROVEMENTS improvements."""
    return _packed(np.array(list(improvements)[-MOST_IMPROVEMENTS:], np.float64).reshape(-1, 3).T)


def unpack_improvements(data: bytes) -> Improvements:
    """Return the improvements packed by `pack_improvements`; raises ProblemError for any other data."""
    return _unpacked(data, 3).T


def _packed(array: NDArray[np.float64]) -> bytes:
    file = io.BytesIO()
    np.save(file, array, allow_pickle=False)
    return zlib.compress(file.getvalue(), 3)


def _unpacked(data: bytes, rows: int) -> NDArray[np.float64]:
    try:
        unpacked = zlib.decompressobj().decompress(data, MOST_BYTES)
        head = _HEAD.match(unpacked)
        if head is not None and int(head["rows"]) == rows:
            numbers = np.frombuffer(unpacked, np.float64, offset=head.end())
            if not np.isfinite(numbers).all():
                raise ProblemError(_DAMAGED)
            return numbers.reshape((rows, int(head["count"])), order="C" if head["order"] == b"False" else "F")
    except (ValueError, TypeError, zlib.error):
        pass  # the error is raised below
    raise ProblemError(_DAMAGED)
