"""Compile the kernels in processes of their own, side by side, one for each part of the program.

Compiling holds Python's lock: threads would not be faster, and a window would stand still. The parts have no kernel in
common. Nothing here imports the compiler.
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
"""The parts; those that take longest come first."""
LOOK_SECONDS = 0.05


class CompilationError(Exception):
    """A part could not be compiled; the sentence quotes the last thing its compiler said."""

    def __init__(self, sentence: Sentence) -> None:
        super().__init__(sentence)
        self.sentence = sentence


def why_not_kept() -> Sentence | None:
    """Why compiled kernels last only until the program ends; None where they are kept for the next start."""
    folder = preferred_root()
    return {
        None: None,
        Refusal.OTHERS_CAN_WRITE: Sentence("others can write to {folder}", folder=folder),
        Refusal.OWNED_BY_SOMEBODY_ELSE: Sentence("{folder} belongs to somebody else", folder=folder),
        Refusal.CANNOT_BE_WRITTEN: Sentence("{folder} cannot be written", folder=folder),
    }[refusal()]


def core_count() -> int:
    """How many processes can run at a time."""
    return os.cpu_count() or 1


def compile_parts(parts: Iterable[str] = tuple(TITLES), stop: Event | None = None) -> Iterator[tuple[str, float]]:
    """Compile; yields each part when it is done, and the seconds since the beginning. Raises CompilationError.

    Ends soon after `stop` is set, without an error; the kernels that are in the cache already stay there.
    """
    began = time.perf_counter()
    stop = stop or Event()
    waiting = sorted(parts, key=list(TITLES).index)
    running: list[_Child] = []
    try:
        while (waiting or running) and not stop.is_set():
            while waiting and len(running) <= core_count():  # one more than cores, lest one idle at the end
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
    """A process that compiles one part."""

    def __init__(self, part: str) -> None:
        self.part = part
        self._said: IO[bytes] = tempfile.TemporaryFile()  # noqa: SIM115 - closed when the process has ended
        self._process = subprocess.Popen(
            [sys.executable, "-m", "sudoku_desktop.services.warm_up", part],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=self._said,
            # `-m` looks for modules here first; wherever the person is, there may be files of any name.
            cwd=PACKAGE.parent,
            # Colours for errors, which numba makes by the thousand while it looks for the right type, cost 4 %.
            env={**os.environ, PLACE: str(cache_root().parent), "NUMBA_DISABLE_ERROR_MESSAGE_HIGHLIGHTING": "1"},
        )

    @property
    def has_ended(self) -> bool:
        return self._process.poll() is not None

    def raise_if_failed(self) -> None:
        """Raise CompilationError unless the part is compiled."""
        status = self._process.returncode
        with self._said as said:
            said.seek(0)
            lines = said.read().decode(errors="replace").strip().splitlines()
        if status:
            last = lines[-1] if lines else Sentence("its process ended with status {status}", status=status)
            raise CompilationError(Sentence("the compiler failed: {last}", last=last))

    def end(self) -> None:
        self._process.terminate()
        self._process.wait()
        self._said.close()
