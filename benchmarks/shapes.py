"""Features and their speed for grids of every size and variant: a table in Markdown.

    python benchmarks/shapes.py [--puzzles N] [--seconds S]
    python benchmarks/shapes.py --ladder [--puzzles N]

Of each shape N puzzles are generated and dug out as far as they go. Then, on average: *generate*, with the solved grid
by evolution and the digging; *verdict*, the proof that there is one solution; *rate*, people's techniques, and how
many of the puzzles they solve; *print*, a page as PDF; and for every preset how many of the puzzles it solves within S
seconds, and the mean time of those. All seconds are of computing, on one core.
"""

import argparse
import tempfile
import time
from collections import Counter
from datetime import date
from pathlib import Path
from statistics import mean, median

from sudoku_desktop.board import Variant
from sudoku_desktop.evolution.presets import PRESETS
from sudoku_desktop.evolution.run import Run
from sudoku_desktop.exact import prove
from sudoku_desktop.logic import Level, rate
from sudoku_desktop.printing.application import ensure_application
from sudoku_desktop.printing.files import write_pdf
from sudoku_desktop.printing.sheet import PrintedPuzzle, Sheet
from sudoku_desktop.sentence import ProblemError
from sudoku_desktop.services.generation import GeneratedPuzzle, PuzzleCriteria, generate

X, WINDOKU, JIGSAW, LATIN = Variant
WISHES = [
    *(PuzzleCriteria(size=size) for size in (4, 6, 8, 9, 10, 12, 16, 25)),
    PuzzleCriteria(size=6, variants=(X,)),
    *(PuzzleCriteria(variants=each) for each in ((X,), (WINDOKU,), (JIGSAW,), (LATIN,), (X, JIGSAW), (X, WINDOKU))),
    PuzzleCriteria(size=16, variants=(X,)),
    PuzzleCriteria(size=16, variants=(JIGSAW,)),
]


def timed(puzzles: list[GeneratedPuzzle], preset: int, seconds: float) -> str:
    """Return how many puzzles a preset solves, and its mean time, as text."""
    times = []
    for made in puzzles:
        begun = time.process_time()
        try:
            run = Run(PRESETS[preset], made.puzzle, seed=1)
        except ProblemError:
            return "does not fit"
        for snapshot in run.stream():
            elapsed = time.process_time() - begun
            if snapshot.solution is not None:
                times.append(elapsed)
            if snapshot.solution is not None or elapsed > seconds:
                break
    return f"{len(times)} of {len(puzzles)}" + (f", {1000 * mean(times):,.0f} ms" if times else "")


def row(criteria: PuzzleCriteria, count: int, seconds: float) -> list[str]:
    """Return the table cells of a shape."""
    begun = time.process_time()
    puzzles = list(generate(criteria, count, 0))
    generating = (time.process_time() - begun) / count
    begun = time.process_time()
    assert all(prove(made.puzzle).is_unique for made in puzzles)
    proving = (time.process_time() - begun) / count
    begun = time.process_time()
    reached = sum(rate(made.puzzle).reaches_solution for made in puzzles)
    rating = (time.process_time() - begun) / count
    printed = tuple(PrintedPuzzle(made.puzzle, made.solution) for made in puzzles[:4])
    with tempfile.TemporaryDirectory() as folder:
        begun = time.process_time()
        write_pdf(Sheet(printed, date(2026, 1, 1)), Path(folder) / "page.pdf")
        printing = time.process_time() - begun
    givens = f"{mean(made.puzzle.filled_count for made in puzzles):.0f}"
    times = [f"{1000 * each:,.1f} ms" for each in (generating, proving)]
    times += [f"{1000 * rating:,.0f} ms, {reached} of {count}", f"{1000 * printing:,.0f} ms"]
    return [name_of(criteria), givens, *times, *(timed(puzzles, preset, seconds) for preset in range(len(PRESETS)))]


def name_of(criteria: PuzzleCriteria) -> str:
    return " ".join([f"{criteria.size}×{criteria.size}", *(variant.value for variant in criteria.variants)])


def ladder_row(criteria: PuzzleCriteria, count: int) -> list[str]:
    """Return how often the techniques reach the solution on a shape, as cells of a table."""
    puzzles = list(generate(criteria, count, 0))
    seconds = []
    for made in puzzles:
        begun = time.process_time()
        assert rate(made.puzzle) == made.rating
        seconds.append(time.process_time() - begun)
    solved = sum(made.rating.reaches_solution for made in puzzles)
    levels = Counter(made.rating.level for made in puzzles)
    times = [f"{1000 * median(seconds):,.1f} ms", f"{1000 * max(seconds):,.0f} ms"]
    givens = f"{mean(made.given_count for made in puzzles):.0f}"
    return [name_of(criteria), givens, f"{solved} of {count}", *(str(levels[level] or "") for level in Level), *times]


def level_row(criteria: PuzzleCriteria, count: int) -> list[str]:
    """Return the time for generating a puzzle of each level, as cells of a table."""
    cells = [name_of(criteria)]
    for level in Level:
        begun = time.process_time()
        try:
            made = list(
                generate(PuzzleCriteria.of_level(level, size=criteria.size, variants=criteria.variants), count, 0)
            )
        except ProblemError:
            cells.append("none")
            continue
        assert all(each.rating.level is level for each in made)
        cells.append(f"{(time.process_time() - begun) / count:,.2f} s")
    return cells


def print_ladder(count: int) -> None:
    """Print both tables of human ratings."""
    names = [level.value for level in Level]
    print_row(["grid", "givens", "solved", *names, "median", "longest"], is_head=True)
    small = [criteria for criteria in WISHES if criteria.size <= 16]
    for criteria in small:
        ladder_row(criteria, 1)  # the kernels are loaded
        print_row(ladder_row(criteria, count if criteria.size < 16 else max(1, count // 5)))
    print()
    print_row(["grid", *names], is_head=True)
    for criteria in small:
        print_row(level_row(criteria, 2))


def print_row(cells: list[str], *, is_head: bool = False) -> None:
    print("| " + " | ".join(cells) + " |" + ("\n|" + "---|" * len(cells) if is_head else ""), flush=True)


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--puzzles", type=int, default=8)
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--ladder", action="store_true")
    options = parser.parse_args()
    if options.ladder:
        print_ladder(options.puzzles)
        return
    ensure_application()
    row(WISHES[0], 1, 0.1)  # the kernels are loaded, and fonts
    print_row(
        ["grid", "givens", "generate", "verdict", "rate", "print", *(preset.name for preset in PRESETS)], is_head=True
    )
    for criteria in WISHES:
        print_row(row(criteria, options.puzzles, options.seconds))


if __name__ == "__main__":
    main()
