"""Zoom: the program's font, and the window with the board in it, as many times as large; never beyond the screen."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from PySide6.QtCore import QEvent, QSize, QSizeF, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication, QDockWidget

from sudoku_desktop.ui.widgets.fonts import text_size
from sudoku_desktop.ui.window.parts import Controller, Parts

STEP = 1.15
LEAST, MOST = 0.6, 2.5
STEP_DELAY_MS = 1
"""Delay between the steps of a zoom, in milliseconds; in a single step it blocks the event loop for 300 ms."""
FILLS_SCREEN = Qt.WindowState.WindowMaximized | Qt.WindowState.WindowFullScreen


class Zoom(Controller):
    """What Zoom In, Zoom Out and Reset Zoom do; the factor is remembered."""

    refused = Signal(str)
    """Why it gets no larger."""

    def __init__(self, parts: Parts) -> None:
        super().__init__(parts)
        actions = parts.actions
        self._own = _own_font()
        self._wanted: tuple[tuple[QSizeF, float], tuple[QSize, int]] | None = None
        self._failed: tuple[float, QSize, QSize] | None = None
        self._turns: Iterator[None] = iter(())
        self.factor = 1.0
        actions.zoom_in.triggered.connect(partial(self._step, True))
        actions.zoom_out.triggered.connect(partial(self._step, False))
        actions.zoom_reset.triggered.connect(partial(self.zoom_to, 1.0))

    def restore(self) -> None:
        """The factor of the session before, as far as the screen allows; the window's size is restored with it."""
        self._scale_text(min(max(self._settings.zoom, LEAST), MOST))
        while self._shrinks():
            pass

    def _shrinks(self) -> bool:
        """Whether the letters had to become smaller, as far as they may."""
        if self.factor <= 1 or (share := self._share()) >= 1:
            return False
        self._scale_text(max(1.0, self.factor * min(share, 1 / STEP)))
        return True

    def end(self) -> None:
        """The window has closed: what comes after it in the same program has the system's font."""
        self._finish()
        if self.factor != 1:
            text_size().set_font(self._own)

    def _step(self, is_larger: bool) -> None:
        self._finish()
        self.zoom_to(self.factor * STEP if is_larger else self.factor / STEP)

    def zoom_to(self, factor: float) -> None:
        """Scale text and window, as far as the screen allows; what would not fit is refused with a word."""
        self._finish()
        factor = min(max(factor, LEAST), MOST)
        if factor == self.factor:
            return
        attempt = factor, self._window.minimumSizeHint(), self._room()
        if factor > self.factor and attempt == self._failed:  # trying takes long, and keys repeat it
            self.refused.emit(self._refusal())
            return
        self._settings.zoom = factor
        self._turns = self._try(factor, attempt)
        self._take_turn()

    @Slot()
    def _take_turn(self) -> None:
        for _ in self._turns:
            QTimer.singleShot(STEP_DELAY_MS, self, self._take_turn)
            return

    def _finish(self) -> None:
        """Take the turns that are left at once."""
        for _ in self._turns:
            pass

    def _try(self, factor: float, attempt: tuple[float, QSize, QSize]) -> Iterator[None]:
        """Letters, layout and size in turns of the event loop of their own, after which all is painted once."""
        before, size, (unbounded, share) = self.factor, self._window.size(), self._unbounded()
        wanted = unbounded * (factor / before)
        self._window.setUpdatesEnabled(False)
        self._set_font(factor)
        yield  # what is posted meanwhile, first of all the layouts' requests, comes before what is timed
        yield
        _lay_out()
        yield
        if factor > before and self._share() < 1:
            self._failed, self._settings.zoom = attempt, before
            self.refused.emit(self._refusal())
            self._set_font(before)
            yield
            yield
            _lay_out()
            wanted = unbounded
            self._resize(size)
        else:
            self._resize(wanted.toSize().boundedTo(self._room()))
        dock = self._dock()  # restored from the session before, its width would only ever grow
        self._window.resizeDocks([dock], [round(share * dock.minimumSizeHint().width())], Qt.Orientation.Horizontal)
        yield
        self._wanted = (wanted, share), self._sizes()
        self._window.setUpdatesEnabled(True)

    def _refusal(self) -> str:
        return self.tr("Anything larger would not fit on the screen.")

    def _resize(self, size: QSize) -> None:
        """Unless the window fills the screen."""
        if not self._window.windowState() & FILLS_SCREEN:
            self._window.resize(size)

    def _unbounded(self) -> tuple[QSizeF, float]:
        """As large as the window would be on a screen without end, and how many times as wide the dock is as it must
        be: so zooming in and out again leads back.
        """
        now = self._sizes()
        if self._wanted is not None and self._wanted[1] == now:
            return self._wanted[0]
        return now[0].toSizeF(), now[1] / self._dock().minimumSizeHint().width()

    def _sizes(self) -> tuple[QSize, int]:
        return self._window.size(), self._dock().width()

    def _dock(self) -> QDockWidget:
        return self._window.findChildren(QDockWidget)[0]

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
        if factor != self.factor:
            self._set_font(factor)
            _lay_out()

    def _set_font(self, factor: float) -> None:
        self.factor = factor
        font = QFont(self._own)
        font.setPointSizeF(self._own.pointSizeF() * factor)
        text_size().set_font(font)


def _lay_out() -> None:
    """All that waits for it."""
    for _ in range(3):  # a layout may tell the one above it of its new size only when it is asked to
        QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)


def _own_font() -> QFont:
    """The system's, with a size in points."""
    font = QApplication.font()
    if font.pointSizeF() <= 0:
        screen = QApplication.primaryScreen()
        font.setPointSizeF(font.pixelSize() * 72 / screen.logicalDotsPerInch())
    return font
