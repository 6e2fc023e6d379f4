"""Icons, drawn as vectors in the text colour of the theme."""

from collections.abc import Callable
from functools import lru_cache, partial

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QIconEngine, QPainter, QPen, QPixmap
from PySide6.QtSvg import QSvgRenderer

from sudoku_desktop.logic import Level
from sudoku_desktop.ui.theme import current_theme

Painting = Callable[[QPainter, QRectF, QIcon.Mode, QIcon.State], None]
LEVEL_ICON = QSize(56, 10)
"""Size of the icon of a level on a button, in logical pixels."""


class _Engine(QIconEngine):
    """Icon engine that repaints its icon for each size and theme."""

    def __init__(self, painting: Painting) -> None:
        super().__init__()
        self._painting = painting

    def clone(self) -> QIconEngine:
        return _Engine(self._painting)

    def pixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QPixmap:
        pixmap = QPixmap(size)
        pixmap.fill(Qt.GlobalColor.transparent)
        with QPainter(pixmap) as painter:
            self.paint(painter, pixmap.rect(), mode, state)
        return pixmap

    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, state: QIcon.State) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._painting(painter, QRectF(rect), mode, state)
        painter.restore()


def painted_icon(painting: Painting) -> QIcon:
    """Return an icon that is repainted for each size and theme; `painting` gets the rectangle to fill."""
    return QIcon(_Engine(painting))


def level_icon(level: Level) -> QIcon:
    """Return a row of dots, one for each level, filled up to this one."""
    return painted_icon(partial(_paint_level, level.rank))


def _paint_level(filled: int, painter: QPainter, rect: QRectF, _mode: QIcon.Mode, _state: QIcon.State) -> None:
    colour, pitch = current_theme().telling_outline, rect.width() / len(Level)
    radius = min(0.37 * pitch, rect.height() / 2 - 1)
    painter.setPen(QPen(colour, 1))
    for place in range(len(Level)):
        painter.setBrush(colour if place < filled else Qt.BrushStyle.NoBrush)
        painter.drawEllipse(QPointF(rect.left() + (place + 0.5) * pitch, rect.center().y()), radius, radius)


def scale_to_square(painter: QPainter, rect: QRectF) -> None:
    """Map the unit square to the largest centred square of a rectangle."""
    side = min(rect.width(), rect.height())
    painter.translate(rect.center() - QPointF(side / 2, side / 2))
    painter.scale(side, side)


def paint_icon(painter: QPainter, icon: QIcon, rect: QRect, ink: QColor) -> None:
    """Draw an icon's shape in one colour, whatever its own colours are."""
    pixmap = icon.pixmap(rect.size(), painter.device().devicePixelRatio())
    inked = QPainter(pixmap)
    inked.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    inked.fillRect(QRect(QPoint(), rect.size()), ink)
    inked.end()
    painter.drawPixmap(rect, pixmap)


@lru_cache(maxsize=128)
def _drawing(shapes: str, colour: str) -> QSvgRenderer:
    """Return a drawing of SVG shapes in the unit square; `colour` replaces the name `ink` in the shapes."""
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">{shapes.replace("ink", colour)}</svg>'
    return QSvgRenderer(svg.encode())


def _icon(shapes: str) -> QIcon:
    def paint(painter: QPainter, rect: QRectF, mode: QIcon.Mode, state: QIcon.State) -> None:
        theme = current_theme()
        colour = theme.disabled_text if mode == QIcon.Mode.Disabled else theme.button_text
        scale_to_square(painter, rect)
        _drawing(shapes, colour.name()).render(painter, QRectF(0, 0, 1, 1))

    return painted_icon(paint)


def _filled(shapes: str) -> Callable[[], QIcon]:
    """Return a function that creates an icon of filled shapes."""
    return partial(_icon, f'<g fill="ink">{shapes}</g>')


def _outlined(shapes: str, width: float = 0.08, *, is_round: bool = True) -> Callable[[], QIcon]:
    """Return a function that creates an icon of outlined shapes; `width` is the line width."""
    ends, joins = ("round", "round") if is_round else ("square", "bevel")
    pen = f'stroke="ink" stroke-width="{width}" stroke-linecap="{ends}" stroke-linejoin="{joins}"'
    return partial(_icon, f'<g fill="none" {pen}>{shapes}</g>')


def _mirrored(shapes: str) -> str:
    return f'<g transform="translate(1 0) scale(-1 1)">{shapes}</g>'


_CHEVRON = '<polyline points=".36 .18 .68 .5 .36 .82"/>'
_CHEVRON_TO_END = f'{_CHEVRON}<path d="M.84 .18V.82"/>'
_BOOK = "".join(f'<polyline points=".5 .26 {outer} .16 {outer} .78 .5 .88"/>' for outer in (0.08, 0.92))

