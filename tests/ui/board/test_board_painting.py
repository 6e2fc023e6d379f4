"""Pixels: lines are sharp, digits are in their places, and no information is coded by colour alone."""

import threading
from dataclasses import fields, replace

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtGui import QColor

from sudoku_desktop.board import CLASSIC, Variant, geometry, shaped
from sudoku_desktop.ui.board.layout import lay_out
from sudoku_desktop.ui.board.look import CellKind, CellLook
from sudoku_desktop.ui.board.painting import mixed
from sudoku_desktop.ui.board.state import note_bit
from sudoku_desktop.ui.theme import DARK, LIGHT, Lettering
from tests.ui.board.pictures import BACKGROUND, BLACK_AND_WHITE, BLANK, board_of, cell_pixels, differ, render, rgb
from tests.ui.cell_colours import cell_grounds, cell_texts


def ink(image, cell):
    """Return the number of pixels of a cell that differ from the pixel in its lower left corner."""
    pixels = cell_pixels(image, cell)
    return int(np.count_nonzero(np.any(pixels != pixels[-2, 1], axis=2)))


def test_that_a_board_can_be_painted_after_a_thread_that_painted_one_has_ended():
    looks = board_of(CellLook(5, CellKind.GIVEN), CellLook(0, CellKind.BLANK, notes=note_bit(1)))
    pictures = []
    thread = threading.Thread(target=lambda: pictures.append(render(looks, side=611)))
    thread.start()
    thread.join()
    assert not differ(pictures[0], render(looks, side=611))  # Qt crashed here


# The layout.


@given(st.integers(20, 4000), st.integers(2, 5))
def test_that_a_layout_fits_and_wastes_less_than_a_pixel_a_cell(space, order):
    layout = lay_out(space, geometry(order))
    size = order * order
    if layout.cell > 1:
        assert 0 <= space - layout.side < size
    gaps = np.diff(layout.starts) - layout.cell
    assert set(gaps[order - 1 :: order].tolist()) <= {layout.box_line}
    assert set(np.delete(gaps, np.arange(order - 1, size - 1, order)).tolist()) == {layout.cell_line}
    assert layout.starts[0] == layout.side - layout.starts[-1] - layout.cell == layout.box_line


@given(st.integers(100, 4000))
def test_that_box_lines_are_thicker_than_cell_lines(space):
    layout = lay_out(space, CLASSIC)
    assert layout.box_line > layout.cell_line >= 1


# Lines.


@pytest.mark.parametrize("scale", [1.0, 1.25, 1.5, 2.0])
@pytest.mark.parametrize("shift", [0.0, 0.4])
def test_that_lines_are_sharp_at_every_scale(scale, shift):
    image = render(board_of(), scale=scale, shift=shift)
    middle_of_a_cell = cell_middle(image)
    allowed = {rgb(colour) for colour in (LIGHT.paper, LIGHT.cell_line, LIGHT.box_line, BACKGROUND)}
    assert {tuple(pixel) for pixel in image[middle_of_a_cell]} <= allowed
    assert {tuple(pixel) for pixel in image[:, middle_of_a_cell]} <= allowed


def cell_middle(image):
    """Return a row of pixels through the middle of the second row of cells."""
    layout = lay_out(len(image), CLASSIC)
    return (len(image) - layout.side) // 2 + layout.starts[1] + layout.cell // 2


@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_that_an_empty_board_is_symmetric_and_has_all_its_lines(scale):
    image = render(board_of(), scale=scale, side=502)
    across = image[cell_middle(image)]
    lines = [tuple(pixel) for pixel in across if tuple(pixel) in (rgb(LIGHT.box_line), rgb(LIGHT.cell_line))]
    layout = lay_out(len(image), CLASSIC)
    assert lines.count(rgb(LIGHT.box_line)) == 4 * layout.box_line
    assert lines.count(rgb(LIGHT.cell_line)) == 6 * layout.cell_line
    margin = (len(image) - layout.side) // 2
    board = image[margin : margin + layout.side, margin : margin + layout.side]
    assert np.abs(board - board[::-1]).max() <= 2  # antialiasing of the corners rounds either way
    assert np.abs(board - board[:, ::-1]).max() <= 2
    assert np.abs(board - board.transpose(1, 0, 2)).max() <= 2


def test_that_the_outer_corners_are_rounded():
    image = render(board_of())
    margin = (len(image) - lay_out(len(image), CLASSIC).side) // 2
    assert tuple(image[margin, margin]) == rgb(BACKGROUND)
    assert tuple(image[margin, 250]) == rgb(LIGHT.box_line)


# Other shapes.

