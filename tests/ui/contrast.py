"""Measures the contrast of everything on the screen, in images of the real widgets.

    QT_QPA_PLATFORM=offscreen python -m tests.ui.contrast

Visits every page in every theme, and lists everything with too little contrast, and invisible focus.
"""

import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
from PySide6.QtCore import QRect, QSettings, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QMessageBox,
    QWidget,
)

from sudoku_desktop.ui.theme import Scheme
from sudoku_desktop.ui.window.main_window import MainWindow
from sudoku_desktop.ui.window.settings import Settings
from sudoku_desktop.ui.worker import Worker
from tests.ui.every_page import every_page

READABLE = 4.5
"""Minimum contrast of text (WCAG 2, AA)."""
LARGE = VISIBLE = 3.0
"""Minimum contrast of large text, marks and focus rings, and, by a rule of this program, of disabled text."""
LARGE_PIXELS = 24
LARGE_BOLD_PIXELS = 18.7
SEEN_PIXELS = 12
"""Minimum number of changed pixels that make the focus visible."""
CHANGED = 1.25
"""Minimum contrast between the pixels with and without the focus."""
MARGIN = 4
EDGE = 2 * MARGIN
"""Width of the frame around a widget, in pixels, whose background is that of the focus ring."""
THEMES = (
    (Scheme.LIGHT, False),
    (Scheme.DARK, False),
    (Scheme.HIGH_CONTRAST, False),
    (Scheme.LIGHT, True),
    (Scheme.DARK, True),
)
"""Scheme and whether the colours are safe for colour blindness."""


SHADES = np.arange(256) / 255.0
LINEAR = np.where(SHADES <= 0.04045, SHADES / 12.92, ((SHADES + 0.055) / 1.055) ** 2.4)
"""Linear intensity of each value of sRGB (WCAG 2)."""


def luminances(image: QImage) -> np.ndarray:
    """Return the relative luminance (WCAG 2) of every pixel, float[height, width]."""
    image = image.convertToFormat(QImage.Format.Format_RGB32)
    pixels = np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), image.bytesPerLine() // 4, 4)
    return LINEAR[pixels[:, : image.width(), 2::-1]] @ np.array([0.2126, 0.7152, 0.0722])


def ratios(one: np.ndarray, other: np.ndarray | float) -> np.ndarray:
    return (np.maximum(one, other) + 0.05) / (np.minimum(one, other) + 0.05)


def most_frequent(seen: np.ndarray) -> float:
    return float(np.bincount(np.rint(seen * 10_000).astype(np.intp).ravel()).argmax() / 10_000)


def greatest(image: QImage) -> float:
    """Return the greatest contrast of any pixel to the most frequent colour."""
    seen = luminances(image)
    return float(ratios(seen, most_frequent(seen)).max().round(2))


def text_of(widget: QWidget) -> str:
    """Return the text that a widget shows."""
    if isinstance(widget, QLabel | QAbstractButton | QLineEdit):
        return widget.text() or (widget.placeholderText() if isinstance(widget, QLineEdit) else "")
    if isinstance(widget, QComboBox):
        return widget.currentText()
    return ""


def needed(widget: QWidget) -> float:
    info = widget.fontInfo()
    if not any(each.isalnum() for each in text_of(widget)):
        return VISIBLE  # a sign such as a tick, whose words stand beside it
    is_large = info.pixelSize() >= (LARGE_BOLD_PIXELS if info.bold() else LARGE_PIXELS)
    return LARGE if is_large or not widget.isEnabled() else READABLE


def texts(root: QWidget) -> list[tuple[QWidget, float, float]]:
    """Return every widget with a text, with its actual and its required contrast."""
    picture = root.grab().toImage()
    scale = picture.width() / root.width()
    measured = []
    for widget in root.findChildren(QWidget):
        if not widget.isVisible() or widget.window() is not root or not text_of(widget).strip():
            continue
        if isinstance(widget.parentWidget(), QAbstractSpinBox):
            continue
        seen = widget.visibleRegion().boundingRect()
        if seen.height() < widget.fontMetrics().height() or seen.width() < 8:
            continue
        area = QRect(widget.mapTo(root, seen.topLeft()) * scale, seen.size() * scale)
        measured.append((widget, greatest(picture.copy(area)), needed(widget)))
    return measured


