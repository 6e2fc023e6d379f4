"""Every page and window is usable with a screen reader and without a mouse."""

import re
from collections.abc import Iterator
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QGraphicsView,
    QLineEdit,
    QMenu,
    QScrollBar,
    QTabBar,
    QTextEdit,
    QToolButton,
    QWidget,
)

from sudoku_desktop.ui.board import BoardView
from sudoku_desktop.ui.importing.picture_view import PictureView
from sudoku_desktop.ui.lens.ancestry import FamilyTree
from tests.ui.contrast import unreadable
from tests.ui.every_page import every_page

MARKUP_OR_MNEMONIC = re.compile(r"</?[a-zA-Z][^<>]*>|&\w")
OPERATED = (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QAbstractSpinBox,
    QComboBox,
    QLineEdit,
    QTabBar,
    QTextEdit,
)
COMPOSED = (QAbstractItemView, QAbstractSpinBox, QComboBox, QTabBar)
EXTENSION = "qt_toolbar_ext_button"
MOST_TABS = 200


def told(widget: QWidget, what: QAccessible.Text = QAccessible.Text.Name) -> str:
    """Return a text that Qt gives to screen readers; on X11 and Wayland a combo box is named by its label alone."""
    interface = QAccessible.queryAccessibleInterface(widget)
    if isinstance(widget, QComboBox) and what == QAccessible.Text.Name:
        label = QAccessible.RelationFlag.Label
        return " ".join(other.text(what) for other, relation in interface.relations() if relation == label)
    return interface.text(what) if interface is not None else ""


def called(widget: QWidget) -> str:
    """Return a description of a widget for failure messages."""
    line, above = [], widget
    while above is not None and len(line) < 4:
        line.append(type(above).__name__)
        above = above.parentWidget()
    return f"{' in '.join(line)} {told(widget)!r}"


def ancestors(widget: QWidget) -> Iterator[QWidget]:
    above = widget.parentWidget()
    while above is not None and not widget.isWindow():
        yield above
        widget, above = above, above.parentWidget()


def own_widgets(root: QWidget) -> list[QWidget]:
    """Return the visible widgets of a window that are not part of another widget, as the field in a spin box is."""
    seen = (each for each in (root, *root.findChildren(QWidget)) if each.isVisible() and each.window() is root)
    return [each for each in seen if not any(isinstance(above, COMPOSED) for above in ancestors(each))]


def activate(root: QWidget, qtbot) -> None:
    root.activateWindow()
    qtbot.waitUntil(lambda: QApplication.activeWindow() is root)


def tab_stops(root: QWidget, qtbot) -> list[QWidget]:
    """Return the widgets that Tab focuses, until the first is reached again."""
    activate(root, qtbot)
    stops: list[QWidget] = []
    for _ in range(MOST_TABS):
        QTest.keyClick(QApplication.focusWidget() or root, Qt.Key.Key_Tab)
        stop = QApplication.focusWidget()
        assert stop is not None
        if stops and stop is stops[0]:
            return stops
        stops.append(stop)
    raise AssertionError(f"Tab never comes round: {called(stops[-1])}")


def is_clicked(widget: QWidget) -> bool:
    """Return whether a mouse click has an effect on a widget."""
    own = (vars(kind) for kind in type(widget).__mro__ if kind.__module__.startswith("sudoku_desktop"))
    return isinstance(widget, OPERATED) or any("mousePressEvent" in each or "mouseReleaseEvent" in each for each in own)


def has_keys_elsewhere(widget: QWidget, stops: list[QWidget]) -> bool:
    """Return whether a widget can be used by keys without being a tab stop.

    Scroll bars follow the focus; actions are in a menu; arrows move through a group of buttons; the rows of the list
    below a family tree lead to the same matings.
    """
    if isinstance(widget, QToolButton) and widget.defaultAction() is not None:
        return any(isinstance(each, QMenu) for each in widget.defaultAction().associatedObjects())
    if isinstance(widget, QAbstractButton):
        siblings = [each for each in stops if isinstance(each, QAbstractButton)]
        if widget.group() is not None:
            return any(each.group() is widget.group() for each in siblings)
        if widget.autoExclusive():
            return any(each.autoExclusive() and each.parent() is widget.parent() for each in siblings)
    if isinstance(widget, PictureView) and not widget.is_whole:  # its cell is that of the board's cursor
        return any(isinstance(each, BoardView) for each in stops)
    return isinstance(widget, QScrollBar | FamilyTree) or widget.objectName() == EXTENSION


def faults_of(root: QWidget, qtbot) -> Iterator[str]:
    widgets = own_widgets(root)
    for widget in widgets:
        name, description = told(widget), told(widget, QAccessible.Text.Description)
        if MARKUP_OR_MNEMONIC.search(name + description):
            yield f"markup or mnemonic: {called(widget)} {description!r}"
        takes_keys = widget.focusPolicy() & Qt.FocusPolicy.TabFocus and widget.focusProxy() is None
        if takes_keys and not name.strip():
            yield f"no name: {called(widget)}"
        if isinstance(widget, QAbstractButton) and not widget.text() and not (name.strip() and widget.toolTip()):
            yield f"icon without name and tool tip: {called(widget)}"
        if isinstance(widget, QGraphicsView):
            whole = [told(each, QAccessible.Text.Description) for each in (widget, widget.parentWidget())]
            if not any(whole):
                yield f"plot without description: {called(widget)}"
    stops = tab_stops(root, qtbot)
    for widget in widgets:
        if is_clicked(widget) and widget.isEnabled() and widget not in stops and not has_keys_elsewhere(widget, stops):
            yield f"Tab does not reach: {called(widget)}"


def waiting(qtbot):
    return partial(qtbot.waitUntil)


def test_that_every_page_is_accessible_by_ear_by_keys_and_by_eye_in_every_theme(window, qtbot, tmp_path):
    """Check every page; all checks share one walk, because opening all pages takes longer than the checks."""
    faults, kinds = [], set()
    for page, root in every_page(window, waiting(qtbot), tmp_path):
        QApplication.processEvents()
        faults += [f"{page}: {fault}" for fault in faults_of(root, qtbot)]
        faults += [f"{page}, {fault}" for fault in unreadable(window, root, kinds)]
    assert len(kinds) > 200
    assert not faults, "\n".join(faults)
