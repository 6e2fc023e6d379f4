"""Runs are archived completely, found again, and never stored twice."""

import os
import sqlite3
import zlib
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from sudoku_desktop.board import Grid, Variant, shaped
from sudoku_desktop.evolution.budget import Budget
from sudoku_desktop.evolution.history import History
from sudoku_desktop.evolution.presets import preset
from sudoku_desktop.evolution.run import Run
from sudoku_desktop.sentence import ProblemError
from sudoku_desktop.studies import Archive, Ending, Query, Study, Trial
from sudoku_desktop.studies.declaration import study_of
from sudoku_desktop.trials.archive import MIGRATIONS, ORDERS
from sudoku_desktop.trials.database import DamagedArchiveError, set_aside
from sudoku_desktop.trials.records import (
    COLLECTIONS,
    MOST_POINTS,
    RATINGS,
    pack_history,
    pack_improvements,
    unpack_history,
    unpack_improvements,
)
from tests.puzzles import ESCARGOT, MK_FIG_1
from tests.studies.making import SHORT, made

PAPER = preset("mantere-koljonen-2007")
OURS = preset("constructive-2026")


@pytest.fixture
def archive(tmp_path: Path) -> Archive:
    return Archive(tmp_path / "folder" / "runs.sqlite3")


def test_that_a_run_comes_back_as_it_was(archive: Archive) -> None:
    algorithm = PAPER.with_settings({"population": 31})
    run = made(algorithm, ESCARGOT, 7, Budget(generations=300, trials=10_000), "AI Escargot")
    assert archive.add([run]) == 1
    (kept,) = archive.runs()
    assert (kept.trial, kept.outcome, kept.study) == (run.trial, run.outcome, "")
    assert kept.trial.parsed_algorithm == algorithm
    assert kept.trial.givens == ESCARGOT
    assert kept.outcome.ending is Ending.BUDGET_SPENT
    assert (kept.outcome.generations, kept.outcome.solution) == (300, None)
    envelope = archive.history(kept.id)
    assert envelope.generation[-1] == 300
    assert envelope.best.min() == kept.outcome.best_cost
    improvements = archive.improvements()[kept.id]
    assert improvements[-1, 2] == kept.outcome.best_cost
    assert improvements[:, 1].tolist() == sorted(improvements[:, 1])


def test_that_a_history_is_kept_to_the_last_bit() -> None:
    history = History(64)
    for snapshot in Run(PAPER, ESCARGOT, 1).stream(Budget(generations=1000)):
        history.extend(snapshot)
    before = history.envelope()
    after = unpack_history(pack_history(before))
    assert after.width == before.width
    for name in ("generation", "trials", "seconds", "best", "mean", "worst", "diversity", "restarts", "common"):
        assert np.array_equal(getattr(after, name), getattr(before, name))


def test_that_what_is_kept_is_bounded_and_damage_is_named() -> None:
    history = History(2 * MOST_POINTS)
    for snapshot in Run(PAPER, ESCARGOT, 1).stream(Budget(generations=MOST_POINTS + 100)):
        history.extend(snapshot)
    with pytest.raises(ValueError, match="at most 2048"):
        pack_history(history.envelope())
    bomb = zlib.compress(bytes(10**8))
    plain = zlib.decompress(pack_improvements([(0, 1, 9.0), (3, 50, 7.0)]))
    assert unpack_improvements(zlib.compress(plain)).tolist() == [[0, 1, 9], [3, 50, 7]]
    odd = (
        b"(3, -1)",
        b"(3, 9)",
        b"(-3, 2)",
        b"(True, True)",
        b"(3, 10000000000000)",
        b"(" * 900,
        b"(3, " + b"-" * 900 + b"2)",
    )
    heads = [zlib.compress(plain.replace(b"(3, 2)", each)) for each in odd]
    version = zlib.compress(plain.replace(b"NUMPY\x01", b"NUMPY\x02"))
    for data in (b"", b"x" * 50, bomb, pack_history(history.envelope(100))[:200], version, *heads):
        with pytest.raises(ProblemError, match="damaged"):
            unpack_history(data)
        with pytest.raises(ProblemError, match="damaged"):
            unpack_improvements(data)


