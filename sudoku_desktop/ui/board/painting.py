"""Draws a board with any QPainter, on screen or into an image.

No information is coded by colour alone. Givens are bold, entries regular, evolved digits italic; a conflict has a wavy
underline, a cell on which a whole population agrees a dot in its corner, a cell filled before the evolution began a
triangle, and a cell read from a picture with doubt a dashed frame. Everything is drawn in whole device pixels, at every
scale factor, so that lines are sharp.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QGlyphRun,
    QPainter,
    QPainterPath,
    QPainterPathStroker,
    QPen,
    QPolygonF,
    QRawFont,
    QTextLayout,
)

from sudoku_desktop.board.geometry import EXTRAS, Geometry, Variant
from sudoku_desktop.printing.typeface import cached_by_thread, own_family
from sudoku_desktop.ui.board.deduction_painting import DeductionBrush
from sudoku_desktop.ui.board.illustration import Illustration
from sudoku_desktop.ui.board.layout import BoardLayout, lay_out, note_columns
from sudoku_desktop.ui.board.look import CellKind, CellLook
from sudoku_desktop.ui.board.signals import Wash
from sudoku_desktop.ui.board.state import note_bit
from sudoku_desktop.ui.theme import WINDOWS_FAMILY, Theme

DIGIT_SHARE = 0.68
"""Font size of digits, in cells; figures are about 0.7 of the font size high."""
WIDEST_SHARE = 0.9
"""Maximum width of a number of two figures, in cells."""
NOTE_SHARE = 0.25
MAX_NOTE_SHARE = 0.31
LEGIBLE_PIXELS = 7
"""Minimum legible font size, in logical pixels; smaller notes are drawn as dots."""
DOT_SHARE, BOLD_DOT_SHARE = 0.45, 0.8
"""Radius of dots for notes, relative to half the note's square; the second for the digit under the cursor."""
DEDUCTION_NOTE_ZOOM = 1.15
"""Scale factor of notes while a deduction is shown."""
FOUNDER_SHARE = 0.2
"""Font size of a founder's number, in cells, so that two digits do not touch the digit in the cell."""
MARK_RASTER = 32
"""Number of units per cell in which marks are measured."""
FIXED_MARK_SIDE = 6.5
"""Side of the triangle that marks a propagated cell, in 32nds of a cell."""
CORNER_SHARE = 0.12
"""Radius of the board's rounded corners, in cells."""
MAX_CORNER = 3
"""Maximum radius of the corners, in widths of the frame; with more, the corners of the cells would stick out."""


@dataclass(frozen=True)
class BoardPicture:
    """Everything that one painting of a board shows.

    `cursor` is a cell or None; `washes` are tints of the cells' backgrounds, or empty. With `highlights` the units of
    the cursor are tinted, and all occurrences of `digit`, or of the cursor's digit when it is 0. An `illustration` is
    drawn around the digits and notes of `looks`; `marks` draws above everything, in device pixels. `is_typed_in`:
    whether the frame is dashed, because typed digits become givens.
    """

    looks: Sequence[CellLook]
    shape: Geometry
    cursor: int | None = None
    has_focus: bool = False
    highlights: bool = True
    digit: int = 0
    washes: Sequence[Wash | None] = ()
    illustration: Illustration | None = None
    marks: Callable[[QPainter, BoardLayout], None] | None = None
    is_typed_in: bool = False


def paint_board(painter: QPainter, space: QRectF, picture: BoardPicture, theme: Theme, family: str) -> None:
    """Draw the board centred in `space` (logical pixels); the painter may be translated and scaled."""
    device = painter.deviceTransform()
    pixels = device.mapRect(space)
    low_on_top = theme.lettering.low_notes_on_top
    layout = lay_out(int(min(pixels.width(), pixels.height())), picture.shape, low_on_top)
    left = layout.first_pixel(pixels.x(), pixels.width())
    top = layout.first_pixel(pixels.y(), pixels.height())
    painter.save()
    painter.setWorldTransform(device.inverted()[0], True)  # from here on, one unit is one device pixel
    painter.translate(left, top)
    _Brush(painter, layout, picture, theme, family).paint()
    painter.restore()


class _Glyph(NamedTuple):
    """A glyph of a text, and the start of its baseline relative to the start of the text."""

    font: QRawFont
    number: int
    place: QPointF


