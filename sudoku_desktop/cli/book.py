"""`sudoku-cli book`: a book of puzzles, ready to be printed and bound, as a PDF."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

from sudoku_desktop.board import CLASSIC, Symmetry
from sudoku_desktop.cli.arguments import Commands, add_jobs, count, first_seed, refuse
from sudoku_desktop.cli.options import add_options, options_from
from sudoku_desktop.cli.output import DONE, BadInputError
from sudoku_desktop.cli.print import (
    PDF,
    Say,
    add_language,
    output_file,
    proved,
    read_all,
    start_qt,
    write_with_progress,
)
from sudoku_desktop.cli.reading import HELP, add_symbols
from sudoku_desktop.cli.shapes import add_shape
from sudoku_desktop.printing.book import Book, BookOptions
from sudoku_desktop.printing.sheet import Paper, PrintedPuzzle

if TYPE_CHECKING:
    from sudoku_desktop.cli.working import Workers
    from sudoku_desktop.services.generation import BookSection, GeneratedPuzzle, PuzzleBatch, PuzzleCriteria
    from sudoku_desktop.services.stopping import Stop

LETTER_IN_INCHES = "8.5x11in"
"""Alternative spelling of the Letter format, common among book printers."""
OF_SECTIONS = ("size", "variant", "symmetry", "seed")
"""Options that apply only to generated puzzles."""


def add(commands: Commands) -> None:
    book = commands.add_parser(
        "book",
        help="make a book of puzzles",
        description="Make a PDF to be printed and bound: title page, contents, rules, a chapter for each level, and "
        "solutions. Puzzles are made for it (--sections) or read. Exit status: 0 made, 1 made, but part of the input "
        "was left out, 2 bad input.",
    )
    book.add_argument("puzzles", nargs="*", metavar="PUZZLE|FILE|-", help=f"{HELP}; each must have one solution")
    book.add_argument("--sections", metavar="NxLEVEL,...", help="what to make, e.g. 30xeasy,40xtough,30xfiendish")
    add_shape(book, reads=False)
    add_symbols(book)
    book.add_argument(
        "--symmetry",
        choices=[symmetry.value for symmetry in Symmetry],
        help=f"of the puzzles that are made; default: {Symmetry.ROTATIONAL.value}",
    )
    book.add_argument(
        "--seed",
        type=count,
        metavar="N",
        help="of the first puzzle, the next has N + 1; default: random; the book tells it",
    )
    book.add_argument(
        "-o", "--output", type=_output, required=True, metavar="OUT", help="a .pdf, which also tells sections and seed"
    )
    add_options(book, BookOptions, {LETTER_IN_INCHES: Paper.LETTER.value})
    add_language(book)
    add_jobs(book)
    book.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Make or read the puzzles, then write the complete book, or no file at all."""
    if bool(options.puzzles) == (options.sections is not None):
        raise BadInputError("give either puzzles or --sections")
    if options.puzzles:
        refuse(options, OF_SECTIONS, "is for puzzles that are made, with --sections")
    puzzles, names = read_all(options)
    say = start_qt(options.language)
    from sudoku_desktop.cli.working import Workers
    from sudoku_desktop.printing.files import write_book
    from sudoku_desktop.services.generation import sections_of
    from sudoku_desktop.services.stopping import Stop

    stop = Stop()
    with Workers(stop, options.jobs) as workers:
        recipe = ""
        if options.sections is None:
            printed = proved(puzzles, names, workers, stop)
        else:
            order = _order(sections_of(options.sections), options)
            printed = _made(order, workers, stop)
            recipe = order.command
        write_with_progress(workers, stop, write_book, _book(printed, options, recipe, say), options.output)
    return DONE


def _output(text: str) -> Path:
    return output_file(text, (PDF,))


def _order(sections: tuple[BookSection, ...], options: argparse.Namespace) -> PuzzleBatch:
    from sudoku_desktop.services.generation import PuzzleBatch

    seed = first_seed(options.seed, sum(section.count for section in sections))
    symmetry = Symmetry(options.symmetry or Symmetry.ROTATIONAL.value)
    return PuzzleBatch(sections, symmetry, seed, options.size or CLASSIC.size, options.variant)


def _made(order: PuzzleBatch, workers: Workers, stop: Stop) -> list[PrintedPuzzle]:
    """Generate the puzzles; raises ProblemError when no puzzle with the required properties is found."""
    from sudoku_desktop.cli.progress import Bar
    from sudoku_desktop.services.generation import generate

    def make(requested: tuple[PuzzleCriteria, int]) -> Iterator[GeneratedPuzzle]:
        criteria, seed = requested
        return generate(criteria, 1, seed, stop=stop)

    printed = []
    jobs = [(criteria, seed + place) for criteria, number, seed in order.jobs() for place in range(number)]
    with Bar(len(jobs), "puzzles") as bar:
        for number, made in enumerate(workers.in_order(make, jobs), 1):
            printed.append(PrintedPuzzle(made.puzzle, made.solution, rating=made.rating, seed=made.seed))
            bar.move_to(number)
    return printed


def _book(printed: list[PrintedPuzzle], options: argparse.Namespace, recipe: str, say: Say) -> Book:
    chosen = options_from(options, BookOptions)
    return Book(tuple(printed), date.today(), **chosen.values(), recipe=recipe, say=say)
