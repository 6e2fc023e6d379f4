"""Sharing of a run's genealogist, which finds ancestors, between threads."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from sudoku_desktop.ui.run_controller import RunRequest

if TYPE_CHECKING:
    from sudoku_desktop.evolution.ancestry import Genealogist
    from sudoku_desktop.evolution.explanation.report import Ancestry


class Genealogy:
    """The genealogist of one run, created on first use; thread-safe."""

    def __init__(self, request: RunRequest) -> None:
        self._request = request
        self._lock = threading.Lock()
        self._genealogist: Genealogist | None = None

    def ancestry(
        self, generation: int, is_cancelled: Callable[[], bool], seconds: float | None = None
    ) -> Ancestry | None:
        """Return the ancestry of the best individual of a generation, or None when cancelled.

        After `seconds` the ancestry of the generation reached by then is returned instead.
        """
        from sudoku_desktop.evolution.ancestry import Genealogist

        with self._lock:
            if self._genealogist is None:
                asked = self._request
                self._genealogist = Genealogist(asked.algorithm, asked.givens, asked.seed, asked.checkpoints)
            genealogist = self._genealogist
            if seconds is None:
                return genealogist.ancestry(generation, is_cancelled)
            ends = time.monotonic() + seconds
            found = genealogist.ancestry(generation, lambda: is_cancelled() or time.monotonic() > ends)
            return genealogist.so_far() if found is None and not is_cancelled() else found

    @property
    def generation(self) -> int:
        """The generation that the genealogist has reached so far; -1 before its first use."""
        return self._genealogist.generation if self._genealogist is not None else -1
