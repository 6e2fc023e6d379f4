"""Each trial of a study is run once, by any worker and however often the study is started."""

import threading
from collections.abc import Sequence
from concurrent.futures import Future
from dataclasses import replace
from pathlib import Path

import pytest

from sudoku_desktop.board import Grid, Variant, shaped
from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.evolution.budget import Budget
from sudoku_desktop.evolution.presets import preset
from sudoku_desktop.sentence import ProblemError
from sudoku_desktop.studies import Archive, KeptRun, MadeRun, Query, RacingRules, Study, StudyRun, Trial
from sudoku_desktop.studies.racing import survivors
from sudoku_desktop.trials import execution
from sudoku_desktop.trials.execution import LostError
from sudoku_desktop.trials.workers import Processes
from tests.puzzles import ESCARGOT, MK_FIG_1

PAPER = preset("mantere-koljonen-2007")
OURS = preset("constructive-2026")


def study(
    *algorithms: Algorithm, seeds: int = 10, generations: int = 20, racing: RacingRules | None = None, puzzles: int = 2
) -> Study:
    named = [("easy", MK_FIG_1), ("hard", ESCARGOT), *((f"easy {n}", MK_FIG_1) for n in range(puzzles - 2))]
    return Study(
        name="mine",
        title="Mine",
        puzzles=tuple(named[:puzzles]),
        algorithms=algorithms or (PAPER,),
        seeds=range(seeds),
        budget=Budget(generations=generations),
        racing=racing,
    )


class Threads(execution.Threads):
    """A pool of threads that loses the batches with the indices `lost`."""

    def __init__(self, lost: Sequence[int] = ()) -> None:
        super().__init__(2)
        self._lost = lost
        self.handed_out = 0

    def submit(self, study: str, trials: Sequence[Trial]) -> Future[list[MadeRun]]:
        self.handed_out += 1
        number = self.handed_out - 1
        if number in self._lost or -1 in self._lost:
            lost: Future[list[MadeRun]] = Future()
            lost.set_exception(LostError())
            return lost
        return super().submit(study, trials)


@pytest.fixture
def archive(tmp_path: Path) -> Archive:
    return Archive(tmp_path / "runs")


def reproducible_part(runs: Sequence[KeptRun]) -> set[tuple[object, ...]]:
    """Return everything that must not depend on where and when a run was made."""
    return {(run.trial, *(value for name, value in vars(run.outcome).items() if name != "seconds")) for run in runs}


def test_that_processes_make_every_trial_once_and_the_same_as_threads(archive: Archive, tmp_path: Path) -> None:
    progress = list(StudyRun(study(PAPER, OURS), archive, jobs=2).run())
    assert (progress[0].done, progress[0].total) == (0, 40)
    assert (progress[-1].done, sum(len(each.new) for each in progress)) == (40, 40)
    assert archive.count(Query(study="mine")) == 40
    again = list(StudyRun(study(PAPER, OURS), archive, jobs=2).run())
    assert [(each.done, each.total, each.new) for each in again] == [(40, 40, ())]
    other = Archive(tmp_path / "others")
    list(StudyRun(study(PAPER, OURS), other, pool=Threads).run())
    assert reproducible_part(other.runs()) == reproducible_part(archive.runs())
    improvements = [sorted(one.tolist() for one in each.improvements().values()) for each in (archive, other)]
    assert improvements[0] == improvements[1]


def test_that_a_larger_study_adds_what_is_missing(archive: Archive) -> None:
    list(StudyRun(study(seeds=4), archive, pool=Threads).run())
    progress = list(StudyRun(study(seeds=6), archive, pool=Threads).run())
    assert (progress[0].done, progress[-1].done, archive.count()) == (8, 12, 12)


def test_that_a_stopped_study_goes_on_where_it_was(archive: Archive) -> None:
    run = StudyRun(study(seeds=100), archive, pool=Threads)
    for progress in run.run():
        if progress.done >= 10:
            run.halt()
    done = archive.count()
    assert 10 <= done < 200
    progress = list(StudyRun(study(seeds=100), archive, pool=Threads).run())
    assert (progress[0].done, progress[-1].done, archive.count()) == (done, 200, 200)


