"""Draws the explanation of a deduction around the digits and candidates of a position.

Every meaning has a shape as well as a colour: relevant units are outlined, relevant cells have marked corners,
candidates of the pattern and candidates that are on have a disc, those that are off a hollow square, removed candidates
are struck through, and a placed digit has a dark disc with a ring, or a ring once it has been entered. A strong link is
a solid arrow, a weak link a dashed arrow.
"""

from math import hypot

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from sudoku_desktop.ui.board.illustration import Arrow, CandidateRole, Illustration, Place
from sudoku_desktop.ui.board.layout import BoardLayout
from sudoku_desktop.ui.theme import Theme

DISC_SHARE = 0.47
"""Radius of a candidate's disc, relative to the square of a note."""
SQUARE_SHARE = 0.43
"""Half the side of the hollow square that marks an eliminated candidate, relative to the space of a note."""
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
"""Dash pattern of a weak link: stroke and gap, in line widths."""


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
                self._strike(place)
        for arrow in self._illustration.arrows:
            self._paint_arrow(arrow)

    def _role(self, place: Place) -> CandidateRole:
        return self._illustration.roles.get(place, CandidateRole.NONE)

    def _shown_roles(self) -> list[tuple[Place, CandidateRole]]:
        """Return candidates with their roles, without those in cells that hold a digit already."""
        return [each for each in self._illustration.roles.items() if not self._illustration.grid.cells[each[0][0]]]

    def _middle(self, place: Place) -> QPointF:
        half = self._layout.note_box / 2
        return QPointF(*self._layout.note_corner(*place)) + QPointF(half, half)

    # Units and cells

    def _outline_unit(self, unit: int) -> None:
        members = set(self._illustration.grid.geometry.units[unit].tolist())
        corners, size, side = self._layout.corners, self._layout.size, self._layout.cell
        first, last = corners[min(members)], corners[max(members)]
        width = 2 * self._line
        area = QRectF(QPointF(*first), QPointF(last[0] + side, last[1] + side))
        within = [cell for cell, (left, top) in enumerate(corners) if area.contains(left + side / 2, top + side / 2)]
        self._painter.setBrush(Qt.BrushStyle.NoBrush)
        if members == set(within):
            self._painter.setPen(self._pen(self._theme.telling_outline, width))
            inset = width / 2
            self._painter.drawRoundedRect(area.adjusted(inset, inset, -inset, -inset), width, width)
            return
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
        self._painter.setPen(self._pen(self._theme.telling_outline, 2 * width))
        self._painter.drawPath(outline)
        self._painter.restore()

    def _mark_corners(self, cell: int) -> None:
        left, top = self._layout.corners[cell]
        side, reach, width = self._layout.cell, self._layout.cell * CORNER_SHARE, 2 * self._line
        inset = 2 * width
        area = QRectF(left, top, side, side).adjusted(inset, inset, -inset, -inset)
        self._painter.setPen(self._pen(self._theme.telling_outline, width))
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
        self._painter.setPen(self._pen(self._theme.placed, width))
        self._painter.setBrush(Qt.BrushStyle.NoBrush)
        self._painter.drawEllipse(QPointF(left + half, top + half), half * RING_SHARE, half * RING_SHARE)

    # Candidates

    def _paint_shape(self, place: Place, role: CandidateRole) -> None:
        middle, box = self._middle(place), self._layout.note_box
        radius = box * DISC_SHARE
        painter, theme = self._painter, self._theme
        if CandidateRole.PLACED in role:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.placed)
            painter.drawEllipse(middle, radius, radius)
            painter.setPen(self._pen(theme.placed, 1.5 * self._line))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(middle, radius + 2.5 * self._line, radius + 2.5 * self._line)
            return
        if role & (CandidateRole.PATTERN | CandidateRole.ON):
            painter.setPen(self._pen(theme.pattern_edge, self._line))
            painter.setBrush(theme.pattern)
            painter.drawEllipse(middle, radius, radius)
        if CandidateRole.OFF in role:
            half = box * SQUARE_SHARE
            painter.setPen(self._pen(theme.off_edge, 1.4 * self._line))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(QRectF(middle - QPointF(half, half), middle + QPointF(half, half)))

    def _strike(self, place: Place) -> None:
        middle, reach = self._middle(place), self._layout.note_box * SQUARE_SHARE
        self._painter.setPen(self._pen(self._theme.removed_text, 1.3 * self._line))
        self._painter.drawLine(middle + QPointF(-reach, reach), middle + QPointF(reach, -reach))

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
        pen = self._pen(self._theme.chain_link, 1.2 * self._line)
        if not arrow.is_strong:
            pen.setCapStyle(Qt.PenCapStyle.FlatCap)
            pen.setDashPattern(DASHES)
        self._painter.setBrush(Qt.BrushStyle.NoBrush)
        self._painter.setPen(pen)
        self._painter.drawPath(bow)
        self._paint_head(tip, middle, head)

    def _is_on_board(self, point: QPointF) -> bool:
        return QRectF(0, 0, self._layout.side, self._layout.side).contains(point)

    def _paint_short_link(self, start: QPointF, end: QPointF, arrow: Arrow) -> None:
        """Draw a straight line between neighbouring candidates in one cell."""
        pen = self._pen(self._theme.chain_link, 1.2 * self._line)
        if not arrow.is_strong:
            pen.setDashPattern(DASHES)
        self._painter.setPen(pen)
        third = (end - start) / 3
        self._painter.drawLine(QLineF(start + third, end - third))

    def _paint_head(self, tip: QPointF, origin: QPointF, length: float) -> None:
        back = _towards(tip, origin, length) - tip
        aside = QPointF(-back.y(), back.x()) * 0.42
        head = QPainterPath()
        head.addPolygon(QPolygonF([tip, tip + back + aside, tip + back - aside]))
        head.closeSubpath()
        self._painter.fillPath(head, self._theme.chain_link)

    @staticmethod
    def _pen(colour: QColor, width: float) -> QPen:
        pen = QPen(colour, width)
        pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
        return pen


def _towards(point: QPointF, goal: QPointF, distance: float) -> QPointF:
    """Return the point at a distance from `point` in the direction of `goal`."""
    way = goal - point
    return point + way * (distance / max(hypot(way.x(), way.y()), 1e-9))
