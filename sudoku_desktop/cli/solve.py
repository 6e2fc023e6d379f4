"""`sudoku-cli solve`: solve puzzles by evolution."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

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
    positive,
    refuse,
)
from sudoku_desktop.cli.output import DONE, NOT_DONE, BadInputError
from sudoku_desktop.cli.reading import puzzles_of
from sudoku_desktop.cli.shapes import in_shape
from sudoku_desktop.cli.words import counted, error_prefix, heading, naming_unfit
from sudoku_desktop.evolution.budget import DEFAULT_BUDGET, Budget
from sudoku_desktop.evolution.presets import DEFAULT
from sudoku_desktop.trials.recorded_runs import recorded_run
from sudoku_desktop.trials.records import COMMANDS, MadeRun, Trial, puzzle_text

if TYPE_CHECKING:
    from sudoku_desktop.evolution.snapshot import Snapshot
    from sudoku_desktop.trials.execution import Result


MOST_RUNS = 10_000_000
"""Maximum number of runs of one command, over all its puzzles; the same as for a study."""
OF_OTHER_RUNS = ("algorithm", "seed", "runs", "max_generations", "max_trials", "set")
"""Options that contradict --repeat, because the recorded runs determine their values."""


def add(commands: Commands) -> None:
    solve = commands.add_parser(
        "solve",
        help="solve puzzles by evolution",
        description="Solve by evolution. Exit status: 0 all solved, 1 not all, or part of the input was left out, "
        "2 bad input.",
    )
    add_puzzle(solve, nargs="?")
    add_algorithm(solve, DEFAULT)
    add_seed(solve, "run")
    solve.add_argument("--runs", type=positive, metavar="N", help="runs a puzzle, each with its own seed; default: 1")
    solve.add_argument(
        "--max-generations",
        type=count,
        metavar="N",
        help=f"give up after so many; default: {DEFAULT_BUDGET.generations:,} unless --max-trials is given",
    )
    solve.add_argument("--max-trials", type=count, metavar="N", help="give up after so many chromosomes")
    solve.add_argument(
        "--set",
        action="extend",
        nargs="+",
        default=[],
        metavar="NAME=VALUE",
        help="change settings, e.g. population=50 restart.after=5000",
    )
    solve.add_argument(
        "--repeat",
        action="store_true",
        help="make the runs again that a .sudoku document records, with their algorithms, seeds and budgets",
    )
    add_json(solve, "a run")
    add_keep(solve)
    add_jobs(solve)
    solve.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Make the runs and print each as soon as it has ended."""
    if options.puzzle is None and options.set and "=" not in options.set[-1]:
        options.puzzle = options.set.pop()  # --set takes all arguments that follow, even the puzzle
    if options.puzzle is None:
        raise BadInputError("name a puzzle or a file (try sudoku-cli solve --help)")
    puzzles = in_shape(puzzles_of(options.puzzle, options), options)
    for at, puzzle in enumerate(puzzles):
        conflicts = puzzle.givens.conflicts()
        if conflicts:
            raise BadInputError(f"{error_prefix(at, puzzles)}{conflicts[0]}")
    requests = _recorded(puzzles, options) if options.repeat else _requested(puzzles, options)
    count = sum(len(each.seeds) for each in requests)

    from sudoku_desktop.cli.progress import Bar, RunProgress
    from sudoku_desktop.cli.working import Workers
    from sudoku_desktop.services.stopping import Stop
    from sudoku_desktop.trials.execution import execute, load_kernels, result_of

    for at, trial, _ in {(each.trial.algorithm, each.trial.givens.geometry): each for each in requests[::-1]}.values():
        with naming_unfit(at, puzzles, trial.parsed_algorithm):
            load_kernels(trial.parsed_algorithm, trial.givens)
    first = requests[0].trial
    is_alone = count == 1
    fitness, shape = first.parsed_algorithm.fitness, first.givens.geometry
    bar = RunProgress(first.budget, fitness, shape) if is_alone else Bar(count, "runs")
    all_solved = True
    with keeping(options, COMMANDS) as keep, Workers(Stop(), options.jobs) as workers, bar:

        def watch(snapshot: Snapshot) -> None:
            workers.raise_if_stopped()
            if isinstance(bar, RunProgress):
                bar.show(snapshot)

        def run_once(wanted: tuple[int, Trial]) -> list[tuple[int, MadeRun]]:
            at, trial = wanted
            with naming_unfit(at, puzzles, trial.parsed_algorithm):
                return [(at, execute(trial, watch=watch, with_course=keep is not None))]

        runs = ((at, replace(trial, seed=seed)) for at, trial, seeds in requests for seed in seeds)
        before = -1
        for done, (at, made) in enumerate(workers.in_order(run_once, runs), 1):
            if keep is not None:
                keep([made])
            trial, result = made.trial, result_of(made)
            all_solved &= result.solved
            if len(puzzles) > 1 and not options.json and at != before:
                bar.say(heading(at + 1, puzzles[at]))
            before, shape = at, puzzles[at].givens.geometry
            fields = result.as_json_object() | shape.as_json_object()
            solved_fitness = trial.parsed_algorithm.fitness.optimum(shape)
            bar.say(json.dumps(fields) if options.json else _sentence(result, solved_fitness))
            if not is_alone:
                bar.move_to(done)
    return DONE if all_solved else NOT_DONE


