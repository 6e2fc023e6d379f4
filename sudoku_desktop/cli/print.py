"""`sudoku-cli print`: puzzles on paper, as a PDF or as SVG drawings."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

from sudoku_desktop.board import ORDERS, Puzzle
from sudoku_desktop.board.formats import MAX_FILE_BYTES, FileTextError, text81
from sudoku_desktop.cli.arguments import Commands, puzzles_of
from sudoku_desktop.cli.statuses import DONE, BadInputError
from sudoku_desktop.printing.sheet import (
    PUZZLES_PER_PAGE,
    Paper,
    PrintedPuzzle,
    Sheet,
    Solutions,
    candidate_notes,
)
from sudoku_desktop.sentence import Sentence

if TYPE_CHECKING:
    from sudoku_desktop.services.rating import PuzzleRating

STANDARD_INPUT = "-"
PDF, SVG = ".pdf", ".svg"


def add(commands: Commands) -> None:
    """Declare the command."""
    printing = commands.add_parser(
        "print",
        help="print puzzles into a PDF or SVG",
        description="Print puzzles with exactly one solution, each with its rating, and as a line of text from which "
        "it can be read back. Exit status: 0 printed, 2 bad input.",
    )
    printing.add_argument(
        "puzzles",
        nargs="+",
        metavar="FILE",
        help="a file with puzzles, the cells of one, or - for standard input: lines of cells, or objects as generate "
        "--json makes them, whose seeds are then printed, too",
    )
    printing.add_argument(
        "-o",
        "--output",
        type=_output,
        required=True,
        metavar="OUT",
        help="a .pdf, or a .svg, which becomes one drawing a page, numbered",
    )
    printing.add_argument(
        "--per-page", type=int, choices=PUZZLES_PER_PAGE, default=4, help="puzzles on a page; default: %(default)s"
    )
    printing.add_argument(
        "--paper", choices=[paper.value for paper in Paper], default=Paper.A4.value, help="default: %(default)s"
    )
    printing.add_argument("--title", default="", help="at the head of every page")
    printing.add_argument(
        "--solutions",
        choices=[place.value for place in Solutions],
        default=Solutions.AT_END.value,
        help="not at all, on pages at the end, upside down on the puzzles' page, or in a file of their own, "
        "OUT-solutions; default: %(default)s",
    )
    printing.add_argument("--no-ratings", action="store_true", help="do not say how hard the puzzles are")
    printing.add_argument("--no-numbers", action="store_true", help="do not number the puzzles")
    printing.add_argument("--candidates", action="store_true", help="pencil every candidate into the blank cells")
    printing.add_argument("--black-only", action="store_true", help="no grey")
    printing.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Read, prove and rate the puzzles, then print them all, or nothing."""
    puzzles = [(puzzle, seed) for argument in options.puzzles for puzzle, seed in _puzzles_of(argument)]
    try:
        from sudoku_desktop.printing.application import ensure_application
        from sudoku_desktop.printing.files import write_pdf, write_svg
        from sudoku_desktop.printing.lettering import NoFontError
        from sudoku_desktop.services.writing import NotWrittenError
    except ImportError as error:
        raise BadInputError(f"Qt, which prints, cannot be loaded: {error}") from None
    from tqdm import tqdm

    from sudoku_desktop.cli.interrupting import Worker
    from sudoku_desktop.services.rating import rate_puzzle  # loads the compiler
    from sudoku_desktop.services.stopping import Stop

    ensure_application()
    write = write_svg if options.output.suffix.lower() == SVG else write_pdf
    stop = Stop()
    with Worker(stop) as worker:
        printed = []
        with tqdm(total=len(puzzles), unit=" puzzles", leave=False, disable=None) as bar:
            for number, (puzzle, seed) in enumerate(puzzles, 1):
                rating = worker.do(rate_puzzle, puzzle.givens, None, stop)
                printed.append(_printed(number, puzzle, seed, rating, with_candidates=options.candidates))
                bar.update()
        with tqdm(unit=" pages", leave=False, disable=None) as bar:

            def show(done: int, pages: int) -> None:
                bar.total = pages
                bar.update(done - bar.n)

            try:
                paths = worker.do(write, _sheet(printed, options), options.output, progress=show, stop=stop)
            except (NotWrittenError, NoFontError) as error:
                raise BadInputError(str(error)) from None
    for path in paths:
        print(path)
    return DONE


