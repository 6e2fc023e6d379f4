"""How well the human rating follows Sudoku Explainer's, how fast it is, and whether every deduction is true.

    python benchmarks/human_rating.py --data FOLDER [--truth N] [--seed S]

FOLDER holds `rated_puzzles.csv` with the columns `puzzle`, `se_rating` and `se121_hardest` (Sudoku Explainer 1.2.1).
Each is rated; told are Spearman's coefficient (the puzzles for which the ladder ends come after all others, in the
order of their mean guesses), the share within TOLERANCE, every difference, and the time by class.

With `--truth N` N puzzles are solved step by step instead, and every deduction is held to the exact solution: all of
`rated_puzzles.csv`, `top1465.txt` and `hardest_forum.txt`, as many of `seventeen_clue.txt` as make half of N with them,
and for the rest puzzles dug here, most of them minimal. The first FALSE_SHOWN false ones are shown. An
interruption (Ctrl+C) ends the check, and what was checked is told. One core is used.
"""

import argparse
import csv
import statistics
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from tqdm import tqdm

from sudoku_desktop import exact, logic
from sudoku_desktop.board import Grid, random_isomorph
from sudoku_desktop.logic import TECHNIQUES, Deduction, Position, Rating
from sudoku_desktop.logic.kernels.ladder import find_next
from sudoku_desktop.logic.kernels.record import TECHNIQUE, new_record
from sudoku_desktop.logic.position import deduction_of
from sudoku_desktop.services.guesses import mean_guesses
from sudoku_desktop.services.rank_correlation import spearman

TOLERANCE = 0.1
COMPARED_UP_TO = 7.2
CLASSES = (("up to 2.5", 2.5), ("up to 7.0", 7.0), ("above", float("inf")))
PASSES = 3
"""Each puzzle is rated so often, and its shortest time counts: what else the machine does only makes it longer."""
FALSE_SHOWN = 20
DUG_AT_ONCE = 500
SPARED_SHARE = 0.2
"""How many of the dug puzzles keep some givens that could go, as published ones do."""
MOST_SPARED = 8


Cells = NDArray[np.uint8]


@dataclass(frozen=True)
class Compared:
    """A puzzle with both ratings; `guesses` where the ladder ends, `milliseconds` the shortest of PASSES."""

    puzzle: str
    published: float
    hardest: str
    rating: Rating
    guesses: float
    milliseconds: float

    @property
    def order(self) -> tuple[bool, float]:
        """What sorts puzzles from easy to hard."""
        return (False, self.rating.rating) if self.rating.reaches_solution else (True, self.guesses)

    @property
    def is_close(self) -> bool:
        """Whether the ratings differ by TOLERANCE at most."""
        return self.rating.reaches_solution and abs(self.rating.rating - self.published) < TOLERANCE + 0.01


def compare(row: dict[str, str]) -> Compared:
    """Rate a puzzle of the list."""
    grid = Grid.from_text(row["puzzle"])
    seconds = []
    for _ in range(PASSES):
        began = time.perf_counter()
        rating = logic.rate(grid)
        seconds.append(time.perf_counter() - began)
    guesses = 0.0 if rating.reaches_solution else mean_guesses(grid)
    return Compared(row["puzzle"], float(row["se_rating"]), row["se121_hardest"], rating, guesses, min(seconds) * 1000)


def table(head: tuple[str, ...], rows: list[tuple[object, ...]]) -> str:
    """A Markdown table."""
    lines = [head, tuple("---" for _ in head), *rows]
    return "\n".join("| " + " | ".join(map(str, line)) + " |" for line in lines)


def tell_agreement(data: Path) -> None:
    """Rate all puzzles of the list and print how that compares."""
    with (data / "rated_puzzles.csv").open(encoding="utf-8", newline="") as lines:
        rows = list(csv.DictReader(lines))
    logic.rate(Grid.from_text(rows[-1]["puzzle"]), ceiling=0)  # compiles, or loads what is compiled
    compared = [compare(row) for row in rows]
    places = {order: float(place) for place, order in enumerate(sorted({each.order for each in compared}))}
    coefficient = spearman([each.published for each in compared], [places[each.order] for each in compared])
    near = [each for each in compared if each.published <= COMPARED_UP_TO]
    print(f"Spearman over all {len(compared)} puzzles: {coefficient:.4f}")
    for name, some in ((f"up to {COMPARED_UP_TO}", near), ("over all", compared)):
        close = sum(each.is_close for each in some)
        print(f"Within ±{TOLERANCE} {name}: {close} of {len(some)} = {close / len(some):.1%}")
    ended = [each for each in compared if not each.rating.reaches_solution]
    print(f"The ladder ends before the solution: {len(ended)}\n")
    differing = [each for each in compared if not each.is_close]
    lines_told = [
        (
            f"`{each.puzzle}`",
            each.published,
            f"{'' if each.rating.reaches_solution else '≥ '}{each.rating.rating}",
            each.hardest,
            each.rating.hardest.title if each.rating.hardest else "-",
        )
        for each in sorted(differing, key=lambda each: each.published)
    ]
    print(table(("puzzle", "SE", "ours", "SE's hardest", "our hardest"), list(lines_told)), "\n")
    print(table(("SE", "puzzles", "mean ms", "worst ms"), list(times(compared))))


