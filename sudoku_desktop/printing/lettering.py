"""Fonts for paper, sized to fit the text.

All lengths are in *grains*, 1/50 of a millimetre, because Qt sizes fonts in integers only, and millimetres would be too
coarse.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QFontMetricsF, QPainterPath

from sudoku_desktop.board.geometry import NUMBERS, SYMBOLS
from sudoku_desktop.printing.layout import POINT
from sudoku_desktop.printing.typeface import cached_by_thread, own_family

GRAINS = 50
"""Number of grains in a millimetre."""
MEASURED_FIGURE = "8"
TRIAL_PIXELS = 1000


@dataclass(frozen=True)
class Style:
    """Weight and slant of a font."""

    is_bold: bool = False
    is_italic: bool = False


REGULAR, BOLD, ITALIC = Style(), Style(is_bold=True), Style(is_italic=True)


@cached_by_thread(256)
def font(style: Style, grains: int) -> QFont:
    """Return the program's font in a style, with a size in grains (1/50 mm)."""
    made = QFont(own_family())
    made.setPixelSize(max(1, grains))
    made.setWeight(QFont.Weight.Bold if style.is_bold else QFont.Weight.Normal)
    made.setItalic(style.is_italic)
    made.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return made


@cached_by_thread(256)
def metrics(style: Style, grains: int) -> QFontMetricsF:
    """Return the metrics of the program's font in a style, with a size in grains (1/50 mm)."""
    return QFontMetricsF(font(style, grains))


def grains_of_points(points: float) -> int:
    return round(points * POINT * GRAINS)


@dataclass(frozen=True)
class Figures:
    """The digits for square boxes of one size: font, symbols from digit 1, and the start of each digit's baseline."""

    font: QFont
    symbols: Sequence[str]
    starts: tuple[QPointF, ...]

    def outline(self, digit: int) -> QPainterPath:
        """Return the shape of a digit, with the start of its baseline at the origin."""
        return _outline(self.font, self.symbols[digit - 1])


@cached_by_thread(64)
def figures(style: Style, box: float, share: float, size: int, as_numbers: bool = False) -> Figures:
    """Return the digits 1…size; their height is `share` of a box, or less if a digit would be too wide.

    `as_numbers` writes digits above 9 as numbers instead of letters.
    """
    trial = metrics(style, TRIAL_PIXELS)
    symbols = (NUMBERS if as_numbers else SYMBOLS)[:size]
    height = trial.tightBoundingRect(MEASURED_FIGURE).height()
    width = max(trial.tightBoundingRect(symbol).width() for symbol in symbols)
    grains = int(TRIAL_PIXELS * min(share * box / height, max(share, 0.8) * box / width))
    measured = metrics(style, grains)
    baseline = box / 2 - measured.tightBoundingRect(MEASURED_FIGURE).center().y()
    starts = []
    for symbol in symbols:
        # Upright figures are centred by their advance width; italic ones by their ink.
        ink: QRectF = measured.tightBoundingRect(symbol)
        left = box / 2 - ink.center().x() if style.is_italic else (box - measured.horizontalAdvance(symbol)) / 2
        starts.append(QPointF(left, baseline))
    return Figures(font(style, grains), symbols, tuple(starts))


@cached_by_thread(512)
def _outline(of: QFont, symbol: str) -> QPainterPath:
    path = QPainterPath()
    path.addText(QPointF(0, 0), of, symbol)
    return path
