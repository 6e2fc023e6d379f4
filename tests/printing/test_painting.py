"""Pages as pixels: ink only where it belongs."""

from dataclasses import replace

import numpy as np
import pytest
import zxingcpp
from numpy.typing import NDArray
from PySide6.QtGui import QColor, QImage, QPainter

from sudoku_desktop.board import Geometry, Grid, Variant, geometry, shaped, to_link
from sudoku_desktop.printing.arranging import Rect
from sudoku_desktop.printing.board_painting import DIGIT_SHARE
from sudoku_desktop.printing.codes import MODULE, QUIET
from sudoku_desktop.printing.layout import BOX_LINE, CELL_LINE, Page, PlacedBoard, files_of, margin_of, pages_of
from sudoku_desktop.printing.painting import paint_page
from sudoku_desktop.printing.sheet import PUZZLES_PER_PAGE, SHEET_PAPERS, Look, Paper, PrintedPuzzle, Sheet, Solutions
from tests.printing.sheets import DAY, puzzle, rated, sheet
from tests.puzzles import MK_FIG_1, MK_FIG_1_SOLUTION

Ink = NDArray[np.float64]
"""Darkness of each pixel, from 0 (paper) to 1 (black)."""

SCALE = 150 / 25.4
"""Pixels per millimetre at 150 dots per inch."""


def painted(page: Page, of: Sheet, scale: float = SCALE, *, as_outlines: bool = False) -> Ink:
    image = QImage(round(of.paper.width * scale), round(of.paper.height * scale), QImage.Format.Format_Grayscale8)
    image.fill(QColor("white"))
    painter = QPainter(image)
    painter.scale(scale, scale)
    paint_page(painter, page, of, as_outlines=as_outlines)
    painter.end()
    return ink_of(image)


def ink_of(image: QImage) -> Ink:
    """Return the darkness of a grey picture."""
    lines = np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), image.bytesPerLine())
    return 1 - lines[:, : image.width()] / 255


def inside(ink: Ink, rect: Rect, scale: float = SCALE) -> Ink:
    """Return the pixels completely inside a rectangle."""
    top, left = int(np.ceil(rect.top * scale)), int(np.ceil(rect.left * scale))
    return ink[top : int(rect.bottom * scale), left : int(rect.right * scale)]


def cells_of(board: Rect, size: int = 9, shrink: float = BOX_LINE / 2 + 0.1) -> list[Rect]:
    """Return the inside of each cell, without its lines."""
    side = (board.width - BOX_LINE) / size
    first = BOX_LINE / 2 + shrink
    return [
        Rect(
            board.left + first + column * side,
            board.top + first + row * side,
            side - 2 * shrink,
            side - 2 * shrink,
        )
        for row in range(size)
        for column in range(size)
    ]


def edge(ink: Ink) -> float:
    """Return the darkest pixel of the outermost rows and columns."""
    return float(max(ink[0].max(), ink[-1].max(), ink[:, 0].max(), ink[:, -1].max()))


def dirty(of: Sheet) -> Sheet:
    """Return a sheet with the longest possible texts."""
    puzzles = tuple(replace(each, title="A title that goes on for ever " * 4, rating=rated(8.2)) for each in of.puzzles)
    return replace(of, puzzles=puzzles)


@pytest.mark.parametrize("per_page", PUZZLES_PER_PAGE)
@pytest.mark.parametrize("paper", SHEET_PAPERS)
@pytest.mark.parametrize("solutions", [Solutions.AT_END, Solutions.UPSIDE_DOWN])
def test_that_nothing_touches_the_margins(per_page: int, paper: Paper, solutions: Solutions) -> None:
    of = dirty(sheet(per_page=per_page, paper=paper, solutions=solutions, title="A sheet's long title " * 9))
    margin = margin_of(paper)
    field = Rect(margin, margin, paper.width - 2 * margin, paper.height - 2 * margin)
    pages = pages_of(of)
    for page in {0: pages[0], 1: pages[-1]}.values():
        ink = painted(page, of)
        left, top = int(field.left * SCALE), int(field.top * SCALE)
        right, bottom = int(np.ceil(field.right * SCALE)), int(np.ceil(field.bottom * SCALE))
        assert ink[top:bottom, left:right].max() == 1
        ink[top:bottom, left:right] = 0
        assert ink.max() == 0


