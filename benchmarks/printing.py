"""Time and memory for printing a thousand puzzles with their solutions.

    python benchmarks/printing.py [--puzzles N]

The puzzles are guises of one, with solutions, ratings and seeds, so that only layout, painting and writing are
measured. One core is used. Memory is how far the process grew, at its peak, beyond what it held once the puzzles were
made; each way of printing has a process of its own.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import time
from datetime import date
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np

from sudoku_desktop.board import CLASSIC, Grid
from sudoku_desktop.board.symmetry import Transformation
from sudoku_desktop.logic import Rating
from sudoku_desktop.printing.application import ensure_application
from sudoku_desktop.printing.files import write_pdf, write_svg
from sudoku_desktop.printing.sheet import PUZZLES_PER_PAGE, PrintedPuzzle, Sheet, Solutions

PUZZLE = Grid.from_text("8.2..351..6..91..37.1...8946.8..4.21...258.6.92.31.4.....4.278...5.89...2....71..")
SOLUTION = Grid.from_text("892743516564891273731625894658974321143258967927316458319462785475189632286537149")
EASY = Rating(1.5, None, 1, (), True)
MOST_SECONDS = 20.0
"""Maximum time, in seconds, that the program promises for 1000 puzzles."""
WAYS = [
    *((".pdf", per_page, Solutions.AT_END) for per_page in PUZZLES_PER_PAGE),
    (".pdf", 4, Solutions.UPSIDE_DOWN),
    (".pdf", 4, Solutions.SEPARATE_FILE),
    (".svg", 4, Solutions.AT_END),
]
MIB = 1024 * 1024


def sheet_of(count: int, per_page: int, solutions: Solutions) -> Sheet:
    """Return a sheet with this many different puzzles."""
    random = np.random.default_rng(1)
    puzzles = []
    for seed in range(count):
        guise = Transformation.random(CLASSIC, random)
        puzzles.append(PrintedPuzzle(guise.apply(PUZZLE), guise.apply(SOLUTION), rating=EASY, seed=seed))
    return Sheet(tuple(puzzles), date(2026, 1, 1), per_page=per_page, title="Benchmark", solutions=solutions)


def peak_bytes() -> int:
    """Return the process's peak memory in bytes, or 0 if it is unknown."""
    try:
        import resource
    except ImportError:  # Windows
        return 0
    unit = 1 if sys.platform == "darwin" else 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * unit


def measure(count: int, way: int) -> None:
    """Print once in one way, and print a line with time and memory."""
    suffix, per_page, solutions = WAYS[way]
    ensure_application()
    sheet = sheet_of(count, per_page, solutions)
    before = peak_bytes()
    with TemporaryDirectory() as folder:
        pages = [0]
        began, began_working = time.perf_counter(), time.process_time()
        write = write_svg if suffix == ".svg" else write_pdf
        paths = write(sheet, Path(folder) / f"sheet{suffix}", progress=lambda done, _pages: pages.append(done))
        seconds, working = time.perf_counter() - began, time.process_time() - began_working
        size = sum(path.stat().st_size for path in paths)
    growth = (peak_bytes() - before) / MIB
    verdict = "" if seconds < MOST_SECONDS or suffix != ".pdf" else f"  more than {MOST_SECONDS:g} s"
    print(
        f"{suffix[1:]:<5}{per_page:>9}  {solutions.value:<12}{pages[-1]:>6}{seconds:>9.1f}{working:>9.1f}"
        f"{growth:>12.1f}{size / MIB:>8.1f}{verdict}"
    )


def main() -> None:
    """Measure every way of printing and print a line for each."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--puzzles", type=int, default=1000, metavar="N", help="default: %(default)s")
    parser.add_argument("--way", type=int, choices=range(len(WAYS)), help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.way is not None:
        measure(options.puzzles, options.way)
        return
    print(f"{options.puzzles} puzzles with solutions")
    print("file  per page  solutions    pages  seconds      CPU  memory MiB     MiB")
    for way in range(len(WAYS)):
        own = [sys.executable, __file__, "--puzzles", str(options.puzzles), "--way", str(way)]
        subprocess.run(own, check=True)


if __name__ == "__main__":
    main()
