"""Grids are found whatever touches them, and other pictures are refused with the reason."""

from collections.abc import Callable

import numpy as np
import pytest
from PIL import Image, ImageDraw, ImageFont

from sudoku_desktop.assets import resource
from sudoku_desktop.board import Grid, Variant, shaped
from sudoku_desktop.board.jigsaw import jigsaw
from sudoku_desktop.printing.sheet import PrintedPuzzle
from sudoku_desktop.reading import reading
from sudoku_desktop.reading.picture import Picture, PictureError, load_pictures
from sudoku_desktop.reading.reading import read_page
from tests.attacks.photographs import pages
from tests.puzzles import ESCARGOT, MK_FIG_1, MK_FIG_1_SOLUTION

JIGSAW_CELLS = ".....7.25.....5.9..8......6..6......5..........4..1...4..2.9.7.........2.9.....5."
FONT = str(resource("fonts", "SudokuDesktopSans-Regular.ttf"))
CELL, EDGE = 40, 80


class Sheet:
    """A drawn grid of any size; the tests draw its surroundings."""

    def __init__(self, size: int = 9, *, boxes: int = 3, thin: int = 1, thick: int = 3, copies: int = 1) -> None:
        self.size, self.side = size, size * CELL
        self.image = Image.new("RGB", (copies * self.side + 2 * EDGE, self.side + 2 * EDGE), "white")
        self.draw = ImageDraw.Draw(self.image)
        for copy in range(copies):
            left = EDGE + copy * self.side
            for line in range(size + 1):
                width, at = (thick if line % boxes == 0 else thin), line * CELL
                if width:
                    self.draw.line((left, EDGE + at, left + self.side, EDGE + at), fill="black", width=width)
                    self.draw.line((left + at, EDGE, left + at, EDGE + self.side), fill="black", width=width)

    def write(self, cells: np.ndarray, share: float = 0.62, left: int = EDGE, colour: str = "black") -> None:
        font = ImageFont.truetype(FONT, round(share * CELL))
        for place, digit in enumerate(cells.tolist()):
            x, y = left + (place % self.size + 0.5) * CELL, EDGE + (place // self.size + 0.5) * CELL
            if digit:
                self.draw.text((x, y), str(digit), fill=colour, font=font, anchor="mm")

    @property
    def picture(self) -> Picture:
        return Picture(np.asarray(self.image))


def bar_above(sheet: Sheet, high: float) -> None:
    sheet.draw.rectangle((EDGE, EDGE - high * CELL, EDGE + sheet.side, EDGE), fill="black")
    font = ImageFont.truetype(FONT, 20)
    sheet.draw.text((EDGE + 5, EDGE - high * CELL / 2), "No. 12  Hard", fill="white", font=font, anchor="lm")


def bar_below(sheet: Sheet, high: float) -> None:
    end = EDGE + sheet.side
    sheet.draw.rectangle((EDGE, end, end, end + high * CELL), outline="black", width=3)


def bar_beside(sheet: Sheet, high: float) -> None:
    sheet.draw.rectangle((EDGE - high * CELL, EDGE, EDGE, EDGE + sheet.side), fill="navy")


def number(sheet: Sheet, high: float) -> None:
    sheet.draw.rectangle((EDGE, EDGE - high * CELL, EDGE + 1.5 * CELL, EDGE), fill="black")


def frame(sheet: Sheet, high: float) -> None:
    far = high * CELL
    sheet.draw.rectangle((EDGE - far, EDGE - far, EDGE + sheet.side + far, EDGE + sheet.side + far), outline="black")


@pytest.mark.parametrize("high", [0.5, 0.7, 0.95, 1.3])
@pytest.mark.parametrize("attach", [bar_above, bar_below, bar_beside, number, frame])
def test_that_what_touches_a_grid_is_no_part_of_it(attach: Callable[[Sheet, float], None], high: float) -> None:
    sheet = Sheet()
    sheet.write(MK_FIG_1.cells)
    attach(sheet, high)
    (read,) = read_page(sheet.picture).readings
    assert (read.puzzle, read.doubtful) == (MK_FIG_1, frozenset())


def test_that_grids_with_a_common_line_are_two() -> None:
    sheet = Sheet(copies=2)
    sheet.write(MK_FIG_1.cells)
    sheet.write(ESCARGOT.cells, left=EDGE + sheet.side)
    assert [each.puzzle for each in read_page(sheet.picture).readings] == [MK_FIG_1, ESCARGOT]


def test_that_boxes_without_inner_lines_are_a_grid() -> None:
    sheet = Sheet(thin=0)
    sheet.write(MK_FIG_1.cells)
    (read,) = read_page(sheet.picture).readings
    assert read.puzzle == MK_FIG_1


def test_that_broken_lines_are_a_grid() -> None:
    sheet = Sheet()
    sheet.write(MK_FIG_1.cells)
    random = np.random.default_rng(3)
    for _ in range(120):
        x, y = random.integers(EDGE, EDGE + sheet.side, 2).tolist()
        if MK_FIG_1.cells[(y - EDGE) // CELL * 9 + (x - EDGE) // CELL] == 0:
            sheet.draw.ellipse((x - 6, y - 6, x + 6, y + 6), fill="white")
    (read,) = read_page(sheet.picture).readings
    assert read.puzzle == MK_FIG_1


def test_that_few_digits_between_broken_lines_are_no_puzzle() -> None:
    sheet = Sheet()
    sheet.write(np.where(np.isin(np.arange(81), np.flatnonzero(MK_FIG_1.cells)[:12]), MK_FIG_1.cells, 0))
    for line in (1, 4):
        at = EDGE + line * CELL
        sheet.draw.rectangle((at - 2, EDGE + 2, at + 2, EDGE + sheet.side - 2), fill="white")
    assert read_page(sheet.picture).readings == ()


@pytest.mark.parametrize("share", [0.3, 0.4, 0.9])
def test_that_digits_of_any_size_are_read(share: float) -> None:
    sheet = Sheet()
    sheet.write(MK_FIG_1.cells, share)
    (read,) = read_page(sheet.picture).readings
    assert read.puzzle == MK_FIG_1


def test_that_the_light_lines_of_a_dark_photo_are_also_looked_for_as_they_are() -> None:
    sheet = Sheet()
    dark = 255 - sheet.picture.pixels
    assert any(np.array_equal(lines, sheet.picture.pixels[..., 0]) for lines in reading._lines(dark))


@pytest.mark.parametrize("share", [0.3, 0.7])
def test_that_digits_of_any_size_are_read_on_a_page_that_lies_on_its_side(share: float) -> None:
    sheet = Sheet()
    sheet.write(MK_FIG_1.cells, share)
    lying = Picture(np.ascontiguousarray(np.rot90(sheet.picture.pixels)))
    (read,) = read_page(lying).readings
    assert (read.puzzle, read.doubtful) == (MK_FIG_1, frozenset())


def reason_of(picture: Picture) -> str:
    page = read_page(picture)
    assert page.readings == ()
    (refusal,) = page.refusals
    return str(refusal.reason)


def test_that_a_solved_grid_is_called_so() -> None:
    sheet = Sheet()
    sheet.write(MK_FIG_1_SOLUTION.cells)
    assert reason_of(sheet.picture) == str(reading.SOLVED)


def test_that_a_solution_in_two_inks_with_digits_missing_is_called_so() -> None:
    sheet = Sheet()
    few = np.arange(81) % 6 == 0
    missing = np.isin(np.arange(81), (20, 57))
    sheet.write(np.where(few, MK_FIG_1_SOLUTION.cells, 0))
    sheet.write(np.where(few | missing, 0, MK_FIG_1_SOLUTION.cells), colour="green")
    assert reason_of(sheet.picture) == str(reading.SOLVED)


def test_that_several_solutions_are_not_believed_of_a_grid_that_may_be_displaced_by_a_row() -> None:
    sheet = Sheet(thick=1)
    sheet.write(MK_FIG_1.with_cells((int(cell), 0) for cell in np.flatnonzero(MK_FIG_1.cells)[:6]).cells)
    sheet.draw.rectangle((0, EDGE + sheet.side - 2, sheet.image.width, EDGE + sheet.side + 2), fill="white")
    (found,) = read_page(sheet.picture).readings
    assert found.doubtful == set(range(81))


@pytest.mark.parametrize(("size", "boxes"), [(4, 2), (6, 3), (12, 4), (16, 4)])
def test_that_other_sizes_are_named(size: int, boxes: int) -> None:
    sheet = Sheet(size, boxes=boxes)
    random = np.random.default_rng(size)
    sheet.write(np.where(random.random(size**2) < 0.4, random.integers(1, min(size, 9) + 1, size**2), 0))
    assert reason_of(sheet.picture) == f"{size}×{size} grids cannot be read from pictures, only 9×9"


@pytest.mark.parametrize("seed", range(3))
def test_that_a_jigsaw_is_named(seed: int) -> None:
    cells = Grid.from_text(JIGSAW_CELLS).cells
    (sheet,) = pages([PrintedPuzzle(Grid(cells, jigsaw(9, seed)))], 1, shows_codes=False)
    assert reason_of(sheet) == str(reading.JIGSAW)
    assert reason_of(Picture(255 - sheet.pixels)) == str(reading.JIGSAW)
    light = np.linspace(0.4, 1, sheet.pixels.shape[1])[:, None]
    assert reason_of(Picture((sheet.pixels * light).astype(np.uint8))) == str(reading.JIGSAW)


def test_that_a_jigsaw_with_broken_thin_lines_is_named() -> None:
    shape, sheet = jigsaw(9, 0), Sheet(boxes=9)
    thick = []
    for above, below in [(cell, cell + step) for cell in range(81) for step in (1, 9)]:
        if below > 80 or (below - above == 1 and below % 9 == 0):
            continue
        x, y = EDGE + below % 9 * CELL, EDGE + below // 9 * CELL
        line = (x, y, x, y + CELL) if below - above == 1 else (x, y, x + CELL, y)
        if shape.regions[above] != shape.regions[below]:
            thick.append(line)
        elif above % 3 == 0:
            sheet.draw.line(line, fill="white", width=3)
    for line in thick:
        sheet.draw.line(line, fill="black", width=4)
    sheet.write(Grid.from_text(JIGSAW_CELLS).cells)
    assert reason_of(sheet.picture) == str(reading.JIGSAW)


def test_that_thick_lines_around_boxes_make_no_jigsaw() -> None:
    cells = Grid.from_text(JIGSAW_CELLS).cells
    (sheet,) = pages([PrintedPuzzle(Grid(cells, shaped(9, [Variant.X])))], 1, shows_codes=False)
    assert str(reading.JIGSAW) not in [str(refusal.reason) for refusal in read_page(sheet).refusals]


def test_that_a_killer_is_named() -> None:
    sheet = Sheet()
    font = ImageFont.truetype(FONT, 11)
    random = np.random.default_rng(1)
    for place in range(0, 81, 3):
        x, y = EDGE + place % 9 * CELL, EDGE + place // 9 * CELL
        sheet.draw.text((x + 5, y + 4), str(random.integers(5, 24)), fill="black", font=font)
        for step in range(0, 3 * CELL - 8, 8):
            for height in (4, CELL - 4):
                sheet.draw.line((x + 4 + step, y + height, x + 8 + step, y + height), fill="black")
    assert reason_of(sheet.picture) == str(reading.KILLER)


def test_that_an_empty_grid_is_called_so() -> None:
    assert reason_of(Sheet().picture) == str(reading.FEW_DIGITS)


@pytest.mark.parametrize("share", [0.2, 0.35, 0.5])
def test_that_a_table_of_digits_is_no_puzzle(share: float) -> None:
    random = np.random.default_rng(5)
    sheet = Sheet()
    sheet.write(np.where(random.random(81) < share, random.integers(1, 10, 81), 0))
    assert reason_of(sheet.picture) == str(reading.CLASHES)


@pytest.mark.parametrize("share", [0.4, 1])
def test_that_a_latin_square_is_no_puzzle(share: float) -> None:
    random = np.random.default_rng(5)
    square = (np.add.outer(random.permutation(9), random.permutation(9)) % 9 + 1).ravel()
    sheet = Sheet(boxes=9)
    sheet.write(np.where(random.random(81) < share, square, 0))
    assert reason_of(sheet.picture) == str(reading.CLASHES if share < 1 else reading.SOLVED)


@pytest.mark.parametrize("share", [0.4, 1])
@pytest.mark.parametrize("shown", ["products", "bingo", "letters", "pieces"])
def test_that_numbers_and_letters_are_no_digits(shown: str, share: float) -> None:
    random = np.random.default_rng(5)
    cells = {
        "products": np.multiply.outer(np.arange(1, 10), np.arange(11, 20)).ravel(),
        "bingo": np.tile(np.arange(9) * 10, 9) + random.integers(10, 20, 81),
        "letters": np.array([*"ABCDEFGHI" * 9]),
        "pieces": np.array([*"KQRBNPPRB" * 9]),
    }[shown]
    sheet = Sheet()
    sheet.write(np.where(random.random(81) < share, cells.astype(object), ""), 0.4)
    assert reason_of(sheet.picture) in (str(reading.NO_DIGITS), str(reading.CLASHES), str(reading.SOLVED))


def test_that_where_there_is_no_grid_it_is_said_what_to_do() -> None:
    noise = np.random.default_rng(1).integers(0, 256, (600, 600, 3), dtype=np.uint8)
    assert "try a sharp picture" in reason_of(Picture(noise))


@pytest.mark.parametrize("size", [(30_000, 64), (64, 30_000)])
def test_that_a_picture_too_narrow_for_a_grid_is_refused(size: tuple[int, int], tmp_path) -> None:
    path = tmp_path / "strip.png"
    Image.new("L", size, 255).save(path)
    with pytest.raises(PictureError, match="too narrow to hold a grid"):
        load_pictures(path)


def test_that_a_strip_holds_no_grid() -> None:
    assert read_page(Picture(np.full((64, 3000, 3), 255, np.uint8))).readings == ()