@pytest.mark.parametrize("per_page", PUZZLES_PER_PAGE)
@pytest.mark.parametrize("paper", SHEET_PAPERS)
def test_that_each_digit_is_in_its_box_and_none_is_cut(per_page: int, paper: Paper) -> None:
    of = sheet(per_page=per_page, paper=paper, solutions=Solutions.UPSIDE_DOWN)
    page = pages_of(of)[0]
    scale = 2 * SCALE  # the smallest digits are 1.6 mm high
    ink = painted(page, of, scale)
    for placed in page.boards:
        puzzle_ = of.puzzles[placed.index]
        shown = puzzle_.solution if placed.is_solution else puzzle_.givens
        digits = shown.cells[::-1] if placed.is_upside_down else shown.cells
        for digit, cell in zip(digits, cells_of(placed.board), strict=True):
            box = inside(ink, cell, scale)
            assert (box.max() > 0.5) == (digit != 0)
            assert edge(box) == 0


@pytest.mark.parametrize("per_page", PUZZLES_PER_PAGE)
def test_that_a_digit_is_as_high_as_promised(per_page: int) -> None:
    of = Sheet((puzzle(0), *(puzzle(n) for n in range(1, per_page))), DAY, per_page=per_page)
    page = pages_of(of)[0]
    scale = 2 * SCALE
    ink = painted(page, of, scale)
    board = page.boards[0].board
    cells = cells_of(board)
    heights = [
        np.flatnonzero(inside(ink, cells[cell], scale).max(axis=1) > 0.5)
        for cell in np.flatnonzero(of.puzzles[0].givens.cells)
    ]
    cell_height = (board.height - BOX_LINE) / 9 * scale
    for rows in heights:
        assert (rows[-1] - rows[0] + 1) / cell_height == pytest.approx(DIGIT_SHARE, abs=0.05)
        centre = (rows[-1] + rows[0] + 1) / 2 / scale + BOX_LINE / 2 + 0.1
        assert centre == pytest.approx((board.height - BOX_LINE) / 18, abs=0.3)


def test_that_box_lines_are_black_and_thrice_as_thick_as_the_grey_cell_lines() -> None:
    of = sheet(1, per_page=1)
    page = pages_of(of)[0]
    scale = 20.0
    board = page.boards[0].board
    # Along a line through the middle of the last row of cells, over its blanks.
    of = replace(of, puzzles=(PrintedPuzzle(Grid.blank()),), solutions=Solutions.NONE)
    middle = board.bottom - BOX_LINE / 2 - (board.height - BOX_LINE) / 18
    across = painted(page, of, scale)[int(middle * scale)]
    widths = {"box": [], "cell": []}
    pitch = (board.width - BOX_LINE) / 9
    for number in range(10):
        place = board.left + BOX_LINE / 2 + number * pitch
        line = across[int((place - 2) * scale) : int((place + 2) * scale)]
        is_box = number % 3 == 0
        assert line.max() == pytest.approx(1.0 if is_box else 0.5, abs=0.01)
        widths["box" if is_box else "cell"].append(line.sum() / line.max() / scale)
    assert widths["box"] == pytest.approx([BOX_LINE] * 4, abs=0.02)
    assert widths["cell"] == pytest.approx([CELL_LINE] * 6, abs=0.02)


def test_that_a_turned_solution_is_the_same_solution_turned() -> None:
    of = sheet(1, per_page=1, solutions=Solutions.UPSIDE_DOWN)
    page = pages_of(of)[0]
    (turned,) = [placed for placed in page.boards if placed.is_upside_down]
    upright = replace(page, boards=(replace(turned, is_upside_down=False),))
    scale = 4 * SCALE  # so that it hardly matters where between two pixels a line begins
    one, other = (inside(painted(each, of, scale), turned.board, scale) for each in (page, upright))
    assert np.abs(one[::-1, ::-1] - other).mean() < np.abs(one - other).mean() / 4


def test_that_givens_are_bolder_than_the_rest_of_a_solution() -> None:
    of = sheet(1, per_page=1, solutions=Solutions.AT_END, black_only=True)
    page = pages_of(of)[-1]
    ink = painted(page, of, 2 * SCALE)
    givens, solution = of.puzzles[0].givens.cells, of.puzzles[0].solution.cells
    amounts = np.array([inside(ink, cell, 2 * SCALE).sum() for cell in cells_of(page.boards[0].board)])
    for digit in range(1, 10):
        given, other = amounts[(solution == digit) & (givens > 0)], amounts[(solution == digit) & (givens == 0)]
        assert given.min() > 1.1 * other.max()


