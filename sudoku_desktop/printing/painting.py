"""Paints a page with any painter: a PDF's, an SVG's, a printer's, the preview's.

Nothing is told by colour alone. Givens are bold; a player's entries italic and grey; the other digits of a solution
regular; pencil marks small, lying like a keypad as on the screen.
"""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QLineF, QMarginsF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPageLayout, QPageSize, QPainter, QPainterPath, QPen

from sudoku_desktop.board import BLANK, Grid
from sudoku_desktop.board.geometry import SYMBOLS
from sudoku_desktop.printing.captions import BETWEEN, caption_of, footer_texts, line_text, title_of
from sudoku_desktop.printing.layout import BOX_LINE, CELL_LINE, FooterLine, Page, PlacedBoard, Rect
from sudoku_desktop.printing.lettering import (
    BOLD,
    FIXED,
    GRAINS,
    ITALIC,
    REGULAR,
    Figures,
    Style,
    figures,
    font,
    grains_of_points,
    metrics,
)
from sudoku_desktop.printing.sheet import Paper, Sheet

DIGIT_SHARE = 0.55
"""Height of a digit in cells."""
NOTE_SHARE = 0.6
"""Height of a pencil mark in its own small box."""
NOTE_MARGIN_SHARE = 0.06
"""Free space around a cell's pencil marks, in cells."""

SMALL_BOARD_LINE_SHARE = 110
"""A box line is no thicker than one 110th of its board: boards below 47 mm have thinner lines than the others."""

TITLE_POINTS = 16.0
CAPTION_POINTS = {1: 12.0, 2: 10.5, 4: 9.5, 6: 8.5}
SOLUTION_CAPTION_POINTS = 8.0
LINE_POINTS = 6.5
FOOTER_POINTS = 7.5
SHORTEST_TITLE = 8
"""A puzzle's title is not cut shorter, in widths of an M."""
CAPTION_LIFT = 1.5
"""From a caption's baseline down to its board, in millimetres."""
FOOTER_LIFT = 0.7
"""From a footer line's baseline down to its edge, in millimetres."""

BLACK = QColor("#000000")
LINE_GREY = QColor("#808080")
TEXT_GREY = QColor("#4a4a4a")


def page_layout(paper: Paper) -> QPageLayout:
    """The paper without margins of its own: the page brings its margins along."""
    size = {Paper.A4: QPageSize.PageSizeId.A4, Paper.LETTER: QPageSize.PageSizeId.Letter}[paper]
    whole = QPageLayout(QPageSize(size), QPageLayout.Orientation.Portrait, QMarginsF(0, 0, 0, 0))
    whole.setMode(QPageLayout.Mode.FullPageMode)
    return whole


def paint_page(painter: QPainter, page: Page, sheet: Sheet, *, as_outlines: bool = False) -> None:
    """Paint a page of the sheet. The painter's unit must be a millimetre, its origin the paper's top left corner.

    `as_outlines`: digits of boards as shapes, for files that take no fonts along; words stay text. Nothing is
    painted under the page: paper is white. Raises NoFontError.
    """
    painter.save()
    painter.scale(1 / GRAINS, 1 / GRAINS)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    _Brush(painter, page, sheet, as_outlines=as_outlines).paint()
    painter.restore()


def _in_grains(rect: Rect) -> QRectF:
    return QRectF(rect.left * GRAINS, rect.top * GRAINS, rect.width * GRAINS, rect.height * GRAINS)


