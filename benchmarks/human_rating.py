"""Agreement of the human rating with Sudoku Explainer's, and its speed.

    python benchmarks/human_rating.py --data FOLDER [--lists NAME …] [--every 1] [--beside NAME=COMMAND] …

A list is a CSV file with the columns `puzzle` and `se_rating` (or `er`), the rating by Sudoku Explainer 1.2.1 or a
program that computes the same, and perhaps `se121_hardest`, the hardest technique, and `ep` and `ed`. Every puzzle is
rated here. Told are, by level, by band within the highest level, and over all: how many ratings are equal, how many
within TOLERANCE, how many of the others are lower or higher, and how many are a lower bound because the techniques end
before the solution; and the time. Spearman's
coefficient ranks lower bounds above everything else, in the order of the mean guesses of an exact search. The ratings
that differ are listed with an example each. One core is used.

COMMAND runs another program that rates the puzzle appended to it and prints the rating, before the first slash or
space. Tables give the mean CPU time of each program by band, start included, and how many of its ratings equal the
published ones, and both by puzzle. A program that prints nothing counts as unfinished: `ulimit -t` sets a limit on its
CPU time, in seconds. Two programs to compare with:

- Sudoku Explainer, tag v1.2.1.2 of github.com/SudokuMonster/SukakuExplainer, built in its folder `Sudoku` by
  `javac -encoding ISO-8859-1 -d OUT diuf/sudoku/test/serate.java`:
  `--beside 'Java=sh -c "ulimit -t 600; java -XX:ActiveProcessorCount=1 -cp OUT diuf.sudoku.test.serate $0"'`.
- skfr, github.com/dobrichev/skfr, built in its folder `src` for one thread by
  `make -f "../Projects Definitions/Makefile" CC=g++ CXXFLAGS="-O3 -march=native"`. It reads and writes files:
  `--beside 'skfr=sh -c "cd $(mktemp -d); echo $0 > puz.txt; PATH/skfr > log; sed s/.*ED=// puz_rat.txt"'`.
"""

import argparse
import csv
import re
import resource
import shlex
import statistics
import subprocess
import time
from collections import defaultdict
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from sudoku_desktop import logic
from sudoku_desktop.board import Grid
from sudoku_desktop.logic import Rating, level_of
from sudoku_desktop.services.guesses import mean_guesses
from sudoku_desktop.services.rank_correlation import spearman

LISTS = ("rated_puzzles.csv", "rated_random.csv", "rated_hardest.csv")
RATING_COLUMNS = ("se_rating", "er")
TOLERANCE = 0.1
ROUNDING = 0.01
PASSES, LONG = 3, 0.1
"""Number of repetitions of each rating, and duration of the first, in seconds, above which it is not repeated."""
BANDS = (9.0, 10.0, 11.0, 11.5)
"""Lower limits of the bands of ratings within the highest level that have a row each."""
HEAD = ("SE level", "puzzles", "equal", f"within ±{TOLERANCE}", "lower", "higher", "bounds", "mean ms", "worst ms")


@dataclass(frozen=True)
class PeerRating:
    """Rating by another program, or None when it printed none, and its CPU time in seconds."""

    rating: float | None
    seconds: float

    def __str__(self) -> str:
        return f"{self.rating or 'unfinished'} in {self.seconds:.1f} s"


@dataclass(frozen=True)
class Compared:
    """A puzzle with both ratings.

    `technique`: Sudoku Explainer's hardest, empty when the list does not say. `guesses`: 0 unless `rating` is a lower
    bound. `milliseconds`: the shortest of PASSES. `starts_alike`: whether the ratings up to the first placement and of
    the first step are equal, too, or None when the list does not say them.
    """

    puzzle: str
    published: float
    technique: str
    rating: Rating
    guesses: float
    milliseconds: float
    starts_alike: bool | None = None
    peers: tuple[PeerRating, ...] = ()
    """Ratings by the other programs, in the order of the command line."""

    @property
    def order(self) -> tuple[bool, float]:
        """Sort key that orders puzzles from easy to hard."""
        return (True, self.guesses) if self.is_bound else (False, self.rating.rating)

    @property
    def is_bound(self) -> bool:
        """Whether our rating is only a lower bound."""
        return not self.rating.reaches_solution

    @property
    def difference(self) -> float:
        """Our rating minus the published one."""
        return self.rating.rating - self.published

    def is_within(self, tolerance: float) -> bool:
        """Return whether our rating is exact and differs by at most this much."""
        return not self.is_bound and abs(self.difference) < tolerance + ROUNDING


