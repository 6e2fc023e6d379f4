"""`sudoku-cli check`: print the verdict of the exact solver."""

from __future__ import annotations

import argparse
import json
from typing import TYPE_CHECKING

from sudoku_desktop.cli.arguments import Commands, add_jobs, add_json, add_puzzle
from sudoku_desktop.cli.output import DONE, NOT_DONE
from sudoku_desktop.cli.reading import puzzles_of
from sudoku_desktop.cli.shapes import in_shape

if TYPE_CHECKING:
    from sudoku_desktop.services.assessment import Assessment


def add(commands: Commands) -> None:
    check = commands.add_parser(
        "check",
        help="prove how many solutions puzzles have",
        description="Count solutions exactly. Exit status: 0 exactly one, 1 none or several, or part of the input was "
        "left out, 2 bad input.",
    )
    add_puzzle(check)
    add_json(check, more="; solutions: 2 means several")
    add_jobs(check)
    check.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Prove each puzzle and print the verdict."""
    puzzles = in_shape(puzzles_of(options.puzzle, options), options)

    from sudoku_desktop.cli.progress import Bar
    from sudoku_desktop.cli.words import heading
    from sudoku_desktop.cli.working import Workers
    from sudoku_desktop.services.assessment import Unique, assess
    from sudoku_desktop.services.stopping import Stop

    proper = True
    is_alone = len(puzzles) == 1
    with Workers(Stop(), options.jobs) as workers, Bar(len(puzzles), "puzzles", is_wanted=not is_alone) as bar:
        assessments = workers.in_order(lambda puzzle: [assess(puzzle.givens, with_rating=False)], puzzles)
        for number, (puzzle, known) in enumerate(zip(puzzles, assessments, strict=True), 1):
            proper &= isinstance(known, Unique)
            if options.json:
                bar.say(json.dumps(_as_json_object(known)))
            else:
                bar.say(_in_words(known) if is_alone else f"{heading(number, puzzle)}\n{_in_words(known)}")
            bar.move_to(number)
    return DONE if proper else NOT_DONE


def _as_json_object(known: Assessment) -> dict[str, object]:
    from sudoku_desktop.services.assessment import Conflicting, Impossible

    return {
        "puzzle": known.grid.to_text(),
        **known.grid.geometry.as_json_object(),
        "solutions": known.solutions,
        "examples": [grid.to_text() for grid in known.examples],
        "reason": str(known.reason) if isinstance(known, Conflicting | Impossible) else None,
    }


def _in_words(known: Assessment) -> str:
    """Return the verdict, followed by the solution, or two of the solutions, each on its own line."""
    examples = [grid.to_text() for grid in known.examples]
    verdict = f"{known}; two of them" if len(examples) > 1 else str(known)
    return "\n".join([f"{verdict}:", *examples]) if examples else verdict
