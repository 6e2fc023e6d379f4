"""Draws the explanation of a deduction around the digits and candidates of a position.

Every meaning has a shape as well as a colour: relevant units are outlined, with dashes where they only lose candidates;
relevant cells have marked corners; candidates of the pattern and candidates that are on have a disc, those that are off
a hollow square; removed candidates have a box and a slash; a placed digit has a dark disc with a ring, or a ring once
it has been entered. A strong link is a solid arrow, a weak link a dashed arrow. Of several possibilities the first is
joined by a solid line and the others by dashed ones. A digit that rules itself out elsewhere is framed, and there is a
cross where it cannot go.
"""

from itertools import pairwise
from math import hypot

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from sudoku_desktop.ui.board.illustration import Arrow, CandidateRole, Illustration, Mark, Place
from sudoku_desktop.ui.board.layout import BoardLayout
from sudoku_desktop.ui.theme import Theme

DISC_SHARE = 0.47
"""Radius of the disc behind a candidate, in widths of a note."""
SQUARE_SHARE = 0.43
"""Half the side length of the hollow square that marks a false candidate of a chain; 1 is the width of a note."""
CORNER_SHARE = 0.24
"""Length of the corner marks of a relevant cell, in cells."""
RING_SHARE = 0.86
"""Diameter of the ring around an entered digit, in cells."""
BEND_SHARE = 0.14
"""Bend of an arrow relative to its length, so that links between the same cells do not coincide."""
MAX_BEND = 0.5
"""Maximum bend of an arrow, in cells."""
HEAD_SHARE = 0.14
"""Length of an arrow's head, in cells."""
DASHES = (3.0, 2.5)
"""Dash pattern of a weak link and of a second possibility: stroke and gap, in line widths."""
FRAME_SHARE = 0.12
"""Distance, in cells, of the frame around a digit that rules cells out from the edges of the digit's cell."""
CROSS_SHARE = 0.2
"""Half the side length of the cross that marks an excluded candidate; 1 is the width of a note."""


def dashed(colour: QColor, width: float) -> QPen:
    """Return a pen for weak links, second possibilities and units that lose candidates."""
    pen = _pen(colour, width)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    pen.setDashPattern(DASHES)
    return pen


def paint_role(painter: QPainter, theme: Theme, role: CandidateRole, middle: QPointF, box: float, line: float) -> None:
    """Draw the shape below a candidate in a square of side `box` around a point."""
    radius = box * DISC_SHARE
    if CandidateRole.PLACED in role:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.placed)
        painter.drawEllipse(middle, radius, radius)
        painter.setPen(_pen(theme.placed, 1.5 * line))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(middle, radius + 2.5 * line, radius + 2.5 * line)
        return
    if role & (CandidateRole.PATTERN | CandidateRole.ON):
        painter.setPen(_pen(theme.pattern_edge, line))
        painter.setBrush(theme.pattern)
        painter.drawEllipse(middle, radius, radius)
    half = box * SQUARE_SHARE
    square = QRectF(middle - QPointF(half, half), middle + QPointF(half, half))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if CandidateRole.OFF in role and CandidateRole.REMOVED not in role:
        painter.setPen(_pen(theme.off_edge, 1.4 * line))
        painter.drawRect(square)
    if CandidateRole.REMOVED in role:
        painter.setPen(_pen(theme.removed_text, line))
        painter.drawRoundedRect(square, 0.2 * box, 0.2 * box)


def paint_slash(painter: QPainter, theme: Theme, middle: QPointF, box: float, line: float) -> None:
    """Draw the slash through a removed candidate."""
    reach = box * DISC_SHARE
    painter.setPen(_pen(theme.removed_text, 1.3 * line))
    painter.drawLine(middle + QPointF(-reach, reach), middle + QPointF(reach, -reach))


def paint_cross(painter: QPainter, theme: Theme, middle: QPointF, box: float, line: float) -> None:
    """Draw the cross at a place where a digit cannot go."""
    reach = box * CROSS_SHARE
    painter.setPen(_pen(theme.removed_text, line))
    painter.drawLine(middle + QPointF(-reach, -reach), middle + QPointF(reach, reach))
    painter.drawLine(middle + QPointF(-reach, reach), middle + QPointF(reach, -reach))


ROLES_OF_MARKS = {
    Mark.PLACED: CandidateRole.PLACED,
    Mark.PATTERN: CandidateRole.PATTERN,
    Mark.ON: CandidateRole.ON,
    Mark.OFF: CandidateRole.OFF,
    Mark.REMOVED: CandidateRole.REMOVED,
}


