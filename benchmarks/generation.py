"""Speed of generating puzzles: by evolution over patterns, by digging, by the papers' method, and by QQwing.

    python benchmarks/generation.py [--parts classes levels rare givens papers] [--seconds 5] [--rounds 3] [--seed 1]
                                    [--puzzles 20] [--limit 60] [--accepted 100] [--qqwing PROGRAM]

Prints Markdown tables. Seconds are of one core's computing, not of the clock, so that a busy machine matters less;
they include evolving the solved grid that each of our puzzles begins with, the proof and the rating.

    classes  puzzles a second beside QQwing (Debian package `qqwing`); the two take --rounds turns of --seconds each.
             QQwing has classes of its own: simple needs naked singles only, easy hidden singles, intermediate pairs
             or locked candidates, expert guesses. Ours are generated with the settings of the table, QQwing itself
             says which of them belong to the class (`qqwing --solve --stats`), and only those count. Mind the mean
             numbers of givens: QQwing digs as far as it can, digging here stops at a random one of the numbers asked
             for, and a puzzle with more givens is easier to come by.
    levels   the same number of puzzles of each human level and symmetry, by evolution and by digging
    rare     what random digging finds hardly ever or never
    givens   puzzles with few givens that each method makes within --limit seconds
    papers   table 3 of Mantere & Koljonen 2007 again, up to --accepted puzzles, beside what was published
"""

from __future__ import annotations

import argparse
import resource
import shutil
import subprocess
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from math import inf
from operator import itemgetter
from statistics import fmean, median
from threading import Event, Thread

import numpy as np

from sudoku_desktop.board.symmetry import Symmetry
from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.evolution.presets import DEFAULT
from sudoku_desktop.evolution.presets.mantere_koljonen_2007 import MANTERE_KOLJONEN_2007
from sudoku_desktop.logic import Level
from sudoku_desktop.services.generation import GeneratedPuzzle, Method, PuzzleCriteria, PuzzleProgress, Tally, generate
from sudoku_desktop.services.generation.open_solution import open_solution
from sudoku_desktop.services.generation.papers import FEWEST_GIVENS, MOST_GIVENS, try_papers_method
from sudoku_desktop.services.rating_scales import EvolutionaryLevel
from sudoku_desktop.services.stopping import Stop

PARTS = ("classes", "levels", "rare", "givens", "papers")
CLASS_COLUMN = "Difficulty"
SYMMETRIES = {Symmetry.NONE: "none", Symmetry.ROTATIONAL: "rotate180"}
"""QQwing's names of the symmetries."""
WISHES_OF_CLASSES = (
    ("any", "any", PuzzleCriteria()),
    ("simple", "gentle", PuzzleCriteria.of_level(Level.GENTLE)),
    ("simple", "gentle, 30 givens or more", PuzzleCriteria.of_level(Level.GENTLE, givens=(30, 60))),
    ("easy", "easy", PuzzleCriteria.of_level(Level.EASY)),
    ("intermediate", "tough", PuzzleCriteria.of_level(Level.TOUGH)),
    ("expert", "diabolical", PuzzleCriteria.of_level(Level.DIABOLICAL)),
)
"""A class of QQwing, with the name and criteria of puzzles that mostly belong to it."""
RARE_WISHES = (
    (
        "extreme (SE 8.3 or more), rotational-90",
        PuzzleCriteria.of_level(Level.EXTREME, symmetry=Symmetry.ROTATIONAL_90),
    ),
    ("SE 9.0 or more", PuzzleCriteria(rating=(9.0, inf))),
    ("20 givens", PuzzleCriteria(givens=(20, 20))),
    ("19 givens", PuzzleCriteria(givens=(19, 19))),
    ("gentle, 22 givens", PuzzleCriteria.of_level(Level.GENTLE, givens=(22, 22))),
    (
        "tough, 24 givens, rotational",
        PuzzleCriteria.of_level(Level.TOUGH, givens=(24, 24), symmetry=Symmetry.ROTATIONAL),
    ),
    ("minimal, rotational", PuzzleCriteria(is_minimal=True, symmetry=Symmetry.ROTATIONAL)),
    ("minimal, both diagonals", PuzzleCriteria(is_minimal=True, symmetry=Symmetry.BOTH_DIAGONALS)),
    *((f"for evolution {level.value}", PuzzleCriteria(evolutionary=level)) for level in EvolutionaryLevel),
)
FEW_GIVENS = (30, 26, 22)
PUBLISHED = (5293, 157, 33, 7, 1, 0, 0, 0, 0, 0)
"""Patterns rejected because the first, second, … of at most ten runs found another solution, from table 3."""
PUBLISHED_ACCEPTED = 100
LOOK_SECONDS = 0.02
LONG = 1000
"""Maximum number of puzzles in one request."""


