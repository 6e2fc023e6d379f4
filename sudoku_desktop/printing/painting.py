"""Paint a page with any painter: for PDF, SVG, printer or preview. Boards are painted by `board_painting`."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QMarginsF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPageLayout, QPageSize, QPainter

from sudoku_desktop.printing.board_painting import BLACK, BoardPainter, in_grains, paint_code
from sudoku_desktop.printing.captions import BETWEEN, caption_of, footer_texts, line_text, title_of
from sudoku_desktop.printing.layout import FooterLine, Page, PlacedBoard
from sudoku_desktop.printing.lettering import (
    BOLD,
    GRAINS,
    REGULAR,
    Style,
    font,
    grains_of_points,
    metrics,
)
from sudoku_desktop.printing.sheet import Paper, Sheet

TITLE_POINTS = 16.0
CAPTION_POINTS = {1: 12.0, 2: 10.5, 4: 9.5, 6: 8.5, 9: 8.0}
NUMBER_SHARE, LEADING = 1.3, 1.4
"""Size of a number above the rest of its caption, and the line spacing, both relative to the font size."""
TWO_LINES = 9.0
"""Minimum height of a two-line caption, in millimetres."""
SOLUTION_CAPTION_POINTS = 8.0
LINE_POINTS = 6.5
FOOTER_POINTS = 7.5
SHORTEST_TITLE = 8
"""Minimum width of a shortened puzzle title, in widths of an M."""
CAPTION_LIFT = 1.5
"""Distance from a caption's baseline to its board, in millimetres."""
FOOTER_LIFT = 0.7
"""Distance from a footer line's baseline to its edge, in millimetres."""


def page_layout(paper: Paper) -> QPageLayout:
    """Return the page layout of a paper size without margins, because the pages include their margins."""
    return layout_of_size(paper.width, paper.height)


def layout_of_size(width: float, height: float) -> QPageLayout:
    """Return a page layout without margins for a size in millimetres; Qt recognises the standard sizes."""
    size = QPageSize(QSizeF(width, height), QPageSize.Unit.Millimeter)
    whole = QPageLayout(size, QPageLayout.Orientation.Portrait, QMarginsF(0, 0, 0, 0))
    whole.setMode(QPageLayout.Mode.FullPageMode)
    return whole


def paint_page(painter: QPainter, page: Page, sheet: Sheet, *, as_outlines: bool = False) -> None:
    """Paint a page of the sheet. The painter's unit must be a millimetre, its origin the paper's top left corner.

    `as_outlines` paints the digits of boards as shapes, for files without embedded fonts; other text stays text. No
    background is painted, as paper is white.
    """
    painter.save()
    painter.scale(1 / GRAINS, 1 / GRAINS)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    _Brush(painter, page, sheet, as_outlines=as_outlines).paint()
    painter.restore()