class WantedRuns(NamedTuple):
    """Requested runs of the puzzle at an index: a trial, and the seeds to run it with."""

    at: int
    trial: Trial
    seeds: range


def _requested(puzzles: Sequence[Puzzle], options: argparse.Namespace) -> list[WantedRuns]:
    """Return the runs that the options describe; raises BadInputError for too many."""
    try:
        algorithm = algorithm_named(options.algorithm or DEFAULT.name)
        algorithm = algorithm.with_texts(dict(map(_name_and_value, options.set)))
    except ValueError as error:
        raise BadInputError(str(error)) from None
    generations = options.max_generations
    if generations is None and options.max_trials is None:
        generations = DEFAULT_BUDGET.generations
    budget = Budget(generations=generations, trials=options.max_trials)
    runs = options.runs or 1
    if runs > MOST_RUNS // len(puzzles):
        many = f" for {len(puzzles):,} puzzles" if len(puzzles) > 1 else ""
        raise BadInputError(f"--runs must lie between 1 and {MOST_RUNS // len(puzzles):,}{many}, got {runs:,}")
    seed = first_seed(options.seed, runs)
    seeds = range(seed, seed + runs)
    first = Trial.of(puzzles[0].givens, algorithm, seed, budget)
    return [
        WantedRuns(at, replace(first, puzzle=puzzle_text(puzzle.givens), title=puzzle.title), seeds)
        for at, puzzle in enumerate(puzzles)
    ]


def _recorded(puzzles: Sequence[Puzzle], options: argparse.Namespace) -> list[WantedRuns]:
    """Return the runs that a document records; raises BadInputError if there are none or one is invalid."""
    refuse(options, OF_OTHER_RUNS, "is not for --repeat, which takes everything from the document")
    runs = []
    for at, puzzle in enumerate(puzzles):
        for number, record in enumerate(puzzle.runs, 1):
            try:
                recorded = recorded_run(record)
                givens = recorded.givens_of(puzzle.givens)
            except ValueError as error:
                raise BadInputError(f"puzzle {at + 1}, run {number}: {error}") from None
            trial = Trial.of(givens, recorded.algorithm, recorded.seed, recorded.budget, puzzle.title)
            runs.append(WantedRuns(at, trial, range(trial.seed, trial.seed + 1)))
    if not runs:
        raise BadInputError(f"{options.puzzle} records no runs")
    return runs


def _name_and_value(setting: str) -> tuple[str, str]:
    name, equals, value = setting.partition("=")
    if not equals:
        raise BadInputError(f"--set needs NAME=VALUE, got {setting!r}")
    return name, value


def _sentence(result: Result, solved_fitness: float) -> str:
    figures = (
        f"{counted(result.generations, 'generation')}, {counted(result.trials, 'trial')}, "
        f"{counted(result.restarts, 'restart')}, {result.seconds:.2f} s, "
        f"{result.trials_per_second / 1e6:.2f} million trials/s, seed {result.seed}"
    )
    if result.solved:
        return f"{result.solution}\nsolved: {figures}"
    missing = "1 digit is" if result.common_cost == 1 else f"{result.common_cost:,} digits are"
    fitness = f"fitness {result.best_fitness:g} ({solved_fitness:g} is solved)"
    return f"not solved: {missing} missing in rows, columns and boxes; {fitness}; {figures}"
