"""Pages of books as pixels: nothing beyond the margins, codes that can be read, and what each kind of page shows."""

from itertools import cycle

import numpy as np
import pytest
import zxingcpp
from numpy.typing import NDArray

from sudoku_desktop.board import to_link
from sudoku_desktop.printing.arranging import Rect
from sudoku_desktop.printing.book import Book
from sudoku_desktop.printing.book_layout import BookPage, BookPageKind, BookPages
from sudoku_desktop.printing.sheet import PUZZLES_PER_PAGE, Paper
from tests.printing.books import GENTLE, TOUGH, book
from tests.printing.golden import picture_of

SCALE = 150 / 25.4
"""Pixels per millimetre at 150 dots per inch."""
LONG_TITLE = "A very long title of a book that nobody would ever read to its end, " * 2
LONG_WORD = "word" * 2000


def painted(page: BookPage, of: Book) -> NDArray[np.uint8]:
    """Return the lightness of each pixel of a page."""
    image = picture_of(page, of, SCALE)
    lines = np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), image.bytesPerLine())
    return lines[:, : image.width()].copy()


def blanked(light: NDArray[np.uint8], rect: Rect) -> None:
    """Make a rectangle and a border of one pixel white."""
    left, top = int(rect.left * SCALE) - 1, int(rect.top * SCALE) - 1
    light[max(top, 0) : int(rect.bottom * SCALE) + 2, max(left, 0) : int(rect.right * SCALE) + 2] = 255


@pytest.mark.parametrize(
    ("per_page", "trim"), [*zip(PUZZLES_PER_PAGE, cycle([Paper.A5, Paper.SIX_BY_NINE, Paper.A4]), strict=False)]
)
def test_that_no_ink_is_in_the_margins_but_the_tabs(per_page: int, trim: Paper) -> None:
    titles = {"title": LONG_TITLE, "author": LONG_WORD}
    of = book(trim=trim, per_page=per_page, shows_codes=True, recipe="x" * 300, **titles)
    seen = set()
    for page in BookPages(of):
        light = painted(page, of)
        assert bool(light.min() < 128) is (page.kind is not BookPageKind.BLANK)
        for rect in (page.frame, *([page.tab] if page.tab else [])):
            blanked(light, rect)
        assert light.min() == 255, page.kind
        seen.add(page.kind)
    assert seen >= {
        BookPageKind.TITLE,
        BookPageKind.IMPRINT,
        BookPageKind.CONTENTS,
        BookPageKind.RULES,
        BookPageKind.LEVELS,
        BookPageKind.OPENING,
        BookPageKind.SOLUTIONS,
    }


@pytest.mark.parametrize("per_page", PUZZLES_PER_PAGE)
def test_that_a_phone_reads_every_code(per_page: int) -> None:
    of = book(*[GENTLE, TOUGH] * 5, per_page=per_page, shows_codes=True)
    for page in BookPages(of):
        read = [found.text for found in zxingcpp.read_barcodes(painted(page, of))]
        links = [to_link(of.ordered[placed.index].givens) for placed in page.boards if placed.code is not None]
        assert sorted(read) == sorted(links)


def test_that_a_tab_reaches_the_edge_of_its_side() -> None:
    of = book(per_page=1)
    for page in (page for page in BookPages(of) if page.kind is BookPageKind.PUZZLES):
        assert page.tab is not None
        light = painted(page, of)
        row = int((page.tab.top + 1) * SCALE)
        assert (light[row, 1] < 255, light[row, -2] < 255) == (not page.is_right, page.is_right)
