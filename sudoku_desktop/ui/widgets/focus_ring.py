"""Shows the keyboard focus as a ring, after the user has moved the focus by keys.

The style's own indicators have a contrast below 3:1 in dark themes, and tables, lists and texts have none.
"""

from PySide6.QtCore import QEvent, QObject, Qt, Slot
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication, QFrame, QWidget
from shiboken6 import isValid

from sudoku_desktop.ui.theme import current_theme, theme_switch

WIDTH = 2


class FocusRing(QObject):
    """Draws a ring around the focused widget of any window, except around widgets of classes that show their own."""

    def __init__(self, showing_themselves: tuple[type[QWidget], ...], parent: QObject) -> None:
        super().__init__(parent)
        self._exempt = showing_themselves
        self._frame = QFrame()
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._follow)
        theme_switch().theme_changed.connect(self._follow)

    @Slot()
    def _follow(self) -> None:
        now = QApplication.focusWidget()
        if not isValid(self._frame):  # the ring was deleted with the widget that it belonged to
            self._frame = QFrame()
        frame = self._frame
        before = frame.parentWidget()
        if before is not None:
            before.removeEventFilter(self)
        frame.hide()
        keyboard = Qt.WidgetAttribute.WA_KeyboardFocusChange
        if now is None or isinstance(now, self._exempt) or not now.window().testAttribute(keyboard):
            return
        frame.setObjectName("qt_rubberband")  # screen readers ignore objects of this name
        frame.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        frame.setFrameStyle(QFrame.Shape.Box | QFrame.Shadow.Plain)
        frame.setLineWidth(WIDTH)
        frame.setParent(now)
        # in a button, the default colour would be that of its text
        frame.setForegroundRole(QPalette.ColorRole.WindowText)
        palette = frame.palette()
        palette.setColor(QPalette.ColorRole.WindowText, current_theme().cursor_ring)
        frame.setPalette(palette)
        frame.setGeometry(now.rect())
        frame.show()
        frame.raise_()
        now.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and isinstance(watched, QWidget) and isValid(self._frame):
            self._frame.setGeometry(watched.rect())
        return False