def rated_by(command: str, puzzle: str) -> PeerRating:
    """Return the rating of a puzzle by another program."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    printed = subprocess.run([*shlex.split(command), puzzle], stdout=subprocess.PIPE, text=True, check=False).stdout
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    rating = float(re.split(r"[/\s]", printed.strip())[0]) if printed.strip() else None
    return PeerRating(rating, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)


def compare(row: dict[str, str], commands: Iterable[str] = ()) -> Compared:
    """Rate a puzzle of a list, also by the programs that `commands` run."""
    grid = Grid.from_text(row["puzzle"])
    published = next(float(row[column]) for column in RATING_COLUMNS if column in row)
    seconds = []
    for _ in range(PASSES):
        began = time.process_time()
        rating = logic.rate(grid)
        seconds.append(time.process_time() - began)
        if seconds[0] > LONG:
            break
    guesses = 0.0 if rating.reaches_solution else mean_guesses(grid)
    starts = (float(row["ep"]), float(row["ed"])) if {"ep", "ed"} <= row.keys() else None
    alike = None if starts is None else starts == (rating.first_placement, rating.first_step)
    peers = tuple(rated_by(command, row["puzzle"]) for command in commands)
    technique = row.get("se121_hardest", "")
    return Compared(row["puzzle"], published, technique, rating, guesses, min(seconds) * 1000, alike, peers)


def part_of(rating: float) -> str:
    """Return the level of a rating; for the highest level, the band."""
    level = level_of(rating).value
    band = max((lowest for lowest in BANDS if lowest <= rating), default=None)
    return level if band is None else f"{level}, from {band}"


def print_table(head: Sequence[str], rows: Iterable[Sequence[object]]) -> None:
    """Print a Markdown table."""
    for cells in (head, ["---"] * len(head), *rows):
        print("|", " | ".join(map(str, cells)), "|")
    print(flush=True)


def agreement(name: str, some: Sequence[Compared]) -> list[object]:
    """Return a table row with the rate of agreement and the milliseconds."""
    times = [each.milliseconds for each in some]
    rated = [each for each in some if not each.is_bound]
    counts = (
        sum(each.is_within(0) for each in rated),
        sum(each.is_within(TOLERANCE) for each in rated),
        sum(each.difference < -ROUNDING for each in rated),
        sum(each.difference > ROUNDING for each in rated),
        len(some) - len(rated),
    )
    return [name, len(some), *counts, f"{statistics.mean(times):.2f}", f"{max(times):.2f}"]


def peer_cells(published: Sequence[float], ratings: Sequence[PeerRating]) -> list[str]:
    """Return two table cells: a program's mean CPU seconds, and how many of its ratings equal the published ones."""
    finished = [(right, each.rating) for right, each in zip(published, ratings, strict=True) if each.rating is not None]
    equal = sum(abs(right - rating) < ROUNDING for right, rating in finished)
    mean = statistics.mean(each.seconds for each in ratings)
    return [f"{'> ' * (len(finished) < len(ratings))}{mean:.2f}", f"{equal} of {len(finished)}"]


def beside_row(name: str, some: Sequence[Compared]) -> list[object]:
    """Return a table row with the mean CPU seconds of all programs."""
    published = [each.published for each in some]
    others = [peer_cells(published, ratings) for ratings in zip(*(each.peers for each in some), strict=True)]
    ours = statistics.mean(each.milliseconds for each in some) / 1000
    return [name, len(some), f"{ours:.2f}", *(cell for cells in others for cell in cells)]


