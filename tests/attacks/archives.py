"""Archives of runs, damaged in their bytes or rows: every reader gets answers or one sentence.

    python -m tests.attacks.archives 4500 --seed 1

A sound archive of two studies and of runs outside of them is damaged in one to four places, and then opened, listed,
reported, exported and written to, as the command line and the Lab do. Prints how many were read completely, read in
part and refused.
"""

from __future__ import annotations

import argparse
import random
import sqlite3
import sys
import tempfile
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

from sudoku_desktop.evolution.budget import Budget
from sudoku_desktop.evolution.presets import PRESETS
from sudoku_desktop.sentence import ProblemError
from sudoku_desktop.studies import Archive, Query, Study
from sudoku_desktop.studies.declaration import study_of
from sudoku_desktop.studies.export import runs_csv, runs_ioh, runs_json
from sudoku_desktop.studies.groups import groups_of, without_repeats
from sudoku_desktop.studies.report import report_as_csv, report_of
from sudoku_desktop.trials.database import DamagedArchiveError
from sudoku_desktop.trials.execution import make
from sudoku_desktop.trials.statistics import Unit
from tests.puzzles import ESCARGOT, MK_FIG_1
from tests.studies.making import made

LONGEST_SENTENCE = 1000
VALUES = [
    None, "", "x", "b~dget spent", b"\xff\xfe", b"", -1, -5, 0, 1.5, 2**62, -(2**63), 1e308, float("inf"), "1e999",
    "\0", "ß" * 5000, "." * 81, "9" * 81, "{}", "[]", "null", "\ud7ff", "solved", b"\x93NUMPY", "[" * 3000,
]  # fmt: skip
TABLES = {
    "runs": ["study", "puzzle", "title", "algorithm", "seed", "max_generations", "max_trials", "max_seconds", "version",
             "made", "ending", "generations", "trials", "restarts", "seconds", "best_cost", "common_cost", "solution",
             "key"],
    "puzzles": ["cells"], "algorithms": ["name", "told"], "studies": ["name", "told", "made"],
    "courses": ["history", "improvements"],
}  # fmt: skip
NESTED = ["1e999", "-1", '"x"', "null", "[]", "{}", "NaN", "99999999999999999999999", "true", '"\\ud800"']


def sound(path: Path) -> None:
    """Make an undamaged archive."""
    with Archive(path) as archive:
        for number, algorithm in enumerate(PRESETS[:2]):
            study = Study(
                name=f"study-{number}",
                title="A study",
                puzzles=(("easy", MK_FIG_1), ("hard", ESCARGOT)),
                algorithms=(algorithm,),
                seeds=[1, 2],
                budget=Budget(generations=20),
            )
            archive.put_study(study.name, study.to_json())
            archive.add(make(study.name, list(study.trials())))
            archive.add([made(algorithm, MK_FIG_1, seed=5, budget=Budget(generations=9))])
        archive._rows("PRAGMA wal_checkpoint(TRUNCATE)")


def damage(path: Path, chance: random.Random) -> None:
    """Damage bytes of an archive's file, or rows in it."""
    if chance.random() < 0.4:
        data = bytearray(path.read_bytes())
        for _ in range(chance.choice((1, 1, 4, 40))):
            start = chance.randrange(len(data)) if chance.random() < 0.8 else chance.randrange(4200)
            length = chance.choice((1, 4, 100, 4096))
            data[start : start + length] = chance.choice((bytes(length), chance.randbytes(length)))
        if chance.random() < 0.15:
            del data[chance.randrange(len(data)) :]
        path.write_bytes(data)
        return
    database = sqlite3.connect(path, isolation_level=None)
    database.execute("PRAGMA ignore_check_constraints = ON")
    for _ in range(chance.choice((1, 1, 2, 4))):
        with suppress(sqlite3.Error):
            _damage_row(database, chance)
    database.close()


