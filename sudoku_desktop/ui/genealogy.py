"""Whose ancestors are asked for by several threads: one genealogist a run."""

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
    """The one genealogist of a run, for several threads; it is made when it is first asked."""

    def __init__(self, request: RunRequest) -> None:
        self._request = request
        self._lock = threading.Lock()
        self._genealogist: Genealogist | None = None

    def ancestry(
        self, generation: int, is_cancelled: Callable[[], bool], seconds: float | None = None
    ) -> Ancestry | None:
        """Of a generation's best; with `seconds`, where it takes longer, of the one it has come to on the way."""
        with self._lock:
            genealogist = self._asked()
            if seconds is None:
                return genealogist.ancestry(generation, is_cancelled)
            ends = time.monotonic() + seconds
            found = genealogist.ancestry(generation, lambda: is_cancelled() or time.monotonic() > ends)
            return genealogist.so_far() if found is None and not is_cancelled() else found

    def _asked(self) -> Genealogist:
        from sudoku_desktop.evolution.ancestry import Genealogist

        if self._genealogist is None:
            asked = self._request
            self._genealogist = Genealogist(asked.algorithm, asked.givens, asked.seed, asked.checkpoints)
        return self._genealogist

    @property
    def generation(self) -> int:
        """How far it has come on the way to an answer."""
        return self._genealogist.generation if self._genealogist is not None else -1

    def forget(self) -> None:
        """Nobody asks any more for a while; what it has found out need not be kept."""
        self._genealogist = None
