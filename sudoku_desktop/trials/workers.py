"""Worker processes on this machine, which read function calls and write the results, such as finished runs.

    python -m sudoku_desktop.trials.workers

starts such a process. Threads would share Python's lock: the kernels release it, but the code around a run of a few
milliseconds does not, and two threads were slower than one (benchmarks/studies.py). A process ends when its input is
closed, for whatever reason.
"""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from queue import SimpleQueue
from threading import Lock, Thread, local
from typing import Any, TypeVar

from sudoku_desktop.kernel_cache import PACKAGE, PLACE, cache_root
from sudoku_desktop.sentence import ProblemError, Sentence
from sudoku_desktop.trials.execution import LostError, make
from sudoku_desktop.trials.records import MadeRun, Trial

MODULE = "sudoku_desktop.trials.workers"

Answer = TypeVar("Answer")
Call = tuple[Callable[..., Any], tuple[Any, ...]]
"""A function that can be imported by name, and its arguments."""


class Processes:
    """A pool of `jobs` processes on this machine; each starts when there is work for it."""

    batch_seconds = 0.5

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs
        self._threads = ThreadPoolExecutor(jobs, "study")
        self._own = local()
        self._all: list[subprocess.Popen[bytes]] = []
        self._lock = Lock()
        self._closed = False

    def submit(self, study: str, trials: Sequence[Trial]) -> Future[list[MadeRun]]:
        return self.call(make, study, trials)

    def call(self, function: Callable[..., Answer], *arguments: object) -> Future[Answer]:
        """Call a function of a module in one of the processes; the future raises LostError if the process ends."""
        return self._threads.submit(self._ask, function, arguments)

    def _ask(self, function: Callable[..., Answer], arguments: tuple[object, ...]) -> Answer:
        process = self._process()
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            pickle.dump((function, arguments), process.stdin)
            process.stdin.flush()
            answer: Answer
            answer, problem = pickle.load(process.stdout)
        except (OSError, EOFError, pickle.UnpicklingError):
            process.kill()
            self._own.process = None
            raise LostError from None
        if problem is not None:
            raise ProblemError(Sentence("{problem}", problem=problem))
        return answer

    def _process(self) -> subprocess.Popen[bytes]:
        process: subprocess.Popen[bytes] | None = getattr(self._own, "process", None)
        if process is None:
            with self._lock:
                if self._closed:
                    raise LostError
                process = subprocess.Popen(
                    [sys.executable, "-m", MODULE],
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    cwd=PACKAGE.parent,  # as in `services.compilation`
                    env={**os.environ, PLACE: str(cache_root().parent)},
                )
                self._all.append(process)
            self._own.process = process
        return process

    def close(self) -> None:
        with self._lock:
            self._closed = True
            for process in self._all:
                process.kill()
        self._threads.shutdown(cancel_futures=True)
        for process in self._all:
            for pipe in (process.stdin, process.stdout):
                with suppress(OSError):  # the process has ended, and buffered requests cannot be written
                    pipe.close()  # type: ignore[union-attr]
            process.wait()


def main() -> None:
    """Execute the calls read from standard input until it is closed, and write the results to standard output.

    Whatever libraries print is redirected to standard error, so that it cannot mix with the results.
    """
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    asked: SimpleQueue[Call] = SimpleQueue()
    Thread(target=_listen, args=(asked,), daemon=True).start()
    with suppress(BrokenPipeError, KeyboardInterrupt):
        while True:
            answer: tuple[Any, str | None]
            function, arguments = asked.get()
            try:
                answer = function(*arguments), None
            except ProblemError as error:
                answer = None, str(error)
            pickle.dump(answer, answers)
            answers.flush()


def _listen(asked: SimpleQueue[Call]) -> None:
    """End this process, even in the middle of a call, when the process that sends calls has ended."""
    with suppress(EOFError, pickle.UnpicklingError):
        while True:
            asked.put(pickle.load(sys.stdin.buffer))
    os._exit(0)


if __name__ == "__main__":
    main()
