"""Givens and entries are distinguished on boards that show them differently, and only there."""

from collections.abc import Callable
from functools import partial

import numpy as np
import pytest
from numpy.typing import NDArray

from benchmarks.screenshot_reading import LOOKS, OURS, STAGES, boards, our_board, web_page
from sudoku_desktop.assets import resource
from sudoku_desktop.board import Grid
from sudoku_desktop.reading.digits import CLASSES
from sudoku_desktop.reading.inks import MOST_GIVENS, SCALE, CellAppearance, groupings, pencilled_cells
from sudoku_desktop.reading.interpretation import MANY_GIVENS, interpreted
from sudoku_desktop.reading.picture import Picture
from sudoku_desktop.reading.reading import read_picture
from sudoku_desktop.reading.result import PuzzleReading
from tests.puzzles import MK_FIG_1, MK_FIG_1_SOLUTION

FONT = resource("fonts", "SudokuDesktopSans-Regular.ttf")
DIGITS = MK_FIG_1.cells.astype(np.int64)
SHOWN = DIGITS > 0


def wrong_in(reading: PuzzleReading, givens: Grid, entered: dict[int, int]) -> set[int]:
    entries = Grid.blank().with_cells(entered.items())
    differs = (reading.puzzle.cells != givens.cells) | (np.array(reading.entries) != entries.cells)
    return set(np.flatnonzero(differs).tolist())


PAINTED: dict[str, Callable[..., NDArray[np.uint8]]] = {
    **{name: partial(web_page, look=look, font=FONT) for name, look in LOOKS.items()},
    **{f"ours, {name}": partial(our_board, theme=theme) for name, theme in OURS.items()},
}


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        pytest.param(name, stage, marks=() if stage == number % len(STAGES) else pytest.mark.exhaustive)
        for number, name in enumerate(PAINTED)
        for stage in range(len(STAGES))
    ],
)
def test_that_givens_and_entries_are_told_apart(name: str, shown: int) -> None:
    random = np.random.default_rng(7)
    for stage, board in enumerate(boards(random)):
        pixels = PAINTED[name](board, random=random)
        if stage != shown:
            continue  # it was painted because the random numbers are those of all stages
        (reading,) = read_picture(Picture(pixels))
        assert wrong_in(reading, board.givens, board.entries) <= reading.doubtful
        assert len(reading.doubtful - reading.unsorted) <= 2
        # Two inks may each be the givens' where each has one solution; they have not with so few entries.
        assert len(reading.unsorted) <= 2 or len(board.entries) > 30
        assert reading.are_typed == bool(board.entries)


def test_that_a_single_entry_is_asked() -> None:
    random = np.random.default_rng(8)
    board, *_ = boards(random)
    cell = int(np.flatnonzero(board.givens.cells == 0)[40])
    alone = type(board)(board.givens.with_cell(cell, 0), {cell: 5})
    (reading,) = read_picture(Picture(web_page(alone, LOOKS["blue entries"], FONT, random)))
    assert cell in reading.doubtful


def appearance(**values: np.ndarray) -> CellAppearance:
    same = {"grounds": np.full((81, 3), 90.0), "colours": np.zeros((81, 3)), "widths": np.ones(81)}
    return CellAppearance(**({**same, "heights": np.where(SHOWN, 18.0, 0)} | values))


def sure_of(digits: np.ndarray) -> np.ndarray:
    """Return the output of a network that is sure of every cell, shape (81, CLASSES)."""
    return np.asarray(np.eye(CLASSES, dtype=np.float32)[digits])


def test_that_light_that_changes_little_by_little_parts_nothing() -> None:
    random = np.random.default_rng(1)
    light = np.linspace(30, 95, 81)[:, None] * np.ones(3) + random.normal(0, 1, (81, 3))
    assert groupings(appearance(grounds=light, colours=light / 3), DIGITS) == []


def test_that_one_digit_told_by_a_tint_or_an_ink_parts_nothing() -> None:
    tinted = np.where((DIGITS == 7)[:, None], 60.0, np.full((81, 3), 90.0))
    assert groupings(appearance(grounds=tinted), DIGITS) == []
    (grouping,) = groupings(appearance(colours=tinted), DIGITS)
    assert np.array_equal(grouping.givens, SHOWN)
    assert np.array_equal(grouping.ungrouped, DIGITS == 7)


def test_that_the_ground_without_blanks_is_the_givens() -> None:
    shown = np.where(SHOWN, DIGITS, np.where(np.arange(81) % 3 == 0, MK_FIG_1_SOLUTION.cells, 0))
    grounds = np.where(SHOWN[:, None], 60.0, np.full((81, 3), 90.0))
    (grouping,) = groupings(appearance(grounds=grounds), shown)
    assert np.array_equal(grouping.givens, SHOWN)
    assert np.array_equal(grouping.entries, (shown > 0) & ~SHOWN)
    assert grouping.is_certain


def test_that_few_digits_on_the_ground_of_blanks_are_asked_where_the_givens_have_their_own() -> None:
    entered = np.flatnonzero(~SHOWN)[:2]
    grounds = np.where(SHOWN[:, None], 21.0, np.full((81, 3), 29.0))
    shown = DIGITS.copy()
    shown[entered] = MK_FIG_1_SOLUTION.cells[entered]
    contents = interpreted(sure_of(shown), appearance(grounds=grounds))
    assert contents.puzzle == MK_FIG_1
    assert contents.doubtful == set(entered.tolist())


