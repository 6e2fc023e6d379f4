"""Whether every deduction of the human solver is true: each is held to the exact solution, over many puzzles.

    python benchmarks/deductions.py [--data FOLDER] [--lists NAME …] [--puzzles 500] [--seed 1]

The puzzles are solved step by step. With a FOLDER they are all of the lists, by default `rated_puzzles.csv`,
`top1465.txt` and `hardest_forum.txt`, enough of `seventeen_clue.txt` to make up half, and for the rest puzzles dug
here, most of them minimal; without one, the program's samples and puzzles dug from their solutions. The first
FALSE_SHOWN false deductions are shown, and one is enough for exit code 1. Ctrl+C ends the check early; what was
checked is told.
"""

import argparse
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from tqdm import tqdm

from sudoku_desktop import exact
from sudoku_desktop.assets import sample_puzzles
from sudoku_desktop.board import Grid, formats, random_isomorph
from sudoku_desktop.logic import Deduction, Position, Search

LISTS = ("rated_puzzles.csv", "top1465.txt", "hardest_forum.txt")
SPARSE = "seventeen_clue.txt"
FALSE_SHOWN = 20
DUG_AT_ONCE = 500
SPARED_SHARE = 0.2
"""Fraction of the dug puzzles that keep some superfluous givens, as published puzzles do."""
MOST_SPARED = 8

Cells = NDArray[np.uint8]


def table(head: tuple[str, ...], rows: list[tuple[object, ...]]) -> str:
    """Format a Markdown table."""
    lines = [head, tuple("---" for _ in head), *rows]
    return "\n".join("| " + " | ".join(map(str, line)) + " |" for line in lines)


def read_puzzles(path: Path) -> Iterator[Grid]:
    """Read all lines that begin with 81 cells."""
    for line in path.read_text(encoding="utf-8").splitlines():
        text = line.split(",")[0][:81]
        if len(text) == 81 and set(text) <= set(".0123456789"):
            yield Grid.from_text(text.replace("0", "."))


def dig(rng: np.random.Generator, complete: Cells) -> Cells:
    """Dig minimal puzzles from n solved grids; some get a few givens back. Both arrays: (n, 81) uint8."""
    puzzles = complete.copy()
    everyone = np.arange(len(puzzles))
    orders = rng.permuted(np.tile(np.arange(puzzles.shape[1]), (len(puzzles), 1)), axis=1)
    for cells in orders.T:
        puzzles[everyone, cells] = 0
        spoilt = exact.count_solutions_of_many(puzzles, 2) != 1
        puzzles[spoilt, cells[spoilt]] = complete[spoilt, cells[spoilt]]
    for number in np.flatnonzero(rng.random(len(puzzles)) < SPARED_SHARE):
        given_back = orders[number, : int(rng.integers(1, MOST_SPARED + 1))]
        puzzles[number, given_back] = complete[number, given_back]
    return puzzles


def samples() -> Iterator[tuple[str, Grid]]:
    """Return the program's own puzzles with exactly one solution."""
    for path in sample_puzzles():
        yield from (("samples", each.givens) for each in formats.read_puzzles(path) if exact.is_unique(each.givens))


def puzzles_to_check(data: Path | None, lists: Sequence[str], count: int, seed: int) -> Iterator[tuple[str, Grid]]:
    """Yield the source of each puzzle, and the puzzle."""
    listed = ((name, grid) for name in lists for grid in read_puzzles(data / name)) if data else samples()
    known = list(islice(listed, count))
    if data:
        sparse = islice(read_puzzles(data / SPARSE), max(0, count // 2 - len(known)))
        known += [(SPARSE, grid) for grid in sparse]
    yield from known
    rng = np.random.default_rng(seed)
    for _ in range(0, count - len(known), DUG_AT_ONCE):
        # Other complete grids each time: known puzzles' solutions, each in a random guise.
        chosen = (exact.solve(known[number][1]) for number in rng.integers(len(known), size=DUG_AT_ONCE).tolist())
        complete = np.array([random_isomorph(solution, rng).cells for solution in chosen if solution])
        yield from (("dug here", Grid(puzzle)) for puzzle in dig(rng, complete))


def is_true(deduction: Deduction, solution: list[int]) -> bool:
    """Return whether a deduction agrees with the solution and changes the position."""
    placed = deduction.placement
    if placed is None:
        return bool(deduction.removals) and all(solution[each.cell] != each.digit for each in deduction.removals)
    return solution[placed.cell] == placed.digit and all(
        solution[each.cell] != each.digit for each in deduction.removals
    )


def is_there(deduction: Deduction, position: Position) -> bool:
    """Return whether all candidates that a deduction removes existed before."""
    return all(position.marks[each.cell] >> (each.digit - 1) & 1 for each in deduction.removals)


def marks_of(position: Position) -> str:
    """Format a position as a line: the digit or the candidates of each cell."""
    digits = position.grid.cells.tolist()
    return " ".join(
        f"={digit}" if digit else "".join(map(str, position.candidates(cell))) for cell, digit in enumerate(digits)
    )


Tally = Counter[tuple[int, str]]
"""Number of uses of each technique, by its opcode and title."""


def is_solved(grid: Grid, right: Tally, false: Tally) -> bool:
    """Count the deductions of a path up to a false one; return whether it reaches the solution."""
    solution = exact.solve(grid)
    assert solution is not None
    digits: list[int] = solution.cells.tolist()
    position = Position(grid)
    for deduction in Search().path(grid, position):
        technique = (deduction.technique.opcode, str(deduction.technique.title))
        if not (is_true(deduction, digits) and is_there(deduction, position) and str(deduction)):
            false[technique] += 1
            if false.total() <= FALSE_SHOWN:
                done = f"{deduction.placement} {deduction.removals}"
                print(f"FALSE: {deduction.technique.name}: {deduction}\n  {done}\n  {marks_of(position)}", flush=True)
            return False
        right[technique] += 1
    return position.is_complete


def check(data: Path | None, lists: Sequence[str], count: int, seed: int) -> int:
    """Check every deduction on every path; return the number of false ones."""
    right: Tally = Counter()
    false: Tally = Counter()
    puzzles: Counter[str] = Counter()
    solved: Counter[str] = Counter()
    try:
        chosen = islice(puzzles_to_check(data, lists, count, seed), count)
        for source, grid in tqdm(chosen, total=count, unit="puzzle"):
            solved[source] += is_solved(grid, right, false)
            puzzles[source] += 1
    except KeyboardInterrupt:
        print(f"interrupted after {puzzles.total()} puzzles")
    print(table(("puzzles", "number", "solved"), [(name, puzzles[name], solved[name]) for name in puzzles]), "\n")
    seen = sorted(set(right) | set(false))
    print(table(("technique", "deductions", "false"), [(each[1], right[each], false[each]) for each in seen]))
    print(f"\n{puzzles.total()} puzzles, {right.total()} true deductions, {false.total()} false")
    return false.total()


def main() -> None:
    """Check deductions, and print how many were checked."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--data", type=Path, metavar="FOLDER", help="where the lists of puzzles are")
    parser.add_argument("--lists", nargs="+", metavar="NAME", default=LISTS, help="files in FOLDER")
    parser.add_argument("--puzzles", type=int, default=500, metavar="N", help="how many (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="of the puzzles dug here (default: %(default)s)")
    options = parser.parse_args()
    if check(options.data, options.lists, options.puzzles, options.seed):
        raise SystemExit(1)


if __name__ == "__main__":
    main()
