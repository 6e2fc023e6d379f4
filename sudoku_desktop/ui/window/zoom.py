"""Zoom: the program's font, and the window with the board in it, as many times as large; never beyond the screen."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication

from sudoku_desktop.ui.widgets.fonts import text_size
from sudoku_desktop.ui.widgets.turns import A_TURN
from sudoku_desktop.ui.window.parts import Controller, Parts
from sudoku_desktop.ui.window.repainting import follow_one_by_one

STEP = 1.15
LEAST, MOST = 0.6, 2.5
FILLS_SCREEN = Qt.WindowState.WindowMaximized | Qt.WindowState.WindowFullScreen


class Zoom(Controller):
    """What Zoom In, Zoom Out and Reset Zoom do; the factor is remembered."""

    refused = Signal(str)
    """Why it gets no larger."""

    def __init__(self, parts: Parts, former: Zoom | None = None) -> None:
        super().__init__(parts)
        actions = parts.actions
        self._own: QFont = _own_font() if former is None else former._own
        self._wanted: tuple[QSize, QSize] | None = None
        self._failed: tuple[float, QSize, QSize] | None = None
        self._tried_from: tuple[float, QSize] | None = None
        self.factor: float = 1.0 if former is None else former.factor
        self._at_first = min(max(self._settings.zoom, LEAST), MOST) if former is None else former.factor
        actions.zoom_in.triggered.connect(partial(self._step, True))
        actions.zoom_out.triggered.connect(partial(self._step, False))
        actions.zoom_reset.triggered.connect(partial(self.zoom_to, 1.0))

    def restore(self) -> None:
        """The factor of the session before, as far as the screen allows; the window's size is restored with it."""
        self._scale_text(self._at_first)
        while self._shrinks():
            pass

    @Slot()
    def fit_screen(self) -> None:
        """Shrink the letters until the window fits: it speaks a new language. Each step is a turn of the event loop."""
        if self._shrinks():
            QTimer.singleShot(A_TURN, self, self.fit_screen)

    def _shrinks(self) -> bool:
        """Whether the letters had to become smaller, as far as they may."""
        if self.factor <= 1 or (share := self._share()) >= 1:
            return False
        self._scale_text(max(1.0, self.factor * min(share, 1 / STEP)))
        return True

    def end(self) -> None:
        """The window has closed: what comes after it in the same program has the system's font."""
        if self.factor != 1:
            text_size().set_font(self._own)

    def _step(self, is_larger: bool) -> None:
        self.zoom_to(self.factor * STEP if is_larger else self.factor / STEP)

    def zoom_to(self, factor: float) -> None:
        """Scale text and window, as far as the screen allows; what would not fit is refused with a word."""
        self._give_up()
        before, size = self.factor, self._unbounded_size()
        factor = min(max(factor, LEAST), MOST)
        if factor == before:
            return
        attempt = factor, self._window.minimumSizeHint(), self._room()
        own_size = self._window.size()
        if attempt != self._failed:
            self._scale_text(factor)
        if factor > before and (attempt == self._failed or self._share() < 1):
            if attempt != self._failed:  # trying takes long, and keys repeat it
                self._failed, self._tried_from = attempt, (before, own_size)
                QTimer.singleShot(A_TURN, self, self._give_up)
            self.refused.emit(self.tr("Larger than this does not fit on the screen."))
            return
        self._settings.zoom = factor
        if not self._window.windowState() & FILLS_SCREEN:
            wanted = size * (factor / before)
            self._window.resize(wanted.boundedTo(self._room()))
            self._wanted = wanted, self._window.size()

    @Slot()
    def _give_up(self) -> None:
        """What was tried and does not fit is taken back: in a turn of its own, for it takes as long as trying."""
        if self._tried_from is not None:
            (factor, size), self._tried_from = self._tried_from, None
            self._scale_text(factor)
            if not self._window.windowState() & FILLS_SCREEN:
                self._window.resize(size)

    def _unbounded_size(self) -> QSize:
        """As large as the window would be on a screen without end: so zooming in and out again leads back."""
        if self._wanted is not None and self._wanted[1] == self._window.size():
            return self._wanted[0]
        return self._window.size()

    def _room(self) -> QSize:
        """What the screen has for the window without its frame; at least what the window has already."""
        window = self._window
        frame = window.frameGeometry().size() - window.geometry().size()
        return (window.screen().availableGeometry().size() - frame).expandedTo(window.size())

    def _share(self) -> float:
        """How much of what the window needs the screen has; less than 1 if it does not fit."""
        least, room = self._window.minimumSizeHint(), self._room()
        return min(room.width() / least.width(), room.height() / least.height())

    def _scale_text(self, factor: float) -> None:
        if factor == self.factor:
            return
        self.factor = factor
        font = QFont(self._own)
        font.setPointSizeF(self._own.pointSizeF() * factor)
        follow_one_by_one(self._window)
        text_size().set_font(font)
        for _ in range(3):  # a layout may tell the one above it of its new size only when it is asked to
            QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)


def _own_font() -> QFont:
    """The system's, with a size in points."""
    font = QApplication.font()
    if font.pointSizeF() <= 0:
        screen = QApplication.primaryScreen()
        font.setPointSizeF(font.pixelSize() * 72 / screen.logicalDotsPerInch())
    return font
