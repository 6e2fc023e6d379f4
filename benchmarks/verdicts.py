"""Share of grids decided within a second, and the time: our exact search beside a SAT solver.

    pip install python-sat                   # 1.9.dev17 is what was measured with; nothing else here needs it
    python benchmarks/verdicts.py --data FOLDER [--lists NAME …] [--seconds 1]

Decided is whether a grid has no solution, one or several. Both take turns grid by grid. Ours stops at its limit of
guesses, which is about a second's worth, and counts as undecided when it took longer. The SAT solver, Glucose 4 in
python-sat, is told that every cell has one digit and every unit each digit once, both ways round, without the
candidates that the givens rule out; when it has found a solution, it is asked for another. Seconds are of computing,
not of the clock, and do not count writing the clauses. Without python-sat only our figures are printed. Where both
decide, they must agree.
"""

import argparse
import time
from collections.abc import Callable, Sequence
from itertools import combinations
from pathlib import Path
from statistics import median

from construction import groups, read_list

from sudoku_desktop.board import Grid
from sudoku_desktop.exact import SEVERAL, UndecidedError, count_solutions

LISTS = ("large_grids.csv", "hard_25x25.csv", "minimal_25x25.csv")
CONFLICTS = 1000
"""Number of steps after which the SAT solver's time limit is checked."""
Verdict = tuple[int | None, float]
"""Number of solutions up to two, or None if undecided, and the seconds."""
Solver = Callable[[Grid, float], Verdict]


def ours(grid: Grid, seconds: float) -> Verdict:
    """Return the verdict of our exact search within a number of seconds."""
    begun = time.thread_time()
    try:
        count: int | None = count_solutions(grid, SEVERAL)
    except UndecidedError:
        count = None
    taken = time.thread_time() - begun
    return (count if taken <= seconds else None), taken


def clauses_of(grid: Grid) -> list[list[int]]:
    """Return the clauses of rules and givens; variable `cell · size + digit` says that a cell has a digit, from 1."""
    size = grid.size
    candidates = [[digit] if digit else range(1, size + 1) for digit in grid.cells.tolist()]
    peers = grid.geometry.peers.tolist()
    for cell, digit in enumerate(grid.cells.tolist()):
        for peer in peers[cell] if digit else ():
            if peer != cell:
                candidates[peer] = [other for other in candidates[peer] if other != digit]
    sets = [[cell * size + digit for digit in own] for cell, own in enumerate(candidates)]
    for unit in grid.geometry.units.tolist():
        for digit in range(1, size + 1):
            sets += [[cell * size + digit for cell in unit if digit in candidates[cell]]]
    return sets + [[-one, -other] for each in sets for one, other in combinations(each, 2)]


def sat_verdict() -> Solver | None:
    """Return a function that gives the verdict of the SAT solver, or None if it is not installed."""
    try:
        from pysat.solvers import Glucose4
    except ModuleNotFoundError:
        return None

    def verdict(grid: Grid, seconds: float) -> Verdict:
        with Glucose4(bootstrap_with=clauses_of(grid)) as solver:
            begun, taken = time.thread_time(), 0.0
            found, answer = 0, None
            while found < SEVERAL and answer is not False and taken < seconds:
                solver.conf_budget(CONFLICTS)
                answer = solver.solve_limited()
                if answer:
                    found += 1
                    solver.add_clause([-literal for literal in solver.get_model() if literal > 0])
                taken = time.thread_time() - begun
            is_decided = taken <= seconds and (answer is False or found == SEVERAL)
            return (found if is_decided else None), taken

    return verdict


def row(name: str, solver: str, verdicts: Sequence[Verdict]) -> str:
    """Return a row of the table; an undecided grid counts with the time used."""
    decided = sum(count is not None for count, _ in verdicts)
    times = [1000 * seconds for _, seconds in verdicts]
    return f"| {name} | {solver} | {decided} of {len(verdicts)} | {median(times):,.1f} | {max(times):,.0f} |"


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--data", type=Path, required=True, metavar="FOLDER", help="where the lists are")
    parser.add_argument("--lists", nargs="+", default=LISTS, metavar="NAME")
    parser.add_argument("--seconds", type=float, default=1.0, help="for one grid (default: %(default)g)")
    options = parser.parse_args()
    solvers: dict[str, Solver] = {"ours": ours}
    other = sat_verdict()
    if other is None:
        print("python-sat is not installed, so there is nothing to compare with: pip install python-sat")
    else:
        solvers["Glucose 4"] = other
    print("| grids | solver | decided | median ms | worst |")
    print("|---|---|---|---|---|")
    for name in options.lists:
        for size, grids in groups(read_list(options.data / name)).items():
            ours(grids[0], 1.0)  # compiles
            verdicts: dict[str, list[Verdict]] = {solver: [] for solver in solvers}
            for grid in grids:
                for solver, verdict in solvers.items():
                    verdicts[solver].append(verdict(grid, options.seconds))
                counts = {verdicts[solver][-1][0] for solver in solvers} - {None}
                assert len(counts) <= 1, f"the verdicts differ on {grid.to_text()}"
            for solver, each in verdicts.items():
                print(row(f"{name}, {size}", solver, each), flush=True)


if __name__ == "__main__":
    main()
