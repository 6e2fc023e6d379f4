"""`sudoku-cli rate`: rate the difficulty of puzzles, for people and for evolution."""

from __future__ import annotations

import argparse
import json
from functools import partial
from typing import TYPE_CHECKING

from sudoku_desktop.board import Puzzle
from sudoku_desktop.cli.archives import add_keep, keeping
from sudoku_desktop.cli.arguments import (
    Commands,
    add_algorithm,
    add_jobs,
    add_json,
    add_puzzle,
    add_seed,
    algorithm_named,
    count,
    first_seed,
    refuse,
    up_to,
)
from sudoku_desktop.cli.output import DONE, NOT_DONE
from sudoku_desktop.cli.reading import puzzles_of
from sudoku_desktop.cli.shapes import in_shape
from sudoku_desktop.evolution.budget import Budget
from sudoku_desktop.services.evolutionary_rating import DEFAULT_ALGORITHM, MAX_RUNS, RATING_BUDGET, EvolutionSettings

if TYPE_CHECKING:
    from sudoku_desktop.services.rating import PuzzleRating

OF_EVOLUTION = ("algorithm", "seed", "max_generations", "keep", "archive")
"""Options that need --evolution."""


def add(commands: Commands) -> None:
    rate = commands.add_parser(
        "rate",
        help="rate puzzles as people and as evolution find them",
        description="Rate puzzles with exactly one solution. People’s scale is Sudoku Explainer’s; for other "
        "sizes and variants the same techniques’ figures, not comparable with 9x9. "
        "Exit status: 0 all rated, 1 not all, or part of the input was left out, 2 bad input.",
    )
    add_puzzle(rate)
    rate.add_argument("--evolution", type=up_to(MAX_RUNS), metavar="N", help="rate by N runs of evolution, too")
    add_algorithm(rate, DEFAULT_ALGORITHM, "of the runs: ")
    add_seed(rate, "run")
    rate.add_argument(
        "--max-generations",
        type=count,
        metavar="N",
        help=f"give each run up after so many; default: after {RATING_BUDGET.trials:,} chromosomes",
    )
    add_json(rate)
    add_keep(rate)
    add_jobs(rate)
    rate.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Rate the puzzles one by one and print each rating as soon as it is known."""
    if options.evolution is None:
        refuse(options, OF_EVOLUTION, "is for the runs of --evolution N")
    puzzles = in_shape(puzzles_of(options.puzzle, options), options)
    algorithm = algorithm_named(options.algorithm or DEFAULT_ALGORITHM.name)

    from sudoku_desktop.cli.progress import RatingProgress
    from sudoku_desktop.cli.words import naming_unfit, rating_in_words
    from sudoku_desktop.cli.working import Workers
    from sudoku_desktop.services.rating import rate_puzzle
    from sudoku_desktop.services.stopping import Stop
    from sudoku_desktop.trials.execution import load_kernels
    from sudoku_desktop.trials.records import RATINGS

    settings: EvolutionSettings | None = None
    if options.evolution is not None:
        budget = RATING_BUDGET if options.max_generations is None else Budget(generations=options.max_generations)
        seed = first_seed(options.seed, options.evolution)
        settings = EvolutionSettings(algorithm, options.evolution, seed, budget, threads=options.jobs)
        for at in {puzzles[at].givens.geometry: at for at in reversed(range(len(puzzles)))}.values():
            with naming_unfit(at, puzzles, algorithm):
                load_kernels(algorithm, puzzles[at].givens)
    all_rated = True
    stop = Stop()

    def rate(numbered: tuple[int, Puzzle]) -> list[PuzzleRating]:
        number, puzzle = numbered
        watch = partial(progress.show, number)
        return [rate_puzzle(puzzle.givens, settings, stop, watch, keep, puzzle.title)]

    # Without evolution, several puzzles are rated in parallel; otherwise the runs of one puzzle use all cores.
    jobs = 1 if settings else options.jobs
    progress = RatingProgress(settings.runs if settings else 0, len(puzzles))
    with keeping(options, RATINGS) as keep, Workers(stop, jobs) as workers, progress:
        for number, rating in enumerate(workers.in_order(rate, enumerate(puzzles, 1)), 1):
            all_rated &= rating.is_rated
            if options.json:
                progress.say(json.dumps(rating.as_json_object()))
            else:
                progress.say(f"{rating.givens.to_text()} {rating_in_words(rating)}")
            progress.rated(number)
    return DONE if all_rated else NOT_DONE