def test_that_few_digits_of_a_strange_ink_are_entries_where_the_puzzle_has_one_solution_without_them() -> None:
    wrong = int(np.flatnonzero(~SHOWN)[0])
    digit = next(digit for digit in range(1, 10) if MK_FIG_1.with_cell(wrong, digit).clashing_cells())
    colours = np.zeros((81, 3))
    colours[wrong] = 50.0
    contents = interpreted(sure_of(np.where(np.arange(81) == wrong, digit, DIGITS)), appearance(colours=colours))
    assert contents.puzzle == MK_FIG_1
    assert contents.entries[wrong] == digit
    assert contents.doubtful == {wrong}


def test_that_fives_lower_than_the_givens_in_another_ink_are_notes() -> None:
    notes = np.flatnonzero(~SHOWN)[::6]
    colours = np.zeros((81, 3))
    colours[notes] = 50.0
    heights = np.where(SHOWN, 18.0, 0.0)
    heights[notes] = 15.0
    shown = DIGITS.copy()
    shown[notes] = 5
    contents = interpreted(sure_of(shown), appearance(colours=colours, heights=heights))
    assert contents.puzzle == MK_FIG_1
    assert not any(contents.entries)
    assert contents.doubtful == set()


def test_that_many_digits_whose_inks_vary_gradually_may_be_entries() -> None:
    shown = np.where(SHOWN | (np.arange(81) % 2 == 0), MK_FIG_1_SOLUTION.cells, 0).astype(np.int64)
    assert np.count_nonzero(shown) > MOST_GIVENS
    in_one_ink = interpreted(sure_of(shown), appearance(heights=np.full(81, 18.0)))
    assert (in_one_ink.doubtful, in_one_ink.note) == (frozenset(), None)
    in_shadow = appearance(heights=np.full(81, 18.0), colours=np.linspace(0, 60, 81)[:, None] * np.ones(3))
    contents = interpreted(sure_of(shown), in_shadow)
    assert contents.doubtful == contents.unsorted == set(np.flatnonzero(shown).tolist())
    assert contents.note == MANY_GIVENS


def test_that_digits_of_one_height_are_print_unless_handwriting_is_sure() -> None:
    likely = sure_of(DIGITS)
    likely[SHOWN] *= 0.3
    likely[np.flatnonzero(SHOWN), 9 + DIGITS[SHOWN]] = 0.7
    assert interpreted(likely, appearance()).puzzle == MK_FIG_1
    assert interpreted(likely, appearance()).doubtful == set()
    uneven = np.where(SHOWN, np.linspace(12, 24, 81), 0.0)
    assert interpreted(likely, appearance(heights=uneven)).doubtful >= set(np.flatnonzero(SHOWN).tolist())
    (entry,) = np.flatnonzero(~SHOWN)[:1]
    likely[entry] = 0
    likely[entry, 9 + MK_FIG_1_SOLUTION.cells[entry]] = 1
    assert interpreted(likely, appearance(heights=np.where(likely[:, 0] < 0.5, 18.0, 0.0))).puzzle == MK_FIG_1


def test_that_what_is_much_lower_than_print_is_pencilled_unless_print_differs() -> None:
    heights = np.where(SHOWN, 18.0, 8.0)
    assert np.array_equal(pencilled_cells(appearance(heights=heights), SHOWN), ~SHOWN)
    heights[SHOWN] = np.linspace(10, 20, SHOWN.sum())
    assert not pencilled_cells(appearance(heights=heights), SHOWN).any()


def test_that_a_low_digit_that_is_taken_for_print_is_asked() -> None:
    cell = int(np.flatnonzero(~SHOWN)[0])
    likely = sure_of(DIGITS)
    likely[cell] = 0
    likely[cell, [MK_FIG_1_SOLUTION.cells[cell], 0]] = 0.95, 0.05
    heights = np.where(SHOWN, 18.0, 0.0)
    heights[cell] = 8.0
    assert interpreted(likely, appearance(heights=heights)).doubtful == {cell}
    heights[cell] = 18.0
    assert interpreted(likely, appearance(heights=heights)).doubtful == set()


def test_that_the_frame_of_a_tile_has_no_height_and_its_digit_has() -> None:
    flat = np.full((9, SCALE, 9, SCALE, 3), 230, np.uint8)
    flat[:, 4:26, :, 4:6] = flat[:, 4:6, :, 4:26] = 40  # a corner of the frame, by which no cell is crossed
    flat[0, 8:24, 0, 14:18] = 40
    heights = CellAppearance.of(flat.reshape(9 * SCALE, 9 * SCALE, 3)).heights
    assert heights[0] == 16
    assert not heights[1:].any()


def test_that_a_thin_stroke_has_the_colour_of_the_ink() -> None:
    flat = np.full((9 * SCALE, 9 * SCALE, 3), 255, np.uint8)
    flat[10:22, 15] = 0
    flat[10:22, 14] = flat[10:22, 16] = 130  # between the pixels of the picture
    assert CellAppearance.of(flat).colours[0, 0] < 10
