"""How curves are told apart: by colour, and by dashes for whoever sees no colours."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPen

from sudoku_desktop.ui.icons import painted_icon
from sudoku_desktop.ui.theme import Theme, current_theme

SOLID: tuple[float, ...] = ()
DASHED = (6.0, 3.0)
DOTTED = (2.0, 2.0)
DASH_DOTTED = (7.0, 3.0, 1.5, 3.0)
LONG_DASHED = (14.0, 4.0)

RESTART_DASHES = (9.0, 4.0)
PURGE_DASHES = (1.5, 3.5)

SAMPLE = 24
"""The width of a sample in logical pixels, in which every pattern of dashes is known from the others."""
OVERLAY_COLOURS = 4
_OVERLAY_DASHES = (DASHED, DOTTED, DASH_DOTTED, LONG_DASHED, SOLID)


def veil(colour: QColor, alpha: int) -> QColor:
    """The colour, through which something is seen."""
    thin = QColor(colour)
    thin.setAlpha(alpha)
    return thin


def line(colour: QColor, width: float = 1.0) -> QPen:
    """A pen in pixels."""
    pen = QPen(colour, width)
    pen.setCosmetic(True)
    return pen


@dataclass(frozen=True)
class CurveLook:
    """A curve's name for the theme, its dashes and its width in pixels.

    A *band* fills the room between two curves, palely.
    """

    colour: str
    dashes: Sequence[float] = SOLID
    width: float = 1.0
    is_band: bool = False

    def colour_in(self, theme: Theme) -> QColor:
        colour = getattr(theme, f"plot_{self.colour}")
        assert isinstance(colour, QColor)
        return colour

    def pen(self, theme: Theme, width: float = 1.0) -> QPen:
        """A cosmetic pen; wider than 1 it draws slowly."""
        pen = line(self.colour_in(theme), width)
        if self.dashes:
            pen.setDashPattern([dash / width for dash in self.dashes])
            pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        return pen


BEST_SO_FAR = CurveLook("best_so_far", width=2.5)
BEST = CurveLook("best")
MEAN = CurveLook("mean", DASHED)
WORST = CurveLook("worst", DOTTED)
WORST_BAND = CurveLook("worst", is_band=True)
"""From the mean to the worst."""
BAND_ALPHA = 64
DIVERSITY = CurveLook("diversity")
RESTART = CurveLook("restart", RESTART_DASHES)
PURGE = CurveLook("restart", PURGE_DASHES)
"""Of one colour: long dashes and dots tell the two apart."""
OPTIMUM = CurveLook("axis")


def overlay_look(number: int) -> CurveLook:
    """The look of the overlay of this number, counted from 0: 20 differ (4 colours, 5 dashes), then they come again."""
    return CurveLook(f"overlay_{number % OVERLAY_COLOURS}", _OVERLAY_DASHES[number % len(_OVERLAY_DASHES)])


def draw_sample(painter: QPainter, rect: QRectF, look: CurveLook, theme: Theme) -> None:
    """A stretch of a curve, as a legend shows it."""
    if look.is_band:
        room = QRectF(rect.left(), rect.center().y() - 4, rect.width(), 8)
        painter.fillRect(room, veil(look.colour_in(theme), BAND_ALPHA))
        return
    painter.setPen(look.pen(theme, max(2.0, 1.4 * look.width)))
    painter.drawLine(QPointF(rect.left(), rect.center().y()), QPointF(rect.right(), rect.center().y()))


def sample_icon(look: CurveLook) -> QIcon:
    return painted_icon(lambda painter, rect, mode, state: draw_sample(painter, rect, look, current_theme()))
