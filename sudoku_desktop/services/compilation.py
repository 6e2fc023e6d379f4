"""Compile the kernels in child processes, in parallel, one process for each part of the program.

The compiler holds the GIL: threads would not be faster and would block the window. The parts share no kernels. This
module does not import the compiler.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable, Iterator
from threading import Event
from typing import IO

from sudoku_desktop.kernel_cache import PACKAGE, PLACE, Refusal, cache_root, preferred_root, refusal
from sudoku_desktop.sentence import Sentence

EXACT, LADDER, EVOLUTION = "exact", "ladder", "evolution"
TITLES = {EVOLUTION: "the evolution", LADDER: "the human ladder", EXACT: "the exact solver"}
"""Names of the parts in messages; the parts that take longest to compile come first."""
LOOK_SECONDS = 0.05


class CompilationError(Exception):
    """A part could not be compiled; `sentence` quotes the last line of the compiler's error output."""

    def __init__(self, sentence: Sentence) -> None:
        super().__init__(sentence)
        self.sentence = sentence


def why_not_kept() -> Sentence | None:
    """Return why compiled kernels cannot be cached on disk, or None when they are."""
    folder = preferred_root()
    return {
        None: None,
        Refusal.OTHERS_CAN_WRITE: Sentence("others can write to {folder}", folder=folder),
        Refusal.OWNED_BY_SOMEBODY_ELSE: Sentence("{folder} belongs to somebody else", folder=folder),
        Refusal.CANNOT_BE_WRITTEN: Sentence("{folder} cannot be written", folder=folder),
    }[refusal()]


def core_count() -> int:
    """Return the number of cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def compile_parts(parts: Iterable[str] = tuple(TITLES), stop: Event | None = None) -> Iterator[tuple[str, float]]:
    """Compile parts and yield each when it is finished, with the seconds since the start; raises CompilationError.

    Ends without an error soon after `stop` is set; kernels that are compiled by then stay in the cache.
    """
    began = time.perf_counter()
    stop = stop or Event()
    waiting = sorted(parts, key=list(TITLES).index)
    running: list[_Child] = []
    try:
        while (waiting or running) and not stop.is_set():
            # one process more than cores, so that no core is idle while the last parts compile
            while waiting and len(running) <= core_count():
                running.append(_Child(waiting.pop(0)))
            stop.wait(LOOK_SECONDS)
            for child in [each for each in running if each.has_ended]:
                running.remove(child)
                child.raise_if_failed()
                yield child.part, time.perf_counter() - began
    finally:
        for child in running:
            child.end()


class _Child:
    """A child process that compiles one part."""

    def __init__(self, part: str) -> None:
        self.part = part
        self._errors: IO[bytes] = tempfile.TemporaryFile()  # noqa: SIM115 - closed when the process has ended
        self._process = subprocess.Popen(
            [sys.executable, "-m", "sudoku_desktop.services.warm_up", part],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=self._errors,
            # `-m` first looks for modules in the working directory, where files of any name may lie.
            cwd=PACKAGE.parent,
            # Highlighting of error messages, which numba creates by the thousand during type inference, would cost 4 %.
            env={**os.environ, PLACE: str(cache_root().parent), "NUMBA_DISABLE_ERROR_MESSAGE_HIGHLIGHTING": "1"},
        )

    @property
    def has_ended(self) -> bool:
        return self._process.poll() is not None

    def raise_if_failed(self) -> None:
        """Raise CompilationError if the process failed."""
        status = self._process.returncode
        with self._errors as errors:
            errors.seek(0)
            lines = errors.read().decode(errors="replace").strip().splitlines()
        if status:
            last = lines[-1] if lines else Sentence("its process ended with status {status}", status=status)
            raise CompilationError(Sentence("the compiler failed: {last}", last=last))

    def end(self) -> None:
        self._process.terminate()
        self._process.wait()
        self._errors.close()
