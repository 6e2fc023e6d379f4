"""`sudoku-cli generate`: make puzzles with given properties, each proved to have exactly one solution."""

from __future__ import annotations

import argparse
import json
import re
from collections.abc import Iterator
from math import inf
from threading import TIMEOUT_MAX, Timer
from typing import TYPE_CHECKING

from sudoku_desktop.board import CLASSIC
from sudoku_desktop.board.formats import text81
from sudoku_desktop.board.symmetry import Symmetry
from sudoku_desktop.cli.arguments import (
    ALGORITHM_HELP,
    Commands,
    add_jobs,
    algorithm_named,
    count,
    first_seed,
    positive,
)
from sudoku_desktop.cli.output import DONE, NOT_DONE, BadInputError, complain
from sudoku_desktop.cli.shapes import add_shape
from sudoku_desktop.evolution.presets import DEFAULT
from sudoku_desktop.logic import Level
from sudoku_desktop.services.rating_scales import EvolutionaryLevel

if TYPE_CHECKING:
    from sudoku_desktop.services.generation import PuzzleProgress

METHODS = ("evolution", "papers", "digging")
"""Names of the members of `services.generation.Method`, repeated because only `run` imports that module; tested."""


def add(commands: Commands) -> None:
    generate = commands.add_parser(
        "generate",
        help="make puzzles as wished",
        description="Make puzzles with exactly one solution, rated on Sudoku Explainer’s scale, or by the same "
        "techniques where the size or variant is another. Exit status: 0 all made, 1 not all, 2 bad input.",
    )
    add_shape(generate, reads=False)
    generate.add_argument("--count", type=positive, default=1, metavar="N", help="how many, up to 1,000; default: 1")
    generate.add_argument("--level", choices=[level.value for level in Level], help="how hard for people")
    generate.add_argument(
        "--rating", type=_ratings, metavar="LO-HI", help="instead of a level: SE ratings, e.g. 2.6-4.0, 7.1 or 8.3-"
    )
    generate.add_argument("--clues", type=_givens, metavar="LO-HI", help="how many givens, e.g. 24 or 22-26")
    generate.add_argument(
        "--symmetry",
        choices=[symmetry.value for symmetry in Symmetry],
        default=Symmetry.NONE.value,
        help="of the pattern of givens; default: %(default)s",
    )
    generate.add_argument("--minimal", action="store_true", help="no given can be left out")
    generate.add_argument(
        "--evolutionary-level",
        choices=[level.value for level in EvolutionaryLevel],
        help="how hard for evolution, by the scale of Mantere & Koljonen 2007",
    )
    generate.add_argument(
        "--method",
        choices=METHODS,
        default=METHODS[0],
        help="how the givens are chosen: by an evolution over patterns, at random until ten runs of the GA agree (the "
        "papers’ way), or by digging at random; default: %(default)s",
    )
    generate.add_argument(
        "--algorithm",
        metavar="NAME|FILE",
        help=f"makes the solved grids: {ALGORITHM_HELP.replace('%(default)s', DEFAULT.name)}",
    )
    generate.add_argument(
        "--seed", type=count, metavar="N", help="of the first puzzle, the next is N + 1; default: random"
    )
    generate.add_argument("--max-seconds", type=positive, metavar="S", help="give up after so long; default: never")
    generate.add_argument("--json", action="store_true", help="one JSON object a puzzle on a line of its own")
    add_jobs(generate)
    generate.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Make the puzzles and print each as soon as it is finished."""
    if options.level and options.rating:
        raise BadInputError("--level and --rating both say how hard; give one of them")
    algorithm = algorithm_named(options.algorithm or DEFAULT.name)

    from sudoku_desktop.cli.progress import GenerationProgress
    from sudoku_desktop.cli.working import Workers
    from sudoku_desktop.services.generation import LEVEL_RATINGS, GeneratedPuzzle, Method, PuzzleCriteria, generate
    from sudoku_desktop.services.generation.generating import MOST_PUZZLES
    from sudoku_desktop.services.stopping import Stop

    if options.count > MOST_PUZZLES:
        raise BadInputError(f"--count must lie between 1 and {MOST_PUZZLES:,}, got {options.count:,}")
    properties: dict[str, object] = {
        "symmetry": Symmetry(options.symmetry),
        "is_minimal": options.minimal,
        "size": options.size or CLASSIC.size,
        "variants": options.variant,
    }
    if options.level or options.rating:
        properties["rating"] = options.rating or LEVEL_RATINGS[Level(options.level)]
    if options.clues:
        properties["givens"] = options.clues
    if options.evolutionary_level:
        properties["evolutionary"] = EvolutionaryLevel(options.evolutionary_level)
    stop = Stop()
    made = 0
    try:
        criteria = PuzzleCriteria(method=Method(options.method), **properties)  # type: ignore[arg-type]
        if criteria.warning:
            complain(criteria.warning)
        seed = first_seed(options.seed, options.count)
        timer = Timer(min(options.max_seconds or 0, TIMEOUT_MAX), stop.set)
        timer.daemon = True
        with Workers(stop, options.jobs) as workers, GenerationProgress(options.count) as progress:
            if options.max_seconds:
                timer.start()

            def make(number: int) -> Iterator[GeneratedPuzzle]:

                def watch(report: PuzzleProgress) -> None:
                    progress.show(number, report)

                return generate(criteria, 1, seed + number, algorithm=algorithm, stop=stop, watch=watch)

            for made, puzzle in enumerate(workers.in_order(make, range(options.count)), 1):
                progress.say(json.dumps(puzzle.as_json_object()) if options.json else text81.cells_of(puzzle.puzzle))
                progress.move_to(made)
            timer.cancel()
    except ValueError as error:
        raise BadInputError(str(error)) from None
    if made < options.count:
        complain(f"timed out after {options.max_seconds} s with {made} of {options.count} made")
        return NOT_DONE
    return DONE


def _givens(text: str) -> tuple[int, int]:
    match = re.fullmatch(r"(\d{1,3})(?:-(\d{1,3}))?", text)
    if not match:
        raise argparse.ArgumentTypeError(
            f"{text!r} is neither a number of givens, such as 24, nor a range, such as 22-26"
        )
    return int(match[1]), int(match[2] or match[1])


def _ratings(text: str) -> tuple[float, float]:
    match = re.fullmatch(r"(\d{1,2}(?:\.\d)?)(-)?(\d{1,2}(?:\.\d)?)?", text)
    if not match or (match[3] and not match[2]):
        raise argparse.ArgumentTypeError(
            f"{text!r} is neither a rating, such as 7.1, nor a range, such as 2.6-4.0 or 8.3-"
        )
    lowest = float(match[1])
    return lowest, float(match[3]) if match[3] else inf if match[2] else lowest
