"""Text copied in any style is read back unchanged: givens, entries and notes, in every size and variant."""

from __future__ import annotations

import random

import pytest

from sudoku_desktop.board import SIZES, Geometry, Grid, Puzzle, Variant, shaped
from sudoku_desktop.board.formats import TextStyle, can_be_drawn, read_text, text_of
from sudoku_desktop.board.jigsaw import jigsaw
from tests.board.large import pattern
from tests.puzzles import MK_FIG_1

SHAPES = [
    *map(shaped, SIZES),
    shaped(6, [Variant.X]),
    shaped(9, [Variant.WINDOKU]),
    shaped(9, [Variant.LATIN]),
    jigsaw(6, 2),
    jigsaw(9, 1),
]


def in_progress(shape: Geometry, seed: int) -> Puzzle:
    """Return a puzzle with random givens, entries and notes, which may conflict; some have no entries or no notes."""
    chance = random.Random(seed)
    kinds = [chance.choice("gg" + "e" * (seed % 3) + "n" * (seed % 4) + "..") for _ in range(shape.cell_count)]
    kinds[0] = "g"
    solution = pattern(shape.size).cells.tolist()
    digits = [chance.randint(1, shape.size) if seed % 2 else digit for digit in solution]

    def grid(kind: str) -> Grid:
        return Grid([digit if each == kind else 0 for each, digit in zip(kinds, digits, strict=True)], shape)

    notes = tuple(
        (1 << chance.randrange(shape.size) if chance.random() < 0.3 else chance.randrange(1, 1 << shape.size))
        if kind == "n"
        else 0
        for kind in kinds
    )
    entries = grid("e")
    return Puzzle(grid("g"), entries=entries if entries.filled_count else None, notes=notes if any(notes) else ())


@pytest.mark.parametrize("shape", SHAPES, ids=str)
def test_that_a_copied_puzzle_is_read_back(shape: Geometry) -> None:
    for seed in range(12):
        puzzle = in_progress(shape, seed)
        expected = {
            TextStyle.GRID: Puzzle(puzzle.givens),
            TextStyle.ENTRIES: Puzzle(puzzle.givens, entries=puzzle.entries),
            TextStyle.PENCILMARKS: puzzle,
        }
        for style, copied in expected.items():
            result = read_text(text_of(puzzle, style), "", SIZES)
            assert result.puzzles == (copied,)
            assert result.omissions == ()


def test_that_a_consistent_grid_is_drawn_as_hodoku_draws_it() -> None:
    puzzle = Puzzle(MK_FIG_1, notes=MK_FIG_1.candidate_masks())
    text = text_of(puzzle, TextStyle.PENCILMARKS)
    assert "+" not in text.replace("-+", "").replace("+-", "")
    lone = [mask for mask in puzzle.notes if mask.bit_count() == 1]
    assert text.count("{") == len(lone)
    assert "\n| 8   49   2    | 67  467 3   | 5   1   67  |\n" in text


def test_that_entries_and_single_notes_are_marked() -> None:
    blank = int((MK_FIG_1.cells == 0).nonzero()[0][0])
    entries = Grid.blank().with_cell(blank, 7)
    notes = tuple(1 << 3 if cell == 80 else 0 for cell in range(81))
    puzzle = Puzzle(MK_FIG_1.with_cell(80, 0), entries=entries, notes=notes)
    assert "+7" in text_of(puzzle, TextStyle.ENTRIES)
    assert "{4}" not in text_of(puzzle, TextStyle.ENTRIES)
    assert "+7" not in text_of(puzzle, TextStyle.GRID)
    assert "{4}" in text_of(puzzle, TextStyle.PENCILMARKS)


def test_that_sizes_without_boxes_are_copied_as_lines() -> None:
    puzzle = Puzzle(Grid.blank(jigsaw(7, 1)).with_cell(3, 7))
    assert not can_be_drawn(puzzle.givens)
    assert read_text(text_of(puzzle, TextStyle.LINE), "", SIZES).puzzles == (puzzle,)