@contextmanager
def limited(seconds: float) -> Iterator[Stop]:
    """Yield a stop event that sets itself after a number of seconds of CPU time."""
    stop, over, began = Stop(), Event(), time.process_time()

    def look() -> None:
        while not over.wait(LOOK_SECONDS):
            if time.process_time() - began > seconds:
                stop.set()
                return

    watcher = Thread(target=look, daemon=True)
    watcher.start()
    try:
        yield stop
    finally:
        over.set()
        watcher.join()


@dataclass
class Taken:
    """Generated puzzles, number of tried patterns (our methods only), and seconds."""

    puzzles: list[str] = field(default_factory=list)
    tried: int = 0
    seconds: float = 0.0

    def adjust(self, progress: PuzzleProgress) -> None:
        """Add the patterns tried for a puzzle that is finished or discarded."""
        self.tried += progress.tried * progress.is_last

    def rate(self, count: int | None = None) -> str:
        """Return the number of generated puzzles per second as text."""
        made = len(self.puzzles) if count is None else count
        return f"{made / self.seconds:.3g}" if made else f"none in {self.seconds:.0f} s"

    @property
    def givens(self) -> str:
        """Mean number of givens."""
        if not self.puzzles:
            return "–"
        return f"{fmean(sum(symbol != '.' for symbol in puzzle) for puzzle in self.puzzles):.1f}"


def take_ours(criteria: PuzzleCriteria, seconds: float, seed: int, taken: Taken, algorithm: Algorithm = DEFAULT) -> int:
    """Generate puzzles for a number of seconds; return the next seed."""
    began = time.process_time()
    with limited(seconds) as stop:
        while not stop.is_set():
            for made in generate(criteria, LONG, seed, algorithm=algorithm, stop=stop, watch=taken.adjust):
                taken.puzzles.append(made.puzzle.to_text())
                seed += 1
            # The puzzle that was under way is not made again.
            seed += 1
    taken.seconds += time.process_time() - began
    return seed


def one(criteria: PuzzleCriteria, seed: int, limit: float) -> tuple[GeneratedPuzzle | None, float]:
    """Generate one puzzle; return the puzzle, or None after the time limit, and the seconds taken."""
    began = time.process_time()
    with limited(limit) as stop:
        made = next(generate(criteria, 1, seed, stop=stop), None)
    return made, time.process_time() - began


class QQwing:
    """The program QQwing."""

    def __init__(self, program: str) -> None:
        self._program = program
        self._batches: Counter[tuple[str, Symmetry]] = Counter()

    def take(self, kind: str, symmetry: Symmetry, seconds: float, taken: Taken) -> None:
        """Generate with QQwing for about `seconds`, in batches of growing size, each up to a third of the time."""
        key = kind, symmetry
        spent = 0.0
        while spent < seconds:
            batch = max(1, self._batches[key])
            arguments = ["--generate", str(batch), "--one-line", "--difficulty", kind]
            before = _children_seconds()
            lines = self._run([*arguments, "--symmetry", SYMMETRIES[symmetry]])
            took = _children_seconds() - before
            taken.puzzles += lines
            spent += took
            self._batches[key] = max(1, min(2 * batch, round(batch * seconds / 3 / max(took, 1e-3))))
        taken.seconds += spent

    def classes(self, puzzles: Sequence[str]) -> Counter[str]:
        """Return the number of puzzles in each class."""
        header, *rows = self._run(["--solve", "--nosolution", "--csv", "--stats"], "\n".join(puzzles) + "\n")
        column = header.split(",").index(CLASS_COLUMN)
        return Counter(row.split(",")[column].lower() for row in rows)

    def _run(self, arguments: Sequence[str], given: str = "") -> list[str]:
        done = subprocess.run([self._program, *arguments], input=given, capture_output=True, text=True, check=True)
        return done.stdout.splitlines()


