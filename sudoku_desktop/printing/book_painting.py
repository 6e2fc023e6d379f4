"""Paint a page of a book with any painter: for the PDF or the preview."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable
from enum import Enum
from math import sqrt

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from sudoku_desktop.board import BLANK
from sudoku_desktop.printing import book_texts
from sudoku_desktop.printing.arranging import Rect
from sudoku_desktop.printing.board_painting import BLACK, DIGIT_SHARE, TEXT_GREY, BoardPainter, in_grains, paint_code
from sudoku_desktop.printing.book import Book
from sudoku_desktop.printing.book_layout import TAB_WIDTH, BookPage, BookPageKind
from sudoku_desktop.printing.layout import POINT
from sudoku_desktop.printing.lettering import (
    BOLD,
    GRAINS,
    REGULAR,
    Style,
    figures,
    font,
    grains_of_points,
    metrics,
)
from sudoku_desktop.printing.sheet import PrintedPuzzle

BODY, SMALL, HEADING, DISPLAY = 10.5, 8.5, 22.0, 30.0
"""Font sizes in points, on a page of width WIDTH; they increase more slowly than the page."""
WIDTH = 152.4
LEADING = 1.42
"""Line spacing, relative to the font size."""
CAPTION_POINTS = {1: 11.0, 2: 9.5, 4: 9.0, 6: 8.5, 9: 8.0}
SOLUTION_POINTS = 7.5
CAPTION_LIFT = 1.5
"""Distance from a caption's baseline to its board, in millimetres."""
WIDEST_LINE = 36
"""Maximum width of a paragraph, relative to the font size."""
RULE = QColor("#9a9a9a")
SHADE, BAND = QColor("#dedede"), QColor("#b4b4b4")
HAIRLINE = 0.18
MOSAIC_SHARE, SQUARE_SHARE = 0.46, 0.84
BAND_SHARE = 0.3
"""Width of the lines in the example, as a fraction of a cell."""


class Align(Enum):
    """Which end of a text is at its position; the value is the fraction of the text's width to its left."""

    LEFT = 0.0
    MIDDLE = 0.5
    RIGHT = 1.0


def paint_book_page(painter: QPainter, page: BookPage, book: Book) -> None:
    """Paint a page. The painter's unit must be a millimetre, its origin the trimmed page's top left corner.

    No background is painted, as paper is white.
    """
    painter.save()
    painter.scale(1 / GRAINS, 1 / GRAINS)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    _Brush(painter, page, book).paint()
    painter.restore()


