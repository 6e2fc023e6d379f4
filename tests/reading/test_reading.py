from pathlib import Path

import numpy as np
import pytest
from PIL import Image, ImageDraw, ImageFont

from sudoku_desktop.assets import resource
from sudoku_desktop.board import Grid, Variant, shaped
from sudoku_desktop.board.jigsaw import jigsaw
from sudoku_desktop.board.link import to_link
from sudoku_desktop.exact import count_solutions
from sudoku_desktop.printing.sheet import PrintedPuzzle, Solutions
from sudoku_desktop.reading.inks import CellAppearance
from sudoku_desktop.reading.interpretation import interpreted
from sudoku_desktop.reading.picture import Picture, load_pictures
from sudoku_desktop.reading.reading import board_image, read_picture
from sudoku_desktop.reading.result import Change, ReadingSource
from tests.attacks.photographs import drawn, pages, photographed, puzzles, round_trips
from tests.puzzles import ESCARGOT, MK_FIG_1, MK_FIG_1_SOLUTION, SEVERAL

EASY = PrintedPuzzle(MK_FIG_1, MK_FIG_1_SOLUTION)


@pytest.fixture(scope="module")
def page() -> Picture:
    """Return a picture of a page with one puzzle, without its QR code."""
    return pages([EASY], 1, shows_codes=False)[0]


def test_that_a_clean_page_is_read_without_doubt(page: Picture) -> None:
    (reading,) = read_picture(page)
    assert reading.puzzle == MK_FIG_1
    assert reading.doubtful == frozenset()
    assert reading.entries == (0,) * 81
    assert reading.source is ReadingSource.DIGITS


@pytest.mark.parametrize("turns", range(4))
def test_that_orientation_does_not_matter(page: Picture, turns: int) -> None:
    turned = Picture(np.ascontiguousarray(np.rot90(page.pixels, -turns)))
    (reading,) = read_picture(turned)
    assert reading.puzzle == MK_FIG_1
    top_left, top_right = np.array(reading.corners[:2])
    wanted = [(1, 0), (0, 1), (-1, 0), (0, -1)][turns]
    assert (top_right - top_left) / np.linalg.norm(top_right - top_left) == pytest.approx(wanted, abs=0.01)


def test_that_light_digits_on_a_dark_screen_are_read(page: Picture) -> None:
    (reading,) = read_picture(Picture(255 - page.pixels))
    assert reading.puzzle == MK_FIG_1


