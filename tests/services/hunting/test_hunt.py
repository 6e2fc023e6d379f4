"""A hunt goes on where it was, loses no find, has none twice, and does not depend on the number of workers."""

import dataclasses
import sqlite3
from contextlib import closing
from itertools import islice
from pathlib import Path
from threading import Event

import pytest

from sudoku_desktop.logic import Level
from sudoku_desktop.sentence import ProblemError
from sudoku_desktop.services.hunting import hunt as hunting
from sudoku_desktop.services.hunting.archive import HuntArchive
from sudoku_desktop.services.hunting.hunt import Hunt, HuntProgress, HuntRequest
from sudoku_desktop.services.hunting.objectives import OBJECTIVES, ObjectiveSettings
from sudoku_desktop.services.hunting.options import Aim
from tests.services.hunting.pools import HerePool

REQUEST = HuntRequest("fewest-givens", seed=3)


@pytest.fixture(autouse=True)
def short_epochs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hunting, "EPOCH_WORK", 200)
    monkeypatch.setattr("sudoku_desktop.services.hunting.island.PATIENCE", 1_000)


def hunted(archive: HuntArchive, epochs: int, pool: HerePool | None = None) -> list[HuntProgress]:
    return list(islice(Hunt(REQUEST, archive).run(pool or HerePool(), Event()), epochs))


def finds_of(archive: HuntArchive) -> list[tuple[str, float, int, int]]:
    finds = archive.finds(Hunt(REQUEST, archive).id)
    return [(kept.find.puzzle, kept.find.value, kept.find.island, kept.find.work) for kept in finds]


def test_that_a_hunt_goes_on_as_if_it_had_not_been_interrupted(tmp_path: Path) -> None:
    with HuntArchive(tmp_path / "whole") as whole:
        reports = hunted(whole, 8)
        wanted = finds_of(whole)
    for epochs in (3, 1, 4):
        with HuntArchive(tmp_path / "parts") as parts:
            hunted(parts, epochs, HerePool(losses=2))
    with HuntArchive(tmp_path / "parts") as parts:
        assert finds_of(parts) == wanted
    new = [kept.find.puzzle for report in reports for kept in report.new]
    assert sorted(new) == sorted(puzzle for puzzle, *_ in wanted)
    assert reports[-1].best is not None
    assert reports[-1].best.find.puzzle == wanted[0][0]
    assert reports[-1].children > 0


def test_that_islands_do_not_depend_on_the_number_of_workers(tmp_path: Path) -> None:
    courses = []
    for jobs in (1, 3):
        with HuntArchive(tmp_path / str(jobs)) as archive:
            hunt = Hunt(REQUEST, archive)
            for _ in hunt.run(HerePool(jobs), Event()):
                if all(archive.islands(hunt.id).get(number, False) for number in range(3)):
                    break
            courses.append([archive.state(hunt.id, number) for number in range(3)])
    assert courses[0] == courses[1]


def test_that_a_hunt_is_made_by_one_program_at_a_time(tmp_path: Path) -> None:
    with HuntArchive(tmp_path / "hunts") as one, HuntArchive(tmp_path / "hunts") as other:
        running = Hunt(REQUEST, one).run(HerePool(), Event())
        next(running)
        with pytest.raises(ProblemError, match=r"^this hunt is under way in another window or program; end it there"):
            hunted(other, 1)
        next(Hunt(dataclasses.replace(REQUEST, seed=9), other).run(HerePool(), Event()))
        running.close()  # type: ignore[attr-defined]
        hunted(other, 1)
    assert [path.name for path in tmp_path.iterdir()] == ["hunts"]


def test_that_hunts_of_other_seeds_are_kept_apart(tmp_path: Path) -> None:
    with HuntArchive(tmp_path / "hunts") as archive:
        hunted(archive, 2)
        other = Hunt(HuntRequest("fewest-givens", seed=4), archive)
        assert archive.finds(other.id) == []
        assert archive.last_seed("fewest-givens", REQUEST.settings_text) == 4
        assert archive.last_seed("er", REQUEST.settings_text) is None


def test_that_shorter_epochs_change_the_reports_alone(tmp_path: Path) -> None:
    with HuntArchive(tmp_path / "long") as long, HuntArchive(tmp_path / "short") as short:
        (report,) = hunted(long, 1)
        hunt = Hunt(REQUEST, short)
        for progress in hunt.run(HerePool(), Event(), 20):
            assert progress.state.children == progress.children
            if progress.state.work >= report.state.work:
                break
        found = [find for find in finds_of(short) if find[-1] <= report.state.work]
        assert found == finds_of(long)


def test_that_the_archive_lists_its_hunts(tmp_path: Path) -> None:
    other = HuntRequest("trials", 4, ObjectiveSettings(Level.TOUGH, "an algorithm"))
    with HuntArchive(tmp_path / "hunts") as archive:
        reports = hunted(archive, 2)
        Hunt(other, archive)
        newest, oldest = archive.hunts()
    assert [HuntRequest.of(each) for each in (newest, oldest)] == [other, REQUEST]
    assert (newest.best, newest.seconds) == (None, 0)
    assert reports[-1].best is not None
    assert oldest.best == reports[-1].best.find.value


def test_that_a_hunt_of_a_version_with_another_fitness_begins_anew_and_keeps_its_finds(tmp_path: Path) -> None:
    with HuntArchive(tmp_path / "hunts") as archive:
        hunted(archive, 4)
        wanted = finds_of(archive)
    with closing(sqlite3.connect(tmp_path / "hunts")) as database, database:
        database.execute("PRAGMA user_version = 1")
    with HuntArchive(tmp_path / "hunts") as archive:
        assert archive.islands(Hunt(REQUEST, archive).id) == {}
        assert finds_of(archive) == wanted
        assert hunted(archive, 1)[0].best is not None


@pytest.mark.parametrize("state", ["", "{}", "[]", '{"population": [{"elite": 1}]}', '{"population": [], "elite": []}'])
def test_that_an_island_whose_state_cannot_be_read_begins_anew(tmp_path: Path, state: str) -> None:
    with HuntArchive(tmp_path / "hunts") as archive:
        first = hunted(archive, 1)[0].state
        with archive._transaction() as database:
            database.execute("UPDATE islands SET state = ?", (state,))
        assert hunted(archive, 1)[0].state == first


def test_that_the_options_name_all_objectives() -> None:
    assert [aim.value for aim in Aim] == [each.name for each in OBJECTIVES]


def test_that_workers_that_end_again_and_again_end_the_hunt(tmp_path: Path) -> None:
    with HuntArchive(tmp_path / "hunts") as archive, pytest.raises(ProblemError, match="end again and again"):
        hunted(archive, 1, HerePool(losses=1_000))