def shows_focus(widget: QWidget) -> bool:
    """Return whether the focus is visible on this widget, which has the focus now and gets it back."""
    root = widget.window()
    area = QRect(widget.mapTo(root, widget.rect().topLeft()), widget.size())
    area = area.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN)
    with_focus = luminances(root.grab(area).toImage())
    widget.clearFocus()
    without = luminances(root.grab(area).toImage())
    widget.setFocus(Qt.FocusReason.ShortcutFocusReason)
    edges = np.concatenate([without[:EDGE].ravel(), without[-EDGE:].ravel(), without[:, :EDGE].ravel()])
    grounds = [most_frequent(edges), most_frequent(without)]
    new = ratios(with_focus, without) >= CHANGED
    stands_out = np.logical_or.reduce([ratios(with_focus, ground) >= VISIBLE for ground in grounds])
    return int((new & stands_out).sum()) >= SEEN_PIXELS


def unreadable(window: MainWindow, root: QWidget, kinds: set[tuple[Any, ...]]) -> Iterator[str]:
    """Yield the unreadable texts and the widgets without visible focus of a page; `kinds` have been checked already."""
    settings = window.parts.settings
    before = settings.scheme, settings.safe_colours
    focus = root.focusWidget()
    for scheme, is_safe in THEMES:
        settings.scheme, settings.safe_colours = scheme, is_safe
        window.appearance.apply()
        QApplication.processEvents()
        theme = f"{scheme.value}{', safe' * is_safe}"
        for widget, contrast, least in texts(root):
            if contrast < least:
                yield f"{theme}: {contrast:.2f} of {least}: {type(widget).__name__} {text_of(widget)!r}"
        for widget in root.findChildren(QWidget):
            kind = (theme, type(widget), type(widget.parentWidget()), widget.isEnabled())
            takes_keys = widget.focusPolicy() & Qt.FocusPolicy.TabFocus and widget.focusProxy() is None
            if (
                takes_keys
                and widget.isVisible()
                and widget.isEnabled()
                and widget.window() is root
                and kind not in kinds
            ):
                kinds.add(kind)
                widget.clearFocus()
                widget.setFocus(Qt.FocusReason.ShortcutFocusReason)
                if widget.hasFocus() and not widget.visibleRegion().isEmpty() and not shows_focus(widget):
                    yield f"{theme}: no focus to be seen: {' in '.join(each.__name__ for each in kind[1:3])}"
    if focus is not None:
        focus.setFocus()
    settings.scheme, settings.safe_colours = before
    window.appearance.apply()


def main() -> int:
    """Measure all pages, and print the problems."""
    app = QApplication(sys.argv[:1])
    app.setCursorFlashTime(0)

    def wait_until(condition: Callable[[], bool]) -> None:
        while not condition():
            app.processEvents()

    faults, kinds = 0, set[tuple[Any, ...]]()
    QMessageBox.exec = lambda box: QMessageBox.StandardButton.Discard  # type: ignore[method-assign, assignment]
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        store = QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)
        window = MainWindow(Settings(store), folder / "autosave.sudoku")
        window.resize(1280, 800)
        window.show()
        wait_until(lambda: window.parts.loader.is_ready and window.parts.plot_page.content is not None)
        for page, root in every_page(window, wait_until, folder):
            root.activateWindow()
            app.processEvents()
            for fault in unreadable(window, root, kinds):
                print(f"{page}, {fault}", flush=True)
                faults += 1
        window.close()
        Worker.close_all(10)
    print(f"{faults} faults")
    return faults > 0


if __name__ == "__main__":
    sys.exit(main())
