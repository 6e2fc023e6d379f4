"""The archive of runs and studies, a SQLite file in the user's data folder.

Each run is committed under its key. A program that is killed loses no run that it has reported, and adding a run whose
key is already there changes nothing.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from sudoku_desktop import __version__
from sudoku_desktop.board.geometry import SYMBOLS
from sudoku_desktop.board.puzzle import MAX_SEED
from sudoku_desktop.evolution.budget import Budget
from sudoku_desktop.evolution.history import Envelope
from sudoku_desktop.evolution.parts.catalogue import NotLoadedError
from sudoku_desktop.sentence import ProblemError
from sudoku_desktop.trials.database import LOCK_TIMEOUT, Database
from sudoku_desktop.trials.folder import data_folder
from sudoku_desktop.trials.records import (
    BATCHES,
    Ending,
    Improvements,
    KeptRun,
    MadeRun,
    Outcome,
    Trial,
    algorithm_of,
    unpack_history,
    unpack_improvements,
)

MIGRATIONS: Sequence[Sequence[str]] = (
    (
        "CREATE TABLE puzzles (id INTEGER PRIMARY KEY, cells TEXT NOT NULL UNIQUE)",
        "CREATE TABLE algorithms (id INTEGER PRIMARY KEY, name TEXT NOT NULL, told TEXT NOT NULL UNIQUE)",
        "CREATE TABLE studies (name TEXT PRIMARY KEY, told TEXT NOT NULL, made TEXT NOT NULL)",
        "CREATE TABLE runs (id INTEGER PRIMARY KEY AUTOINCREMENT, key BLOB NOT NULL UNIQUE, study TEXT REFERENCES "
        "studies ON DELETE CASCADE, puzzle INTEGER NOT NULL REFERENCES puzzles, title TEXT NOT NULL, algorithm "
        "INTEGER NOT NULL REFERENCES algorithms, seed INTEGER NOT NULL, max_generations INTEGER, max_trials INTEGER, "
        "max_seconds REAL, version TEXT NOT NULL, made TEXT NOT NULL, ending TEXT NOT NULL, generations INTEGER NOT "
        "NULL, trials INTEGER NOT NULL, restarts INTEGER NOT NULL, seconds REAL NOT NULL, best_cost REAL NOT NULL, "
        "common_cost INTEGER NOT NULL, solution TEXT)",
        "CREATE TABLE courses (run INTEGER PRIMARY KEY REFERENCES runs ON DELETE CASCADE, history BLOB NOT NULL, "
        "improvements BLOB NOT NULL)",
        "CREATE INDEX runs_by_study ON runs (study)",
        "CREATE INDEX runs_by_puzzle ON runs (puzzle)",
        "CREATE INDEX runs_by_algorithm ON runs (algorithm)",
    ),
)
"""Statements that bring a file to each version.

The column `told` has the text of an algorithm, or the declaration of a study.
"""
ORDERS = {
    "made": "runs.id",
    "puzzle": "title COLLATE NOCASE, cells",
    "algorithm": "algorithms.name, algorithm",
    "seed": "seed",
    "ending": "ending",
    "common_cost": "common_cost",
    "generations": "generations",
    "trials": "trials",
    "restarts": "restarts",
    "seconds": "seconds",
}
"""SQL expressions by which runs can be sorted."""
_COLUMNS = (
    "runs.id, runs.study, puzzles.cells, algorithms.told, seed, max_generations, max_trials, max_seconds, title, "
    "ending, generations, trials, restarts, seconds, best_cost, common_cost, solution, version, made, key"
)
_FROM = "FROM runs LEFT JOIN puzzles ON puzzles.id = runs.puzzle LEFT JOIN algorithms ON algorithms.id = runs.algorithm"
"""SQL tables of a query, with outer joins, so that a run whose puzzle or algorithm is lost counts as damaged."""


def default_path() -> Path:
    """Return the path of the user's archive of runs."""
    return data_folder() / "runs.sqlite3"


