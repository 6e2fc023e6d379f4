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

    from sudoku_desktop.exact import prove  # loads the compiler

    proper = True
    for puzzle in puzzles:
        verdict = prove(puzzle.givens)
        proper &= verdict.decided and verdict.solutions == 1
        examples = [grid.to_text() for grid in verdict.examples]
        if options.json:
            answer = {
                "puzzle": puzzle.givens.to_text(),
                "solutions": verdict.solutions if verdict.decided else None,
                "examples": examples,
                "reason": str(verdict.reason) if verdict.reason else None,
            }
            print(json.dumps(answer))
        elif not verdict.decided:
            print("undecided: the search was given up before it was through")
        elif verdict.solutions == 0:
            print(f"no solution: {verdict.reason}")
        else:
            count = "exactly one solution" if verdict.solutions == 1 else "several solutions; two of them"
            print("\n".join([f"{count}:", *examples]))
    return DONE if proper else NOT_DONE