@pytest.mark.parametrize("black_only", [False, True])
def test_that_entries_look_unlike_givens_even_in_black(black_only: bool) -> None:
    entries = Grid(MK_FIG_1_SOLUTION.cells * (MK_FIG_1.cells == 0))
    played = PrintedPuzzle(MK_FIG_1, entries=entries)
    of = Sheet((played,), DAY, per_page=1, solutions=Solutions.NONE, shows_entries=True, black_only=black_only)
    page = pages_of(of)[0]
    ink = painted(page, of)
    amounts = np.array([inside(ink, cell).sum() for cell in cells_of(page.boards[0].board)])
    for digit in range(1, 10):
        of_digit = MK_FIG_1_SOLUTION.cells == digit
        assert amounts[of_digit & (MK_FIG_1.cells > 0)].min() > 1.3 * amounts[of_digit & (entries.cells > 0)].max()
    hidden = replace(of, shows_entries=False)
    blank = painted(pages_of(hidden)[0], hidden)
    for cell, rect in enumerate(cells_of(page.boards[0].board)):
        assert (inside(blank, rect).max() > 0) == (MK_FIG_1.cells[cell] > 0)


@pytest.mark.parametrize("like_a_keypad", [False, True])
def test_that_notes_lie_in_rows_of_three_and_only_in_blank_cells(like_a_keypad: bool) -> None:
    notes = tuple(1 << cell % 9 for cell in range(81))
    of = Sheet((PrintedPuzzle(MK_FIG_1, notes=notes),), DAY, per_page=1, solutions=Solutions.NONE, shows_entries=True)
    of = replace(of, like_a_keypad=like_a_keypad)
    page = pages_of(of)[0]
    ink = painted(page, of)
    plain = replace(of, puzzles=(PrintedPuzzle(MK_FIG_1),))
    without = painted(page, plain)
    for cell, rect in enumerate(cells_of(page.boards[0].board)):
        box = inside(ink, rect)
        if MK_FIG_1.cells[cell]:
            assert np.array_equal(box, inside(without, rect))
            continue
        rows, columns = np.nonzero(box > 0.3)
        row, column = divmod(cell % 9, 3)
        row = 2 - row if like_a_keypad else row
        assert rows.mean() / box.shape[0] == pytest.approx((row + 0.5) / 3, abs=0.1)
        assert columns.mean() / box.shape[1] == pytest.approx((column + 0.5) / 3, abs=0.1)
        assert edge(box) == 0


@pytest.mark.parametrize("per_page", PUZZLES_PER_PAGE)
def test_that_every_pencil_mark_has_its_own_place(per_page: int) -> None:
    puzzles = (PrintedPuzzle(Grid.blank(), notes=((1 << 9) - 1,) * 81),) * per_page
    of = Sheet(puzzles, DAY, per_page=per_page, solutions=Solutions.NONE, shows_entries=True)
    page = pages_of(of)[0]
    scale = 3 * SCALE
    ink = painted(page, of, scale)
    for cell in cells_of(page.boards[-1].board, shrink=0.06 * page.boards[0].board.width / 9)[:9]:
        third = cell.width / 3
        for row in range(3):
            for column in range(3):
                own = inside(ink, Rect(cell.left + column * third, cell.top + row * third, third, third), scale)
                assert own.max() > 0.5
                assert edge(own) < 0.3


def test_that_large_print_takes_more_ink_and_ink_saving_less() -> None:
    amounts = {}
    for look in Look:
        of = sheet(1, per_page=1, look=look, shows_codes=False, solutions=Solutions.NONE)
        page = pages_of(of)[0]
        ink = painted(page, of, 2 * SCALE)
        board = page.boards[0].board
        digits = [inside(ink, cell, 2 * SCALE).sum() for cell in cells_of(board, shrink=BOX_LINE + 0.1)]
        whole = Rect(board.left - 1, board.top - 1, board.width + 2, board.height + 2)
        amounts[look] = (sum(digits), inside(ink, whole, 2 * SCALE).sum() - sum(digits))
    plain, large, saving = (amounts[look] for look in (Look.PLAIN, Look.LARGE, Look.SAVING))
    for kind in (0, 1):
        assert large[kind] > 1.4 * plain[kind]
        assert saving[kind] < 0.75 * plain[kind]


