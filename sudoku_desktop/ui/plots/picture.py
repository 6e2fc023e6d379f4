"""A plot as a file has it: as it is shown, on white, under its title and a legend. Either the whole file or none."""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from PySide6.QtCore import QBuffer, QPointF, QRect, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QImage, QPainter
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtWidgets import QGraphicsView

from sudoku_desktop.services.writing import write_bytes, write_text
from sudoku_desktop.ui.plots.look import CurveLook, draw_sample
from sudoku_desktop.ui.theme import LIGHT

SCALE = 2.0
"""Pixels a logical pixel in a PNG."""
MARGIN = 12.0
SAMPLE = 26.0
GAP = 18.0


@dataclass(frozen=True)
class Picture:
    """A title, a legend, and the view below them. The caller has dressed the view in the light theme."""

    title: str
    legend: Sequence[tuple[CurveLook, str]]
    view: QGraphicsView
    font: QFont

    def _legend_lines(self, width: float) -> list[list[tuple[CurveLook, str]]]:
        metrics = QFontMetricsF(self.font)
        lines: list[list[tuple[CurveLook, str]]] = [[]]
        x = 0.0
        for look, name in self.legend:
            wide = SAMPLE + 6 + metrics.horizontalAdvance(name) + GAP
            if lines[-1] and x + wide > width:
                lines.append([])
                x = 0.0
            lines[-1].append((look, name))
            x += wide
        return lines

    def _header_height(self, width: float) -> float:
        line = QFontMetricsF(self.font).height() * 1.3
        return MARGIN + line * ((2 if self.title else 0) / 1.6 + len(self._legend_lines(width - 2 * MARGIN)))

    @property
    def size(self) -> QSizeF:
        """In logical pixels."""
        shown = self.view.viewport().size()
        return QSizeF(shown.width(), shown.height() + self._header_height(shown.width()))

    def paint(self, painter: QPainter) -> None:
        """Everything, from the origin."""
        size = self.size
        painter.fillRect(QRectF(QPointF(0, 0), size), LIGHT.plot_background)
        metrics = QFontMetricsF(self.font)
        line = metrics.height() * 1.3
        y = MARGIN
        if self.title:
            bold = QFont(self.font)
            bold.setBold(True)
            painter.setFont(bold)
            painter.setPen(LIGHT.plot_axis)
            painter.drawText(QPointF(MARGIN, y + metrics.ascent()), self.title)
            y += line * 2 / 1.6
        painter.setFont(self.font)
        for entries in self._legend_lines(size.width() - 2 * MARGIN):
            x = MARGIN
            for look, name in entries:
                draw_sample(painter, QRectF(x, y, SAMPLE, metrics.height()), look, LIGHT)
                painter.setPen(LIGHT.plot_axis)
                painter.drawText(QPointF(x + SAMPLE + 6, y + metrics.ascent()), name)
                x += SAMPLE + 6 + metrics.horizontalAdvance(name) + GAP
            y += line
        header = self._header_height(size.width())
        shown = self.view.viewport().rect()
        target = QRectF(0, header, shown.width(), shown.height())
        self.view.render(painter, target, shown, Qt.AspectRatioMode.IgnoreAspectRatio)


def drawn(picture: Picture, path: Path) -> Callable[[], None]:
    """Draw now what a file holds, as its ending says: .svg, else PNG.

    Calling what this gives, in whatever thread, writes the file; that raises NotWrittenError.
    """
    return _drawn_svg(picture, path) if path.suffix.lower() == ".svg" else _drawn_png(picture, path)


def _drawn_png(picture: Picture, path: Path) -> Callable[[], None]:
    size = picture.size
    image = QImage(round(size.width() * SCALE), round(size.height() * SCALE), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(SCALE)
    painter = QPainter(image)
    picture.paint(painter)
    painter.end()

    def write() -> None:
        buffer = QBuffer()
        image.save(buffer, "PNG")  # type: ignore[call-overload]
        write_bytes(path, bytes(buffer.data().data()))

    return write


def _drawn_svg(picture: Picture, path: Path) -> Callable[[], None]:
    size = picture.size
    buffer = QBuffer()
    generator = QSvgGenerator()
    generator.setOutputDevice(buffer)
    generator.setSize(QSize(round(size.width()), round(size.height())))
    generator.setViewBox(QRect(0, 0, round(size.width()), round(size.height())))
    generator.setResolution(96)
    generator.setTitle(picture.title)
    painter = QPainter(generator)
    picture.paint(painter)
    painter.end()
    # Whoever has not this machine's font shall at least have one without serifs.
    text = re.sub(r'font-family="([^"]*)"', r'font-family="\1, sans-serif"', bytes(buffer.data().data()).decode())
    return partial(write_text, path, text)
