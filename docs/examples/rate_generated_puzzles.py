# %% [markdown]
# # Does evolution find hard what people find hard?
#
# Make puzzles of rising levels, rate each as people do (Sudoku Explainer's scale) and by runs of Mantere & Koljonen's
# algorithm, and see whether the two put them in the same order.

# %%
import sudoku_desktop as sd
from sudoku_desktop.services.rank_correlation import spearman

LEVELS = ("easy", "moderate", "tough", "fiendish")
RUNS = 8

# %%
human: list[float] = []
generations: list[float] = []
for level in LEVELS:
    for made in sd.generate(2, level=level, seed=7):
        rating = sd.rate(made, runs=RUNS, seed=1, generations=3_000)
        by_evolution = rating.evolution
        assert rating.human is not None
        assert by_evolution is not None
        assert by_evolution.generations is not None
        human.append(rating.human.rating)
        generations.append(by_evolution.generations.mean)
        print(
            f"{level:10} SE {rating.human.rating:3.1f}  {made.puzzle.filled_count} givens  "
            f"solved {by_evolution.solved}/{RUNS}, {by_evolution.generations.mean:,.0f} generations on average"
        )

# %% [markdown]
# Spearman's coefficient compares the two orders: 1 is the same order, 0 none at all. Eight puzzles are far too few
# for an answer; `docs/findings.md` has one from hundreds.

# %%
print(f"Spearman: {spearman(human, generations):.2f}")
