"""Comparison of pages with reference pictures."""

from dataclasses import replace

import numpy as np
import pytest
from numpy.typing import NDArray
from PySide6.QtGui import QImage

from sudoku_desktop.printing.arranging import Rect
from sudoku_desktop.printing.layout import Page
from sudoku_desktop.printing.sheet import Sheet
from tests.printing.golden import FOLDER, golden_book_pages, golden_pages, picture_of
from tests.printing.test_painting import dirty, ink_of

BLOCK = 8
"""Size of a block in pixels: differences of antialiasing average out, a displacement by a millimetre does not."""
TOLERANCE = 0.05
"""Maximum difference of a block's darkness, from 0 to 1."""
HAIR = 0.15
"""Range of antialiasing beyond a box, in millimetres."""

PAGES = {name: (of, page) for name, of, page in golden_pages()}
BOOK_PAGES = {name: (of, page) for name, of, page in golden_book_pages()}


def blocks(ink: NDArray[np.float64], shift: int) -> NDArray[np.float64]:
    """Return the mean darkness of each block, with the first block shifted by an offset."""
    height, width = (BLOCK * ((side - shift) // BLOCK) for side in ink.shape)
    part = ink[shift : shift + height, shift : shift + width]
    mean: NDArray[np.float64] = part.reshape(height // BLOCK, BLOCK, width // BLOCK, BLOCK).mean(axis=(1, 3))
    return mean


def difference(one: QImage, other: QImage) -> float:
    """Return the largest difference of blocks."""
    return max(float(np.abs(blocks(ink_of(one), shift) - blocks(ink_of(other), shift)).max()) for shift in (0, 4))


@pytest.mark.parametrize("name", PAGES | BOOK_PAGES)
def test_that_a_page_looks_as_the_one_that_was_kept(name: str) -> None:
    of, page = (PAGES | BOOK_PAGES)[name]
    kept = QImage(str(FOLDER / f"{name}.png")).convertToFormat(QImage.Format.Format_Grayscale8)
    painted = picture_of(page, of)
    assert (painted.width(), painted.height()) == (kept.width(), kept.height())
    assert difference(painted, kept) < TOLERANCE, "make golden-pages, and look at what changed"


def test_that_no_picture_is_kept_for_nothing_and_all_are_small() -> None:
    kept = list(FOLDER.glob("*.png"))
    assert {path.stem for path in kept} == set(PAGES | BOOK_PAGES)
    assert sum(path.stat().st_size for path in kept) < 1_000_000


def moved(page: Page, millimetres: float) -> Page:
    """Return the page with its first board moved to the right."""
    first = page.boards[0]
    board = Rect(first.board.left + millimetres, first.board.top, first.board.width, first.board.height)
    return replace(page, boards=(replace(first, board=board), *page.boards[1:]))


@pytest.mark.parametrize("name", ["a4-1", "a4-6", "a5-9", "letter-solutions"])
def test_that_a_board_that_moved_by_a_millimetre_is_noticed(name: str) -> None:
    of, page = PAGES[name]
    assert difference(picture_of(moved(page, 1.0), of), picture_of(page, of)) > TOLERANCE


def test_that_other_puzzles_are_noticed() -> None:
    of, page = PAGES["a4-4"]
    others = replace(of, puzzles=(of.puzzles[1], of.puzzles[0], *of.puzzles[2:]))
    assert difference(picture_of(page, others), picture_of(page, of)) > TOLERANCE


@pytest.mark.parametrize("name", PAGES)
def test_that_all_ink_lies_in_boxes_that_lie_apart(name: str) -> None:
    of, page = PAGES[name]
    assert outside_the_boxes(page, of) == 0
    assert outside_the_boxes(page, replace(dirty(of), title="A sheet's long title with Üß " * 9)) == 0


def outside_the_boxes(page: Page, of: Sheet) -> float:
    """Return the darkest pixel outside all boxes of the layout."""
    scale = 4.0
    ink = ink_of(picture_of(page, of, scale)).copy()
    boxes = [rect for placed in page.boards for rect in (placed.board, placed.caption, placed.code) if rect]
    for rect in (*boxes, *(line.rect for line in page.lines), page.footer, *([page.title] if page.title else [])):
        top, left = (int((place - HAIR) * scale) for place in (rect.top, rect.left))
        bottom, right = (int(np.ceil((place + HAIR) * scale)) for place in (rect.bottom, rect.right))
        ink[top:bottom, left:right] = 0
    return float(ink.max())