def _children_seconds() -> float:
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def print_row(*cells: object) -> None:
    """Print a row of a table."""
    print("|", " | ".join(map(str, cells)), "|", flush=True)


def print_head(title: str, *columns: str) -> None:
    """Print the title and the head of a table."""
    print(f"\n### {title}\n")
    print_row(*columns)
    print_row(*["---"] * len(columns))


def compare_classes(options: argparse.Namespace) -> None:
    """Compare our methods with QQwing, alternating between them."""
    program = shutil.which(options.qqwing)
    if program is None:
        print(f"\n{options.qqwing} is not installed, so its classes are left out.")
        return
    qqwing = QQwing(program)
    columns = ["class of QQwing", "symmetry", "QQwing/s", "its givens", "our wish", "of the class", "evolution/s"]
    print_head("Puzzles a second and core, by QQwing's classes", *columns, "our givens", "digging/s", "dug givens")
    for kind, name, criteria in WISHES_OF_CLASSES:
        for symmetry in SYMMETRIES:
            theirs = Taken()
            ours = {method: Taken() for method in (Method.EVOLUTION, Method.DIGGING)}
            seeds = dict.fromkeys(ours, options.seed)
            for _ in range(options.rounds):
                qqwing.take(kind, symmetry, options.seconds, theirs)
                for method, taken in ours.items():
                    wished = replace(criteria, symmetry=symmetry, method=method)
                    seeds[method] = take_ours(wished, options.seconds, seeds[method], taken)
            hits = {method: _hits(qqwing, taken.puzzles, kind) for method, taken in ours.items()}
            evolved, dug = ours[Method.EVOLUTION], ours[Method.DIGGING]
            share = f"{hits[Method.EVOLUTION] / max(1, len(evolved.puzzles)):.0%}"
            row = [kind, symmetry.value, theirs.rate(), theirs.givens, name, share]
            row += [evolved.rate(hits[Method.EVOLUTION]), evolved.givens, dug.rate(hits[Method.DIGGING]), dug.givens]
            print_row(*row)


def _hits(qqwing: QQwing, puzzles: Sequence[str], kind: str) -> int:
    return len(puzzles) if kind == "any" or not puzzles else qqwing.classes(puzzles)[kind]


def compare_levels(options: argparse.Namespace) -> None:
    """Generate puzzles of every level by evolution and by digging."""
    columns = "level", "symmetry", "evolution/s", "median s", "worst s", "givens", "digging/s", "dug givens"
    print_head("Puzzles a second and core, by level", *columns)
    for level in Level:
        for symmetry in SYMMETRIES:
            criteria = PuzzleCriteria.of_level(level, symmetry=symmetry)
            evolved, seconds = Taken(), []
            for number in range(options.puzzles):
                made, took = one(criteria, options.seed + number, options.limit)
                seconds.append(took)
                evolved.seconds += took
                evolved.puzzles += [made.puzzle.to_text()] if made else []
            dug = Taken()
            take_ours(replace(criteria, method=Method.DIGGING), options.seconds, options.seed, dug)
            times = f"{median(seconds):.3f}", f"{max(seconds):.3f}"
            print_row(level.value, symmetry.value, evolved.rate(), *times, evolved.givens, dug.rate(), dug.givens)


def show_rare(options: argparse.Namespace) -> None:
    """Generate rare puzzles by evolution, and print the hardest example."""
    columns = "wish", "made", "median s", "worst s", "the hardest, its rating and seed"
    print_head(f"Rare puzzles, by evolution, within {options.limit:g} s each", *columns)
    for name, criteria in RARE_WISHES:
        results = [one(criteria, options.seed + number, options.limit) for number in range(options.puzzles)]
        seconds = [took for _, took in results]
        made = [(puzzle.rating.rating, puzzle) for puzzle, _ in results if puzzle and puzzle.rating]
        rating, best = max(made, key=itemgetter(0), default=(0.0, None))
        example = f"`{best.puzzle.to_text()}` {rating} {best.seed}" if best else "–"
        print_row(name, f"{len(made)} of {len(results)}", f"{median(seconds):.2f}", f"{max(seconds):.2f}", example)


