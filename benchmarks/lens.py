"""How long one waits under the lens: for a mating of a generation that is new, for the next one, for the ancestry.

    python benchmarks/lens.py

Every preset on AI Escargot, from the checkpoints of a run of so many generations. The ancestry is that of its last
generation's best. Nothing of all this is recorded during the run, which is why it costs a run nothing.
"""

import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from sudoku_desktop.assets import resource
from sudoku_desktop.board import Grid
from sudoku_desktop.board.formats import read_puzzles
from sudoku_desktop.evolution import Run
from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.evolution.checkpoints import Checkpoints
from sudoku_desktop.evolution.presets import PRESETS
from sudoku_desktop.evolution.retelling import Genealogist, Lens
from sudoku_desktop.evolution.snapshot import Status

PUZZLE = resource("puzzles", "10_ai_escargot.txt")
SEED = 1
GENERATIONS = 300
OF_LARGE = 20
LARGE = 5000
"""Populations from here on make fewer generations."""
ASKED = 20


def milliseconds(work: Callable[[], object]) -> float:
    """How long it takes."""
    begin = time.perf_counter()
    work()
    return 1000 * (time.perf_counter() - begin)


def measure(algorithm: Algorithm, givens: Grid) -> str:
    """A row of the table."""
    checkpoints = Checkpoints()
    run = Run(algorithm, givens, SEED, checkpoints)
    most = OF_LARGE if algorithm.population >= LARGE else GENERATIONS
    while run.advance(10, seconds=0.05).status is Status.RUNNING and run.generation < most:
        pass
    lens = Lens(algorithm, givens, SEED, checkpoints)
    places = [round(run.generation * share / ASKED) for share in range(ASKED)]
    lens.mating(0, 0)
    first = [milliseconds(lambda place=place: lens.mating(place, 0)) for place in places[::-1]]  # type: ignore[misc]
    following = [milliseconds(lambda number=number: lens.mating(places[-1], number)) for number in range(1, ASKED)]  # type: ignore[misc]
    genealogist = Genealogist(algorithm, givens, SEED, checkpoints)
    traced = milliseconds(lambda: genealogist.ancestry(run.generation))
    figures = (statistics.median(first), max(first), statistics.median(following), traced)
    return f"| {algorithm.title} | {run.generation} | " + " | ".join(f"{figure:.0f}" for figure in figures) + " |"


def main() -> None:
    """Print the table."""
    givens = read_puzzles(PUZZLE)[0].givens
    print(
        "| algorithm | generations | mating of another generation, ms | slowest | the next mating, ms | ancestry, ms |"
    )
    print("|---|---|---|---|---|---|")
    for algorithm in PRESETS:
        print(measure(algorithm, givens), flush=True)


if __name__ == "__main__":
    main()