play_icon = _filled('<polygon points=".24 .14 .86 .5 .24 .86"/>')
pause_icon = _filled('<rect x=".2" y=".16" width=".22" height=".68"/><rect x=".58" y=".16" width=".22" height=".68"/>')
step_icon = _filled('<polygon points=".16 .16 .64 .5 .16 .84"/><rect x=".68" y=".16" width=".16" height=".68"/>')
first_icon = _outlined(_mirrored(_CHEVRON_TO_END), 0.13)
back_icon = _outlined(_mirrored(_CHEVRON), 0.13)
forward_icon = _outlined(_CHEVRON, 0.13)
last_icon = _outlined(_CHEVRON_TO_END, 0.13)
stop_icon = _filled('<rect x=".2" y=".2" width=".6" height=".6"/>')
pencil_icon = _filled('<polygon points=".66 .1 .9 .34 .36 .88 .1 .9 .12 .64"/>')
hint_icon = _outlined(
    '<circle cx=".5" cy=".36" r=".28"/><path d="M.38 .74H.62"/><path d="M.38 .88H.62"/>',
    0.09,
    is_round=False,
)
grid_icon = _outlined(
    '<rect x=".12" y=".12" width=".76" height=".76"/>'
    '<path d="M.373 .12V.88"/><path d="M.12 .373H.88"/><path d="M.627 .12V.88"/><path d="M.12 .627H.88"/>',
    0.09,
    is_round=False,
)
bolt_icon = _filled('<polygon points=".58 .06 .2 .56 .47 .56 .4 .94 .8 .42 .53 .42"/>')
sliders_icon = _outlined(
    '<path d="M.1 .24H.9"/><path d="M.1 .5H.9"/><path d="M.1 .76H.9"/>'
    '<g fill="ink"><circle cx=".66" cy=".24" r=".07"/><circle cx=".34" cy=".5" r=".07"/>'
    '<circle cx=".58" cy=".76" r=".07"/></g>',
    0.09,
    is_round=False,
)
evolve_icon = _outlined('<polyline points=".14 .1 .14 .88 .92 .88"/><path d="M.26 .14C.3 .6 .5 .72 .9 .74"/>')
create_icon = _outlined(
    '<rect x=".28" y=".1" width=".44" height=".26"/>'
    '<polyline points=".28 .72 .12 .72 .12 .36 .88 .36 .88 .72 .72 .72"/>'
    '<rect x=".28" y=".56" width=".44" height=".34"/>'
)
lab_icon = _outlined(
    '<path d="M.34 .1H.66"/><polyline points=".4 .1 .4 .42 .16 .9 .84 .9 .6 .42 .6 .1"/><path d="M.28 .66H.72"/>'
)
notes_icon = _outlined(
    '<rect x=".12" y=".12" width=".76" height=".76"/><g fill="ink"><circle cx=".32" cy=".32" r=".035"/>'
    '<circle cx=".5" cy=".32" r=".035"/><circle cx=".32" cy=".5" r=".035"/><circle cx=".68" cy=".68" r=".035"/></g>'
)
undo_icon = _outlined(
    '<polyline points=".36 .14 .14 .36 .36 .58"/><path d="M.14 .36L.6 .36C.96 .36 .96 .86 .6 .86L.36 .86"/>', 0.09
)
erase_icon = _outlined(
    '<polyline points=".58 .14 .88 .42 .46 .84 .3 .84 .12 .62 .58 .14"/>'
    '<path d="M.34 .4L.64 .68"/><path d="M.46 .84L.88 .84"/>'
)
check_icon = _outlined('<polyline points=".14 .54 .38 .78 .86 .24"/>', 0.12)
keyboard_icon = _outlined(
    '<rect x=".06" y=".24" width=".88" height=".52" rx=".06"/>'
    '<path d="M.24 .42h.01587"/><path d="M.5 .42h.01587"/><path d="M.76 .42h.01587"/><path d="M.3 .6H.7"/>'
)
paste_icon = _outlined('<rect x=".2" y=".18" width=".6" height=".72"/><rect x=".36" y=".1" width=".28" height=".16"/>')
camera_icon = _outlined(
    '<polygon points=".1 .28 .3 .28 .38 .16 .62 .16 .7 .28 .9 .28 .9 .84 .1 .84"/><circle cx=".5" cy=".55" r=".16"/>'
)
open_icon = _outlined('<polygon points=".08 .2 .38 .2 .48 .32 .92 .32 .92 .84 .08 .84"/>')
samples_icon = book_icon = _outlined(f'{_BOOK}<path d="M.5 .26L.5 .88"/>')
dice_icon = _outlined(
    '<rect x=".14" y=".14" width=".72" height=".72" rx=".12"/><g fill="ink" stroke="none">'
    '<circle cx=".32" cy=".32" r=".07"/><circle cx=".5" cy=".5" r=".07"/><circle cx=".68" cy=".68" r=".07"/></g>'
)
lens_icon = _outlined('<circle cx=".37" cy=".37" r=".25"/><path d="M.56 .56L.88 .88"/>', 0.1)
race_icon = _outlined(
    "".join(
        f'<path d="M{tail} {y}H{head}"/><path d="M{barb} {y - 0.16:.2f}L{head} {y}L{barb} {y + 0.16:.2f}"/>'
        for y, tail, head, barb in ((0.32, 0.1, 0.88, 0.7), (0.68, 0.9, 0.12, 0.3))
    ),
    0.09,
)
save_icon = _outlined(
    '<polygon points=".14 .14 .68 .14 .86 .32 .86 .86 .14 .86"/>'
    '<rect x=".3" y=".14" width=".34" height=".22"/><rect x=".28" y=".54" width=".44" height=".32"/>'
)
plus_icon = _outlined('<path d="M.19 .5H.81"/><path d="M.5 .19V.81"/>', 0.09)
minus_icon = _outlined('<path d="M.19 .5H.81"/>', 0.09)
remove_icon = _outlined('<path d="M.25 .25L.75 .75"/><path d="M.25 .75L.75 .25"/>', 0.09)
reset_icon = _outlined(
    '<path d="M.206 .393A.3125 .3125 0 1 0 .5 .1875"/>'
    '<polygon points=".075 .275 .1875 .619 .425 .3625" fill="ink" stroke="none"/>',
    0.09,
)
copy_icon = _outlined(
    '<polyline points=".375 .3125 .156 .3125 .156 .875 .594 .875 .594 .6875"/>'
    '<rect x=".375" y=".125" width=".469" height=".5625" rx=".0625"/>',
    0.09,
)
