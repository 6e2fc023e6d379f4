"""Time and memory for a book of a thousand puzzles, by stage.

    python benchmarks/book.py [--sections 300xeasy,400xtough,300xfiendish] [--per-page 2] [--seed 1] [--jobs N]

Generating is proving and rating, too, and is done by as many threads as there are cores; painting and binding is done
by one. Memory is the peak of the whole process, with what it holds when nothing is printed; each layout has a process
of its own.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from datetime import date
from pathlib import Path
from tempfile import TemporaryDirectory

from printing import MIB, peak_bytes

from sudoku_desktop.board.symmetry import Symmetry
from sudoku_desktop.cli.working import Workers
from sudoku_desktop.printing.application import ensure_application
from sudoku_desktop.printing.book import Book
from sudoku_desktop.printing.files import write_book
from sudoku_desktop.printing.sheet import PUZZLES_PER_PAGE, PrintedPuzzle
from sudoku_desktop.services.generation import GeneratedPuzzle, PuzzleBatch, PuzzleCriteria, generate, sections_of
from sudoku_desktop.services.stopping import Stop

SECTIONS = "300xeasy,400xtough,300xfiendish"
MOST_SECONDS = 30.0
"""Maximum time, in seconds, that the program promises for 1000 puzzles."""


def make(requested: tuple[PuzzleCriteria, int]) -> Iterator[GeneratedPuzzle]:
    """Generate one puzzle with these criteria and seed."""
    return generate(requested[0], 1, requested[1])


def measure(order: PuzzleBatch, per_page: int, jobs: int) -> None:
    """Make a book and print a line with its time and memory."""
    ensure_application()
    began = time.perf_counter()
    tasks = [(criteria, seed + place) for criteria, count, seed in order.jobs() for place in range(count)]
    with Workers(Stop(), jobs) as workers:
        made = list(workers.in_order(make, tasks))
    generating = time.perf_counter() - began
    before = peak_bytes() / MIB
    puzzles = tuple(PrintedPuzzle(each.puzzle, each.solution, rating=each.rating, seed=each.seed) for each in made)
    book = Book(puzzles, date(2026, 1, 1), title="Benchmark", per_page=per_page)
    painted = [time.perf_counter(), 0.0]

    def watch(done: int, pages: int) -> None:
        if done == pages - 1:
            painted.append(time.perf_counter())

    with TemporaryDirectory() as folder:
        (path,) = write_book(book, Path(folder) / "book.pdf", progress=watch)
        end, size = time.perf_counter(), path.stat().st_size
    painting, binding = painted[-1] - painted[0], end - painted[-1]
    total = generating + painting + binding
    verdict = "" if total < MOST_SECONDS else f"  more than {MOST_SECONDS:g} s"
    print(
        f"{per_page:>8}{generating:>12.1f}{painting:>10.1f}{binding:>9.1f}{total:>7.1f}"
        f"{before:>10.0f}{peak_bytes() / MIB:>9.0f}{size / MIB:>7.1f}{verdict}"
    )


def main() -> None:
    """Measure the layout of the option --per-page, or all layouts without it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sections", default=SECTIONS, help="default: %(default)s")
    parser.add_argument("--per-page", type=int, choices=PUZZLES_PER_PAGE, help="default: each of them")
    parser.add_argument("--seed", type=int, default=1, help="default: %(default)s")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="default: as many as there are cores")
    options = parser.parse_args()
    order = PuzzleBatch(sections_of(options.sections), Symmetry.ROTATIONAL, options.seed)
    if options.per_page is not None:
        measure(order, options.per_page, options.jobs)
        return
    print(f"{order.count} puzzles: seconds, and MiB before printing, at the peak, and of the file", flush=True)
    print("per page  generating  painting  binding  total    before     peak   file", flush=True)
    for per_page in PUZZLES_PER_PAGE:
        subprocess.run([sys.executable, __file__, *sys.argv[1:], "--per-page", str(per_page)], check=True)


if __name__ == "__main__":
    main()