def tiled(puzzle: Grid, desk: str, tile: str, frame: str, ink: str, *, cell: int, gap: int, wide: int) -> np.ndarray:
    """Return a picture of tiles on a desk, with gaps instead of lines, usually wider between boxes."""
    edge = cell
    side = 9 * cell + 2 * wide + 2 * edge
    image = Image.new("RGB", (side, side), desk)
    draw = ImageDraw.Draw(image)
    font = ImageFont.truetype(str(resource("fonts", "SudokuDesktopSans-Regular.ttf")), round(0.62 * cell))
    for place, digit in enumerate(puzzle.cells.tolist()):
        x, y = (edge + at * cell + at // 3 * wide + gap / 2 for at in (place % 9, place // 9))
        end = cell - gap
        draw.rounded_rectangle((x, y, x + end, y + end), cell // 10, fill=tile, outline=frame, width=max(1, cell // 30))
        if digit:
            draw.text((x + end / 2, y + end / 2), str(digit), fill=ink, font=font, anchor="mm")
    return np.asarray(image)


@pytest.mark.parametrize(("cell", "wide", "gap"), [(44, 0, 3), (72, 3, 6)])
@pytest.mark.parametrize(
    "look",
    [
        ("#3a2f16", "#8a6a1e", "#d8b050", "#ffffff"),  # light digits in frames that are lighter than tiles and desk
        ("#20242a", "#3c444e", "#3c444e", "#f2f2f2"),
        ("#c9ced6", "#ffffff", "#ffffff", "#22303f"),
        ("#ffffff", "#e4e9f0", "#e4e9f0", "#344861"),  # the gaps are the lightest
        ("#7a5230", "#f3e2bd", "#fff6df", "#4a2a10"),
    ],
)
def test_that_tiles_with_gaps_are_a_grid(look: tuple[str, str, str, str], cell: int, wide: int, gap: int) -> None:
    (reading,) = read_picture(Picture(tiled(MK_FIG_1, *look, cell=cell, gap=gap, wide=wide)))
    assert reading.puzzle == MK_FIG_1
    assert len(reading.doubtful) <= 3


@pytest.mark.parametrize("per_page", [2, 4, 6])
def test_that_the_puzzles_of_a_page_come_in_reading_order(per_page: int) -> None:
    printed = puzzles(per_page, np.random.default_rng(per_page))
    (sheet,) = pages(printed, per_page, shows_codes=False)
    assert [reading.puzzle for reading in read_picture(sheet)] == [each.givens for each in printed]


def test_that_solutions_are_no_puzzles() -> None:
    for solutions in (Solutions.UPSIDE_DOWN, Solutions.AT_END):
        first, *others = pages([EASY] * 2, 2, solutions=solutions, shows_codes=False)
        assert [reading.puzzle for reading in read_picture(first)] == [MK_FIG_1] * 2
        assert [read_picture(other) for other in others] == [[]] * len(others)


def test_that_a_code_is_taken_at_once_and_belongs_to_its_grid() -> None:
    printed = puzzles(4, np.random.default_rng(1))
    (sheet,) = pages(printed, 4, shows_codes=True)
    readings = read_picture(sheet)
    assert [reading.source for reading in readings] == [ReadingSource.QR] * 4
    assert [reading.puzzle for reading in readings] == [each.givens for each in printed]
    assert len({reading.corners for reading in readings}) == 4
    lying = Picture(np.rot90(sheet.pixels))  # which is a view
    assert {reading.puzzle for reading in read_picture(lying)} == {each.givens for each in printed}


def test_that_the_code_of_a_variant_wins_over_its_digits() -> None:
    cells = Grid.from_text(".....7.25.....5.9..8......6..6......5..........4..1...4..2.9.7.........2.9.....5.").cells
    shapes = shaped(9, [Variant.X]), shaped(9, [Variant.LATIN]), jigsaw(9, 1)
    printed = [PrintedPuzzle(Grid(cells, shape)) for shape in shapes]
    readings = [read_picture(sheet) for sheet in pages(printed, 1, shows_codes=True)]
    assert [[(each.puzzle, each.source, each.doubtful) for each in page] for page in readings] == [
        [(each.givens, ReadingSource.QR, frozenset())] for each in printed
    ]
    assert all(each.lattice is not None for (each,) in readings)


@pytest.mark.parametrize("size", [4, 16])
def test_that_a_code_alone_is_a_puzzle_of_any_size(size: int) -> None:
    import segno

    grid = Grid.blank(shaped(size)).with_cells([(0, 1), (1, 2), (5, 4)])
    matrix = np.array([list(row) for row in segno.make(to_link(grid), micro=False).matrix_iter(border=4)])
    pixels = np.repeat(255 * (1 - np.kron(matrix, np.ones((6, 6))))[..., None], 3, axis=2).astype(np.uint8)
    (reading,) = read_picture(Picture(pixels))
    assert (reading.puzzle, reading.source) == (grid, ReadingSource.QR)
    assert board_image(Picture(pixels), reading, 90).shape == (90, 90, 3)


def test_that_the_board_is_shown_flat_and_upright(page: Picture) -> None:
    seen = photographed(page.pixels, np.random.default_rng(4))
    (reading,) = read_picture(Picture(seen))
    assert reading.puzzle == MK_FIG_1
    flat = np.pad(board_image(Picture(seen), reading, 450), ((40, 40), (40, 40), (0, 0)), constant_values=255)
    (again,) = read_picture(Picture(flat))
    assert again.puzzle == MK_FIG_1
    assert again.turns == 0


@pytest.mark.parametrize("value", [0, 255])
def test_that_nothing_is_found_where_nothing_is(value: int) -> None:
    assert read_picture(Picture(np.full((400, 500, 3), value, np.uint8))) == []
    noise = np.random.default_rng(1).integers(0, 256, (600, 600, 3), dtype=np.uint8)
    assert read_picture(Picture(noise)) == []


def test_that_a_reading_can_be_given_up(page: Picture) -> None:
    assert read_picture(page, lambda: True) == []


# --- What is doubtful -------------------------------------------------------------------------------------------


def likely(puzzle: Grid) -> np.ndarray:
    """Return the output of a network that is sure of every cell of a puzzle."""
    classes = np.full((81, 20), 1e-6, np.float32)
    classes[np.arange(81), puzzle.cells] = 1
    return classes / classes.sum(axis=1, keepdims=True)


def test_that_a_sure_reading_with_one_solution_has_no_doubts() -> None:
    contents = interpreted(likely(ESCARGOT))
    assert (contents.puzzle, contents.doubtful, contents.suggestion) == (ESCARGOT, frozenset(), ())


def test_that_a_cell_of_which_the_network_is_not_sure_is_doubtful() -> None:
    classes = likely(MK_FIG_1)
    cell = int(np.flatnonzero(MK_FIG_1.cells == 0)[0])
    digit = int(MK_FIG_1_SOLUTION.cells[cell])
    classes[cell] = 0
    classes[cell, [0, digit]] = 0.7, 0.3
    contents = interpreted(classes)
    assert contents.puzzle == MK_FIG_1
    assert contents.doubtful == {cell}
    assert contents.alternatives == {cell: (digit,)}


def test_that_a_cell_is_not_doubtful_if_nothing_else_leaves_one_solution() -> None:
    classes = likely(ESCARGOT)
    classes[0] = 0
    classes[0, [1, 7, 0]] = 0.6, 0.3, 0.1
    contents = interpreted(classes)
    assert (contents.puzzle, contents.doubtful) == (ESCARGOT, frozenset())


def test_that_what_is_not_conceivable_is_not_suggested() -> None:
    classes = likely(ESCARGOT)
    classes[0] = 0
    classes[0, [7, 1]] = 0.999, 0.001
    contents = interpreted(classes)
    assert contents.suggestion == ()
    assert contents.doubtful == frozenset(range(81))


def test_that_a_sure_reading_with_several_solutions_is_told_in_a_sentence() -> None:
    contents = interpreted(likely(SEVERAL))
    assert contents.doubtful == frozenset()
    assert "several solutions" in str(contents.note)
    assert interpreted(likely(SEVERAL), is_clear=False).doubtful == frozenset(range(81))
    shown = np.flatnonzero(SEVERAL.cells)
    classes = likely(SEVERAL)
    classes[shown] *= 0.93
    classes[shown, 19] = 0.07
    assert interpreted(classes).doubtful == frozenset()
    classes[shown, 19] = 0
    classes[shown, SEVERAL.cells[shown] % 9 + 1] = 0.07
    assert interpreted(classes).doubtful


def test_that_too_few_digits_for_one_solution_are_told_and_marked() -> None:
    few = SEVERAL.with_cells([(int(cell), 0) for cell in np.flatnonzero(SEVERAL.cells)[16:]])
    contents = interpreted(likely(few))
    assert contents.puzzle == few
    assert len(contents.doubtful) == 3
    assert "fewer than 17" in str(contents.note)


def test_that_a_misread_digit_is_marked_and_suggested_but_not_corrected() -> None:
    classes = likely(ESCARGOT)
    classes[0] = 0
    classes[0, [7, 1]] = 0.95, 0.05
    contents = interpreted(classes)
    assert contents.puzzle == ESCARGOT.with_cell(0, 7)
    assert 0 in contents.doubtful
    assert contents.suggestion == (Change(0, 1),)
    assert contents.alternatives[0][0] == 1


def test_that_clashing_cells_are_doubtful() -> None:
    contents = interpreted(likely(ESCARGOT.with_cell(1, 1)))
    assert {0, 1} <= contents.doubtful


def test_that_where_nothing_likely_mends_it_every_cell_is_doubtful() -> None:
    assert interpreted(likely(Grid.blank())).doubtful == frozenset(range(81))
    unsure = 0.9 * likely(SEVERAL) + 0.1 / 20
    assert interpreted(unsure).doubtful == frozenset(range(81))


def test_that_handwriting_is_no_given() -> None:
    classes = likely(ESCARGOT)
    classes[1] = 0
    classes[1, 9 + 6] = 1
    contents = interpreted(classes)
    assert contents.puzzle == ESCARGOT
    assert contents.entries[1] == 6
    assert contents.doubtful == frozenset()


def test_that_print_that_may_be_handwriting_is_marked_where_others_are_handwritten() -> None:
    classes = likely(MK_FIG_1)
    blanks = np.flatnonzero(MK_FIG_1.cells == 0)[:25]
    classes[blanks] = 0
    classes[blanks, 9 + MK_FIG_1_SOLUTION.cells[blanks]] = 1
    cell = int(blanks[0])
    digit = int(MK_FIG_1_SOLUTION.cells[cell])
    classes[cell] = 0
    classes[cell, [digit, 9 + digit]] = 0.96, 0.04
    contents = interpreted(classes)
    assert contents.puzzle == MK_FIG_1.with_cell(cell, digit)
    assert contents.doubtful == {cell}


def test_that_a_digit_is_print_where_nothing_is_handwritten() -> None:
    classes = likely(MK_FIG_1)
    cell = int(np.flatnonzero(MK_FIG_1.cells)[0])
    digit = int(MK_FIG_1.cells[cell])
    classes[cell] = 0
    classes[cell, [digit, 9 + digit, 19]] = 0.6, 0.3, 0.1
    assert interpreted(classes).doubtful == set()
    blanks = np.flatnonzero(MK_FIG_1.cells == 0)[:25]
    classes[blanks] = 0
    classes[blanks, 9 + MK_FIG_1_SOLUTION.cells[blanks]] = 1
    assert interpreted(classes).doubtful == {cell}


@pytest.mark.parametrize("share", [3, 23], ids=["few", "all"])
def test_that_print_that_looks_handwritten_is_taken_and_marked_where_the_puzzle_needs_it(share: int) -> None:
    classes = likely(ESCARGOT)
    strange = np.flatnonzero(ESCARGOT.cells)[:share]
    classes[strange, 9 + ESCARGOT.cells[strange]] = classes[strange, ESCARGOT.cells[strange]]
    classes[strange, ESCARGOT.cells[strange]] = 0
    contents = interpreted(classes)
    assert contents.puzzle == ESCARGOT
    assert contents.doubtful == set(strange.tolist())
    assert contents.entries == (0,) * 81


def test_that_many_entries_are_no_print_where_a_given_is_missing() -> None:
    classes = likely(MK_FIG_1)
    written = np.flatnonzero(MK_FIG_1.cells == 0)[:20]
    classes[written, 0] = 0
    classes[written, 9 + MK_FIG_1_SOLUTION.cells[written]] = 1
    missing = [cell for cell in np.flatnonzero(MK_FIG_1.cells) if count_solutions(MK_FIG_1.with_cell(cell, 0), 2) == 2]
    classes[missing[0]] = likely(Grid.blank())[0]
    contents = interpreted(classes)
    assert contents.puzzle == MK_FIG_1.with_cell(missing[0], 0)
    assert np.count_nonzero(contents.entries) == 20
    assert contents.note


def test_that_what_is_no_digit_is_doubtful() -> None:
    classes = likely(ESCARGOT)
    classes[1] = 0
    classes[1, 19] = 1
    assert interpreted(classes).doubtful == {1}


def test_that_a_strange_digit_is_known_by_the_same_digit_elsewhere() -> None:
    cell = int(np.flatnonzero(MK_FIG_1.cells)[0])
    digit = int(MK_FIG_1.cells[cell])
    assert np.count_nonzero(MK_FIG_1.cells == digit) > 1
    classes = likely(MK_FIG_1)
    classes[cell] = 0
    classes[cell, [digit, digit % 9 + 1]] = 0.4, 0.6
    assert interpreted(classes).puzzle != MK_FIG_1
    contents = interpreted(classes, shapes=np.eye(10, dtype=np.float32)[MK_FIG_1.cells])
    assert (contents.puzzle, contents.doubtful) == (MK_FIG_1, frozenset())


def test_that_a_speck_is_no_given_and_is_marked() -> None:
    blank = int(np.flatnonzero(ESCARGOT.cells == 0)[0])
    classes = likely(ESCARGOT)
    classes[blank] = 0
    classes[blank, [0, 1, 5]] = 0.1, 0.6, 0.3
    heights = np.where(ESCARGOT.cells > 0, 20.0, 0.0)
    heights[blank] = 5
    alike = np.zeros((81, 3))
    contents = interpreted(classes, CellAppearance(alike, alike, np.ones(81), heights))
    assert (contents.puzzle, contents.doubtful) == (ESCARGOT, {blank})


# --- There and back ---------------------------------------------------------------------------------------------


def test_that_puzzles_survive_being_printed_photographed_and_read() -> None:
    tallies = round_trips(6, seed=1)
    assert all(tally.is_well for tally in tallies.values()), {name: str(tally) for name, tally in tallies.items()}
    assert tallies["with codes"].by_code >= 3
    assert tallies["without codes"].by_code == 0


PHOTOS = Path(__file__).parent / "photos"


def true_digits(photo: Path) -> Grid:
    rows = photo.with_suffix(".dat").read_text(encoding="ascii").splitlines()[2:11]
    return Grid.from_text("".join("".join(row.split()) for row in rows))


@pytest.mark.parametrize("name", ["image1008", "image1031"])
def test_that_a_photo_of_a_newspaper_is_read_without_doubt(name: str) -> None:
    (picture,) = load_pictures(PHOTOS / f"{name}.jpg")
    (reading,) = read_picture(picture)
    assert reading.puzzle == true_digits(PHOTOS / f"{name}.jpg")
    assert reading.doubtful == frozenset()


def test_that_what_is_misread_in_a_blurred_photo_is_marked() -> None:
    (picture,) = load_pictures(PHOTOS / "image17.jpg")
    (reading,) = read_picture(picture)
    wrong = np.flatnonzero(reading.puzzle.cells != true_digits(PHOTOS / "image17.jpg").cells).tolist()
    assert len(wrong) <= 3
    assert set(wrong) <= reading.doubtful


def test_that_the_edge_of_a_sheet_is_not_taken_for_the_frame() -> None:
    random = np.random.default_rng(5)
    (printed,) = puzzles(1, random)
    board = drawn(printed.givens, resource("fonts", "SudokuDesktopSans-Regular.ttf"), random)
    outside = len(board) // 15 * 5 // 2  # of the three cells around the frame all but half of one
    (reading,) = read_picture(Picture(photographed(board[outside:-outside, outside:-outside], random)))
    assert reading.puzzle == printed.givens