def paint_mark(painter: QPainter, theme: Theme, mark: Mark, area: QRectF, symbol: str) -> None:
    """Draw a mark as it appears on the board, for a legend; `symbol`: the digit in the mark."""
    middle, box, line = area.center(), area.height() / (2 * DISC_SHARE + 0.1), max(1.0, area.height() / 14)
    half = QPointF(area.width() / 2 - 1, 0)
    ink = theme.text
    match mark:
        case Mark.EXCLUDED:
            paint_cross(painter, theme, middle, area.height() * 1.4, line)
            return
        case Mark.EXCLUDER:
            painter.setPen(_pen(theme.removed_text, line))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(area.adjusted(1, 1, -1, -1), area.height() / 5, area.height() / 5)
        case Mark.COVER:
            painter.setPen(dashed(theme.telling_outline, 1.4 * line))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(area.adjusted(1, area.height() / 5, -1, -area.height() / 5))
            return
        case Mark.STRONG | Mark.WEAK | Mark.FIRST_WAY | Mark.SECOND_WAY:
            is_link = mark in (Mark.STRONG, Mark.WEAK)
            colour = theme.chain_link if is_link else theme.pattern_edge
            is_solid = mark in (Mark.STRONG, Mark.FIRST_WAY)
            painter.setPen(_pen(colour, 1.2 * line) if is_solid else dashed(colour, 1.2 * line))
            painter.drawLine(middle - half, middle + half)
            if is_link:
                paint_head(painter, middle + half, middle - half, area.height() / 3, colour)
            return
        case _:
            role = ROLES_OF_MARKS[mark]
            ink = {Mark.PLACED: theme.placed_text, Mark.REMOVED: theme.removed_text}.get(mark, theme.text)
            if role & (CandidateRole.PATTERN | CandidateRole.ON):
                ink = theme.pattern_text
            paint_role(painter, theme, role, middle, box * (0.75 if mark is Mark.PLACED else 0.95), line)
    painter.setPen(ink)
    painter.drawText(area, Qt.AlignmentFlag.AlignCenter, symbol)
    if mark is Mark.REMOVED:
        paint_slash(painter, theme, middle, box, line)