def times(compared: list[Compared]) -> Iterator[tuple[object, ...]]:
    """A row for each class."""
    above = 0.0
    for name, highest in CLASSES:
        some = [each.milliseconds for each in compared if above < each.published <= highest]
        above = highest
        if some:
            yield name, len(some), f"{statistics.mean(some):.2f}", f"{max(some):.2f}"


def read_puzzles(path: Path) -> Iterator[Grid]:
    """Every line that begins with 81 cells."""
    for line in path.read_text(encoding="utf-8").splitlines():
        text = line.split(",")[0][:81]
        if len(text) == 81 and set(text) <= set(".0123456789"):
            yield Grid.from_text(text.replace("0", "."))


def dig(rng: np.random.Generator, complete: Cells) -> Cells:
    """Proper puzzles dug from n complete grids, none of whose givens can be spared; to some a few are given back.

    Both: (n, 81) uint8. All are dug side by side.
    """
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


def puzzles_to_check(data: Path, count: int, seed: int) -> Iterator[tuple[str, Grid]]:
    """Where each puzzle is from, and the puzzle."""
    hard = [
        (name, grid)
        for name in ("rated_puzzles.csv", "top1465.txt", "hardest_forum.txt")
        for grid in read_puzzles(data / name)
    ][:count]
    yield from hard
    sparse = list(islice(read_puzzles(data / "seventeen_clue.txt"), max(0, count // 2 - len(hard))))
    yield from (("seventeen_clue.txt", grid) for grid in sparse)
    known = [grid for _, grid in hard] + sparse
    rng = np.random.default_rng(seed)
    for _ in range(0, count - len(hard) - len(sparse), DUG_AT_ONCE):
        # Other complete grids each time: solutions of the lists' puzzles, in guises of their own.
        chosen = (exact.solve(known[number]) for number in rng.integers(len(known), size=DUG_AT_ONCE).tolist())
        complete = np.array([random_isomorph(solution, rng).cells for solution in chosen if solution])
        yield from (("dug here", Grid(puzzle)) for puzzle in dig(rng, complete))


def is_true(deduction: Deduction, solution: list[int]) -> bool:
    """Whether the solution has what is placed, and nothing of what is removed; one of both there must be."""
    placed = deduction.placement
    if placed is None:
        return bool(deduction.removals) and all(solution[each.cell] != each.digit for each in deduction.removals)
    return solution[placed.cell] == placed.digit and all(
        solution[each.cell] != each.digit for each in deduction.removals
    )


def is_there(deduction: Deduction, position: Position) -> bool:
    """Whether everything that goes is there to go."""
    return all(position.marks[each.cell] >> (each.digit - 1) & 1 for each in deduction.removals)


def marks_of(position: Position) -> str:
    """The whole position in a line: each cell's digit or candidates."""
    digits = position.grid.cells.tolist()
    return " ".join(
        f"={digit}" if digit else "".join(map(str, position.candidates(cell))) for cell, digit in enumerate(digits)
    )


Tally = Counter[tuple[int, str]]
"""How often each technique, as opcode and title."""


def is_solved(grid: Grid, right: Tally, false: Tally) -> bool:
    """Whether the path reaches the solution; every deduction on it is counted, and a false one ends it."""
    solution = exact.solve(grid)
    assert solution is not None
    digits: list[int] = solution.cells.tolist()
    position, record = Position(grid), new_record()
    while not position.is_complete and find_next(position.marks, position.places, record):
        deduction = deduction_of(record, position, TECHNIQUES[int(record[TECHNIQUE])])
        technique = (deduction.technique.opcode, deduction.technique.title)
        if not (is_true(deduction, digits) and is_there(deduction, position) and str(deduction)):
            false[technique] += 1
            if false.total() <= FALSE_SHOWN:
                done = f"{deduction.placement} {deduction.removals}"
                print(f"FALSE: {deduction.technique.name}: {deduction}\n  {done}\n  {marks_of(position)}", flush=True)
            return False
        right[technique] += 1
        position.do(record)
    return position.is_complete


def tell_truth(data: Path, count: int, seed: int) -> int:
    """Check every deduction on the way; returns how many are false."""
    right: Tally = Counter()
    false: Tally = Counter()
    puzzles: Counter[str] = Counter()
    solved: Counter[str] = Counter()
    try:
        for source, grid in tqdm(islice(puzzles_to_check(data, count, seed), count), total=count, unit="puzzle"):
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
    """Measure, or check; a false deduction makes the exit code 1."""
    parser = argparse.ArgumentParser(description="The human rating beside Sudoku Explainer's.")
    parser.add_argument("--data", type=Path, required=True, metavar="FOLDER", help="where the lists of puzzles are")
    parser.add_argument("--truth", type=int, metavar="N", help="check every deduction over N puzzles")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="of the puzzles dug here (default: 1)")
    options = parser.parse_args()
    if options.truth is None:
        tell_agreement(options.data)
    elif tell_truth(options.data, options.truth, options.seed):
        raise SystemExit(1)


if __name__ == "__main__":
    main()
