# %% [markdown]
# # Compare algorithms
#
# One run says little: a run of evolution is a draw. So give each algorithm ten seeds and the same number of trials
# (chromosomes evaluated), and count how many it solves.

# %%
import sudoku_desktop as sd

PUZZLE = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."  # AI Escargot
TRIALS = 200_000
SEEDS = range(10)

# %%
results = {name: [sd.solve(PUZZLE, name, seed=seed, trials=TRIALS) for seed in SEEDS] for name in sd.algorithms()}

print(f"{'algorithm':24} solved  expected trials a solution")
for name, runs in results.items():
    solved = sum(run.solved for run in runs)
    spent = sum(run.trials for run in runs)
    expected = f"{spent / solved:12,.0f}" if solved else f"  > {spent:,}"
    print(f"{name:24} {solved:3}/{len(runs)}  {expected}")

# %% [markdown]
# What a setting is good for is the same question. Here: the size of the population.

# %%
for population in (11, 21, 101):
    runs = [
        sd.solve(PUZZLE, "mantere-koljonen-2007", settings={"population": population}, seed=seed, trials=TRIALS)
        for seed in SEEDS
    ]
    missing = sorted(run.common_cost for run in runs)
    print(f"population {population:3}: digits missing at the end, by run: {missing}")
