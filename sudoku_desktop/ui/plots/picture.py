"""Exported charts: as shown, on white, below their title and legend."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from PySide6.QtCore import QBuffer, QPointF, QRect, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QImage, QPainter
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtWidgets import QGraphicsView

from sudoku_desktop.services.writing import write_bytes, write_text
from sudoku_desktop.ui.plots.look import Entries, draw_legend, legend_height
from sudoku_desktop.ui.theme import LIGHT

SCALE = 2.0
"""Pixels per logical pixel in a PNG."""
MARGIN = 12.0


@dataclass(frozen=True)
class ExportedChart:
    """A title, a legend and a view below them; the caller applies the light theme to the view first."""

    title: str
    legend: Entries
    view: QGraphicsView
    font: QFont

    def _header_height(self, width: float) -> float:
        metrics = QFontMetricsF(self.font)
        title = 1.6 * metrics.height() if self.title else 0.0
        return MARGIN + title + legend_height(self.legend, width - 2 * MARGIN, metrics)

    @property
    def size(self) -> QSizeF:
        """Size in logical pixels."""
        shown = self.view.viewport().size()
        return QSizeF(shown.width(), shown.height() + self._header_height(shown.width()))

    def paint(self, painter: QPainter) -> None:
        """Paint title, legend and view, from the origin."""
        size, metrics = self.size, QFontMetricsF(self.font)
        painter.fillRect(QRectF(QPointF(0, 0), size), LIGHT.plot_background)
        y = MARGIN
        if self.title:
            bold = QFont(self.font)
            bold.setBold(True)
            painter.setFont(bold)
            painter.setPen(LIGHT.plot_axis)
            painter.drawText(QPointF(MARGIN, y + metrics.ascent()), self.title)
            y += 1.6 * metrics.height()
        painter.setFont(self.font)
        area = QRectF(MARGIN, y, size.width() - 2 * MARGIN, size.height())
        draw_legend(painter, area, self.legend, LIGHT, LIGHT.plot_axis)
        shown = self.view.viewport().rect()
        target = QRectF(0, self._header_height(size.width()), shown.width(), shown.height())
        self.view.render(painter, target, shown, Qt.AspectRatioMode.IgnoreAspectRatio)

    def png(self) -> QImage:
        """Return the chart as a raster image."""
        size = self.size
        image = QImage(round(size.width() * SCALE), round(size.height() * SCALE), QImage.Format.Format_RGB32)
        image.setDevicePixelRatio(SCALE)
        with QPainter(image) as painter:
            self.paint(painter)
        return image

    def svg(self) -> str:
        """Return the chart as the text of an SVG file."""
        size = self.size
        buffer = QBuffer()
        generator = QSvgGenerator()
        generator.setOutputDevice(buffer)
        generator.setSize(QSize(round(size.width()), round(size.height())))
        generator.setViewBox(QRect(0, 0, round(size.width()), round(size.height())))
        generator.setResolution(96)
        generator.setTitle(self.title)
        with QPainter(generator) as painter:
            self.paint(painter)
        # Viewers without this font fall back to another sans-serif font.
        return re.sub(r'font-family="([^"]*)"', r'font-family="\1, sans-serif"', bytes(buffer.data().data()).decode())


def drawn(picture: ExportedChart, path: Path) -> Callable[[], None]:
    """Render a chart as SVG or PNG, according to the suffix, and return a function that writes the file.

    The function writes atomically, in any thread; it raises NotWrittenError.
    """
    if path.suffix.lower() == ".svg":
        return partial(write_text, path, picture.svg())
    image = picture.png()

    def write() -> None:
        buffer = QBuffer()
        image.save(buffer, "PNG")  # type: ignore[call-overload]
        write_bytes(path, bytes(buffer.data().data()))

    return write
