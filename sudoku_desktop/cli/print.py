"""`sudoku-cli print`: write puzzles as a PDF or as SVG drawings."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from datetime import date
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sudoku_desktop.board import Puzzle
from sudoku_desktop.cli.arguments import Commands, add_jobs, in_a_folder
from sudoku_desktop.cli.options import add_options, options_from
from sudoku_desktop.cli.output import DONE, BadInputError, say
from sudoku_desktop.cli.reading import HELP, STANDARD_INPUT, add_symbols, names_something, puzzles_of
from sudoku_desktop.cli.shapes import add_shape, in_shape
from sudoku_desktop.printing.sheet import Look, PrintedPuzzle, Sheet, SheetOptions
from sudoku_desktop.qt_libraries import missing_libraries_message, startup_problem
from sudoku_desktop.sentence import Sentence

if TYPE_CHECKING:
    from sudoku_desktop.cli.working import Workers
    from sudoku_desktop.services.assessment import Assessment
    from sudoku_desktop.services.stopping import Stop

PDF, SVG = ".pdf", ".svg"
Writer = Callable[..., tuple[Path, ...]]
Say = Callable[[Sentence], str]
WITHOUT_A_DISPLAY = ("offscreen",)


def add(commands: Commands) -> None:
    printing = commands.add_parser(
        "print",
        help="print puzzles into a PDF or SVG",
        description="Print puzzles with exactly one solution, each with its rating, and with a QR code from "
        "which a phone or this program reads it back. Exit status: 0 printed, 1 printed, but part "
        "of the input was left out, 2 bad input.",
    )
    printing.add_argument(
        "puzzles",
        nargs="+",
        metavar="PUZZLE|FILE|-",
        help=HELP,
    )
    add_shape(printing)
    add_symbols(printing)
    printing.add_argument(
        "-o",
        "--output",
        type=output_file,
        required=True,
        metavar="OUT",
        help="a .pdf, or a .svg, which becomes one drawing a page, numbered",
    )
    add_options(printing, SheetOptions)
    printing.add_argument("--candidates", action="store_true", help="pencil every candidate into the blank cells")
    printing.add_argument("--numbers", action="store_true", help="above 9x9 numbers from 10, not letters")
    add_language(printing)
    add_jobs(printing)
    printing.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Read, prove and rate the puzzles, then write all of them, or no file at all."""
    read, names = read_all(options)
    puzzles = in_shape(read, options)
    say = start_qt(options.language)
    from sudoku_desktop.cli.working import Workers
    from sudoku_desktop.printing.files import write_pdf, write_svg
    from sudoku_desktop.services.stopping import Stop

    write = write_svg if options.output.suffix.lower() == SVG else write_pdf
    stop = Stop()
    with Workers(stop, options.jobs) as workers:
        printed = proved(puzzles, names, workers, stop, with_candidates=options.candidates)
        write_with_progress(workers, stop, write, _sheet(printed, options, say), options.output)
    return DONE


def read_all(options: argparse.Namespace) -> tuple[list[Puzzle], list[str]]:
    """Return the puzzles of all arguments, and the name of each in messages, such as "p.txt: puzzle 2"."""
    if options.puzzles.count(STANDARD_INPUT) > 1:
        raise BadInputError("standard input can be read only once")
    puzzles: list[Puzzle] = []
    names: list[str] = []
    for argument in options.puzzles:
        is_file = names_something(argument)
        for number, puzzle in enumerate(puzzles_of(argument, options), 1):
            puzzles.append(puzzle)
            names.append(f"{argument}: puzzle {number}" if is_file else f"puzzle {len(puzzles)}")
    return puzzles, names


def add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--language", metavar="CODE", help="of the words on the paper, such as de, es, fi or fr; default: English"
    )


def start_qt(language: str | None) -> Say:
    """Start Qt for printing and return a function that translates a `Sentence`.

    The function gives English texts for `language` None. Raises BadInputError when Qt cannot be loaded or the language
    is not available.
    """
    try:
        from sudoku_desktop.printing.application import ensure_application

        import_module("sudoku_desktop.printing.files")
    except ImportError as error:
        missing = missing_libraries_message(WITHOUT_A_DISPLAY)
        raise BadInputError(missing or f"Qt, which prints, cannot be loaded: {error}") from None
    reason = startup_problem(WITHOUT_A_DISPLAY)
    if reason is not None:
        raise BadInputError(reason)
    application = ensure_application()
    if language is None:
        return str
    from sudoku_desktop.languages import available_languages, install_translation
    from sudoku_desktop.speaking import in_words

    codes = [code for code, _ in available_languages()]
    if language not in codes:
        raise BadInputError(f"there is no language {language!r}; there are {', '.join(codes)}")
    install_translation(application, language)
    return in_words


def proved(
    puzzles: Sequence[Puzzle], names: Sequence[str], workers: Workers, stop: Stop, *, with_candidates: bool = False
) -> list[PrintedPuzzle]:
    """Return the puzzles with solutions and ratings; `names` are those that `read_all` returns."""
    from sudoku_desktop.cli.progress import Bar
    from sudoku_desktop.services.assessment import assess

    printed = []
    with Bar(len(puzzles), "puzzles") as bar:
        assessments = workers.in_order(lambda puzzle: [assess(puzzle.givens, stop=stop)], puzzles)
        for name, puzzle, known in zip(names, puzzles, assessments, strict=True):
            printed.append(_printed(name, puzzle, known, with_candidates=with_candidates))
            bar.move_to(len(printed))
    return printed


def write_with_progress(workers: Workers, stop: Stop, write: Writer, work: Any, path: Path) -> None:
    """Write a sheet or a book with a progress bar, then print the paths of the files written."""
    from sudoku_desktop.cli.progress import Bar

    with Bar(None, "pages") as bar:
        paths = workers.do(write, work, path, progress=bar.move_to, stop=stop)
    say("\n".join(map(str, paths)))


def output_file(text: str, endings: Collection[str] = (PDF, SVG)) -> Path:
    """Parse the path of an output file with one of these endings."""
    if Path(text).suffix.lower() not in endings:
        raise argparse.ArgumentTypeError(f"{text!r} does not end in {' or '.join(endings)}")
    return in_a_folder(text)


def _printed(name: str, puzzle: Puzzle, known: Assessment, *, with_candidates: bool) -> PrintedPuzzle:
    """Return the puzzle with its solution and rating; raises BadInputError unless there is exactly one solution."""
    from sudoku_desktop.services.assessment import Unique

    if not isinstance(known, Unique):
        raise BadInputError(f"{name} does not have exactly one solution, nothing was printed: {known.why_not_rated}")
    return PrintedPuzzle(
        puzzle.givens,
        known.solution,
        title=puzzle.title,
        rating=known.human,
        seed=puzzle.seed,
        notes=puzzle.givens.candidate_masks() if with_candidates else None,
    )


def _sheet(printed: list[PrintedPuzzle], options: argparse.Namespace, say: Say) -> Sheet:
    chosen = options_from(options, SheetOptions)
    if chosen.look is Look.LARGE and "per_page" not in options:
        chosen = replace(chosen, per_page=1)
    return Sheet(
        tuple(printed),
        date.today(),
        **chosen.values(),
        shows_entries=options.candidates,
        as_numbers=options.numbers,
        say=say,
    )