def test_that_the_same_run_is_kept_once_and_its_repetition_beside_it(archive: Archive) -> None:
    run = made(PAPER, MK_FIG_1)
    assert [archive.add([run, run]), archive.add([run]), archive.add([made(PAPER, MK_FIG_1)])] == [1, 0, 1]
    assert archive.count() == 2


def test_that_a_transaction_is_all_or_nothing(archive: Archive) -> None:
    good = made(PAPER, MK_FIG_1)
    bad = replace(good, key=os.urandom(16), outcome=replace(good.outcome, common_cost=None))  # type: ignore[arg-type]
    with pytest.raises(ProblemError, match="cannot be used"):
        archive.add([good, bad])
    assert archive.count() == 0
    assert archive.add([good]) == 1


def test_that_runs_are_found_by_each_of_their_properties(archive: Archive) -> None:
    archive.put_study("mine", "{}")
    archive.add([made(PAPER, ESCARGOT, 3, Budget(generations=5), "AI 100%_hard")])
    archive.add([replace(made(OURS, MK_FIG_1, 4, title="easy"), study="mine")])
    hard, easy = archive.runs()[::-1]

    def found(**properties: object) -> list[int]:
        runs = archive.runs(Query(**properties))  # type: ignore[arg-type]
        assert archive.count(Query(**properties)) == len(runs)  # type: ignore[arg-type]
        return [run.id for run in runs]

    assert found() == [easy.id, hard.id]
    assert found(text="AI mantere") == [hard.id]
    assert found(text="100%_") == [hard.id]
    assert found(text="%") == [hard.id]
    assert found(text=ESCARGOT.to_text()[3:20]) == [hard.id]
    assert found(text="mine") == [easy.id]
    assert found(algorithm="constructive-2026") == [easy.id]
    assert found(ending=Ending.SOLVED) == [easy.id]
    assert found(puzzle=hard.trial.puzzle) == [hard.id]
    assert found(study="") == [hard.id]
    assert found(study="mine") == [easy.id]
    assert found(ids=[hard.id, 99]) == [hard.id]
    assert found(ids=[]) == []
    assert [run.id for run in archive.runs(limit=1, offset=1)] == [hard.id]
    assert archive.algorithms() == ["constructive-2026", "mantere-koljonen-2007"]


def test_that_what_is_deleted_leaves_nothing_behind(archive: Archive) -> None:
    archive.put_study("mine", "{}")
    archive.add([made(PAPER, ESCARGOT, seed, Budget(generations=5)) for seed in range(3)])
    archive.add([replace(made(OURS, MK_FIG_1), study="mine")])
    kept, *gone = [run.id for run in archive.runs(Query(study=""))]
    assert archive.delete(Query(ids=gone)) == 2
    with pytest.raises(KeyError):
        archive.history(gone[0])
    archive.delete_study("mine")
    assert [run.id for run in archive.runs()] == [kept]
    assert archive.studies() == {}
    counts = [archive._rows(f"SELECT count(*) FROM {table}")[0][0] for table in ("puzzles", "algorithms", "courses")]
    assert counts == [1, 1, 1]
    archive.add([made(OURS, MK_FIG_1)])  # what was forgotten can be kept again
    assert archive.count() == 2


def test_that_two_programs_share_a_file(tmp_path: Path) -> None:
    one, other = Archive(tmp_path / "runs"), Archive(tmp_path / "runs")
    run = made(PAPER, MK_FIG_1)
    assert [one.add([run]), other.add([run])] == [1, 0]
    other.delete(Query())
    assert one.add([made(PAPER, MK_FIG_1)]) == 1
    assert other.count() == 1


def test_that_other_files_get_a_sentence_and_are_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "runs"
    path.write_text("no database, but a text of some length" * 100)
    with pytest.raises(ProblemError, match="runs cannot be used: file is not a database"):
        Archive(path)
    assert path.read_text().startswith("no database")
    newer = tmp_path / "newer"
    Archive(newer).close()
    with sqlite3.connect(newer) as database:
        database.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
    database.close()
    with pytest.raises(ProblemError, match="newer was written by a newer version"):
        Archive(newer)


