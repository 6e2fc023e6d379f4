"""`sudoku-cli check`: the exact verdict."""

from __future__ import annotations

import argparse
import json

from sudoku_desktop.cli.arguments import CELLS_HELP, Commands, puzzles_of
from sudoku_desktop.cli.statuses import DONE, NOT_DONE


def add(commands: Commands) -> None:
    """Declare the command."""
    check = commands.add_parser(
        "check",
        help="prove how many solutions puzzles have",
        description="Count solutions exactly. Exit status: 0 exactly one, 1 none or several, 2 bad input.",
    )
    check.add_argument("puzzle", metavar="PUZZLE|FILE", help=CELLS_HELP)
    check.add_argument("--json", action="store_true", help="one JSON object a puzzle; solutions: 2 means several")
    check.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Prove each puzzle, and tell what was proved."""
    puzzles = puzzles_of(options.puzzle)

    from sudoku_desktop.services.assessment import Clash, Impossible, Several, Unique, assess

    proper = True
    for puzzle in puzzles:
        known = assess(puzzle.givens, with_rating=False)
        proper &= isinstance(known, Unique)
        examples = [grid.to_text() for grid in known.examples]
        if options.json:
            answer = {
                "puzzle": puzzle.givens.to_text(),
                "solutions": known.solutions,
                "examples": examples,
                "reason": str(known.reason) if isinstance(known, Clash | Impossible) else None,
            }
            print(json.dumps(answer))
        else:
            two_of_them = "; two of them" if isinstance(known, Several) else ""
            print("\n".join([f"{known}{two_of_them}{':' if examples else ''}", *examples]))
    return DONE if proper else NOT_DONE