class _Brush:
    """Paints one page of a sheet, in grains (1/50 mm)."""

    def __init__(self, painter: QPainter, page: Page, sheet: Sheet, *, as_outlines: bool) -> None:
        self.painter = painter
        self.page = page
        self.sheet = sheet
        self.boards = BoardPainter(
            painter,
            look=sheet.look,
            black_only=sheet.black_only,
            like_a_keypad=sheet.like_a_keypad,
            as_numbers=sheet.as_numbers,
            as_outlines=as_outlines,
        )
        self.pale = self.boards.pale
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

    # Text.

    def _write(self, start: QPointF, text: str, style: Style, grains: int, colour: QColor) -> None:
        self.painter.setPen(colour)
        self.painter.setFont(font(style, grains))
        self.painter.drawText(start, text)

    def _paint_title(self) -> None:
        if self.page.title is None:
            return
        space = in_grains(self.page.title)
        grains = grains_of_points(TITLE_POINTS)
        measured = metrics(BOLD, grains)
        title = " ".join(title_of(self.page, self.sheet).split())
        title = measured.elidedText(title, Qt.TextElideMode.ElideRight, space.width())
        baseline = space.top() + measured.ascent()
        self._write(QPointF(space.left(), baseline), title, BOLD, grains, BLACK)

    def _paint_caption(self, placed: PlacedBoard, space: QRectF) -> None:
        """Paint a caption: the number in bold, the rest after it or, if a QR code makes the caption high, below it."""
        grains = self.solution_grains if placed.is_solution else self.caption_grains
        baseline = space.bottom() - CAPTION_LIFT * GRAINS
        for line in reversed(self._caption(placed, space.width(), grains)):
            left = space.left()
            for text, style, size in line:
                self._write(QPointF(left, baseline), text, style, size, BLACK)
                left += metrics(style, size).horizontalAdvance(text)
            baseline -= LEADING * grains

    def _caption(self, placed: PlacedBoard, width: float, grains: int) -> list[list[tuple[str, Style, int]]]:
        """Return the lines of a caption as runs of one style and size; a title is shortened, or omitted, to fit."""
        caption = caption_of(placed, self.sheet)
        facts = BETWEEN.join(caption.facts)
        has_two = placed.caption.height >= TWO_LINES and bool(caption.number or caption.title) and bool(facts)
        large = round(NUMBER_SHARE * grains) if has_two else grains
        regular = metrics(REGULAR, grains)
        taken = metrics(BOLD, large).horizontalAdvance(caption.number) + 2 * regular.horizontalAdvance(BETWEEN)
        free = width - taken - (0 if has_two else regular.horizontalAdvance(facts))
        title = caption.title
        if regular.horizontalAdvance(title) > free:
            has_room = free >= SHORTEST_TITLE * grains
            title = regular.elidedText(title, Qt.TextElideMode.ElideRight, free) if has_room else ""
        rest = BETWEEN.join(part for part in ((title,) if has_two else (title, facts)) if part)
        runs = [(caption.number, BOLD, large), (BETWEEN + rest if caption.number and rest else rest, REGULAR, grains)]
        return [[run for run in runs if run[0]], *([[(facts, REGULAR, grains)]] if has_two else [])]

    def _fitting_grains(self, points: float, boards: Iterable[PlacedBoard]) -> int:
        """Return the font size in which the captions of all these boards fit."""
        grains = grains_of_points(points)
        share = 1.0
        for placed in boards:
            width = placed.caption.width * GRAINS
            for line in self._caption(placed, width, grains):
                needed = sum(metrics(style, size).horizontalAdvance(text) for text, style, size in line)
                share = min(share, width / needed) if needed else share
        return int(grains * share)

    def _paint_line(self, line: FooterLine) -> None:
        space = in_grains(line.rect)
        grains = grains_of_points(LINE_POINTS)
        text = line_text(line, self.sheet)
        width = metrics(REGULAR, grains).horizontalAdvance(text)
        if width > space.width():
            grains = int(grains * space.width() / width)
        self._write(QPointF(space.left(), space.bottom() - FOOTER_LIFT * GRAINS), text, REGULAR, grains, self.pale)

    def _paint_footer(self) -> None:
        space = in_grains(self.page.footer)
        grains = grains_of_points(FOOTER_POINTS)
        baseline = space.bottom() - FOOTER_LIFT * GRAINS
        left, right = footer_texts(self.page, self.sheet)
        self._write(QPointF(space.left(), baseline), left, REGULAR, grains, self.pale)
        start = space.right() - metrics(REGULAR, grains).horizontalAdvance(right)
        self._write(QPointF(start, baseline), right, REGULAR, grains, self.pale)

    # Boards.

    def _paint_placed(self, placed: PlacedBoard) -> None:
        board, caption = in_grains(placed.board), in_grains(placed.caption)
        self.painter.save()
        if placed.is_upside_down:
            whole = board.united(caption)
            self.painter.translate(whole.center())
            self.painter.rotate(180)
            self.painter.translate(-whole.center())
            caption.moveTop(whole.top())
            board.moveBottom(whole.bottom())
        self._paint_caption(placed, caption)
        if placed.code is not None:
            paint_code(self.painter, self.sheet.puzzles[placed.index].givens, in_grains(placed.code))
        self.boards.paint(
            self.sheet.puzzles[placed.index],
            board,
            is_solution=placed.is_solution,
            shows_entries=self.sheet.shows_entries,
        )
        self.painter.restore()
