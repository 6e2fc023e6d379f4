"""`sudoku-cli explain`: print the human solution path step by step."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from itertools import groupby
from typing import TYPE_CHECKING

from sudoku_desktop.board import Grid
from sudoku_desktop.board.geometry import SYMBOLS, Geometry
from sudoku_desktop.cli.arguments import Commands, add_jobs, add_json, add_puzzle
from sudoku_desktop.cli.output import DONE, NOT_DONE
from sudoku_desktop.cli.reading import puzzles_of
from sudoku_desktop.cli.shapes import in_shape
from sudoku_desktop.logic import Candidate, Deduction

if TYPE_CHECKING:
    from sudoku_desktop.services.rating import PuzzleRating
    from sudoku_desktop.services.stopping import Stop


def add(commands: Commands) -> None:
    explain = commands.add_parser(
        "explain",
        help="tell how a person solves a puzzle, step by step",
        description="Print each step’s number, rating, technique and reason, then what it places (r1c2=3) or removes "
        "(r1c2<>45); at the end the puzzle’s rating. For puzzles with exactly one solution. "
        "Exit status: 0 explained, 1 not, or part of the input was left out, 2 bad input.",
    )
    add_puzzle(explain)
    add_json(explain, more=", with a list of steps")
    add_jobs(explain)
    explain.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Explain each puzzle as far as the implemented techniques lead."""
    puzzles = in_shape(puzzles_of(options.puzzle, options), options)

    from sudoku_desktop.cli.progress import Bar
    from sudoku_desktop.cli.words import heading, rating_in_words
    from sudoku_desktop.cli.working import Workers
    from sudoku_desktop.services.stopping import Stop

    all_explained = True
    is_alone = len(puzzles) == 1
    stop = Stop()
    with Workers(stop, options.jobs) as workers, Bar(len(puzzles), "puzzles", is_wanted=not is_alone) as bar:
        explanations = workers.in_order(lambda puzzle: _explained(puzzle.givens, stop), puzzles)
        for number, puzzle in enumerate(puzzles, 1):
            if not is_alone and not options.json:
                bar.say(("" if number == 1 else "\n") + heading(number, puzzle))
            steps: list[Deduction] = []
            while isinstance(step_or_rating := next(explanations), Deduction):
                steps.append(step_or_rating)
                if not options.json:
                    bar.say(_line(len(steps), step_or_rating))
            all_explained &= step_or_rating.human is not None
            bar.say(
                json.dumps(_as_json_object(step_or_rating, steps)) if options.json else rating_in_words(step_or_rating)
            )
            bar.move_to(number)
    return DONE if all_explained else NOT_DONE


def _explained(givens: Grid, stop: Stop) -> Iterator[Deduction | PuzzleRating]:
    """Yield the deductions as they are found, if the puzzle has a solution path, and finally the rating."""
    from sudoku_desktop.logic import Search
    from sudoku_desktop.services.rating import rate_puzzle

    rating = rate_puzzle(givens, None, stop)
    if rating.human is not None:
        search = Search(givens.geometry)
        with stop.halting(search):
            yield from search.path(givens)
    yield rating


def _line(number: int, deduction: Deduction) -> str:
    """Return one step as text, for example "12. 2.6 Pointing: In box 4 the digit 7 ... [r5c8<>7]".

    Chains nested in the step follow in lines of their own.
    """
    inner = "".join(f"\n      with {_in_words(each)}" for each in deduction.explanation.inner)
    return f"{number:2}. {_in_words(deduction)}{inner}"


def _in_words(deduction: Deduction) -> str:
    return f"{deduction.rating:.1f} {deduction.title}: {deduction} [{_effect(deduction)}]"


def _effect(deduction: Deduction) -> str:
    """Return placements and removals in the notation of solvers, for example "r5c8=7, r1c2<>45"."""
    name = deduction.shape.cell_name
    placed = deduction.placement
    effects = [f"{name(placed.cell)}={SYMBOLS[placed.digit - 1]}"] if placed else []
    for cell, removed in groupby(deduction.removals, lambda candidate: candidate.cell):
        effects.append(f"{name(cell)}<>{''.join(SYMBOLS[candidate.digit - 1] for candidate in removed)}")
    return ", ".join(effects)


def _as_json_object(rating: PuzzleRating, steps: list[Deduction]) -> dict[str, object]:
    """Return the fields of `rate --json` without `evolution`, and `path`, which is null for an unrated puzzle."""
    answer = rating.as_json_object()
    del answer["evolution"]
    path = [_step_as_json_object(number, step) for number, step in enumerate(steps, 1)]
    return answer | {"path": None if rating.human is None else path}


def _step_as_json_object(number: int | None, deduction: Deduction) -> dict[str, object]:
    """Return a step; `inner`, the chains nested in it, which have no number, is present only if there are any."""
    inner = deduction.explanation.inner
    return {
        **({} if number is None else {"step": number}),
        "rating": deduction.rating,
        "technique": deduction.technique.name,
        "reason": str(deduction),
        "placement": _candidate_as_json_object(deduction.placement, deduction.shape) if deduction.placement else None,
        "removals": [_candidate_as_json_object(candidate, deduction.shape) for candidate in deduction.removals],
        **({"inner": [_step_as_json_object(None, each) for each in inner]} if inner else {}),
    }


def _candidate_as_json_object(candidate: Candidate, shape: Geometry) -> dict[str, object]:
    return {"cell": shape.cell_name(candidate.cell), "digit": candidate.digit}
