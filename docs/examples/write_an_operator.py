# %% [markdown]
# # Write an operator
#
# A mutation is a function that changes `cells`, the digits of a child. This one moves a digit that clashes: it draws a
# cell of a random box until its digit clashes in its row or column, and swaps it with another free cell of the box.

# %%
import tempfile
import time
from pathlib import Path

import sudoku_desktop as sd


def clashes(cells, units, cell):
    size = len(units[0])
    count = 0
    for other in units[cell // size]:
        count += cells[other] == cells[cell]
    for other in units[size + cell % size]:
        count += cells[other] == cells[cell]
    return count > 2


started = time.perf_counter()


@sd.mutation(genes="blocks", probability=sd.number(0.3, 0.0, 1.0), tries=sd.number(3, 0, 20))
def swap_clashing(cells, free, units, random, probability, tries):
    """With some probability, a free cell whose digit clashes changes places with another one of its block."""
    if random.uniform() >= probability:
        return
    block = free[random.index(len(free))]
    one = random.index(len(block))
    for _ in range(tries):
        if clashes(cells, units, block[one]):
            break
        one = random.index(len(block))
    other = random.index(len(block) - 1)
    if other >= one:
        other += 1
    cells[block[one]], cells[block[other]] = cells[block[other]], cells[block[one]]


print(f"{swap_clashing.__name__} was compiled and checked in {time.perf_counter() - started:.1f} s")

# %% [markdown]
# A wrong operator is refused where it is defined.

# %%
try:

    @sd.mutation(genes="blocks")
    def copy_neighbour(cells, free, random):
        block = free[random.index(len(free))]
        cells[block[0]] = cells[block[1]]

except ValueError as error:
    print(error)

# %% [markdown]
# Is it better than swapping any two cells? A study makes the runs: 2 mutations × 3 puzzles × 100 seeds, two at a time.

# %%
DECLARATION = """
title = "Swaps"
seeds = 100
budget = { trials = 3_000_000 }

[[puzzles]]
name = ["easy", "Mantere & Koljonen 2007, fig. 1", "moderate"]
cells = [
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    "8.2..351..6..91..37.1...8946.8..4.21...258.6.92.31.4.....4.278...5.89...2....71..",
    "...2...633....54.1..1..398........9....538....3........263..5..5.37....847...1...",
]

[[algorithms]]
preset = "mantere-koljonen-2007"
set = { mutation = ["SwapsInOneBlock", "swap_clashing"], "mutation.probability" = 0.3 }
"""
with tempfile.TemporaryDirectory() as folder:
    path = Path(folder) / "swaps.toml"
    path.write_text(DECLARATION, encoding="utf-8")
    started = time.perf_counter()
    runs = sd.study(path, archive=Path(folder) / "runs.db", jobs=2)
    print(f"{len(runs)} runs in {time.perf_counter() - started:.0f} s")

for puzzle in dict.fromkeys(run.trial.title for run in runs):
    for mutation in ("SwapsInOneBlock", swap_clashing.__name__):
        own = [run.outcome for run in runs if run.trial.title == puzzle and f'"{mutation}"' in run.trial.algorithm]
        solved = sum(run.solved for run in own)
        spent = sum(run.trials for run in own) / max(solved, 1)
        print(f"{puzzle:32} {mutation:28} {solved:3} of {len(own)} solved, {spent:9,.0f} grids for a solution")
