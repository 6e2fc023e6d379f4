"""What becomes of a population: where it agrees, cell by cell, and how one founder takes over."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pyqtgraph as pg
from numpy.typing import NDArray
from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QWidget

from sudoku_desktop.board import BLANK, Grid
from sudoku_desktop.board.terms import Cells
from sudoku_desktop.evolution.explanation.report import Takeover
from sudoku_desktop.evolution.history import EntropyHistory
from sudoku_desktop.sentence import Sentence
from sudoku_desktop.speaking import in_words
from sudoku_desktop.ui.numbers import percentage, whole
from sudoku_desktop.ui.plots.axes import PlotAxis, ShareAxis
from sudoku_desktop.ui.plots.charts import Chart, LogAxis, position
from sudoku_desktop.ui.plots.look import BEST_SO_FAR, MEAN
from sudoku_desktop.ui.plots.marks import Mark, PixelCurves
from sudoku_desktop.ui.theme import Theme, current_theme

COLUMNS = 512
"""Stretches of a run that are told apart."""
WIDTH = 1.6
ZERO = -0.3
"""Where generation 0 lies on the logarithmic axis of a takeover, most of which happens in the first few."""

translate = QCoreApplication.translate


class _RowAxis(PlotAxis):
    """Numbers the rows of a grid from top to bottom, each beside the middle of its cells."""

    order = 9

    def tickValues(self, low: float, high: float, size: float) -> list[tuple[float, list[float]]]:
        return [(self.order, [self.order * (row + 0.5) for row in range(self.order)])]

    def tickStrings(self, values: Sequence[float], scale: float, spacing: float) -> list[str]:
        return [whole(self.order - value / self.order + 0.5) for value in values]


class _HeatMap(Mark):
    """A line of pixels a cell, the stronger the colour the higher its entropy; what is given is grey."""

    def __init__(self, box: pg.ViewBox) -> None:
        super().__init__(box, height=-6)
        self.entropy: NDArray[np.float32] | None = None
        """(columns, cells)."""
        self.last = 0
        """The generation of the last column."""
        self.given = np.zeros(0, bool)

    def draw(self, painter: QPainter, area: QRectF, theme: Theme) -> None:
        if self.entropy is None:
            return
        calm, strong, grey = (
            np.array([colour.red(), colour.green(), colour.blue()])
            for colour in (theme.plot_background, theme.plot_best, theme.plot_grid)
        )
        share = self.entropy.T[..., None]
        colours = np.where(self.given[:, None, None], grey, calm + np.sqrt(share) * (strong - calm)).astype(np.uint8)
        height, width = share.shape[:2]
        image = QImage(colours.tobytes(), width, height, 3 * width, QImage.Format.Format_RGB888)
        painter.drawImage(QRectF(self.place(0.0, height), self.place(max(self.last, 1), 0.0)), image)
        size = int(height**0.5)
        painter.setPen(QColor(theme.plot_grid))
        for row in range(size + 1):
            y = self.place(0.0, row * size).y()
            painter.drawLine(int(area.left()), int(y), int(area.right()), int(y))


class EntropyChart(Chart):
    """How much the population differs in each cell, over a run."""

    def __init__(self, parent: QWidget | None = None) -> None:
        generations, self._rows = PlotAxis("bottom"), _RowAxis("left")
        generations.is_whole = True
        super().__init__(generations, self._rows, parent)
        self.label(translate("Landscape", "Generation"), translate("Landscape", "Row of the grid"))
        self._map = _HeatMap(self.box)
        self._givens = Grid.blank()
        self.marks = [self._map]
        self.dress(current_theme())

    @property
    def entropy(self) -> NDArray[np.float32] | None:
        """(columns, cells), over equal stretches of the run."""
        return self._map.entropy

    def show_entropies(self, history: EntropyHistory, last: int, givens: Grid) -> None:
        """Show what is known of a run that has come to generation `last`."""
        self._givens, self._rows.order = givens, givens.size
        self._map.entropy = history.stretched(COLUMNS) if len(history) else None
        self._map.given, self._map.last = givens.cells != BLANK, last
        self.show_range((0.0, max(last, 1)), (0.0, givens.cells.size))
        self._map.update()

    def name_at(self, x: float, y: float) -> str:
        entropy, cells = self._map.entropy, self._givens.cells.size
        if entropy is None or not (0 <= x <= self._map.last and 0 < y <= cells):
            return ""
        cell = int(cells - y)
        share = float(entropy[min(COLUMNS - 1, int(x / max(self._map.last, 1) * COLUMNS)), cell])
        return in_words(
            Sentence(
                "{cell}, generation {generation}: the digits differ by {share}",
                cell=Cells((cell,), self._givens.geometry),
                generation=round(x),
                share=percentage(share),
            )
        )


class TakeoverChart(Chart):
    """The share of one founder, and of founders of whom anything is left, over the life of a population."""

    def __init__(self, parent: QWidget | None = None) -> None:
        generations, shares = LogAxis("bottom"), ShareAxis("left")
        generations.is_whole, generations.zero = True, ZERO
        super().__init__(generations, shares, parent)
        self.label(translate("Landscape", "Generations since the population began"), translate("Landscape", "Share"))
        self.legend = [
            (BEST_SO_FAR, translate("Landscape", "Cells from one founder")),
            (MEAN, translate("Landscape", "Founders of whom something is left")),
        ]
        self._curves = PixelCurves(self.box)
        self.takeover: Takeover | None = None
        self.marks = [self._curves]
        self.show_takeover(None)
        self.dress(current_theme())

    def show_takeover(self, takeover: Takeover | None) -> None:
        """Show it; None for nothing."""
        self.takeover = takeover
        self._curves.curves = ()
        right = 1.0
        if takeover is not None:
            x = position(np.array(takeover.generations) - takeover.first, ZERO)
            right = max(right, float(x[-1]))
            left = np.array(takeover.left) / takeover.population
            self._curves.curves = (
                (BEST_SO_FAR, WIDTH * BEST_SO_FAR.width / 2, x, np.array(takeover.greatest)),
                (MEAN, WIDTH, x, left),
            )
        self.show_range((ZERO, right + 0.05), (0.0, 1.05))
        self._curves.update()

    def name_at(self, x: float, y: float) -> str:
        takeover = self.takeover
        if takeover is None:
            return ""
        places = position(np.array(takeover.generations) - takeover.first, ZERO)
        place = int(np.abs(places - x).argmin())
        return in_words(
            Sentence(
                "Generation {generation}: {share} of the cells from one founder, something left of {left} of {all}",
                generation=takeover.generations[place],
                share=percentage(takeover.greatest[place]),
                left=takeover.left[place],
                all=takeover.population,
            )
        )
