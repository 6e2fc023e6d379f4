"""Exports a run as an animation of the board with a signal, in a worker thread."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np
from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QFont, QImage, QPainter

from sudoku_desktop import evolution
from sudoku_desktop.services.stopping import Stop
from sudoku_desktop.services.writing import write_bytes
from sudoku_desktop.speaking import tr
from sudoku_desktop.ui.board import BoardFrame, BoardSignal
from sudoku_desktop.ui.board.look import looks_of_frame
from sudoku_desktop.ui.board.painting import BoardPicture, paint_board
from sudoku_desktop.ui.theme import Theme
from sudoku_desktop.ui.watching.record import RunRecord
from sudoku_desktop.ui.watching.webp import animation, encoded
from sudoku_desktop.ui.worker import Emit, Worker, in_thread

FRAMES_PER_SECOND = 15
SIDE = 480
MARGIN = 12
CAPTION = 30
LAST_MS = 2000
"""Duration of the last frame before the animation repeats, in milliseconds."""


@dataclass(frozen=True)
class Film:
    """An animation of a run up to generation `last`; `signal` must be an instance that no other view uses."""

    record: RunRecord
    last: int
    seconds: float
    signal: BoardSignal
    theme: Theme
    font: QFont

    @property
    def generations(self) -> list[int]:
        """The generations shown, evenly spaced; every generation of a short run."""
        most = max(2, round(self.seconds * FRAMES_PER_SECOND))
        spread: list[int] = np.unique(np.linspace(0, self.last, most).round().astype(np.int64)).tolist()
        return spread

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in pixels."""
        return SIDE + 2 * MARGIN, SIDE + 2 * MARGIN + CAPTION


class FilmMaker(Worker):
    """Renders one animation at a time; when it is stopped or fails, the old file is unchanged."""

    progressed = Signal(int, int)
    """Emitted with the number of finished frames and of all frames."""
    written = Signal(object)
    """Emitted with the path of the written file."""

    @in_thread
    def make(self, stop: Stop, emit: Emit, film: Film, path: Path) -> None:
        data = _made(film, stop, lambda done, all_: emit(self.progressed, done, all_))
        if data is not None and not stop.is_set():
            write_bytes(path, data)
            emit(self.written, path)


def _made(film: Film, stop: Stop, progress: Callable[[int, int], None]) -> bytes | None:
    """Render the frames and return the animation as a WebP file's content, or None when stopped."""
    request = film.record.request
    replay = evolution.Replay(request.algorithm, request.givens, request.seed, request.checkpoints)
    film.signal.still = True
    generations = film.generations
    delay = max(20, round(1000 * film.seconds / len(generations)))
    frames: list[tuple[bytes, int]] = []
    before: BoardFrame | None = None
    for number, generation in enumerate(generations, 1):
        snapshot = replay.snapshot(generation, stop.is_set)
        if snapshot is None or stop.is_set():
            return None
        frame = film.record.frame(snapshot)
        if film.signal.needs_founders:
            ancestry = film.record.genealogy.ancestry(generation, stop.is_set)
            if ancestry is None:
                return None
            frame = replace(frame, founders=ancestry.founders_of_cells)
        film.signal.take(frame, before, number * delay / 1000)
        frames.append((encoded(_painted(film, frame, number * delay / 1000)), delay))
        before = frame
        progress(number, len(generations))
    frames[-1] = frames[-1][0], max(delay, LAST_MS)
    return animation(*film.size, frames)


def _painted(film: Film, frame: BoardFrame, now: float) -> QImage:
    image = QImage(*film.size, QImage.Format.Format_RGB32)
    image.fill(film.theme.window)
    looks = enumerate(looks_of_frame(film.record.request.givens, frame))
    marked = [film.signal.with_marks(cell, look) for cell, look in looks]
    washes = film.signal.washes(marked, film.theme, now)
    picture = BoardPicture(marked, frame.cells.geometry, highlights=False, washes=washes)
    with QPainter(image) as painter:
        paint_board(painter, QRectF(MARGIN, MARGIN, SIDE, SIDE), picture, film.theme, film.font.family())
        painter.setFont(film.font)
        painter.setPen(film.theme.window_text)
        line = QRectF(MARGIN, MARGIN + SIDE, SIDE, CAPTION + MARGIN)
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.drawText(
            line, Qt.AlignmentFlag.AlignLeft | middle, tr("Generation {generation}", generation=frame.generation)
        )
        painter.drawText(
            line, Qt.AlignmentFlag.AlignRight | middle, tr("best so far {fitness}", fitness=frame.best_so_far)
        )
    return image