def test_that_an_older_file_is_brought_up_to_date(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "runs"
    with Archive(path) as archive:
        archive.add([made(PAPER, MK_FIG_1)])
    monkeypatch.setattr(
        "sudoku_desktop.trials.archive.MIGRATIONS",
        (*MIGRATIONS, ("CREATE TABLE more (id)", "INSERT INTO more VALUES (1)")),
    )
    for _ in range(2):
        with Archive(path) as archive:
            assert archive._rows("SELECT count(*) FROM more") == [(1,)]
            assert archive.count() == 1
    broken = (*MIGRATIONS, ("CREATE TABLE more (id)",), ("CREATE TABLE other (id)", "no statement"))
    monkeypatch.setattr("sudoku_desktop.trials.archive.MIGRATIONS", broken)
    with pytest.raises(ProblemError, match="cannot be used"):
        Archive(path)
    monkeypatch.setattr("sudoku_desktop.trials.archive.MIGRATIONS", broken[:2])
    with Archive(path) as archive:
        assert archive._rows("SELECT name FROM sqlite_master WHERE name = 'other'") == []


@pytest.mark.parametrize(
    ("size", "variants"),
    [(6, ()), (6, (Variant.X,)), (9, ()), (9, (Variant.WINDOKU, Variant.X)), (16, (Variant.LATIN,))],
)
def test_that_every_geometry_comes_back(size: int, variants: tuple[Variant, ...]) -> None:
    givens = Grid.blank(shaped(size, variants)).with_cell(0, 1)
    assert Trial.of(givens, OURS, 1, Budget()).givens == givens


def test_that_ids_come_in_any_order(archive: Archive) -> None:
    archive.add(made(PAPER, MK_FIG_1, seed=seed, title=title) for seed, title in ((3, "b"), (1, "A"), (2, "c")))
    first, second, third = sorted(archive.ids())
    assert archive.ids() == [third, second, first]
    assert archive.ids(order="seed", descending=False) == [second, third, first]
    assert archive.ids(order="puzzle", descending=True) == [third, first, second]
    for order in ORDERS:
        assert len(archive.ids(order=order)) == 3


def test_that_a_run_can_take_its_own_place(archive: Archive) -> None:
    short, longer = made(PAPER, MK_FIG_1), made(PAPER, MK_FIG_1, budget=Budget(generations=60))
    archive.add([short])
    archive.add([replace(longer, key=short.key)], anew=True)
    (run,) = archive.runs()
    assert run.outcome.generations == 60


def test_that_only_the_newest_runs_outside_of_studies_are_kept(archive: Archive) -> None:
    archive.put_study("a", "{}")
    archive.add([replace(made(PAPER, MK_FIG_1, seed=9), study="a")])
    archive.add(made(PAPER, MK_FIG_1, seed=seed) for seed in (1, 2, 3))
    assert archive.keep_newest(2) == 1
    assert archive.keep_newest(2) == 0
    assert [run.trial.seed for run in archive.runs()] == [3, 2, 9]


def test_that_batches_need_no_declaration_keep_a_trial_once_and_are_bounded_together(
    archive: Archive, tmp_path: Path
) -> None:
    run = made(PAPER, MK_FIG_1, seed=1)
    assert archive.batches() == []
    assert archive.add([run.in_batch(RATINGS, "mine"), made(PAPER, MK_FIG_1, seed=1).in_batch(RATINGS, "mine")]) == 1
    archive.add([made(PAPER, MK_FIG_1, seed=seed).in_batch(COLLECTIONS) for seed in (2, 3)])
    archive.add([run])
    assert (archive.batches(), archive.studies()) == ([RATINGS, COLLECTIONS], {})
    assert archive.keep_newest(2, of_batches=True) == 1
    assert [(each.study, each.trial.seed) for each in archive.runs()] == [("", 1), (COLLECTIONS, 3), (COLLECTIONS, 2)]
    with Archive(tmp_path / "other.sqlite3") as other:
        assert other.add(archive.made_runs()) == 3
        assert [(each.study, each.key) for each in other.runs()] == [(each.study, each.key) for each in archive.runs()]


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE runs SET ending = 'b~dget spent'",
        "UPDATE runs SET max_trials = -5",
        "UPDATE runs SET seconds = 9e999",
        "UPDATE runs SET solution = '12'",
        "UPDATE runs SET title = CAST(x'ff' AS BLOB)",
        "UPDATE puzzles SET cells = 'nothing'",
        "UPDATE runs SET algorithm = 99",
    ],
)
def test_that_a_damaged_row_is_left_out_and_counted(archive: Archive, damage: str) -> None:
    archive._rows("PRAGMA foreign_keys = OFF")
    archive.add([made(OURS, MK_FIG_1, title="damaged")])
    archive._rows(damage)
    archive.add([made(PAPER, ESCARGOT, title="sound")])
    assert [run.trial.title for run in archive.runs()] == ["sound"]
    assert len(archive.damaged) == 1
    assert archive.count() == 2


