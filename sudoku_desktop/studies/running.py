"""Execution of a study: its trials are executed in batches, each of which is committed when it comes back.

Committed trials are skipped, so a study that was stopped, or killed at any moment, is resumed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from threading import Event

from sudoku_desktop.studies.declaration import Study
from sudoku_desktop.studies.fitting import fitting_rounds
from sudoku_desktop.studies.racing import Round, rounds
from sudoku_desktop.trials.archive import Archive
from sudoku_desktop.trials.execution import Pool, execute_all
from sudoku_desktop.trials.records import MadeRun
from sudoku_desktop.trials.workers import Processes


@dataclass(frozen=True)
class Progress:
    """Progress of a study: trials `done` of `total`, and the runs that were committed last.

    In a race or a fit the total falls when algorithms are given up.
    """

    done: int
    total: int
    new: tuple[MadeRun, ...] = ()


class StudyRun:
    """Execution of a study; `run` belongs to one thread, all other methods may be called from any thread.

    Parameters
    ----------
    jobs
        Number of worker processes of the default pool.
    pool
        Function that creates another pool.
    first_seeds
        Number of seeds to run, or None for all.
    rounds
        Function that yields the trials round by round, where they depend on the outcomes of earlier ones; by default,
        all trials of the study or the rounds of its race or fit.
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
        """Submit no further trials; complete and commit those already submitted."""
        self._goes.clear()

    def resume(self) -> None:
        self._goes.set()

    @property
    def is_paused(self) -> bool:
        return not self._goes.is_set()

    def halt(self) -> None:
        """Stop soon; discard pending trials, which are executed when the study is run again."""
        self._stopped.set()

    def run(self) -> Iterator[Progress]:
        """Execute the missing trials; yields at the beginning and whenever trials have been committed.

        Ends early when stopped. Raises ProblemError for a trial that cannot be executed, for an archive that cannot be
        written, and when workers are lost again and again.
        """
        study = self.study
        self._archive.put_study(study.name, study.to_json())
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
        if self._part.racing is not None:
            return rounds(self._part, self._archive)
        if self._part.fitting is not None:
            return fitting_rounds(self._part, self._archive)
        return iter([(self._part.trials(), self._part.count)])