@dataclass(frozen=True)
class Query:
    """Conditions that runs must meet; None and "" stand for no condition, except that `study=""` means outside studies.

    Each word of `text` must occur in the puzzle, its title, the algorithm's name, the study or the seed. `algorithm` is
    a name, `algorithm_text` the text of a whole algorithm, and `puzzle` a text as in `Trial.puzzle`.
    """

    text: str = ""
    algorithm: str | None = None
    ending: Ending | None = None
    puzzle: str | None = None
    algorithm_text: str | None = None
    study: str | None = None
    ids: Collection[int] | None = None

    def where(self) -> tuple[str, list[object]]:
        """Return the SQL condition and the values of its question marks."""
        conditions, values = ["1"], list[object]()
        for word in self.text.split():
            pattern = "%" + word.replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_") + "%"
            places = ("title", "cells", "algorithms.name", "coalesce(study, '')", "seed")
            conditions.append("(" + " OR ".join(f"{place} LIKE ? ESCAPE '\\'" for place in places) + ")")
            values += [pattern] * len(places)
        exact = (("algorithms.name", self.algorithm), ("cells", self.puzzle), ("algorithms.told", self.algorithm_text))
        for column, value in exact:
            if value is not None:
                conditions.append(f"{column} = ?")
                values.append(value)
        if self.ending is not None:
            conditions.append("ending = ?")
            values.append(self.ending.value)
        if self.study is not None:
            conditions.append("coalesce(study, '') = ?" if not self.study else "study = ?")
            values.append(self.study)
        if self.ids is not None:
            conditions.append("runs.id IN (SELECT value FROM json_each(?))")
            values.append("[" + ",".join(map(str, self.ids)) + "]")
        return " AND ".join(conditions), values


EVERYTHING = Query()