def test_that_letters_of_larger_puzzles_fit_their_cells() -> None:
    size = 16
    line = np.arange(size)
    full = Grid((line[:, None] * 4 + line[:, None] // 4 + line) % size + 1, geometry(4))
    assert full.is_solved
    of = Sheet((PrintedPuzzle(full),) * 6, DAY, per_page=6, solutions=Solutions.NONE)
    page = pages_of(of)[0]
    ink = painted(page, of, 2 * SCALE)
    for cell in cells_of(page.boards[5].board, size, shrink=BOX_LINE / 2 + 0.05):
        box = inside(ink, cell, 2 * SCALE)
        assert box.max() > 0.5
        assert edge(box) < 0.3


def code_in(ink: Ink, placed: PlacedBoard, scale: float) -> list[str]:
    """Return the content of a code with its quiet zone at its printed size."""
    assert placed.code is not None
    code = placed.code
    with_quiet = Rect(code.left - QUIET, code.top - QUIET, code.width + 2 * QUIET, code.height + 2 * QUIET)
    picture = np.ascontiguousarray((255 * (1 - inside(ink, with_quiet, scale))).astype(np.uint8))
    return [found.text for found in zxingcpp.read_barcodes(picture)]


@pytest.mark.parametrize(
    ("per_page", "paper", "solutions"),
    [
        (per_page, paper, (Solutions.NONE, Solutions.UPSIDE_DOWN)[(row + column) % 2])
        for row, per_page in enumerate(PUZZLES_PER_PAGE)
        for column, paper in enumerate(SHEET_PAPERS)
    ],
)
def test_that_every_code_is_read_and_has_its_quiet_zone(per_page: int, paper: Paper, solutions: Solutions) -> None:
    of = dirty(sheet(per_page, per_page=per_page, paper=paper, solutions=solutions, title="Sunday"))
    page = pages_of(of)[0]
    ink = painted(page, of, 2 * SCALE)
    for placed in page.boards:
        if placed.is_solution:
            assert placed.code is None
            continue
        assert code_in(ink, placed, 2 * SCALE) == [to_link(of.puzzles[placed.index].givens)]
        code = placed.code
        assert code.width / 29 == pytest.approx(MODULE)
        ring = Rect(code.left - QUIET, code.top - QUIET, code.width + 2 * QUIET, code.height + 2 * QUIET)
        around = inside(ink, ring, 2 * SCALE).copy()
        quiet = int(QUIET * 2 * SCALE) - 1
        around[quiet:-quiet, quiet:-quiet] = 0
        assert around.max() == 0
    found = {each.text for each in zxingcpp.read_barcodes((255 * (1 - ink)).astype(np.uint8))}
    assert found == {to_link(each.givens) for each in of.puzzles}


STRIPES = shaped(9, [Variant.JIGSAW], [cell % 9 for cell in range(81)])


@pytest.mark.parametrize("shape", [*map(shaped, (4, 6, 16, 25)), shaped(9, [Variant.X]), STRIPES], ids=repr)
def test_that_codes_of_other_shapes_are_read(shape: Geometry) -> None:
    size = shape.size
    grid = Grid([cell % size + 1 if cell % 3 else 0 for cell in range(size * size)], shape)
    of = Sheet((PrintedPuzzle(grid),), DAY, solutions=Solutions.NONE)
    page = pages_of(of)[0]
    assert code_in(painted(page, of, 2 * SCALE), page.boards[0], 2 * SCALE) == [to_link(grid)]


def test_that_without_codes_there_is_none() -> None:
    page = pages_of(sheet(4, shows_codes=False))[0]
    assert all(placed.code is None for placed in page.boards)


def test_that_outlines_look_as_the_letters_do() -> None:
    of = sheet(4, per_page=4)
    page = pages_of(of)[0]
    letters, outlines = painted(page, of), painted(page, of, as_outlines=True)
    assert np.abs(letters - outlines).mean() < 0.05 * letters.mean()
    assert not np.array_equal(letters, np.zeros_like(letters))


def test_that_the_painter_is_left_as_it_was() -> None:
    of = sheet(1)
    image = QImage(10, 10, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    before = (painter.transform(), painter.pen(), painter.font(), painter.brush())
    for file in files_of(of):
        for page in file:
            paint_page(painter, page, of)
    assert (painter.transform(), painter.pen(), painter.font(), painter.brush()) == before
    painter.end()


def test_that_large_grids_are_printed_with_letters_or_numbers_within_their_cells() -> None:
    givens = Grid(np.array([*range(1, 17), *[0] * 240], np.uint8), shaped(16))
    pictures = []
    for as_numbers in (False, True):
        of = Sheet((PrintedPuzzle(givens),), DAY, per_page=1, solutions=Solutions.NONE, as_numbers=as_numbers)
        (page,) = pages_of(of)
        (placed,) = page.boards
        ink = painted(page, of)
        pictures.append([inside(ink, cell) for cell in cells_of(placed.board, 16)[:16]])
        for cell in pictures[-1]:
            assert cell.max() > 0.5
            assert cell[:, [0, -1]].max() < 0.5, "no figure touches the lines"
    letters, numbers = pictures
    assert not any(np.array_equal(*pair) for pair in zip(letters[9:], numbers[9:], strict=True))
