"""Pages of a PDF as pixels, rendered by a process with limited memory and time that can be killed at any moment."""

from __future__ import annotations

import json
import subprocess
import sys
from contextlib import suppress
from functools import cached_property
from threading import Lock, Timer
from types import TracebackType
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from sudoku_desktop.kernel_cache import PACKAGE
from sudoku_desktop.reading.pdf_process import DAMAGED, HEAD, LOCKED, REQUEST, TOO_SMALL
from sudoku_desktop.sentence import ProblemError, Sentence

MODULE = "sudoku_desktop.reading.pdf_process"
MAX_MEMORY_MIB = 1536
"""Memory limit for rendering; a page scanned in colour at 600 dots per inch needs a third of it."""
MAX_SECONDS = 30.0
"""Timeout for one page, in seconds; scans take less than one second."""
LONGEST_LINE = 200
"""Maximum length, in bytes, of the line before the pixels."""
CREATE_NO_WINDOW = 0x08000000
"""Windows process creation flag that keeps a console window from opening."""


class PdfError(ProblemError):
    """A PDF, or one of its pages, cannot be rendered; the sentence says why."""


class StoppedError(Exception):
    """Raised when the renderer was halted while it rendered a page."""


class PdfRenderer:
    """Renders pages of one PDF, one at a time; use it as a context manager.

    Its methods raise PdfError when the PDF is damaged or protected by a password, and StoppedError once the renderer
    was halted.
    """

    def __init__(self, data: bytes) -> None:
        self._lock = Lock()
        self._halted = False
        self._is_late = False
        self._data = data
        self._process = subprocess.Popen(
            [sys.executable, "-m", MODULE],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            cwd=PACKAGE.parent,  # as in `services.compilation`
            creationflags=CREATE_NO_WINDOW if sys.platform == "win32" else 0,
        )

    @cached_property
    def page_count(self) -> int:
        """Number of pages; must be read before any page is rendered."""
        document = self._answer(HEAD.pack(len(self._data), (MAX_MEMORY_MIB << 20) + 2 * len(self._data)) + self._data)
        self._data = b""
        if document is None or "pages" not in document:
            if document is not None and document["problem"] == LOCKED:
                raise PdfError(Sentence("the PDF is protected by a password"))
            raise PdfError(Sentence("the PDF is damaged or incomplete"))
        return int(document["pages"])

    def render(
        self, page: int, pixels_per_point: float, longest_side: int, shortest_side: int = 1
    ) -> NDArray[np.uint8] | None:
        """Return a page as pixels of shape (height, width, 3), or None when it is smaller than `shortest_side`.

        `page` counts from 1. `longest_side`, in pixels, bounds the picture where `pixels_per_point` would give more.
        Raises PdfError when the page is damaged or takes too much memory or time; no further page can be rendered
        after the latter.
        """
        answer = self._answer(REQUEST.pack(page - 1, pixels_per_point, longest_side, shortest_side))
        if answer is None:
            raise PdfError(
                Sentence("page {page} of the PDF takes longer than {n} seconds", page=page, n=round(MAX_SECONDS))
                if self._is_late
                else Sentence(
                    "page {page} of the PDF needs more than {size} MiB of memory", page=page, size=MAX_MEMORY_MIB
                )
            )
        if "pixels" in answer:
            return np.frombuffer(answer["pixels"], np.uint8).reshape(answer["height"], answer["width"], 3)
        if answer["problem"] == TOO_SMALL:
            return None
        assert answer["problem"] == DAMAGED
        raise PdfError(Sentence("page {page} of the PDF is damaged", page=page))

    def _answer(self, request: bytes) -> dict[str, Any] | None:
        """Return the answer to a request, including its pixels, or None if the process has ended."""
        assert self._process.stdout is not None
        timer = Timer(MAX_SECONDS, self._be_late)
        timer.daemon = True
        timer.start()
        try:
            with suppress(OSError):  # the process has ended, so no answer follows either
                self._send(request)
            line = self._process.stdout.readline(LONGEST_LINE)
            answer: dict[str, Any] = json.loads(line) if line.endswith(b"\n") else {}
            size = 3 * answer.get("width", 0) * answer.get("height", 0)
            if size:
                answer["pixels"] = self._process.stdout.read(size)
                if len(answer["pixels"]) != size:
                    answer = {}
        finally:
            timer.cancel()
        if self._halted:
            raise StoppedError
        return answer or None

    def _send(self, request: bytes) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(request)
        self._process.stdin.flush()

    def _be_late(self) -> None:
        self._is_late = True
        self._process.kill()

    def halt(self) -> None:
        """End the process at once; any thread may call this, more than once."""
        with self._lock:
            self._halted = True
            self._process.kill()

    def close(self) -> None:
        """End the process and release its pipes."""
        self._process.kill()
        for pipe in (self._process.stdin, self._process.stdout):
            with suppress(OSError):  # the process has ended, and a buffered request cannot be written
                pipe.close()  # type: ignore[union-attr]
        self._process.wait()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self.close()
