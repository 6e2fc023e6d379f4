"""Options `--size` and `--variant` of the command line."""

from __future__ import annotations

import argparse
import re
from collections.abc import Sequence
from dataclasses import replace

from sudoku_desktop.board import Grid, Puzzle, Variant, shaped
from sudoku_desktop.board.symbols import SIZES
from sudoku_desktop.cli.output import BadInputError

_NAMES = ", ".join(variant.value for variant in Variant)


def add_shape(parser: argparse.ArgumentParser, *, reads: bool = True) -> None:
    """Add `--size` and `--variant`; `reads` is True for commands that read puzzles, whose files may state both."""
    default = "as many as the cells make" if reads else "9x9"
    parser.add_argument("--size", type=_size, metavar="NxN", help=f"of the grid, e.g. 6x6; default: {default}")
    parser.add_argument(
        "--variant",
        type=_variants,
        default=(),
        metavar="NAME,…",
        help=f"what the grid has besides boxes, or in their place: {_NAMES}"
        + ("; a jigsaw’s regions are read with its cells" if reads else ""),
    )


def in_shape(puzzles: Sequence[Puzzle], options: argparse.Namespace) -> tuple[Puzzle, ...]:
    """Return the puzzles with the variants of `--variant` added; raises BadInputError."""
    made = []
    for puzzle in puzzles:
        shape = puzzle.givens.geometry
        if options.size not in (None, shape.size):
            raise BadInputError(f"--size says {options.size}x{options.size}, but there are {shape.size}x{shape.size}")
        missing = [variant for variant in options.variant if variant not in shape.variants]
        if missing:
            if Variant.JIGSAW in missing:
                raise BadInputError('a jigsaw\'s regions stand in the line after its cells, or as "regions" in JSON')
            regions = shape.regions if Variant.JIGSAW in shape.variants else ()
            shape = shaped(shape.size, (*shape.variants, *missing), regions)
            puzzle = replace(puzzle, givens=Grid(puzzle.givens.cells, shape), entries=None, notes=())
        made.append(puzzle)
    return tuple(made)


def _size(text: str) -> int:
    match = re.fullmatch(r"(\d{1,2})(?:[x×](\d{1,2}))?", text)
    if not match or match[2] not in (None, match[1]):
        raise argparse.ArgumentTypeError(f"{text!r} is no size, such as 6x6; usual are {', '.join(map(str, SIZES))}")
    return int(match[1])


def _variants(text: str) -> tuple[Variant, ...]:
    try:
        return tuple(Variant(name.strip()) for name in text.split(",") if name.strip())
    except ValueError:
        raise argparse.ArgumentTypeError(
            f"{text!r} is not a variant, or several with commas between them; there are {_NAMES}"
        ) from None
