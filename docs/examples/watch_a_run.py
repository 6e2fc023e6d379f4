# %% [markdown]
# # Watch a run
#
# An evolution is something you iterate over: `stream` yields what the population looks like by now, until the puzzle
# is solved or a limit is reached. This file is a notebook in percent format; Jupyter (with jupytext), VS Code and
# Spyder open it as cells, and `python docs/examples/watch_a_run.py` runs it.

# %%
import numpy as np

import sudoku_desktop as sd

PUZZLE = "1.5...37.......2...973...1.....531.23..8.1..42.147.....7...864...8.......12...8.7"

# %% [markdown]
# Mantere & Koljonen's algorithm of 2007 shuffles the digits within boxes. The seed makes the run repeatable: the
# window and `sudoku-cli solve` make the very same one.

# %%
costs: list[float] = []
for snapshot in sd.stream(PUZZLE, "mantere-koljonen-2007", seed=4, generations=20_000):
    costs.extend(snapshot.trace.best)  # every generation, however coarsely it is told

print(f"{snapshot.status.value} after {snapshot.generation:,} generations and {snapshot.trials:,} trials")
print(snapshot.best.cells.reshape(9, 9))

# %% [markdown]
# The best cost falls quickly, then waits for luck, and when it waits too long the population begins anew. Where did
# the time go?

# %%
history = np.asarray(costs)
for cost in sorted(set(history.tolist()), reverse=True)[-6:]:
    share = float(np.mean(history == cost))
    print(f"best cost {cost:4.0f}: {share:6.1%} of the generations {'#' * round(40 * share)}")
