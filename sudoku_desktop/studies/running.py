"""Runs a study: has its trials executed in batches, and commits each batch as it comes back.

What is committed is not made again, so that a study that was stopped, or killed at any moment, goes on where it was.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from threading import Event

from sudoku_desktop.studies.declaration import Study
from sudoku_desktop.studies.racing import Round, rounds
from sudoku_desktop.trials.archive import Archive
from sudoku_desktop.trials.execution import Pool, execute_all
from sudoku_desktop.trials.records import MadeRun
from sudoku_desktop.trials.workers import Processes


@dataclass(frozen=True)
class Progress:
    """How far a study is: trials `done` of `total`, and the runs that have just come.

    In a race the total falls when algorithms are given up.
    """

    done: int
    total: int
    new: tuple[MadeRun, ...] = ()


class StudyRun:
    """A study under way; `run` belongs to one thread, all else may be called by any.

    `pool`: makes who does it, which is so many processes of this machine unless it is another. `first_seeds`: only
    so many of its seeds. `rounds`: which trials it makes, one set after the other, where they depend on what came of
    those before; else all of the study's.
    """

    def __init__(
        self,
        study: Study,
        archive: Archive,
        jobs: int = 1,
        pool: Callable[[], Pool] | None = None,
        first_seeds: int | None = None,
        rounds: Callable[[], Iterator[Round]] | None = None,
    ) -> None:
        self.study = study
        self._part = replace(study, seeds=study.seeds[:first_seeds])
        self._rounds = rounds or self._own_rounds
        self._archive = archive
        self._open = pool or (lambda: Processes(jobs))
        self._goes = Event()
        self._goes.set()
        self._stopped = Event()

    def pause(self) -> None:
        """Hand out nothing more; what is handed out is still made and kept."""
        self._goes.clear()

    def resume(self) -> None:
        self._goes.set()

    @property
    def is_paused(self) -> bool:
        return not self._goes.is_set()

    def stop(self) -> None:
        """End soon; what is under way is thrown away, and made when the study is run again."""
        self._stopped.set()

    def run(self) -> Iterator[Progress]:
        """Make what is missing; yields at the beginning, and whenever trials have been committed.

        Ends early when stopped. Raises ProblemError for a trial that cannot be made, for an archive that takes nothing
        more, and when workers are lost again and again.
        """
        study = self.study
        self._archive.put_study(study.name, study.told())
        kept = set(self._archive.keys(study.name))
        done, pool = 0, None
        try:
            for trials, total in self._rounds():
                keyed = {each.key_in(study.name): each for each in trials}
                missing = [trial for key, trial in keyed.items() if key not in kept]
                done += len(keyed) - len(missing)
                kept |= keyed.keys()
                yield Progress(done, total)
                if missing:
                    pool = pool or self._open()
                    for new in execute_all(missing, pool, study.name, self._stopped, self._goes):
                        self._archive.add(new)
                        done += len(new)
                        yield Progress(done, total, tuple(new))
                if self._stopped.is_set():
                    return
        finally:
            if pool is not None:
                pool.close()

    def _own_rounds(self) -> Iterator[Round]:
        if self._part.racing is None:
            return iter([(self._part.trials(), self._part.count)])
        return rounds(self._part, self._archive)
