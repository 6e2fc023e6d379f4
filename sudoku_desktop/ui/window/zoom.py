"""Zoom: makes the program's text larger or smaller; the window grows with it, so that the board keeps its size."""

from PySide6.QtCore import QEvent, QLocale, QSize, Qt, QTimer, Slot
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication

from sudoku_desktop.speaking import tr
from sudoku_desktop.ui.board.keys import zoom_keys
from sudoku_desktop.ui.commands import command, describe
from sudoku_desktop.ui.widgets.fonts import text_size
from sudoku_desktop.ui.window.parts import Controller, Parts

FACTORS = (0.7, 0.8, 0.9, 1.0, 1.15, 1.3, 1.5, 1.75, 2.0, 2.25, 2.5)
"""Text sizes, relative to the system's."""


class Zoom(Controller):
    """Enlarges and reduces the text of the whole program with View ▸ Zoom In, Zoom Out and Reset Zoom.

    Fast key presses only change the requested factor; fonts are changed once, when the event loop is idle.
    """

    def __init__(self, parts: Parts) -> None:
        super().__init__(parts)
        self._own = _own_font()
        self.factor = 1.0
        self._wanted = 1.0
        self._own_size, self._last_size = QSize(), QSize()
        """Window size that the user chose, and the last size set because larger text needed it."""
        self._own_height = 0
        """Height, in pixels, of everything above and below the board when the user chose the window's size."""
        self._timer = QTimer(self, singleShot=True, interval=0)
        self._timer.timeout.connect(self._apply)
        for action, sign, other in (
            (self.zoom_in, "+=", "Ctrl+Shift+PgUp"),
            (self.zoom_out, "-", "Ctrl+Shift+PgDown"),
        ):
            action.setShortcuts(zoom_keys(sign, other, QLocale.system()))
            describe(action, action.statusTip())

    def restore(self) -> None:
        """Apply the factor of the last session, as far as the screen allows."""
        self._wanted = min(FACTORS, key=lambda factor: abs(factor - self._settings.zoom))
        if self._wanted != self.factor:
            self._set_largest_that_fits()
            self._keep_size()
            self._resize()

    def end(self) -> None:
        """Restore the application's original font, for windows that are opened after this one has closed."""
        self._timer.stop()
        if self.factor != 1:
            text_size().set_font(self._own)

    @command("&Larger Text", "Make the text larger")
    def zoom_in(self) -> None:
        self._step(1)

    @command("&Smaller Text", "Make the text smaller")
    def zoom_out(self) -> None:
        self._step(-1)

    @command("&Usual Size", "Text in its usual size", "Ctrl+0")
    def zoom_reset(self) -> None:
        self.zoom_to(1.0)

    def _step(self, direction: int) -> None:
        place = FACTORS.index(self._wanted) + direction
        self.zoom_to(FACTORS[min(max(place, 0), len(FACTORS) - 1)])

    def zoom_to(self, factor: float) -> None:
        """Change the size of the text to one of FACTORS, or to the largest that fits the screen."""
        self._wanted = factor
        self._timer.start()

    @Slot()
    def _apply(self) -> None:
        if self._wanted == self.factor:
            return
        if self._window.size() != self._last_size:
            self._keep_size()
        self._set_largest_that_fits()
        self._settings.zoom = self.factor
        self._resize()

    def _keep_size(self) -> None:
        """Record the current size of the window, and of its board, as chosen by the user."""
        self._own_size, self._own_height = self._window.size(), self._height_around_board()

    def _set_largest_that_fits(self) -> None:
        is_larger = self._wanted > self.factor
        self._set_font(self._wanted)
        while is_larger and not self._fits() and self._wanted > FACTORS[0]:
            self._wanted = FACTORS[FACTORS.index(self._wanted) - 1]
            self._set_font(self._wanted)
            self._say_briefly(tr("This is the largest size that fits the screen."))

    def _height_around_board(self) -> int:
        _lay_out()
        window = self._window
        bar = window.menuBar()
        return self._frame.height_around_board() + bar.heightForWidth(window.width())

    def _resize(self) -> None:
        """Make the window as much higher than the user chose as what is around the board has grown, or as fits."""
        if self._is_full:
            return
        window, screen = self._window, self._window.screen().availableGeometry()
        decoration = window.frameGeometry().height() - window.height()
        most = max(screen.height() - decoration, self._own_size.height())
        height = self._own_size.height() + self._height_around_board() - self._own_height
        self._last_size = QSize(self._own_size.width(), min(height, most)).expandedTo(window.minimumSizeHint())
        window.resize(self._last_size)
        below = window.y() + decoration + self._last_size.height() - (screen.bottom() + 1)
        if window.isVisible() and below > 0:
            window.move(window.x(), max(screen.top(), window.y() - below))

    @property
    def _is_full(self) -> bool:
        return bool(self._window.windowState() & (Qt.WindowState.WindowMaximized | Qt.WindowState.WindowFullScreen))

    def _fits(self) -> bool:
        _lay_out()
        window = self._window
        room = window.screen().availableGeometry().size()
        room = window.size() if self._is_full else room.expandedTo(window.size())
        least = window.minimumSizeHint()
        return least.width() <= room.width() and least.height() <= room.height()

    def _set_font(self, factor: float) -> None:
        self.factor = factor
        scaled = QFont(self._own)
        scaled.setPointSizeF(self._own.pointSizeF() * factor)
        text_size().set_font(scaled)


def _lay_out() -> None:
    """Update all layouts to the new font immediately."""
    for _ in range(3):  # a layout may pass its new size on only when it is asked
        QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)


def _own_font() -> QFont:
    """Return the application's original font, with a size in points."""
    font = QApplication.font()
    if font.pointSizeF() <= 0:
        screen = QApplication.primaryScreen()
        font.setPointSizeF(font.pixelSize() * 72 / screen.logicalDotsPerInch())
    return font