@dataclass(frozen=True)
class _Face:
    """A font for a cell size, and the start of the baseline of each digit within its box."""

    font: QFont
    starts: tuple[QPointF, ...]
    glyphs: tuple[tuple[_Glyph, ...], ...]

    @classmethod
    def fit(
        cls, family: str, pixels: int, box: float, symbols: Sequence[str], weight: QFont.Weight, *, italic: bool
    ) -> "_Face":
        font = QFont(family)
        font.setPixelSize(max(1, pixels))
        font.setWeight(weight)
        font.setItalic(italic)
        font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
        for feature in ("tnum", "lnum"):  # figures of equal width and height, where the font offers them
            font.setFeature(QFont.Tag(feature), 1)
        widest = max(map(QFontMetricsF(font).horizontalAdvance, symbols))
        if widest > WIDEST_SHARE * box:
            font.setPixelSize(max(1, int(pixels * WIDEST_SHARE * box / widest)))
        metrics = QFontMetricsF(font)
        figure = metrics.tightBoundingRect("8")
        baseline = round(box / 2 - figure.center().y())
        starts = []
        for text in symbols:
            # Upright figures are centred by their advance width, slanted ones by their ink.
            ink = metrics.tightBoundingRect(text)
            left = box / 2 - ink.center().x() if italic else (box - metrics.horizontalAdvance(text)) / 2
            starts.append(QPointF(left, baseline))
        return cls(font, tuple(starts), tuple(map(partial(_glyphs, font), symbols)))

    def draw(self, painter: QPainter, digit: int, place: QPointF, corners: Sequence[QPointF]) -> None:
        """Draw a digit at the same place relative to each of several corners, as one glyph run."""
        for glyph in self.glyphs[digit - 1]:
            run = QGlyphRun()
            run.setRawFont(glyph.font)
            run.setGlyphIndexes([glyph.number] * len(corners))
            run.setPositions(corners)
            painter.drawGlyphRun(place + self.starts[digit - 1] + glyph.place, run)


def _glyphs(font: QFont, text: str) -> tuple[_Glyph, ...]:
    """Return the glyphs of a short text, relative to the start of its baseline."""
    layout = QTextLayout(text, font)
    layout.beginLayout()
    line = layout.createLine()
    layout.endLayout()
    down = QPointF(0, line.ascent())
    return tuple(
        _Glyph(run.rawFont(), number, place - down)
        for run in layout.glyphRuns()
        for number, place in zip(run.glyphIndexes(), run.positions(), strict=True)
    )


@dataclass(frozen=True)
class _Faces:
    """Fonts for one cell size."""

    digits: dict[CellKind, _Face]
    note: _Face
    chosen_note: _Face


@cached_by_thread(32)
def _faces(family: str, layout: BoardLayout, size: float, note_zoom: float, symbols: str | tuple[str, ...]) -> _Faces:
    cell, note_box = layout.cell, layout.note_box
    weight = QFont.Weight
    digit_pixels = round(cell * DIGIT_SHARE * size)
    note_pixels = round(cell * min(NOTE_SHARE * note_zoom * size, MAX_NOTE_SHARE) * 3 / note_columns(layout.size))

    def digit(weight: QFont.Weight, italic: bool = False) -> _Face:
        return _Face.fit(family, digit_pixels, cell, symbols, weight, italic=italic)

    return _Faces(
        {
            CellKind.GIVEN: digit(weight.Bold),
            CellKind.ENTRY: digit(weight.Normal),
            CellKind.FIXED: digit(weight.Normal),
            CellKind.EVOLVED: digit(weight.Normal, italic=True),
        },
        _Face.fit(family, note_pixels, note_box, symbols, weight.Normal, italic=False),
        _Face.fit(family, note_pixels, note_box, symbols, weight.Bold, italic=False),
    )


@lru_cache(maxsize=32)
def _wave(cell: int) -> QPainterPath:
    """Return the outline of a conflict's wave in a cell; cached, because stroking each time took twice as long."""
    unit = cell / MARK_RASTER
    length, height = 4 * unit, 2.6 * unit
    wave = QPainterPath(QPointF(8 * unit, 27.8 * unit))
    for step in range(4):
        start = wave.currentPosition()
        bend = QPointF(length / 2, -height if step % 2 == 0 else height)
        wave.quadTo(start + bend, start + QPointF(length, 0))
    stroker = QPainterPathStroker()
    stroker.setWidth(max(1.5, 2.0 * unit))
    stroker.setCapStyle(Qt.PenCapStyle.RoundCap)
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return stroker.createStroke(wave)


@lru_cache(maxsize=16)
def _cells_of_extras(shape: Geometry) -> frozenset[int]:
    """Return the cells on diagonals or in windows."""
    kinds = {EXTRAS[extra] for extra in shape.extras}
    units = (cells for unit, cells in enumerate(shape.units.tolist()) if shape.unit_name(unit)[0] in kinds)
    return frozenset(cell for cells in units for cell in cells)