class Archive(Database):
    """The runs in a SQLite file; raises the errors of `Database`.

    Damaged rows, and runs of operators that are not loaded, are left out of every answer; `damaged` and `not_loaded`
    have the ids of those found so far.
    """

    def __init__(self, path: Path | None = None, lock_timeout: float = LOCK_TIMEOUT) -> None:
        self.damaged: set[int] = set()
        """Ids of the damaged runs that queries have left out, completely or without their course."""
        self.not_loaded: set[int] = set()
        """Ids of the runs that queries have left out because an operator written by the user is not loaded."""
        super().__init__(path or default_path(), MIGRATIONS, lock_timeout)

    def begin_anew(self) -> Path:
        """Move the damaged file away and continue with an empty one; return the new path of the old file."""
        self.damaged.clear()
        self.not_loaded.clear()
        return super().begin_anew()

    # --- Runs ---------------------------------------------------------------------------------------------------

    def add(self, runs: Iterable[MadeRun], *, anew: bool = False) -> int:
        """Store all runs, or none if an exception is raised, and return how many are new.

        A run whose key exists already is kept, or replaced if `anew`. Raises ProblemError for a run of a study that is
        not stored with `put_study`.
        """
        now = datetime.now(UTC).isoformat(timespec="seconds")
        with self._transaction() as database:
            added, puzzles, algorithms = 0, dict[str, int](), dict[str, int]()
            database.executemany(f"INSERT INTO studies VALUES (?, '', '{now}') ON CONFLICT DO NOTHING", zip(BATCHES))
            for run in runs:
                if anew:
                    database.execute("DELETE FROM runs WHERE key = ?", (run.key,))
                trial, outcome, budget = run.trial, run.outcome, run.trial.budget
                name = algorithm_of(trial.algorithm).name
                values = (
                    run.key,
                    run.study or None,
                    self._id_of(puzzles, "puzzles", cells=trial.puzzle),
                    trial.title,
                    self._id_of(algorithms, "algorithms", told=trial.algorithm, name=name),
                    trial.seed,
                    *(budget.generations, budget.trials, budget.seconds),
                    *(__version__, now, outcome.ending.value),
                    *(outcome.generations, outcome.trials, outcome.restarts, outcome.seconds),
                    *(outcome.best_cost, outcome.common_cost, outcome.solution),
                )
                places = ",".join("?" * len(values))
                cursor = database.execute(
                    "INSERT INTO runs (key, study, puzzle, title, algorithm, seed, max_generations, max_trials, "
                    "max_seconds, version, made, ending, generations, trials, restarts, seconds, best_cost, "
                    f"common_cost, solution) VALUES ({places}) ON CONFLICT (key) DO NOTHING",
                    values,
                )
                if cursor.rowcount:
                    added += 1
                    course = (cursor.lastrowid, run.history, run.improvements)
                    database.execute("INSERT INTO courses VALUES (?, ?, ?)", course)
        return added

    def _id_of(self, known: dict[str, int], table: str, **columns: str) -> int:
        """Return the id of a row, which is inserted if missing; the first column identifies it."""
        key, value = next(iter(columns.items()))
        if value not in known:
            names, places = ", ".join(columns), ", ".join("?" * len(columns))
            statement = f"INSERT INTO {table} ({names}) VALUES ({places}) ON CONFLICT DO NOTHING"
            self._database.execute(statement, tuple(columns.values()))
            (known[value],) = self._database.execute(f"SELECT id FROM {table} WHERE {key} = ?", (value,)).fetchone()
        return known[value]

    def runs(self, query: Query = EVERYTHING, limit: int = -1, offset: int = 0) -> list[KeptRun]:
        """Return the runs that a query finds, the newest first."""
        where, values = query.where()
        statement = f"SELECT {_COLUMNS} {_FROM} WHERE {where} ORDER BY runs.id DESC LIMIT ? OFFSET ?"
        rows = self._rows(statement, [*values, limit, offset])
        return [run for row in rows if (run := self._run(row)) is not None]

    def _run(self, row: Sequence[Any]) -> KeptRun | None:
        """Return the run in a row, or None for a run that is recorded in `damaged` or `not_loaded`."""
        try:
            return _run(row)
        except NotLoadedError:
            self.not_loaded.add(row[0])
            return None
        except (ValueError, TypeError, OverflowError, RecursionError):
            self.damaged.add(row[0])
            return None

    def made_runs(self) -> Iterator[MadeRun]:
        """Return all runs as MadeRuns, for adding to another archive, oldest first."""
        for run in reversed(self.runs()):
            ((history, improvements),) = self._rows(
                "SELECT history, improvements FROM courses WHERE run = ?", (run.id,)
            )
            yield MadeRun(run.trial, run.outcome, history, improvements, run.key, run.study)

    def ids(self, query: Query = EVERYTHING, order: str = "made", *, descending: bool = True) -> list[int]:
        """Return the ids of runs, sorted by one of the ORDERS; equal runs are sorted from new to old."""
        where, values = query.where()
        by = ", ".join(f"{each} {'DESC' if descending else 'ASC'}" for each in ORDERS[order].split(", "))
        return [id for (id,) in self._rows(f"SELECT runs.id {_FROM} WHERE {where} ORDER BY {by}, runs.id DESC", values)]

    def count(self, query: Query = EVERYTHING) -> int:
        where, values = query.where()
        return int(self._rows(f"SELECT count(*) {_FROM} WHERE {where}", values)[0][0])

    def algorithms(self) -> list[str]:
        """Return the names of the algorithms of all kept runs."""
        rows = self._rows(f"SELECT DISTINCT algorithms.name {_FROM} ORDER BY 1")
        return [name for (name,) in rows if isinstance(name, str)]

    def history(self, run: int) -> Envelope:
        """Return the history of a run; raises KeyError for an unknown run, and ProblemError for a damaged history."""
        rows = self._rows("SELECT history FROM courses WHERE run = ?", (run,))
        if not rows:
            raise KeyError(run)
        return unpack_history(rows[0][0])

    def sound_history(self, run: int) -> Envelope | None:
        """Return the history of a run, or None when it is lost, empty or damaged, which is recorded in `damaged`."""
        with suppress(KeyError, ProblemError):
            envelope = self.history(run)
            if envelope.generation.size:
                return envelope
        self.damaged.add(run)
        return None

    def improvements(self, query: Query = EVERYTHING) -> dict[int, Improvements]:
        """Return the improvements of each run by its id; damaged ones are left out and recorded in `damaged`."""
        where, values = query.where()
        rows = self._rows(f"SELECT runs.id, improvements {_FROM} JOIN courses ON run = runs.id WHERE {where}", values)
        improvements = {}
        for run, data in rows:
            try:
                improvements[run] = unpack_improvements(data)
            except ProblemError:
                self.damaged.add(run)
        return improvements

    def delete(self, query: Query) -> int:
        """Delete runs permanently, and return how many were deleted."""
        where, values = query.where()
        with self._transaction():
            return self._delete(f"id IN (SELECT runs.id {_FROM} WHERE {where})", values)

    def keep_newest(self, count: int, *, of_batches: bool = False) -> int:
        """Delete all but the newest `count` runs outside studies and batches, or of all batches together.

        Returns how many were deleted.
        """
        among = f"study IN {BATCHES}" if of_batches else "study IS NULL"
        oldest = f"SELECT id FROM runs WHERE {among} ORDER BY id DESC LIMIT 1 OFFSET ?"
        with self._transaction():
            return self._delete(f"{among} AND id <= ({oldest})", [count])

    def _delete(self, condition: str, values: Sequence[object]) -> int:
        """Delete runs, and the puzzles and algorithms that no remaining run refers to."""
        cursor = self._database.execute(f"DELETE FROM runs WHERE {condition}", values)
        if cursor.rowcount:
            for table, column in (("puzzles", "puzzle"), ("algorithms", "algorithm")):
                self._database.execute(f"DELETE FROM {table} WHERE id NOT IN (SELECT {column} FROM runs)")
        return cursor.rowcount

    # --- Studies ------------------------------------------------------------------------------------------------

    def put_study(self, name: str, declaration: str) -> None:
        """Store the declaration of a study, replacing an earlier one; its runs are kept."""
        now = datetime.now(UTC).isoformat(timespec="seconds")
        with self._transaction() as database:
            database.execute(
                "INSERT INTO studies VALUES (?, ?, ?) ON CONFLICT (name) DO UPDATE SET told = excluded.told",
                (name, declaration, now),
            )

    def studies(self) -> dict[str, str]:
        """Return the declaration of each kept study by its name, the newest first."""
        rows = self._rows("SELECT name, told FROM studies WHERE told != '' ORDER BY made DESC, name")
        return {name: text for name, text in rows if isinstance(name, str) and isinstance(text, str)}

    def batches(self) -> list[str]:
        """Return those of the BATCHES that have runs in the archive."""
        return [name for name in BATCHES if self.count(Query(study=name))]

    def delete_study(self, name: str) -> None:
        """Delete a study with all its runs."""
        self.delete(Query(study=name))
        with self._transaction() as database:
            database.execute("DELETE FROM studies WHERE name = ?", (name,))

    def keys(self, study: str) -> frozenset[bytes]:
        """Return the keys of all kept runs of a study."""
        return frozenset(key for (key,) in self._rows("SELECT key FROM runs WHERE study = ?", (study,)))


