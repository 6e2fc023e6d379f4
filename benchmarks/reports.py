"""Reads the texts and files that people reported with other programs, and compares what is read with what they hold.

    python benchmarks/reports.py --data FOLDER

FOLDER holds one file a case and `expected.json`: a list of {"id", "file", "kind", "expect"}, where "expect" is the list
of the puzzles' givens as lines of cells, or a word: "refuse" for a text that must not be read in full without a word,
"refuse-…-or-…" where reading it or naming what it is will do, or a size or a number of solutions.
"""

import argparse
import json
import sys
from pathlib import Path

from sudoku_desktop.board import SIZES
from sudoku_desktop.board.formats import FileTextError, ReadResult, Symbols, read_file


def fault(path: Path, expected: object) -> str:
    """Return what is wrong with the reading of a file; "" when it is as expected."""
    result: ReadResult | None = None
    refusal = ""
    try:
        result = read_file(path, SIZES).result
    except FileTextError as error:
        refusal = str(error)
    grids = [puzzle.givens.to_text() for puzzle in result.puzzles] if result else []
    omissions = "; ".join(str(each.sentence) for each in result.omissions) if result else ""
    if isinstance(expected, list):
        return "" if grids == expected and not omissions else f"{refusal or omissions} {grids}"
    if expected in ("refuse", "refuse-named"):
        return "" if refusal or omissions else f"read without a word: {grids}"
    if str(expected).startswith("refuse"):
        return "" if refusal or result else "neither read nor refused"
    if expected in ("zero", "hex", "size16-hex"):
        is_read = result is not None and Symbols.ZERO_BASED in (result.choices or (Symbols.ZERO_BASED,))
        return "" if is_read and "." in grids[0] else f"{refusal} {grids}"
    if str(expected).startswith("size16"):
        return "" if [len(grid) for grid in grids] == [256] else f"{refusal} {grids}"
    return "" if len(grids) >= 1 and not omissions else f"{refusal} {omissions}"


def main() -> None:
    """Read all cases; print the faults of each, and how many cases are right."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--data", type=Path, required=True)
    folder = parser.parse_args().data
    cases = json.loads((folder / "expected.json").read_text(encoding="utf-8"))
    right = 0
    for case in cases:
        wrong = fault(folder / case["file"], case["expect"])
        right += not wrong
        if wrong:
            print(f"{case['id']} {case['file']} ({case['kind']}): {wrong[:300]}")
    print(f"{right} of {len(cases)}")
    sys.exit(right < len(cases))


if __name__ == "__main__":
    main()
