"""Batches of runs: their declarations, outcomes, archive and statistics.

Vocabulary: a `Trial` is a declared run: puzzle, algorithm, seed and budget, which decide everything that happens in it.
(The user interface speaks of runs, because its trials count chromosomes.) An `Outcome` is how a run ended, a `MadeRun`
is a finished run with its history (its *course*), an `Archive` stores runs, and a `Sample` holds the run times under
equal conditions. In statistics a run that was not solved is *censored*: it would have taken longer than its budget.

Ratings by evolution, rated collections, races, studies and `sudoku-cli solve` all use these.
"""