JIGSAW = "300005555330005525340011125341111125344441228334777228344672288666677788666677888"
SHAPES = {
    "6×6": shaped(6),
    "10×10": shaped(10),
    "12×12": shaped(12),
    "16×16": shaped(16),
    "jigsaw": shaped(9, regions=JIGSAW),
    "X": shaped(9, [Variant.X]),
    "windoku": shaped(9, [Variant.WINDOKU]),
    "Latin": shaped(7, [Variant.LATIN]),
}


def blank(shape, **picture):
    return render([BLANK] * shape.cell_count, shape=shape, **picture)


@pytest.mark.parametrize("shape", SHAPES.values(), ids=SHAPES)
@pytest.mark.parametrize("side", [300, 503])
def test_that_a_thick_line_stands_where_regions_meet_and_nowhere_else(shape, side):
    image, layout = blank(shape, side=side), lay_out(side, shape)
    margin = (side - layout.side) // 2
    for cell, (left, top) in enumerate(layout.corners):
        before = margin + left - 1, margin + top + layout.cell // 4
        above = margin + left + layout.cell // 4, margin + top - 1
        for (x, y), other in ((before, cell - 1), (above, cell - shape.size)):
            if cell % shape.size if other == cell - 1 else other >= 0:
                meet = bool(shape.regions) and shape.regions[cell] != shape.regions[other]
                assert tuple(image[y, x]) == rgb(LIGHT.box_line if meet else LIGHT.cell_line), (cell, other)