class _Brush:
    """One painting of one page, in grains."""

    def __init__(self, painter: QPainter, page: Page, sheet: Sheet, *, as_outlines: bool) -> None:
        self.painter = painter
        self.page = page
        self.sheet = sheet
        self.as_outlines = as_outlines
        self.line_colour = BLACK if sheet.black_only else LINE_GREY
        self.pale = BLACK if sheet.black_only else TEXT_GREY
        puzzles = [placed for placed in page.boards if not placed.is_solution]
        solutions = [placed for placed in page.boards if placed.is_solution]
        self.caption_grains = self._fitting_grains(CAPTION_POINTS[sheet.per_page], puzzles)
        self.solution_grains = self._fitting_grains(SOLUTION_CAPTION_POINTS, solutions)

    def paint(self) -> None:
        self._paint_title()
        for placed in self.page.boards:
            self._paint_placed(placed)
        for line in self.page.lines:
            self._paint_line(line)
        self._paint_footer()

    # Words.

    def _write(self, start: QPointF, text: str, style: Style, grains: int, colour: QColor) -> None:
        self.painter.setPen(colour)
        self.painter.setFont(font(style, grains))
        self.painter.drawText(start, text)

    def _paint_title(self) -> None:
        if self.page.title is None:
            return
        space = _in_grains(self.page.title)
        grains = grains_of_points(TITLE_POINTS)
        measured = metrics(BOLD, grains)
        title = " ".join(title_of(self.page, self.sheet).split())
        title = measured.elidedText(title, Qt.TextElideMode.ElideRight, space.width())
        left = space.center().x() - measured.horizontalAdvance(title) / 2
        self._write(QPointF(left, space.top() + measured.ascent()), title, BOLD, grains, BLACK)

    def _paint_caption(self, placed: PlacedBoard, space: QRectF) -> None:
        """The number bold, then the rest."""
        grains = self.solution_grains if placed.is_solution else self.caption_grains
        number, rest = self._caption(placed, space.width(), grains)
        number_width = metrics(BOLD, grains).horizontalAdvance(number)
        baseline = space.bottom() - CAPTION_LIFT * GRAINS
        if number:
            self._write(QPointF(space.left(), baseline), number, BOLD, grains, BLACK)
        if rest:
            self._write(QPointF(space.left() + number_width, baseline), rest, REGULAR, grains, BLACK)

    def _caption(self, placed: PlacedBoard, width: float, grains: int) -> tuple[str, str]:
        """What is bold and what is not; a title is cut to what room there is, or left out when that is too little."""
        caption = caption_of(placed, self.sheet)
        regular = metrics(REGULAR, grains)
        facts = BETWEEN.join(caption.facts)
        words = metrics(BOLD, grains).horizontalAdvance(caption.number) + regular.horizontalAdvance(facts)
        free = width - words - 2 * regular.horizontalAdvance(BETWEEN)
        title = caption.title
        if regular.horizontalAdvance(title) > free:
            has_room = free >= SHORTEST_TITLE * grains
            title = regular.elidedText(title, Qt.TextElideMode.ElideRight, free) if has_room else ""
        rest = BETWEEN.join(part for part in (title, facts) if part)
        return caption.number, BETWEEN + rest if caption.number and rest else rest

    def _fitting_grains(self, points: float, boards: Iterable[PlacedBoard]) -> int:
        """The size in which the captions of all these boards fit: the same for all."""
        grains = grains_of_points(points)
        share = 1.0
        for placed in boards:
            width = placed.caption.width * GRAINS
            number, rest = self._caption(placed, width, grains)
            needed = metrics(BOLD, grains).horizontalAdvance(number) + metrics(REGULAR, grains).horizontalAdvance(rest)
            share = min(share, width / needed) if needed else share
        return int(grains * share)

    def _paint_line(self, line: FooterLine) -> None:
        space = _in_grains(line.rect)
        grains = grains_of_points(LINE_POINTS)
        text = line_text(line, self.sheet)
        width = metrics(FIXED, grains).horizontalAdvance(text)
        if width > space.width():
            grains = int(grains * space.width() / width)
        self._write(QPointF(space.left(), space.bottom() - FOOTER_LIFT * GRAINS), text, FIXED, grains, self.pale)

    def _paint_footer(self) -> None:
        space = _in_grains(self.page.footer)
        grains = grains_of_points(FOOTER_POINTS)
        baseline = space.bottom() - FOOTER_LIFT * GRAINS
        left, right = footer_texts(self.page, self.sheet)
        self._write(QPointF(space.left(), baseline), left, REGULAR, grains, self.pale)
        start = space.right() - metrics(REGULAR, grains).horizontalAdvance(right)
        self._write(QPointF(start, baseline), right, REGULAR, grains, self.pale)

    # Boards.

    def _paint_placed(self, placed: PlacedBoard) -> None:
        board, caption = _in_grains(placed.board), _in_grains(placed.caption)
        self.painter.save()
        if placed.is_upside_down:
            whole = board.united(caption)
            self.painter.translate(whole.center())
            self.painter.rotate(180)
            self.painter.translate(-whole.center())
            caption.moveTop(whole.top())
            board.moveBottom(whole.bottom())
        self._paint_caption(placed, caption)
        self.painter.translate(board.topLeft())
        self._paint_board(placed, board.width())
        self.painter.restore()

    def _paint_board(self, placed: PlacedBoard, side: float) -> None:
        """A board whose frame's outer edge is `side` long."""
        puzzle = self.sheet.puzzles[placed.index]
        givens = puzzle.givens
        frame = min(BOX_LINE * GRAINS, side / SMALL_BOARD_LINE_SHARE)
        self._paint_lines(side, frame, givens.order)
        corners = _Corners(frame / 2, (side - frame) / givens.size, givens.size)
        self._paint_digits(givens, corners, BOLD, BLACK)
        if placed.is_solution:
            if puzzle.solution is not None:
                self._paint_digits(_without(puzzle.solution, givens), corners, REGULAR, self.pale)
        elif self.sheet.shows_entries:
            entries = puzzle.entries or Grid.blank(givens.order)
            self._paint_digits(entries, corners, ITALIC, self.pale)
            if puzzle.notes is not None:
                taken = givens.cells + entries.cells
                notes = [0 if digit else mask for digit, mask in zip(taken.tolist(), puzzle.notes, strict=True)]
                self._paint_notes(notes, corners, givens.order)

    def _paint_lines(self, side: float, frame: float, order: int) -> None:
        size = order * order
        first, last, pitch = frame / 2, side - frame / 2, (side - frame) / size
        for is_box, width, colour in ((False, frame * CELL_LINE / BOX_LINE, self.line_colour), (True, frame, BLACK)):
            places = [first + number * pitch for number in range(1, size) if (number % order == 0) is is_box]
            self.painter.setPen(QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
            self.painter.drawLines(
                [QLineF(place, first, place, last) for place in places]
                + [QLineF(first, place, last, place) for place in places]
            )
        join = Qt.PenJoinStyle.MiterJoin
        self.painter.setPen(QPen(BLACK, frame, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap, join))
        self.painter.drawRect(QRectF(first, first, last - first, last - first))

    def _paint_digits(self, grid: Grid, corners: _Corners, style: Style, colour: QColor) -> None:
        shape = figures(style, corners.cell, DIGIT_SHARE, grid.size)
        digits = grid.cells.tolist()
        places = [(corners.of(cell), digit) for cell, digit in enumerate(digits) if digit != BLANK]
        self._paint_figures(shape, places, colour)

    def _paint_notes(self, notes: list[int], corners: _Corners, order: int) -> None:
        margin = NOTE_MARGIN_SHARE * corners.cell
        box = (corners.cell - 2 * margin) / order
        places = []
        for cell, mask in enumerate(notes):
            corner = corners.of(cell) + QPointF(margin, margin)
            for digit in range(1, order * order + 1):
                if mask >> (digit - 1) & 1:
                    row, column = divmod(digit - 1, order)
                    places.append((corner + QPointF(column * box, (order - 1 - row) * box), digit))
        self._paint_figures(figures(REGULAR, box, NOTE_SHARE, order * order), places, self.pale)

    def _paint_figures(self, shape: Figures, places: list[tuple[QPointF, int]], colour: QColor) -> None:
        """Digits in boxes with these top left corners."""
        if self.as_outlines:
            outlines = QPainterPath()
            outlines.setFillRule(Qt.FillRule.WindingFill)  # as fonts are filled
            for corner, digit in places:
                outlines.addPath(shape.outline(digit).translated(corner + shape.starts[digit - 1]))
            self.painter.fillPath(outlines, colour)
            return
        self.painter.setPen(colour)
        self.painter.setFont(shape.font)
        for corner, digit in places:
            self.painter.drawText(corner + shape.starts[digit - 1], SYMBOLS[digit - 1])


class _Corners:
    """The top left corner of each cell of a board; `cell`: the side of one."""

    def __init__(self, first: float, cell: float, size: int) -> None:
        self.cell = cell
        self._first = first
        self._size = size

    def of(self, cell: int) -> QPointF:
        row, column = divmod(cell, self._size)
        return QPointF(self._first + column * self.cell, self._first + row * self.cell)


def _without(grid: Grid, other: Grid) -> Grid:
    """The digits that the other grid has not."""
    return Grid(grid.cells * (other.cells == BLANK), grid.order)