class _Brush:
    """Paints one page of a book; positions are in millimetres."""

    def __init__(self, painter: QPainter, page: BookPage, book: Book) -> None:
        self.painter, self.page, self.book = painter, page, book
        self.frame, self.field = page.frame, page.field
        self.growth = sqrt(book.trim.width / WIDTH)

    def paint(self) -> None:
        if self.page.tab is not None:
            self._paint_tab(self.page.tab)
        if not self.page.is_plain:
            self._paint_header_and_folio()
        match self.page.kind:
            case BookPageKind.TITLE:
                self._paint_title_page()
            case BookPageKind.IMPRINT:
                self._paint_imprint()
            case BookPageKind.CONTENTS:
                self._paint_contents()
            case BookPageKind.RULES:
                self._paint_rules()
            case BookPageKind.LEVELS:
                self._paint_levels()
            case BookPageKind.OPENING:
                self._paint_opening()
            case BookPageKind.PUZZLES | BookPageKind.SOLUTIONS:
                self._paint_boards()

    # Text.

    def _write(
        self,
        place: QPointF,
        text: str,
        style: Style = REGULAR,
        points: float = BODY,
        colour: QColor = BLACK,
        align: Align = Align.LEFT,
        room: float | None = None,
    ) -> float:
        """Write a line with its baseline at `place`, reduced to fit the available width; return its width."""
        grains = grains_of_points(points * self.growth)
        width = metrics(style, grains).horizontalAdvance(text)
        if room is not None and width > room * GRAINS:
            grains = int(grains * room * GRAINS / width)
            width = metrics(style, grains).horizontalAdvance(text)
        self.painter.setPen(colour)
        self.painter.setFont(font(style, grains))
        self.painter.drawText(place * GRAINS - QPointF(width * align.value, 0), text)
        return float(width / GRAINS)

    def _wrapped(self, text: str, width: float, style: Style, points: float) -> Iterable[str]:
        """Yield lines no wider than `width`; a wider word, which may have thousands of letters, is broken."""
        measure = metrics(style, grains_of_points(points * self.growth)).horizontalAdvance
        room = width * GRAINS
        most = int(room / measure("i")) + 1
        line = ""
        for word in text.split():
            longer = f"{line} {word}".strip()
            if len(longer) <= most and measure(longer) <= room:
                line = longer
                continue
            if line:
                yield line
            line = word
            while len(line) > most or measure(line) > room:
                ends = range(1, min(len(line), most + 1))
                fits = max(1, bisect_right(ends, room, key=lambda end: measure(line[:end])))
                yield line[:fits]
                line = line[fits:]
        if line:
            yield line

    def _leading(self, points: float) -> float:
        return points * self.growth * LEADING * POINT

    def _set(
        self,
        top: float,
        text: str,
        style: Style = REGULAR,
        points: float = BODY,
        colour: QColor = BLACK,
        align: Align = Align.LEFT,
        width: float | None = None,
        height: float | None = None,
    ) -> float:
        """Write a paragraph within the frame, reduced to fit `height`; return the position of its end."""
        width = min(self.frame.width, WIDEST_LINE * points * self.growth * POINT) if width is None else width
        place = self.frame.left + align.value * self.frame.width
        lines = list(self._wrapped(text, width, style, points))
        while height is not None and len(lines) * self._leading(points) > height:
            points *= 0.9
            lines = list(self._wrapped(text, width, style, points))
        for line in lines:
            top += self._leading(points)
            self._write(QPointF(place, top), line, style, points, colour, align)
        return top

    def _paint_header_and_folio(self) -> None:
        page, frame = self.page, self.frame
        align = Align.RIGHT if page.is_right else Align.LEFT
        outer = frame.right if page.is_right else frame.left
        if not page.has_heading:
            title = book_texts.running_title(page, self.book)
            self._write(QPointF(outer, frame.top + 3), title, REGULAR, SMALL, TEXT_GREY, align, frame.width)
            self._rule(frame.top + 4.6)
        self._write(QPointF(outer, frame.bottom), str(page.number), BOLD, BODY, BLACK, align)

    def _rule(self, height: float, left: float | None = None, right: float | None = None) -> None:
        left, right = self.frame.left if left is None else left, self.frame.right if right is None else right
        self.painter.setPen(QPen(RULE, HAIRLINE * GRAINS, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
        self.painter.drawLine(QLineF(left * GRAINS, height * GRAINS, right * GRAINS, height * GRAINS))

    def _paint_heading(self) -> float:
        text = self.book.say(book_texts.HEADINGS[self.page.kind])
        baseline = self.field.top + 0.8 * HEADING * self.growth * POINT
        self._write(QPointF(self.field.left, baseline), text, BOLD, HEADING, room=self.field.width)
        return baseline

    def _paint_tab(self, tab: Rect) -> None:
        """Paint the chapter's number at the outer edge."""
        self.painter.fillRect(in_grains(tab), SHADE)
        number = str((self.page.chapter or 0) + 1)
        middle = tab.left + TAB_WIDTH / 2 if self.page.is_right else tab.right - TAB_WIDTH / 2
        self._write(QPointF(middle, tab.top + tab.height / 2 + 1.2), number, BOLD, SMALL, TEXT_GREY, Align.MIDDLE)

    # Pages without puzzles.

    def _paint_title_page(self) -> None:
        frame, middle, unit = self.frame, Align.MIDDLE, self.frame.height / 100
        top = self._set(frame.top + 10 * unit, self.book.title, BOLD, DISPLAY, align=middle, height=22 * unit)
        self._set(top + 1 * unit, self.book.subtitle, REGULAR, 13.0, TEXT_GREY, middle, height=9 * unit)
        side = MOSAIC_SHARE * frame.width
        self._paint_mosaic(self.book.ordered[-1], frame.left + (frame.width - side) / 2, frame.top + 45 * unit, side)
        self._set(frame.top + 90 * unit, self.book.author, REGULAR, 13.0, align=middle, height=9 * unit)

    def _paint_mosaic(self, puzzle: PrintedPuzzle, left: float, top: float, side: float) -> None:
        """Paint the pattern of givens of a puzzle."""
        grid = puzzle.givens
        height, width = grid.geometry.box or (grid.size, grid.size)
        pitch = side * GRAINS / (grid.size + (grid.size // min(height, width) - 1) / 3)
        for cell, digit in enumerate(grid.cells.tolist()):
            row, column = divmod(cell, grid.size)
            x, y = pitch * (column + column // width / 3), pitch * (row + row // height / 3)
            square = QRectF(left * GRAINS + x, top * GRAINS + y, pitch * SQUARE_SHARE, pitch * SQUARE_SHARE)
            self.painter.fillRect(square, SHADE if digit == BLANK else BLACK)

    def _paint_imprint(self) -> None:
        """Paint the imprint at the foot of the page."""
        lines: list[tuple[str, Style]] = []
        introduction, recipe = book_texts.recipe(self.book)
        for text, style in (
            *((text, REGULAR) for text in (self.book.title, *book_texts.imprint(self.book))),
            (introduction, REGULAR),
            (recipe, REGULAR),
        ):
            lines += [(line, style) for line in self._wrapped(text, self.frame.width, style, SMALL)]
        top = self.frame.bottom - len(lines) * self._leading(SMALL)
        for number, (line, style) in enumerate(lines, 1):
            place = QPointF(self.frame.left, top + number * self._leading(SMALL))
            self._write(place, line, style, SMALL, TEXT_GREY)

    def _paint_contents(self) -> None:
        self._paint_heading()
        for row in self.page.rows:
            title, rest = book_texts.row_text(row, self.book)
            baseline = row.rect.bottom - 0.35 * row.rect.height
            left = row.rect.left + self._write(QPointF(row.rect.left, baseline), title, BOLD, 11.0)
            self._write(QPointF(left + 3, baseline), rest, REGULAR, BODY, TEXT_GREY)
            self._write(QPointF(row.rect.right, baseline), str(row.page), REGULAR, 11.0, align=Align.RIGHT)
            self._rule(row.rect.bottom - 0.1 * row.rect.height)

    def _paint_rules(self) -> None:
        top = self._paint_heading() + 5
        for text in book_texts.rules(self.book):
            top = self._set(top, text) + 1.5
        side = min(0.62 * self.frame.width, 0.36 * self.frame.height)
        self._paint_example(Rect(self.frame.left, top + 4, side, side))
        top = self._set(top + side + 6, book_texts.example_text(self.book), points=SMALL, colour=TEXT_GREY) + 4
        for text in book_texts.advice(self.book):
            top = self._set(top, text) + 1.5

    def _paint_example(self, rect: Rect) -> None:
        """Paint an example: a digit for which only one cell of the shaded box is left, with the reasons."""
        board = in_grains(rect)
        grid = book_texts.EXAMPLE
        cell = board.width() / grid.size
        found, shape, order = book_texts.EXAMPLE_CELL, grid.geometry, grid.geometry.order
        self.painter.fillRect(QRectF(board.left(), board.top(), order * cell, order * cell), SHADE)

        def middle(row: float, column: float) -> QPointF:
            return board.topLeft() + QPointF((column + 0.5) * cell, (row + 0.5) * cell)

        self.painter.setPen(QPen(BAND, BAND_SHARE * cell, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
        for each in book_texts.EXAMPLE_RULED_OUT_BY:
            row, column = shape.row_of[each], shape.column_of[each]
            is_across = row < order
            end = middle(row, -0.5) if is_across else middle(-0.5, column)
            self.painter.drawLine(middle(row, column), end)
        self.painter.setPen(QPen(BLACK, 0.3 * GRAINS))
        self.painter.setBrush(Qt.GlobalColor.white)
        for each in (*book_texts.EXAMPLE_RULED_OUT_BY, found):
            place = middle(shape.row_of[each], shape.column_of[each])
            self.painter.drawEllipse(place, 0.4 * cell, 0.4 * cell)
        self.painter.setBrush(Qt.BrushStyle.NoBrush)
        BoardPainter(self.painter).paint(PrintedPuzzle(grid), board, is_solution=False)
        shown = figures(REGULAR, cell, DIGIT_SHARE, grid.size)
        self.painter.setPen(BLACK)
        self.painter.setFont(shown.font)
        corner = middle(shape.row_of[found] - 0.5, shape.column_of[found] - 0.5)
        digit = book_texts.EXAMPLE_DIGIT
        self.painter.drawText(corner + shown.starts[digit - 1], shown.symbols[digit - 1])

    def _paint_levels(self) -> None:
        top = self._set(self._paint_heading() + 5, book_texts.about_levels(self.book)) + 5
        for number, chapter in enumerate(self.book.chapters):
            if chapter.demand is None:
                continue
            top = self._set(top, self.book.say(chapter.title), BOLD, 11.0)
            self._write(QPointF(self.frame.right, top), chapter.stars, REGULAR, BODY, align=Align.RIGHT)
            top = self._set(top, self.book.say(chapter.demand))
            top = self._set(top, book_texts.numbers(number, self.book), points=SMALL, colour=TEXT_GREY) + 3.5

    def _paint_opening(self) -> None:
        index = self.page.chapter or 0
        chapter, frame, middle = self.book.chapters[index], self.frame, Align.MIDDLE
        side = 0.3 * frame.width
        self._paint_mosaic(
            chapter.puzzles[0], frame.left + (frame.width - side) / 2, frame.top + 0.2 * frame.height, side
        )
        top = frame.top + 0.2 * frame.height + side + 8
        top = self._set(top, self.book.say(chapter.title), BOLD, DISPLAY, align=middle) + 2
        top = self._set(top, book_texts.numbers(index, self.book), REGULAR, 11.0, TEXT_GREY, middle) + 6
        if chapter.demand is not None:
            top = self._set(top, chapter.stars, align=middle) + 4
            self._set(top, self.book.say(chapter.demand), align=middle, width=0.7 * frame.width)

    # Pages with boards.

    def _paint_boards(self) -> None:
        is_solution = self.page.kind is BookPageKind.SOLUTIONS
        points = SOLUTION_POINTS if is_solution else CAPTION_POINTS[self.book.per_page]
        if is_solution and self.page.is_first:
            self._paint_heading()
        boards = BoardPainter(self.painter)
        for placed in self.page.boards:
            number, facts, other = book_texts.caption(placed, self.page, self.book)
            baseline = placed.caption.bottom - CAPTION_LIFT
            left = placed.caption.left
            left += self._write(QPointF(left, baseline), number, BOLD, points) + 2
            right = QPointF(placed.caption.right, baseline)
            width = self._write(right, other, REGULAR, points - 1, TEXT_GREY, Align.RIGHT, placed.caption.width / 2)
            room = placed.caption.right - left - width - 2
            self._write(QPointF(left, baseline), facts, REGULAR, points - 1, TEXT_GREY, room=room)
            puzzle = self.book.ordered[placed.index]
            boards.paint(puzzle, in_grains(placed.board), is_solution=is_solution)
            if placed.code is not None:
                paint_code(self.painter, puzzle.givens, in_grains(placed.code))
