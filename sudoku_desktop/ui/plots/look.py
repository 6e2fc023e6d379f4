"""The looks of a run's curves, and pens, samples, legends and fonts of charts."""

from collections.abc import Sequence
from functools import cache

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QGuiApplication,
    QIcon,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from sudoku_desktop.figures import CurveLook
from sudoku_desktop.figures.figure import DASHED, DOTTED
from sudoku_desktop.ui.icons import painted_icon
from sudoku_desktop.ui.theme import Theme, current_theme

BEST_SO_FAR = CurveLook("best_so_far", width=2.5)
BEST = CurveLook("best")
MEAN = CurveLook("mean", DASHED)
WORST = CurveLook("worst", DOTTED)
WORST_BAND = CurveLook("worst", is_band=True)
"""Look of the band between mean and worst."""
DIVERSITY = CurveLook("diversity")
RESTART = CurveLook("restart", (9.0, 4.0))
PURGE = CurveLook("restart", (1.5, 3.5))
"""Look of purges; restarts have the same colour and longer dashes."""
EARLIER = CurveLook("cursor_ring_unfocused")
"""Look of the best of earlier runs on the puzzle, in grey."""
SOLVED = CurveLook("agreed_mark")
AXIS = CurveLook("axis")
LEVEL = CurveLook("restart", DOTTED)
"""Look of the boundary between levels of difficulty."""

SAMPLE = 24
"""Width of a sample, in logical pixels, enough to distinguish all dash patterns."""
BAND_ALPHA, FILL_ALPHA = 64, 120
PAD, GAP = 6.0, 18.0
MARKER_PEN = 1.3
SMALL = 11 / 13
"""Size of the numbers on axes and of notes in a chart, as a factor of the application's font size."""
READABLE = 4.5
"""Minimum contrast of text (WCAG 2, AA)."""
_CORNERS = {
    "△": ((-1.3, 1.3), (1.3, 1.3), (0.0, -1.3)),
    "▷": ((-1.3, -1.3), (-1.3, 1.3), (1.3, 0.0)),
    "▼": ((-1.0, -0.7), (1.0, -0.7), (0.0, 1.0)),
    "□": ((-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)),
}
"""Corners of polygonal markers of radius 1."""

Entries = Sequence[tuple[CurveLook, str]]
"""Entries of a legend: look and name."""


def font(factor: float = 1.0, *, bold: bool = False) -> QFont:
    """Return the application's font, scaled by a factor."""
    made = QGuiApplication.font()
    made.setPointSizeF(made.pointSizeF() * factor)
    made.setBold(bold)
    return made


def veil(colour: QColor, alpha: int) -> QColor:
    """Return the colour with an opacity from 0 to 255."""
    thin = QColor(colour)
    thin.setAlpha(alpha)
    return thin


def line(colour: QColor, width: float = 1.0) -> QPen:
    """Return a cosmetic pen, whose width in pixels does not depend on the painter's scale."""
    pen = QPen(colour, width)
    pen.setCosmetic(True)
    return pen


def colour_of(look: CurveLook, theme: Theme) -> QColor:
    colour = getattr(theme, f"plot_{look.colour}", None) or getattr(theme, look.colour)
    assert isinstance(colour, QColor)
    return colour


def ink_of(look: CurveLook, theme: Theme) -> QColor:
    """Return a curve's colour for texts, darkened or lightened until it is readable on the chart."""
    return QColor(_readable(colour_of(look, theme).rgb(), theme.plot_background.rgb(), theme.plot_axis.rgb()))


@cache
def _readable(colour: int, ground: int, ink: int) -> int:
    """Return a colour mixed with the smallest share of `ink` that makes it readable on `ground`; all are RGB."""
    for share in range(0, 100, 5):
        mixed = [round(c + (i - c) * share / 100) for c, i in zip(_parts(colour), _parts(ink), strict=True)]
        rgb = QColor(*mixed).rgb()
        darker, lighter = sorted((_luminance(rgb), _luminance(ground)))
        if (lighter + 0.05) / (darker + 0.05) >= READABLE:
            return rgb
    return ink


def _luminance(rgb: int) -> float:
    """Return the relative luminance (WCAG 2) of a colour, from 0 to 1."""
    linear = [each / 3294.6 if each <= 10 else ((each / 255 + 0.055) / 1.055) ** 2.4 for each in _parts(rgb)]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def _parts(rgb: int) -> tuple[int, int, int]:
    return rgb >> 16 & 255, rgb >> 8 & 255, rgb & 255