def compare_few_givens(options: argparse.Namespace) -> None:
    """Give each method the same time for making puzzles with few givens."""
    columns = "givens at most", *(method.value for method in Method)
    print_head(f"Puzzles with few givens, of the patterns tried within {options.limit:g} s", *columns)
    for most in FEW_GIVENS:
        cells = []
        for method in Method:
            taken = Taken()
            # The papers' way has a least number of givens of its own.
            fewest = FEWEST_GIVENS if method is Method.PAPERS else PuzzleCriteria().givens[0]
            algorithm = MANTERE_KOLJONEN_2007 if method is Method.PAPERS else DEFAULT
            take_ours(
                PuzzleCriteria(givens=(fewest, most), method=method), options.limit, options.seed, taken, algorithm
            )
            givens = f", with {taken.givens} givens" if taken.puzzles else ""
            cells.append(f"{len(taken.puzzles):,} of {taken.tried:,}{givens}")
        print_row(most, *cells)


def repeat_the_papers(options: argparse.Namespace) -> None:
    """Reproduce table 3 with our runs of the paper's algorithm, with a new solved grid for each pattern."""
    rng, stop, tally, began = np.random.default_rng(options.seed), Stop(), Tally(), time.process_time()
    givens: list[int] = []
    criteria = PuzzleCriteria(givens=(FEWEST_GIVENS, MOST_GIVENS))
    while tally.accepted < options.accepted:
        solution = open_solution(MANTERE_KOLJONEN_2007, int(rng.integers(2**32)), stop)
        assert solution is not None  # nobody stops it
        tried = try_papers_method(criteria, solution, rng, MANTERE_KOLJONEN_2007, stop, tally)
        assert tried is not None
        puzzle, after = tried
        givens += [puzzle.filled_count] * (after.accepted - tally.accepted)
        tally = after
    runs = [f"run {run}" for run in range(1, len(PUBLISHED) + 1)]
    columns = "", *runs, "no solution found", "accepted", "ten runs agreed, but proof refuted"
    print_head("Table 3 of Mantere & Koljonen 2007: patterns rejected at each run", *columns)
    print_row("published", *PUBLISHED, "–", PUBLISHED_ACCEPTED, "not known")
    print_row("here", *tally.differed, tally.unsolved, tally.accepted, tally.refuted)
    share = sum(count <= max(FEW_GIVENS) for count in givens)
    seconds = (time.process_time() - began) / tally.accepted
    print(
        f"\n{tally.tried / tally.accepted:.0f} solved grids for each puzzle (published: 55), "
        f"{seconds:.2f} s. The puzzles have {min(givens)} to {max(givens)} givens, "
        f"median {median(givens):g}; {share} of {len(givens)} have {max(FEW_GIVENS)} or fewer."
    )


def main() -> None:
    """Measure the selected parts and print their tables."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--parts", nargs="+", choices=PARTS, default=PARTS)
    parser.add_argument("--seconds", type=float, default=5.0, help="of computing in a turn")
    parser.add_argument("--rounds", type=int, default=3, help="turns of each")
    parser.add_argument("--puzzles", type=int, default=20, help="for each level and each rare wish")
    parser.add_argument("--limit", type=float, default=60.0, help="seconds after which to give up on a puzzle")
    parser.add_argument("--accepted", type=int, default=PUBLISHED_ACCEPTED, help="puzzles to make the papers' way")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--qqwing", default="qqwing", metavar="PROGRAM")
    options = parser.parse_args()
    # Loads the kernels, which takes longer than a puzzle.
    one(PuzzleCriteria.of_level(Level.EXTREME), options.seed, inf)
    one(PuzzleCriteria(method=Method.PAPERS, givens=(MOST_GIVENS, MOST_GIVENS)), options.seed, inf)
    parts = (compare_classes, compare_levels, show_rare, compare_few_givens, repeat_the_papers)
    for name, part in zip(PARTS, parts, strict=True):
        if name in options.parts:
            part(options)


if __name__ == "__main__":
    main()
