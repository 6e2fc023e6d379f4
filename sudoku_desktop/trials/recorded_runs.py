"""Runs as documents record them: all values needed to repeat a run, and how the run ended."""

from __future__ import annotations

import json
import math
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from sudoku_desktop.board import BLANK, Grid
from sudoku_desktop.board.puzzle import MAX_SEED
from sudoku_desktop.board.terms import Cell
from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.evolution.budget import LIMITS, Budget
from sudoku_desktop.evolution.preset_file import from_text, to_text
from sudoku_desktop.sentence import ProblemError, Sentence


@dataclass(frozen=True)
class RecordedRun:
    """A recorded run on the givens of a puzzle; `generations` is its length, solved or not.

    `entries`: player's digits that counted as givens, as the text of a grid; "" for none.
    """

    algorithm: Algorithm
    seed: int
    budget: Budget
    solved: bool
    generations: int
    entries: str = ""

    def as_json_object(self) -> dict[str, Any]:
        """Return the object that a document stores; raises ProblemError if no file can hold the algorithm's texts."""
        plain = {
            "algorithm": _plain_of(self.algorithm),
            "seed": self.seed,
            "budget": self.budget.limits,
            "solved": self.solved,
            "generations": self.generations,
        }
        if self.entries:
            size = math.isqrt(len(self.entries))
            plain["entries"] = [self.entries[start : start + size] for start in range(0, len(self.entries), size)]
        return plain

    def givens_of(self, puzzle: Grid) -> Grid:
        """Return the givens of `puzzle` with the entries that counted as given; raises ProblemError if they clash."""
        if not self.entries:
            return puzzle
        needed = puzzle.geometry.cell_count
        if len(self.entries) != needed:
            raise ProblemError(Sentence("found %n cell(s), need {needed}", n=len(self.entries), needed=needed))
        entries = Grid.from_text(self.entries, puzzle.geometry).cells
        for cell in ((entries != BLANK) & (puzzle.cells != BLANK)).nonzero()[0][:1].tolist():
            raise ProblemError(Sentence("{cell} holds a given", cell=Cell(cell, puzzle.geometry)))
        return puzzle.with_cells((cell, int(entries[cell])) for cell in entries.nonzero()[0].tolist())


@lru_cache(maxsize=128)
def _plain_of(algorithm: Algorithm) -> Any:
    """Return the JSON object of an algorithm as in a preset file; cached, because every autosave needs it."""
    return json.loads(to_text(algorithm))


def recorded_run(plain: Mapping[str, Any]) -> RecordedRun:
    """Return the run that a document records; raises ProblemError for invalid values."""
    seed, budget, generations = plain.get("seed"), plain.get("budget", {}), plain.get("generations", 0)
    if not isinstance(seed, int) or not (_is_count(seed) and _is_count(generations)):
        raise ProblemError(Sentence("seed and generations must be whole numbers from 0 to {most}", most=MAX_SEED))
    if not (isinstance(budget, dict) and all(name in LIMITS and _is_limit(name, budget[name]) for name in budget)):
        raise ProblemError(Sentence("the budget must have limits above 0 of {limits}", limits=", ".join(LIMITS)))
    entries = plain.get("entries", [])
    if not (isinstance(entries, list) and all(isinstance(row, str) for row in entries)):
        raise ProblemError(Sentence("it must be a list of rows, each in quotation marks"))
    algorithm = from_text(json.dumps(plain.get("algorithm")))
    solved = plain.get("solved") is True
    return RecordedRun(algorithm, seed, Budget(**budget), solved, generations, "".join(entries))


def _is_count(value: object) -> bool:
    return type(value) is int and 0 <= value <= MAX_SEED


def _is_limit(name: str, value: object) -> bool:
    if name == "seconds":
        return type(value) in (int, float) and 0 < value < math.inf  # type: ignore[operator]
    return _is_count(value) and value != 0