def _damage_row(database: sqlite3.Connection, chance: random.Random) -> None:
    table = chance.choice(list(TABLES))
    column = chance.choice(TABLES[table])
    rowids = [rowid for (rowid,) in database.execute(f"SELECT rowid FROM {table} ORDER BY rowid")]
    chosen = chance.sample(rowids, min(len(rowids), chance.choice((1, 1, 3))))
    some = f"WHERE rowid IN ({', '.join(map(str, chosen))})"
    way = chance.random()
    if way < 0.1:
        database.execute(f"DELETE FROM {table} {some}")
    elif way < 0.15:
        database.execute(chance.choice((f"DROP TABLE {table}", f"ALTER TABLE {table} DROP COLUMN {column}")))
    elif way < 0.3:  # a text that is no UTF-8
        database.execute(f"UPDATE {table} SET {column} = CAST(? AS TEXT) {some}", (chance.randbytes(9),))
    elif way < 0.5:  # a value within a text
        rows = database.execute(f"SELECT rowid, {column} FROM {table} {some}").fetchall()
        for row, value in rows[:1]:
            if isinstance(value, str) and value:
                start = chance.randrange(len(value))
                end = min(len(value), start + chance.choice((1, 1, 5, 50)))
                value = value[:start] + chance.choice(NESTED) + value[end:]
            elif isinstance(value, bytes):
                start = chance.randrange(len(value) + 1)
                value = value[:start] + chance.randbytes(3) + value[start + 3 :]
            database.execute(f"UPDATE {table} SET {column} = ? WHERE rowid = ?", (value, row))
    else:
        database.execute(f"UPDATE {table} SET {column} = ? {some}", (chance.choice(VALUES),))


def _list(archive: Archive) -> None:
    for name, told in archive.studies().items():
        with suppress(ProblemError):
            assert study_of(told).title is not None
        archive.count(Query(study=name))


def _report(archive: Archive) -> None:
    for told in archive.studies().values():
        study = study_of(told)
        report_of(study, archive).markdown()
        report_as_csv(study, archive)


def _see(archive: Archive) -> None:
    runs = archive.runs()
    archive.algorithms()
    archive.ids(Query(text="e"), "puzzle")
    for unit in Unit:
        groups_of(without_repeats(runs), str, unit, archive.improvements())
    for run in runs:
        with suppress(KeyError, ProblemError):
            archive.history(run.id)
        assert run.recorded.as_json_object()


def _write(archive: Archive) -> None:
    run = made(PRESETS[0], MK_FIG_1, seed=77, budget=Budget(generations=3))
    archive.add([run])
    archive.add([replace(run)], anew=True)
    archive.keep_newest(2)
    for name in archive.studies():
        archive.keys(name)
        archive.delete_study(name)


USES: list[Callable[[Archive], object]] = [
    _list, _see, _report, runs_csv, runs_json, runs_ioh, _write
]  # fmt: skip


def attack(count: int, seed: int) -> Counter[str]:
    """Damage `count` archives; return how many were read completely, in part, found damaged in use, and refused."""
    chance, tally = random.Random(seed), Counter[str]()
    with tempfile.TemporaryDirectory() as name:
        whole, path = Path(name) / "sound", Path(name) / "runs"
        sound(whole)
        data = whole.read_bytes()
        for number in range(count):
            for old in path.parent.glob("runs*"):
                old.unlink()
            path.write_bytes(data)
            damage(path, chance)
            try:
                tally[_use(path)] += 1
            except Exception as error:
                raise AssertionError(f"archive {number} of seed {seed}: {error!r}") from error
    return tally


def _check(error: ProblemError) -> None:
    """Check that the sentence of an error is short enough to be read."""
    assert len(str(error)) < LONGEST_SENTENCE, str(error)


def _use(path: Path) -> str:
    answer = "whole"
    try:
        archive = Archive(path)
    except ProblemError as error:
        _check(error)
        return "refused"
    with archive:
        for use in USES:
            try:
                use(archive)
            except ProblemError as error:
                _check(error)
                answer = "damaged" if isinstance(error, DamagedArchiveError) else "one sentence"
        if archive.damaged and answer == "whole":
            answer = "read in part"
        archive.begin_anew()
        archive.add([made(PRESETS[0], MK_FIG_1, seed=78, budget=Budget(generations=3))])
        assert archive.count() == len(archive.runs()) == 1
    return answer


def main() -> int:
    """Run the attack and return the exit status."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("archives", type=int)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    tally = attack(options.archives, options.seed)
    print(f"{options.archives:,} archives: " + ", ".join(f"{count:,} {what}" for what, count in sorted(tally.items())))
    return 0


if __name__ == "__main__":
    sys.exit(main())