class _Brush:
    """Paints one board, with its top left corner at the origin."""

    def __init__(
        self, painter: QPainter, layout: BoardLayout, picture: BoardPicture, theme: Theme, family: str
    ) -> None:
        self.painter = painter
        self.layout = layout
        self.picture = picture
        self.theme = theme
        note_zoom = DEDUCTION_NOTE_ZOOM if picture.illustration else 1.0
        lettering = theme.lettering
        chosen = family if lettering.family == WINDOWS_FAMILY else lettering.family or own_family()
        self.symbols = lettering.symbols[: layout.size]
        self.faces = _faces(chosen, layout, lettering.size, note_zoom, self.symbols)
        legible = LEGIBLE_PIXELS * painter.device().devicePixelRatio()
        self.notes_are_dots = self.faces.note.font.pixelSize() < legible
        self.radius = max(2.0, min(layout.cell * CORNER_SHARE, MAX_CORNER * layout.box_line))
        self.unit = layout.cell / MARK_RASTER
        self.tinted = _cells_of_extras(picture.shape)
        illustration = picture.illustration
        self.deduction = DeductionBrush(painter, layout, illustration, theme) if illustration else None

    def paint(self) -> None:
        self._paint_frame()
        self._paint_cell_lines()
        self.seen = self._seen_from_cursor()
        cursor_digit = self._cursor_digit()
        for cell, (look, (left, top)) in enumerate(self._cells()):
            ground = self._ground(cell, look, cursor_digit)
            self.painter.fillRect(left, top, self.layout.cell, self.layout.cell, ground)
        self._paint_borders()
        self.painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._outline(QPen(self.theme.box_line, self.layout.box_line))
        self._paint_diagonals()
        if self.deduction:
            self.deduction.paint_under()
        self._paint_digits()
        self._paint_notes(cursor_digit)
        self._paint_fixed_marks()
        self._paint_founders()
        self._paint_doubts()
        self._paint_agreed_marks()
        self._paint_clash_marks()
        if self.deduction:
            self.deduction.paint_over()
        if self.picture.is_typed_in:
            self._paint_typing_frame()
        if self.picture.marks is not None:
            self.picture.marks(self.painter, self.layout)
        if self.picture.cursor is not None:
            self._paint_cursor(self.picture.cursor)

    def _cells(self) -> Iterable[tuple[CellLook, tuple[int, int]]]:
        """Return look and top left corner of every cell."""
        return zip(self.picture.looks, self.layout.corners, strict=True)

    # Backgrounds and lines

    def _paint_frame(self) -> None:
        self.painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.painter.setPen(Qt.PenStyle.NoPen)
        self.painter.setBrush(self.theme.box_line)
        self.painter.drawRoundedRect(QRectF(0, 0, self.layout.side, self.layout.side), self.radius, self.radius)
        self.painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)

    def _paint_typing_frame(self) -> None:
        """Replace the solid frame by a dashed one, while a puzzle's givens are typed."""
        dashed = QPen(self.theme.cursor_ring, self.layout.box_line)
        dashed.setCapStyle(Qt.PenCapStyle.FlatCap)
        dashed.setDashPattern([3.0, 2.0])  # in widths of the pen
        self._outline(QPen(self.theme.paper, self.layout.box_line + 1))
        self._outline(dashed)

    def _outline(self, pen: QPen) -> None:
        """Draw the frame's line, whose rounded corners cover those of the cells."""
        inset = self.layout.box_line / 2
        side, radius = self.layout.side - 2 * inset, self.radius - inset
        self.painter.setPen(pen)
        self.painter.setBrush(Qt.BrushStyle.NoBrush)
        self.painter.drawRoundedRect(QRectF(inset, inset, side, side), radius, radius)

    def _paint_cell_lines(self) -> None:
        layout, block = self.layout, self.layout.block
        length = block * layout.cell + (block - 1) * layout.cell_line
        boxes = layout.starts[::block]
        for number in range(layout.size):
            if number % block == 0:
                continue
            before = layout.starts[number] - layout.cell_line
            for start in boxes:
                self.painter.fillRect(before, start, layout.cell_line, length, self.theme.cell_line)
                self.painter.fillRect(start, before, length, layout.cell_line, self.theme.cell_line)

    def _paint_borders(self) -> None:
        """Draw the borders of regions that are not square boxes."""
        layout, size, regions = self.layout, self.layout.size, self.picture.shape.regions
        if layout.block < size or not regions:
            return
        thick, over = layout.box_line, (layout.box_line - layout.cell_line + 1) // 2
        length = layout.cell + 2 * (layout.cell_line + over)
        for cell, (left, top) in enumerate(layout.corners):
            along = top - layout.cell_line - over, left - layout.cell_line - over
            if cell % size and regions[cell] != regions[cell - 1]:
                self.painter.fillRect(along[1], along[0], thick, length, self.theme.box_line)
            if cell >= size and regions[cell] != regions[cell - size]:
                self.painter.fillRect(along[1], along[0], length, thick, self.theme.box_line)

    def _paint_diagonals(self) -> None:
        """Draw a line along each diagonal, because the tint of its cells alone is not visible to everybody."""
        if Variant.X not in self.picture.shape.extras:
            return
        start, end = self.layout.starts[0], self.layout.starts[-1] + self.layout.cell
        self.painter.setPen(QPen(self.theme.cell_line, max(1.0, self.unit)))
        self.painter.drawLine(QPointF(start, start), QPointF(end, end))
        self.painter.drawLine(QPointF(start, end), QPointF(end, start))

    def _cursor_digit(self) -> int:
        picture = self.picture
        if picture.cursor is None or not picture.highlights:
            return 0
        return picture.digit or picture.looks[picture.cursor].digit

    def _ground(self, cell: int, look: CellLook, cursor_digit: int) -> QColor:
        theme = self.theme
        colour = theme.extra_unit if cell in self.tinted else theme.paper
        if look.kind is CellKind.FIXED:
            colour = theme.fixed
        if self.deduction:
            colour = self.deduction.ground(cell) or colour
        if self.picture.highlights and self.picture.cursor is not None:
            if cell == self.picture.cursor:
                colour = theme.cursor_cell
            elif look.digit and look.digit == cursor_digit:
                colour = theme.same_digit
            elif cell in self.seen:
                colour = mixed(theme.unit_highlight, colour, 0.5) if cell in self.tinted else theme.unit_highlight
        if look.doubtful:
            colour = theme.telling_cell
        if look.clashes or look.marked:
            colour = theme.clash
        wash = self.picture.washes[cell] if self.picture.washes else None
        return mixed(colour, *wash) if wash is not None and wash[1] > 0 else colour

    def _seen_from_cursor(self) -> frozenset[int]:
        """Return the cells that share a unit with the cursor's cell."""
        cursor = self.picture.cursor
        return frozenset() if cursor is None else frozenset(self.picture.shape.peers[cursor].tolist())

    # Content of the cells

    def _paint_digits(self) -> None:
        colours = {
            CellKind.GIVEN: self.theme.given_text,
            CellKind.ENTRY: self.theme.entry_text,
            CellKind.FIXED: self.theme.given_text,
            CellKind.EVOLVED: self.theme.evolved_text,
        }
        # group by kind, so that font and pen change once per kind instead of once per cell
        for kind, colour in colours.items():
            face = self.faces.digits[kind]
            self.painter.setFont(face.font)
            self.painter.setPen(colour)
            for look, (left, top) in self._cells():
                if look.kind is kind:
                    symbol = self.symbols[look.digit - 1]
                    self.painter.drawText(face.starts[look.digit - 1] + QPointF(left, top), symbol)

    def _paint_notes(self, cursor_digit: int) -> None:
        """Draw the notes, grouped by digit and colour: a 25×25 grid can have fifteen thousand."""
        looks = self.picture.looks
        noted = [(cell, look.notes) for cell, look in enumerate(looks) if look.notes and not look.digit]
        corners = [QPointF(*corner) for corner in self.layout.corners]
        for digit, place in enumerate(self.layout.note_places, start=1):
            bit = note_bit(digit)
            cells = [cell for cell, notes in noted if notes & bit]
            for (rgba, is_bold), lot in self._by_ink(cells, digit, digit == cursor_digit).items():
                self._paint_note(
                    digit, QColor.fromRgba(rgba), is_bold, QPointF(*place), [corners[cell] for cell in lot]
                )

    def _by_ink(self, cells: list[int], digit: int, is_cursors: bool) -> dict[tuple[int, bool], list[int]]:
        """Return the cells that hold a note, grouped by the note's colour and whether it is bold."""
        if self.deduction is None:
            ink = self.theme.entry_text if is_cursors else self.theme.note_text
            return {(ink.rgba(), is_cursors): cells} if cells else {}
        lots: dict[tuple[int, bool], list[int]] = {}
        for cell in cells:
            ink, is_bold = self.deduction.ink(cell, digit)
            lots.setdefault((ink.rgba(), is_bold), []).append(cell)
        return lots

    def _paint_note(self, digit: int, ink: QColor, is_bold: bool, place: QPointF, corners: list[QPointF]) -> None:
        """Draw a digit's notes at `place` relative to each of these corners."""
        painter = self.painter
        if self.notes_are_dots:
            box = self.layout.note_box
            width = box * (BOLD_DOT_SHARE if is_bold else DOT_SHARE)
            painter.setPen(QPen(ink, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            middle = place + QPointF(box / 2, box / 2)
            painter.translate(middle)
            painter.drawPoints(corners)
            painter.translate(-middle)
            return
        painter.setPen(ink)
        (self.faces.chosen_note if is_bold else self.faces.note).draw(painter, digit, place, corners)

    # Marks

    def _paint_clash_marks(self) -> None:
        """Draw a wave under each conflicting digit, and in marked cells."""
        wave = _wave(self.layout.cell)
        for look, (left, top) in self._cells():
            if look.clashes or look.marked:
                self.painter.fillPath(wave.translated(left, top), self.theme.clash_mark)

    def _paint_fixed_marks(self) -> None:
        """Draw a triangle in the upper left corner of each cell that was filled before the evolution began."""
        side = max(3.0, FIXED_MARK_SIDE * self.unit)
        for look, (left, top) in self._cells():
            if look.kind is CellKind.FIXED:
                corner = QPointF(left, top)
                triangle = QPolygonF([corner, corner + QPointF(side, 0), corner + QPointF(0, side)])
                mark = QPainterPath()
                mark.addPolygon(triangle)
                self.painter.fillPath(mark, self.theme.note_text)

    def _paint_founders(self) -> None:
        """Draw the founder's number in the upper left corner of each cell that shows one."""
        if not any(look.founder for look in self.picture.looks):
            return
        font = QFont(self.faces.note.font)
        font.setPixelSize(max(7, round(self.layout.cell * FOUNDER_SHARE)))
        self.painter.setFont(font)
        self.painter.setPen(self.theme.note_text)
        for look, (left, top) in self._cells():
            if look.founder:
                corner = QRectF(left + 1.6 * self.unit, top + self.unit / 2, self.layout.cell, self.layout.cell)
                self.painter.drawText(corner, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop, str(look.founder))

    def _paint_doubts(self) -> None:
        """Draw a dashed frame in each cell that was read from a picture with doubt."""
        self.painter.setPen(QPen(self.theme.telling_outline, max(1.5, 1.5 * self.unit), Qt.PenStyle.DashLine))
        self.painter.setBrush(Qt.BrushStyle.NoBrush)
        side, inset = self.layout.cell, max(3.0, 2.5 * self.unit)
        for look, (left, top) in self._cells():
            if look.doubtful:
                self.painter.drawRect(QRectF(left, top, side, side).adjusted(inset, inset, -inset, -inset))

    def _paint_agreed_marks(self) -> None:
        """Draw a dot in the upper right corner of each cell on which the population agrees."""
        self.painter.setPen(Qt.PenStyle.NoPen)
        self.painter.setBrush(self.theme.agreed_mark)
        radius = max(1.5, 1.7 * self.unit)
        x, y = 27.5 * self.unit, 4.5 * self.unit
        for look, (left, top) in self._cells():
            if look.agreed:
                self.painter.drawEllipse(QPointF(left + x, top + y), radius, radius)

    def _paint_cursor(self, cell: int) -> None:
        left, top = self.layout.corners[cell]
        width = max(2, round(self.layout.cell / 18))
        colour = self.theme.cursor_ring if self.picture.has_focus else self.theme.cursor_ring_unfocused
        pen = QPen(colour, width)
        pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
        self.painter.setPen(pen)
        self.painter.setBrush(Qt.BrushStyle.NoBrush)
        side = self.layout.cell - width
        ring = QRectF(left + width / 2, top + width / 2, side, side)
        radius = max(1.0, self.radius - self.layout.box_line)
        self.painter.drawRoundedRect(ring, radius, radius)


def mixed(ground: QColor, over: QColor, share: float) -> QColor:
    """Blend `over` into `ground` with a share of 0 to 1."""
    rest = 1 - share
    return QColor.fromRgbF(
        ground.redF() * rest + over.redF() * share,
        ground.greenF() * rest + over.greenF() * share,
        ground.blueF() * rest + over.blueF() * share,
    )
