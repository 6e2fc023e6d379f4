"""`sudoku-cli rate`: how hard people find a puzzle, and how hard evolution does."""

from __future__ import annotations

import argparse
import json
import secrets
from typing import TYPE_CHECKING

from sudoku_desktop.cli.arguments import CELLS_HELP, Commands, count, positive, puzzles_of
from sudoku_desktop.cli.choosing import algorithm_named
from sudoku_desktop.cli.statuses import DONE, NOT_DONE, BadInputError
from sudoku_desktop.evolution.budget import Budget
from sudoku_desktop.evolution.presets.mantere_koljonen_2007 import MANTERE_KOLJONEN_2007

if TYPE_CHECKING:
    from sudoku_desktop.services.rating import EvolutionSettings

OF_EVOLUTION = ("algorithm", "seed", "max_generations")
"""Options that say nothing without --evolution."""


def add(commands: Commands) -> None:
    """Declare the command."""
    rate = commands.add_parser(
        "rate",
        help="rate puzzles as people and as evolution find them",
        description="Rate puzzles with exactly one solution. People's scale is Sudoku Explainer's, for 9x9 puzzles. "
        "Exit status: 0 all rated, 1 not all, 2 bad input.",
    )
    rate.add_argument("puzzle", metavar="PUZZLE|FILE", help=CELLS_HELP)
    rate.add_argument("--evolution", type=positive, metavar="N", help="rate by N runs of evolution, too")
    rate.add_argument(
        "--algorithm",
        metavar="NAME|FILE",
        help="of the runs: one of `sudoku-cli algorithms`, your own among them, or a preset file (.json); "
        f"default: {MANTERE_KOLJONEN_2007.name}",
    )
    rate.add_argument("--seed", type=count, metavar="N", help="of the first run, the next is N + 1; default: random")
    rate.add_argument(
        "--max-generations",
        type=count,
        metavar="N",
        help="give each run up after so many; default: after two million chromosomes",
    )
    rate.add_argument("--json", action="store_true", help="one JSON object a puzzle on a line of its own")
    rate.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Rate the puzzles one by one, and tell each as it is rated."""
    if options.evolution is None:
        for name in OF_EVOLUTION:
            if getattr(options, name) is not None:
                raise BadInputError(f"--{name.replace('_', '-')} is for the runs of --evolution N")
    puzzles = puzzles_of(options.puzzle)
    algorithm = algorithm_named(options.algorithm or MANTERE_KOLJONEN_2007.name)

    from sudoku_desktop.cli.interrupting import Worker
    from sudoku_desktop.cli.progress import RatingProgress
    from sudoku_desktop.cli.words import rating_in_words
    from sudoku_desktop.services.evolutionary_rating import DEFAULT_BUDGET, MAX_RUNS
    from sudoku_desktop.services.rating import EvolutionSettings, rate_puzzle  # loads the compiler
    from sudoku_desktop.services.solving import load_kernels
    from sudoku_desktop.services.stopping import Stop

    settings: EvolutionSettings | None = None
    if options.evolution is not None:
        if options.evolution > MAX_RUNS:
            raise BadInputError(f"--evolution must be in [1, {MAX_RUNS}], got {options.evolution}")
        budget = DEFAULT_BUDGET if options.max_generations is None else Budget(generations=options.max_generations)
        seed = secrets.randbits(32) if options.seed is None else options.seed
        settings = EvolutionSettings(algorithm, options.evolution, seed, budget)
        try:
            for givens in {puzzle.givens.order: puzzle.givens for puzzle in reversed(puzzles)}.values():
                load_kernels(algorithm, givens)
        except ValueError as error:
            raise BadInputError(str(error)) from None
    all_rated = True
    stop = Stop()
    with Worker(stop) as worker:
        for number, puzzle in enumerate(puzzles, 1):
            with RatingProgress(settings.runs if settings else 0, number, len(puzzles)) as progress:
                rating = worker.do(rate_puzzle, puzzle.givens, settings, stop, progress.show)
            all_rated &= rating.is_rated
            told = json.dumps(rating.as_json_object()) if options.json else rating_in_words(rating)
            print(told if options.json else f"{puzzle.givens.to_text()} {told}", flush=True)
    return DONE if all_rated else NOT_DONE
