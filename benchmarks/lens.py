"""Response time of the lens: for the first mating of a generation, for the next one, and for the ancestry.

    python benchmarks/lens.py
    python benchmarks/lens.py --ancestry

Every preset on AI Escargot, from the checkpoints of a run of so many generations. For ancestors the puzzle has one more
given, with which it has no solution, so that runs are long. Nothing of all this is recorded during the run, which is
why it costs a run nothing.
"""

import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from sudoku_desktop.assets import resource
from sudoku_desktop.board import Grid
from sudoku_desktop.board.formats import read_puzzles
from sudoku_desktop.evolution import Run
from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.evolution.ancestry import Genealogist
from sudoku_desktop.evolution.checkpoints import Checkpoints
from sudoku_desktop.evolution.explanation import RunExplainer
from sudoku_desktop.evolution.presets import PRESETS
from sudoku_desktop.evolution.snapshot import Status
from sudoku_desktop.exact.proving import solve

PUZZLE = resource("puzzles", "10_ai_escargot.txt")
SEED = 1
GENERATIONS = 300
OF_LARGE = 20
LARGE = 5000
"""Population above which a run has fewer generations."""
ASKED = 20
OF_LONG = 300_000
LONGEST = 10.0
"""CPU time, in seconds, after which a long run is ended."""


def milliseconds(work: Callable[[], object]) -> float:
    """Return the duration of a call, in milliseconds."""
    begin = time.perf_counter()
    work()
    return 1000 * (time.perf_counter() - begin)


def measure(algorithm: Algorithm, givens: Grid) -> str:
    """Return a row of the table of matings."""
    checkpoints = Checkpoints()
    run = Run(algorithm, givens, SEED, checkpoints)
    most = OF_LARGE if algorithm.population >= LARGE else GENERATIONS
    while run.advance(10, seconds=0.05).status is Status.RUNNING and run.generation < most:
        pass
    lens = RunExplainer(algorithm, givens, SEED, checkpoints)
    places = [round(run.generation * share / ASKED) for share in range(ASKED)]
    lens.mating(0, 0)
    first = [milliseconds(lambda place=place: lens.mating(place, 0)) for place in places[::-1]]  # type: ignore[misc]
    following = [milliseconds(lambda number=number: lens.mating(places[-1], number)) for number in range(1, ASKED)]  # type: ignore[misc]
    figures = (statistics.median(first), max(first), statistics.median(following))
    return f"| {algorithm.title} | {run.generation} | " + " | ".join(f"{figure:.0f}" for figure in figures) + " |"


def measure_ancestry(algorithm: Algorithm, givens: Grid) -> str:
    """Return a row of the table of ancestries: the last generation, random ones, then single steps."""
    Run(algorithm, givens, SEED).advance(1)  # the kernels are there
    checkpoints = Checkpoints()
    run = Run(algorithm, givens, SEED, checkpoints)
    while run.advance(1000, seconds=0.05).status is Status.RUNNING and run.generation < OF_LONG:
        if run.seconds > LONGEST:
            break
    genealogist = Genealogist(algorithm, givens, SEED, checkpoints)
    last = run.generation
    first = milliseconds(lambda: genealogist.ancestry(last))
    random = Random(SEED)
    places = [random.randrange(last) for _ in range(ASKED)]
    elsewhere = [milliseconds(lambda place=place: genealogist.ancestry(place)) for place in places]  # type: ignore[misc]
    steps = [milliseconds(lambda step=step: genealogist.ancestry(places[-1] + step)) for step in range(1, ASKED)]  # type: ignore[misc]
    figures = (first, statistics.median(elsewhere), max(elsewhere), statistics.median(steps))
    row = " | ".join(f"{figure:.0f}" for figure in figures)
    return f"| {algorithm.title} | {last} | {run.seconds:.1f} | {row} |"


def without_solution(givens: Grid) -> Grid:
    """Return the puzzle with the first wrong digit that causes no clash, so that it has no solution."""
    solution = solve(givens)
    assert solution is not None
    others = ((cell, digit) for cell in range(81) for digit in range(1, 10) if not givens.cells[cell])
    wrong = (givens.with_cell(*each) for each in others if solution.cells[each[0]] != each[1])
    return next(each for each in wrong if not each.clashing_cells())


def main() -> None:
    """Print one of the tables."""
    givens = read_puzzles(PUZZLE)[0].givens
    measured = measure
    if "--ancestry" in sys.argv:
        measured, givens = measure_ancestry, without_solution(givens)
        print("| algorithm | generations | run, s | of the last, ms | of another, ms | slowest | of the next, ms |")
        print("|---|---|---|---|---|---|---|")
    else:
        print("| algorithm | generations | mating of another generation, ms | slowest | the next mating, ms |")
        print("|---|---|---|---|---|")
    for algorithm in PRESETS:
        print(measured(algorithm, givens), flush=True)


if __name__ == "__main__":
    main()