def differences(compared: Sequence[Compared]) -> list[list[object]]:
    """Return a row for each kind of difference: ratings, techniques, frequency, and the first such puzzle."""
    alike: dict[tuple[float, str, str, str], list[Compared]] = defaultdict(list)
    for each in sorted(compared, key=lambda each: (each.published, each.rating.rating)):
        if not each.is_within(0):
            ours = f"{'≥ ' * each.is_bound}{each.rating.rating}"
            hardest = str(each.rating.hardest.title) if each.rating.hardest else ""
            alike[each.published, each.technique, ours, hardest].append(each)
    return [[*key, len(some), f"`{some[0].puzzle}`"] for key, some in alike.items()]


def tell(name: str, compared: Sequence[Compared], peers: Collection[str] = ()) -> None:
    """Print all tables of a list; `peers` are the names of the other programs."""
    places = {order: float(place) for place, order in enumerate(sorted({each.order for each in compared}))}
    coefficient = spearman([each.published for each in compared], [places[each.order] for each in compared])
    equal, close = (sum(each.is_within(limit) for each in compared) / len(compared) for limit in (0, TOLERANCE))
    lowest, highest = (choose(each.published for each in compared) for choose in (min, max))
    print(f"\n### {name}: {len(compared):,} puzzles, SE {lowest} to {highest}\n")
    print(f"Equal {equal:.1%}, within ±{TOLERANCE} {close:.1%}, Spearman {coefficient:.4f}")
    if bounds := [each for each in compared if each.is_bound]:
        too_high = sum(each.difference > ROUNDING for each in bounds)
        print(f"Lower bounds {len(bounds)}, of which {too_high} are above the published rating")
    if starts := [each.starts_alike for each in compared if each.starts_alike is not None]:
        print(f"EP and ED equal: {sum(starts):,} of {len(starts):,}")
    print()
    parts: dict[str, list[Compared]] = defaultdict(list)
    for each in sorted(compared, key=lambda each: each.published):
        parts[part_of(each.published)].append(each)
    rows = [agreement(part, some) for part, some in parts.items()]
    print_table(HEAD, [*rows, agreement("all", compared)])
    if peers:
        heads = [head for peer in peers for head in (f"{peer} s", f"{peer} equal")]
        print_table(("SE level", "puzzles", "our s", *heads), [beside_row(*part) for part in parts.items()])
        by_puzzle = [[each.published, *each.peers, f"`{each.puzzle}`"] for each in compared]
        print_table(("SE", *peers, "puzzle"), by_puzzle)
    if rows := differences(compared):
        print_table(("SE", "its hardest", "ours", "our hardest", "puzzles", "for example"), rows)


def main() -> None:
    """Compare the ratings of each list."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--data", type=Path, metavar="FOLDER", help="where the lists of rated puzzles are")
    parser.add_argument("--lists", nargs="+", default=LISTS, metavar="NAME")
    parser.add_argument(
        "--beside", action="append", default=[], metavar="NAME=COMMAND", help="another program that rates puzzles"
    )
    parser.add_argument("--every", type=int, default=1, metavar="N", help="take every Nth puzzle of a list")
    options = parser.parse_args()
    if options.data is None:
        print("Without rated puzzles there is nothing to compare: --data FOLDER says where they are.")
        return
    peers = dict(each.split("=", 1) for each in options.beside)
    for name in options.lists:
        with (options.data / name).open(encoding="utf-8", newline="") as lines:
            rows = list(csv.DictReader(lines))[:: options.every]
        logic.rate(Grid.from_text(rows[-1]["puzzle"]), ceiling=0)  # compiles, or loads what is compiled
        tell(name, [compare(row, peers.values()) for row in rows], peers)


if __name__ == "__main__":
    main()