@pytest.mark.parametrize("name", ["X", "windoku"])
def test_that_the_cells_of_diagonals_and_windows_are_tinted(name):
    shape = SHAPES[name]
    image, layout = blank(shape), lay_out(500, shape)
    margin = (500 - layout.side) // 2
    members = {cell for unit in shape.units[27:].tolist() for cell in unit}
    for cell, (left, top) in enumerate(layout.corners):
        pixel = tuple(image[margin + top + layout.cell // 5, margin + left + layout.cell // 2])
        assert pixel == rgb(LIGHT.extra_unit if cell in members else LIGHT.paper)


def test_that_diagonals_are_lines_without_any_colour():
    shape = SHAPES["X"]
    plain, crossed = blank(CLASSIC, theme=BLACK_AND_WHITE), blank(shape, theme=BLACK_AND_WHITE)
    on_diagonals = {cell for unit in shape.units[27:].tolist() for cell in unit}
    for cell in range(81):
        is_crossed = bool(np.any((cell_pixels(plain, cell) != cell_pixels(crossed, cell))[3:-3, 3:-3]))
        assert is_crossed is (cell in on_diagonals)


@pytest.mark.parametrize("shape", SHAPES.values(), ids=SHAPES)
@pytest.mark.parametrize("low_on_top", [False, True])
def test_that_every_note_has_a_place_of_its_own_inside_its_cell(shape, low_on_top):
    layout = lay_out(520, shape, low_on_top)
    left, top = layout.corners[-1]
    corners = [layout.note_corner(shape.cell_count - 1, digit) for digit in range(1, shape.size + 1)]
    assert len(set(corners)) == shape.size
    for x, y in corners:
        assert left <= x <= left + layout.cell - layout.note_box
        assert top <= y <= top + layout.cell - layout.note_box


def test_that_notes_too_small_to_read_are_dots_in_their_places():
    shape = shaped(16)
    board = [BLANK] * 256
    board[0], board[1] = CellLook(0, CellKind.BLANK, 1 << 2), CellLook(0, CellKind.BLANK, 1 << 3)
    for side, are_dots in ((400, True), (1200, False)):
        layout = lay_out(side, shape)
        image, empty = render(board, side=side, shape=shape), blank(shape, side=side)
        margin = (side - layout.side) // 2
        inks = []
        for cell, digit in ((0, 3), (1, 4)):
            left, top = (margin + round(each) for each in layout.note_corner(cell, digit))
            box = round(layout.note_box)
            place = slice(top, top + box), slice(left, left + box)
            inks.append(np.abs(image[place] - empty[place]).max(axis=2) > 60)
        shapes = {np.count_nonzero(ink) for ink in inks}
        assert 0 not in shapes
        assert (len(shapes) == 1) is are_dots


# Digits and notes.


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize("cell", [0, 8, 40, 72, 80])
def test_that_a_digit_stands_in_the_middle_of_its_cell_and_nowhere_else(theme, cell):
    image = render(board_of(CellLook(8, CellKind.GIVEN), at=cell), theme=theme)
    blank = render(board_of(), theme=theme)
    ys, xs = np.nonzero(np.any(image != blank, axis=2))
    layout = lay_out(len(image), CLASSIC)
    margin = (len(image) - layout.side) // 2
    left, top = layout.corners[cell]
    middle_x = (xs.min() + xs.max()) / 2 - margin - left
    middle_y = (ys.min() + ys.max()) / 2 - margin - top
    assert middle_x == pytest.approx((layout.cell - 1) / 2, abs=1.5)
    assert middle_y == pytest.approx((layout.cell - 1) / 2, abs=1.5)
    height = (ys.max() - ys.min() + 1) / layout.cell
    assert 0.45 < height < 0.60


def test_that_all_nine_digits_have_ink_and_differ():
    image = render(board_of(*(CellLook(digit, CellKind.ENTRY) for digit in range(1, 10)), at=36))
    shapes = {cell_pixels(image, cell).tobytes() for cell in range(36, 45)}
    assert len(shapes) == 9
    assert all(ink(image, cell) > 60 for cell in range(36, 45))
    assert ink(image, 35) == 0


@pytest.mark.parametrize("digit", range(1, 10))
def test_that_notes_lie_like_a_keypad(digit):
    image = render(board_of(CellLook(0, CellKind.BLANK, note_bit(digit))))
    pixels = cell_pixels(image, 40)
    ys, xs = np.nonzero(np.any(pixels != pixels[0, 0], axis=2))
    third = len(pixels) / 3
    row_from_below, column = divmod(digit - 1, 3)
    assert int(xs.mean() // third) == column
    assert int(ys.mean() // third) == 2 - row_from_below


def lettered(size):
    return replace(LIGHT, lettering=Lettering(size=size))


@pytest.mark.parametrize("size", [1.0, 4.0])
def test_that_notes_lie_in_the_middle_of_the_cell_and_clear_of_the_cursors_ring(size):
    look = board_of(CellLook(0, CellKind.BLANK, (1 << 9) - 1))
    pixels = cell_pixels(render(look, theme=lettered(size)), 40)
    ys, xs = np.nonzero(np.any(pixels != pixels[0, 0], axis=2))
    last = len(pixels) - 1
    assert (xs.min() + xs.max()) / 2 == pytest.approx(last / 2, abs=1)
    assert (ys.min() + ys.max()) / 2 == pytest.approx(last / 2, abs=1)
    ring = cell_pixels(render(board_of(), cursor=40, highlights=False), 40)
    thickness = int(np.count_nonzero(np.any(ring[last // 2, : last // 2] != ring[last // 2, last // 2], axis=1)))
    assert min(xs.min(), ys.min()) >= thickness


def test_that_larger_lettering_enlarges_notes():
    look = board_of(CellLook(0, CellKind.BLANK, note_bit(8)))
    assert ink(render(look, theme=lettered(1.4)), 40) > ink(render(look), 40)


# Nothing by colour alone.


def black_and_white(look, **picture):
    return cell_pixels(render(board_of(look), theme=BLACK_AND_WHITE, **picture), 40)


def test_that_the_black_and_white_theme_hides_what_is_told_by_colour_alone():
    names = {field.name for field in fields(BLACK_AND_WHITE)}
    assert {"clash", "clash_mark"} <= names
    assert {rgb(ground) for ground in cell_grounds(BLACK_AND_WHITE)} == {(255, 255, 255)}
    assert {rgb(text) for text in cell_texts(BLACK_AND_WHITE)} == {(0, 0, 0)}
    changed = black_and_white(CellLook(5, CellKind.EVOLVED), washes=[(BLACK_AND_WHITE.changed, 1.0)] * 81)
    assert not differ(changed, black_and_white(CellLook(5, CellKind.EVOLVED)))


@pytest.mark.parametrize("digit", range(1, 10))
def test_that_given_entry_and_evolved_digits_differ_in_shape(digit):
    given_, entry, evolved = (
        black_and_white(CellLook(digit, k)) for k in (CellKind.GIVEN, CellKind.ENTRY, CellKind.EVOLVED)
    )
    fixed = black_and_white(CellLook(digit, CellKind.FIXED))
    assert differ(given_, entry)
    assert differ(given_, evolved)
    assert differ(entry, evolved)
    assert differ(fixed, evolved)
    assert differ(fixed, given_)
    assert differ(fixed, entry)


@pytest.mark.parametrize("kind", [CellKind.GIVEN, CellKind.ENTRY, CellKind.EVOLVED])
def test_that_clashing_and_agreed_cells_differ_in_shape(kind):
    plain = black_and_white(CellLook(5, kind))
    clash = black_and_white(CellLook(5, kind, clashes=True))
    agreed = black_and_white(CellLook(5, kind, agreed=True))
    assert differ(plain, clash)
    assert differ(plain, agreed)
    assert differ(clash, agreed)


@pytest.mark.parametrize(
    "look", [CellLook(5, CellKind.GIVEN), CellLook(0, CellKind.BLANK), CellLook(5, CellKind.GIVEN, clashes=True)]
)
def test_that_a_doubtful_cell_differs_in_shape(look):
    assert differ(black_and_white(look), black_and_white(look._replace(doubtful=True)))


def test_that_the_mark_of_a_clash_does_not_cover_the_digit():
    plain = black_and_white(CellLook(5, CellKind.GIVEN))
    clash = black_and_white(CellLook(5, CellKind.GIVEN, clashes=True))
    digit = np.all(plain < 128, axis=2)
    mark = np.all(clash < 128, axis=2) & ~digit
    assert np.nonzero(mark)[0].min() > np.nonzero(digit)[0].max()


def test_that_the_cursor_is_a_ring():
    look = CellLook(5, CellKind.GIVEN)
    assert differ(black_and_white(look), black_and_white(look, cursor=40, has_focus=True))


# Grounds.


def ground(image, cell):
    """Return the background colour of a cell."""
    pixels = cell_pixels(image, cell)
    return tuple(pixels[len(pixels) // 2, len(pixels) // 8])


def test_that_the_cursors_units_and_its_digit_are_tinted():
    looks = board_of(CellLook(5, CellKind.GIVEN), at=0)
    looks[40] = looks[70] = CellLook(5, CellKind.ENTRY)
    image = render(looks, cursor=40)
    assert ground(image, 40) == rgb(LIGHT.cursor_cell)
    assert ground(image, 0) == ground(image, 70) == rgb(LIGHT.same_digit)
    for cell in (36, 44, 4, 76, 30, 50):
        assert ground(image, cell) == rgb(LIGHT.unit_highlight)
    assert ground(image, 1) == ground(image, 20) == rgb(LIGHT.paper)


def test_that_without_highlights_only_the_ring_shows_the_cursor():
    image = render(board_of(CellLook(5, CellKind.GIVEN)), cursor=40, highlights=False)
    assert {ground(image, cell) for cell in range(81)} == {rgb(LIGHT.paper)}


def test_that_the_states_of_a_run_have_their_grounds():
    looks = board_of(
        CellLook(1, CellKind.EVOLVED, agreed=True),
        CellLook(2, CellKind.FIXED),
        CellLook(3, CellKind.EVOLVED, clashes=True),
        CellLook(4, CellKind.EVOLVED),
        at=36,
    )
    washes = [None] * 81
    washes[36], washes[39], washes[40] = (LIGHT.agreement, 1.0), (LIGHT.changed, 1.0), (LIGHT.changed, 0.0)
    image = render(looks, washes=washes)
    assert [ground(image, cell) for cell in range(36, 41)] == [
        rgb(colour) for colour in (LIGHT.agreement, LIGHT.fixed, LIGHT.clash, LIGHT.changed, LIGHT.paper)
    ]


def test_that_mixing_goes_from_one_colour_to_the_other():
    assert mixed(QColor("black"), QColor("white"), 0.0) == QColor("black")
    assert mixed(QColor("black"), QColor("white"), 1.0) == QColor("white")
    assert mixed(QColor("black"), QColor("white"), 0.5).red() == pytest.approx(128, abs=1)


@pytest.mark.parametrize("size", [16, 25])
def test_that_numbers_stay_in_their_cells_and_differ(size):
    shape = shaped(size)
    theme = replace(LIGHT, lettering=Lettering(as_numbers=True))
    looks = [CellLook(digit, CellKind.GIVEN) for digit in range(1, size + 1)] + [BLANK] * (size**2 - size)
    image, empty = render(looks, side=600, shape=shape, theme=theme), blank(shape, side=600)
    layout = lay_out(600, shape)
    margin = (600 - layout.side) // 2
    assert not np.any(image[margin + layout.starts[1] :] != empty[margin + layout.starts[1] :])
    cells = [
        (image[margin + top :, margin + left :][: layout.cell, : layout.cell], left, top)
        for left, top in layout.corners[:size]
    ]
    assert len({cell.tobytes() for cell, _, _ in cells}) == size
    for cell, left, top in cells:
        before = empty[margin + top :, margin + left :][: layout.cell, : layout.cell]
        columns = np.nonzero(np.any(cell != before, axis=(0, 2)))[0]
        assert 0 < columns.min() <= columns.max() < layout.cell - 1