def test_that_a_stop_ends_what_is_under_way(archive: Archive) -> None:
    impossible = (("never", ESCARGOT.with_cell(1, 2)),)
    endless = replace(study(generations=2**62), puzzles=impossible)
    run = StudyRun(endless, archive, jobs=1)
    threading.Timer(4, run.halt).start()
    list(run.run())
    assert archive.count() == 0


def test_that_a_paused_study_hands_nothing_out(archive: Archive) -> None:
    pools: list[Threads] = []
    run = StudyRun(study(), archive, pool=lambda: pools.append(Threads()) or pools[-1])
    run.pause()
    assert run.is_paused
    threading.Timer(0.5, run.resume).start()
    progress = run.run()
    assert next(progress).done == 0
    handed_out = []
    threading.Timer(0.25, lambda: handed_out.append(pools[0].handed_out)).start()
    list(progress)
    assert (handed_out, archive.count()) == ([0], 20)


def test_that_what_a_lost_worker_had_is_made_by_another(archive: Archive) -> None:
    progress = list(StudyRun(study(), archive, pool=lambda: Threads([0, 1, 3])).run())
    assert (progress[-1].done, archive.count()) == (20, 20)
    with pytest.raises(ProblemError, match="the workers of the study end again and again"):
        list(StudyRun(study(seeds=11), archive, pool=lambda: Threads([-1])).run())


def test_that_a_killed_process_is_replaced(archive: Archive) -> None:
    pools: list[Processes] = []
    run = StudyRun(study(seeds=100), archive, pool=lambda: pools.append(Processes(2)) or pools[-1])
    killed = 0
    for progress in run.run():
        if progress.new and killed < 2:
            pools[0]._all[killed].kill()
            killed += 1
    assert (killed, archive.count()) == (2, 200)


def test_that_a_trial_that_cannot_be_made_ends_the_study_with_a_sentence(archive: Archive) -> None:
    shape = shaped(9, (Variant.LATIN,))
    impossible = Study(
        name="mine",
        title="Mine",
        puzzles=(("no boxes", Grid.blank(shape)),),
        algorithms=(PAPER,),
        seeds=[1],
        budget=Budget(generations=1),
    )
    for jobs in (None, 1):
        with pytest.raises(ProblemError, match="mantere-koljonen-2007 on no boxes: "):
            list(StudyRun(impossible, archive, pool=Threads if jobs is None else None, jobs=1).run())


SLOW = PAPER.with_settings({"population": 2, "replacement.elite": 1, "restart.after": 50})


def test_that_a_race_gives_up_who_is_worse_and_ends_on_unseen_puzzles(archive: Archive) -> None:
    racing = study(OURS, SLOW, seeds=8, generations=60, racing=RacingRules(train=0.5, rounds=3), puzzles=4)
    train, test = racing.split()
    progress = list(StudyRun(racing, archive, pool=Threads).run())
    assert progress[-1].done == progress[-1].total < racing.count
    runs = archive.runs()
    loser = [run.trial for run in runs if run.trial.parsed_algorithm == SLOW]
    winner = [run.trial for run in runs if run.trial.parsed_algorithm == OURS]
    assert {trial.title for trial in loser} == train
    assert len(loser) == len(train) * 3
    assert len(winner) == (len(train) + len(test)) * 8
    assert survivors(archive, racing, [SLOW, OURS], range(3)) == [OURS]
    assert list(StudyRun(racing, archive, pool=Threads).run())[-1].done == len(runs)
    assert archive.count() == len(runs)


def test_that_equals_stay_in_a_race(archive: Archive) -> None:
    same = PAPER.with_settings({"restart.after": 3000})  # which no run is long enough for
    racing = study(PAPER, same, seeds=6, racing=RacingRules(train=1.0, rounds=2))
    progress = list(StudyRun(racing, archive, pool=Threads).run())
    assert progress[-1].done == racing.count == 24
