"""`sudoku-cli generate`: make puzzles with given properties, each proved to have exactly one solution."""

from __future__ import annotations

import argparse
import json
import re
from collections.abc import Iterator
from functools import partial
from math import inf

from sudoku_desktop.board import CLASSIC
from sudoku_desktop.board.formats import cells_of
from sudoku_desktop.cli.arguments import (
    Commands,
    add_algorithm,
    add_jobs,
    add_json,
    add_seed,
    algorithm_named,
    first_seed,
    positive,
    up_to,
)
from sudoku_desktop.cli.options import add_options, options_from
from sudoku_desktop.cli.output import DONE, NOT_DONE, BadInputError, complain
from sudoku_desktop.cli.shapes import add_shape
from sudoku_desktop.evolution.presets import DEFAULT
from sudoku_desktop.logic import Level
from sudoku_desktop.services.generation import LEVEL_RATINGS, GeneratedPuzzle, PuzzleCriteria
from sudoku_desktop.services.generation import generate as generate_puzzles
from sudoku_desktop.services.generation.generating import MOST_PUZZLES
from sudoku_desktop.services.rating_scales import EvolutionaryLevel


def add(commands: Commands) -> None:
    generate = commands.add_parser(
        "generate",
        help="make puzzles as wished",
        description="Make puzzles with exactly one solution, rated on Sudoku Explainer’s scale, or by the same "
        "techniques where the size or variant is another. Exit status: 0 all made, 1 not all, 2 bad input.",
    )
    add_shape(generate, reads=False)
    many = f"how many, up to {MOST_PUZZLES:,}; default: 1"
    generate.add_argument("--count", type=up_to(MOST_PUZZLES), default=1, metavar="N", help=many)
    generate.add_argument("--level", choices=[level.value for level in Level], help="how hard for people")
    generate.add_argument(
        "--rating", type=_ratings, metavar="LO-HI", help="instead of a level: SE ratings, e.g. 2.6-4.0, 7.1 or 8.3-"
    )
    generate.add_argument("--clues", type=_givens, metavar="LO-HI", help="how many givens, e.g. 24 or 22-26")
    add_options(generate, PuzzleCriteria)
    generate.add_argument(
        "--evolutionary-level",
        choices=[level.value for level in EvolutionaryLevel],
        help="how hard for evolution, by the scale of Mantere & Koljonen 2007",
    )
    add_algorithm(generate, DEFAULT, "makes the solved grids: ")
    add_seed(generate, "puzzle")
    generate.add_argument("--max-seconds", type=positive, metavar="S", help="give up after so long; default: never")
    add_json(generate)
    add_jobs(generate)
    generate.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Make the puzzles and print each as soon as it is finished."""
    if options.level and options.rating:
        raise BadInputError("--level and --rating both say how hard; give one of them")
    algorithm = algorithm_named(options.algorithm or DEFAULT.name)

    from sudoku_desktop.cli.progress import GenerationProgress
    from sudoku_desktop.cli.working import Workers, time_limit
    from sudoku_desktop.services.stopping import Stop

    properties: dict[str, object] = {"size": options.size or CLASSIC.size, "variants": options.variant}
    if options.level or options.rating:
        properties["rating"] = options.rating or LEVEL_RATINGS[Level(options.level)]
    if options.clues:
        properties["givens"] = options.clues
    if options.evolutionary_level:
        properties["evolutionary"] = EvolutionaryLevel(options.evolutionary_level)
    stop = Stop()
    made = 0
    try:
        criteria = options_from(options, PuzzleCriteria, **properties)
        if criteria.warning:
            complain(criteria.warning)
        seed = first_seed(options.seed, options.count)
        progress = GenerationProgress(options.count)
        with Workers(stop, options.jobs) as workers, time_limit(options.max_seconds, stop), progress:

            def make(number: int) -> Iterator[GeneratedPuzzle]:
                watch = partial(progress.show, number)
                return generate_puzzles(criteria, 1, seed + number, algorithm=algorithm, stop=stop, watch=watch)

            for made, puzzle in enumerate(workers.in_order(make, range(options.count)), 1):
                progress.say(json.dumps(puzzle.as_json_object()) if options.json else cells_of(puzzle.puzzle))
                progress.move_to(made)
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