class DeductionBrush:
    """Paints one illustration; the origin is the board's top left corner, the unit a device pixel."""

    def __init__(self, painter: QPainter, layout: BoardLayout, illustration: Illustration, theme: Theme) -> None:
        self._painter = painter
        self._layout = layout
        self._illustration = illustration
        self._theme = theme
        self._line = max(1.0, layout.cell / 36)

    def ground(self, cell: int) -> QColor | None:
        """Return the background tint of a cell, or None."""
        if cell in self._illustration.cells:
            return self._theme.telling_cell
        return self._theme.telling_unit if cell in self._illustration.cells_of_units else None

    def ink(self, cell: int, digit: int) -> tuple[QColor, bool]:
        """Return the colour of a candidate, and whether it is bold."""
        role = self._role((cell, digit))
        if CandidateRole.PLACED in role:
            return self._theme.placed_text, True
        if CandidateRole.REMOVED in role:
            return self._theme.removed_text, True
        if role & (CandidateRole.PATTERN | CandidateRole.ON):
            return self._theme.pattern_text, True
        return self._theme.note_text, bool(role)

    def paint_under(self) -> None:
        """Paint the marks below digits and candidates."""
        for unit in self._illustration.units:
            self._outline_unit(unit)
        self._paint_exclusions()
        for cell in self._illustration.cells:
            self._mark_corners(cell)
        placement = self._illustration.deduction.placement
        if placement is not None and self._illustration.grid.cells[placement.cell] == placement.digit:
            self._ring_digit(placement.cell)
        for place, role in self._shown_roles():
            self._paint_shape(place, role)

    def paint_over(self) -> None:
        """Paint the marks above digits and candidates."""
        for place, role in self._shown_roles():
            if CandidateRole.REMOVED in role:
                paint_slash(self._painter, self._theme, self._middle(place), self._layout.note_box, self._line)
        for number, way in enumerate(self._illustration.ways):
            self._join(way, is_solid=number == 0)
        for arrow in self._illustration.arrows:
            self._paint_arrow(arrow)

    def _role(self, place: Place) -> CandidateRole:
        return self._illustration.roles.get(place, CandidateRole.NONE)

    def _shown_roles(self) -> list[tuple[Place, CandidateRole]]:
        """Return candidates with their roles, except those in cells that already hold a digit."""
        return [each for each in self._illustration.roles.items() if not self._illustration.grid.cells[each[0][0]]]

    def _middle(self, place: Place) -> QPointF:
        half = self._layout.note_box / 2
        return QPointF(*self._layout.note_corner(*place)) + QPointF(half, half)

    # Units and cells

    def _outline_unit(self, unit: int) -> None:
        members = set(self._illustration.grid.geometry.units[unit].tolist())
        corners, size, side = self._layout.corners, self._layout.size, self._layout.cell
        width, colour = 2 * self._line, self._theme.telling_outline
        self._painter.setBrush(Qt.BrushStyle.NoBrush)
        outline = QPainterPath()
        outline.setFillRule(Qt.FillRule.WindingFill)
        for cell in members:
            left, top = corners[cell]
            right = corners[cell + 1][0] if cell + 1 in members and (cell + 1) % size else left + side
            bottom = corners[cell + size][1] if cell + size in members else top + side
            outline.addRect(QRectF(QPointF(left, top), QPointF(right, bottom)))
        outline = outline.simplified()
        self._painter.save()
        self._painter.setClipPath(outline)  # clip to the outline, so that only the inner half of the line is visible
        self._painter.setPen(dashed(colour, width) if unit in self._illustration.cover else _pen(colour, 2 * width))
        self._painter.drawPath(outline)
        self._painter.restore()

    def _mark_corners(self, cell: int) -> None:
        left, top = self._layout.corners[cell]
        side, reach, width = self._layout.cell, self._layout.cell * CORNER_SHARE, 2 * self._line
        inset = 2 * width
        area = QRectF(left, top, side, side).adjusted(inset, inset, -inset, -inset)
        self._painter.setPen(_pen(self._theme.telling_outline, width))
        for corner, across, down in (
            (area.topLeft(), 1, 1),
            (area.topRight(), -1, 1),
            (area.bottomLeft(), 1, -1),
            (area.bottomRight(), -1, -1),
        ):
            ends = [corner + QPointF(across * reach, 0), corner, corner + QPointF(0, down * reach)]
            self._painter.drawPolyline(QPolygonF(ends))

    def _ring_digit(self, cell: int) -> None:
        """Draw a ring around a digit that the deduction has placed."""
        left, top = self._layout.corners[cell]
        half, width = self._layout.cell / 2, 2 * self._line
        self._painter.setPen(_pen(self._theme.placed, width))
        self._painter.setBrush(Qt.BrushStyle.NoBrush)
        self._painter.drawEllipse(QPointF(left + half, top + half), half * RING_SHARE, half * RING_SHARE)

    # Digits that rule cells out

    def _paint_exclusions(self) -> None:
        """Frame each digit that rules cells out, and cross these cells; for a placement also draw lines of sight."""
        exclusions = self._illustration.exclusions
        self._painter.setBrush(Qt.BrushStyle.NoBrush)
        if exclusions and self._illustration.deduction.placement is not None:
            self._paint_sight_lines()
        self._painter.setPen(_pen(self._theme.removed_text, 1.4 * self._line))
        for cell in dict.fromkeys(each.by for each in exclusions):
            self._painter.drawPath(self._frame(cell))
        for each in exclusions:
            if not self._illustration.grid.cells[each.place[0]]:
                paint_cross(self._painter, self._theme, self._middle(each.place), self._layout.note_box, self._line)

    def _frame(self, cell: int) -> QPainterPath:
        """Return the frame around the digit of a cell."""
        side, inset, frame = self._layout.cell, FRAME_SHARE * self._layout.cell, QPainterPath()
        area = QRectF(*self._layout.corners[cell], side, side).adjusted(inset, inset, -inset, -inset)
        frame.addRoundedRect(area, 2 * inset, 2 * inset)
        return frame

    def _paint_sight_lines(self) -> None:
        """Draw the lines of sight, interrupted by the digits in between."""
        digits = QPainterPath()
        for cell, digit in enumerate(self._illustration.grid.cells.tolist()):
            if digit:
                digits.addPath(self._frame(cell))
        board = QPainterPath()
        board.addRect(0, 0, self._layout.side, self._layout.side)
        self._painter.save()
        self._painter.setClipPath(board.subtracted(digits))
        self._painter.setPen(_pen(self._theme.removed_text, self._line))
        for line in self._sight_lines():
            self._painter.drawLine(line)
        self._painter.restore()

    def _sight_lines(self) -> list[QLineF]:
        """Return lines from the frames of digits to the cells that they rule out, the longest in each direction."""
        longest: dict[tuple[int, str, int], QLineF] = {}
        half, size = self._layout.cell / 2, self._layout.size
        for each in self._illustration.exclusions:
            there = each.place[0]
            (row, column), (other_row, other_column) = divmod(each.by, size), divmod(there, size)
            if row == other_row:
                direction = "row", int(column < other_column)
            elif column == other_column:
                direction = "column", int(row < other_row)
            else:
                direction = "region", there
            start, end = (QPointF(*self._layout.corners[cell]) + QPointF(half, half) for cell in (each.by, there))
            line = QLineF(_towards(start, end, half * (1 - 2 * FRAME_SHARE)), end)
            key = (each.by, *direction)
            if key not in longest or line.length() > longest[key].length():
                longest[key] = line
        return list(longest.values())

    # Candidates

    def _paint_shape(self, place: Place, role: CandidateRole) -> None:
        paint_role(self._painter, self._theme, role, self._middle(place), self._layout.note_box, self._line)

    def _join(self, way: tuple[Place, ...], *, is_solid: bool) -> None:
        """Join the candidates of one possibility, which are true together, from rim to rim."""
        colour, width = self._theme.pattern_edge, 1.2 * self._line
        self._painter.setPen(_pen(colour, width) if is_solid else dashed(colour, width))
        rim = self._layout.note_box * DISC_SHARE
        for start, end in pairwise(map(self._middle, way)):
            if hypot(end.x() - start.x(), end.y() - start.y()) > 2 * rim:
                self._painter.drawLine(_towards(start, end, rim), _towards(end, start, rim))

    # Links

    def _paint_arrow(self, arrow: Arrow) -> None:
        """Draw a curved arrow between the rims of two candidates, or a short line when they are too close."""
        start, end = self._middle(arrow.start), self._middle(arrow.end)
        way = end - start
        length = hypot(way.x(), way.y())
        rim = self._layout.note_box * (DISC_SHARE + 0.06)
        if length <= 2 * rim:
            self._paint_short_link(start, end, arrow)
            return
        bend = min(length * BEND_SHARE, MAX_BEND * self._layout.cell)
        aside = QPointF(-way.y(), way.x()) * (2 * bend / length)
        middle = (start + end) / 2 + aside
        if not self._is_on_board(middle - aside / 2):
            middle -= aside * 2
        tail, tip = _towards(start, middle, rim), _towards(end, middle, rim)
        head = min(HEAD_SHARE * self._layout.cell, (length - 2 * rim) * 0.6)
        neck = _towards(tip, middle, head * 0.8)
        bow = QPainterPath(tail)
        bow.quadTo(middle, neck)
        pen = (_pen if arrow.is_strong else dashed)(self._theme.chain_link, 1.2 * self._line)
        self._painter.setBrush(Qt.BrushStyle.NoBrush)
        self._painter.setPen(pen)
        self._painter.drawPath(bow)
        paint_head(self._painter, tip, middle, head, self._theme.chain_link)

    def _is_on_board(self, point: QPointF) -> bool:
        return QRectF(0, 0, self._layout.side, self._layout.side).contains(point)

    def _paint_short_link(self, start: QPointF, end: QPointF, arrow: Arrow) -> None:
        """Draw a straight line between neighbouring candidates in one cell."""
        self._painter.setPen((_pen if arrow.is_strong else dashed)(self._theme.chain_link, 1.2 * self._line))
        third = (end - start) / 3
        self._painter.drawLine(QLineF(start + third, end - third))


def paint_head(painter: QPainter, tip: QPointF, origin: QPointF, length: float, colour: QColor) -> None:
    """Draw the head of an arrow that comes from the direction of `origin`."""
    back = _towards(tip, origin, length) - tip
    aside = QPointF(-back.y(), back.x()) * 0.42
    head = QPainterPath()
    head.addPolygon(QPolygonF([tip, tip + back + aside, tip + back - aside]))
    head.closeSubpath()
    painter.fillPath(head, colour)


def _pen(colour: QColor, width: float) -> QPen:
    pen = QPen(colour, width)
    pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    return pen


def _towards(point: QPointF, goal: QPointF, distance: float) -> QPointF:
    """Return the point at a distance from `point` in the direction of `goal`."""
    way = goal - point
    return point + way * (distance / max(hypot(way.x(), way.y()), 1e-9))