def pen_of(look: CurveLook, theme: Theme, width: float = 1.0) -> QPen:
    """Return a cosmetic pen with the dashes of a look; widths above 1 are slow to draw."""
    pen = line(colour_of(look, theme), width)
    if look.dashes:
        pen.setDashPattern([dash / width for dash in look.dashes])
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    return pen


def draw_marker(painter: QPainter, at: QPointF, marker: str, radius: float, colour: QColor, ground: QColor) -> None:
    """Draw one of the marker symbols around a point."""
    painter.setPen(line(ground if marker == "▼" else colour, 2.0 if marker in ("○", "◉") else MARKER_PEN))
    fills = {"●": veil(colour, FILL_ALPHA), "•": colour, "▼": colour, "◉": ground, "□": ground}
    painter.setBrush(fills.get(marker, Qt.BrushStyle.NoBrush))
    if marker in _CORNERS:
        painter.drawPolygon(QPolygonF([at + QPointF(x * radius, y * radius) for x, y in _CORNERS[marker]]))
    elif marker:
        painter.drawEllipse(at, radius, radius)
    if marker == "◉":
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        painter.drawEllipse(at, 0.4 * radius, 0.4 * radius)


def draw_sample(painter: QPainter, rect: QRectF, look: CurveLook, theme: Theme) -> None:
    """Draw a sample of a curve, band or marker for a legend."""
    colour = colour_of(look, theme)
    if look.is_band:
        painter.fillRect(QRectF(rect.left(), rect.center().y() - 4, rect.width(), 8), veil(colour, BAND_ALPHA))
    elif look.marker:
        draw_marker(painter, rect.center(), look.marker, 4.0, colour, theme.plot_background)
    else:
        painter.setPen(pen_of(look, theme, max(2.0, 1.4 * look.width)))
        painter.drawLine(QPointF(rect.left(), rect.center().y()), QPointF(rect.right(), rect.center().y()))


def sample_icon(look: CurveLook) -> QIcon:
    return painted_icon(lambda painter, rect, mode, state: draw_sample(painter, rect, look, current_theme()))


def legend_height(entries: Entries, width: float, metrics: QFontMetricsF) -> float:
    """Return the height of a legend of this width, in pixels."""
    return 1.3 * metrics.height() * len(_legend_lines(entries, width, metrics))


def _legend_lines(entries: Entries, width: float, metrics: QFontMetricsF) -> list[list[tuple[float, CurveLook, str]]]:
    lines: list[list[tuple[float, CurveLook, str]]] = []
    x = 0.0
    for look, name in entries:
        wide = SAMPLE + PAD + metrics.horizontalAdvance(name)
        if not lines or x + wide > width:
            lines.append([])
            x = 0.0
        lines[-1].append((x, look, name))
        x += wide + GAP
    return lines


def draw_legend(painter: QPainter, area: QRectF, entries: Entries, theme: Theme, ink: QColor) -> None:
    """Draw a legend in lines from the upper left corner of an area."""
    metrics = QFontMetricsF(painter.font())
    top = area.top()
    for entries_of_line in _legend_lines(entries, area.width(), metrics):
        for x, look, name in entries_of_line:
            draw_sample(painter, QRectF(area.left() + x, top, SAMPLE, metrics.height()), look, theme)
            painter.setPen(ink)
            room = area.width() - x - SAMPLE - PAD
            shown = metrics.elidedText(name, Qt.TextElideMode.ElideRight, max(room, 0))
            painter.drawText(QPointF(area.left() + x + SAMPLE + PAD, top + metrics.ascent()), shown)
        top += 1.3 * metrics.height()


class LegendView(QWidget):
    """Legend beside a chart, hidden while it has no entries."""

    def __init__(self) -> None:
        super().__init__()
        self.entries: Entries = ()
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.hide()

    def show_entries(self, entries: Entries) -> None:
        self.entries = entries
        self.setVisible(bool(entries))
        self.setAccessibleName(", ".join(name for _, name in entries))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(0, self.heightForWidth(self.width()))

    def heightForWidth(self, width: int) -> int:
        return round(legend_height(self.entries, width, QFontMetricsF(self.font())))

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            draw_legend(
                painter, QRectF(self.rect()), self.entries, current_theme(), self.palette().windowText().color()
            )
