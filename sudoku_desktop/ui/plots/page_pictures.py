"""Figures as SVG elements of an HTML page, drawn offscreen by the window's chart view."""

from __future__ import annotations

import re
from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QLocale, Qt

from sudoku_desktop.figures import Figure
from sudoku_desktop.ui.plots.view import FigureView
from sudoku_desktop.ui.theme import LIGHT


def page_picture(figure: Figure) -> str:
    """Return a figure as an `<svg>` element in the page's colours; must be called in the GUI thread."""
    view = FigureView()
    view.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    view.resize(*figure.size)
    view.show()  # Qt lays out only widgets that are shown
    view.show_figure(figure)
    for _ in range(2):  # the axes compute their width while painting, so paint twice
        view.grab()
        QCoreApplication.sendPostedEvents()
    with view.in_print_colours():
        text = view.picture().svg()
    view.deleteLater()
    text = text[text.index("<svg") :].replace(LIGHT.plot_axis.name(), "currentColor")
    text = re.sub(r'(<svg width=)"[^"]*" height="[^"]*"', rf'\1"{figure.size[0]}" role="img"', text, count=1)
    return text.replace(f'fill="{LIGHT.plot_background.name()}"', 'fill="none"')


def english_pictures(figures: Sequence[Figure]) -> list[str]:
    """Return figures as `page_picture` does, with English numbers, for a program without an event loop."""
    before = QLocale()
    QLocale.setDefault(QLocale(QLocale.Language.English, QLocale.Country.UnitedStates))
    try:
        return [page_picture(figure) for figure in figures]
    finally:
        QLocale.setDefault(before)
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