def _run(row: Sequence[Any]) -> KeptRun:
    """Return the run in a row; raises ValueError or TypeError for invalid values."""
    id, study, cells, algorithm, seed, generations, trials, seconds, title, ending, *outcome, version, made, key = row
    *counts, spent, best_cost, common_cost, solution = outcome
    limits = (limit for limit in (generations, trials) if limit is not None)
    is_sound = (
        all(isinstance(text, str) for text in (cells, algorithm, title, version, made, study or "", solution or ""))
        and isinstance(key, bytes)
        and all(map(_is_count, (seed, *limits, *counts, common_cost)))
        and all(map(_is_amount, (spent, best_cost, seconds or 0)))
    )
    if not is_sound:
        raise ValueError("a column holds something else than it should")
    trial = Trial(cells, algorithm, seed, Budget(generations, trials, seconds), title)
    size = trial.givens.size
    if solution is not None and not (len(solution) == size**2 and set(solution) <= set(SYMBOLS[:size])):
        raise ValueError("the solution is none")
    algorithm_of(algorithm)
    return KeptRun(id, study or "", trial, Outcome(Ending(ending), *outcome), version, made, key)


def _is_count(value: object) -> bool:
    return isinstance(value, int) and 0 <= value <= MAX_SEED


def _is_amount(value: object) -> bool:
    return isinstance(value, int | float) and 0 <= value < math.inf