def test_that_a_run_whose_operator_is_not_loaded_is_not_called_damaged(archive: Archive) -> None:
    archive.add([made(PAPER, MK_FIG_1), made(OURS, MK_FIG_1, title="sound")])
    archive._rows("UPDATE algorithms SET told = replace(told, 'SwapSequences', 'swap@0123456789ab')")
    assert [run.trial.title for run in archive.runs()] == ["sound"]
    assert (archive.not_loaded, archive.damaged) == ({1}, set())


def test_that_a_damaged_course_costs_only_itself(archive: Archive) -> None:
    archive.add([made(OURS, MK_FIG_1), made(PAPER, ESCARGOT)])
    archive._rows("UPDATE courses SET improvements = 'x', history = x'00' WHERE run = 1")
    assert list(archive.improvements()) == [2]
    assert archive.sound_history(1) is None
    assert archive.damaged == {1}


def test_that_a_damaged_file_can_be_set_aside(tmp_path: Path) -> None:
    path = tmp_path / "runs"
    with Archive(path) as archive:
        archive.add([made(PAPER, MK_FIG_1)])
    data = path.read_bytes()
    path.write_bytes(data[:100] + b"\xff" * 4000 + data[4100:])
    with pytest.raises(DamagedArchiveError, match="set the file aside") as caught:
        Archive(path)
    assert caught.value.path == path
    aside = set_aside(path)
    assert aside.parent == tmp_path
    with Archive(path) as archive:
        assert archive.count() == 0


def test_that_an_open_archive_is_begun_anew(archive: Archive) -> None:
    archive.add([made(PAPER, MK_FIG_1)])
    with Archive(archive.begin_anew()) as old:
        assert (old.count(), archive.count()) == (1, 0)


def test_that_reading_does_not_wait_for_another_program_that_writes(tmp_path: Path) -> None:
    path = tmp_path / "runs"
    with Archive(path) as archive:
        archive.add([made(PAPER, MK_FIG_1)])
    writer = sqlite3.connect(path, isolation_level=None)
    writer.execute("BEGIN IMMEDIATE")
    with Archive(path, lock_timeout=0) as archive:
        assert archive.count() == 1
        with pytest.raises(ProblemError, match="in use by another program; try again"):
            archive.add([made(PAPER, MK_FIG_1)])
    writer.execute("ROLLBACK")
    writer.close()


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="whoever is root may write everywhere")
def test_that_a_folder_that_cannot_be_written_gets_a_sentence(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    with pytest.raises(ProblemError, match="the file and its folder must be writable"):
        Archive(tmp_path / "runs")
    tmp_path.chmod(0o700)


def test_that_a_path_that_is_a_folder_gets_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(ProblemError, match="the file and its folder must be writable"):
        Archive(tmp_path)


@pytest.mark.parametrize("seeds", ["[1e999]", "[-1]", '["x"]', "[1.5]", "5"])
def test_that_seeds_of_a_damaged_study_get_a_sentence(seeds: str) -> None:
    study = Study(name="s", title="s", puzzles=(("p", MK_FIG_1),), algorithms=(PAPER,), seeds=[7], budget=SHORT)
    with pytest.raises(ProblemError):
        study_of(study.to_json().replace("[7]", seeds))