def _output(text: str) -> Path:
    path = Path(text)
    if path.suffix.lower() not in {PDF, SVG}:
        raise argparse.ArgumentTypeError(f"{text!r} ends neither with {PDF} nor with {SVG}")
    if not path.parent.is_dir():
        raise argparse.ArgumentTypeError(f"there is no folder {path.parent}")
    return path


def _puzzles_of(argument: str) -> Iterator[tuple[Puzzle, int | None]]:
    """The puzzles an argument names, with the seeds they were generated from as far as that is told."""
    if argument == STANDARD_INPUT:
        yield from _puzzles_of_standard_input()
    else:
        yield from ((puzzle, None) for puzzle in puzzles_of(argument))


def _puzzles_of_standard_input() -> list[tuple[Puzzle, int | None]]:
    try:
        text = sys.stdin.read(MAX_FILE_BYTES + 1).removeprefix("\ufeff")
        if len(text) > MAX_FILE_BYTES:
            raise BadInputError(f"standard input: more than {MAX_FILE_BYTES // 1024 // 1024} MiB")
        if text.lstrip().startswith("{"):
            return [_generated(number, line) for number, line in enumerate(text.splitlines(), 1) if line.strip()]
        puzzles = text81.loads(text, ORDERS)
    except UnicodeDecodeError:
        raise BadInputError("standard input: this is not text (it is not UTF-8)") from None
    except FileTextError as error:
        raise BadInputError(f"standard input: {error}") from None
    if not puzzles:
        raise BadInputError("standard input holds no puzzle")
    return [(puzzle, None) for puzzle in puzzles]


def _generated(number: int, line: str) -> tuple[Puzzle, int | None]:
    """A line of `generate --json`; raises FileTextError."""
    try:
        told = json.loads(line)
        (puzzle,) = text81.loads(told["puzzle"], ORDERS)
        seed = told.get("seed")
    except (ValueError, TypeError, KeyError, AttributeError):
        problem = Sentence("this is no object with a puzzle, as `generate --json` makes it")
        raise FileTextError(problem, line=number) from None
    return puzzle, seed if isinstance(seed, int) else None


def _printed(
    number: int, puzzle: Puzzle, seed: int | None, rating: PuzzleRating, *, with_candidates: bool
) -> PrintedPuzzle:
    """The puzzle with its solution and rating; raises BadInputError unless there is exactly one solution."""
    from sudoku_desktop.services.assessment import Unique

    if not isinstance(rating.assessment, Unique):
        raise BadInputError(
            f"puzzle {number} does not have exactly one solution, nothing was printed: {rating.why_not_rated}"
        )
    human = rating.human
    return PrintedPuzzle(
        puzzle.givens,
        rating.assessment.solution,
        title=puzzle.title,
        level=human.level.value.capitalize() if human else "",
        rating=human.rating if human else None,
        is_lower_bound=human is not None and not human.reaches_solution,
        seed=seed,
        notes=candidate_notes(puzzle.givens) if with_candidates else None,
    )


def _sheet(printed: list[PrintedPuzzle], options: argparse.Namespace) -> Sheet:
    return Sheet(
        tuple(printed),
        date.today(),
        Paper(options.paper),
        options.per_page,
        title=options.title,
        shows_numbers=not options.no_numbers,
        shows_ratings=not options.no_ratings,
        shows_entries=options.candidates,
        black_only=options.black_only,
        solutions=Solutions(options.solutions),
    )
